import {
  type EventName,
  type IdempotentHandler,
  loadEventCatalogue,
  publishers,
  type ReceivedEvent,
  sameHandler,
} from '@bms/events';
import { type Resource, searchFields } from '@bms/service-kit';
import { putVersions } from '../history/record-versions.ts';
import { type AuditEntry, CLIENTS } from './audit-log.model.ts';
import { ACCOUNT_EVENTS, type AccountEvent, actionOf, RECORD_EVENTS, type RecordEvent } from './audited-events.ts';
import { AUDIT_LOG } from './filters.ts';
import { createOrderedTransactions, type InOrder } from './ordered-ids.ts';

/** The module of the entries about accounts. */
const ACCOUNT = 'account';

/** The fields of an entry that depend on the kind of its event. */
type Subject = Omit<AuditEntry, '_id' | 'version' | 'created_at' | 'created_by' | 'updated_at'>;

/** Stores one audit entry, and the state of the record, for each change of a record in any service, and for each event of an account. */
export function followChanges(resource: Resource): void {
  const inOrder = createOrderedTransactions(resource.kit.db, AUDIT_LOG);
  resource.kit.consume({
    name: 'audit_log',
    from: publishers(loadEventCatalogue()),
    idempotent: {
      ...sameHandler(RECORD_EVENTS, insertEntries(resource, inOrder, recordSubject, versionOf)),
      ...sameHandler(ACCOUNT_EVENTS, insertEntries(resource, inOrder, accountSubject)),
    },
  });
}

/**
 * Inserts the entries that do not exist yet. Of two processes that insert the same ones, the later fails and repeats. Ids
 * are in the order of commits, for the change feed.
 */
function insertEntries<Type extends EventName>(
  resource: Resource,
  inOrder: InOrder,
  subjectOf: (event: ReceivedEvent<Type>) => Subject,
  versionOf?: (event: ReceivedEvent<Type>) => Parameters<typeof putVersions>[1][number],
): IdempotentHandler<Type> {
  const { kit, total } = resource;
  const entries = kit.db.collection<AuditEntry>(AUDIT_LOG);
  return async (events, signal) => {
    const known = new Set(await entries.distinct('event_id', { event_id: { $in: events.map(({ id }) => id) } }));
    const fresh = events.filter(({ id }) => !known.has(id));
    if (fresh.length === 0) return;
    const inserted = fresh.map((event) => entryOf(resource, subjectOf(event)));
    await inOrder(inserted.length, async (first, session) => {
      signal.throwIfAborted();
      const numbered = inserted.map((entry, index) => ({ _id: first + index, ...entry }));
      await entries.insertMany(numbered, { session });
      if (versionOf) await putVersions(kit.db, fresh.map(versionOf), session);
      await total?.add(inserted.length, session);
    });
  };
}

function entryOf(resource: Resource, subject: Subject) {
  const now = new Date();
  const stored = { version: 1, created_at: now, created_by: subject.user_id ?? 0, updated_at: now };
  const entry = { ...stored, ...subject };
  return { ...entry, ...searchFields(resource, entry) };
}

const originOf = ({ id, type, occurredAt, requestId = '' }: ReceivedEvent) => ({
  event_id: id,
  action: actionOf(type) as AuditEntry['action'],
  occurred_at: occurredAt,
  request_id: requestId,
});

const versionOf = ({ data: { module, record_id, version, record } }: ReceivedEvent<RecordEvent>) => ({
  ...{ module, record_id, version, record },
});

function recordSubject(event: ReceivedEvent<RecordEvent>): Subject {
  // Events of older service versions have neither `told_to` nor `groups`.
  const { module, record_id, version, title, changes, told_to, portal_client_id, groups } = event.data;
  const { former_owners, former_portal_client_id, former_groups } = event.data;
  const { userId = 0, apiKeyId = 0, scimTokenId = 0 } = event.caller ?? {};
  const client_id = module === CLIENTS ? record_id : event.clientId;
  return {
    ...originOf(event),
    module,
    record_id,
    title,
    ...(userId > 0 && { user_id: userId }),
    ...(apiKeyId > 0 && { api_key_id: apiKeyId }),
    ...(scimTokenId > 0 && { scim_token_id: scimTokenId }),
    changes,
    granted_module: event.module ?? module,
    owners: [...(event.owners ?? [])],
    ...(client_id && { client_id }),
    told_to: told_to || 'owners',
    portal_client_id,
    ...(groups.length > 0 && { groups: [...groups] }),
    record_version: version,
    ...(event.data.reverted_to > 0 && { reverted_to: event.data.reverted_to }),
    ...(former_owners.length > 0 && { former_owners: [...former_owners] }),
    ...(former_portal_client_id > 0 && { former_portal_client_id }),
    ...(former_groups.length > 0 && { former_groups: [...former_groups] }),
  };
}

function accountSubject(event: ReceivedEvent<AccountEvent>): Subject {
  const { user_id, email, by_user, address } = event.data;
  // Without `by_user`, the caller caused it, e.g. an administrator.
  const actor = by_user ? user_id : (event.caller?.userId ?? 0);
  return {
    ...originOf(event),
    module: ACCOUNT,
    record_id: user_id,
    title: email,
    ...(actor > 0 && { user_id: actor }),
    changes: [],
    address,
    // Visible to administrators in the audit log, and to no one in the live feed.
    granted_module: ACCOUNT,
    owners: [],
    told_to: 'owners',
    portal_client_id: 0,
  };
}
