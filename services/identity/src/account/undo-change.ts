import type { UndoChangeRequest } from '@bms/contracts/types/identity';
import { type Call, changeRecord } from '@bms/service-kit';
import { revokeGranted, type TokenRecords } from '../access/revoke-access.ts';
import { dropFactorsSince } from '../factors/factors.ts';
import { dropPasswordCodes } from '../passwords/password-codes.ts';
import { endSessionsOf } from '../sessions/sessions.ts';
import type { Identity } from '../setup.ts';
import { changedAt, consumeUndoCode, countChange } from '../undo/undo-codes.ts';
import type { Accounts } from '../users/accounts.ts';
import { USERS, type User } from '../users/user.model.ts';
import { invalidCode } from './invalid-code.ts';

/**
 * Restores email, phone and password to their values before a change, ends every session of the user, removes the second
 * factors that were added since, and revokes the API keys, SCIM tokens and connections that the user created since. Other services end links, and pause webhooks that were created or
 * changed, by the event.
 * @throws ApiError validation_failed for a code that is wrong, used or expired, and for an email or phone that another
 * account has taken meanwhile
 */
export async function undoChange(
  identity: Identity,
  { accounts, records }: { accounts: Accounts; records: TokenRecords },
  call: Call<UndoChangeRequest>,
) {
  const { kit, encryption, accountLog } = identity;
  const users = kit.db.collection<User>(USERS);
  return kit.write(call, async (tx) => {
    const { session } = tx;
    const undo = await consumeUndoCode(kit.db, encryption, call.request.code, session);
    const user = undo && (await users.findOne({ _id: undo.user_id, status: 'active' }, { session }));
    if (!undo || !user) throw invalidCode();
    const { _id, email, phone } = user;
    const changes = {
      ...(email !== undo.email && { email: undo.email }),
      ...(phone !== undo.phone && { phone: undo.phone }),
    };
    await changeRecord(accounts.of(user), user, changes, call, tx);
    const { password_hash, verified_email, verified_phone } = undo;
    await users.updateOne({ _id }, { $set: { password_hash, verified_email, verified_phone } }, { session });
    await countChange(kit.db, _id, session);
    accountLog.emit({ action: 'change_undone', user: { _id, email: undo.email }, isUser: false }, call, tx);
    await revokeGranted(records, _id, { since: changedAt(undo) }, call, tx);
    await dropFactorsSince(identity, _id, changedAt(undo), call, tx);
    await dropPasswordCodes(kit.db, _id, session);
    await endSessionsOf(kit.db, tx, _id);
    return { success: true, message: DONE };
  });
}

const DONE =
  'The change was undone. All sessions have ended, second factors added since are removed, API keys, SCIM tokens, connections and links created since are revoked, and webhooks created or changed since are paused. Sign in again, and change your password if someone else may know it.';
