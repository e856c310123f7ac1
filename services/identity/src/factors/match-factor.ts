import type { SecondFactorRequest } from '@bms/contracts/types/identity';
import type { Call, Transaction } from '@bms/service-kit';
import type { Identity } from '../setup.ts';
import type { User } from '../users/user.model.ts';
import type { Challenge } from './challenge.model.ts';
import { FACTORS, type PasskeyFactor, type TotpFactor } from './factor.model.ts';
import { notifyOfFactors } from './notify-of-factors.ts';
import { type Assertion, readAssertion, verifyAssertion } from './passkeys.ts';
import { confirmedOf } from './protection.ts';
import { consumeRecoveryCode, countRecoveryCodes, isRecoveryCode } from './recovery-codes.ts';
import { relyingPartyOf } from './relying-party.ts';
import { stepOfCode } from './totp.ts';

/** Consumes a matched factor in the transaction that opens the session. @returns false if another call did so first */
export type ConsumeFactor = (tx: Transaction) => Promise<boolean>;

/** A second step of a sign-in. */
export interface SecondStep {
  readonly user: User;
  readonly challenge: Challenge;
  readonly call: Call<SecondFactorRequest>;
}

/** Matches the sent factor with those of the account. @returns undefined if none matches */
export const matchFactor = (identity: Identity, step: SecondStep): Promise<ConsumeFactor | undefined> =>
  matchers[step.call.request.type as keyof typeof matchers](identity, step);

const matchers = { totp: matchTotp, passkey: matchPasskey, recovery_code: matchRecoveryCode };

async function matchTotp(
  { kit, encryption }: Identity,
  { user, call }: SecondStep,
): Promise<ConsumeFactor | undefined> {
  const factors = kit.db.collection<TotpFactor>(FACTORS);
  const now = new Date();
  for (const factor of await factors.find({ ...confirmedOf(user._id), type: 'totp' }).toArray()) {
    const step = stepOfCode(secretOf(encryption, factor), call.request.code, now.getTime());
    if (step === undefined || step <= factor.last_step) continue;
    // Of two sign-ins with one code, also at the same instant, only the first finds an earlier step.
    const unused = { _id: factor._id, last_step: { $lt: step } };
    const update = { $set: { last_step: step, last_used_at: now } };
    return async ({ session }) => (await factors.updateOne(unused, update, { session })).matchedCount === 1;
  }
  return undefined;
}

async function matchPasskey(identity: Identity, { user, challenge, call }: SecondStep) {
  const assertion = readAssertion(call.request.credential);
  const factor = await findPasskey(identity, assertion, user._id);
  return factor && matchAssertion(identity, factor, assertion, challenge.passkey_challenge);
}

/** Returns the confirmed passkey of an assertion. @param userId its user; undefined for a passkey of anyone */
export async function findPasskey(
  { kit, config }: Identity,
  { response }: Assertion,
  userId?: number,
): Promise<PasskeyFactor | undefined> {
  const { id: rp_id } = relyingPartyOf(config.sending.publicUrl);
  const own = userId === undefined ? {} : { user_id: userId };
  const which = {
    type: 'passkey',
    'credential.id': response.id,
    rp_id,
    confirmed_at: { $type: 'date' },
    ...own,
  } as const;
  return (await kit.db.collection<PasskeyFactor>(FACTORS).findOne(which)) ?? undefined;
}

/** Verifies an assertion with a passkey. @returns undefined if it is wrong, or its signature counter has not grown */
export async function matchAssertion(
  { kit, config }: Identity,
  { _id, credential }: PasskeyFactor,
  assertion: Assertion,
  challenge: string | undefined,
): Promise<ConsumeFactor | undefined> {
  if (!credential || !challenge) return undefined;
  const party = relyingPartyOf(config.sending.publicUrl);
  const counter = await verifyAssertion(party, assertion, { challenge, credential });
  if (counter === undefined) return undefined;
  const factors = kit.db.collection<PasskeyFactor>(FACTORS);
  const unchanged = { _id, 'credential.counter': credential.counter };
  const update = { $set: { 'credential.counter': counter, last_used_at: new Date() } };
  return async ({ session }) => (await factors.updateOne(unchanged, update, { session })).matchedCount === 1;
}

async function matchRecoveryCode(identity: Identity, { user, call }: SecondStep): Promise<ConsumeFactor | undefined> {
  const { kit, encryption, accountLog } = identity;
  const { code } = call.request;
  if (!(await isRecoveryCode(kit.db, encryption, user._id, code))) return undefined;
  return async (tx) => {
    if (!(await consumeRecoveryCode(kit.db, encryption, user._id, code, tx.session))) return false;
    const left = await countRecoveryCodes(kit.db, user._id, tx.session);
    accountLog.emit({ action: 'recovery_code_used', user, isUser: true }, call, tx);
    await notifyOfFactors(identity, user, { happened: 'code_used', left }, tx);
    return true;
  };
}

/** Returns the key of an authenticator app in Base32. */
export const secretOf = (encryption: Identity['encryption'], { _id, sealed }: TotpFactor): string =>
  encryption.decrypt('factor', String(_id), sealed.buffer);
