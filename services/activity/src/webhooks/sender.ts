import type { Encryption } from '@bms/mail';
import type { Resource } from '@bms/service-kit';
import type { Notifier } from '../notifications/notifier.ts';
import { type ClaimedDelivery, claimDeliveries, failDue, webhooksWithDue } from './claim.ts';
import { createDeliveriesInProgress, type DeliveriesInProgress } from './deliveries-in-progress.ts';
import { recordFailure, recordSuccess } from './health.ts';
import { createSigner, type Signer } from './message.ts';
import type { DeliveryMetrics } from './metrics.ts';
import type { Owners } from './owners.ts';
import type { Poster } from './post.ts';
import { createSettler, type Settler } from './settle.ts';
import { postDelivery } from './trace-post.ts';
import { WEBHOOKS, type Webhook } from './webhook.model.ts';

/** The polling interval for retries and for deliveries that other copies created, in milliseconds. */
const POLL_MS = 1000;
/** The maximum number of concurrent deliveries of a process. */
const AT_ONCE = 256;
/** The maximum for one webhook, so that one that does not respond leaves capacity for the others. */
const AT_ONCE_EACH = 16;
/** The maximum for a failing webhook: enough to detect that it has recovered. */
const AT_ONCE_FAILING = 2;

interface SenderDeps {
  readonly resource: Resource<Webhook>;
  readonly encryption: Encryption;
  readonly notifier: Notifier;
  readonly owners: Owners;
  readonly poster: Poster;
  readonly metrics: DeliveryMetrics;
}

interface Sending extends SenderDeps {
  readonly settler: Settler;
  readonly busy: DeliveriesInProgress;
  readonly stopping: AbortSignal;
}

/** Sends due deliveries. */
export interface Sender {
  /** Looks for due deliveries at once, e.g. after some were created. */
  wake(): void;
  /** Stops after the deliveries in progress. */
  stop(): Promise<void>;
}

/** Sends due deliveries until it is stopped; other copies of the service do the same concurrently. */
export function startSender(deps: SenderDeps): Sender {
  const { db, log } = deps.resource.kit;
  const stopping = new AbortController();
  const sending = {
    ...deps,
    settler: createSettler(db),
    busy: createDeliveriesInProgress(),
    stopping: stopping.signal,
  };
  const run = async (): Promise<void> => {
    for (let round = 0; !stopping.signal.aborted; round++) {
      try {
        const webhooks = await webhooksWithDue(db);
        // The first webhook rotates, so that none always comes last when the capacity is exhausted.
        const first = round % Math.max(webhooks.length, 1);
        for (const id of [...webhooks.slice(first), ...webhooks.slice(0, first)]) await sendSome(sending, id);
      } catch (err) {
        log.warn({ err }, 'reading the due deliveries failed');
      }
      await sending.busy.wait(POLL_MS, stopping.signal);
    }
    await sending.busy.idle();
  };
  const running = run();
  return {
    wake: sending.busy.wake,
    stop: async () => {
      stopping.abort();
      await running;
    },
  };
}

/** Starts to send due deliveries of a webhook in a batch; one by one, each would cost a query. */
async function sendSome(sending: Sending, id: number): Promise<void> {
  const { resource, encryption, owners, busy, metrics } = sending;
  const { db, log } = resource.kit;
  if (!hasCapacity(busy.to(id), AT_ONCE_EACH)) return;
  const webhook = await db.collection<Webhook>(WEBHOOKS).findOne({ _id: id });
  if (!webhook?.active) {
    const error = webhook ? 'The webhook is not active.' : 'The webhook was deleted.';
    return metrics.count('failed', await failDue(db, id, error));
  }
  // The receiver asked for a pause of all messages (Retry-After).
  if (webhook.retry_at && webhook.retry_at > new Date()) return;
  // Deliveries wait until an administrator takes the webhook over, for as long as they are kept.
  if (await owners.isPaused(webhook)) return;
  const limit = webhook.failing_since ? AT_ONCE_FAILING : AT_ONCE_EACH;
  const capacity = Math.min(limit - busy.to(id), AT_ONCE - busy.all());
  if (capacity < 1 || !hasCapacity(busy.to(id), limit)) return;
  const signer = createSigner(webhook, encryption);
  for (const delivery of await claimDeliveries(db, id, capacity)) {
    const sent = attempt(sending, webhook, delivery, signer).catch((err) =>
      log.warn({ err, delivery: delivery._id }, 'sending a delivery failed; it will be retried'),
    );
    busy.add(id, sent, (left) => hasCapacity(left, limit));
  }
}

/** Returns true if there is enough capacity to poll for more. */
const hasCapacity = (busy: number, limit: number): boolean => busy <= limit / 2;

async function attempt(
  { resource, notifier, poster, settler, metrics, stopping }: Sending,
  webhook: Webhook,
  delivery: ClaimedDelivery,
  sign: Signer,
): Promise<void> {
  const result = await postDelivery(poster, delivery, sign(delivery), stopping).catch(() => undefined);
  if (!result) return settler.release(delivery);
  metrics.count(await settler.settle(delivery, result));
  if (result.error === '') await recordSuccess(resource, webhook);
  else await recordFailure(resource, notifier, webhook, result);
}
