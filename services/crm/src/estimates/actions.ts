import { invalid } from '@bms/contracts';
import type { SentCapture, ShownHash } from '@bms/printing';
import {
  action,
  changeRecord,
  type Decide,
  type DraftWarnings,
  type ExternalMailLimits,
  type HandlersOf,
  listDocumentRecipients,
  moveTo,
  type Resource,
  sendDocument,
} from '@bms/service-kit';
import type { Estimate } from './estimates.model.ts';
import { expiryViolation } from './expiry.ts';

/** The records of what was sent and of what was accepted, and the warnings about what is to be sent. */
interface SentDocuments {
  readonly capture: Pick<SentCapture, 'prepared'>;
  readonly hash: Pick<ShownHash, 'prepared'>;
  readonly draftWarnings: DraftWarnings;
}

/** Creates the actions of estimates, each of which changes the status. */
export function estimateActions(
  resource: Resource<Estimate>,
  { capture, hash, draftWarnings }: SentDocuments,
  limits: ExternalMailLimits,
): Pick<HandlersOf<'bms.crm.Estimates'>, 'Send' | 'ListRecipients' | 'Accept' | 'Decline' | 'Reopen'> {
  const to = (status: string) => moveTo(resource, status);
  return {
    Send: capture.prepared(
      sendDocument(
        resource,
        limits,
        async (draft, call, tx) => {
          const sent = { sent_version: draft.version + 1, sent_at: new Date() };
          return changeRecord(resource, draft, { ...(await to('sent')(draft, call, tx)), ...sent }, call, tx);
        },
        draftWarnings,
      ),
    ),
    ListRecipients: listDocumentRecipients(resource),
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
