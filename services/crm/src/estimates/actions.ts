import { invalid } from '@bms/contracts';
import type { DocumentFeatures, ShownHash } from '@bms/printing';
import { action, changeRecord, type Decide, type HandlersOf, moveTo, type Resource } from '@bms/service-kit';
import type { Estimate } from './estimates.model.ts';
import { expiryViolation } from './expiry.ts';

interface ActionDeps extends Pick<DocumentFeatures<Estimate>, 'send'> {
  readonly hash: Pick<ShownHash, 'prepared'>;
}

/** Creates the actions of estimates, each of which changes the status. */
export function estimateActions(
  resource: Resource<Estimate>,
  { hash, send }: ActionDeps,
): Pick<HandlersOf<'bms.crm.Estimates'>, 'Send' | 'Accept' | 'Decline' | 'Reopen'> {
  const to = (status: string) => moveTo(resource, status);
  return {
    Send: send(async (draft, call, tx) => {
      const sent = { sent_version: draft.version + 1, sent_at: new Date() };
      return changeRecord(resource, draft, { ...(await to('sent')(draft, call, tx)), ...sent }, call, tx);
    }),
    Accept: hash.prepared(action(resource, 'Accept', 'Accepted.', acceptEstimate(resource))),
    Decline: action(resource, 'Decline', 'Declined.', to('declined')),
    Reopen: action(resource, 'Reopen', 'Reopened.', async (estimate, call, tx) => ({
      ...(await to('draft')(estimate, call, tx)),
      answer: undefined,
      sent_at: undefined,
    })),
  };
}

/** Returns the decision that accepts an estimate. @throws ApiError validation_failed if it is not sent or has expired */
export function acceptEstimate(resource: Resource<Estimate>): Decide<Estimate> {
  const accept = moveTo(resource, 'accepted');
  return async (estimate, call, tx) => {
    const changes = await accept(estimate, call, tx);
    assertNotExpired(estimate, resource.kit.days.today());
    return changes;
  };
}

/** @throws ApiError validation_failed after the last day on which the estimate is valid */
export function assertNotExpired(estimate: Pick<Estimate, 'valid_until'>, today: Date): void {
  const violation = expiryViolation(estimate, today);
  if (violation) throw invalid(violation);
}
