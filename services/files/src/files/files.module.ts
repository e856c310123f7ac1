import { createResource, defineModule, get, listDeleted, remove, restore, update } from '@bms/service-kit';
import { openBlobLedger } from '../bytes/blob-ledger.ts';
import { purge } from '../bytes/purge.ts';
import type { FilesConfig } from '../config.ts';
import { content, download } from '../downloads/download.ts';
import { files, folders } from '../entries/entries.model.ts';
import { fileEvents } from '../entries/events.ts';
import { openTree, parentRule } from '../entries/tree.ts';
import { openStores } from '../storage/open-stores.ts';
import { upload } from '../uploads/upload.ts';

const PURGE_INTERVAL_MS = 3600 * 1000;

/** @param config the stores, the maximum file size, and the age at which abandoned uploads are swept */
export const filesModule = (config: FilesConfig) =>
  defineModule({
    service: files.service,
    models: files.models,
    setup: async (kit) => {
      const rules = {
        defaults: () => ({ kind: 'file' }),
        assert: parentRule(openTree(kit), 'folder_id'),
        events: fileEvents,
      };
      // Files are listed together with folders, so they use the same sort keys.
      const resource = { ...createResource(kit, files, rules), list: createResource(kit, folders).list };
      const stores = await openStores(kit.db, config);
      const ledger = openBlobLedger(kit, stores);
      const { storage, sweepIntervalMs, uploads } = config;
      kit.schedule({
        name: 'sweep',
        intervalMs: sweepIntervalMs,
        run: async () => {
          const swept = await ledger.sweep(uploads.abandonedMs);
          if (swept > 0) kit.log.info({ swept }, 'orphaned blobs removed');
        },
      });
      kit.schedule({ name: 'purge', intervalMs: PURGE_INTERVAL_MS, run: () => purge(kit, resource, ledger) });
      return {
        Get: get(resource),
        Update: update(resource),
        Upload: upload(resource, { stores, storage, ledger, ...uploads }),
        Download: download(resource, stores),
        Content: content(resource, stores),
        Delete: remove(resource),
        ListDeleted: listDeleted(resource),
        Restore: restore(resource),
      };
    },
  });
