import { invalid } from '@bms/contracts';
import {
  createRecordLocks,
  type Kit,
  type ReadTransaction,
  type RecordChange,
  type RecordLocks,
  type RecordModel,
  recordModel,
  unknownReference,
} from '@bms/service-kit';
import type { ClientSession } from 'mongoose';
import { folders, type StoredEntry } from './entries.model.ts';

/**
 * The folder hierarchy. Its locks keep a folder in place, and from being deleted, while a transaction depends on it.
 */
export interface Tree {
  /** Called once in a process, while the modules are set up. */
  prepare(): Promise<void>;
  /**
   * Checks the folder of a new or restored entry.
   * @param field the field that names the folder
   * @throws ApiError validation_failed
   */
  checkParent(folderId: number | undefined, field: string, session: ClientSession): Promise<void>;
  /**
   * Checks the target of a folder that is moved.
   * @throws ApiError validation_failed for a target inside the folder itself
   */
  checkMove(id: number, folderId: number | undefined, session: ClientSession): Promise<void>;
  /** Returns the ids of the folders inside a folder, at any depth. */
  inside(id: number, session: ClientSession): Promise<number[]>;
  /** Locks folders that are deleted in the transaction exclusively. */
  lockExclusive(ids: readonly number[], session: ClientSession): Promise<void>;
}

const FOLDER = { kind: 'folder' } as const;

/** Opens the folder hierarchy of a process. */
export function openTree({ db }: Pick<Kit, 'db'>): Tree {
  const model = recordModel(db, folders);
  const locks = createRecordLocks(db, 'folders');
  return {
    prepare: locks.prepare,
    checkParent: async (folderId, field, session) => {
      if (folderId !== undefined) await lockExisting(model, locks, folderId, field, session);
    },
    checkMove: async (id, folderId, session) => {
      await locks.lockExclusive([id], session);
      if (folderId === undefined) return;
      await lockExisting(model, locks, folderId, 'parent_id', session);
      const above = await foldersAbove(model, folderId, session);
      if (folderId === id || above.includes(id)) throw cycle();
      for (const each of above) await locks.lockShared(each, session);
    },
    inside: (id, session) => foldersInside(model, id, session),
    lockExclusive: locks.lockExclusive,
  };
}

async function lockExisting(
  model: RecordModel<StoredEntry>,
  { lockShared }: RecordLocks,
  id: number,
  field: string,
  session: ClientSession,
): Promise<void> {
  await lockShared(id, session);
  if (await model.exists({ ...FOLDER, _id: id }).session(session)) return;
  throw invalid(unknownReference(field, id));
}

const cycle = () =>
  invalid({
    field: 'parent_id',
    code: 'cycle',
    message: 'A folder cannot be moved into itself or one of its subfolders.',
  });

interface RelatedFolders {
  readonly found: readonly { readonly _id: number }[];
}

/** Returns the ids of the ancestors of a folder. */
async function foldersAbove(model: RecordModel<StoredEntry>, id: number, session: ClientSession): Promise<number[]> {
  const up = { startWith: '$folder_id', connectFromField: 'folder_id', connectToField: '_id' };
  return findRelated(model, id, up, session);
}

async function foldersInside(model: RecordModel<StoredEntry>, id: number, session: ClientSession): Promise<number[]> {
  const down = { startWith: '$_id', connectFromField: '_id', connectToField: 'folder_id' };
  return findRelated(model, id, down, session);
}

type Direction = { startWith: string; connectFromField: string; connectToField: string };

async function findRelated(model: RecordModel<StoredEntry>, id: number, way: Direction, session: ClientSession) {
  const $graphLookup = { from: model.collection.name, ...way, as: 'found', restrictSearchWithMatch: FOLDER };
  const stages = [{ $match: { _id: id } }, { $graphLookup }, { $project: { 'found._id': 1 } }];
  const [seen] = await model.aggregate<RelatedFolders>(stages).session(session);
  return seen?.found.map(({ _id }) => _id) ?? [];
}

/**
 * Returns the check of a changed parent folder for folders and files.
 * @param field the name of the field in the contract
 */
export const parentRule =
  (tree: Tree, field: string) =>
  async (change: RecordChange<StoredEntry>, { session }: ReadTransaction) => {
    const { kind, before, after, changed } = change;
    if (kind === 'created' || kind === 'restored') await tree.checkParent(after.folder_id, field, session);
    if (kind !== 'updated' || !changed.has('folder_id')) return;
    if (after.kind === 'folder') await tree.checkMove(before!._id, after.folder_id, session);
    else await tree.checkParent(after.folder_id, field, session);
  };
