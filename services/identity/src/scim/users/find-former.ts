import { EXTERNAL_KEYS, externalKey, type Transaction, trust } from '@bms/service-kit';
import { USERS, type User, users } from '../../users/user.model.ts';
import { type ScimContext, SOURCE } from '../context.ts';

/** An account that a directory provisions again: an inactive one, or a deleted one that can be restored. */
export type Former = { readonly user: User; readonly isDeleted: boolean };

/**
 * Finds the account that a directory creates again. Only the id in the directory identifies the same person: an email address
 * may belong to a successor meanwhile.
 */
export async function findFormer(
  { kit, team }: ScimContext,
  externalId: string | undefined,
  { session }: Pick<Transaction, 'session'>,
): Promise<Former | undefined> {
  if (externalId === undefined) return undefined;
  const key = externalKey(users.service, { source: SOURCE, id: externalId });
  const inactive = { [EXTERNAL_KEYS]: key, user_type: 'staff' as const, status: 'inactive' };
  const user = await kit.db.collection<User>(USERS).findOne(inactive as never, { session });
  if (user) return { user, isDeleted: false };
  const gone = trust({ user_type: 'staff', [`external_ids.${SOURCE}`]: externalId });
  const deleted = await team.deleted
    .findOne(gone as never)
    .session(session)
    .sort({ deleted_at: -1 })
    .lean<User>();
  return deleted ? { user: deleted, isDeleted: true } : undefined;
}
