import type { Connection } from 'mongoose';

const DAY_MS = 24 * 3600 * 1000;
const FIRST_DAY = Date.parse('2026-01-01');
const COUNT = 3000;

/** Fills the collections with so many records that a query which reads too many of them shows. */
export async function fill(db: Connection): Promise<void> {
  const numbers = Array.from({ length: COUNT }, (_, index) => index + 1000);
  await db.collection('tasks').insertMany(numbers.map(task));
  await db.collection('team_members').insertMany(numbers.map(member));
  await db.collection('checklist_templates').insertMany(numbers.map(titled));
  await db.collection('project_statuses').insertMany(numbers.map((n) => ({ ...titled(n), key_name: `key_${n}` })));
}

/** Spreads numbers without a pattern between them. */
const spread = (n: number, over: number): number => Math.floor(((n * 0.6180339887) % 1) * over);
const oneOf = <T>(values: readonly T[], n: number): T => values[spread(n, values.length)]!;
const day = (n: number): Date => new Date(FIRST_DAY + n * DAY_MS);

const base = (n: number) => ({
  _id: n as never,
  version: 1,
  created_at: new Date(FIRST_DAY + spread(n * 3, COUNT) * 60_000),
  created_by: 1 + spread(n * 5, 50),
  updated_at: new Date(),
});

const titled = (n: number) => {
  const title = `title ${spread(n * 7, COUNT)}`;
  return { ...base(n), title, sort: spread(n * 11, 100), sort_keys: { title } };
};

const task = (n: number) => ({
  ...titled(n),
  description: 'words',
  project_id: 1 + spread(n * 13, 40),
  assigned_to: [1 + spread(n * 17, 50)],
  status: oneOf(['not_started', 'in_progress', 'on_hold', 'done', 'cancelled'], n * 19),
  priority: oneOf(['low', 'medium', 'high', 'urgent'], n * 23),
  start_date: n % 4 === 0 ? undefined : day(spread(n * 29, 100)),
  deadline: n % 5 === 0 ? undefined : day(100 + spread(n * 31, 265)),
  labels: [`label ${spread(n * 37, 30)}`],
  checklist: [],
});

const member = (n: number) => {
  const user_name = `user ${spread(n * 41, COUNT)}`;
  return {
    ...base(n),
    project_id: 1 + (n % 40),
    user_id: 1 + Math.floor((n - 1000) / 40),
    user_name,
    sort_keys: { user_name },
  };
};
