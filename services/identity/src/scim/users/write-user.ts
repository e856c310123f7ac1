import {
  changeRecord,
  insertRecord,
  loadForChange,
  removeRecord,
  restoreRecord,
  type Transaction,
} from '@bms/service-kit';
import { USERS, type User } from '../../users/user.model.ts';
import type { ScimContext } from '../context.ts';
import { applyOperations } from '../patch/apply-operations.ts';
import type { Operation } from '../patch/read-operations.ts';
import { assertMatch } from '../protocol/etag.ts';
import type { Json } from '../protocol/request.ts';
import { ScimError } from '../protocol/scim-error.ts';
import { canonicalResource } from '../schema/canonical.ts';
import { userSchema } from '../schema/user-schema.ts';
import { findFormer } from './find-former.ts';
import { externalIdOf, showUser, tagOfUser, withExternalId } from './show-user.ts';
import { withoutInvitation } from './team.ts';
import { readUser, type UserValues } from './user-values.ts';

/**
 * Creates an account. One that the directory knew before, and that is inactive or was deleted, becomes active again instead.
 * @returns its id
 */
export async function createUser(context: ScimContext, body: Json): Promise<number> {
  const values = readUser(canonicalResource(userSchema, body), body);
  const { kit, team } = context;
  const call = context.callOf('Team/Create');
  return kit.write(call, async (tx) => {
    const former = await findFormer(context, values.externalId, tx);
    await assertUserNameFree(context, values, former?.user._id ?? 0, tx);
    if (former?.isDeleted) return restoreUser(context, former.user, values, tx);
    if (former) return changeUser(context, former.user, { ...values, status: values.status ?? 'active' }, tx);
    if (values.status === 'inactive') withoutInvitation(call);
    const { status: _status, externalId, ...stored } = values;
    const external_ids = withExternalId({}, externalId);
    const fixed = { phone: '', role_id: 0, is_admin: 0, language: 'en', ...(external_ids && { external_ids }) };
    const made = await insertRecord(team, { ...stored, ...fixed } as never, call, tx);
    if (values.status === 'inactive')
      await changeRecord(team, made, { status: 'inactive' }, context.callOf('Team/Update'), tx);
    return made._id;
  });
}

/** Restores a deleted account without its former permissions. */
async function restoreUser(context: ScimContext, { _id }: User, values: UserValues, tx: Transaction): Promise<number> {
  const { team, callOf } = context;
  const restored = await restoreRecord(team, _id, callOf('Team/Update'), tx);
  const bare = await changeRecord(team, restored, { is_admin: 0, role_id: 0 }, callOf('Team/Update'), tx);
  return changeUser(context, bare, { ...values, status: values.status ?? 'active' }, tx);
}

/** Replaces the attributes of an account. Without `active`, its status stays as it is. */
export function replaceUser(context: ScimContext, id: number, body: Json, ifMatch: string): Promise<void> {
  const values = readUser(canonicalResource(userSchema, body), body);
  return writeUser(context, id, ifMatch, () => values);
}

/** Changes an account by the operations of a PATCH. */
export function patchUser(
  context: ScimContext,
  id: number,
  operations: readonly Operation[],
  ifMatch: string,
): Promise<void> {
  return writeUser(context, id, ifMatch, (user) => {
    const emails = [{ value: user.email, type: 'work', primary: true }];
    const before = { ...showUser(user, undefined, context.baseUrl), emails };
    return readUser(applyOperations(userSchema, before, operations));
  });
}

/** Deletes an account, which can be restored for 30 days. */
export async function removeUser(context: ScimContext, id: number, ifMatch: string): Promise<void> {
  const call = context.callOf('Team/Delete');
  await context.kit.write(call, async (tx) => {
    const user = await loadForChange(context.team, call, id, 'delete', tx);
    assertMatch(ifMatch, tagOfUser(user));
    await removeRecord(context.team, user, call, tx);
  });
}

async function writeUser(
  context: ScimContext,
  id: number,
  ifMatch: string,
  valuesOf: (user: User) => UserValues,
): Promise<void> {
  const call = context.callOf('Team/Update');
  await context.kit.write(call, async (tx) => {
    const user = await loadForChange(context.team, call, id, 'update', tx);
    assertMatch(ifMatch, tagOfUser(user));
    const values = valuesOf(user);
    await assertUserNameFree(context, values, id, tx);
    await changeUser(context, user, values, tx);
  });
}

async function changeUser(context: ScimContext, before: User, values: UserValues, tx: Transaction): Promise<number> {
  const { status, externalId, ...stored } = values;
  const sent = { ...stored, ...(status && { status }) };
  const known = before as unknown as Json;
  const changes: Json = Object.fromEntries(Object.entries(sent).filter(([name, value]) => known[name] !== value));
  if (externalIdOf(before) !== externalId) changes['external_ids'] = withExternalId(before, externalId);
  // The name that an account had all along, in the spelling of the directory, is no change.
  if (before.user_name === undefined && values.user_name === before.email) {
    delete changes['user_name'];
    delete changes['user_name_key'];
  }
  assertEmailChangeable(before, changes);
  await changeRecord(context.team, before, changes as never, context.callOf('Team/Update'), tx);
  return before._id;
}

/**
 * Prevents that a token takes over an administrator, who may sign in by a code at the new address.
 * @throws ScimError mutability
 */
function assertEmailChangeable({ is_admin }: User, changes: Json): void {
  if (is_admin !== 1 || !('email' in changes)) return;
  throw new ScimError(400, 'emails of an administrator can be changed by an administrator alone.', 'mutability');
}

/** Asserts that no account has the user name, or as one without a user name, that email. @throws ScimError uniqueness */
async function assertUserNameFree(
  { kit }: ScimContext,
  { user_name_key }: UserValues,
  id: number,
  { session }: Pick<Transaction, 'session'>,
): Promise<void> {
  const same = { $or: [{ user_name_key }, { email: user_name_key, user_name_key: { $exists: false } }] };
  const taken = await kit.db
    .collection<User>(USERS)
    .findOne({ _id: { $ne: id }, ...same } as never, { session, projection: { _id: 1 } });
  if (taken) throw new ScimError(409, 'userName is already in use.', 'uniqueness');
}
