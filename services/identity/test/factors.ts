import { ApiError } from '@bms/contracts';
import { type RpcOptions, totpCode } from '@bms/testing';
import jwt from 'jsonwebtoken';
import { userCaller } from './harness.ts';

/** Returns the session of a token. */
export const sessionOf = (token: string): string => (jwt.decode(token) as jwt.JwtPayload)['sid'] as string;

/** The members of an error `second_factor_required`. */
export interface Offered {
  readonly challenge: string;
  readonly factors: readonly { readonly type: string; readonly options?: unknown }[];
}

/** Returns what a sign-in answers that needs a second factor. */
export async function offerOf(signIn: Promise<unknown>): Promise<Offered> {
  const error: unknown = await signIn.then(
    () => new Error('the sign-in needed no second factor'),
    (thrown: unknown) => thrown,
  );
  if (error instanceof ApiError && error.code === 'second_factor_required') return error.members as unknown as Offered;
  throw error;
}

/** Returns the challenge of a sign-in that needs a second factor. */
export const challengeOf = async (signIn: Promise<unknown>): Promise<string> => (await offerOf(signIn)).challenge;

/** Calls an rpc of identity. */
type Call = <Answer = Record<string, unknown>>(rpc: string, message: object, options?: RpcOptions) => Promise<Answer>;

/** Someone who signs in with email and password. */
export interface Person {
  readonly id: number;
  readonly email: string;
  readonly password: string;
}

/** Signs in and adds an authenticator app and recovery codes. @returns the key of the app and the first code */
export async function addTotp(call: Call, { id, email, password }: Person) {
  const { token } = await call<{ token: string }>('Account/Login', { email, password });
  const caller = userCaller(id, sessionOf(token));
  const added = { type: 'totp', name: 'Phone' };
  const { record } = await call<{ record: { id: number; secret: string } }>('Factors/AddFactor', added, { caller });
  await call('Factors/ConfirmFactor', { id: record.id, code: totpCode(record.secret, -1) }, { caller });
  const { codes } = await call<{ codes: string[] }>('Factors/CreateRecoveryCodes', {}, { caller });
  return { totpSecret: record.secret, recoveryCode: codes[0]! };
}
