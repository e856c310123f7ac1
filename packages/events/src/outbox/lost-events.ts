import type { JetStreamManager, StreamInfo } from '@nats-io/jetstream';
import type { Connection } from 'mongoose';
import type { Logger } from 'pino';
import { databaseOf } from '../common/database.ts';
import { MESSAGE_ID } from '../contract/headers.ts';
import { markUnsent } from './redrive.ts';
import { outboxRows } from './rows.ts';

/** Number of last marked rows that include the highest sequence: 256 are in flight at once, 200 are marked together. */
const NEWEST_ROWS = 1000;
/**
 * Maximum number of messages at the end of a stream that the outbox may not know; with more, all of its rows are
 * republished.
 */
const MAX_UNKNOWN_MESSAGES = 1000;

interface StreamState {
  readonly _id: 'stream';
  /** Creation time of the stream that the outbox was last published to. */
  readonly created: string;
}

interface SentRow {
  readonly _id: string;
  readonly seq: number;
}

export interface LostEventsOptions {
  readonly connection: Connection;
  readonly manager: JetStreamManager;
  /** Current state of the stream on the server. */
  readonly stream: StreamInfo;
  /** Fencing token of the leading relay. */
  readonly fence: number;
  readonly log: Logger;
}

/**
 * Marks events as unsent that JetStream acknowledged but no longer has: all of them if the stream was recreated, or
 * those after its last event if its disk is older than the outbox (power loss, a restored backup).
 */
export async function findLostEvents(options: LostEventsOptions): Promise<void> {
  const { connection, manager, stream, fence, log } = options;
  const states = databaseOf(connection).collection<StreamState>('outbox_state');
  const last = await states.findOne({ _id: 'stream' });
  if (last && last.created !== stream.created) {
    const events = await markUnsent(connection, fence, {});
    log.warn({ events, lost: last.created }, 'stream lost; republishing the outbox');
  } else {
    const newest = await newestSent(connection);
    if (newest && !(await hasMessage(manager, stream, newest))) {
      const kept = await lastCommonSequence(connection, manager, stream);
      const events = await markUnsent(connection, fence, kept > 0 ? { seq: { $gt: kept } } : {});
      log.warn({ events, kept, acknowledged: newest.seq }, 'stream is behind the outbox; republishing');
    }
  }
  if (last?.created === stream.created) return;
  await states.updateOne({ _id: 'stream' }, { $set: { created: stream.created } }, { upsert: true });
}

/** Returns the row with the highest sequence; undefined if none was sent, or all by an older version. */
async function newestSent(connection: Connection): Promise<SentRow | undefined> {
  const rows = await outboxRows(connection)
    .find({ sentAt: { $exists: true } }, { projection: { seq: 1 }, sort: { sentAt: -1 }, limit: NEWEST_ROWS })
    .toArray();
  const numbered = rows.flatMap(({ _id, seq }) => (seq === undefined ? [] : [{ _id, seq }]));
  return numbered.sort((a, b) => b.seq - a.seq)[0];
}

/** True if the stream has, or had until it expired, that event at that sequence. */
async function hasMessage(manager: JetStreamManager, { config, state }: StreamInfo, row: SentRow): Promise<boolean> {
  if (row.seq > state.last_seq) return false;
  return row.seq < state.first_seq || (await messageId(manager, config.name, row.seq)) === row._id;
}

/** Returns the last sequence at which the stream and the outbox have the same event; 0 if there is none. */
async function lastCommonSequence(
  connection: Connection,
  manager: JetStreamManager,
  { config, state }: StreamInfo,
): Promise<number> {
  const first = Math.max(state.first_seq, state.last_seq - MAX_UNKNOWN_MESSAGES, 1);
  for (let seq = state.last_seq; seq >= first; seq -= 1) {
    const _id = await messageId(manager, config.name, seq);
    if (_id && (await outboxRows(connection).findOne({ _id, seq }, { projection: { _id: 1 } }))) return seq;
  }
  return 0;
}

async function messageId(manager: JetStreamManager, stream: string, seq: number): Promise<string | undefined> {
  return (await manager.streams.getMessage(stream, { seq }))?.header.get(MESSAGE_ID);
}
