import type { Resource } from '@bms/service-kit';
import type { Sealer } from '../sealing/sealer.ts';
import { type ClaimedDelivery, claimDeliveries, giveUpDue, webhooksWithDue } from './claim.ts';
import { noteArrival, noteFailure } from './health.ts';
import { createSigner, type Signer } from './message.ts';
import type { DeliveryMetrics } from './metrics.ts';
import type { Poster } from './post.ts';
import { createSettler, type Settler } from './settle.ts';
import { type UnderWay, underWay } from './under-way.ts';
import { WEBHOOKS, type Webhook } from './webhook.model.ts';

/** How often it is looked what is due. */
const POLL_MS = 250;
/** Deliveries that one process sends at once. */
const AT_ONCE = 256;
/** Of those, the ones to one webhook, so that an address that does not answer leaves room for the others. */
const AT_ONCE_EACH = 16;
/** And the ones to a webhook at which nothing arrives at present: enough to see whether that is over. */
const AT_ONCE_FAILING = 2;

interface SenderParts {
  readonly resource: Resource;
  readonly sealer: Sealer;
  readonly poster: Poster;
  readonly metrics: DeliveryMetrics;
}

interface Sending extends SenderParts {
  readonly settler: Settler;
  readonly busy: UnderWay;
  readonly stopping: AbortSignal;
}

/** Sends what is due, beside other copies of the service that do the same, until it is stopped. */
export function startSender(parts: SenderParts): { stop(): Promise<void> } {
  const { db, log } = parts.resource.kit;
  const stopping = new AbortController();
  const sending = { ...parts, settler: createSettler(db), busy: underWay(), stopping: stopping.signal };
  const run = async (): Promise<void> => {
    for (let round = 0; !stopping.signal.aborted; round++) {
      try {
        const webhooks = await webhooksWithDue(db);
        // Another one is the first each time, so that none is always last where there is not enough room for all.
        const first = round % Math.max(webhooks.length, 1);
        for (const id of [...webhooks.slice(first), ...webhooks.slice(0, first)]) await sendSome(sending, id);
      } catch (err) {
        log.warn({ err }, 'it cannot be told which deliveries are due');
      }
      await sending.busy.roomOr(POLL_MS, stopping.signal);
    }
    await sending.busy.idle();
  };
  const running = run();
  return {
    stop: async () => {
      stopping.abort();
      await running;
    },
  };
}

/** Begins to send to a webhook what is due, several together: one by one each would cost a look of its own. */
async function sendSome(sending: Sending, id: number): Promise<void> {
  const { resource, sealer, busy, metrics } = sending;
  const { db, log } = resource.kit;
  if (!hasRoom(busy.to(id), AT_ONCE_EACH)) return;
  const webhook = await db.collection<Webhook>(WEBHOOKS).findOne({ _id: id });
  if (!webhook?.active) {
    const error = webhook ? 'The webhook is switched off.' : 'The webhook is deleted.';
    return metrics.count('failed', await giveUpDue(db, id, error));
  }
  const most = webhook.failing_since ? AT_ONCE_FAILING : AT_ONCE_EACH;
  const room = Math.min(most - busy.to(id), AT_ONCE - busy.all());
  if (room < 1 || !hasRoom(busy.to(id), most)) return;
  const signer = createSigner(webhook, sealer);
  for (const delivery of await claimDeliveries(db, id, room)) {
    const sent = attempt(sending, webhook, delivery, signer).catch((err) =>
      log.warn({ err, delivery: delivery._id }, 'a delivery is sent again later'),
    );
    busy.add(id, sent, (left) => hasRoom(left, most));
  }
}

/** Whether it is worth looking for more. */
const hasRoom = (busy: number, most: number): boolean => busy <= most / 2;

async function attempt(
  { resource, sealer, poster, settler, metrics, stopping }: Sending,
  webhook: Webhook,
  delivery: ClaimedDelivery,
  sign: Signer,
): Promise<void> {
  const result = await poster.post(sign(delivery), stopping).catch(() => undefined);
  if (!result) return settler.giveBack(delivery);
  metrics.count(await settler.settle(delivery, result));
  if (result.error === '') await noteArrival(resource, webhook);
  else await noteFailure(resource, sealer, webhook);
}
