import {
  type Call,
  compileAnswer,
  type Handler,
  type Resource,
  restoreRecord,
  type Transaction,
} from '@bms/service-kit';
import { trusted } from 'mongoose';
import type { StoredEntry } from '../entries/entries.model.ts';
import { eventsOf } from './entry-events.ts';

type DeletedEntry = StoredEntry & { deleted_at?: Date; deleted_by?: number; deleted_with?: number };

/** Brings a deleted folder back, with everything that was deleted with it. */
export function restoreFolder(resource: Resource): Handler<{ id: number }> {
  const answer = compileAnswer(resource, resource.rpc('Restore'));
  return (call) =>
    resource.kit.write(call, async (tx) => {
      const folder = await restoreRecord(resource, call.request.id, call, tx);
      await restoreContents(resource, folder._id, call, tx);
      call.setVersion(folder.version);
      return answer(folder, 'Restored.');
    });
}

async function restoreContents(
  { model, deleted }: Resource,
  folder: number,
  call: Call,
  tx: Transaction,
): Promise<void> {
  const { session, emit } = tx;
  const found = await deleted.find({ deleted_with: folder }).session(session).lean<DeletedEntry[]>();
  if (found.length === 0) return;
  const updated_at = new Date();
  const entries = found.map(({ deleted_at: _when, deleted_by: _who, deleted_with: _folder, ...kept }) => ({
    ...kept,
    version: kept.version + 1,
    updated_at,
  })) as StoredEntry[];
  await model.collection.insertMany(entries as never[], { session });
  await deleted.deleteMany({ _id: trusted({ $in: entries.map(({ _id }) => _id) }) }, { session });
  for (const entry of entries) for (const event of eventsOf('restored', undefined, entry, call)) emit(event);
}
