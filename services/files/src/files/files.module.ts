import { createResource, defineModule, get, listDeleted, remove, restore, update } from '@bms/service-kit';
import { purge } from '../bytes/purge.ts';
import { content, download } from '../downloads/download.ts';
import { files, folders } from '../entries/entries.model.ts';
import { fileEvents } from '../entries/events.ts';
import { parentRule } from '../entries/tree.ts';
import type { Files } from '../setup.ts';
import { upload } from '../uploads/upload.ts';

const PURGE_INTERVAL_MS = 3600 * 1000;

/** The module of files, with the jobs that sweep abandoned uploads and purge what was deleted. */
export const filesModule = defineModule({
  service: files.service,
  models: files.models,
  setup: ({ kit, config, tree, stores, ledger }: Files) => {
    const rules = {
      defaults: () => ({ kind: 'file' }),
      assert: parentRule(tree, 'folder_id'),
      events: fileEvents,
    };
    // Files are listed together with folders, so they use the same sort keys.
    const resource = { ...createResource(kit, files, rules), list: createResource(kit, folders).list };
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
