import { day, fromToday, manyRecords, oneOf, spread, storedRecord } from '@bms/testing/lists';
import type { Connection } from 'mongoose';

/** Days of deadlines: the earlier ones are in the past, the later ones in the future. */
export const DEADLINES = [-190, -100, 30].map((n) => fromToday(n).toISOString().slice(0, 10));

/** Fills the collections with enough records that a query which reads too many of them is detected. */
export async function fill(db: Connection): Promise<void> {
  await db.collection('tasks').insertMany(manyRecords(task));
  await db.collection('team_members').insertMany(manyRecords(member));
  await db.collection('checklist_templates').insertMany(manyRecords(titled));
  await db.collection('project_statuses').insertMany(manyRecords((n) => ({ ...titled(n), key_name: `key_${n}` })));
}

const titled = (n: number) => {
  const title = `title ${spread(n * 7)}`;
  return { ...storedRecord(n), title, sort: spread(n * 11, 100), sort_keys: { title } };
};

const task = (n: number) => ({
  ...titled(n),
  description: 'words',
  project_id: 1 + spread(n * 13, 40),
  assigned_to: [1 + spread(n * 17, 50)],
  status: oneOf(['not_started', 'in_progress', 'on_hold', 'done', 'cancelled'], n * 19),
  priority: oneOf(['low', 'medium', 'high', 'urgent'], n * 23),
  start_date: n % 4 === 0 ? undefined : day(spread(n * 29, 100)),
  deadline: n % 5 === 0 ? undefined : fromToday(spread(n * 31, 265) - 200),
  labels: [`label ${spread(n * 37, 30)}`],
  checklist: [],
  client_id: 1 + spread(n * 43, 40),
  lead_id: 1 + spread(n * 47, 40),
  estimate_id: 1 + spread(n * 53, 40),
  order_id: 1 + spread(n * 59, 40),
  contract_id: 1 + spread(n * 61, 40),
  invoice_id: 1 + spread(n * 67, 40),
});

const member = (n: number) => {
  const user_name = `user ${spread(n * 41)}`;
  return {
    ...storedRecord(n),
    project_id: 1 + (n % 40),
    user_id: 1 + Math.floor((n - 1000) / 40),
    user_name,
    sort_keys: { user_name },
  };
};
