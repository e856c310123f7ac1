import { ApiError, bulkTargets, type Rpc, type ServiceContract } from '@bms/contracts';
import type { Call } from '../../call.ts';
import { compilePermission } from '../permission.ts';
import { ItemCall } from './item-call.ts';
import type { ReadItem } from './read-item.ts';
import { compileAddConflicts, type ShowAnswer } from './show-result.ts';

type AnyHandler = (call: Call<Record<string, unknown>>) => Promise<unknown>;

/** Adds the conflicts with the record to the error of an item that expects another version. */
export type ConflictsOf = (error: ApiError, call: Call, known: ReadItem, id: number) => Promise<ApiError>;

/**
 * Compiles the conflicts of a service's items: the record is read by its rpc Get as the caller. A delete, and a record that
 * cannot be read, have none.
 */
export function compileConflictsOf(
  service: ServiceContract,
  handlers: Readonly<Record<string, AnyHandler>>,
  shows: ReadonlyMap<Rpc, ShowAnswer>,
): ConflictsOf {
  const get = service.rpcs.find(({ name, policy }) => name === 'Get' && policy.stream === '' && !policy.hasEffect);
  const update = bulkTargets(service).get('update');
  if (!get || !update) return async (error) => withNone(error);
  const [permit, add] = [compilePermission(get), compileAddConflicts(update, get)];
  return async (error, call, { target, sent, request }, id) => {
    if (target !== update && target.rpc !== update.rpc) return withNone(error);
    const own = { rpc: get, request: { ...request, id }, ifMatch: undefined, idempotencyKey: undefined };
    try {
      permit(call.caller);
      const reading = new ItemCall(call, own);
      const shown = shows.get(get)!(await handlers[get.name]!(reading), call.caller);
      const version = reading.version ?? error.version;
      return add(new ApiError(error.code, error.message, { violations: error.violations, version }), sent, shown);
    } catch (failure) {
      if (failure instanceof ApiError) return withNone(error);
      throw failure;
    }
  };
}

const withNone = (error: ApiError): ApiError =>
  new ApiError(error.code, error.message, { violations: error.violations, version: error.version, conflicts: [] });
