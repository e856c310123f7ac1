import { ApiError } from '@bms/contracts';
import type { AddFactorRequest } from '@bms/contracts/types/identity';
import type { Call } from '@bms/service-kit';
import { mongo } from 'mongoose';
import { readOrganization } from '../organization/organization.model.ts';
import { assertFreshSignIn } from '../sessions/recent-sign-in.ts';
import type { Identity } from '../setup.ts';
import { findActive } from '../users/find-user.ts';
import { fullName, type User } from '../users/user.model.ts';
import { FACTORS, type Factor, type PasskeyFactor, type TotpFactor } from './factor.model.ts';
import { shownFactor } from './factors.ts';
import { registrationOptions } from './passkeys.ts';
import { assertRoom, confirmedOf } from './protection.ts';
import { relyingPartyOf } from './relying-party.ts';
import { createTotpKey } from './totp.ts';

/** The time for which an unconfirmed factor is kept. */
const UNCONFIRMED_MS = 3600_000;

/** A new factor, and what the client app needs to set it up. */
interface NewFactor {
  readonly factor: Factor;
  readonly setup: { readonly secret: string; readonly uri: string } | { readonly options: string };
}

/** The fields that every new factor has. */
type Common = Pick<Factor, '_id' | 'user_id' | 'name' | 'created_at' | 'confirmed_at' | 'last_used_at' | 'expires_at'>;

/**
 * Adds an unconfirmed factor to the caller's account; it replaces an unconfirmed one of its type.
 * @throws ApiError recent_sign_in_required; validation_failed if the account has too many factors; unavailable for a
 * passkey if the public address has no host name
 */
export async function addFactor(identity: Identity, call: Call<AddFactorRequest>) {
  const { kit } = identity;
  const { type, name, current_password } = call.request;
  await assertFreshSignIn(identity, call, current_password ?? undefined);
  const user = await findActive(kit.db, call.caller.userId);
  if (!user) throw new ApiError('unauthenticated');
  const create = creators[type as Factor['type']];
  const common = { ...(await commonFields(identity, user)), name: name || DEFAULT_NAMES[type as Factor['type']] };
  const { factor, setup } = await create(identity, user, common);
  return kit.write(call, async ({ session }) => {
    const factors = kit.db.collection<Factor>(FACTORS);
    await assertRoom(kit.db, user._id, session);
    await factors.deleteMany({ user_id: user._id, type: factor.type, confirmed_at: null }, { session });
    await factors.insertOne(factor, { session });
    // A factor is not changed, but confirmed or removed.
    call.setVersion(1);
    return { record: { ...shownFactor(factor), ...setup } };
  });
}

/** The names of factors to which the user gave none. */
const DEFAULT_NAMES = { totp: 'Authenticator app', passkey: 'Passkey' } as const;

const creators = { totp: createTotp, passkey: createPasskey };

async function commonFields({ kit }: Identity, user: User): Promise<Omit<Common, 'name'>> {
  const now = Date.now();
  return {
    _id: await kit.nextId(FACTORS),
    user_id: user._id,
    created_at: new Date(now),
    confirmed_at: null,
    last_used_at: null,
    expires_at: new Date(now + UNCONFIRMED_MS),
  };
}

async function createTotp({ kit, encryption }: Identity, user: User, common: Common): Promise<NewFactor> {
  const { name: issuer } = await readOrganization(kit.db);
  const setup = createTotpKey({ issuer, label: user.email });
  const sealed = new mongo.Binary(encryption.encrypt('factor', String(common._id), setup.secret));
  const factor: TotpFactor = { ...common, type: 'totp', sealed, last_step: -1 };
  return { factor, setup };
}

async function createPasskey(identity: Identity, user: User, common: Common): Promise<NewFactor> {
  const { kit, config, encryption } = identity;
  const party = relyingPartyOf(config.sending.publicUrl);
  const own = { ...confirmedOf(user._id), type: 'passkey', rp_id: party.id } as const;
  const existing = await kit.db.collection<PasskeyFactor>(FACTORS).find(own).toArray();
  const { name: organization } = await readOrganization(kit.db);
  const options = await registrationOptions(party, {
    organization,
    user: { handle: userHandle(encryption, user._id), email: user.email, name: fullName(user) },
    existing: existing.flatMap(({ credential }) => credential ?? []),
  });
  const factor: PasskeyFactor = { ...common, type: 'passkey', rp_id: party.id, challenge: options.challenge };
  return { factor, setup: { options: JSON.stringify(options) } };
}

/** Returns the user handle of an account (WebAuthn, 5.4.3): the same for all its passkeys, and without personal data. */
const userHandle = (encryption: Identity['encryption'], userId: number): Uint8Array<ArrayBuffer> =>
  new Uint8Array(Buffer.from(encryption.digest('factor', `user handle ${userId}`), 'base64url'));
