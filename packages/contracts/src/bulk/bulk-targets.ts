import type { HttpBinding, Rpc, ServiceContract } from '../types.ts';

/** A kind of write of one record. */
export type BulkWrite = 'create' | 'update' | 'delete';

/** The rpc of a write, with the route whose parameters and body its items have. */
export interface BulkTarget {
  readonly rpc: Rpc;
  readonly binding: HttpBinding;
}

const WRITES = [
  ['create', 'Create', 'POST'],
  ['update', 'Update', 'PATCH'],
  ['delete', 'Delete', 'DELETE'],
] as const;

/** Returns the writes that the items of a bulk of a service can make: those of its rpcs Create, Update and Delete. */
export function bulkTargets({ rpcs }: ServiceContract): ReadonlyMap<BulkWrite, BulkTarget> {
  const targets = WRITES.flatMap(([write, name, method]) => {
    const rpc = rpcs.find((other) => other.name === name && other.policy.stream === '');
    const binding = rpc?.bindings.find((route) => route.method === method);
    return rpc && binding ? [[write, { rpc, binding }] as const] : [];
  });
  return new Map(targets);
}
