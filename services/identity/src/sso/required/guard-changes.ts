import { invalid } from '@bms/contracts';
import type { ReadTransaction, RecordChange, RecordOf } from '@bms/service-kit';
import type { Connection } from 'mongoose';
import { ORGANIZATION_ID, type OrganizationRecord, organizations } from '../../organization/organization.model.ts';
import type { users } from '../../users/user.model.ts';
import { IDENTITY_PROVIDERS, type IdentityProvider } from '../providers/provider.model.ts';

/**
 * Keeps the administrator for emergencies while single sign-on is required.
 * @throws ApiError validation_failed for a change after which the account is no active administrator
 */
export async function assertBreakGlassRemains(
  db: Connection,
  { kind, before, after }: Pick<RecordChange<RecordOf<typeof users>>, 'kind' | 'before' | 'after'>,
  { session }: ReadTransaction,
): Promise<void> {
  const isLost = kind === 'deleted' || after.is_admin !== 1 || after.status !== 'active';
  if (before?.is_admin !== 1 || !isLost) return;
  const required = { _id: ORGANIZATION_ID, password_sign_in: 'off', break_glass_user_id: after._id } as const;
  if (!(await db.collection<OrganizationRecord>(organizations.name).findOne(required, { session }))) return;
  const field = kind === 'deleted' ? 'id' : after.is_admin === 1 ? 'status' : 'is_admin';
  const message = 'This administrator is break_glass_user_id of the organization. Choose another one there first.';
  throw invalid({ field, code: 'locked', message });
}

/**
 * Keeps an active provider while single sign-on is required.
 * @throws ApiError validation_failed for a change after which there is none
 */
export async function assertProviderRemains(
  db: Connection,
  { kind, before, after }: Pick<RecordChange<IdentityProvider>, 'kind' | 'before' | 'after'>,
  { session }: ReadTransaction,
): Promise<void> {
  if (!before?.active || (kind !== 'deleted' && after.active)) return;
  const required = { _id: ORGANIZATION_ID, password_sign_in: 'off' } as const;
  if (!(await db.collection<OrganizationRecord>(organizations.name).findOne(required, { session }))) return;
  const others = { _id: { $ne: before._id }, active: true };
  if (await db.collection<IdentityProvider>(IDENTITY_PROVIDERS).findOne(others, { session })) return;
  const message = 'This is the only active identity provider. Switch password_sign_in of the organization on first.';
  throw invalid({ field: kind === 'deleted' ? 'id' : 'active', code: 'locked', message });
}
