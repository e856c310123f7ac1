import type { EffectHandler } from '../consumer/options.ts';
import type { ReceivedEvent } from '../types.ts';
import type { Projection } from './projection.ts';

export interface ProjectionEffectsOptions<Fields> {
  /** Event types with a version of the record, e.g. `client.created`, `client.updated`, `client.restored`. */
  readonly kept: readonly string[];
  /** Event types that delete the record, e.g. `client.deleted`. */
  readonly deleted?: readonly string[];
  /** Returns the fields of the projection. */
  readonly fieldsOf: (event: ReceivedEvent) => Fields;
}

/** Creates the handlers that keep a projection up to date; a consumer can combine them with handlers of its own. */
export function projectionEffects<Fields>(
  projection: Projection<Fields>,
  options: ProjectionEffectsOptions<Fields>,
): Record<string, EffectHandler> {
  const keep: EffectHandler = (event, tx) =>
    projection.put({ id: Number(event.recordId), version: event.version, fields: options.fieldsOf(event) }, tx.session);
  const end: EffectHandler = (event, tx) => projection.remove(Number(event.recordId), event.version, tx.session);
  return Object.fromEntries([
    ...options.kept.map((type) => [type, keep]),
    ...(options.deleted ?? []).map((type) => [type, end]),
  ]);
}
