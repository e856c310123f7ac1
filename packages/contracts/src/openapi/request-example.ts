import { type BulkTarget, bulkTargets } from '../bulk/bulk-targets.ts';
import { bodyParts } from '../requests/request-fields.ts';
import type { HttpBinding, JsonValue, Rpc } from '../types.ts';
import { bodyExample } from './examples.ts';

/** Builds the example body of a route; undefined if it has none. A PUT has that of a POST, which the document shows once. */
export function requestExample(rpc: Rpc, binding: HttpBinding): JsonValue | undefined {
  if (rpc.policy.bulk) return bulkExample(rpc);
  const body = bodyParts(rpc, binding);
  if (!body) return undefined;
  return bodyExample(body.fields, rpc.policy.external ? 'patch' : binding.mask === 'none' ? 'create' : binding.mask);
}

/** Builds the example of a bulk: one create, or an update if the service has no create. */
function bulkExample({ service }: Rpc): JsonValue {
  const writes = bulkTargets(service);
  const recordOf = ({ rpc, binding }: BulkTarget): JsonValue => requestExample(rpc, binding) ?? {};
  const [create, update] = [writes.get('create'), writes.get('update')];
  const item = create
    ? { action: 'create', record: recordOf(create) }
    : { action: 'update', id: 1, ...(update && { record: recordOf(update) }) };
  return { items: [item] };
}
