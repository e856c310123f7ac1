import type { IdempotentHandler } from '../consumer/options.ts';
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
  { kept, deleted = [], fieldsOf }: ProjectionEffectsOptions<Fields>,
): Record<string, IdempotentHandler> {
  const keep: IdempotentHandler = (events) =>
    projection.putAll(events.map((event) => ({ ...versionOf(event), fields: fieldsOf(event) })));
  const end: IdempotentHandler = (events) => projection.removeAll(events.map(versionOf));
  return Object.fromEntries([...kept.map((type) => [type, keep]), ...deleted.map((type) => [type, end])]);
}

const versionOf = ({ recordId, version }: ReceivedEvent) => ({ id: Number(recordId), version });
