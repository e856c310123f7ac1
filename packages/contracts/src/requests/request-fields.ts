import { bulkTargets } from '../bulk/bulk-targets.ts';
import type { FieldContract, HttpBinding, MessageContract, Rpc } from '../types.ts';

/** Returns the fields in the path of a route, in path order. */
export function pathFields(rpc: Rpc, binding: HttpBinding): FieldContract[] {
  return binding.segments.flatMap((part) => ('variable' in part ? [rpc.request.field(part.variable)!] : []));
}

/**
 * Returns the body message of a route and those of its fields that are not in the path; undefined if the route has no
 * body.
 */
export function bodyParts(
  rpc: Rpc,
  binding: HttpBinding,
): { message: MessageContract; fields: readonly FieldContract[] } | undefined {
  if (binding.body === '') return undefined;
  if (rpc.policy.external) return bodyOfUpdate(rpc);
  const inPath = new Set(pathFields(rpc, binding).map((field) => field.name));
  if (binding.body !== '*') {
    const { message } = rpc.request.field(binding.body)!;
    return { message: message!, fields: message!.fields };
  }
  return { message: rpc.request, fields: rpc.request.fields.filter((field) => !inPath.has(field.name)) };
}

/** Returns the body of the rpc PutExternal: the members that an update of the record has. */
function bodyOfUpdate({ service }: Rpc): ReturnType<typeof bodyParts> {
  const update = bulkTargets(service).get('update');
  return update && bodyParts(update.rpc, update.binding);
}
