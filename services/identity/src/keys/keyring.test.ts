import { randomBytes } from 'node:crypto';
import { createEncryption } from '@bms/mail';
import { testMongoUserUrl } from '@bms/testing';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { type Connection, createConnection } from 'mongoose';
import { openKeyring } from './keyring.ts';
import { type RotationPlan, rotateKeys } from './rotation.ts';
import { SIGNING_KEYS, type SigningKey } from './signing-key.model.ts';

const HOUR = 3600_000;
const plan: RotationPlan = { everyMs: 30 * 24 * HOUR, announceMs: HOUR, tokenMs: 24 * HOUR };

describe('the signing keys', () => {
  const encryption = createEncryption(randomBytes(32));
  let db: Connection;
  beforeEach(async () => {
    db = await createConnection(await testMongoUserUrl('identity')).asPromise();
  });
  afterEach(() => db.close());

  const stored = () => db.collection<SigningKey>(SIGNING_KEYS).find().sort({ _id: 1 }).toArray();
  const published = (jwks: string): string[] => JSON.parse(jwks).keys.map(({ kid }: { kid: string }) => kid);

  test('several copies that start at once make one key, whose private half is sealed', async () => {
    const rings = await Promise.all(Array.from({ length: 5 }, () => openKeyring(db, encryption, plan)));
    expect(new Set(rings.map((ring) => ring.signer().kid)).size).toBe(1);
    const [key, ...others] = await stored();
    expect(others).toEqual([]);
    expect(JSON.stringify(key)).not.toContain('"d"');
    const jwk = rings[0]!.signer().key.export({ format: 'jwk' });
    expect(Buffer.from(key!.sealed.buffer).toString('latin1')).not.toContain(jwk.d);
  });

  test('the next key is published before it signs, and the old one until its last token has expired', async () => {
    const ring = await openKeyring(db, encryption, plan);
    const [first] = await stored();
    const due = first!.signs_from.getTime() + plan.everyMs;

    await rotateKeys(db, encryption, plan, due - plan.announceMs - 1000);
    expect(await stored()).toHaveLength(1);

    await Promise.all([1, 2, 3].map(() => rotateKeys(db, encryption, plan, due - plan.announceMs)));
    await ring.refresh();
    const [old, next, ...none] = await stored();
    expect(none).toEqual([]);
    expect(published(ring.jwks()).sort()).toEqual([old!.kid, next!.kid].sort());
    expect(ring.signer(due - 1).kid).toBe(old!.kid);
    expect(ring.signer(due).kid).toBe(next!.kid);
    expect(old!.published_until!.getTime()).toBeGreaterThan(due + plan.tokenMs);
    expect(next!.published_until).toBeNull();
  });

  test('after a long stop the next key still is announced before it signs', async () => {
    await openKeyring(db, encryption, plan);
    const late = Date.now() + 3 * plan.everyMs;
    await rotateKeys(db, encryption, plan, late);
    expect((await stored()).at(-1)!.signs_from.getTime()).toBe(late + plan.announceMs);
  });

  test('with another secret it does not start, and says which setting is wrong', async () => {
    await openKeyring(db, encryption, plan);
    const opening = openKeyring(db, createEncryption(randomBytes(32)), plan);
    await expect(opening).rejects.toThrow(/^setting KEY_ENCRYPTION_SECRET: /);
  });
});
