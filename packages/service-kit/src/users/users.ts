import type { UserEvent } from '@bms/contracts/types/identity';
import { type Copies, copyEffects, createCopies, type EffectHandler } from '@bms/events';
import type { ClientSession, mongo } from 'mongoose';
import type { Lookup } from '../references/references.ts';
import type { Call, Kit } from '../types.ts';
import { createDirectory, type Directory } from './directory.ts';
import { fieldsOf, isActiveStaff, type User } from './user.ts';

/** What follows from what becomes of a user, in the transaction in which the copy is changed. */
export interface UserEffects {
  /** The user may have another name. */
  readonly changed?: EffectHandler;
  /** The user became inactive or was deleted. */
  readonly deactivated?: EffectHandler;
}

/** The users of identity, as this service knows them: small copies, kept by events. */
export interface Users {
  /**
   * The copies of some users, locked until the transaction ends: it and one in which the user is deactivated or renamed
   * cannot both go by what was before, one of them is done again.
   */
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
  kit.references.provide('users', createLookup(copies, directory));
  kit.consume({ name: 'users', from: 'identity', effects: effectsOf(copies, followers) });
  return {
    lock: (ids, session) => lockCopies(copies, ids, session),
    follow: (effects) => void followers.push(effects),
  };
}

/** Says which ids name nobody who may be given work. Who is not known as active staff is asked for at identity. */
function createLookup(copies: Copies<User>, directory: Directory): Lookup {
  return async (ids, call: Call) => {
    const known = await copies.rows.find({ _id: { $in: [...ids] } }).toArray();
    const staff = new Set(known.filter(({ fields }) => isActiveStaff(fields)).map(({ _id }) => _id));
    const others = ids.filter((id) => !staff.has(id));
    if (others.length === 0) return [];
    // A copy may be behind: nobody is refused by it alone.
    const asked = await directory(others, call);
    await Promise.all(asked.map((user) => copies.put(user)));
    for (const { id, fields } of asked) if (isActiveStaff(fields)) staff.add(id);
    return ids.filter((id) => !staff.has(id));
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
  const kept = ['user.created', 'user.updated', 'user.deactivated'];
  const keep = copyEffects(copies, { kept, fieldsOf: ({ data }) => fieldsOf(data as unknown as UserEvent) });
  const followedBy =
    (type: string, follow: keyof UserEffects): EffectHandler =>
    async (event, tx) => {
      await keep[type]!(event, tx);
      for (const effects of followers) await effects[follow]?.(event, tx);
    };
  return {
    ...keep,
    'user.updated': followedBy('user.updated', 'changed'),
    'user.deactivated': followedBy('user.deactivated', 'deactivated'),
  };
}
