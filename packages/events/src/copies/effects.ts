import type { EffectHandler } from '../consumer/options.ts';
import type { ReceivedEvent } from '../types.ts';
import type { Copies } from './copies.ts';

export interface CopyEffectsOptions<Fields> {
  /** Types that bring a version of the record, e.g. `client.created`, `client.updated`, `client.restored`. */
  readonly kept: readonly string[];
  /** Types that end it, e.g. `client.deleted`. */
  readonly deleted?: readonly string[];
  /** The fields of the copy. */
  readonly fieldsOf: (event: ReceivedEvent) => Fields;
}

/** The effects by which a consumer keeps copies up to date; more of one's own can stand beside them. */
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
