import { type Http, openSystem, signIn } from '@bms/testing';
import { beforeAll, expect, test } from '@jest/globals';

let admin: Http;
beforeAll(async () => {
  const { gateways, admin: account } = (await openSystem()).system;
  admin = await signIn(gateways[0]!.url, account.email, account.password);
});

const client = { company_name: 'Bulk', type: 'person' };

async function createEach(count: number): Promise<void> {
  for (let n = 0; n < count; n += 1) await admin.send('POST', '/api/clients', client);
}

async function createAll(count: number): Promise<void> {
  const items = Array.from({ length: count }, () => ({ action: 'create', record: client }));
  const { body } = await admin.send('POST', '/api/clients/bulk', { items });
  expect(new Set((body as { results: { status: number }[] }).results.map(({ status }) => status))).toEqual(
    new Set([201]),
  );
}

async function elapsedMs(work: () => Promise<void>): Promise<number> {
  const start = performance.now();
  await work();
  return Math.round(performance.now() - start);
}

test('a bulk of 1,000 clients takes less than a fifth of the time of 1,000 single writes', async () => {
  const single = await elapsedMs(() => createEach(200));
  const bulks: number[] = [];
  for (const _ of [1, 2, 3]) bulks.push(await elapsedMs(() => createAll(1000)));
  // Other work on the machine makes a run slower, never faster.
  const bulk = Math.min(...bulks);
  process.stdout.write(`200 single writes: ${single} ms, a bulk of 1,000: ${bulk} ms\n`);
  expect(bulk).toBeLessThan(single);
});
