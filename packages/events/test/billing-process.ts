/** A consuming service as a separate process: it keeps a projection of clients and counts the effects of each event. */
import { setTimeout as sleep } from 'node:timers/promises';
import { type BatchHandler, createProjection, type EffectHandler } from '../src/index.ts';
import { connectMongo, eventsOf, faultHooks } from './world.ts';

const db = await connectMongo(process.env['MONGODB_URL'] ?? '', 'bms-billing');
const projection = createProjection<{ name: string }>({
  connection: db,
  name: 'clients',
  fetch: async () => undefined,
});
await projection.prepare();
const projectAndCount: EffectHandler = async (event, tx) => {
  await sleep(Number(process.env['SLOW_MS'] ?? 0));
  // Kills the process whenever the event is handled.
  if (`${event.recordId} ${event.version}` === process.env['POISON']) process.kill(process.pid, 'SIGKILL');
  const fields = { name: 'name' in event.data ? event.data.name : '' };
  await projection.put({ id: Number(event.recordId), version: event.version, fields }, tx.session);
  const one = { $inc: { count: 1 }, $set: { record: event.recordId, version: event.version, by: process.pid } };
  const effects = db.db!.collection<{ _id: string }>('effects');
  await effects.updateOne({ _id: event.id }, one, { upsert: true, session: tx.session });
};
const events = eventsOf('billing', db, process.env['NATS_URL'] ?? '', { hooks: faultHooks() });
const ackWaitMs = Number(process.env['ACK_WAIT_MS'] ?? 2000);
const settings = { name: 'clients', from: 'crm', ackWaitMs, concurrency: 8, backoffMs: [10, 10] };
const countEach: BatchHandler = async (members, tx) => {
  for (const { event, emit } of members) await projectAndCount(event, { ...tx, emit });
};
if (process.env['BATCHES']) events.consume({ ...settings, batches: { '*': countEach } });
else events.consume({ ...settings, effects: { '*': projectAndCount } });
await events.start();
process.once('SIGTERM', async () => {
  await events.stop();
  await db.close();
});
process.stdout.write('ready\n');
