import { type Call, type Kit, type ModelDefinition, ownCall, type Transaction } from '@bms/service-kit';
import { Schema } from 'mongoose';

const DONE = 'done_once';

interface Done {
  _id: string;
  at: Date;
}

/** What was done once in the life of the system, by name. */
export const onceModel: ModelDefinition = {
  name: DONE,
  schema: new Schema<Done>({ _id: String, at: Date }, { versionKey: false }),
};

/**
 * Does something once in the life of the system, such as making what a fresh one has: it is done with a note of it in one
 * transaction, so that of several copies that start at once one does it.
 * @param which its name, and the rpc whose work it is
 */
export async function once(
  kit: Kit,
  { name, rpc }: { readonly name: string; readonly rpc: string },
  work: (call: Call, tx: Transaction) => Promise<void>,
): Promise<void> {
  const notes = kit.db.collection<Done>(DONE);
  if (await notes.findOne({ _id: name })) return;
  const call = ownCall(kit, { rpc });
  await kit.write(call, async (tx) => {
    const note = { $setOnInsert: { at: new Date() } };
    const { upsertedCount } = await notes.updateOne({ _id: name }, note, { session: tx.session, upsert: true });
    if (upsertedCount > 0) await work(call, tx);
  });
}
