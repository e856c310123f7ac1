import { shareQueries } from '@bms/batching';
import type { Caller } from '@bms/contracts';
import {
  createProjection,
  type IdempotentHandler,
  type IdempotentHandlers,
  type OwnedRecord,
  type Projection,
  projectionEffects,
  type ReceivedEvent,
  sameHandler,
  transact,
} from '@bms/events';
import {
  type Call,
  ifFound,
  type Kit,
  type Lookup,
  type NameLookup,
  touchedRecords,
  viewScope,
} from '@bms/service-kit';
import type { ClientSession } from 'mongoose';
import { type Client, publishedClient, shownClient } from './client.ts';
import { createNamedByClient, type NamedByClient } from './client-names.ts';
import { createProjectedNames } from './names.ts';

const GET = '/bms.crm.Clients/Get';
/** The version of a client fetched from crm, whose response carries none; any event is newer. */
const VERSION = 0;
/** The maximum number of ids in one query. */
const MAX_QUERIED_IDS = 500;
/** The maximum number of calls to crm for the names of one page. */
const MAX_REQUESTED_NAMES = 20;

/**
 * The events with a version of a client that a service may know. A new client is not stored before a record refers to it:
 * then it is requested from crm. An update that arrives in between is stored, so that the older response cannot win.
 * @see docs/adr/0217-clients-on-demand.md
 */
const STORED = ['client.updated', 'client.restored'] as const;
type StoredEvent = (typeof STORED)[number];

/** Handles a change of a client's owner, in the transaction that updates the projection. */
export type OwnerFollower = (clientId: number, ownerId: number, session: ClientSession) => Promise<void>;

/** The projections of crm clients in another service, updated by events. */
export interface Clients {
  /** Returns clients by id, including deleted ones; left out are unknown ids and clients deleted before they were stored. */
  known(ids: readonly number[], session?: ClientSession): Promise<Map<number, Client>>;
  /** Returns the current projection of a client that records refer to, also of a deleted one; undefined if there is none. */
  find(id: number, session?: ClientSession): Promise<Client | undefined>;
  /** Returns a client, also a deleted one; requests it from crm if there is no projection. @throws ApiError unavailable */
  get(id: number): Promise<Client | undefined>;
  /** Registers a handler for changes of a client's owner. */
  followOwner(follower: OwnerFollower): void;
  /** The documents of this service that are found by the names of clients. */
  readonly named: NamedByClient;
}

/**
 * Opens the client projections of a process and the consumer that updates them, once. Fields that refer to clients are then checked against the projections; clients without a projection are requested
 * from crm.
 */
export async function openClients(kit: Kit): Promise<Clients> {
  const fetch = (id: number, within?: Call) => fetchClient(kit, id, within);
  const fetchProjected = async (id: number) => {
    const client = await fetch(id);
    return client && withoutCreator(client);
  };
  const projection = createProjection<Client>({ connection: kit.db, name: 'clients', fetch: fetchProjected });
  await projection.prepare();
  const followers: OwnerFollower[] = [];
  const named = createNamedByClient();
  kit.references.provide('clients', createLookup(projection, fetch));
  kit.names.provide('clients', createNameLookup(projection, fetch));
  const known: Clients['known'] = async (ids, session) => {
    const rows = projection.rows.find({ _id: { $in: [...new Set(ids)] } }, { session });
    return new Map((await rows.toArray()).flatMap(({ _id, fields }) => (isStored(fields) ? [[_id, fields]] : [])));
  };
  const find: Clients['find'] = async (id, session) => (await known([id], session)).get(id);
  const get: Clients['get'] = async (id) => (await find(id)) ?? (await projection.get(id));
  kit.merges.provide('clients', { prepare: get, lock: (id, session) => lockRow(projection, id, session) });
  const idempotent = effectsOf(kit, projection, { followers, named });
  kit.consume({ name: 'clients', from: 'crm', changesOnly: true, idempotent });
  return {
    known,
    find,
    get,
    followOwner: (follower) => void followers.push(follower),
    named,
  };
}

/** Excludes changes of a stored client from a transaction: the events that make them write the same row. */
const lockRow = async ({ rows }: Projection<Client>, _id: number, session: ClientSession): Promise<void> =>
  void (await rows.updateOne({ _id }, [{ $set: { lockedAt: '$$NOW' } }], { session }));

