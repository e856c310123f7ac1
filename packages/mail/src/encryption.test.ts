import { randomBytes } from 'node:crypto';
import { describe, expect, test } from '@jest/globals';
import { createEncryption } from './encryption.ts';

const encryption = createEncryption(randomBytes(32));

describe('an encrypted secret', () => {
  test('is decrypted for its owner, and does not contain the plain text', () => {
    const encrypted = encryption.encrypt('send-job', 'job-1', 'the code is 123456');
    expect(encrypted.toString('latin1')).not.toContain('123456');
    expect(encryption.decrypt('send-job', 'job-1', encrypted)).toBe('the code is 123456');
    expect(encryption.encrypt('send-job', 'job-1', 'the code is 123456')).not.toEqual(encrypted);
  });

  test('is not decrypted for another owner, purpose or key, nor after a bit was changed', () => {
    const encrypted = encryption.encrypt('send-job', 'job-1', 'x');
    const changed = Buffer.from(encrypted);
    changed[changed.length - 1]! ^= 1;
    expect(() => encryption.decrypt('send-job', 'job-2', encrypted)).toThrow();
    expect(() => encryption.decrypt('signing-key', 'job-1', encrypted)).toThrow();
    expect(() => createEncryption(randomBytes(32)).decrypt('send-job', 'job-1', encrypted)).toThrow();
    expect(() => encryption.decrypt('send-job', 'job-1', changed)).toThrow();
    expect(() => encryption.decrypt('send-job', 'job-1', encrypted.subarray(0, 20))).toThrow();
  });
});

describe('a digest', () => {
  test('is the same for the same value, purpose and key only', () => {
    expect(encryption.digest('code', '123456')).toBe(encryption.digest('code', '123456'));
    expect(encryption.digest('code', '123456')).not.toBe(encryption.digest('account', '123456'));
    expect(createEncryption(randomBytes(32)).digest('code', '1')).not.toBe(encryption.digest('code', '1'));
  });
});

test('reads what earlier versions have stored', () => {
  const fixed = createEncryption(Buffer.alloc(32, 7));
  const message = 'kvPycWJycvFvZTeiiDeL2XliEfDsMhE9zzJqYTNhyeIU5ivTmPepEv3DJ6haog==';
  const secret = 'PrQe33rh7zxpGw1sO1wmNPFARDyFwTyi4qvZAVlyTg2Oj8s=';
  expect(fixed.decrypt('send-job', 'job-1', Buffer.from(message, 'base64'))).toBe('the code is 123456');
  expect(fixed.decrypt('webhook', '7', Buffer.from(secret, 'base64'))).toBe('whsec_x');
  expect(fixed.digest('code', '123456')).toBe('4FEk9hJk70YWoZGYuxTS19POjw5x3bHX7Nbw4xr-LEg');
});
