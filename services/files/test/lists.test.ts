import { staff } from '@bms/testing';
import { describeLists, manyRecords, spread, storedRecord } from '@bms/testing/lists';
import { portalUser, startFiles } from './harness.ts';

const entry = (n: number) => ({
  ...storedRecord(n),
  kind: n % 3 === 0 ? 'folder' : 'file',
  title: `title ${n}`,
  sort_keys: { title: `title ${spread(n * 11)}` },
  client_id: 1 + spread(n * 7, 40),
  ...(n % 2 === 0 && { folder_id: 1 + spread(n * 13, 20) }),
  ...(n % 3 !== 0 && { share_with_client: n % 4 === 0 }),
});

describeLists({
  service: 'files',
  start: startFiles,
  insertRecords: async (db) => void (await db.collection('entries').insertMany(manyRecords(entry))),
  valuesOf: () => [3],
  // Folders and files share a collection.
  collections: { folders: 'entries' },
  partlySeen: [
    { resource: 'Folders', by: 'an owner', caller: staff(3, { 'files.view': 'own' }) },
    { resource: 'Folders', by: 'a client', caller: portalUser(3) },
  ],
});
