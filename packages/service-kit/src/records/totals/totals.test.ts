import { invalid } from '@bms/contracts';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { startTested, type TestedService } from '../../../test/harness.ts';
import { widgetsModule } from '../../../test/widgets.ts';
import { mergeCounters } from './recount.ts';

let tested: TestedService;
let copy: TestedService;
beforeAll(async () => {
  tested = await startTested([widgetsModule({ assert: rejectBad })]);
  copy = await startTested([widgetsModule()], tested.env, tested.secrets);
});
afterAll(async () => {
  await copy.stop();
  await tested.stop();
});

function rejectBad({ after }: { after: Record<string, unknown> }): void {
  if (after['title'] === 'bad') throw invalid({ field: 'title', code: 'bad', message: 'title must not be bad.' });
}

interface Created {
  record: { id: number };
}
const collection = (name: string) => tested.running.kit.db.collection(name);
const create = async (title = 'counted', service = tested) =>
  (await service.call<Created>('Widgets/Create', { widget: { title } })).message.record.id;

/** Returns the total from a page of one record, which does not determine it by itself. */
async function listed(filter: object = {}): Promise<number> {
  const { message } = await copy.call<{ meta: { total: number } }>('Widgets/List', { list: { limit: 1 }, ...filter });
  return message.meta.total;
}
const expectExact = async () => expect(await listed()).toBe(await collection('widgets').countDocuments());

describe('the total of a list', () => {
  test('follows what two copies create, delete and restore at once', async () => {
    const created = await Promise.all(Array.from({ length: 60 }, (_, n) => create('many', n % 2 ? tested : copy)));
    await expectExact();
    await Promise.all(created.slice(0, 20).map((id, n) => (n % 2 ? copy : tested).call('Widgets/Delete', { id })));
    await expectExact();
    await Promise.all(created.slice(0, 5).map((id) => tested.call('Widgets/Restore', { id })));
    await expectExact();
    expect(await listed()).toBe(45);
  });

  test('leaves out what is rolled back', async () => {
    const before = await listed();
    await expect(create('bad')).rejects.toMatchObject({ code: 'validation_failed' });
    expect(await listed()).toBe(before);
  });

  test('has no counter that two open transactions write to', async () => {
    await Promise.all(Array.from({ length: 30 }, () => create()));
    const counters = await collection('record_totals')
      .find({ _id: /^widgets\// as never })
      .toArray();
    expect(counters.length).toBeGreaterThan(2);
    await expectExact();
  });

  test('stays the same while the counters of ended processes are merged beside writes', async () => {
    const writing = Promise.all(Array.from({ length: 20 }, () => create()));
    await mergeCounters(tested.running.kit.db, 'widgets', new Date(Date.now() + 1000));
    await writing;
    await mergeCounters(tested.running.kit.db, 'widgets', new Date(Date.now() + 1000));
    expect(await collection('record_totals').countDocuments({ _id: /^widgets\// as never })).toBe(1);
    await expectExact();
  });

  test('is right again after a recount that runs beside writes, when records were inserted around the service', async () => {
    await collection('widgets').insertMany(
      Array.from({ length: 7 }, (_, n) => ({ _id: 1_000_000 + n, status: 'sent' }) as never),
    );
    const writing = Promise.all(Array.from({ length: 20 }, () => create()));
    const corrected = await tested.running.kit.totals.recount();
    await writing;
    expect(corrected).toEqual({ widgets: 7, 'widgets.status.sent': 7 });
    expect(await tested.running.kit.totals.recount()).toEqual({ widgets: 0 });
    await expectExact();
  });

  test('counts once the records that were there before totals were kept', async () => {
    await collection('record_totals').deleteMany({});
    const again = await startTested([widgetsModule()], tested.env, tested.secrets);
    await expectExact();
    await again.stop();
  });
});

const STATUSES = ['draft', 'sent', 'paid'];
const expectExactByStatus = async () => {
  for (const state of ['draft', 'sent']) {
    expect(await listed({ state })).toBe(await collection('widgets').countDocuments({ status: state }));
  }
};

describe('the total of a list with one choice', () => {
  const update = (id: number, status: string, service = tested) =>
    service.call('Widgets/Update', { id, widget: { status }, update_mask: { paths: ['status'] } });

  test('follows what two copies create, change, delete and restore at once', async () => {
    const created = await Promise.all(Array.from({ length: 40 }, (_, n) => create('moved', n % 2 ? tested : copy)));
    await expectExactByStatus();
    await Promise.all(created.slice(0, 25).map((id, n) => update(id, 'sent', n % 2 ? copy : tested)));
    await expectExactByStatus();
    await Promise.all(created.slice(0, 10).map((id) => update(id, 'paid')));
    await Promise.all(created.slice(5, 30).map((id, n) => (n % 2 ? copy : tested).call('Widgets/Delete', { id })));
    await expectExactByStatus();
    await Promise.all(created.slice(5, 20).map((id) => tested.call('Widgets/Restore', { id })));
    await expectExactByStatus();
    const counts = await Promise.all(STATUSES.map((status) => collection('widgets').countDocuments({ status })));
    expect(counts.every((count) => count > 0)).toBe(true);
    expect(await tested.running.kit.totals.recount()).toEqual({ widgets: 0 });
  });

  test('is read from counters, which a recount corrects', async () => {
    const before = await listed({ state: 'draft' });
    await collection('widgets').insertOne({ _id: 2_000_000, status: 'draft' } as never);
    expect(await listed({ state: 'draft' })).toBe(before);
    expect(await tested.running.kit.totals.recount()).toEqual({ widgets: 1, 'widgets.status.draft': 1 });
    await expectExactByStatus();
  });

  test('stays the same while the counters of ended processes are merged', async () => {
    await mergeCounters(tested.running.kit.db, 'widgets', new Date(Date.now() + 1000));
    await expectExactByStatus();
  });

  test('is counted when a version starts that counts the field, and again within hours of it', async () => {
    const { kit } = tested.running;
    await collection('record_totals').updateMany({}, { $unset: { values: 1, counted: 1, counted_at: 1 } });
    await (await startTested([widgetsModule()], tested.env, tested.secrets)).stop();
    await expectExactByStatus();
    // A process of the version before, which still runs, counts no values.
    await collection('widgets').insertOne({ _id: 3_000_000, status: 'sent' } as never);
    await kit.totals.merge();
    await expectExactByStatus();
  });
});
