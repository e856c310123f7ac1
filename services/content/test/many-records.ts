import { manyRecords, oneOf, spread, storedRecord } from '@bms/testing/lists';
import type { Connection } from 'mongoose';

/** The reading user: takes part in half of the messages, and has read half of the announcements. */
export const READER = 3;

/** Fills the collections with enough records that a query which reads too many of them is detected. */
export async function fill(db: Connection): Promise<void> {
  await db.collection('announcements').insertMany(manyRecords(announcement));
  await db.collection('announcement_reads').insertMany(
    manyRecords((n) => n)
      .filter(isEven)
      .map(readBy),
  );
  await db.collection('pages').insertMany(manyRecords(page));
  await db.collection('messages').insertMany(manyRecords(message));
  await db.collection('left_menus').insertMany(manyRecords(menuItem));
  await db.collection('views').insertMany(manyRecords(view));
}

const isEven = (n: number): boolean => n % 2 === 0;

/** One in three is shared with others, and one in three has ended. */
const announcement = (n: number) => {
  const title = `title ${spread(n * 7)}`;
  const visible_until = spread(n * 11, 3) === 0 ? new Date('2026-01-02') : new Date('9999-12-31');
  const share_with = spread(n * 13, 3) === 0 ? ['user:9', 'role:9'] : ['all_members', 'user:3'];
  return { ...storedRecord(n), title, share_with, visible_from: new Date(0), visible_until, sort_keys: { title } };
};

const readBy = (n: number) => ({ user_id: READER, announcement_id: n, read_at: new Date() });

const page = (n: number) => {
  const texts = { title: `title ${spread(n * 17)}`, slug: `page-${n}` };
  const status = oneOf(['active', 'inactive'], n * 19);
  const visibility = oneOf(['public', 'staff', 'clients'], n * 23);
  return { ...storedRecord(n), ...texts, status, visibility, content: 'words', sort_keys: texts };
};

const message = (n: number) => {
  const others = [10 + spread(n * 29, 20), 40 + spread(n * 31, 10)];
  const pair = isEven(n) ? [READER, others[0]!] : others;
  const [sender, to_user_id] = spread(n * 37, 2) === 0 ? pair : pair.toReversed();
  // One in five is from the system.
  const from_user_id = spread(n * 59, 5) === 0 ? null : sender;
  const visible_to = from_user_id === null ? [to_user_id] : pair;
  const subject = `subject ${spread(n * 41)}`;
  const status = oneOf(['unread', 'read'], n * 43);
  return { ...storedRecord(n), from_user_id, to_user_id, subject, status, visible_to, sort_keys: { subject } };
};

const menuItem = (n: number) => {
  const title = `item ${spread(n * 47)}`;
  const type = n < 1040 ? 'default' : 'user';
  return { ...storedRecord(n), type, title, url: '/', sort: spread(n * 53, 100), sort_keys: { title } };
};

/** Half are the reader's, and one in a hundred is shared. */
const view = (n: number) => {
  const title = `view ${spread(n * 61)}`;
  const created_by = isEven(n) ? READER : 10 + spread(n * 71, 40);
  const is_shared = spread(n * 73, 100) === 0;
  const module = oneOf(['clients', 'invoices', 'tasks'], n * 79);
  const visible_to = [`user:${created_by}`, ...(is_shared ? ['shared', `module:${module}`] : [])];
  const texts = { title: `${title} ${n}`, sort_keys: { title } };
  return {
    ...storedRecord(n),
    ...texts,
    created_by,
    is_shared,
    module,
    visible_to,
    query: '',
    sort: spread(n * 83, 100),
  };
};
