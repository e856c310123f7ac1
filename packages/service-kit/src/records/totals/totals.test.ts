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
async function listed(): Promise<number> {
  const { message } = await copy.call<{ meta: { total: number } }>('Widgets/List', { list: { limit: 1 } });
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
    await collection('widgets').insertMany(Array.from({ length: 7 }, (_, n) => ({ _id: 1_000_000 + n }) as never));
    const writing = Promise.all(Array.from({ length: 20 }, () => create()));
    const corrected = await tested.running.kit.totals.recount();
    await writing;
    expect(corrected).toEqual({ widgets: 7 });
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
