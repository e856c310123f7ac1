import { type Call, type Kit, type ModelDefinition, ownCall, type Transaction } from '@bms/service-kit';
import { Schema } from 'mongoose';

const DONE = 'done_once';

interface DoneTask {
  _id: string;
  at: Date;
}

/** The model of the one-time tasks that are done, by name. */
export const onceModel: ModelDefinition = {
  name: DONE,
  schema: new Schema<DoneTask>({ _id: String, at: Date }, { versionKey: false }),
};

/**
 * Runs a task once in the life of the system, such as creating initial records. The task and its mark are written in
 * one transaction, so that only one of several starting copies runs it.
 * @param which the name of the task, and the rpc that it acts as
 */
export async function once(
  kit: Kit,
  { name, rpc }: { readonly name: string; readonly rpc: string },
  work: (call: Call, tx: Transaction) => Promise<void>,
): Promise<void> {
  const done = kit.db.collection<DoneTask>(DONE);
  if (await done.findOne({ _id: name })) return;
  const call = ownCall(kit, { rpc });
  await kit.write(call, async (tx) => {
    const mark = { $setOnInsert: { at: new Date() } };
    const { upsertedCount } = await done.updateOne({ _id: name }, mark, { session: tx.session, upsert: true });
    if (upsertedCount > 0) await work(call, tx);
  });
}
