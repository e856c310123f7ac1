import type { Connection } from 'mongoose';
import { readOrganization } from '../organization/organization.model.ts';
import { ROLES, type Role } from '../roles/role.model.ts';
import { USERS, type User } from '../users/user.model.ts';

const DAY_MS = 24 * 3600_000;
const DEFAULT_GRACE_DAYS = 7;

/** The requirement of a second factor. */
export interface Requirement {
  readonly isRequired: boolean;
  /** The time from the first session under the requirement to add one, in milliseconds. */
  readonly graceMs: number;
}

/** Returns whether an account must have a second factor: by the organization, or by its role. */
export async function requirementOf(db: Connection, user: User): Promise<Requirement> {
  const { second_factor_required_for: whom, second_factor_grace_days: days } = await readOrganization(db);
  const byOrganization =
    whom === 'everyone' ||
    (whom === 'staff' && user.user_type === 'staff') ||
    (whom === 'administrators' && user.is_admin === 1);
  const isRequired = byOrganization || (await isRequiredByRole(db, user.role_id));
  return { isRequired, graceMs: (days ?? DEFAULT_GRACE_DAYS) * DAY_MS };
}

async function isRequiredByRole(db: Connection, roleId: number): Promise<boolean> {
  if (roleId === 0) return false;
  const role = await db.collection<Role>(ROLES).findOne({ _id: roleId }, { projection: { require_second_factor: 1 } });
  return role?.require_second_factor === true;
}

/** Returns the time from which an account can only add a factor; undefined if it needs none. */
export function dueAt({ factor_asked_at }: User, { isRequired, graceMs }: Requirement): Date | undefined {
  return isRequired ? new Date((factor_asked_at ?? new Date()).getTime() + graceMs) : undefined;
}

/** Returns true if an account lacks a required factor, and the time to add one has passed. */
export function isOverdue(user: User, required: Requirement): boolean {
  const due = user.has_second_factor ? undefined : dueAt(user, required);
  return due !== undefined && due.getTime() <= Date.now();
}

/**
 * Stores the first session of an account under the requirement, from which the grace period counts, and removes it with the
 * requirement: a later one begins anew.
 */
export async function noteRequirement(db: Connection, user: User, { isRequired }: Requirement): Promise<void> {
  if (isRequired === Boolean(user.factor_asked_at)) return;
  const users = db.collection<User>(USERS);
  const unasked = { _id: user._id, factor_asked_at: { $exists: false } };
  if (isRequired) await users.updateOne(unasked, { $set: { factor_asked_at: new Date() } });
  else await users.updateOne({ _id: user._id }, { $unset: { factor_asked_at: '' } });
}
