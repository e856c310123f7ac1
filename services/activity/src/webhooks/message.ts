import type { Encryption } from '@bms/mail';
import { Webhook as StandardWebhook } from 'standardwebhooks';
import type { Delivery } from './delivery.model.ts';
import type { Post } from './post.ts';
import { decryptSecrets } from './secret.ts';
import type { Webhook } from './webhook.model.ts';

/** Builds the signed message of a delivery. */
export type Signer = (delivery: Pick<Delivery, 'event_id' | 'body'>) => Post;

/**
 * Creates the signer of a webhook. Messages are signed at each attempt, since receivers reject signatures that are
 * minutes old; the id stays. While a webhook has two secrets, a message has a signature by each.
 */
export function createSigner(webhook: Webhook, encryption: Encryption): Signer {
  const signers = decryptSecrets(encryption, webhook).map((secret) => new StandardWebhook(secret));
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
