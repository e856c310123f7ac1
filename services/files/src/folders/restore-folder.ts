import {
  compileAnswer,
  type HandlerOf,
  type RecordModel,
  type Resource,
  restoreRecord,
  type Transaction,
} from '@bms/service-kit';
import { trusted } from 'mongoose';
import type { DeletedEntry, StoredEntry } from '../entries/entries.model.ts';
import type { PublishEntryChange } from './entry-events.ts';

/** Restores a deleted folder, with everything that was deleted with it. */
export function restoreFolder(
  resource: Resource<StoredEntry>,
  publish: PublishEntryChange,
): HandlerOf<'/bms.files.Folders/Restore'> {
  const answer = compileAnswer(resource, resource.rpc('Restore'));
  return (call) =>
    resource.kit.write(call, async (tx) => {
      const folder = await restoreRecord(resource, call.request.id, call, tx);
      const entries = await restoreContents(resource, folder._id, tx);
      for (const entry of entries) publish({ kind: 'restored', before: undefined, after: entry, call }, tx.emit);
      call.setVersion(folder.version);
      return answer(folder, 'Restored.');
    });
}

async function restoreContents(
  { model, deleted }: Resource<StoredEntry>,
  folder: number,
  { session }: Transaction,
): Promise<StoredEntry[]> {
  const rows: RecordModel<DeletedEntry> = deleted;
  const found = await rows.find({ deleted_with: folder }).session(session).lean();
  if (found.length === 0) return [];
  const updated_at = new Date();
  const entries = found.map(({ deleted_at: _when, deleted_by: _who, deleted_with: _folder, ...kept }) => ({
    ...kept,
    version: kept.version + 1,
    updated_at,
  }));
  await model.collection.insertMany(entries as never[], { session });
  await rows.deleteMany({ _id: trusted({ $in: entries.map(({ _id }) => _id) }) }, { session });
  return entries;
}
