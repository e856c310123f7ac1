import type { UpdateProfileRequest } from '@bms/contracts/types/identity';
import { type Call, dayText, type Kit, type StoredValues } from '@bms/service-kit';
import type { Accounts } from '../users/accounts.ts';
import type { User } from '../users/user.model.ts';
import { updateOwn } from './update-own.ts';

/** Returns an account as its user sees it. */
export function profileOf({ days }: Kit, user: User, { caller }: Call) {
  const { _id, first_name, last_name, email, user_type, is_admin, status, job_title, phone, language } = user;
  return {
    ...{ id: _id, first_name, last_name, email, user_type, is_admin, status, job_title, phone, language },
    // A key acts for its administrator with the permissions of its own role.
    role_id: caller.kind === 'api_key' ? caller.roleId : user.role_id,
    image: user.image ?? undefined,
    created_at: dayText(days.of(user.created_at)),
  };
}

const FIELDS = ['first_name', 'last_name', 'job_title', 'language', 'image'] as const;

/**
 * Updates the sent fields of the caller's profile.
 * @throws ApiError unauthenticated if the account is no longer active; version_mismatch
 */
export function updateProfile(kit: Kit, accounts: Accounts, call: Call<UpdateProfileRequest>) {
  return updateOwn(kit, accounts, call, changesOf, (user) => profileOf(kit, user, call));
}

function changesOf({ mask, request }: Call<UpdateProfileRequest>, user: User): StoredValues {
  const sent = FIELDS.filter((field) => mask.includes(field)).map(
    (field) => [field, sentValue(request, field)] as const,
  );
  return Object.fromEntries(sent.filter(([field, value]) => (user[field] ?? undefined) !== value));
}

/** Returns the sent value of a field. A null or missing field gets its default; an image has none. */
function sentValue({ profile }: UpdateProfileRequest, field: (typeof FIELDS)[number]): string | undefined {
  const value = profile?.[field];
  if (field === 'image') return value ?? undefined;
  return value || (field === 'language' ? 'en' : '');
}
