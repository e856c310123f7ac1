import { Webhook as StandardWebhook } from 'standardwebhooks';
import type { Sealer } from '../sealing/sealer.ts';
import type { Delivery } from './delivery.model.ts';
import type { Post } from './post.ts';
import { openSecret } from './secret.ts';
import type { Webhook } from './webhook.model.ts';

/** Makes a delivery the message that is posted. */
export type Signer = (delivery: Pick<Delivery, 'event_id' | 'body'>) => Post;

/** Messages are signed anew at each attempt, since a receiver believes no signature that is minutes old; the id stays. */
export function createSigner(webhook: Webhook, sealer: Sealer): Signer {
  const signer = new StandardWebhook(openSecret(sealer, webhook));
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
        'webhook-signature': signer.sign(event_id, now, body),
      },
    };
  };
}
