import type { Call } from '@bms/service-kit';
import type { Webhook } from './webhook.model.ts';

/** The last change of a webhook with an account. */
export interface Edit {
  readonly user_id: number;
  readonly at: Date;
}

/** The time for which edits are kept: longer than a change of credentials can be undone. */
const KEPT_MS = 96 * 3600_000;

/**
 * Returns the edits of a webhook with that of the call: the last one of each account, so that a later edit with another
 * account hides none. Changes by the service itself are no edits.
 */
export function withEdit(edits: Webhook['edits'], { caller }: Pick<Call, 'caller'>): Edit[] {
  const now = new Date();
  const isKept = ({ user_id, at }: Edit): boolean =>
    user_id !== caller.userId && at.getTime() > now.getTime() - KEPT_MS;
  const kept = ((edits ?? []) as readonly Edit[]).filter(isKept);
  return caller.userId > 0 ? [...kept, { user_id: caller.userId, at: now }] : kept;
}
