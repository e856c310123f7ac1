/** A consuming service as a process of its own: it keeps copies of clients and counts the effects of each event. */
import { createCopies, type EffectHandler } from '../src/index.ts';
import { faultHooks } from './faults.ts';
import { connectMongo, eventsOf } from './world.ts';

const db = await connectMongo(process.env['MONGODB_URL'] ?? '');
const copies = createCopies<{ name: string }>({ connection: db, name: 'clients', fetch: async () => undefined });
await copies.prepare();
const copyAndCount: EffectHandler = async (event, tx) => {
  const fields = { name: String(event.data['name']) };
  await copies.put({ id: Number(event.recordId), version: event.version, fields }, tx.session);
  const one = { $inc: { count: 1 }, $set: { record: event.recordId, version: event.version, by: process.pid } };
  const effects = db.db!.collection<{ _id: string }>('effects');
  await effects.updateOne({ _id: event.id }, one, { upsert: true, session: tx.session });
};
const events = eventsOf('billing', db, process.env['NATS_URL'] ?? '', { hooks: faultHooks() });
events.consume({ name: 'clients', from: 'crm', ackWaitMs: 2000, concurrency: 8, effects: { '*': copyAndCount } });
await events.start();
process.once('SIGTERM', async () => {
  await events.stop();
  await db.close();
});
process.stdout.write('ready\n');
