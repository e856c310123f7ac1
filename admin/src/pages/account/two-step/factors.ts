import { useQuery } from '@tanstack/react-query';
import { ApiFailure } from '../../../api/problem.ts';
import { confirmation, http } from '../../../services.ts';
import { createPasskey } from '../../../session/passkeys.ts';

/** A second factor of the user. */
export interface Factor {
  readonly id: number;
  readonly type: 'totp' | 'passkey';
  readonly name: string;
  readonly is_confirmed: boolean;
  readonly created_at: string;
  readonly last_used_at?: string;
}

/** An authenticator app that is being added. */
export interface NewApp {
  readonly id: number;
  readonly secret: string;
  readonly uri: string;
}

interface Factors {
  readonly records: readonly Factor[];
  readonly recovery_codes_left: number;
  readonly is_required: boolean;
  /** RFC 3339; missing if the account has a factor, or needs none. */
  readonly due_at?: string;
}

const PATH = '/api/auth/factors';

/** The key of the query of the user's factors. */
export const FACTORS_KEY = ['factors'];

/** Returns the query of the user's second factors. */
export const useFactors = () =>
  useQuery({
    queryKey: FACTORS_KEY,
    queryFn: async ({ signal }) => (await http<Factors>('GET', PATH, { signal })).body,
    staleTime: 60_000,
  });

/** A call that answers 401 as an error, so that the password is asked for instead of a sign-in. */
const call = <Body>(method: string, path: string, body?: object): Promise<Body> =>
  withRecentSignIn(async () => (await http<Body>(method, path, { body, isAboutSession: true })).body);

/** Begins to add an authenticator app. */
export const addApp = async (name: string): Promise<NewApp> =>
  (await call<{ record: NewApp }>('POST', PATH, { type: 'totp', name })).record;

/** Confirms an authenticator app. @throws ApiFailure for a wrong code */
export const confirmApp = async (id: number, code: string): Promise<void> =>
  void (await call('POST', `${PATH}/${id}/confirm`, { code }));

/** Adds a passkey. @throws Error with a text for the user */
export async function addPasskey(name: string): Promise<void> {
  const { record } = await call<{ record: { id: number; options: object } }>('POST', PATH, { type: 'passkey', name });
  const credential = await createPasskey(record.options);
  await call('POST', `${PATH}/${record.id}/confirm`, { credential });
}

/** Removes a factor. */
export const removeFactor = async (id: number): Promise<void> => void (await call('DELETE', `${PATH}/${id}`));

/** Creates recovery codes, which replace the ones before. */
export const createCodes = async (): Promise<readonly string[]> =>
  (await call<{ codes: readonly string[] }>('POST', '/api/auth/recovery-codes', {})).codes;

/**
 * Makes a call that needs a recent sign-in; if there is none, again after the user has confirmed the password.
 * @param call a call with `isAboutSession`
 */
async function withRecentSignIn<Answer>(call: () => Promise<Answer>): Promise<Answer> {
  try {
    return await call();
  } catch (error) {
    if (!(error instanceof ApiFailure && error.body.code === 'recent_sign_in_required')) throw error;
    await confirmation.wait();
    return await call();
  }
}
