import { ApiError, invalid } from '@bms/contracts';
import type { Call } from '../../runtime/call.ts';
import type { Resource } from '../crud/resource.ts';
import type { OperationContext, Rejection } from '../model/rule-options.ts';
import type { StoredRecord } from '../model/stored.ts';
import { noMoveBy } from '../rules/states.ts';
import { clientView, matches } from '../scope/scope.ts';

/**
 * Returns the rejection of an operation by the precondition of its module, or else by the transitions of the contract.
 * @param name the name of the rpc
 */
export function unmetPrecondition<T extends StoredRecord>(
  { definition, record: contract, states, kit: { days } }: Resource<T>,
  record: NoInfer<T>,
  name: string,
  context: Pick<OperationContext, 'caller' | 'status'>,
): Rejection | undefined {
  const known = states.get('status');
  const illegalMove = known && noMoveBy(known, String(record['status']), name);
  const precondition = definition.preconditions?.[name];
  if (!precondition) return illegalMove;
  const isVisibleToClient = () => matches(clientView(definition, Number(record['client_id'])), record);
  return precondition(record, { ...context, contract, illegalMove, isVisibleToClient, today: days.today });
}

/**
 * Asserts the precondition of an operation, see unmetPrecondition.
 * @param name the name of the rpc; that of the call by default
 * @throws ApiError
 */
export function assertPrecondition<T extends StoredRecord>(
  resource: Resource<T>,
  record: NoInfer<T>,
  { caller, rpc }: Pick<Call, 'caller' | 'rpc'>,
  name: string = rpc.name,
  status?: string,
): void {
  const rejection = unmetPrecondition(resource, record, name, { caller, status });
  if (rejection) throw rejection instanceof ApiError ? rejection : invalid(rejection);
}
