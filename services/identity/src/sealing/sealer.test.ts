import { randomBytes } from 'node:crypto';
import { describe, expect, test } from '@jest/globals';
import { createSealer } from './sealer.ts';

const sealer = createSealer(randomBytes(32));

describe('a sealed secret', () => {
  test('opens for its owner, and shows nothing of itself', () => {
    const sealed = sealer.seal('send-job', 'job-1', 'the code is 123456');
    expect(sealed.toString('latin1')).not.toContain('123456');
    expect(sealer.open('send-job', 'job-1', sealed)).toBe('the code is 123456');
    expect(sealer.seal('send-job', 'job-1', 'the code is 123456')).not.toEqual(sealed);
  });

  test('does not open for another owner, use or secret, nor when a bit was changed', () => {
    const sealed = sealer.seal('send-job', 'job-1', 'x');
    const changed = Buffer.from(sealed);
    changed[changed.length - 1]! ^= 1;
    expect(() => sealer.open('send-job', 'job-2', sealed)).toThrow();
    expect(() => sealer.open('signing-key', 'job-1', sealed)).toThrow();
    expect(() => createSealer(randomBytes(32)).open('send-job', 'job-1', sealed)).toThrow();
    expect(() => sealer.open('send-job', 'job-1', changed)).toThrow();
    expect(() => sealer.open('send-job', 'job-1', sealed.subarray(0, 20))).toThrow();
  });
});

describe('a digest', () => {
  test('is the same for the same value, use and secret only', () => {
    expect(sealer.digest('code', '123456')).toBe(sealer.digest('code', '123456'));
    expect(sealer.digest('code', '123456')).not.toBe(sealer.digest('account', '123456'));
    expect(createSealer(randomBytes(32)).digest('code', '1')).not.toBe(sealer.digest('code', '1'));
  });
});
