import { randomBytes } from 'node:crypto';
import type { StoredRecord } from '@bms/service-kit';
import { mongo } from 'mongoose';
import type { Sealer } from '../sealing/sealer.ts';
import type { Webhook } from './webhook.model.ts';

/** Between the 24 and 64 bytes that Standard Webhooks asks for. */
const SECRET_BYTES = 32;

/** Gives a new webhook its secret, sealed. @returns the secret, for the one answer that shows it */
export function giveSecret(record: StoredRecord, sealer: Sealer): string {
  const secret = `whsec_${randomBytes(SECRET_BYTES).toString('base64')}`;
  Object.assign(record, { sealed: new mongo.Binary(sealer.seal('webhook', String(record._id), secret)) });
  return secret;
}

/** The secret of a webhook. @throws Error when it was sealed with another KEY_ENCRYPTION_SECRET */
export const openSecret = (sealer: Sealer, { _id, sealed }: Webhook): string =>
  sealer.open('webhook', String(_id), sealed.buffer);
