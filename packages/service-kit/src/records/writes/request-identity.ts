import { createHash } from 'node:crypto';
import type { Rpc } from '@bms/contracts';
import type { Call } from '../../runtime/call.ts';
import { KEYED_CALL } from '../../runtime/server/history/reverting.ts';

/** The identity of a use of an Idempotency-Key. */
export interface RequestIdentity {
  /** Hash of caller, rpc, record and key: calls with equal ids are the same call if their bodies match. */
  readonly id: string;
  /** Hash of the request without its secrets: a password hash could be attacked by guessing. */
  readonly body: string;
}

/**
 * Returns the identity of a call with an Idempotency-Key; undefined without a key, for a dry run,
 * and for public rpcs unless pages call them: the key then belongs to the record in the path.
 */
export function identityOf(call: Call): RequestIdentity | undefined {
  const { idempotencyKey, caller, isDryRun } = call;
  if (idempotencyKey === undefined || isDryRun) return undefined;
  if (caller.kind === 'public' && !call.rpc.policy.crossOrigin) return undefined;
  const { rpc, request } = (call.context.get(KEYED_CALL) ?? call) as { rpc: Rpc; request: Record<string, unknown> };
  return {
    id: hash([
      caller.kind,
      caller.userId,
      caller.apiKeyId,
      ...(caller.scimTokenId ? [`scim ${caller.scimTokenId}`] : []),
      rpc.path,
      pathValues(rpc, request),
      idempotencyKey,
    ]),
    body: hash(withoutSecrets(rpc, request)),
  };
}

function pathValues(rpc: Rpc, request: Record<string, unknown>): unknown[] {
  const segments = rpc.bindings[0]?.segments ?? [];
  return segments.flatMap((segment) => ('variable' in segment ? [request[segment.variable]] : []));
}

function withoutSecrets({ request: { fields } }: Rpc, request: Record<string, unknown>): Record<string, unknown> {
  const secret = new Set(fields.filter(({ rules }) => rules.sensitive).map(({ name }) => name));
  return Object.fromEntries(Object.entries(request).filter(([name]) => !secret.has(name)));
}

function hash(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value, sortKeys)).digest('base64url');
}

/** Sorts object members, since equal bodies may order them differently. */
function sortKeys(_key: string, value: unknown): unknown {
  if (value === null || typeof value !== 'object' || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
}
