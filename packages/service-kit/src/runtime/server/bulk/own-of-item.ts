import { createHash } from 'node:crypto';
import type { Call } from '../../call.ts';
import type { BulkItem } from './read-item.ts';

/** Returns the versions that an item expects: its `etag`; a text that is none matches no record. */
export function versionsOf(tag: string): readonly number[] | undefined {
  if (tag === '' || tag === '*') return undefined;
  const version = /^"?([1-9]\d{0,14})"?$/.exec(tag)?.[1];
  return [Number(version ?? 0)];
}

/** Returns the key of an item: its own, or one of the key of the bulk and its position. */
export function keyOf({ idempotencyKey }: Call, { key }: BulkItem, index: number): string | undefined {
  if (key !== '' || idempotencyKey === undefined) return key || undefined;
  return `bulk ${createHash('sha256').update(idempotencyKey).digest('base64url')} ${index}`;
}
