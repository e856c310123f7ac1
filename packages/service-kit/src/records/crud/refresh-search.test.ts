import { eventually } from '@bms/testing';
import { expect, test } from '@jest/globals';
import { startTested } from '../../../test/harness.ts';
import { widgetsModule } from '../../../test/widgets.ts';

test('records of an older version are found by the tokens of this one after the start', async () => {
  const before = await startTested([widgetsModule()]);
  const { id } = (await before.call<{ record: { id: number } }>('Widgets/Create', { widget: { title: '東京 d’Or' } }))
    .message.record;
  const { db } = before.running.kit;
  await db
    .collection<{ _id: number }>('widgets')
    .updateOne({ _id: id }, { $set: { search: [' 東京', ' d’or', 'd’or'] } });
  await eventually(
    () => db.collection('scheduler_jobs').countDocuments({ finishedAt: { $exists: true } }),
    (jobs) => jobs > 0,
  );
  for (const progress of ['scheduler_jobs', 'search_refreshes']) await db.collection(progress).deleteMany({});
  await before.stop();
  const after = await startTested([widgetsModule()], before.env, before.secrets);
  const found = async (search: string) =>
    (await after.call<{ records: { id: number }[] }>('Widgets/List', { list: { search } })).message.records.map(
      (record) => record.id,
    );
  await eventually(
    () => found('東京'),
    (ids) => ids.includes(id),
  );
  expect(await found("d'or")).toEqual([id]);
  await after.stop();
});

test('records that a process of an older version changes after the start are found after the next pass', async () => {
  const tested = await startTested([widgetsModule()]);
  const { db } = tested.running.kit;
  const jobs = db.collection('scheduler_jobs');
  await eventually(
    () => jobs.countDocuments({ _id: /^search tokens/ as never, finishedAt: { $exists: true } }),
    (finished) => finished > 0,
  );
  const { id } = (await tested.call<{ record: { id: number } }>('Widgets/Create', { widget: { title: 'Coca-Cola' } }))
    .message.record;
  const asBefore = { search: [' coca-cola', 'coca-cola'], version: 2, updated_at: new Date() };
  await db.collection<{ _id: number }>('widgets').updateOne({ _id: id }, { $set: asBefore });
  const found = async () =>
    (await tested.call<{ meta: { total: number } }>('Widgets/List', { list: { search: 'coca cola' } })).message.meta
      .total;
  expect(await found()).toBe(0);
  await jobs.updateMany({ _id: /^search tokens/ as never }, { $set: { dueAt: new Date(0) } });
  expect(await eventually(found, (total) => total > 0)).toBe(1);
  await tested.stop();
});
