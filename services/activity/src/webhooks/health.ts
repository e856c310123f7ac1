import { type Call, changeRecord, ownCall, type Resource, type Transaction } from '@bms/service-kit';
import type { ViewGrant } from '../notifications/notification.ts';
import type { DueNotification, Notifier } from '../notifications/notifier.ts';
import { ownerOf } from './owners.ts';
import { GONE, type PostResult } from './post.ts';
import { WEBHOOKS, type Webhook } from './webhook.model.ts';

const DAY_MS = 24 * 3600_000;
/** The minimum number of failures; fewer are not significant for a webhook with few events. */
const FEWEST_FAILURES = 10;

/** Clears the failures of a webhook after a successful delivery. */
export async function recordSuccess({ kit }: Resource<Webhook>, { _id, failing_since }: Webhook): Promise<void> {
  if (!failing_since) return;
  const forgotten = { $unset: { failing_since: '', failures: '' } } as const;
  await kit.db.collection<Webhook>(WEBHOOKS).updateOne({ _id }, forgotten);
}

/**
 * Counts a failed attempt, and keeps the time before which the receiver wants no message. After a day without a success
 * the webhook is switched off, and at once if the receiver wants no further messages (410 Gone).
 */
export async function recordFailure(
  resource: Resource<Webhook>,
  notifier: Notifier,
  { _id, url }: Webhook,
  { status, retryAt }: PostResult,
): Promise<void> {
  // A response of the URL from before a change says nothing about the new one.
  if (status === GONE)
    return switchOff(resource, notifier, _id, 'gone', (webhook) => webhook.active && webhook.url === url);
  const webhooks = resource.kit.db.collection<Webhook>(WEBHOOKS);
  const failed = {
    ...(retryAt && { retry_at: { $max: ['$retry_at', retryAt] } }),
    failing_since: { $ifNull: ['$failing_since', '$$NOW'] },
    failures: { $add: [{ $ifNull: ['$failures', 0] }, 1] },
  };
  const webhook = await webhooks.findOneAndUpdate({ _id }, [{ $set: failed }], { returnDocument: 'after' });
  if (webhook && isHopeless(webhook)) await switchOff(resource, notifier, _id, 'failing', isHopeless);
}

const isHopeless = ({ active, failing_since, failures = 0 }: Webhook): boolean =>
  active &&
  failures >= FEWEST_FAILURES &&
  (failing_since?.getTime() ?? Number.POSITIVE_INFINITY) <= Date.now() - DAY_MS;

/** Switches a webhook off and notifies its owner, once even if several processes detect it. */
async function switchOff(
  resource: Resource<Webhook>,
  notifier: Notifier,
  id: number,
  reason: DisabledReason,
  holds: (webhook: Webhook) => boolean,
): Promise<void> {
  const { kit, model } = resource;
  const found = await model.findById(id).lean<Webhook>();
  if (!found || !holds(found)) return;
  const disable = await prepareDisable(resource, notifier, found, reason);
  const call = ownCall(kit, { rpc: '/bms.activity.Webhooks/Update' });
  await kit.write(call, async (tx) => {
    const before = await model.findById(id).session(tx.session).lean<Webhook>();
    if (before && holds(before)) await disable(before, call, tx);
  });
}

/** Disables a webhook that was loaded in the same transaction, and notifies its owner. */
export type Disable = (webhook: Webhook, call: Call, tx: Transaction) => Promise<void>;

/** Prepares the disabling of a webhook, before its transaction. @throws ApiError unavailable if identity is */
export async function prepareDisable(
  resource: Resource<Webhook>,
  notifier: Notifier,
  webhook: Webhook,
  reason: DisabledReason,
): Promise<Disable> {
  const queue = await notifier.notification(noticeOf(webhook, reason));
  return async (before, call, tx) => {
    const off = { active: false, switched_off_at: new Date(), disabled_reason: reason };
    await changeRecord(resource, before, off, call, tx);
    await queue(tx);
  };
}

/**
 * The reason a webhook was disabled: no delivery succeeded for a day, the receiver answered 410 Gone, or an account with which
 * it was created or changed had to be recovered.
 */
type DisabledReason = 'failing' | 'gone' | 'account_recovered';

const TEXTS: Readonly<Record<DisabledReason, (url: string) => string>> = {
  failing: (url) =>
    `The webhook for ${url} was disabled because no delivery succeeded for a day. Once the URL responds again, set the webhook to active. You can then resend its deliveries.`,
  gone: (url) =>
    `The webhook for ${url} was disabled because the receiver answered 410 Gone: it wants no further messages. If that was a mistake, or after changing the URL, set the webhook to active. You can then resend its deliveries.`,
  account_recovered: (url) =>
    `The webhook for ${url} was disabled because an account with which it was created or changed was recovered by its owner. Check its URL and events and rotate its secret, then set the webhook to active. You can then resend its deliveries.`,
};

/** No role has a permission for webhooks, so only administrators are notified. */
const ADMINISTRATORS: ViewGrant = { module: 'webhooks', allRecords: true };

function noticeOf(webhook: Webhook, reason: DisabledReason): DueNotification {
  const { _id, url, version } = webhook;
  const text = TEXTS[reason](url);
  const link = { path: `/webhooks/${_id}/show`, label: 'View webhook' };
  const notification = {
    to: { users: [ownerOf(webhook)] },
    grant: ADMINISTRATORS,
    by: 0,
    subject: 'A webhook was disabled',
    text: () => text,
    link,
  };
  return { id: `webhook-${_id}-${version}`, at: new Date(), notification };
}