/** False for the tombstone of a client that was deleted before it was stored. */
const isStored = ({ name }: Partial<Client>): boolean => name !== undefined;

async function fetchClient({ request }: Kit, id: number, within?: Call): Promise<OwnedRecord<Seen> | undefined> {
  const record = (await ifFound(request(GET, { id }, within)))?.record;
  if (!record) return undefined;
  return { id, version: VERSION, fields: { ...shownClient(record), created_by: record.created_by } };
}

/**
 * Creates the lookup for references to clients. A projection may be stale, so crm is asked before a client is rejected.
 * Projections without a currency, created before the field existed, are fetched again.
 */
function createLookup(
  projection: Projection<Client>,
  fetch: (id: number, within: Call) => ReturnType<typeof fetchClient>,
): Lookup {
  const find = createFind(projection);
  return async (ids, call) => {
    const isVisible = visibility(call.caller);
    if (!isVisible) return ids;
    const known = await Promise.all(ids.map(find));
    const others = ids.filter((id, index) => !known[index] || !isVisible(id, known[index]));
    const asked = await Promise.all(others.map((id) => fetch(id, call)));
    await Promise.all(asked.map((client) => client && putWithCurrency(projection, withoutCreator(client))));
    return others.filter((id, index) => !asked[index] || !isVisible(id, asked[index].fields));
  };
}

/**
 * Creates the lookup of client names, including those of deleted clients. For clients without a projection, crm is
 * asked, for at most MAX_REQUESTED_NAMES of them.
 */
function createNameLookup(
  projection: Projection<Client>,
  fetch: (id: number, within: Call) => ReturnType<typeof fetchClient>,
): NameLookup {
  const projectedNames = createProjectedNames(projection);
  return async (ids, within) => {
    const names = await projectedNames(ids);
    const others = within ? ids.filter((id) => !names.has(id)).slice(0, MAX_REQUESTED_NAMES) : [];
    const asked = await Promise.all(others.map((id) => fetch(id, within!)));
    for (const client of asked) {
      if (!client) continue;
      await projection.put(withoutCreator(client));
      names.set(client.id, client.fields.name);
    }
    return names;
  };
}

/** Stores a client fetched from crm. An existing projection, which events update, only gets a missing currency. */
async function putWithCurrency(projection: Projection<Client>, client: OwnedRecord<Client>): Promise<void> {
  await projection.put(client);
  const lacking = { _id: client.id, 'fields.currency': { $exists: false } };
  await projection.rows.updateOne(lacking, { $set: { 'fields.currency': client.fields.currency ?? '' } });
}

/** A client as seen by a reference check; only crm knows who created it. */
type Seen = Client & { readonly created_by?: number };

/**
 * Returns the predicate for the clients that the caller may see; undefined if the caller may see none. As in crm, the
 * scope `own` means owner or creator.
 */
function visibility(caller: Caller): ((id: number, client: Seen) => boolean) | undefined {
  const scope = viewScope(caller, 'clients');
  if (scope === 'none') return undefined;
  if (scope === 'client') return (id) => id === caller.clientId;
  return (_id, { owner_id, created_by }) =>
    scope === 'all' || owner_id === caller.userId || created_by === caller.userId;
}

const withoutCreator = ({
  id,
  version,
  fields: { created_by: _, ...fields },
}: OwnedRecord<Seen>): OwnedRecord<Client> => ({
  id,
  version,
  fields,
});

/** Creates the lookup of projections of clients that are not deleted; concurrent lookups share queries. */
function createFind({ rows }: Projection<Client>): (id: number) => Promise<Client | undefined> {
  const findTogether = shareQueries(MAX_QUERIED_IDS, async (ids: readonly number[]) => {
    const projection = { deletedAt: 1, 'fields.owner_id': 1, 'fields.currency': 1 };
    const found = await rows.find({ _id: { $in: [...ids] } }, { projection }).toArray();
    const current = found.filter(({ deletedAt, fields }) => !deletedAt && fields?.currency !== undefined);
    return new Map(current.map(({ _id, fields }) => [_id, fields]));
  });
  return async (id) => (await findTogether(id)).get(id);
}

/** The parts of a service that follow changes of clients. */
interface Followers {
  readonly followers: readonly OwnerFollower[];
  readonly named: NamedByClient;
}

