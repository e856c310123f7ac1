import { ApiError, invalid } from '@bms/contracts';
import {
  type Call,
  compileAnswer,
  type HandlerOf,
  loadForChange,
  type Resource,
  removeRecord,
  scopeOf,
  type Transaction,
} from '@bms/service-kit';
import { trusted } from 'mongoose';
import type { StoredEntry } from '../entries/entries.model.ts';
import type { Tree } from '../entries/tree.ts';
import type { PublishEntryChange } from './entry-events.ts';

/** The maximum number of entries in one transaction of some seconds. */
const MAX_ENTRIES = 5000;

/** Deletes a folder, and with `recursive` everything in it, in one transaction. */
export function removeFolder(
  resource: Resource<StoredEntry>,
  tree: Tree,
  publish: PublishEntryChange,
): HandlerOf<'/bms.files.Folders/Delete'> {
  const answer = compileAnswer(resource, resource.rpc('Delete'));
  return (call) =>
    resource.kit.write(call, async (tx) => {
      const { id, recursive = false } = call.request;
      const folder = await loadForChange(resource, call, id, 'delete', tx);
      const held = [id, ...(await tree.inside(id, tx.session))];
      await tree.lockExclusive(held, tx.session);
      await removeContents(resource, { held, recursive, publish }, call, tx);
      await removeRecord(resource, folder, call, tx);
      return answer(folder, 'Deleted.');
    });
}

interface Wanted {
  /** The folder and all folders inside it; the first is the requested one. */
  readonly held: readonly number[];
  readonly recursive: boolean;
  readonly publish: PublishEntryChange;
}

async function removeContents(
  resource: Resource<StoredEntry>,
  wanted: Wanted,
  call: Call,
  tx: Transaction,
): Promise<void> {
  const { held, recursive, publish } = wanted;
  const query = resource.model.find({ folder_id: trusted({ $in: [...held] }) }).limit(MAX_ENTRIES + 1);
  const contents = await query.session(tx.session).lean();
  if (contents.length === 0) return;
  if (!recursive) throw notEmpty();
  if (contents.length > MAX_ENTRIES) throw tooMany();
  await assertMayDeleteAll(resource, held, call, tx);
  const after = await moveToDeleted(resource, contents, held[0]!, call, tx);
  for (const [at, entry] of after.entries()) {
    publish({ kind: 'deleted', before: contents[at], after: entry, call }, tx.emit);
  }
}

const notEmpty = () =>
  invalid({
    field: 'recursive',
    code: 'not_empty',
    message: 'The folder is not empty. Set recursive=true to delete its contents as well.',
  });

const tooMany = () =>
  invalid({
    field: 'recursive',
    code: 'too_many',
    message: `The folder contains more than ${MAX_ENTRIES} folders and files. Delete some of its contents first.`,
  });

/** Rejects the deletion of other users' entries by callers who may only delete their own. */
async function assertMayDeleteAll(
  resource: Resource<StoredEntry>,
  held: Wanted['held'],
  call: Call,
  { session }: Transaction,
) {
  const scope = scopeOf({ ...resource, scope: { ...resource.scope, baseFilter: {} } }, call, 'delete');
  if (Object.keys(scope).length === 0) return;
  const others = { $and: [{ folder_id: trusted({ $in: [...held] }) }, { $nor: [scope] }] };
  if (await resource.model.exists(others).session(session))
    throw new ApiError('forbidden', 'The folder contains files or folders that you do not have permission to delete.');
}

async function moveToDeleted(
  { model, deleted }: Resource<StoredEntry>,
  contents: readonly StoredEntry[],
  folder: number,
  call: Call,
  { session }: Transaction,
): Promise<StoredEntry[]> {
  const gone = { deleted_at: new Date(), deleted_by: call.caller.userId, deleted_with: folder };
  const after = contents.map((entry) => ({ ...entry, version: entry.version + 1 }));
  await deleted.collection.insertMany(after.map((entry) => ({ ...entry, ...gone })) as never[], { session });
  await model.deleteMany({ _id: trusted({ $in: contents.map(({ _id }) => _id) }) }, { session });
  return after;
}
