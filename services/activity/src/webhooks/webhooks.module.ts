import { invalid } from '@bms/contracts';
import {
  createResource,
  crud,
  type Handler,
  type Kit,
  type RecordChange,
  type Resource,
  type ServiceModule,
  type StoredValues,
} from '@bms/service-kit';
import type { Activity, OpenActivity } from '../activity.ts';
import { isPublicAddress, literalAddress } from './addresses.ts';
import { listDeliveries, replayDelivery } from './deliveries.ts';
import { deliveryModel } from './delivery.model.ts';
import { followEvents, loadOpenEvents } from './follow.ts';
import { createDeliveryMetrics } from './metrics.ts';
import { openPoster } from './open-poster.ts';
import { createOwners, type Owners, withPauses } from './owners.ts';
import { rotateSecret } from './rotate-secret.ts';
import { giveSecret } from './secret.ts';
import { type Sender, startSender } from './sender.ts';
import { backfillOwners, takeOver } from './take-over.ts';
import { type Webhook, webhooks } from './webhook.model.ts';

/** Creates the module of webhooks and their deliveries. */
export function webhooksModule(open: OpenActivity): ServiceModule {
  return {
    service: webhooks.service,
    models: [...webhooks.models, deliveryModel],
    setup: async (kit) => {
      const activity = await open(kit);
      const events = loadOpenEvents();
      const resource = webhooksOf(kit, activity);
      const owners = createOwners(kit);
      const sender = startSending(resource, activity, owners);
      followEvents(kit, events, sender.wake);
      await backfillOwners(kit);
      const handlers = crud(resource);
      const shown = (handler: Handler) => withPauses(owners, handler);
      return {
        ...handlers,
        List: shown(handlers.List as Handler),
        Get: shown(handlers.Get as Handler),
        TakeOver: takeOver(resource),
        ListDeliveries: listDeliveries(resource),
        ReplayDelivery: replayDelivery(resource, sender.wake),
        RotateSecret: shown(rotateSecret(resource, activity.encryption) as Handler),
      };
    },
  };
}

function webhooksOf(kit: Kit, { encryption, config }: Activity): Resource<Webhook> {
  /** The plain secrets, only for the response of the call that creates them. */
  const made = new WeakMap<StoredValues, string>();
  return createResource(kit, webhooks, {
    populate: async (created) => {
      for (const record of created) made.set(record, giveSecret(record, encryption));
    },
    defaults: ({ caller }) => ({ owner_id: caller.userId }),
    // The computed field of a record that is sent back is ignored.
    normalize: ({ paused_reason: _, ...sent }) => sent,
    computed: { secret: (record) => made.get(record), paused_reason: () => undefined },
    computeStored: derived,
    check: (change) => checkWebhook(change, config.webhooks.allowPrivateAddresses),
  });
}

/** Clears the failures when a user changes an active webhook. */
const derived = ({ active }: StoredValues): StoredValues =>
  active ? { switched_off_at: undefined, failing_since: undefined, failures: undefined } : {};

/** @throws ApiError validation_failed */
function checkWebhook({ kind, after }: RecordChange<Webhook>, allowPrivate: boolean): void {
  if (kind === 'deleted') return;
  const { url } = after;
  const problem = problemOfUrl(url, allowPrivate);
  if (problem) throw invalid({ field: 'url', code: 'not_allowed', message: `url ${problem}.` });
}

/** Returns the problem of a URL. An IP address is checked at once; a host name is checked when it is connected to. */
function problemOfUrl(text: string, allowPrivate: boolean): string | undefined {
  const url = URL.parse(text);
  if (!url) return 'must be a URL';
  if (url.username !== '' || url.password !== '') return 'must not contain a user or password';
  const literal = literalAddress(url);
  if (literal && !allowPrivate && !isPublicAddress(literal)) return 'must be publicly reachable';
  return undefined;
}

function startSending(resource: Resource<Webhook>, { encryption, notifier, config }: Activity, owners: Owners): Sender {
  const poster = openPoster({ allowPrivate: config.webhooks.allowPrivateAddresses });
  const metrics = createDeliveryMetrics(resource.kit);
  const sender = startSender({ resource, encryption, notifier, poster, metrics, owners });
  resource.kit.onShutdown(async () => {
    await sender.stop();
    await poster.close();
  });
  return sender;
}
