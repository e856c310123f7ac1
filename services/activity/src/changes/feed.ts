import { setTimeout as sleep } from 'node:timers/promises';
import { ApiError } from '@bms/contracts';
import type { Change, ListChangesRequest, ListChangesResponse } from '@bms/contracts/types/activity';
import type { Call, Kit } from '@bms/service-kit';
import type { AuditEntry } from '../audit-log/audit-log.model.ts';
import { AUDIT_LOG } from '../audit-log/filters.ts';
import { lastOrderedId } from '../audit-log/ordered-ids.ts';
import type { Tail } from '../live/tail.ts';
import type { CursorsOf } from './cursor.ts';
import { namesOf } from './module-names.ts';
import { compileSeen } from './seen.ts';

/** The time for which a cursor is valid, in milliseconds: 30 days. */
const KEPT_MS = 30 * 24 * 3600 * 1000;
/** The most entries of the audit log that one request reads, most of which its caller may not see. */
const MAX_SCANNED = 5000;
const DEFAULT_LIMIT = 100;

/** Some changes, and how far the feed was read for them. */
interface Page {
  readonly records: readonly Change[];
  readonly position: number;
  readonly hasMore: boolean;
}

/**
 * Creates the change feed: the audit log in the order of its ids, which is that of commits, as far as the caller may see
 * the records.
 * @see docs/adr/0218-change-feed.md
 * @throws ApiError validation_failed for an invalid cursor or module; resync_required if changes after the cursor are no
 * longer kept, or the permissions of the caller have changed
 * @see docs/adr/0218-change-feed.md
 */
export function createFeed(kit: Kit, tail: Tail, cursorsOf: CursorsOf) {
  const entries = kit.db.collection<AuditEntry>(AUDIT_LOG);
  const changeFor = compileSeen(kit.contract);
  const modules = new Set([...kit.contract.services.values()].map(({ module }) => module).filter(Boolean));

  async function read(call: Call<ListChangesRequest>, after: number, only: ReadonlySet<string> | undefined) {
    const { limit = DEFAULT_LIMIT } = call.request;
    const options = { readConcern: { level: 'majority' }, sort: { _id: 1 }, limit: MAX_SCANNED } as const;
    const records: Change[] = [];
    let position = after;
    for await (const entry of entries.find({ _id: { $gt: after } }, options)) {
      // Ids have no gaps: what is missing was deleted, or is about to be committed by an earlier version of the service.
      if (entry._id !== position + 1) {
        if (position === after) throw new ApiError('resync_required');
        return { records, position, hasMore: true };
      }
      if (position === after && Date.now() - entry.created_at.getTime() > KEPT_MS)
        throw new ApiError('resync_required');
      if (records.length === limit) return { records, position, hasMore: true };
      position = entry._id;
      const change = only?.has(entry.module) === false ? undefined : changeFor(call.caller, entry);
      if (change) records.push(change);
    }
    return { records, position, hasMore: position - after === MAX_SCANNED };
  }

  /** Reads until there is a change, or the time of `wait` is over. */
  async function readOrWait(call: Call<ListChangesRequest>, after: number, only: ReadonlySet<string> | undefined) {
    const until = Date.now() + (call.request.wait ?? 0) * 1000;
    const bell = createBell(tail);
    try {
      for (let page: Page = await read(call, after, only); ; page = await read(call, page.position, only)) {
        const left = until - Date.now();
        if (page.records.length > 0 || page.hasMore || left <= 0) return page;
        await bell.rings(left, call.signal);
      }
    } finally {
      bell.close();
    }
  }

  return async (call: Call<ListChangesRequest>): Promise<ListChangesResponse> => {
    const { cursor = '' } = call.request;
    const cursors = cursorsOf(call.caller);
    const only = namesOf(call.request.modules, modules);
    const after = cursor === '' ? await lastOrderedId(kit.db, AUDIT_LOG) : cursors.decode(cursor);
    const { records, position, hasMore } = await readOrWait(call, after, only);
    return { records: [...records], meta: { next_cursor: cursors.encode(position), has_more: hasMore } };
  };
}

/** Waits for the next change of any record; one that came since it was created or rang counts. */
function createBell(tail: Tail) {
  let rung = Promise.withResolvers<void>();
  const ring = (): void => rung.resolve();
  const close = tail.listen(ring);
  return {
    close,
    async rings(ms: number, signal: AbortSignal): Promise<void> {
      await Promise.race([rung.promise, sleep(ms, undefined, { signal, ref: false })]);
      rung = Promise.withResolvers();
    },
  };
}
