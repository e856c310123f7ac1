import type { TakeDelegatedCallsRequest } from '@bms/contracts/types/api';
import { type Call, defineModule } from '@bms/service-kit';
import type { Files } from '../setup.ts';
import { importableModules } from './columns/fields.ts';
import { purgeImports } from './purge.ts';
import { changeHandlers } from './requests/change-imports.ts';
import { createImport } from './requests/create-import.ts';
import { readHandlers } from './requests/read-imports.ts';
import { stage } from './stage.ts';
import { takeCalls } from './steps/take-calls.ts';
import { createWire } from './steps/wire.ts';
import { collectionsOf } from './stored.ts';

/** The time after which the file of an import that no process reads is taken up, in milliseconds. */
const TAKE_UP_MS = 15_000;
const PURGE_INTERVAL_MS = 3600 * 1000;

/** The module of imports, with the jobs that read files and remove what is no longer needed. */
export const importsModule = defineModule({
  service: 'bms.files.Imports',
  setup: ({ kit, config, stores, ledger }: Files) => {
    const collections = collectionsOf(kit.db);
    const modules = importableModules(kit.contract);
    const { storage, uploads, imports } = config;
    const staging = { ...collections, kit, stores, modules, maxRows: imports.maxRows };
    const begin = (importId: number): void => {
      stage(staging, importId).catch((err: unknown) =>
        kit.log.warn({ err, import_id: importId }, 'reading a file to import failed'),
      );
    };
    kit.schedule({
      name: 'imports.stage',
      intervalMs: TAKE_UP_MS,
      run: async () => {
        const waiting = collections.jobs.find({ is_active: true, phase: 'stage', leased_until: { $lte: new Date() } });
        for await (const { _id } of waiting) await stage(staging, _id);
      },
    });
    kit.schedule({
      name: 'imports.purge',
      intervalMs: PURGE_INTERVAL_MS,
      run: () => purgeImports(kit.db, collections, ledger),
    });
    const upload = { stores, storage, ledger, ...uploads, maxBytes: Math.min(uploads.maxBytes, imports.maxBytes) };
    const wire = createWire(kit.contract);
    return {
      ...readHandlers(collections),
      ...changeHandlers(kit, collections),
      Upload: createImport({ ...collections, kit, upload, modules, begin }),
      TakeCalls: ({ request }: Call<TakeDelegatedCallsRequest>) =>
        takeCalls({ ...collections, kit, modules, wire }, request),
    };
  },
});
