import type { Connection } from 'mongoose';
import { outboxRows } from '../outbox/rows.ts';

const BATCH_ROWS = 200;
const BATCH_WAIT_MS = 20;

/** Marks rows as sent, many at a time. */
export interface Marker {
  /** Takes the id of an event that JetStream has acknowledged. */
  add(id: string): void;
  /** Settles when all that was taken is marked. @throws the error of the first mark that failed */
  flush(): Promise<void>;
}

/**
 * @param fence the fencing number of the relay: rows that were driven again under a higher one stay unsent, since what was
 *   acknowledged then may be gone
 * @param onError told at once of a mark that failed
 */
export function createMarker(connection: Connection, fence: number, onError: (error: unknown) => void): Marker {
  let ids: string[] = [];
  let timer: NodeJS.Timeout | undefined;
  let marking: Promise<void> = Promise.resolve();
  const mark = async (batch: string[]): Promise<void> => {
    const stillOurs = { _id: { $in: batch }, unsent: true as const, fence: { $lte: fence } };
    await outboxRows(connection).updateMany(stillOurs, { $unset: { unsent: 1 }, $set: { sentAt: new Date() } });
  };
  const send = (): void => {
    clearTimeout(timer);
    timer = undefined;
    const batch = ids;
    ids = [];
    if (batch.length === 0) return;
    marking = marking.then(() => mark(batch));
    marking.catch(onError);
  };
  return {
    add: (id) => {
      ids.push(id);
      if (ids.length >= BATCH_ROWS) send();
      else timer ??= setTimeout(send, BATCH_WAIT_MS);
    },
    flush: async () => {
      send();
      await marking;
    },
  };
}
