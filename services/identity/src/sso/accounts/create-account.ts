import { ApiError } from '@bms/contracts';
import { type Call, insertRecord } from '@bms/service-kit';
import { requireRole } from '../../roles/find-role.ts';
import type { Identity } from '../../setup.ts';
import { accountsOf } from '../../users/accounts.ts';
import { findByEmail } from '../../users/find-user.ts';
import { newAccount, type User } from '../../users/user.model.ts';
import type { IdentityProvider } from '../providers/provider.model.ts';
import type { Claims } from '../sign-in/verify-answer.ts';
import { mappedRole } from './mapped-role.ts';

const MAX_NAME = 100;

/** A person without an account. */
interface NewPerson {
  readonly claims: Claims;
  readonly email: string;
}

/**
 * Creates the account of a person, without a password and an invitation. Of two first sign-ins at the same time one creates it.
 * @throws ApiError sso_no_account if the provider creates no accounts, or the person has no role
 */
export async function createAccount(
  { kit }: Identity,
  provider: IdentityProvider,
  { claims, email }: NewPerson,
  call: Call,
): Promise<User> {
  if (!provider.create_accounts) throw noAccount('No account has the email address of this sign-in.');
  const role_id = mappedRole(provider, claims).roleId ?? provider.default_role_id;
  if (!role_id) throw noAccount('No role belongs to this sign-in.');
  const person = { ...newAccount, ...nameOf(claims, email), email, role_id };
  const values = {
    ...person,
    user_type: 'staff',
    is_admin: 0,
    status: 'active',
    phone: '',
    job_title: '',
    language: 'en',
  };
  try {
    return await kit.write(call, async (tx) => {
      await requireRole(kit.db, role_id, tx.session);
      return (await insertRecord(accountsOf(kit).of({ user_type: 'staff' }), values, call, tx)) as unknown as User;
    });
  } catch (error) {
    const other = isTaken(error) ? await findByEmail(kit.db, email) : undefined;
    if (other?.status === 'active' && other.user_type === 'staff') return other;
    throw isMissingRole(error) ? noAccount('The role of this sign-in does not exist.') : error;
  }
}

/** Returns the error of a sign-in that no account can be used for. @param reason one sentence */
export const noAccount = (reason: string): ApiError =>
  new ApiError('sso_no_account', `${reason} Ask an administrator of your organization.`);

const hasViolation = (error: unknown, field: string): boolean =>
  error instanceof ApiError && error.violations.some((violation) => violation.field === field);
const isTaken = (error: unknown): boolean => hasViolation(error, 'email');
const isMissingRole = (error: unknown): boolean => hasViolation(error, 'role_id');

/** Returns the names of a person; the local part of the address without one. */
function nameOf({ given_name, family_name, name }: Claims, email: string) {
  const whole = textOf(name) || email.slice(0, email.lastIndexOf('@'));
  const [first = whole, ...rest] = whole.split(' ');
  const isSplit = textOf(given_name) !== '' || textOf(family_name) !== '';
  const [given, family] = isSplit ? [textOf(given_name), textOf(family_name)] : [first, rest.join(' ')];
  return { first_name: (given || family).slice(0, MAX_NAME), last_name: (given ? family : '').slice(0, MAX_NAME) };
}

const textOf = (claim: unknown): string => (typeof claim === 'string' ? claim.trim() : '');
