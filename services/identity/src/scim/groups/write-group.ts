import { changeRecord, insertRecord, loadForChange, removeRecord, type Transaction } from '@bms/service-kit';
import { ROLES, type Role } from '../../roles/role.model.ts';
import type { ScimContext } from '../context.ts';
import { equalsText } from '../filter/compare-value.ts';
import { applyOperations } from '../patch/apply-operations.ts';
import type { Operation } from '../patch/read-operations.ts';
import { assertMatch } from '../protocol/etag.ts';
import { type Json, memberOf } from '../protocol/request.ts';
import { ScimError } from '../protocol/scim-error.ts';
import { canonicalResource } from '../schema/canonical.ts';
import { groupSchema } from '../schema/group-schema.ts';
import { externalIdOf, withExternalId } from '../users/show-user.ts';
import { changeMembers } from './change-members.ts';
import { type GroupValues, readGroup, readMembers } from './group-values.ts';
import { type MemberChanges, memberChanges, splitOperations } from './member-operations.ts';
import { findMembers, tagOfGroup } from './show-group.ts';

/** Creates a role without permissions, which an administrator grants. @returns its id */
export async function createGroup(context: ScimContext, body: Json): Promise<number> {
  const values = readGroup(canonicalResource(groupSchema, body));
  const members = wholeOf(body);
  const call = context.callOf('Roles/Create');
  return context.kit.write(call, async (tx) => {
    await assertNameFree(context, values.title, 0, tx);
    const external_ids = withExternalId({}, values.externalId);
    const stored = {
      title: values.title,
      grants: [],
      require_second_factor: false,
      ...(external_ids && { external_ids }),
    };
    const { _id } = await insertRecord(context.roles, stored as never, call, tx);
    await changeMembers(context, _id, members, tx);
    return _id;
  });
}

/** Replaces the name and all members of a role. */
export async function replaceGroup(context: ScimContext, id: number, body: Json, ifMatch: string): Promise<void> {
  const values = readGroup(canonicalResource(groupSchema, body));
  const members = wholeOf(body);
  await writeGroup(context, id, ifMatch, async (role, tx) => {
    await changeGroup(context, role, values, tx);
    await changeMembers(context, id, members, tx);
  });
}

/** Changes a role by the operations of a PATCH. Those on members do not read the other members. */
export async function patchGroup(
  context: ScimContext,
  id: number,
  operations: readonly Operation[],
  ifMatch: string,
): Promise<void> {
  const { members, others } = splitOperations(operations);
  const changes = memberChanges(members);
  await writeGroup(context, id, ifMatch, async (role, tx) => {
    const externalId = externalIdOf(role);
    const before = { displayName: role.title, ...(externalId && { externalId }) };
    await changeGroup(context, role, readGroup(applyOperations(groupSchema, before, others)), tx);
    await changeMembers(context, id, changes, tx);
  });
}

/** Deletes a role. @throws ApiError validation_failed if it has members */
export async function removeGroup(context: ScimContext, id: number, ifMatch: string): Promise<void> {
  const call = context.callOf('Roles/Delete');
  await context.kit.write(call, async (tx) => {
    const role = await loadForChange(context.roles, call, id, 'delete', tx);
    await assertGroupMatch(context, role, ifMatch, tx);
    await removeRecord(context.roles, role, call, tx);
  });
}

function wholeOf(body: Json): MemberChanges {
  return { isWhole: true, added: new Set(readMembers(memberOf(body, 'members'))), removed: new Set() };
}

async function writeGroup(
  context: ScimContext,
  id: number,
  ifMatch: string,
  change: (role: Role, tx: Transaction) => Promise<void>,
): Promise<void> {
  const call = context.callOf('Roles/Update');
  await context.kit.write(call, async (tx) => {
    const role = await loadForChange(context.roles, call, id, 'update', tx);
    await assertGroupMatch(context, role, ifMatch, tx);
    await change(role, tx);
  });
}

/** The tag of a group covers its members, which are read only for a request that expects a tag. */
async function assertGroupMatch({ kit }: ScimContext, role: Role, ifMatch: string, tx: Transaction): Promise<void> {
  if (ifMatch === '') return;
  const members = (await findMembers(kit.db, [role._id], tx.session)).get(role._id) ?? [];
  assertMatch(ifMatch, tagOfGroup(role, members));
}

async function changeGroup(context: ScimContext, before: Role, values: GroupValues, tx: Transaction): Promise<void> {
  const { title, externalId } = values;
  if (title !== before.title) await assertNameFree(context, title, before._id, tx);
  const changes = {
    ...(title !== before.title && { title }),
    ...(externalId !== externalIdOf(before) && { external_ids: withExternalId(before, externalId) }),
  };
  await changeRecord(context.roles, before, changes as never, context.callOf('Roles/Update'), tx);
}

/** Asserts that no other role has the name. Directories find groups by their names. @throws ScimError uniqueness */
async function assertNameFree(
  { kit }: ScimContext,
  title: string,
  id: number,
  { session }: Transaction,
): Promise<void> {
  const same = equalsText({ value: '$title' }, title);
  const taken = await kit.db
    .collection<Role>(ROLES)
    .findOne({ ...same, _id: { $ne: id } }, { session, projection: { _id: 1 } });
  if (taken) throw new ScimError(409, 'displayName is already in use.', 'uniqueness');
}
