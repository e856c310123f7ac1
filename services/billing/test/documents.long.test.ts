import { createHash } from 'node:crypto';
import { eventually } from '@bms/testing';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { inParallel } from './in-parallel.ts';
import { type KilledBilling, startKilledBilling } from './killed-billing.ts';

const ROUNDS = 3;
const EACH = 30;
const WITHIN_MS = 90_000;

let billing: KilledBilling;
beforeAll(async () => {
  billing = await startKilledBilling();
});
afterAll(() => billing?.stop());

const rounds = Array.from({ length: ROUNDS }, (_, index) => index + 1);
const keptOf = (ids: readonly number[]): string[] =>
  [...billing.files.documents.keys()].filter((key) => ids.includes(Number(key.split('/')[2])));
const hashOf = (key: string) => createHash('sha256').update(billing.files.documents.get(key)!.content).digest('hex');

test.each(rounds)('each sent invoice has one kept document, whichever process is killed, round %d', async () => {
  const sent = await inParallel(Array(EACH).fill({}), billing.invoices.sent);
  const ids = sent.map(({ id }) => id);
  await eventually(
    () => keptOf(ids),
    ({ length }) => length > 0,
    WITHIN_MS,
  );
  await billing.killAll(500);
  await eventually(
    () => keptOf(ids),
    ({ length }) => length >= EACH,
    WITHIN_MS,
  );
  const stored = () =>
    billing.db
      .collection('sent_documents')
      .find({ _id: { $in: ids.map((id) => `invoices/${id}`) as never[] } })
      .toArray();
  const rows = await eventually(stored, (found) => found.filter(({ sha256 }) => sha256).length === EACH, WITHIN_MS);
  const keys = rows.map(({ _id, version }) => `billing/${_id}/${version}`);
  expect(keptOf(ids).sort()).toEqual(keys.sort());
  for (const { _id, version, sha256 } of rows) expect(sha256).toBe(hashOf(`billing/${_id}/${version}`));
});
