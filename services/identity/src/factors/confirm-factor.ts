import { ApiError, invalid } from '@bms/contracts';
import type { ConfirmFactorRequest } from '@bms/contracts/types/identity';
import type { Call } from '@bms/service-kit';
import { mongo } from 'mongoose';
import type { Identity } from '../setup.ts';
import { FACTORS, type Factor, type PasskeyFactor, type TotpFactor } from './factor.model.ts';
import { shownFactor } from './factors.ts';
import { secretOf } from './match-factor.ts';
import { notifyOfFactors } from './notify-of-factors.ts';
import { verifyRegistration } from './passkeys.ts';
import { assertRoom, liveOf, setProtected } from './protection.ts';
import { relyingPartyOf } from './relying-party.ts';
import { stepOfCode } from './totp.ts';

/** The error code of MongoDB for a value of a unique index that exists. */
const DUPLICATE_KEY = 11_000;

/**
 * Confirms a factor of the caller with its current code, which is then used, or with the credential of the passkey. Each
 * sign-in needs a second factor from then on.
 * @throws ApiError not_found; validation_failed for a wrong code or credential, and for a factor that is confirmed already
 */
export async function confirmFactor(identity: Identity, call: Call<ConfirmFactorRequest>) {
  const { kit } = identity;
  const found = await kit.db
    .collection<Factor>(FACTORS)
    .findOne({ ...liveOf(call.caller.userId), _id: call.request.id });
  if (!found) throw new ApiError('not_found');
  if (found.confirmed_at) throw alreadyConfirmed();
  const proof =
    found.type === 'totp'
      ? proveTotp(identity, found, call.request)
      : await provePasskey(identity, found, call.request);
  const confirmed: Factor = { ...found, ...proof, confirmed_at: new Date() };
  return store(identity, confirmed, proof, call).catch((error: unknown) => {
    if (error instanceof mongo.MongoServerError && error.code === DUPLICATE_KEY) throw alreadyRegistered();
    throw error;
  });
}

async function store(identity: Identity, confirmed: Factor, proof: object, call: Call) {
  const { kit, accountLog } = identity;
  const { _id, user_id, name, confirmed_at } = confirmed;
  return kit.write(call, async (tx) => {
    const { session } = tx;
    await assertRoom(kit.db, user_id, session);
    const update = { $set: { ...proof, confirmed_at }, $unset: { expires_at: '', challenge: '' } } as const;
    const { matchedCount } = await kit.db
      .collection<Factor>(FACTORS)
      .updateOne({ _id, confirmed_at: null }, update, { session });
    if (matchedCount === 0) throw alreadyConfirmed();
    const user = await setProtected(kit.db, user_id, true, session);
    accountLog.emit({ action: 'factor_added', user, isUser: true }, call, tx);
    await notifyOfFactors(identity, user, { happened: 'added', factor: name }, tx);
    call.setVersion(1);
    const message = 'The second factor is confirmed. Your next sign-in asks for one.';
    return { success: true, message, record: shownFactor(confirmed) };
  });
}

function proveTotp({ encryption }: Identity, factor: TotpFactor, { code }: ConfirmFactorRequest) {
  if (code === '') throw invalid({ field: 'code', code: 'required', message: 'code is required.' });
  const last_step = stepOfCode(secretOf(encryption, factor), code, Date.now());
  if (last_step !== undefined) return { last_step };
  const message = 'The code is not correct. Send the current code of the app, and check the clock of its device.';
  throw invalid({ field: 'code', code: 'invalid_code', message });
}

async function provePasskey({ config }: Identity, factor: PasskeyFactor, request: ConfirmFactorRequest) {
  const party = relyingPartyOf(config.sending.publicUrl);
  return { credential: await verifyRegistration(party, factor.challenge ?? '', request.credential) };
}

const alreadyConfirmed = (): ApiError =>
  invalid({ field: 'id', code: 'already_confirmed', message: 'The second factor is confirmed already.' });

const alreadyRegistered = (): ApiError =>
  invalid({ field: 'credential', code: 'taken', message: 'The passkey belongs to an account already.' });
