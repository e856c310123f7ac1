import { type ApiError, invalid } from '@bms/contracts';
import type { UndoChangeRequest } from '@bms/contracts/types/identity';
import { type Call, changeRecord, type Resource } from '@bms/service-kit';
import type { ApiKey } from '../api-keys/api-key.model.ts';
import { revokeKeysSince } from '../api-keys/key-records.ts';
import { dropConnectionsSince } from '../connections/tokens.ts';
import type { Identity } from '../identity.ts';
import { dropPasswordCodes } from '../passwords/password-codes.ts';
import { endSessionsOf } from '../sessions/sessions.ts';
import { changedAt, consumeUndoCode, countChange } from '../undo/undo-codes.ts';
import type { Accounts } from '../users/accounts.ts';
import { USERS, type User } from '../users/user.model.ts';

/**
 * Restores email, phone and password to their values before a change, ends every session of the user and revokes the
 * API keys and connections that the user created since. Other services end webhooks and links by the event.
 * @throws ApiError validation_failed for a code that is wrong, used or expired, and for an email or phone that another
 * account has taken meanwhile
 */
export async function undoChange(
  identity: Identity,
  { accounts, keys }: { accounts: Accounts; keys: Resource<ApiKey> },
  call: Call<UndoChangeRequest>,
) {
  const { kit, encryption, accountLog } = identity;
  const users = kit.db.collection<User>(USERS);
  return kit.write(call, async (tx) => {
    const { session } = tx;
    const undo = await consumeUndoCode(kit.db, encryption, call.request.code, session);
    const user = undo && (await users.findOne({ _id: undo.user_id, status: 'active' }, { session }));
    if (!undo || !user) throw wrongCode();
    const { _id, email, phone } = user;
    const changes = {
      ...(email !== undo.email && { email: undo.email }),
      ...(phone !== undo.phone && { phone: undo.phone }),
    };
    await changeRecord(accounts.of(user), user, changes, call, tx);
    const { password_hash, verified_email, verified_phone } = undo;
    await users.updateOne({ _id }, { $set: { password_hash, verified_email, verified_phone } }, { session });
    await countChange(kit.db, _id, session);
    const since = changedAt(undo);
    accountLog.emit({ action: 'change_undone', user: { _id, email: undo.email }, isUser: false, since }, call, tx);
    await revokeKeysSince(keys, _id, since, call, tx);
    await dropConnectionsSince(kit.db, _id, since, session);
    await dropPasswordCodes(kit.db, _id, session);
    await endSessionsOf(kit.db, tx, _id);
    return { success: true, message: DONE };
  });
}

const DONE =
  'The change was undone. All sessions have ended, and API keys, webhooks, connections and links created since are revoked. Sign in again, and change your password if someone else may know it.';

function wrongCode(): ApiError {
  const message = 'The code is invalid, used or expired.';
  return invalid({ field: 'code', code: 'invalid_code', message });
}
