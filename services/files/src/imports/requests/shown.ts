import { crc32 } from 'node:zlib';
import { ApiError, type Caller } from '@bms/contracts';
import type { Import } from '@bms/contracts/types/files';
import type { ClientSession } from 'mongoose';
import type { Collections, ImportJob } from '../stored.ts';

/** Returns the filter of the imports that a caller may view: administrators those of all users, others and API keys their own. */
export function importsOf({ isAdmin, userId: created_by, apiKeyId: api_key_id }: Caller) {
  // The range makes the index count.
  if (isAdmin) return { _id: { $gt: 0 } };
  return api_key_id > 0 ? { created_by, api_key_id } : { created_by };
}

/** Returns an import that the caller may view. @throws ApiError not_found */
export async function findImport(
  { jobs }: Pick<Collections, 'jobs'>,
  caller: Caller,
  id: number,
  session?: ClientSession,
): Promise<ImportJob> {
  const job = await jobs.findOne({ $and: [{ _id: id }, importsOf(caller)] }, { session });
  if (!job) throw new ApiError('not_found');
  return job;
}

/** Returns the version of an import for its ETag: it changes with what is shown, without a counter in each write. */
export const versionOf = (job: ImportJob): number => crc32(JSON.stringify(showImport(job)));

/** Returns an import as the API shows it. */
export function showImport(job: ImportJob): Import {
  const { _id, columns, created_at, finished_at, status, is_cancelled, phase, ...rest } = job;
  const { file_name, module, dry_run, rows, done, created, updated, failed, reverted, left, reason } = rest;
  const { encoding, delimiter, decimal, date_format, amounts, preset, unmapped, match_by, created_by } = rest;
  const counts = { rows, done, created, updated, failed, reverted, left };
  const forms = { encoding, delimiter, decimal, date_format, amounts, preset };
  return {
    ...{ id: _id, file_name, module, status, dry_run, reason, match_by, created_by, ...counts, ...forms },
    mapping: Object.fromEntries(columns.map(({ column, path }) => [column, path])),
    unmapped: [...unmapped],
    created_at: created_at.toISOString(),
    ...(finished_at && { finished_at: finished_at.toISOString() }),
  } as Import;
}
