import { setTimeout as sleep } from 'node:timers/promises';
import type { Kit } from '@bms/service-kit';
import type { mongo } from 'mongoose';
import type { AuditEntry } from '../audit-log/audit-log.model.ts';
import { AUDIT_LOG } from '../audit-log/filters.ts';
import { lastOrderedId } from '../audit-log/ordered-ids.ts';
import { CHANGE_FIELDS, type Change } from './change.ts';

/** The pause before the change stream is opened again, in milliseconds. */
const PAUSE_MS = 1000;
/** The least time between two looks for a restored database, in milliseconds. */
const CHECK_MS = 1000;

type Inserted = mongo.ChangeStreamInsertDocument<AuditEntry>;

/** Receives the changes of the audit log, in the order of their ids. */
export type TailListener = (change: Change) => void;

/** The changes of the audit log as they are committed. */
export interface Tail {
  /** Calls the listener from now on. @returns a function that ends it */
  listen(listener: TailListener): () => void;
  stop(): Promise<void>;
}

/**
 * Follows the audit log: a change stream says that there are new entries, which are read in the order of their ids, that of
 * commits. So none is missed, however long the stream was interrupted.
 */
export async function followTail(kit: Kit): Promise<Tail> {
  const { db, log } = kit;
  const listeners = new Set<TailListener>();
  const stopping = new AbortController();
  let last = await lastOrderedId(db, AUDIT_LOG);
  let checksAt = 0;
  let stream: mongo.ChangeStream<AuditEntry, Inserted> | undefined;

  const deliver = async (): Promise<void> => {
    for await (const change of changesAfter(db, last)) {
      last = change._id;
      for (const listener of listeners) listener(change);
    }
  };
  /** Begins anew if ids are lower again: only a database that was restored beside running processes has such. */
  const noteRestored = async (id: number): Promise<void> => {
    if (performance.now() < checksAt) return;
    checksAt = performance.now() + CHECK_MS;
    if ((await lastOrderedId(db, AUDIT_LOG)) < last) last = id - 1;
  };
  const follow = async (): Promise<void> => {
    const inserts = [{ $match: { operationType: 'insert' } }, { $project: { documentKey: 1 } }];
    stream = db.collection(AUDIT_LOG).watch<AuditEntry, Inserted>(inserts);
    // Opened by the first look for an event; entries of before are read then.
    await stream.tryNext();
    await deliver();
    for await (const { documentKey } of stream) {
      if (documentKey._id <= last) await noteRestored(documentKey._id);
      if (documentKey._id > last) await deliver();
    }
  };
  const run = async (): Promise<void> => {
    while (!stopping.signal.aborted) {
      try {
        await follow();
      } catch (err) {
        if (stopping.signal.aborted) return;
        log.warn({ err }, 'reading new audit entries failed; retrying');
        await sleep(PAUSE_MS, undefined, { signal: stopping.signal }).catch(() => {});
      } finally {
        await stream?.close().catch(() => {});
      }
    }
  };
  const running = run();
  return {
    listen: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    stop: async () => {
      stopping.abort();
      await stream?.close();
      await running;
    },
  };
}

/** Yields the changes after an id, in their order. */
export async function* changesAfter(db: Kit['db'], after: number): AsyncGenerator<Change> {
  const projection = Object.fromEntries(CHANGE_FIELDS.map((name) => [name, 1]));
  const comment = 'new entries for the live feed';
  const options = { projection, sort: { _id: 1 }, comment, readConcern: { level: 'majority' } } as const;
  yield* db.collection<AuditEntry>(AUDIT_LOG).find({ _id: { $gt: after } }, options) as AsyncIterable<Change>;
}
