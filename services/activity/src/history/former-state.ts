import { ApiError } from '@bms/contracts';
import type { FormerRecord, GetVersionRequest } from '@bms/contracts/types/activity';
import type { Connection } from 'mongoose';
import type { AuditEntry } from '../audit-log/audit-log.model.ts';
import { AUDIT_LOG } from '../audit-log/filters.ts';
import { portalFilter } from './list-versions.ts';
import { findVersion } from './record-versions.ts';

/** The time within which a change of a record may be on its way to the audit log, in milliseconds. */
const DELIVERY_MS = 60_000;

/** The entry of a change, as far as it says which state it led to. */
type Entry = Pick<AuditEntry, '_id' | 'action' | 'record_version'>;
const projection = { action: 1, record_version: 1 } as const;

/**
 * Creates the function that returns a former state of a record.
 * @param keptDays the time for which entries are kept, in days
 * @returns a function that throws ApiError not_found if the record did not exist then or was not visible to the portal user;
 * not_kept if the state is not stored; unavailable if it is about to be stored
 */
export function createGetFormer(db: Connection, keptDays: number) {
  const entries = db.collection<AuditEntry>(AUDIT_LOG);

  /** Returns the newest entry of a record that matches. */
  const findNewest = ({ module, record_id }: GetVersionRequest, condition: object): Promise<Entry | null> =>
    entries.findOne<Entry>({ module, record_id, ...condition }, { projection, sort: { record_version: -1 } });

  /** @throws ApiError not_found before the first version */
  async function findEntry(request: GetVersionRequest): Promise<Entry | undefined> {
    if (request.version > 0) return (await findNewest(request, { record_version: request.version })) ?? undefined;
    const entry = await findNewest(request, {
      record_version: { $gt: 0 },
      occurred_at: { $lte: new Date(request.as_of) },
    });
    if (!entry) {
      const isCreatedLater = !request.portal && (await findNewest(request, { record_version: 1 }));
      if (isCreatedLater) throw notFound('The record did not exist at that time.');
      return undefined;
    }
    // Without the entry of the next version, it is not known how long this one lasted.
    const version = entry.record_version ?? 0;
    const isKnown = version >= request.current_version || (await findNewest(request, { record_version: version + 1 }));
    return isKnown ? entry : undefined;
  }

  async function missing(request: GetVersionRequest): Promise<ApiError> {
    if (request.portal) return notFound();
    const until = request.version > 0 ? { $lt: request.version } : { $gt: 0 };
    const isBetween = (await findNewest(request, { record_version: until })) !== null;
    const isRecent = request.updated_at !== '' && Date.now() - Date.parse(request.updated_at) < DELIVERY_MS;
    if (isBetween || isRecent)
      return new ApiError('unavailable', 'The history of the record is being completed.', { retryAfter: 1 });
    return notKept(keptDays);
  }

  return async (request: GetVersionRequest): Promise<FormerRecord> => {
    const entry = await findEntry(request);
    if (!entry) throw await missing(request);
    if (request.portal && !(await entries.findOne({ _id: entry._id, ...portalFilter(request.portal) })))
      throw notFound();
    if (entry.action === 'deleted') throw notFound('The record was deleted at that time.');
    const { module, record_id } = request;
    const version = entry.record_version ?? 0;
    const record = await findVersion(db, { module, record_id, version });
    if (!record) throw request.portal ? notFound() : notKept(keptDays);
    return { version, record } as FormerRecord;
  };
}

const notFound = (detail?: string): ApiError => new ApiError('not_found', detail);

const notKept = (days: number): ApiError =>
  new ApiError('not_kept', `This state of the record is not kept. The history reaches back ${days} days at most.`);
