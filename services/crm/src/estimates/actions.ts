import { invalid } from '@bms/contracts';
import {
  action,
  type Decide,
  type Handler,
  moveTo,
  type Resource,
  type StoredValues,
  startOfDay,
} from '@bms/service-kit';
import { estimateStates } from './status.ts';

/** The verbs of estimates: each moves one to another status. */
export function estimateActions(resource: Resource): Record<'Send' | 'Accept' | 'Decline' | 'Reopen', Handler> {
  const to = (status: string) => moveTo(estimateStates, status);
  const accept: Decide = async (estimate, call, tx) => {
    const changes = await to('accepted')(estimate, call, tx);
    refuseExpired(estimate, new Date());
    return changes;
  };
  return {
    Send: action(resource, 'Send', 'Sent.', to('sent')),
    Accept: action(resource, 'Accept', 'Accepted.', accept),
    Decline: action(resource, 'Decline', 'Declined.', to('declined')),
    Reopen: action(resource, 'Reopen', 'Reopened.', to('draft')),
  };
}

/** @throws ApiError validation_failed once the last day (UTC) is over on which the estimate is valid */
export function refuseExpired({ valid_until }: StoredValues, now: Date): void {
  if (!(valid_until instanceof Date) || valid_until >= startOfDay(now)) return;
  const message = `The estimate was valid until ${valid_until.toISOString().slice(0, 10)}.`;
  throw invalid({ field: 'valid_until', code: 'expired', message });
}
