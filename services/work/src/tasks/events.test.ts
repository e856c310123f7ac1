import type { TaskEvent } from '@bms/contracts/types/work';
import { loadEventCatalogue } from '@bms/events';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { startWork, type TestedWork } from '../../test/harness.ts';

const catalogue = loadEventCatalogue();

let work: TestedWork;
beforeAll(async () => {
  work = await startWork();
});
afterAll(() => work?.stop());

const create = async (task: object) =>
  (await work.call<{ record: { id: number } }>('Tasks/Create', { task: { title: 'Call', ...task } })).message.record.id;
const change = (id: number, task: object) =>
  work.call('Tasks/Update', { id, task, update_mask: { paths: Object.keys(task) } });

/** Returns the types and data of a task's events, in order. */
async function eventsOf(id: number): Promise<[string, TaskEvent][]> {
  const rows = await work.running.kit.db
    .collection<{ _id: string; record: string; subject: string; data: { buffer: Uint8Array } }>('outbox')
    .find({ record: `task.${id}` })
    .sort({ version: 1, position: 1 })
    .toArray();
  return rows.map(({ subject, data }) => [
    subject.split('.').slice(2, 4).join('.'),
    catalogue.decode('bms.work.TaskEvent', data.buffer) as unknown as TaskEvent,
  ]);
}

describe('the events of a task', () => {
  test('tell those who were put on it just now, and nobody where nobody was', async () => {
    const id = await create({ assigned_to: [2, 3], project_id: 4, deadline: '2026-05-01' });
    await change(id, { title: 'Call back' });
    await change(id, { assigned_to: [3] });
    await change(id, { assigned_to: [4, 3, 2] });
    const event = { id, project_id: 4, deadline: '2026-05-01', changed_by: 1 };
    expect(await eventsOf(id)).toEqual([
      ['task.assigned', { ...event, version: 1, title: 'Call', assigned_to: [2, 3], recipients: [2, 3] }],
      ['task.assigned', { ...event, version: 4, title: 'Call back', assigned_to: [4, 3, 2], recipients: [4, 2] }],
    ]);
    expect(await eventsOf(await create({}))).toEqual([]);
  });

  test('tell that it is open again, whether it was done, cancelled or deleted', async () => {
    const id = await create({});
    for (const status of ['in_progress', 'done', 'cancelled', 'on_hold']) await change(id, { status });
    await work.call('Tasks/Delete', { id });
    await work.call('Tasks/Restore', { id });
    await change(id, { status: 'done' });
    await work.call('Tasks/Delete', { id });
    await work.call('Tasks/Restore', { id });
    expect((await eventsOf(id)).map(([type, { version }]) => [type, version])).toEqual([
      ['task.reopened', 5],
      ['task.reopened', 7],
    ]);
  });

  test('are not told where the task was refused', async () => {
    const before = await work.running.kit.db.collection('outbox').countDocuments();
    await expect(create({ assigned_to: [2], start_date: '2026-05-02', deadline: '2026-05-01' })).rejects.toMatchObject({
      code: 'validation_failed',
    });
    expect(await work.running.kit.db.collection('outbox').countDocuments()).toBe(before);
  });
});
