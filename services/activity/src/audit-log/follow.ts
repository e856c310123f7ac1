import type { AccountEvent } from '@bms/contracts/types/identity';
import { type IdempotentHandler, loadEventCatalogue, publishers, type ReceivedEvent, transact } from '@bms/events';
import { type Resource, searchFields } from '@bms/service-kit';
import { AUDIT_LOG, type AuditEntry } from './audit-log.model.ts';

/** The decoded change of a record event (bms.api.RecordChange). */
interface RecordChangeData {
  readonly module: string;
  readonly record_id: number;
  readonly version: number;
  readonly title: string;
  readonly changes: AuditEntry['changes'];
  /** Empty in events of older service versions. */
  readonly told_to: AuditEntry['told_to'] | '';
  readonly portal_client_id: number;
  /** Missing in events of older service versions. */
  readonly groups?: readonly string[];
}

const RECORD_EVENTS = ['created', 'updated', 'deleted', 'restored'].map((action) => `record.${action}`);
const ACCOUNT_EVENTS = ['signed_in', 'sign_in_failed', 'locked', 'password_changed', 'change_undone'].map(
  (action) => `account.${action}`,
);
/** The module of the entries about accounts. */
const ACCOUNT = 'account';

/** The fields of an entry that depend on the kind of its event. */
type Subject = Omit<AuditEntry, '_id' | 'version' | 'created_at' | 'created_by' | 'updated_at'>;

/** Stores one audit entry for each change of a record in any service, and for each event of an account. */
export function followChanges(resource: Resource): void {
  const byType = (types: readonly string[], subjectOf: (event: ReceivedEvent) => Subject) =>
    types.map((type) => [type, insertEntries(resource, subjectOf)] as const);
  resource.kit.consume({
    name: 'audit_log',
    from: publishers(loadEventCatalogue()),
    idempotent: Object.fromEntries([
      ...byType(RECORD_EVENTS, recordSubject),
      ...byType(ACCOUNT_EVENTS, accountSubject),
    ]),
  });
}

/** Inserts the entries that do not exist yet. Of two processes that insert the same ones, the later fails and repeats. */
function insertEntries(resource: Resource, subjectOf: (event: ReceivedEvent) => Subject): IdempotentHandler {
  const { kit, total } = resource;
  const entries = kit.db.collection<AuditEntry>(AUDIT_LOG);
  return async (events, signal) => {
    const known = new Set(await entries.distinct('event_id', { event_id: { $in: events.map(({ id }) => id) } }));
    const fresh = events.filter(({ id }) => !known.has(id));
    if (fresh.length === 0) return;
    const inserted = await Promise.all(fresh.map((event) => entryOf(resource, subjectOf(event))));
    await transact(kit.db, async (session) => {
      signal.throwIfAborted();
      await entries.insertMany(inserted, { session });
      await total?.add(inserted.length, session);
    });
  };
}

async function entryOf(resource: Resource, subject: Subject) {
  const now = new Date();
  const stored = { version: 1, created_at: now, created_by: subject.user_id ?? 0, updated_at: now };
  const entry = { _id: await resource.kit.nextId(AUDIT_LOG), ...stored, ...subject } as AuditEntry;
  return { ...entry, ...searchFields(resource, entry) };
}

const originOf = ({ id, type, occurredAt, requestId = '' }: ReceivedEvent) => ({
  event_id: id,
  action: type.slice(type.indexOf('.') + 1),
  occurred_at: occurredAt,
  request_id: requestId,
});

function recordSubject(event: ReceivedEvent): Subject {
  const {
    module,
    record_id,
    title,
    changes,
    told_to,
    portal_client_id,
    groups = [],
  } = event.data as unknown as RecordChangeData;
  const { userId = 0, apiKeyId = 0 } = event.caller ?? {};
  return {
    ...originOf(event),
    module,
    record_id,
    title,
    ...(userId > 0 && { user_id: userId }),
    ...(apiKeyId > 0 && { api_key_id: apiKeyId }),
    changes,
    granted_module: event.module ?? module,
    owners: [...(event.owners ?? [])],
    ...(event.clientId && { client_id: event.clientId }),
    told_to: told_to || 'owners',
    portal_client_id,
    ...(groups.length > 0 && { groups: [...groups] }),
  };
}

function accountSubject(event: ReceivedEvent): Subject {
  const { user_id, email, by_user, address } = event.data as unknown as AccountEvent;
  return {
    ...originOf(event),
    module: ACCOUNT,
    record_id: user_id,
    title: email,
    ...(by_user && user_id > 0 && { user_id }),
    changes: [],
    address,
    // Visible to administrators in the audit log, and to no one in the live feed.
    granted_module: ACCOUNT,
    owners: [],
    told_to: 'owners',
    portal_client_id: 0,
  };
}
