import type { Call, Transaction } from '@bms/service-kit';
import { mongo } from 'mongoose';
import { signIn } from '../../account/start-session.ts';
import { attemptOf } from '../../brute-force/attempts.ts';
import type { Identity } from '../../setup.ts';
import type { User } from '../../users/user.model.ts';
import { storeLink } from '../accounts/links.ts';
import type { ProviderSession } from '../sso.models.ts';

/** The longest id token that fits into the URL of a sign-out, in characters. */
const MAX_ID_TOKEN = 4000;

/** A person whom a provider has proven. */
export interface ProvenPerson {
  readonly user: User;
  readonly session: ProviderSession;
  readonly remember: boolean;
  /** Writes what belongs to the sign-in, in its transaction. */
  readonly consume?: (tx: Transaction) => Promise<void>;
}

/** Returns the session at a provider as it is stored. */
export function providerSession(
  { encryption }: Identity,
  session: Omit<ProviderSession, 'sealed_id_token'>,
  idToken: string,
  userId: number,
): ProviderSession {
  if (idToken.length > MAX_ID_TOKEN) return session;
  const sealed_id_token = new mongo.Binary(encryption.encrypt('sso', `id token ${userId}`, idToken));
  return { ...session, sealed_id_token };
}

/**
 * Opens the session of a person, and links the account at the first sign-in. Second factors are the provider's business: it
 * asks for them as its organization decides.
 * @returns the answer of a sign-in
 * @see docs/adr/0234-single-sign-on.md
 */
export async function signInPerson(sso: Identity, call: Call, { user, session, remember, consume }: ProvenPerson) {
  const { kit, encryption, accountLog } = sso;
  const { issuer, sub, provider_id: providerId } = session;
  return signIn(sso, call, {
    user,
    attempt: attemptOf(user, 'password', call.clientAddress),
    remember,
    redirect: '',
    providerSession: session,
    consume: async (tx) => {
      await consume?.(tx);
      const isNew = await storeLink(kit.db, encryption, { issuer, sub, userId: user._id, providerId }, tx.session);
      if (isNew) accountLog.emit({ action: 'sso_linked', user, isUser: true }, call, tx);
    },
  });
}
