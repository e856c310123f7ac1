import { changeRecord, type Resource, type Transaction } from '@bms/service-kit';
import { sendNotice } from '../notices/send.ts';
import { ownCall } from '../own-call.ts';
import type { Sealer } from '../sealing/sealer.ts';
import { WEBHOOKS, type Webhook } from './webhook.model.ts';

const DAY_MS = 24 * 3600_000;
/** Fewer failures say nothing of an address that is rarely told anything. */
const FEWEST_FAILURES = 10;

/** Takes note that something has arrived at a webhook. */
export async function noteArrival({ kit }: Resource, { _id, failing_since }: Webhook): Promise<void> {
  if (!failing_since) return;
  const forgotten = { $unset: { failing_since: '', failures: '' } } as const;
  await kit.db.collection<Webhook>(WEBHOOKS).updateOne({ _id }, forgotten);
}

/** Takes note that an attempt has failed; after a day without anything else the webhook is switched off. */
export async function noteFailure(resource: Resource, sealer: Sealer, { _id }: Webhook): Promise<void> {
  const webhooks = resource.kit.db.collection<Webhook>(WEBHOOKS);
  const failed = {
    failing_since: { $ifNull: ['$failing_since', '$$NOW'] },
    failures: { $add: [{ $ifNull: ['$failures', 0] }, 1] },
  };
  const webhook = await webhooks.findOneAndUpdate({ _id }, [{ $set: failed }], { returnDocument: 'after' });
  if (webhook && isHopeless(webhook)) await switchOff(resource, sealer, _id);
}

const isHopeless = ({ active, failing_since, failures = 0 }: Webhook): boolean =>
  active &&
  failures >= FEWEST_FAILURES &&
  (failing_since?.getTime() ?? Number.POSITIVE_INFINITY) <= Date.now() - DAY_MS;

/** Several may find out at once: it is switched off, and its owner told, by one of them. */
async function switchOff(resource: Resource, sealer: Sealer, id: number): Promise<void> {
  const { kit, model } = resource;
  const call = ownCall(kit);
  await kit.write(call, async (tx) => {
    const before = await model.findById(id).session(tx.session).lean<Webhook>();
    if (!before || !isHopeless(before)) return;
    await changeRecord(resource, before, { active: false, switched_off_at: new Date() }, call, tx);
    await tellOwner(resource, sealer, before, tx);
  });
}

async function tellOwner({ kit }: Resource, sealer: Sealer, webhook: Webhook, tx: Transaction): Promise<void> {
  const { _id, url, version, created_by } = webhook;
  const text = `nothing has arrived at ${url} for a day, so the webhook was switched off. Once the address answers again, set it to active; its deliveries can be sent again.`;
  const notice = { to: { users: [created_by] }, by: 0, subject: 'A webhook was switched off', text };
  await sendNotice(kit.db, sealer, { id: `webhook-${_id}-${version}`, at: new Date(), notice }, tx);
}
