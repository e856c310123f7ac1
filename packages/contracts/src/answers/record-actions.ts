import { actionNameOf } from '../permissions.ts';
import type { PathSegment, Rpc, ServiceContract } from '../types.ts';

/** The member of a detail with the operations of the caller on its record. */
export const ACTIONS = 'actions';

/** The name of the actions that are updates of the status. */
export const STATUS_ACTION = 'status';

/** An operation on one record of a resource, other than reading it. */
export interface RecordOperation {
  /** The name in `actions`: `update`, `delete` or that of the rpc, e.g. `add_payment`. */
  readonly action: string;
  readonly rpc: Rpc;
}

/** True for an rpc whose response is the detail of a record, with `actions` on request. */
export const isDetail = ({ name, shape }: Rpc): boolean => name === 'Get' && shape !== undefined;

/**
 * Returns the operations on a record of a resource, in the order of the contract: those on the path of its detail, such as
 * PATCH and DELETE, and those on paths that continue it by literals alone, such as `/api/estimates/{id}/send`. An operation
 * on a part of the record, which has an id of its own, is none of them.
 */
export function recordOperations({ rpcs }: Pick<ServiceContract, 'rpcs'>): RecordOperation[] {
  const path = rpcs.find(isDetail)?.bindings[0]?.segments;
  if (!path) return [];
  const isOnRecord = ({ name, bindings }: Rpc): boolean =>
    name !== 'Create' && bindings.some(({ method, segments }) => method !== 'GET' && continues(path, segments));
  return rpcs.filter(isOnRecord).map((rpc) => ({ action: actionNameOf(rpc), rpc }));
}

function continues(path: readonly PathSegment[], segments: readonly PathSegment[]): boolean {
  const isSame = path.every((segment, at) => JSON.stringify(segment) === JSON.stringify(segments[at]));
  return isSame && segments.slice(path.length).every((segment) => 'literal' in segment);
}
