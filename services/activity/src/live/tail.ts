import { setTimeout as sleep } from 'node:timers/promises';
import type { Kit } from '@bms/service-kit';
import { mongo } from 'mongoose';
import { AUDIT_LOG } from '../audit-log/filters.ts';
import { CHANGE_FIELDS, type Change } from './change.ts';
import { createRecentChanges, type RecentChanges } from './recent.ts';

/** The history that is read at the start, in seconds. */
const BACK_SECONDS = 600;
/** The pause before the change stream is opened again, in milliseconds. */
const PAUSE_MS = 1000;
/** ChangeStreamHistoryLost: the requested history is no longer available. */
const HISTORY_LOST = 286;

/** Receives the changes of the audit log. */
export interface TailListener {
  changed(change: Change, cursor: bigint): void;
  /** Called when changes were lost. */
  missed(cursor: bigint): void;
}

/** The stream of changes. */
export interface Tail {
  readonly recent: RecentChanges;
  /** Calls the listener from now on. @returns a function that ends it */
  listen(listener: TailListener): () => void;
  stop(): Promise<void>;
}

interface Inserted {
  readonly _id: unknown;
  readonly clusterTime: mongo.Timestamp;
  readonly fullDocument: Change;
}

type ChangeStream = mongo.ChangeStream<Inserted, Inserted & mongo.ChangeStreamDocument<Inserted>>;

/** Follows the audit log by one change stream: every entry, in commit order. */
export async function followTail(kit: Kit): Promise<Tail> {
  const listeners = new Set<TailListener>();
  const all: TailListener = {
    changed: (change, cursor) => {
      for (const listener of listeners) listener.changed(change, cursor);
    },
    missed: (cursor) => {
      for (const listener of listeners) listener.missed(cursor);
    },
  };
  const stopping = new AbortController();
  const start = new mongo.Timestamp({ t: Math.floor(Date.now() / 1000) - BACK_SECONDS, i: 1 });
  const recent = createRecentChanges(cursorAt(start, LAST_INDEX));
  let current: ChangeStream | undefined;
  const follow = async (from: mongo.Timestamp): Promise<void> => {
    current = open(kit, from);
    const cursorOf = numberCursors();
    for await (const { clusterTime, fullDocument } of current) {
      const cursor = cursorOf(clusterTime);
      if (cursor <= recent.last()) continue;
      recent.add({ cursor, change: fullDocument });
      all.changed(fullDocument, cursor);
    }
  };
  const recover = async (err: unknown): Promise<void> => {
    if (stopping.signal.aborted) return;
    if (isHistoryLost(err)) return startAnew(kit, recent, all);
    kit.log.warn({ err }, 'reading new audit entries failed; retrying');
    await sleep(PAUSE_MS, undefined, { signal: stopping.signal });
  };
  const run = async (): Promise<void> => {
    while (!stopping.signal.aborted) {
      try {
        await follow(timeOf(recent.last()));
      } catch (err) {
        await recover(err).catch(() => undefined);
      }
    }
  };
  const running = run();
  return {
    recent,
    listen: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    stop: async () => {
      stopping.abort();
      await current?.close();
      await running;
    },
  };
}

const isHistoryLost = (err: unknown): boolean => err instanceof mongo.MongoServerError && err.code === HISTORY_LOST;

/** Starts without history: a new database has none of that length, and a busy one has discarded it. */
async function startAnew({ db }: Kit, recent: RecentChanges, listener: TailListener): Promise<void> {
  recent.reset(await currentCursor(db));
  listener.missed(recent.last());
}

/** Returns the cursor after all past changes and before all future ones. */
export async function currentCursor(db: Kit['db']): Promise<bigint> {
  const { operationTime } = await db.db!.command({ ping: 1 });
  return cursorAt(operationTime as mongo.Timestamp, LAST_INDEX);
}

function open({ db }: Kit, startAtOperationTime: mongo.Timestamp): ChangeStream {
  const fields = CHANGE_FIELDS.map((name) => [`fullDocument.${name}`, 1] as const);
  const pipeline = [
    { $match: { operationType: 'insert' } },
    { $project: { clusterTime: 1, ...Object.fromEntries(fields) } },
  ];
  return db.collection(AUDIT_LOG).watch(pipeline, { startAtOperationTime }) as unknown as ChangeStream;
}

/** The number of bits for the index of a change among those of its transaction, which have one cluster time. */
const INDEX_BITS = 16n;
const LAST_INDEX = (1n << INDEX_BITS) - 1n;

const cursorAt = (time: mongo.Timestamp, index: bigint): bigint => (BigInt(time.toString()) << INDEX_BITS) | index;
const timeOf = (cursor: bigint): mongo.Timestamp => mongo.Timestamp.fromString((cursor >> INDEX_BITS).toString(), 10);

/** Creates the function that returns the cursors of the changes of a stream, which starts before a transaction. */
function numberCursors(): (time: mongo.Timestamp) => bigint {
  let last: mongo.Timestamp | undefined;
  let index = 0n;
  return (time) => {
    index = last?.equals(time) ? index + 1n : 0n;
    last = time;
    return cursorAt(time, index);
  };
}
