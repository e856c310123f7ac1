import type { Connection } from 'mongoose';
import { transact } from '../common/transaction.ts';
import { outboxRows } from './rows.ts';

const BATCH_ROWS = 200;
const BATCH_WAIT_MS = 100;

/** Marks rows as sent, in batches. */
export interface Marker {
  /** Adds the id of an event that JetStream has acknowledged, and its sequence in the stream. */
  add(id: string, seq: number): void;
  /** Settles when all added rows are marked. @throws the error of the first mark that failed */
  flush(): Promise<void>;
}

/**
 * Creates the marker of a relay.
 * @param fence fencing token of the relay: rows that were redriven under a higher one stay unsent, because the stream
 * may have lost the events acknowledged before
 * @param onError called at once if a mark fails
 */
export function createMarker(connection: Connection, fence: number, onError: (error: unknown) => void): Marker {
  let acknowledged = new Map<string, number>();
  let timer: NodeJS.Timeout | undefined;
  let marking: Promise<void> = Promise.resolve();
  const mark = async (batch: ReadonlyMap<string, number>): Promise<void> => {
    const ids = [...batch.keys()];
    const stillOurs = { _id: { $in: ids }, unsent: true as const, fence: { $lte: fence } };
    const seq = { $arrayElemAt: [[...batch.values()], { $indexOfArray: [ids, '$_id'] }] };
    const sent = [{ $set: { sentAt: '$$NOW', seq } }, { $unset: 'unsent' }];
    // A transaction has one oplog entry for all rows, which halves the cost.
    await transact(connection, (session) => outboxRows(connection).updateMany(stillOurs, sent, { session }));
  };
  const send = (): void => {
    clearTimeout(timer);
    timer = undefined;
    const batch = acknowledged;
    acknowledged = new Map();
    if (batch.size === 0) return;
    marking = marking.then(() => mark(batch));
    marking.catch(onError);
  };
  return {
    add: (id, seq) => {
      acknowledged.set(id, seq);
      if (acknowledged.size >= BATCH_ROWS) send();
      else timer ??= setTimeout(send, BATCH_WAIT_MS);
    },
    flush: async () => {
      send();
      await marking;
    },
  };
}
