import { invalid } from '@bms/contracts';
import {
  type Call,
  type PendingChange,
  type ReadTransaction,
  type RecordChange,
  type Resource,
  type StoredValues,
  type Transaction,
  viewScope,
} from '@bms/service-kit';
import { ignoringCase, type StoredEntry } from '../entries/entries.model.ts';

const seesAll = ({ caller }: Call): boolean => viewScope(caller, 'files') !== 'own';

/** Returns the user among whose folders the title is unique; undefined for all. */
export function titledBy(
  { version }: StoredValues<StoredEntry>,
  _tx: Transaction,
  { call, changed }: PendingChange<'title' | 'folder_id'>,
): StoredValues<StoredEntry> {
  if (version !== undefined && !changed.has('title') && !changed.has('folder_id')) return {};
  return { titled_by: seesAll(call) ? undefined : call.caller.userId };
}

/**
 * Asserts that no folder beside it has the title, for callers who see all folders. For those who see only their own, the
 * index decides, which leaves hidden folders out.
 * @throws ApiError validation_failed
 */
export async function assertTitleFree(
  { model }: Pick<Resource<StoredEntry>, 'model'>,
  { kind, changed, after, call }: RecordChange<StoredEntry>,
  { session }: ReadTransaction,
): Promise<void> {
  const isTitled = kind !== 'updated' || changed.has('title') || changed.has('folder_id');
  if (kind === 'deleted' || !isTitled || !seesAll(call)) return;
  const { _id, title, folder_id = null } = after;
  const beside = { kind: 'folder', folder_id, title, _id: { $ne: _id as never }, titled_by: { $gt: 0 } };
  if (await model.collection.findOne(beside, { session, collation: ignoringCase, projection: { _id: 1 } }))
    throw invalid({ field: 'title', code: 'taken', message: 'title is already in use.' });
}
