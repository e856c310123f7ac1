import { jest } from '@jest/globals';
import type { Connection } from 'mongoose';
import { eventually } from './eventually.ts';

/** The timers, which Date does not determine; they keep running. */
const RUNNING = [
  ...(['hrtime', 'nextTick', 'performance', 'queueMicrotask'] as const),
  ...(['setImmediate', 'clearImmediate', 'setInterval', 'clearInterval', 'setTimeout', 'clearTimeout'] as const),
];

/** Sets the date and time of this process, which then stand still until the end of the test file. Timers keep running. */
export function setClock(instant: string): void {
  jest.useFakeTimers({ now: new Date(instant), doNotFake: [...RUNNING] });
}

/** The parts of a service's kit that know the organization. */
interface Located {
  readonly db: Connection;
  readonly days: { today(): Date };
}

/**
 * Moves the organization, as a service knows it, to a time zone.
 * @param today the date there (YYYY-MM-DD), which must differ from that in the time zone before
 */
export async function moveOrganization({ db, days }: Located, time_zone: string, today: string): Promise<void> {
  const row = { $set: { 'fields.time_zone': time_zone }, $setOnInsert: { version: 1 } };
  await db.collection<{ _id: number }>('copies_organization').updateOne({ _id: 1 }, row, { upsert: true });
  await eventually(
    () => days.today().toISOString().slice(0, 10),
    (day) => day === today,
  );
}
