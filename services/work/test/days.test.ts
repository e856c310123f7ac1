import { eventually } from '@bms/testing';
import { moveOrganization, setClock } from '@bms/testing/clock';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { startWork, type TestedWork } from './harness.ts';

interface Listed {
  records: { title: string; created_at: string }[];
}

let work: TestedWork;
beforeAll(async () => {
  work = await startWork();
});
afterAll(() => work.stop());

test.each([
  ['Asia/Tokyo', '2026-06-30T15:00:00.000Z', '2026-07-01', '2026-06-30'],
  ['America/Los_Angeles', '2026-11-02T07:59:59.999Z', '2026-11-01', '2026-10-31'],
])('tasks are overdue after the day of their deadline in %s at %s', async (zone, instant, today, yesterday) => {
  setClock(instant);
  await moveOrganization(work.running.kit, zone, today);
  for (const deadline of [today, yesterday])
    await work.call('Tasks/Create', { task: { title: `${zone} ${deadline}`, deadline, project_id: 5 } });
  const list = async (overdue: boolean) =>
    (await work.call<Listed>('Tasks/List', { project_id: 5, overdue })).message.records;
  const [overdue, others] = [await list(true), await list(false)];
  expect(overdue.at(0)).toMatchObject({ title: `${zone} ${yesterday}`, created_at: today });
  expect(others.at(0)).toMatchObject({ title: `${zone} ${today}`, created_at: today });
});

test('a process that has never received an event of the organization requests its time zone', async () => {
  setClock('2026-06-30T15:00:00.000Z');
  work.identity.organization.time_zone = 'Asia/Tokyo';
  const { db } = work.running.kit;
  await db.collection('copies_organization').deleteMany({});
  const copy = await work.startCopy();
  await eventually(() => copy.running.kit.days.today().getTime() === Date.parse('2026-07-01'));
  await copy.stop();
});