function effectsOf(kit: Kit, projection: Projection<Client>, following: Followers): IdempotentHandlers {
  const { followers, named } = following;
  const effects = projectionEffects(projection, { kept: STORED, deleted: ['client.deleted'], fieldsOf });
  const follow: IdempotentHandler<StoredEvent> = async (events, signal) => {
    const followed: FollowedField[] = [
      ...(followers.length > 0 ? (['owner_id'] as const) : []),
      ...(named.isEmpty() ? [] : (['name'] as const)),
    ];
    const effect = effects[events[0]!.type];
    if (followed.length === 0) return effect(events, signal);
    const rows = await readOrAdd(projection, events);
    const newer = events.filter((event) => event.version > (rows.get(Number(event.recordId))?.version ?? -1));
    for (const event of newer)
      if (isChanged(followed, rows.get(Number(event.recordId)), event))
        await putAndFollow(kit, projection, following, event);
    await effect(newer, signal);
  };
  return { ...effects, ...sameHandler(STORED, follow), ...sameHandler(IGNORED, ignore) };
}

/**
 * The events of new clients, to which nothing refers yet, and of merges, which the consumer of the references handles. With
 * these types, one filter fits all events of the consumer.
 */
const IGNORED = ['client.created', 'client.merged'] as const;
const ignore: IdempotentHandler<(typeof IGNORED)[number]> = async () => {};

const fieldsOf = ({ data }: ReceivedEvent<StoredEvent>): Client => publishedClient(data);

const ownedClient = (event: ReceivedEvent<StoredEvent>): OwnedRecord<Client> => ({
  id: Number(event.recordId),
  version: event.version,
  fields: fieldsOf(event),
});

/** The fields of a client that its records in this service have copies of. */
type FollowedField = 'owner_id' | 'name';

/** A stored client, with the fields that its records have copies of. */
interface StoredClient {
  readonly version: number;
  readonly fields: Partial<Pick<Client, FollowedField>>;
}

/**
 * Returns the rows of clients by id, and adds those that are missing. From then on no record takes the older fields that
 * a request to crm may still return; a row that such a request has added meanwhile is returned as it is.
 */
async function readOrAdd(
  projection: Projection<Client>,
  events: readonly ReceivedEvent<StoredEvent>[],
): Promise<ReadonlyMap<number, StoredClient>> {
  const rows = await readStored(projection, events);
  const added = events.filter(({ recordId }) => !rows.has(Number(recordId)));
  if (added.length === 0) return rows;
  await projection.addAll(added.map(ownedClient));
  return new Map([...rows, ...(await readStored(projection, added))]);
}

async function readStored(
  { rows }: Projection<Client>,
  events: readonly ReceivedEvent<StoredEvent>[],
): Promise<Map<number, StoredClient>> {
  const chosen = { _id: { $in: events.map(({ recordId }) => Number(recordId)) } };
  const projection = { version: 1, 'fields.owner_id': 1, 'fields.name': 1 };
  const stored = await rows.find(chosen, { projection }).toArray();
  return new Map(stored.map(({ _id, version, fields }) => [_id, { version, fields }]));
}

/** True for an event after which one of the fields of a stored client has another value. */
function isChanged(
  followed: readonly FollowedField[],
  before: StoredClient | undefined,
  event: ReceivedEvent<StoredEvent>,
): boolean {
  const after = fieldsOf(event);
  return before !== undefined && followed.some((field) => before.fields[field] !== after[field]);
}

/** Updates the projection and the records of the client in one transaction, unless an event has done so before. */
async function putAndFollow(
  kit: Kit,
  projection: Projection<Client>,
  { followers, named }: Followers,
  event: ReceivedEvent<StoredEvent>,
): Promise<void> {
  const id = Number(event.recordId);
  const find = async (session: ClientSession) => (await projection.rows.findOne({ _id: id }, { session }))?.fields;
  await transact(kit.db, async (session) => {
    const before = await find(session);
    await projection.put(ownedClient(event), session);
    const after = await find(session);
    if (!before || !after) return;
    const { owner_id, name } = after;
    if (owner_id !== before.owner_id) for (const follow of followers) await follow(id, owner_id, session);
    if (name !== before.name) await named.rename({ id, name }, session);
    if (owner_id !== before.owner_id || name !== before.name)
      await kit.appendEvents(session, [touchedRecords({ client_id: id })]);
  });
}
