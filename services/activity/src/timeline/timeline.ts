import type { Caller, Contract } from '@bms/contracts';
import type { Change, ListTimelineRequest, ListTimelineResponse, TimelineEntry } from '@bms/contracts/types/activity';
import type { Call, Kit } from '@bms/service-kit';
import type { mongo } from 'mongoose';
import { type AuditEntry, CLIENT_INDEX } from '../audit-log/audit-log.model.ts';
import { AUDIT_LOG } from '../audit-log/filters.ts';
import { namesOf } from '../changes/module-names.ts';
import { compileSeen } from '../changes/seen.ts';
import { findLatest, keyOf, type Latest } from './latest.ts';

/** The most entries that one request reads, if its caller may not see most of them. */
const MAX_SCANNED = 2000;
const DEFAULT_LIMIT = 20;
const STATUS = 'status';

/** An entry of the audit log, and what the caller sees of it. */
interface Seen {
  readonly entry: AuditEntry;
  readonly change: Change;
}

/** Some entries, and the id of the last one that was read for them; undefined at the end. */
interface Page {
  readonly found: readonly Seen[];
  readonly next: number | undefined;
}

/**
 * Creates the timeline: the audit log, newest first, as far as the caller could see the record then and can see it now.
 * @throws ApiError validation_failed for an unknown module
 */
export function createTimeline({ db, contract }: Pick<Kit, 'db' | 'contract'>) {
  const entries = db.collection<AuditEntry>(AUDIT_LOG);
  const changeFor = compileSeen(contract);
  const isOpen = compileOpen(contract);
  const modules = new Set([...contract.services.values()].map(({ module }) => module).filter(Boolean));
  const sees = (caller: Caller, entry: AuditEntry): Change | undefined => {
    const change = isOpen(caller, entry) ? changeFor(caller, entry) : undefined;
    return change?.action === 'removed' ? undefined : change;
  };

  async function read({ request, caller }: Call<ListTimelineRequest>): Promise<Page> {
    const { limit = DEFAULT_LIMIT } = request;
    const only = namesOf(request.modules, modules);
    const found: Seen[] = [];
    let scanned = 0;
    let next: number | undefined;
    for await (const entry of entries.find(...queryOf(request))) {
      if (found.length === limit || scanned === MAX_SCANNED) return { found, next };
      scanned += 1;
      next = entry._id;
      const change = only?.has(entry.module) === false ? undefined : sees(caller, entry);
      if (change && saysSomething(change)) found.push({ entry, change });
    }
    return { found, next: undefined };
  }

  return async (call: Call<ListTimelineRequest>): Promise<ListTimelineResponse> => {
    const { found, next } = await read(call);
    const latest = await findLatest(entries, found);
    const shown = found.filter(({ entry }) => sees(call.caller, latest.get(keyOf(entry)) ?? entry));
    const records = shown.map((seen) => timelineEntry(call.caller, seen, latest));
    return { records, meta: { ...(next !== undefined && { next_cursor: next }), has_more: next !== undefined } };
  };
}

type Query = [mongo.Filter<AuditEntry>, mongo.FindOptions];

/** Returns the query for the entries of a request, one more than are read. */
function queryOf({ client_id, cursor }: ListTimelineRequest): Query {
  const filter = { ...(client_id && { client_id }), ...(cursor && { _id: { $lt: cursor } }) };
  const options = { sort: { _id: -1 }, limit: MAX_SCANNED + 1, comment: 'timeline' } as const;
  return [filter, { ...options, ...(client_id && { hint: CLIENT_INDEX }) }];
}

/** True unless the change is one that the caller does not see, or of values that follow from others. */
const saysSomething = ({ action, changed }: Change): boolean => action !== 'updated' || changed.length > 0;

function timelineEntry({ userType }: Caller, { entry, change }: Seen, latest: Latest): TimelineEntry {
  const { _id: id, module, record_id, title, user_id, client_id } = entry;
  return {
    ...{ id, module, record_id, title },
    action: change.action as TimelineEntry['action'],
    status: change.changed.includes(STATUS) ? statusIn(entry) : '',
    changed: change.changed,
    ...(userType !== 'client' && user_id && { user_id }),
    ...(client_id && { client_id }),
    is_deleted: latest.get(keyOf(entry))?.action === 'deleted',
    occurred_at: change.occurred_at,
  };
}

/** Returns the new status; empty if it is no word, or that of a confidential record. */
function statusIn({ changes = [] }: AuditEntry): string {
  const { after } = changes.find(({ field }) => field === STATUS) ?? {};
  const value: unknown = after ? JSON.parse(after) : undefined;
  return typeof value === 'string' ? value : '';
}

/** Returns a function that tells whether callers of a kind may get records of a module at all: API keys get none of some. */
function compileOpen({ rpcs }: Contract): (caller: Caller, entry: AuditEntry) => boolean {
  const gets = rpcs.filter(({ name, policy }) => name === 'Get' && policy.noApiKeys);
  const closed = new Set(gets.map(({ service }) => service.module));
  return (caller, { module }) => caller.kind !== 'api_key' || !closed.has(module);
}
