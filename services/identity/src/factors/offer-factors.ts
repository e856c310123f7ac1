import type { Identity } from '../setup.ts';
import { FACTORS, type Factor, type PasskeyCredential } from './factor.model.ts';
import { assertionOptions } from './passkeys.ts';
import { confirmedOf } from './protection.ts';
import { countRecoveryCodes } from './recovery-codes.ts';
import { findRelyingParty, type RelyingParty } from './relying-party.ts';

/** The types of factors that an account can complete a sign-in with. */
export interface Offer {
  /** Each type once; of passkeys with the options of `navigator.credentials.get`. */
  readonly factors: readonly { readonly type: string; readonly options?: object }[];
  /** The challenge in the options of passkeys. */
  readonly passkey_challenge?: string;
}

/** Returns the types of factors of an account. Passkeys of another public address do not work and are left out. */
export async function offerFactors({ kit, config }: Identity, userId: number): Promise<Offer> {
  const found = await kit.db.collection<Factor>(FACTORS).find(confirmedOf(userId)).toArray();
  const apps = found.some(({ type }) => type === 'totp') ? [{ type: 'totp' }] : [];
  const codes = (await countRecoveryCodes(kit.db, userId)) > 0 ? [{ type: 'recovery_code' }] : [];
  const party = findRelyingParty(config.sending.publicUrl);
  const passkeys = party ? found.flatMap((factor) => credentialFor(party, factor)) : [];
  if (!party || passkeys.length === 0) return { factors: [...apps, ...codes] };
  const options = await assertionOptions(party, passkeys);
  const factors = [...apps, { type: 'passkey', options }, ...codes];
  return { factors, passkey_challenge: options.challenge };
}

function credentialFor(party: RelyingParty, factor: Factor): PasskeyCredential[] {
  if (factor.type !== 'passkey' || !factor.credential) return [];
  return factor.rp_id === party.id ? [factor.credential] : [];
}
