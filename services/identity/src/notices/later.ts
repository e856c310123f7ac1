import type { Kit, ModelDefinition } from '@bms/service-kit';
import { type ClientSession, type Connection, Schema } from 'mongoose';
import { ownCall } from '../own-call.ts';
import type { Sealer } from '../sealing/sealer.ts';
import type { Notice } from './notice.ts';
import { sendNotice } from './send.ts';

const LATER_NOTICES = 'later_notices';

/** A notice whose day has not come yet. */
interface LaterNotice {
  /** The id of the event. */
  _id: string;
  notice: Notice;
  due_at: Date;
}

export const laterNoticeModel: ModelDefinition = {
  name: LATER_NOTICES,
  schema: new Schema<LaterNotice>(
    { _id: String, notice: Schema.Types.Mixed, due_at: { type: Date, required: true } },
    { versionKey: false },
  ).index({ due_at: 1 }),
};

/** Keeps a notice until its day. */
export async function keepForLater(db: Connection, id: string, notice: Notice, session: ClientSession): Promise<void> {
  const row = { _id: id, notice, due_at: notice.notBefore ?? new Date() };
  await db.collection<LaterNotice>(LATER_NOTICES).insertOne(row, { session });
}

/** Queues the letters of every notice whose day has come, each once. */
export async function tellWhatIsDue(kit: Kit, sealer: Sealer): Promise<void> {
  const rows = kit.db.collection<LaterNotice>(LATER_NOTICES);
  const due = await rows.find({ due_at: { $lte: new Date() } }).toArray();
  for (const { _id, notice, due_at } of due) {
    await kit.write(ownCall(kit), async (tx) => {
      const { deletedCount } = await rows.deleteOne({ _id }, { session: tx.session });
      if (deletedCount === 1) await sendNotice(kit.db, sealer, { id: _id, at: due_at, notice }, tx);
    });
  }
}
