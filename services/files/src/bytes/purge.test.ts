import type { StoredRecord } from '@bms/service-kit';
import { eventually } from '@bms/testing';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { startFiles, type TestedFiles } from '../../test/harness.ts';
import { files as definition } from '../entries/entries.model.ts';
import { openStores } from '../storage/open-stores.ts';
import { openBlobLedger } from './blob-ledger.ts';
import { purge } from './purge.ts';

const DAY_MS = 24 * 3600 * 1000;

let files: TestedFiles;
beforeAll(async () => {
  files = await startFiles({ SWEEP_INTERVAL_SECONDS: '1' });
});
afterAll(() => files?.stop());

test('bytes stay for the 30 days in which a file can be restored, and then go with what is left of it', async () => {
  const { kit } = files.running;
  const kept = await files.upload('kept', 'kept.txt');
  const old = await files.upload('old', 'old.txt');
  for (const { id } of [kept, old]) await files.call('Files/Delete', { id });
  const deleted = kit.db.collection(`${definition.name}_deleted`);
  const longAgo = { deleted_at: new Date(Date.now() - 31 * DAY_MS) };
  await deleted.updateOne({ _id: old.id as never }, { $set: longAgo });
  const settings = { storage: 'gridfs', s3: { region: '' } } as never;
  const ledger = openBlobLedger(kit, await openStores(kit.db, settings));
  await purge(kit, { deleted: kit.db.model<StoredRecord>(`${definition.name}_deleted`) }, ledger);
  const bytes = () => kit.db.collection('bytes.chunks').countDocuments();
  await eventually(bytes, (chunks) => chunks === 1);
  expect(await deleted.countDocuments()).toBe(1);
  await files.call('Files/Restore', { id: kept.id });
  expect(await (await files.fetch(`/api/file-manager/files/${kept.id}/download`)).text()).toBe('kept');
});
