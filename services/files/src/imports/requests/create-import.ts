import { Readable } from 'node:stream';
import { ApiError, compileMultipartSchema, invalid, type Violation } from '@bms/contracts';
import { type Call, compilePermission, type HandlerOf, type Kit } from '@bms/service-kit';
import type { ClientSession } from 'mongoose';
import { cleanFileName } from '../../uploads/file-name.ts';
import { readForm } from '../../uploads/read-form.ts';
import { type BlobUploadDeps, type StoredBlob, storeBlob } from '../../uploads/store-blob.ts';
import type { ImportableModule } from '../columns/fields.ts';
import { createInspection, type Inspected } from '../file/inspect.ts';
import type { Collections, ImportJob } from '../stored.ts';
import { EMPTY_FORM, type ImportForm, type ReadRequest, readRequest } from './read-request.ts';
import { showImport, versionOf } from './shown.ts';

/** Dependencies of the creation of imports. */
export interface CreateDeps extends Collections {
  readonly kit: Kit;
  readonly upload: BlobUploadDeps;
  readonly modules: ReadonlyMap<string, ImportableModule>;
  /** Begins to read the file of an import. */
  readonly begin: (importId: number) => void;
}

/** A stored file with its name. */
interface KeptFile extends StoredBlob, Inspected {
  readonly name: string;
}

/** Media types of files that may be CSV; the first bytes of others show that they are something else. */
const TEXT = new Set(['text/plain', 'text/csv', 'application/octet-stream']);

/** Handles a new import: stores the file, reads its columns and creates the job. */
export function createImport(deps: CreateDeps): HandlerOf<'/bms.files.Imports/Upload'> {
  const { kit, upload, modules } = deps;
  const rpc = kit.contract.rpc('/bms.files.Imports/Upload');
  const form = compileMultipartSchema(rpc, rpc.bindings[0]!);
  const keep = async (call: Call, bytes: Readable, sentName: string): Promise<KeptFile> => {
    const inspection = createInspection();
    const passed = Readable.from(inspection.pass(bytes), { objectMode: false });
    const blob = await storeBlob(upload, passed, call.signal);
    return { ...blob, ...inspection.result(), name: cleanFileName(sentName) };
  };
  return async (call) => {
    if (call.caller.userType === 'client')
      throw new ApiError('forbidden', 'This resource is not available to portal users.');
    const { message, violations, kept } = await readForm(call, form, (bytes, name) => keep(call, bytes, name));
    let isStored = false;
    try {
      if (violations.length > 0 || !kept) throw invalid(...violations);
      const sent = { ...EMPTY_FORM, ...message };
      call.addToRequest({ ...message, [form.bytes]: { name: kept.name, sha256: kept.sha256 } });
      const answer = await kit.answerOnce(call, async () => {
        const module = moduleOf(modules, sent.module);
        compilePermission(module.bulk)(call.caller);
        assertText(kept);
        const job = jobOf(await kit.nextId('imports', call), call, {
          sent,
          kept,
          read: readRequest(module, sent, kept),
        });
        return await store(deps, call, job, sent.repeat, () => {
          isStored = true;
        });
      });
      if (isStored) deps.begin(Number(answer.record!.id));
      return answer;
    } finally {
      if (kept && !isStored) await upload.ledger.remove(kept.key);
    }
  };
}

function moduleOf(modules: ReadonlyMap<string, ImportableModule>, name: string): ImportableModule {
  const module = modules.get(name);
  if (module) return module;
  const message = `module must be one of ${[...modules.keys()].sort().join(', ')}.`;
  throw invalid({ field: 'module', code: 'not_allowed', message });
}

function assertText({ mimeType, size }: KeptFile): void {
  const fault = (code: string, message: string): Violation => ({ field: 'file', code, message });
  if (size === 0) throw invalid(fault('required', 'The file is empty.'));
  if (!TEXT.has(mimeType))
    throw invalid(fault('invalid_format', `The file is not a CSV file, but ${mimeType}. Save it as CSV first.`));
}

interface Given {
  readonly sent: ImportForm;
  readonly kept: KeptFile;
  readonly read: ReadRequest;
}

function jobOf(_id: number, call: Call, { sent, kept, read }: Given): ImportJob {
  const counts = { rows: 0, done: 0, created: 0, updated: 0, failed: 0, reverted: 0, left: 0 };
  const { decimal, date_format, match_by, dry_run, module } = sent as ImportForm &
    Pick<ImportJob, 'decimal' | 'date_format'>;
  const { encoding, delimiter, headers, columns, unmapped, preset, defaults, parentBy } = read;
  return {
    ...{
      _id,
      file_name: kept.name,
      module,
      status: 'validating',
      dry_run,
      reason: '',
      match_by,
      parent_by: parentBy,
      ...counts,
    },
    ...{ encoding, delimiter, decimal, date_format, amounts: sent.amounts, preset: preset?.name ?? '' },
    ...{ headers, columns, unmapped, defaults: JSON.stringify(defaults) },
    ...{ sha256: kept.sha256, size: kept.size, bytes_key: kept.key, stored_in: kept.storedIn },
    ...{ created_by: call.caller.userId, api_key_id: call.caller.apiKeyId },
    ...{ created_at: new Date(), delegation: call.delegation },
    ...{
      phase: 'stage',
      chunks: 0,
      chunk: 0,
      chunk_step: 'match',
      is_active: true,
      is_cancelled: false,
      is_sent: false,
    },
    ...{ leased_until: new Date(0), attempts: 0 },
  };
}

function store(deps: CreateDeps, call: Call, job: ImportJob, isRepeat: boolean, stored: () => void) {
  return deps.kit.write(call, async ({ session }) => {
    if (!job.dry_run && !isRepeat) await assertNew(deps, job, session);
    await deps.upload.ledger.assign(job.bytes_key, session);
    await deps.jobs.insertOne(job, { session });
    stored();
    call.setVersion(versionOf(job));
    return { record: showImport(job), actions: [] };
  });
}

/** @throws ApiError conflict if the same file was imported and not undone */
async function assertNew(
  { jobs, locks }: CreateDeps,
  { sha256, module }: ImportJob,
  session: ClientSession,
): Promise<void> {
  const _id = `${module}/${sha256}`;
  await locks.updateOne({ _id }, { $set: { taken_at: new Date() } }, { upsert: true, session });
  const stored = { $or: [{ is_active: true }, { created: { $gt: 0 } }, { updated: { $gt: 0 } }] };
  const same = await jobs.findOne(
    { sha256, module, dry_run: false, status: { $ne: 'undone' }, ...stored },
    { session },
  );
  if (!same) return;
  throw new ApiError(
    'conflict',
    `The file was already imported, by import ${same._id}. Send repeat=true to import it again.`,
  );
}
