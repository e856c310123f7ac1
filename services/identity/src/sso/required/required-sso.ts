import { ApiError } from '@bms/contracts';
import type { Connection } from 'mongoose';
import { readOrganization } from '../../organization/organization.model.ts';
import type { User } from '../../users/user.model.ts';

/** The rule of an organization about sign-ins without single sign-on. */
export interface SignInRule {
  /** True if the staff must use single sign-on. */
  readonly isSsoRequired: boolean;
  /** Returns true if an account can sign in without it: a portal user, the administrator for emergencies, or everyone. */
  permits(user: Pick<User, '_id' | 'user_type'>): boolean;
  /** Returns true for the administrator for emergencies, while single sign-on is required. */
  isBreakGlass(user: Pick<User, '_id'>): boolean;
}

/** Reads the rule of the organization. */
export async function readSignInRule(db: Connection): Promise<SignInRule> {
  const { password_sign_in, break_glass_user_id } = await readOrganization(db);
  const isSsoRequired = password_sign_in === 'off';
  const isBreakGlass = ({ _id }: Pick<User, '_id'>): boolean => isSsoRequired && _id === break_glass_user_id;
  return {
    isSsoRequired,
    isBreakGlass,
    permits: (user) => !isSsoRequired || user.user_type === 'client' || isBreakGlass(user),
  };
}

/**
 * Returns the error of a failed sign-in while single sign-on is required: the same for every account and for none, so that it
 * reveals neither who has one nor who may sign in with a password.
 */
export const hideReason = (error: unknown): unknown =>
  error instanceof ApiError && error.code === 'invalid_credentials' ? new ApiError('sso_required') : error;
