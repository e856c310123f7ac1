import type { RecordRequest } from '@bms/contracts/types/api';
import type {
  AddFactorRequest,
  ConfirmFactorRequest,
  CreateRecoveryCodesRequest,
  SecondFactorRequest,
  VerifyPasskeyRequest,
} from '@bms/contracts/types/identity';
import { type Call, defineModule } from '@bms/service-kit';
import type { Identity } from '../setup.ts';
import { addFactor } from './add-factor.ts';
import { challengeModel } from './challenge.model.ts';
import { confirmFactor } from './confirm-factor.ts';
import { factorModel } from './factor.model.ts';
import { listFactors, removeFactor } from './factors.ts';
import { passkeyChallengeModel } from './passkey-challenge.model.ts';
import { passkeyOptions, verifyPasskey } from './passkey-sign-in.ts';
import { recoveryCodeModel } from './recovery-code.model.ts';
import { createRecoveryCodes } from './recovery-codes.ts';
import { verifySecondFactor } from './second-factor.ts';

/**
 * The module of second factors: those of the caller, the second step of sign-ins, and sign-in by passkey alone.
 * @see docs/adr/0233-second-factors.md
 */
export const factorsModule = defineModule({
  service: 'bms.identity.Factors',
  models: [factorModel, recoveryCodeModel, challengeModel, passkeyChallengeModel],
  setup: (identity: Identity) => ({
    ListFactors: (call: Call) => listFactors(identity, call),
    AddFactor: (call: Call<AddFactorRequest>) => addFactor(identity, call),
    ConfirmFactor: (call: Call<ConfirmFactorRequest>) => confirmFactor(identity, call),
    RemoveFactor: (call: Call<RecordRequest>) => removeFactor(identity, call),
    CreateRecoveryCodes: (call: Call<CreateRecoveryCodesRequest>) => createRecoveryCodes(identity, call),
    VerifySecondFactor: (call: Call<SecondFactorRequest>) => verifySecondFactor(identity, call),
    PasskeyOptions: () => passkeyOptions(identity),
    VerifyPasskey: (call: Call<VerifyPasskeyRequest>) => verifyPasskey(identity, call),
  }),
});
