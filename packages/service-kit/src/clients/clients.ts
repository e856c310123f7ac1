import { ApiError } from '@bms/contracts';
import type { ClientEvent, ClientResponse } from '@bms/contracts/types/crm';
import { type Copies, copyEffects, createCopies, type EffectHandler, type OwnedRecord } from '@bms/events';
import type { ClientSession } from 'mongoose';
import type { Lookup } from '../references/references.ts';
import type { Call, Kit } from '../types.ts';
import { gather } from '../writes/gather.ts';
import { type Client, shownClient, toldClient } from './client.ts';

const GET = '/bms.crm.Clients/Get';
/** The answer of the owner says no version; whatever an event brings is newer. */
const VERSION = 0;
/** Ids in one query. */
const MOST_AT_ONCE = 500;

/** Does what follows when somebody else looks after a client, in the transaction in which the copy is changed. */
export type OwnerFollower = (clientId: number, ownerId: number, session: ClientSession) => Promise<void>;

/** The clients of crm, as another service knows them: small copies, kept by events. */
export interface Clients {
  /** The users who look after these clients, by client; those that are not known are left out. */
  ownersOf(ids: readonly number[], session: ClientSession): Promise<Map<number, number>>;
  /** What is known of a client at this moment, also of one that was deleted; undefined where nothing is. */
  find(id: number, session: ClientSession): Promise<Client | undefined>;
  /** Adds what is to follow when somebody else looks after a client. */
  followOwner(follower: OwnerFollower): void;
}

/**
 * Opens the copies of a process and the consumer that keeps them, once, while the modules are set up. From then on fields that
 * refer to clients are checked against the copies; crm is asked for clients that are not there yet.
 */
export async function openClients(kit: Kit): Promise<Clients> {
  const fetch = (id: number, within?: Call) => fetchClient(kit, id, within);
  const copies = createCopies<Client>({ connection: kit.db, name: 'clients', fetch: (id) => fetch(id) });
  await copies.prepare();
  const followers: OwnerFollower[] = [];
  kit.references.provide('clients', createLookup(copies, fetch));
  kit.consume({ name: 'clients', from: 'crm', effects: effectsOf(copies, followers) });
  return {
    ownersOf: async (ids, session) => {
      const chosen = { _id: { $in: [...new Set(ids)] } };
      const rows = copies.rows.find(chosen, { session, projection: { 'fields.owner_id': 1 } });
      return new Map((await rows.toArray()).map(({ _id, fields }) => [_id, fields.owner_id]));
    },
    find: async (id, session) => (await copies.rows.findOne({ _id: id }, { session }))?.fields,
    followOwner: (follower) => void followers.push(follower),
  };
}

async function fetchClient({ request }: Kit, id: number, within?: Call): Promise<OwnedRecord<Client> | undefined> {
  try {
    const { record } = await request<ClientResponse>(GET, { id }, within);
    return record ? { id, version: VERSION, fields: shownClient(record) } : undefined;
  } catch (error) {
    if (error instanceof ApiError && error.code === 'not_found') return undefined;
    throw error;
  }
}

/** A copy may be behind: no client is refused by it alone. */
function createLookup(
  copies: Copies<Client>,
  fetch: (id: number, within: Call) => ReturnType<typeof fetchClient>,
): Lookup {
  const isKnown = createKnown(copies);
  return async (ids, call) => {
    const known = await Promise.all(ids.map(isKnown));
    const others = ids.filter((_id, index) => !known[index]);
    const asked = await Promise.all(others.map((id) => fetch(id, call)));
    await Promise.all(asked.map((client) => client && copies.put(client)));
    return others.filter((_id, index) => !asked[index]);
  };
}

/** Says whether there is a copy of a client; those that are asked for at the same time go in one query. */
function createKnown({ rows }: Copies<Client>): (id: number) => Promise<boolean> {
  return gather<number, boolean>(MOST_AT_ONCE, async (group) => {
    try {
      const chosen = { _id: { $in: group.map(({ input }) => input) } };
      const found = await rows.find(chosen, { projection: { deletedAt: 1 } }).toArray();
      const known = new Set(found.filter(({ deletedAt }) => !deletedAt).map(({ _id }) => _id));
      for (const { input, resolve } of group) resolve(known.has(input));
    } catch (error) {
      for (const { reject } of group) reject(error);
    }
  });
}

function effectsOf(copies: Copies<Client>, followers: readonly OwnerFollower[]): Record<string, EffectHandler> {
  const kept = ['client.created', 'client.updated', 'client.restored'];
  const fieldsOf = ({ data }: { data: Record<string, unknown> }) => toldClient(data as unknown as ClientEvent);
  const effects = copyEffects(copies, { kept, deleted: ['client.deleted'], fieldsOf });
  const ownerOf = async (id: number, session: ClientSession) =>
    (await copies.rows.findOne({ _id: id }, { session }))?.fields.owner_id;
  const following =
    (keep: EffectHandler): EffectHandler =>
    async (event, tx) => {
      const id = Number(event.recordId);
      const before = await ownerOf(id, tx.session);
      await keep(event, tx);
      const owner = await ownerOf(id, tx.session);
      const changed = before !== undefined && owner !== undefined && owner !== before;
      if (changed) for (const follow of followers) await follow(id, owner, tx.session);
    };
  return { ...effects, ...Object.fromEntries(kept.map((type) => [type, following(effects[type]!)])) };
}
