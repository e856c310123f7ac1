import type { UserEvent } from '@bms/contracts/types/identity';
import { type Copies, createCopies, type EffectHandler, type ReceivedEvent } from '@bms/events';
import { type ClientSession, mongo } from 'mongoose';
import type { Lookup } from '../references/references.ts';
import type { Call, Kit } from '../types.ts';
import { createDirectory, type Directory } from './directory.ts';
import { fieldsOf, isActiveStaff, type User } from './user.ts';

/** What follows from what becomes of a user; the copy was changed before. */
export interface UserEffects {
  /** The user may have another name. */
  readonly changed?: EffectHandler;
  /** The user became inactive or was deleted. */
  readonly deactivated?: EffectHandler;
}

/** The users of identity, as this service knows them: small copies, kept by events. */
export interface Users {
  /** The users of some ids, of whatever kind and status; ids of nobody are left out. Identity is asked for those not known as active. */
  find(ids: readonly number[], call: Call): Promise<Map<number, User>>;
  /** Those of the users who are known to be inactive. */
  inactive(ids: readonly number[], session: ClientSession): Promise<number[]>;
  /** The copies of some users, locked: they stay as they are until the transaction has ended. */
  lock(ids: readonly number[], session: ClientSession): Promise<Map<number, User>>;
  /** Adds what is to follow from changes of users. */
  follow(effects: UserEffects): void;
}

/** Opens the copies: once for all modules of a process, while they are set up. */
export type OpenUsers = (kit: Kit) => Promise<Users>;

/** For a service in which several modules go by users: whichever asks first opens the copies. */
export function sharedUsers(): OpenUsers {
  let opened: Promise<Users> | undefined;
  return (kit) => {
    opened ??= openUsers(kit);
    return opened;
  };
}

/**
 * Opens the copies of a process and the consumer that keeps them. From then on fields that refer to users are checked
 * against the copies.
 */
export async function openUsers(kit: Kit): Promise<Users> {
  const directory = createDirectory(kit);
  const fetch = async (id: number) => (await directory([id]))[0];
  const copies = createCopies<User>({ connection: kit.db, name: 'users', fetch });
  await copies.prepare();
  const followers: UserEffects[] = [];
  const find = createFind(copies, directory);
  kit.references.provide('users', activeStaff(find));
  kit.consume({ name: 'users', from: 'identity', effects: effectsOf(copies, followers) });
  return {
    find,
    inactive: (ids, session) =>
      copies.rows.distinct('_id', { _id: { $in: [...ids] }, 'fields.status': 'inactive' }, { session }),
    lock: (ids, session) => lockCopies(copies, ids, session),
    follow: (effects) => void followers.push(effects),
  };
}

function createFind(copies: Copies<User>, directory: Directory): Users['find'] {
  return async (ids, call) => {
    const known = await copies.rows.find({ _id: { $in: [...ids] } }).toArray();
    const active = known.filter(({ fields }) => fields.status === 'active');
    const found = new Map(active.map(({ _id, fields }) => [_id, fields]));
    const others = ids.filter((id) => !found.has(id));
    if (others.length === 0) return found;
    // A copy may be behind: nobody is refused by it alone.
    const asked = await directory(others, call);
    await Promise.all(asked.map((user) => copies.put(user)));
    for (const { id, fields } of asked) found.set(id, fields);
    return found;
  };
}

/** Says which ids name nobody who may be given work. */
function activeStaff(find: Users['find']): Lookup {
  return async (ids, call) => {
    const found = await find(ids, call);
    return ids.filter((id) => !found.has(id) || !isActiveStaff(found.get(id)!));
  };
}

async function lockCopies({ rows }: Copies<User>, ids: readonly number[], session: ClientSession) {
  const chosen = { _id: { $in: [...ids] } };
  const lockable = rows as unknown as mongo.Collection<{ _id: number; locked_at: Date }>;
  await lockable.updateMany(chosen, { $set: { locked_at: new Date() } }, { session });
  const locked = await rows.find(chosen, { session }).toArray();
  return new Map(locked.map(({ _id, fields }) => [_id, fields]));
}

function effectsOf(copies: Copies<User>, followers: readonly UserEffects[]): Record<string, EffectHandler> {
  const after =
    (follow?: keyof UserEffects): EffectHandler =>
    async (event, tx) => {
      await keepBefore(copies, event, tx.session);
      if (follow) for (const effects of followers) await effects[follow]?.(event, tx);
    };
  return { 'user.created': after(), 'user.updated': after('changed'), 'user.deactivated': after('deactivated') };
}

/**
 * Keeps the copy before the transaction that it is called in: where it is not there yet, the transaction begins again. So
 * a write that went by the older copy is either seen by what follows in it, or meets the newer copy if it looks again
 * after its commit.
 */
async function keepBefore(copies: Copies<User>, event: ReceivedEvent, session: ClientSession): Promise<void> {
  const id = Number(event.recordId);
  const { version } = event;
  const row = await copies.rows.findOne({ _id: id }, { session, projection: { version: 1 } });
  if (row && row.version >= version) return;
  await copies.put({ id, version, fields: fieldsOf(event.data as unknown as UserEvent) });
  const again = new mongo.MongoError(`there is a newer copy of user ${id} now`);
  again.addErrorLabel(mongo.MongoErrorLabel.TransientTransactionError);
  throw again;
}
