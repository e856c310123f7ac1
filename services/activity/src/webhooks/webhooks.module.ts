import { isDeepStrictEqual } from 'node:util';
import { invalid } from '@bms/contracts';
import type { UpdateWebhookRequest } from '@bms/contracts/types/activity';
import {
  type Call,
  createResource,
  crud,
  defineModule,
  type Handler,
  type Kit,
  type OutgoingUrlRules,
  problemOfUrl,
  type RecordChange,
  type Resource,
  requestRecentSignIn,
  type StoredValues,
  withRecentSignIn,
} from '@bms/service-kit';
import type { Connection } from 'mongoose';
import type { Activity } from '../setup.ts';
import { listDeliveries, replayDelivery } from './deliveries.ts';
import { deliveryModel } from './delivery.model.ts';
import { withEdit } from './edits.ts';
import { followEvents, loadOpenEvents } from './follow.ts';
import { followRecoveries } from './follow-recoveries.ts';
import { createDeliveryMetrics } from './metrics.ts';
import { openPoster } from './open-poster.ts';
import { createOwners, listGrantedWebhooks, type Owners, withPauses } from './owners.ts';
import { rotateSecret } from './rotate-secret.ts';
import { giveSecret } from './secret.ts';
import { type Sender, startSender } from './sender.ts';
import { backfillOwners, takeOver } from './take-over.ts';
import { WEBHOOKS, type Webhook, webhooks } from './webhook.model.ts';

/** The module of webhooks and their deliveries. */
export const webhooksModule = defineModule({
  service: webhooks.service,
  models: [...webhooks.models, deliveryModel],
  setup: async (activity: Activity) => {
    const { kit } = activity;
    const events = loadOpenEvents();
    const resource = webhooksOf(kit, activity);
    const owners = createOwners(kit);
    const sender = startSending(resource, activity, owners);
    followEvents(kit, events, sender.wake);
    followRecoveries(resource, activity.notifier);
    await backfillOwners(kit);
    const handlers = crud(resource);
    const assertRecent = requestRecentSignIn(kit);
    const body = 'webhook';
    const isConcerned = changesTarget(kit.db);
    const shown = <Request, Answer extends object>(handler: Handler<Request, Answer>) => withPauses(owners, handler);
    return {
      ...handlers,
      List: shown(handlers.List),
      Get: shown(handlers.Get),
      Create: withRecentSignIn(assertRecent, handlers.Create, { body }),
      Update: withRecentSignIn(assertRecent, shown(handlers.Update), { body, isConcerned }),
      TakeOver: takeOver(resource),
      ListDeliveries: listDeliveries(resource),
      ReplayDelivery: replayDelivery(resource, sender.wake),
      RotateSecret: withRecentSignIn(assertRecent, shown(rotateSecret(resource, activity.encryption))),
      ListGrantedAccess: listGrantedWebhooks(kit),
    };
  },
});

function webhooksOf(kit: Kit, { encryption, config }: Activity): Resource<Webhook> {
  /** The plain secrets, only for the response of the call that creates them. */
  const made = new WeakMap<StoredValues, string>();
  return createResource(kit, webhooks, {
    populate: async (created) => {
      for (const record of created) made.set(record, giveSecret(record, encryption));
    },
    defaults: ({ caller }) => ({ owner_id: caller.userId, payload: 'v2' }),
    // Webhooks from before this setting.
    fallbacks: { payload: () => 'v1' },
    // The computed field of a record that is sent back is ignored.
    normalize: ({ paused_reason: _, ...sent }) => sent,
    computed: { secret: (record) => made.get(record), paused_reason: () => undefined },
    compute: (record, _tx, { call }) => ({ ...derived(record), edits: withEdit(record.edits, call) }),
    assert: (change) => checkWebhook(change, rulesOf(config)),
  });
}

/** The fields that describe earlier deliveries. */
const HEALTH_FIELDS = ['switched_off_at', 'disabled_reason', 'failing_since', 'failures', 'retry_at'] as const;

/** Clears the failures when a user changes an active webhook. */
const derived = ({ active }: StoredValues): StoredValues =>
  active ? Object.fromEntries(HEALTH_FIELDS.map((name) => [name, undefined])) : {};

/** Returns the test for updates that change what a webhook receives or where. */
const changesTarget =
  (db: Connection) =>
  async (call: Call<UpdateWebhookRequest>): Promise<boolean> => {
    const { id, webhook: sent } = call.request;
    const stored = await db.collection<Webhook>(WEBHOOKS).findOne({ _id: id });
    if (!stored || !sent) return false;
    const isOther = { url: sent.url !== stored.url, events: !isDeepStrictEqual([...sent.events], [...stored.events]) };
    return (['url', 'events'] as const).some((field) => call.mask.includes(field) && isOther[field]);
  };

/** Returns the rules for URLs; in production a webhook uses https. */
const rulesOf = ({ environment, webhooks: { allowPrivateAddresses } }: Activity['config']): OutgoingUrlRules => ({
  allowPrivate: allowPrivateAddresses,
  requireHttps: environment === 'production',
});

/** @throws ApiError validation_failed */
function checkWebhook({ kind, before, after }: RecordChange<Webhook>, rules: OutgoingUrlRules): void {
  if (kind === 'deleted') return;
  const { url, active } = after;
  // One from before the rule can still be switched off.
  const requireHttps = rules.requireHttps && (active || url !== before?.url);
  const problem = problemOfUrl(url, { ...rules, requireHttps });
  if (problem) throw invalid({ field: 'url', code: 'not_allowed', message: `url ${problem}.` });
}

function startSending(resource: Resource<Webhook>, { encryption, notifier, config }: Activity, owners: Owners): Sender {
  const poster = openPoster(rulesOf(config));
  const metrics = createDeliveryMetrics(resource.kit);
  const sender = startSender({ resource, encryption, notifier, poster, metrics, owners });
  resource.kit.onShutdown(async () => {
    await sender.stop();
    await poster.close();
  });
  return sender;
}
