import { setTimeout as sleep } from 'node:timers/promises';
import type { Resource } from '@bms/service-kit';
import { Webhook as Signer } from 'standardwebhooks';
import type { Sealer } from '../sealing/sealer.ts';
import { type ClaimedDelivery, claimDelivery, giveBack, giveUp, keepArrival, keepFailure } from './claim.ts';
import { noteArrival, noteFailure } from './health.ts';
import type { Post, Poster } from './post.ts';
import { openSecret } from './secret.ts';
import { WEBHOOKS, type Webhook } from './webhook.model.ts';

/** How often it is looked what is due. */
const POLL_MS = 250;
/** Deliveries that one process sends at once. */
const AT_ONCE = 32;
/** Of those, the ones to one webhook: an address that does not answer leaves room for the others. */
const AT_ONCE_EACH = 8;

interface SenderParts {
  readonly resource: Resource;
  readonly sealer: Sealer;
  readonly poster: Poster;
}

/** Sends what is due, beside other copies of the service that do the same, until it is stopped. */
export function startSender(parts: SenderParts): { stop(): Promise<void> } {
  const { kit } = parts.resource;
  const stopping = new AbortController();
  const underWay = new Map<Promise<void>, number>();
  const start = (delivery: ClaimedDelivery): void => {
    const sent = attempt(parts, delivery, stopping.signal)
      .catch((err) => kit.log.warn({ err, delivery: delivery._id }, 'a delivery is sent again later'))
      .finally(() => underWay.delete(sent));
    underWay.set(sent, delivery.webhook_id);
  };
  const run = async (): Promise<void> => {
    while (!stopping.signal.aborted) {
      try {
        await startWhatIsDue(parts.resource, underWay, start);
      } catch (err) {
        kit.log.warn({ err }, 'it cannot be told which deliveries are due');
      }
      await Promise.race([
        sleep(POLL_MS, undefined, { signal: stopping.signal }).catch(() => undefined),
        ...underWay.keys(),
      ]);
    }
    await Promise.all(underWay.keys());
  };
  const running = run();
  return {
    stop: async () => {
      stopping.abort();
      await running;
    },
  };
}

async function startWhatIsDue(
  { kit }: Resource,
  underWay: ReadonlyMap<Promise<void>, number>,
  start: (delivery: ClaimedDelivery) => void,
): Promise<void> {
  while (underWay.size < AT_ONCE) {
    const delivery = await claimDelivery(kit.db, busy([...underWay.values()]));
    if (!delivery) return;
    start(delivery);
  }
}

function busy(webhooks: readonly number[]): number[] {
  const counts = Map.groupBy(webhooks, (id) => id);
  return [...counts].flatMap(([id, { length }]) => (length < AT_ONCE_EACH ? [] : [id]));
}

async function attempt(parts: SenderParts, delivery: ClaimedDelivery, signal: AbortSignal): Promise<void> {
  const { resource, sealer, poster } = parts;
  const { db } = resource.kit;
  const webhook = await db.collection<Webhook>(WEBHOOKS).findOne({ _id: delivery.webhook_id });
  if (!webhook?.active) {
    const error = webhook ? 'The webhook is switched off.' : 'The webhook is deleted.';
    return giveUp(db, delivery, { status: undefined, error });
  }
  const result = await poster.post(messageOf(delivery, webhook, sealer), signal).catch(() => undefined);
  if (!result) return giveBack(db, delivery);
  if (result.error === '') {
    await keepArrival(db, delivery, result);
    await noteArrival(resource, webhook);
  } else {
    await keepFailure(db, delivery, result);
    await noteFailure(resource, sealer, webhook);
  }
}

/** Signed anew at each attempt, since a receiver believes no signature that is minutes old; the id stays. */
function messageOf({ event_id, body }: ClaimedDelivery, webhook: Webhook, sealer: Sealer): Post {
  const now = new Date();
  return {
    url: webhook.url,
    body,
    headers: {
      'content-type': 'application/json',
      'content-length': String(Buffer.byteLength(body)),
      'user-agent': 'business-management-webhooks/1',
      'webhook-id': event_id,
      'webhook-timestamp': String(Math.floor(now.getTime() / 1000)),
      'webhook-signature': new Signer(openSecret(sealer, webhook)).sign(event_id, now, body),
    },
  };
}
