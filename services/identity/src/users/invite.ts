import { ApiError, invalid } from '@bms/contracts';
import type { RecordRequest } from '@bms/contracts/types/api';
import {
  type Call,
  compileAnswer,
  type EncodedAnswer,
  type Handler,
  loadForChange,
  loadForView,
  type Resource,
  type Transaction,
} from '@bms/service-kit';
import { CODE_LIFETIME_MS, createPasswordCode } from '../passwords/password-codes.ts';
import { consumeSendQuota } from '../sending/quota.ts';
import type { Identity } from '../setup.ts';
import { readSignInRule } from '../sso/required/required-sso.ts';
import { fullName, isInvited, type User } from './user.model.ts';

/** Invites a user by mail, with a code to set the first password, which replaces earlier codes. */
export async function invite(
  { kit, encryption, messages }: Pick<Identity, 'kit' | 'encryption' | 'messages'>,
  user: User,
  tx: Transaction,
): Promise<void> {
  const made = { userId: user._id, email: user.email, lifetimeMs: CODE_LIFETIME_MS.invitation };
  const { code, expiresAt } = await createPasswordCode(kit.db, encryption, made, tx.session);
  const isPortal = user.user_type === 'client';
  const message = { kind: 'invitation', to: user.email, name: fullName(user), code, isPortal } as const;
  await messages.add([{ message, userId: user._id, expiresAt }], tx);
}

/** The seconds after which a client may try again; the quota counts the mails of an hour. */
const RETRY_AFTER_SECONDS = 600;

/**
 * Creates the handler that sends an invitation again.
 * @throws ApiError validation_failed for an account that was activated, is inactive or must use single sign-on;
 * too_many_requests above the quota of the address
 */
export function sendInvitation(
  identity: Identity,
  resource: Resource,
): Handler<RecordRequest, EncodedAnswer<'SendInvitation'>> {
  const { kit, encryption, config } = identity;
  const answer = compileAnswer(resource, resource.rpc('SendInvitation'));
  return async (call: Call<RecordRequest>) => {
    const { id } = call.request;
    const { email } = assertInvited((await loadForView(resource, call, id)) as unknown as User);
    if (!(await consumeSendQuota(kit.db, encryption, email, config.sending.resetsPerHour))) throw tooMany();
    return kit.write(call, async (tx) => {
      const user = assertInvited((await loadForChange(resource, call, id, 'update', tx)) as unknown as User);
      await assertUsesPassword(identity, user);
      await invite(identity, user, tx);
      call.setVersion(user.version);
      return answer(user, 'The invitation was sent again.');
    });
  };
}

const tooMany = () =>
  new ApiError('too_many_requests', 'Too many mails were sent to this address. Try again later.', {
    retryAfter: RETRY_AFTER_SECONDS,
  });

/** Returns false for users who must use single sign-on: nobody needs a password then. */
export const usesPassword = async ({ kit }: Pick<Identity, 'kit'>, user: User): Promise<boolean> =>
  (await readSignInRule(kit.db)).permits(user);

async function assertUsesPassword(identity: Identity, user: User): Promise<void> {
  if (await usesPassword(identity, user)) return;
  const message = 'Sign-in by password is off: the user signs in with the identity provider.';
  throw invalid({ field: 'id', code: 'locked', message });
}

/** @returns the user */
function assertInvited(user: User): User {
  if (!isInvited(user))
    throw invalid({ field: 'id', code: 'already_activated', message: 'The invitation of this account has been used.' });
  if (user.status !== 'active') throw invalid({ field: 'id', code: 'inactive', message: 'The account is inactive.' });
  return user;
}
