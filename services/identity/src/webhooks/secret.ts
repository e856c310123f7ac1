import { randomBytes } from 'node:crypto';
import type { StoredRecord } from '@bms/service-kit';
import { mongo } from 'mongoose';
import type { Sealer } from '../sealing/sealer.ts';
import type { Webhook } from './webhook.model.ts';

/** Between the 24 and 64 bytes that Standard Webhooks asks for. */
const SECRET_BYTES = 32;

/** A secret as Standard Webhooks writes it. */
export const newSecret = (): string => `whsec_${randomBytes(SECRET_BYTES).toString('base64')}`;

/** A secret as it is kept for a webhook. */
export const sealSecret = (sealer: Sealer, webhookId: number, secret: string): mongo.Binary =>
  new mongo.Binary(sealer.seal('webhook', String(webhookId), secret));

/** Gives a new webhook its secret, sealed. @returns the secret, for the one answer that shows it */
export function giveSecret(record: StoredRecord, sealer: Sealer): string {
  const secret = newSecret();
  Object.assign(record, { sealed: sealSecret(sealer, record._id, secret) });
  return secret;
}

/**
 * The secrets that messages to a webhook are signed with now: its own, and for a while the one before.
 * @throws Error when they were sealed with another KEY_ENCRYPTION_SECRET
 */
export function openSecrets(sealer: Sealer, webhook: Webhook): string[] {
  const { _id, sealed, previous_sealed, previous_secret_until } = webhook;
  const open = ({ buffer }: mongo.Binary): string => sealer.open('webhook', String(_id), buffer);
  const isPreviousGood = previous_sealed && previous_secret_until && previous_secret_until > new Date();
  return [open(sealed), ...(isPreviousGood ? [open(previous_sealed)] : [])];
}
