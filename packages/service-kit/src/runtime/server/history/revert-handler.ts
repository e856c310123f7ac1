import { ApiError, bulkTargets, type Contract, invalid, type Rpc } from '@bms/contracts';
import type { Call } from '../../call.ts';
import type { Handler } from '../../module.ts';
import { ItemCall } from '../bulk/item-call.ts';
import { failureOfInvalid } from '../bulk/prepared.ts';
import { type BulkItem, compileReadItem } from '../bulk/read-item.ts';
import { compileShow } from '../bulk/show-result.ts';
import type { AnyHandler, ReadCurrent } from './current-record.ts';
import type { ReadFormer } from './former-record.ts';
import { compileFormerValues } from './former-values.ts';
import { KEYED_CALL, REVERTED_TO } from './reverting.ts';

type Message = Record<string, unknown>;

/** The request of Revert; further members are the variables of its path. A singleton has no id. */
interface RevertRequest extends Message {
  readonly id?: number;
  readonly version: number;
}

/** The functions by which a record is reverted. */
export interface RevertDeps {
  readonly contract: Pick<Contract, 'definition'>;
  readonly readCurrent: ReadCurrent;
  readonly readFormer: ReadFormer;
  /** The handler of the rpc Update of the service. */
  readonly update: AnyHandler;
}

/**
 * Creates the handler of the rpc Revert of a service: the handler of Update, with the values of an earlier version, as a call
 * of the same caller.
 * @see docs/adr/0231-history-of-records.md
 */
export function createRevertHandler(rpc: Rpc, deps: RevertDeps): Handler<RevertRequest> {
  const { service } = rpc;
  const { definition } = deps.contract;
  const get = service.rpcs.find(({ name }) => name === 'Get')!;
  const target = bulkTargets(service).get('update')!;
  const read = compileReadItem(service, definition);
  const show = compileShow(get, definition);
  const body = target.rpc.request.field(target.binding.body)!.message!;
  const valuesOf = compileFormerValues(body, get.response.field('record')!.message!);

  /** Reads the update that reverts the record, or the reason why there is none, which the errors of an update precede. */
  async function prepare(call: Call<RevertRequest>) {
    const { version, ...path } = call.request;
    const { id, ...above } = path;
    const current = await deps.readCurrent(call, path);
    // A deleted record is restored, not reverted.
    if (!current.answer) throw new ApiError('not_found');
    const now = show(current.answer, call.caller);
    const updateWith = (values: object) => read(itemOf(id, values), above, call.caller);
    try {
      const then = show(await deps.readFormer(call, { version }, current), call.caller);
      return updateWith(valuesOf(then, now));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      return { ...updateWith({}), error: error.code === 'not_found' ? unknownVersion(version) : error };
    }
  }

  return async (call) => {
    const known = await prepare(call);
    const { ifMatch, idempotencyKey } = call;
    const own = new ItemCall(call, { rpc: target.rpc, request: known.request, ifMatch, idempotencyKey });
    own.context.set(REVERTED_TO, call.request.version);
    own.context.set(KEYED_CALL, { rpc, request: call.request });
    if (known.error !== undefined) throw await failureOfInvalid(known, own, deps.update);
    const answer = await deps.update(own);
    if (own.version !== undefined) call.setVersion(own.version);
    return answer;
  };
}

const itemOf = (id: number | undefined, values: object): BulkItem => ({
  action: 'update',
  ...(id !== undefined && { id }),
  record: JSON.stringify(values),
  if_match: '',
  key: '',
});

const unknownVersion = (version: number): ApiError =>
  invalid({ field: 'version', code: 'unknown_reference', message: `version ${version} of the record does not exist.` });
