import { Webhook as StandardWebhook } from 'standardwebhooks';
import type { Sealer } from '../sealing/sealer.ts';
import type { Delivery } from './delivery.model.ts';
import type { Post } from './post.ts';
import { openSecrets } from './secret.ts';
import type { Webhook } from './webhook.model.ts';

/** Makes a delivery the message that is posted. */
export type Signer = (delivery: Pick<Delivery, 'event_id' | 'body'>) => Post;

/**
 * Messages are signed anew at each attempt, since a receiver believes no signature that is minutes old; the id stays. While a
 * webhook has two secrets there is a signature by each.
 */
export function createSigner(webhook: Webhook, sealer: Sealer): Signer {
  const signers = openSecrets(sealer, webhook).map((secret) => new StandardWebhook(secret));
  return ({ event_id, body }) => {
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
        'webhook-signature': signers.map((signer) => signer.sign(event_id, now, body)).join(' '),
      },
    };
  };
}
