import type { EffectHandler } from '../consumer/options.ts';
import type { ReceivedEvent } from '../types.ts';
import type { Copies } from './copies.ts';

export interface CopyEffectsOptions<Fields> {
  /** Event types with a version of the record, e.g. `client.created`, `client.updated`, `client.restored`. */
  readonly kept: readonly string[];
  /** Event types that delete the record, e.g. `client.deleted`. */
  readonly deleted?: readonly string[];
  /** Returns the fields of the projection. */
  readonly fieldsOf: (event: ReceivedEvent) => Fields;
}

/** Creates the handlers that keep a projection up to date; a consumer can combine them with handlers of its own. */
export function copyEffects<Fields>(
  copies: Copies<Fields>,
  options: CopyEffectsOptions<Fields>,
): Record<string, EffectHandler> {
  const keep: EffectHandler = (event, tx) =>
    copies.put({ id: Number(event.recordId), version: event.version, fields: options.fieldsOf(event) }, tx.session);
  const end: EffectHandler = (event, tx) => copies.remove(Number(event.recordId), event.version, tx.session);
  return Object.fromEntries([
    ...options.kept.map((type) => [type, keep]),
    ...(options.deleted ?? []).map((type) => [type, end]),
  ]);
}
