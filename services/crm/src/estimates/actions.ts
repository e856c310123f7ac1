import { invalid } from '@bms/contracts';
import {
  action,
  changeRecord,
  type Decide,
  type Handler,
  listDocumentRecipients,
  moveTo,
  type Resource,
  sendDocument,
  startOfDay,
} from '@bms/service-kit';
import type { Estimate } from './estimates.model.ts';

/** Creates the actions of estimates, each of which changes the status. */
export function estimateActions(
  resource: Resource<Estimate>,
): Record<'Send' | 'ListRecipients' | 'Accept' | 'Decline' | 'Reopen', Handler> {
  const to = (status: string) => moveTo(resource, status);
  const accept: Decide<Estimate> = async (estimate, call, tx) => {
    const changes = await to('accepted')(estimate, call, tx);
    assertNotExpired(estimate, new Date());
    return changes;
  };
  return {
    Send: sendDocument(resource, async (draft, call, tx) =>
      changeRecord(resource, draft, await to('sent')(draft, call, tx), call, tx),
    ),
    ListRecipients: listDocumentRecipients(resource),
    Accept: action(resource, 'Accept', 'Accepted.', accept),
    Decline: action(resource, 'Decline', 'Declined.', to('declined')),
    Reopen: action(resource, 'Reopen', 'Reopened.', to('draft')),
  };
}

/** @throws ApiError validation_failed after the last day (UTC) on which the estimate is valid */
export function assertNotExpired({ valid_until }: Pick<Estimate, 'valid_until'>, now: Date): void {
  if (!valid_until || valid_until >= startOfDay(now)) return;
  const message = `The estimate expired after ${valid_until.toISOString().slice(0, 10)}.`;
  throw invalid({ field: 'valid_until', code: 'expired', message });
}
