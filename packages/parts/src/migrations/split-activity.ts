import mongoose from 'mongoose';

const { MongoClient } = mongoose.mongo;
type Db = mongoose.mongo.Db;
type Row = Record<string, unknown> & { _id: string };

/** The marker of the completed copy in the database of activity. */
const DONE = 'split-from-identity';
const BATCH = 1000;

/** The collections that moved. */
const MOVED = ['audit_log', 'webhooks', 'webhooks_deleted', 'webhook_deliveries', 'letters_of_all'] as const;
/** The consumers that moved, without the name of the service. */
const CONSUMERS =
  /^identity_(audit_log|webhooks|letters_of_all|(?:work|billing|content|crm)_notices|notice_sender)(?=-|$)/;
/** The ids of queued notifications, `<event>-<recipient>`; those of other messages are plain UUIDs. */
const NOTIFICATION = /^(?:webhook-|.{36}-)/;
const REQUESTED = 'notice.requested';

/**
 * Copies the audit log, webhooks, deliveries, dead letters and unsent notifications of an identity from a version
 * without the service activity to the database of activity, once. Neither service may run meanwhile. The handled events
 * are copied too, so that no event takes effect twice. The copied data stays in the database of identity.
 * @param identityUrl connection string of the database of identity, which is only read
 * @param activityUrl connection string of the database of activity
 * @returns the number of copied records; 0 if the copy was completed before
 * @throws MongoError if a database is unavailable; the next call starts again
 */
export async function splitActivity(identityUrl: string, activityUrl: string): Promise<number> {
  const clients = [identityUrl, activityUrl].map((url) => new MongoClient(url));
  try {
    const [identity, activity] = clients.map((client) => client.db()) as [Db, Db];
    const done = activity.collection<{ _id: string; at: Date }>('migrations');
    if (await done.findOne({ _id: DONE })) return 0;
    const copied = await copyAll(identity, activity);
    await done.insertOne({ _id: DONE, at: new Date() }, { writeConcern: { w: 'majority' } });
    return copied;
  } finally {
    await Promise.all(clients.map((client) => client.close()));
  }
}

async function copyAll(identity: Db, activity: Db): Promise<number> {
  const copy = (name: string, filter: object = {}, change?: (row: Row) => Row) =>
    copyRows(identity, activity, name, filter, change);
  let copied = 0;
  for (const name of MOVED) copied += await copy(name, {}, name === 'letters_of_all' ? movedLetter : undefined);
  await copy('counters', { _id: { $in: [...MOVED] } });
  await copy('record_totals', { _id: new RegExp(`^(?:${MOVED.join('|')})/`) });
  for (const name of ['inbox', 'inbox_failures']) await copy(name, { _id: CONSUMERS }, withMovedId);
  await copy('dead_letters', { consumer: CONSUMERS }, movedDeadLetter);
  const unsent = await identity.collection<Row>('send_jobs').distinct('_id', { _id: NOTIFICATION });
  await copy('send_jobs', { _id: { $in: unsent } });
  const subjects = unsent.map((id) => `bms.identity.${REQUESTED}.${id}`);
  await copy('outbox', { subject: { $in: subjects } }, movedRequest);
  return copied;
}

/** Copies the rows of a collection in batches. @returns their number */
async function copyRows(
  from: Db,
  to: Db,
  name: string,
  filter: object,
  change: (row: Row) => Row = (row) => row,
): Promise<number> {
  let copied = 0;
  let batch: Row[] = [];
  const flush = async (): Promise<void> => {
    if (batch.length === 0) return;
    const writes = batch.map((row) => ({ replaceOne: { filter: { _id: row._id }, replacement: row, upsert: true } }));
    await to.collection<Row>(name).bulkWrite(writes, { ordered: false, writeConcern: { w: 'majority' } });
    copied += batch.length;
    batch = [];
  };
  for await (const row of from.collection<Row>(name).find(filter)) {
    batch.push(change(row));
    if (batch.length === BATCH) await flush();
  }
  await flush();
  return copied;
}

const movedName = (text: unknown): string => String(text).replace(CONSUMERS, 'activity_$1');
const withMovedId = (row: Row): Row => ({ ...row, _id: movedName(row._id) });
const movedDeadLetter = (row: Row): Row => ({ ...withMovedId(row), consumer: movedName(row['consumer']) });
const movedLetter = (row: Row): Row => ({
  ...row,
  letter_id: movedName(row['letter_id']),
  consumer: movedName(row['consumer']),
});

/** Returns the event of an unsent notification as one of activity, which is published again. */
function movedRequest({ sentAt: _sentAt, seq: _seq, ...row }: Row): Row {
  const headers = { 'ce-source': '/bms/activity', 'ce-dataschema': 'bms.activity.NotificationEvent' };
  const subject = String(row['subject']).replace('bms.identity.', 'bms.activity.');
  return { ...row, subject, headers: { ...(row['headers'] as object), ...headers }, unsent: true, fence: 0 };
}
