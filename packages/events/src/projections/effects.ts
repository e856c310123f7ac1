import { type IdempotentHandler, sameHandler } from '../consumer/options.ts';
import type { EventName, ReceivedEvent } from '../types.ts';
import type { Projection } from './projection.ts';

export interface ProjectionEffectsOptions<Fields, Kept extends EventName, Deleted extends EventName> {
  /** Event types with a version of the record, e.g. `client.created`, `client.updated`, `client.restored`. */
  readonly kept: readonly Kept[];
  /** Event types that delete the record, e.g. `client.deleted`. */
  readonly deleted?: readonly Deleted[];
  /** Returns the fields of the projection. */
  readonly fieldsOf: (event: ReceivedEvent<Kept>) => Fields;
}

/** Creates the handlers that keep a projection up to date; a consumer can combine them with handlers of its own. */
export function projectionEffects<Fields, Kept extends EventName, Deleted extends EventName = never>(
  projection: Projection<Fields>,
  { kept, deleted = [], fieldsOf }: ProjectionEffectsOptions<Fields, Kept, Deleted>,
): Readonly<Record<Kept, IdempotentHandler<Kept>> & Record<Deleted, IdempotentHandler<Deleted>>> {
  const keep: IdempotentHandler<Kept> = (events) =>
    projection.putAll(events.map((event) => ({ ...versionOf(event), fields: fieldsOf(event) })));
  const end: IdempotentHandler<Deleted> = (events) => projection.removeAll(events.map(versionOf));
  return { ...sameHandler(kept, keep), ...sameHandler(deleted, end) };
}

const versionOf = ({ recordId, version }: Pick<ReceivedEvent, 'recordId' | 'version'>) => ({
  id: Number(recordId),
  version,
});
