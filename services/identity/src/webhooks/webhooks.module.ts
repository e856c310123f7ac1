import { invalid } from '@bms/contracts';
import {
  createResource,
  crud,
  type Kit,
  listDeleted,
  type RecordChange,
  type Resource,
  restore,
  type ServiceModule,
  type StoredValues,
} from '@bms/service-kit';
import type { Identity } from '../identity.ts';
import type { OpenIdentity } from '../modules.ts';
import { isPublicAddress, literalAddress } from './addresses.ts';
import { listDeliveries, replayDelivery } from './deliveries.ts';
import { deliveryModel } from './delivery.model.ts';
import { loadOpenEvents } from './event-names.ts';
import { followEvents } from './follow.ts';
import { createDeliveryMetrics } from './metrics.ts';
import { createPoster } from './post.ts';
import { rotateSecret } from './rotate-secret.ts';
import { giveSecret } from './secret.ts';
import { startSender } from './sender.ts';
import { type Webhook, webhooks } from './webhook.model.ts';

/** The webhooks, and the sending of what they are told. */
export function webhooksModule(open: OpenIdentity): ServiceModule {
  return {
    service: webhooks.service,
    models: [...webhooks.models, deliveryModel],
    setup: async (kit) => {
      const identity = await open(kit);
      const events = loadOpenEvents();
      const resource = webhooksOf(kit, identity);
      followEvents(kit, events);
      startSending(resource, identity);
      return {
        ...crud(resource),
        ListDeleted: listDeleted(resource),
        Restore: restore(resource),
        ListDeliveries: listDeliveries(resource),
        ReplayDelivery: replayDelivery(resource),
        RotateSecret: rotateSecret(resource, identity.sealer),
      };
    },
  };
}

function webhooksOf(kit: Kit, { sealer, config }: Identity): Resource {
  /** The secrets themselves, for the answer of the call that makes them and nothing else. */
  const made = new WeakMap<StoredValues, string>();
  return createResource(kit, webhooks, {
    fill: async (created) => {
      for (const record of created) made.set(record, giveSecret(record, sealer));
    },
    computed: { secret: (record) => made.get(record) },
    derived,
    check: (change) => checkWebhook(change, config.webhooks.allowPrivateAddresses),
  });
}

/** What was changed by a person gets a new chance. */
const derived = ({ active }: StoredValues): StoredValues =>
  active ? { switched_off_at: undefined, failing_since: undefined, failures: undefined } : {};

/** @throws ApiError validation_failed */
function checkWebhook({ kind, after }: RecordChange, allowPrivate: boolean): void {
  if (kind === 'deleted') return;
  const { url } = after as Webhook;
  const problem = problemOfUrl(url, allowPrivate);
  if (problem) throw invalid({ field: 'url', code: 'not_allowed', message: `url ${problem}.` });
}

/** Where a name leads shows when it is connected to; an address can be told at once. */
function problemOfUrl(text: string, allowPrivate: boolean): string | undefined {
  const url = URL.parse(text);
  if (!url) return 'is no address';
  if (url.username !== '' || url.password !== '') return 'must not hold a user or a password';
  const literal = literalAddress(url);
  if (literal && !allowPrivate && !isPublicAddress(literal)) return 'is no address that everybody can reach';
  return undefined;
}

function startSending(resource: Resource, { sealer, config }: Identity): void {
  const poster = createPoster({ allowPrivate: config.webhooks.allowPrivateAddresses });
  const metrics = createDeliveryMetrics(resource.kit);
  const sender = startSender({ resource, sealer, poster, metrics });
  resource.kit.onShutdown(async () => {
    await sender.stop();
    poster.close();
  });
}
