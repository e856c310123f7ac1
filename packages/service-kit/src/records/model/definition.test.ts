import { describe, expect, test } from '@jest/globals';
import {
  createResource,
  defineModel,
  type Kit,
  type RecordOf,
  type ResourceRules,
  recordEvents,
  statusEvents,
} from '../../index.ts';

const tasks = defineModel('tasks', {
  service: 'bms.work.Tasks',
  title: 'title',
  ownerFields: ['assigned_to', 'reviewer_id'],
  filters: { overdue: () => ({ deadline: { $lt: new Date() } }) },
  fields: { reviewer_id: Number, steps: [{ _id: false, done_at: Date }] },
});
type Task = RecordOf<typeof tasks>;

const rules: ResourceRules<Task> = {
  defaults: () => ({ status: 'not_started' }),
  assert: ({ after, changed }) => {
    const deadline: Date | undefined = after.deadline;
    const reviewer: number | undefined = after.reviewer_id;
    // @ts-expect-error: the field is misspelt
    after.dedline;
    // @ts-expect-error: the field is misspelt
    changed.has('dedline');
    expect([deadline, reviewer]).toEqual([undefined, undefined]);
  },
};

/** Compiled, never called. */
export async function misspelt(kit: Kit): Promise<void> {
  const { model } = createResource(kit, tasks, rules);
  const found = await model.findOne({ status: 'done', 'steps.done_at': { $lt: new Date() } }).lean();
  const first: Date | undefined = found?.steps?.[0]?.done_at;
  await model.updateMany({ _id: found?._id }, { $set: { deadline: first }, $unset: { reviewer_id: 1 } });
  // @ts-expect-error: the field is misspelt
  found?.titel;
  // @ts-expect-error: the field is misspelt
  await model.find({ statu: 'done' }).lean();
  // @ts-expect-error: the field is misspelt
  await model.find({ $and: [{ statu: 'done' }] }).lean();
  // @ts-expect-error: the field is misspelt
  await model.updateOne({ _id: 1 }, { $set: { dedline: first } });
  // @ts-expect-error: a date is not a text
  await model.updateOne({ _id: 1 }, { $set: { deadline: '2026-01-31' } });
  // @ts-expect-error: the field is misspelt
  await model.distinct('titel');
  // @ts-expect-error: the field is misspelt
  recordEvents(tasks, { message: '', resource: '', module: '', data: ({ titel }) => ({ titel }) });
  const item = { message: 'bms.billing.ItemEvent', resource: 'item', module: 'items', data: () => ({}) } as const;
  recordEvents(tasks, item);
  // @ts-expect-error: the contract has no events of it
  recordEvents(tasks, { ...item, resource: 'itm' });
  // @ts-expect-error: it is the message of no events
  recordEvents(tasks, { ...item, message: 'bms.billing.ItemEvnt' });
  const event = { message: 'bms.work.TaskEvent', resource: 'task', module: 'tasks', data: () => ({}) } as const;
  // @ts-expect-error: the contract has no event of a created task
  recordEvents(tasks, event);
  statusEvents(tasks, { ...event, statuses: ['reopened'] });
  // @ts-expect-error: the contract has no such event of tasks
  statusEvents(tasks, { ...event, statuses: ['finshed'] });
  // @ts-expect-error: the fields are misspelt
  defineModel('tasks', { service: 'bms.work.Tasks', title: 'titel', ownerFields: ['asigned_to'], search: ['titel'] });
}

describe('a record type', () => {
  test('has the fields of the contract and its own fields in its schema', () => {
    const { schema } = tasks.models[0]!;
    expect(schema.path('deadline').instance).toBe('Date');
    expect(schema.path('reviewer_id').instance).toBe('Number');
  });

  test('has the types of these fields, so that a misspelt field does not compile', () => {
    expect(typeof misspelt).toBe('function');
  });
});
