import { randomBytes } from 'node:crypto';
import type { Encryption } from '@bms/mail';
import { mongo } from 'mongoose';
import type { Webhook } from './webhook.model.ts';

/** Between the 24 and 64 bytes that Standard Webhooks requires. */
const SECRET_BYTES = 32;

/** Creates a secret in the format of Standard Webhooks. */
export const newSecret = (): string => `whsec_${randomBytes(SECRET_BYTES).toString('base64')}`;

/** Encrypts a secret for its webhook. */
export const encryptSecret = (encryption: Encryption, webhookId: number, secret: string): mongo.Binary =>
  new mongo.Binary(encryption.encrypt('webhook', String(webhookId), secret));

/** Gives a new webhook an encrypted secret. @returns the secret, for the only response that contains it */
export function giveSecret(record: Pick<Webhook, '_id'>, encryption: Encryption): string {
  const secret = newSecret();
  Object.assign(record, { sealed: encryptSecret(encryption, record._id, secret) });
  return secret;
}

/**
 * Returns the current signing secrets of a webhook: its own, and for a while the previous one.
 * @throws Error if they were encrypted with another KEY_ENCRYPTION_SECRET
 */
export function decryptSecrets(encryption: Encryption, webhook: Webhook): string[] {
  const { _id, sealed, previous_sealed, previous_secret_until } = webhook;
  const open = ({ buffer }: mongo.Binary): string => encryption.decrypt('webhook', String(_id), buffer);
  const isPreviousGood = previous_secret_until && previous_secret_until > new Date();
  const secrets = [sealed, isPreviousGood ? previous_sealed : undefined];
  return secrets.filter((secret) => secret !== undefined).map(open);
}
