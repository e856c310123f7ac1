import { administrator } from '@bms/testing';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { adminEmail, startIdentity, type TestedIdentity } from '../../test/harness.ts';

/** Fewer than the failures that slow an account down. */
const ROUNDS = 40;

describe('whether there is an account', () => {
  let identity: TestedIdentity;
  const phone = '+12065550100';
  beforeAll(async () => {
    identity = await startIdentity({ OTPS_PER_HOUR: '1000', RESET_MAILS_PER_HOUR: '1000' });
    const member = { first_name: 'Nancy', last_name: 'Davolio', email: 'nancy@example.com', phone, is_admin: 1 };
    await identity.call('Team/Create', { member }, { caller: administrator });
  });
  afterAll(() => identity.stop());

  /** Calls an rpc. @returns the duration in milliseconds, and the response */
  async function timed(rpc: string, message: object, address: string): Promise<{ ms: number; answer: string }> {
    const start = performance.now();
    const headers = { 'x-client-address': address };
    const answer = await identity.call(rpc, message, { headers }).catch((error) => [error.code, error.message]);
    return { ms: performance.now() - start, answer: JSON.stringify(answer) };
  }

  test.each([
    ['Account/SendOtp', { phone }, { phone: '+12065550199' }],
    ['Account/RequestPasswordReset', { email: 'nancy@example.com' }, { email: 'nobody@example.com' }],
    ['Account/RequestSignInLink', { email: 'nancy@example.com' }, { email: 'nobody@example.com' }],
    ['Account/Login', { email: adminEmail, password: 'wrong' }, { email: 'none@example.com', password: 'wrong' }],
    ['Account/Login', { phone, otp: '000000' }, { phone: '+12065550199', otp: '000000' }],
  ])('%s with %j and %j answers the same in the same time', async (rpc, known, unknown) => {
    const times = { known: [] as number[], unknown: [] as number[] };
    const answers = new Set<string>();
    for (let round = 0; round < ROUNDS; round++) {
      // Alternating, so that other load on the machine affects both alike; it affects the shortest least.
      const [one, two] = [await timed(rpc, known, `k${round}`), await timed(rpc, unknown, `u${round}`)];
      times.known.push(one.ms);
      times.unknown.push(two.ms);
      answers.add(one.answer).add(two.answer);
    }
    expect([...answers]).toHaveLength(1);
    const [a, b] = [Math.min(...times.known), Math.min(...times.unknown)];
    expect(Math.abs(a - b)).toBeLessThan(Math.max(a, b) * 0.4 + 2);
  });
});
