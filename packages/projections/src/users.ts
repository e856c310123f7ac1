import {
  createProjection,
  type EffectHandler,
  type EffectHandlers,
  type EffectTransaction,
  type Projection,
  type ReceivedEvent,
} from '@bms/events';
import { type Call, type Kit, type Lookup, type NameLookup, visibleUsers } from '@bms/service-kit';
import { type ClientSession, mongo } from 'mongoose';
import { createDirectory, type Directory, fieldsOf, isActiveStaff, type User } from './directory.ts';
import { createProjectedNames } from './names.ts';

type UserEvent = 'user.created' | 'user.updated' | 'user.deactivated';

/** Handlers for changes of a user; the projection is updated before they run. */
export interface UserEffects {
  /** Handles the update of a user, whose name may have changed. */
  readonly changed?: EffectHandler<'user.updated'>;
  /**
   * Handles the present state of a user whose account was changed or deleted: late, repeated and reordered events end in
   * that state. The projection is locked until the transaction ends.
   * @see docs/adr/0215-effects-of-deletions.md
   */
  readonly access?: (access: UserAccess, tx: EffectTransaction) => Promise<void>;
}

/** Whether work may be assigned to a user, by the projection. */
export interface UserAccess extends Pick<ReceivedEvent, 'requestId' | 'traceparent'> {
  readonly userId: number;
  readonly isActive: boolean;
}

/** The projections of identity users in this service, updated by events. */
export interface Users {
  /**
   * Returns users by id, of any type and status; unknown ids are left out. Users without an active projection are
   * requested from identity.
   */
  find(ids: readonly number[], call: Call): Promise<Map<number, User>>;
  /** Returns the ids of users whose projection is inactive. */
  inactive(ids: readonly number[], session: ClientSession): Promise<number[]>;
  /** Returns the projections of users and locks them until the transaction ends. */
  lock(ids: readonly number[], session: ClientSession): Promise<Map<number, User>>;
  /** Registers handlers for changes of users. */
  follow(effects: UserEffects): void;
}

/**
 * Opens the projections of a process and the consumer that updates them, once. Fields that refer to users are then checked
 * against the projections, within the caller's scope of viewing the team.
 * @see docs/adr/0084-projections-of-users.md
 */
export async function openUsers(kit: Kit): Promise<Users> {
  const directory = createDirectory(kit);
  const fetch = async (id: number) => (await directory([id]))[0];
  const projection = createProjection<User>({ connection: kit.db, name: 'users', fetch });
  await projection.prepare();
  const followers: UserEffects[] = [];
  const find = createFind(projection, directory);
  kit.references.provide('users', activeStaff(find));
  kit.names.provide('users', createNameLookup(projection, directory));
  kit.consume({ name: 'users', from: 'identity', effects: effectsOf(projection, followers) });
  return {
    find,
    inactive: (ids, session) =>
      projection.rows.distinct('_id', { _id: { $in: [...ids] }, 'fields.status': 'inactive' }, { session }),
    lock: (ids, session) => lockProjections(projection, ids, session),
    follow: (effects) => void followers.push(effects),
  };
}

function createFind(projection: Projection<User>, directory: Directory): Users['find'] {
  return async (ids, call) => {
    const known = await projection.rows.find({ _id: { $in: [...ids] } }).toArray();
    const active = known.filter(({ fields }) => fields.status === 'active');
    const found = new Map(active.map(({ _id, fields }) => [_id, fields]));
    const others = ids.filter((id) => !found.has(id));
    if (others.length === 0) return found;
    // A projection may be stale: identity is asked before a user is rejected.
    const asked = await directory(others, call);
    await Promise.all(asked.map((user) => projection.put(user)));
    for (const { id, fields } of asked) found.set(id, fields);
    return found;
  };
}

/** Creates the lookup of user names of any status; users without a projection are requested from identity. */
function createNameLookup(projection: Projection<User>, directory: Directory): NameLookup {
  const projectedNames = createProjectedNames(projection);
  return async (ids, within) => {
    const names = await projectedNames(ids);
    const others = within ? ids.filter((id) => !names.has(id)) : [];
    if (others.length === 0) return names;
    const asked = await directory(others, within);
    await Promise.all(asked.map((user) => projection.put(user)));
    for (const { id, fields } of asked) names.set(id, fields.name);
    return names;
  };
}

/** Creates the lookup of users that work may be assigned to, within those visible to the caller. */
function activeStaff(find: Users['find']): Lookup {
  return async (ids, call) => {
    const found = await find(visibleUsers(ids, call.caller), call);
    return ids.filter((id) => !found.has(id) || !isActiveStaff(found.get(id)!));
  };
}

async function lockProjections({ rows }: Projection<User>, ids: readonly number[], session: ClientSession) {
  const chosen = { _id: { $in: [...ids] } };
  const lockable = rows as unknown as mongo.Collection<{ _id: number; locked_at: Date }>;
  await lockable.updateMany(chosen, { $set: { locked_at: new Date() } }, { session });
  const locked = await rows.find(chosen, { session }).toArray();
  return new Map(locked.map(({ _id, fields }) => [_id, fields]));
}

function effectsOf(projection: Projection<User>, followers: readonly UserEffects[]): EffectHandlers {
  const put = (event: ReceivedEvent<UserEvent>, { session }: EffectTransaction) =>
    putBeforeEffects(projection, event, session);
  const handleAccess = async (event: ReceivedEvent<UserEvent>, tx: EffectTransaction) => {
    const handlers = followers.flatMap(({ access }) => access ?? []);
    if (handlers.length === 0) return;
    const userId = Number(event.recordId);
    const user = (await lockProjections(projection, [userId], tx.session)).get(userId);
    const { requestId, traceparent } = event;
    const access = { userId, isActive: user !== undefined && isActiveStaff(user), requestId, traceparent };
    for (const handler of handlers) await handler(access, tx);
  };
  return {
    'user.created': put,
    'user.updated': async (event, tx) => {
      await put(event, tx);
      for (const { changed } of followers) await changed?.(event, tx);
      await handleAccess(event, tx);
    },
    'user.deactivated': async (event, tx) => {
      await put(event, tx);
      await handleAccess(event, tx);
    },
  };
}

/**
 * Stores the projection outside the transaction that calls it; if the stored one is older, the transaction is retried.
 * So a write based on the older projection is either visible to the handlers in this transaction, or sees the newer
 * projection when it checks again after its commit.
 */
async function putBeforeEffects(
  projection: Projection<User>,
  event: ReceivedEvent<UserEvent>,
  session: ClientSession,
): Promise<void> {
  const id = Number(event.recordId);
  const { version } = event;
  const row = await projection.rows.findOne({ _id: id }, { session, projection: { version: 1 } });
  if (row && row.version >= version) return;
  await projection.put({ id, version, fields: fieldsOf(event.data) });
  const again = new mongo.MongoError(`there is a newer copy of user ${id} now`);
  again.addErrorLabel(mongo.MongoErrorLabel.TransientTransactionError);
  throw again;
}
