/**
 * A publishing service as a separate process: it changes ten clients in turn, WRITES times, and publishes each change.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Connection } from 'mongoose';
import { type Events, watchForAbandoned } from '../src/index.ts';
import { clientEvent, connectMongo, eventsOf, faultHooks } from './world.ts';

const CLIENTS = 10;

/** Changes a client and prints an acknowledgement to stdout once the change is committed. */
async function change(db: Connection, events: Events, id: number): Promise<void> {
  const session = await db.startSession();
  const endAbandoned = watchForAbandoned(db);
  try {
    const version = await session.withTransaction(
      async () => {
        await endAbandoned();
        const options = { upsert: true, returnDocument: 'after', session } as const;
        const clients = db.db!.collection<{ _id: number; version: number }>('clients');
        const row = await clients.findOneAndUpdate({ _id: id }, { $inc: { version: 1 } }, options);
        await events.outbox.append(session, [clientEvent(id, row!.version)]);
        return row!.version;
      },
      { readConcern: { level: 'snapshot' }, writeConcern: { w: 'majority' } },
    );
    process.stdout.write(`ack ${id} ${version}\n`);
  } finally {
    await session.endSession();
  }
}

const db = await connectMongo(process.env['MONGODB_URL'] ?? '', 'bms-crm');
const events = eventsOf('crm', db, process.env['NATS_URL'] ?? '', { hooks: faultHooks() });
await events.prepare();
const starting = events.start();
process.once('SIGTERM', async () => {
  await starting;
  await events.stop();
  await db.close();
});
for (let written = 0; written < Number(process.env['WRITES'] ?? 0); ) {
  try {
    await change(db, events, (written % CLIENTS) + 1);
    written += 1;
  } catch {
    await sleep(50);
  }
}
process.stdout.write('done\n');
