import { createHash } from 'node:crypto';
import type { Rpc } from '@bms/contracts';
import type { Call } from '../types.ts';

/** What tells one use of an Idempotency-Key from another. */
export interface RequestIdentity {
  /** Hash of caller, rpc, record and key: two calls with the same one are the same call, if their bodies agree. */
  readonly id: string;
  /** Hash of the whole request. */
  readonly body: string;
}

/** The identity of a call with an Idempotency-Key; undefined without a key or a caller. */
export function identityOf(call: Call): RequestIdentity | undefined {
  const { idempotencyKey, caller, rpc } = call;
  if (idempotencyKey === undefined || caller.kind === 'public') return undefined;
  const request = call.request as Record<string, unknown>;
  return {
    id: hash([caller.kind, caller.userId, caller.apiKeyId, rpc.path, pathValues(rpc, request), idempotencyKey]),
    body: hash(request),
  };
}

function pathValues(rpc: Rpc, request: Record<string, unknown>): unknown[] {
  const segments = rpc.bindings[0]?.segments ?? [];
  return segments.flatMap((segment) => ('variable' in segment ? [request[segment.variable]] : []));
}

function hash(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value, sortKeys)).digest('base64url');
}

/** Equal bodies may have their members in another order. */
function sortKeys(_key: string, value: unknown): unknown {
  if (value === null || typeof value !== 'object' || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
}
