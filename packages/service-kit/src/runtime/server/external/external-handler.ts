import { ApiError, bulkTargets, type Contract, compileLocation, type Rpc } from '@bms/contracts';
import type { Call } from '../../call.ts';
import { externalKey } from '../../database/external-keys.ts';
import type { Handler, Handlers } from '../../module.ts';
import { ItemCall } from '../bulk/item-call.ts';
import { failureOfInvalid } from '../bulk/prepared.ts';
import { type BulkItem, compileReadItem } from '../bulk/read-item.ts';
import { compileShow, type ShowAnswer } from '../bulk/show-result.ts';
import { type FindExternal, isTaken } from './external-of.ts';

/** Dependencies of the writes by ids in other systems. */
export interface ExternalDeps {
  readonly contract: Pick<Contract, 'definition'>;
  readonly findExternal: FindExternal;
}

type Message = Record<string, unknown>;
type AnyHandler = (call: Call<Message>) => Promise<unknown>;

/** The request of PutExternal; further members are the variables of its path. */
interface ExternalRequest extends Message {
  readonly source: string;
  readonly external_id: string;
  readonly record: string;
}

/** The number of attempts if other calls create the record, or change its id, at the same time. */
const ATTEMPTS = 3;

/**
 * Creates the handler of the rpc PutExternal of a service: it runs the handler of Update for the record with the id, or
 * that of Create without one.
 * @param handlers those of the service
 * @see docs/adr/0224-external-ids.md
 */
export function createExternalHandler(rpc: Rpc, handlers: Handlers, deps: ExternalDeps): Handler<ExternalRequest> {
  const { service } = rpc;
  const { definition } = deps.contract;
  const read = compileReadItem(service, definition);
  const shows = new Map<Rpc, ShowAnswer>(service.rpcs.map((other) => [other, compileShow(other, definition)]));
  const created = bulkTargets(service).get('create')!;
  const locationOf = compileLocation(created.rpc, { ...created.binding, method: 'POST' });

  async function write(call: Call<ExternalRequest>, recordId: number | undefined) {
    const { source, external_id: id, record, ...path } = call.request;
    // Only a record has versions.
    if (recordId === undefined && call.ifMatch !== undefined) throw new ApiError('not_found');
    const known = read(upsertOf(record), path, call.caller, { source, id, recordId });
    const handle = handlers[known.target.rpc.name] as unknown as AnyHandler;
    const { ifMatch } = call;
    const own = new ItemCall(call, {
      rpc: known.target.rpc,
      request: known.request,
      ifMatch,
      idempotencyKey: undefined,
    });
    if (known.error !== undefined) throw await failureOfInvalid(known, own, handle);
    const shown = shows.get(known.target.rpc)!(await handle(own), call.caller);
    if (own.version !== undefined) call.setVersion(own.version);
    const isNew = recordId === undefined;
    const params = Object.fromEntries(Object.entries(path).map(([name, value]) => [name, String(value)]));
    const location = (isNew && locationOf?.(params, shown)) || '';
    return { created: isNew, location, answer: JSON.stringify(shown) };
  }

  return async (call) => {
    const { source, external_id: id } = call.request;
    for (let attempt = 1; ; attempt++) {
      const found = await deps.findExternal(service.name, call, [{ source, id }]);
      try {
        return await write(call, found.get(externalKey(service.name, { source, id })));
      } catch (error) {
        const isLost = isTaken(error, { source, id }) || isGone(error, found.size > 0);
        if (!isLost || attempt === ATTEMPTS) throw error;
      }
    }
  };
}

const upsertOf = (record: string): BulkItem => ({ action: 'upsert', record, if_match: '', key: '', external_id: {} });

/** True if the record that was found was deleted meanwhile. */
const isGone = (error: unknown, wasFound: boolean): boolean =>
  wasFound && error instanceof ApiError && error.code === 'not_found';
