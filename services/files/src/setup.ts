import { openClients } from '@bms/projections';
import type { Kit } from '@bms/service-kit';
import { type BlobLedger, openBlobLedger } from './bytes/blob-ledger.ts';
import type { FilesConfig } from './config.ts';
import { openTree, type Tree } from './entries/tree.ts';
import { collectionsOf, prepareCollections } from './imports/stored.ts';
import { openStores } from './storage/open-stores.ts';
import type { Stores } from './storage/storage.ts';

/** The parts that the modules of files share. */
export interface Files {
  readonly kit: Kit;
  readonly config: FilesConfig;
  readonly tree: Tree;
  readonly stores: Stores;
  readonly ledger: BlobLedger;
}

/** Opens what the modules of files share. */
export async function setup(kit: Kit, config: FilesConfig): Promise<Files> {
  await openClients(kit);
  const tree = openTree(kit);
  await tree.prepare();
  await prepareCollections(collectionsOf(kit.db));
  const stores = await openStores(kit.db, config);
  return { kit, config, tree, stores, ledger: openBlobLedger(kit, stores) };
}
