import {
  type ActionsOf,
  type Call,
  compileActions,
  createResource,
  crud,
  defineModule,
  type HandlerOf,
  list,
  type Resource,
  recordLookup,
} from '@bms/service-kit';
import { files, folders, ROOT, type StoredEntry } from '../entries/entries.model.ts';
import { fileEvents, folderEvents } from '../entries/events.ts';
import { parentRule } from '../entries/tree.ts';
import type { Files } from '../setup.ts';
import { entryPublisher } from './entry-events.ts';
import { removeFolder } from './remove-folder.ts';
import { restoreFolder } from './restore-folder.ts';
import { assertTitleFree, titledBy } from './titles.ts';

export const foldersModule = defineModule({
  service: folders.service,
  models: folders.models,
  setup: ({ kit, tree }: Files) => {
    const checkParent = parentRule(tree, 'parent_id');
    const resource: Resource<StoredEntry> = createResource(kit, folders, {
      defaults: () => ({ kind: 'folder' }),
      compute: titledBy,
      assert: async (change, tx) => {
        await assertTitleFree(resource, change, tx);
        await checkParent(change, tx);
      },
      events: folderEvents,
    });
    kit.references.provide('folders', recordLookup(resource));
    const { baseFilter: _folders, ...entries } = folders;
    const everything = createResource(kit, entries, {
      computed: { file_name: ({ kind, title }) => (kind === 'file' ? title : '') },
    });
    const file = createResource(kit, files, { events: fileEvents });
    const publish = entryPublisher({ folder: resource, file });
    return {
      ...crud(resource),
      List: listFolder(list(everything, 'List', actionsByKind({ folder: resource, file }))),
      Delete: removeFolder(resource, tree, publish),
      Restore: restoreFolder(resource, publish),
    };
  },
});

/** Returns the function that tells what a caller can do with an entry, as its own detail would. */
function actionsByKind({ folder, file }: Readonly<Record<'folder' | 'file', Resource>>): ActionsOf {
  const ofKind = { folder: compileActions(folder), file: compileActions(file) };
  return (entry, caller) => ofKind[entry['kind'] as 'folder' | 'file'](entry, caller);
}

type ListFolder = Call<{ folder_id?: number; list?: { search?: string; ids?: number[] } | null }>;

/**
 * Lists a folder: the root by default. A search and a lookup by ids cover all folders, as do the lists of portal users,
 * who see no folders.
 */
function listFolder(listAll: HandlerOf<'/bms.files.Folders/List'>): HandlerOf<'/bms.files.Folders/List'> {
  return (call: ListFolder & Parameters<typeof listAll>[0]) => {
    const { request, caller } = call;
    const isEverywhere = caller.userType === 'client' || Boolean(request.list?.search || request.list?.ids?.length);
    if (!isEverywhere) request.folder_id ??= ROOT;
    return listAll(call);
  };
}
