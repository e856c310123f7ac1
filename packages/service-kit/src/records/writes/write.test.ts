import { invalid } from '@bms/contracts';
import { staff } from '@bms/testing';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { startTested, type TestedService } from '../../../test/harness.ts';
import { widgetsModule } from '../../../test/widgets.ts';

interface Created {
  record: { id: number; title: string };
}

let tested: TestedService;
beforeAll(async () => {
  tested = await startTested([widgetsModule({ assert: rejectSecondSingle })]);
});
afterAll(() => tested.stop());

/** Asserts that only one widget is called "single", a rule that a concurrent equal call violates. */
async function rejectSecondSingle({ after }: { after: Record<string, unknown> }): Promise<void> {
  if (after['title'] !== 'single') return;
  if (await collection('widgets').findOne({ title: 'single' }))
    throw invalid({ field: 'title', code: 'taken', message: 'There is one.' });
}

const collection = (name: string) => tested.running.kit.db.collection(name);
const create = (title: string, key: string, more: object = {}) =>
  tested.call<Created>('Widgets/Create', { widget: { title } }, { headers: { 'idempotency-key': key }, ...more });

describe('an Idempotency-Key', () => {
  test('gives a repeat the first answer and its version, and nothing is done twice', async () => {
    const first = await create('once', 'k1');
    const second = await create('once', 'k1');
    expect(second).toEqual(first);
    expect(second.etag).toBe(1);
    expect(await collection('widgets').countDocuments({ title: 'once' })).toBe(1);
    expect(await collection('outbox').countDocuments({ record: `widget.${first.message.record.id}` })).toBe(1);
  });

  test('of fifty equal calls at once makes one record, and all get the same answer', async () => {
    const answers = await Promise.all(Array.from({ length: 50 }, () => create('fifty', 'k2')));
    expect(new Set(answers.map(({ message }) => message.record.id)).size).toBe(1);
    expect(await collection('widgets').countDocuments({ title: 'fifty' })).toBe(1);
  });

  test('gives the first answer even where the first call is why a second one would be refused', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => create('single', 'k3')));
    expect(new Set(answers.map(({ message }) => message.record.id)).size).toBe(1);
    await expect(create('single', 'another')).rejects.toMatchObject({ violations: [{ field: 'title' }] });
  });

  test('with another body is refused', async () => {
    await create('one body', 'k4');
    await expect(create('another body', 'k4')).rejects.toMatchObject({
      code: 'validation_failed',
      violations: [{ field: 'Idempotency-Key', code: 'idempotency_key_reused' }],
    });
  });

  test("is the caller's own, and for one path", async () => {
    const other = { caller: staff(7, { 'widgets.create': 'all' }) };
    const mine = await create('shared', 'k5');
    const theirs = await create('shared', 'k5', other);
    expect(theirs.message.record.id).not.toBe(mine.message.record.id);
    const headers = { 'idempotency-key': 'k5' };
    await tested.call('Widgets/Unlock', { id: mine.message.record.id }, { headers });
    await tested.call('Widgets/Unlock', { id: theirs.message.record.id }, { headers });
  });

  test('is free again when the call failed', async () => {
    await expect(create('', 'k6')).rejects.toMatchObject({ code: 'validation_failed' });
    expect((await create('now right', 'k6')).message.record.title).toBe('now right');
  });

  test('of a call whose answer held a secret is answered with a conflict, and the secret is not kept', async () => {
    const { id } = (await create('locked', 'k7')).message.record;
    const unlock = () =>
      tested.call<{ key: string }>('Widgets/Unlock', { id }, { headers: { 'idempotency-key': 'k8' } });
    expect((await unlock()).message.key).toBe('open sesame');
    await expect(unlock()).rejects.toMatchObject({ code: 'already_answered' });
    expect(JSON.stringify(await collection('idempotency_keys').find().toArray())).not.toContain('sesame');
  });

  test('that is older than a day is forgotten, whether or not the database has dropped it yet', async () => {
    const first = await create('daily', 'k9');
    await collection('idempotency_keys').updateMany({}, { $set: { expires_at: new Date(Date.now() - 1) } });
    const second = await create('daily', 'k9');
    expect(second.message.record.id).not.toBe(first.message.record.id);
  });
});

describe('a write', () => {
  test('that nobody waits for any more leaves nothing behind', async () => {
    const late = tested.call('Widgets/Dawdle', {}, { deadlineMs: 300, headers: { 'idempotency-key': 'late' } });
    await expect(late).rejects.toMatchObject({ code: 'timeout' });
    await tested.running.stop();
    tested = await startTested([widgetsModule()], tested.env, tested.secrets);
    expect(await collection('late').countDocuments()).toBe(0);
  });

  test('and its events are there or not there together', async () => {
    const { id } = (await create('told', 'k10')).message.record;
    await tested.call('Widgets/Delete', { id });
    const rows = await collection('outbox')
      .find({ record: `widget.${id}` })
      .sort({ version: 1 })
      .toArray();
    expect(rows.map(({ subject }) => subject)).toEqual([
      `bms.stock.widget.created.${id}`,
      `bms.stock.widget.deleted.${id}`,
    ]);
  });
});

test('an error that nobody expected is answered without a word of its message', async () => {
  await expect(tested.call('Widgets/Break')).rejects.toMatchObject({
    code: 'internal',
    message: expect.not.stringContaining('innards'),
  });
});

test('the test client has the cause of an unexpected error of a service in its process', async () => {
  await expect(tested.call('Widgets/Break')).rejects.toMatchObject({ cause: { message: 'the secret innards' } });
});

test('ids are unique over processes that create at the same time', async () => {
  const other = await startTested([widgetsModule()], tested.env, tested.secrets);
  const services = [tested, other];
  const made = await Promise.all(
    Array.from({ length: 120 }, (_, n) => services[n % 2]!.call<Created>('Widgets/Create', { widget: { title: 'n' } })),
  );
  expect(new Set(made.map(({ message }) => message.record.id)).size).toBe(120);
  await other.stop();
});
