import { compileAnswer, type Handler, type Resource, restoreRecord, type Transaction } from '@bms/service-kit';
import { trusted } from 'mongoose';
import type { StoredEntry } from '../entries/entries.model.ts';
import type { TellEntry } from './entry-events.ts';

type DeletedEntry = StoredEntry & { deleted_at?: Date; deleted_by?: number; deleted_with?: number };

/** Restores a deleted folder, with everything that was deleted with it. */
export function restoreFolder(resource: Resource, tell: TellEntry): Handler<{ id: number }> {
  const answer = compileAnswer(resource, resource.rpc('Restore'));
  return (call) =>
    resource.kit.write(call, async (tx) => {
      const folder = await restoreRecord(resource, call.request.id, call, tx);
      const entries = await restoreContents(resource, folder._id, tx);
      for (const entry of entries) tell({ kind: 'restored', before: undefined, after: entry, call }, tx.emit);
      call.setVersion(folder.version);
      return answer(folder, 'Restored.');
    });
}

async function restoreContents(
  { model, deleted }: Resource,
  folder: number,
  { session }: Transaction,
): Promise<StoredEntry[]> {
  const found = await deleted.find({ deleted_with: folder }).session(session).lean<DeletedEntry[]>();
  if (found.length === 0) return [];
  const updated_at = new Date();
  const entries = found.map(({ deleted_at: _when, deleted_by: _who, deleted_with: _folder, ...kept }) => ({
    ...kept,
    version: kept.version + 1,
    updated_at,
  })) as StoredEntry[];
  await model.collection.insertMany(entries as never[], { session });
  await deleted.deleteMany({ _id: trusted({ $in: entries.map(({ _id }) => _id) }) }, { session });
  return entries;
}
