import { ApiError, type Caller, type Rpc } from '@bms/contracts';
import type { Call } from '../../call.ts';
import { ItemCall } from '../bulk/item-call.ts';
import { compilePermission } from '../permission.ts';
import type { HistorySource } from './histories.ts';

type Message = Record<string, unknown>;
export type AnyHandler = (call: Call<Message>) => Promise<unknown>;

/** A record as the caller may get it now. */
export interface CurrentRecord {
  readonly id: number;
  readonly version: number;
  /** The response of its detail; undefined if it is deleted. */
  readonly answer: Message | undefined;
}

/** Reads the record of a call. @throws ApiError as the detail does, such as not_found */
export type ReadCurrent = (call: Call, request: Message) => Promise<CurrentRecord>;

/**
 * Compiles the read of the current record by the handler of its detail: callers who may get a record may read its history. A
 * deleted record has one for those who may restore it.
 * @param handle the handler of the rpc Get of the service
 */
export function compileReadCurrent(get: Rpc, handle: AnyHandler, source: () => HistorySource): ReadCurrent {
  const permit = compilePermission(get);
  const mayRestore = compileMayRestore(get);
  return async (call, request) => {
    permit(call.caller);
    const own = new ItemCall(call, { rpc: get, request, ifMatch: undefined, idempotencyKey: undefined });
    try {
      const answer = (await handle(own)) as Message;
      return { id: idOf(request, answer), answer, version: own.version ?? 0 };
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'not_found' || !mayRestore(call.caller)) throw error;
      const version = await source().findDeleted(Number(request['id']));
      if (version === undefined) throw error;
      return { id: Number(request['id']), answer: undefined, version };
    }
  };
}

/** Returns the id of a record: that of its path, or of a singleton that of the record itself. */
const idOf = ({ id }: Message, { record }: Message): number => Number(id ?? (record as { id: number }).id);

/** Compiles the test whether a caller may restore deleted records, by the rpc Restore of the service. */
function compileMayRestore({ service, request }: Rpc): (caller: Caller) => boolean {
  const restore = service.rpcs.find(({ name }) => name === 'Restore');
  // A record in the path of another one is deleted with its path.
  if (!restore || request.fields.length !== 1) return () => false;
  const permit = compilePermission(restore);
  return (caller) => {
    try {
      permit(caller);
      return true;
    } catch (error) {
      if (error instanceof ApiError) return false;
      throw error;
    }
  };
}
