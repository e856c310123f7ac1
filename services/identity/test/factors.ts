import { ApiError } from '@bms/contracts';
import {
  administrator,
  type Inbox,
  type RpcOptions,
  type StartedPart,
  startInbox,
  startNats,
  totpCode,
} from '@bms/testing';
import { afterAll, beforeAll } from '@jest/globals';
import jwt from 'jsonwebtoken';
import { startIdentity, type TestedIdentity, userCaller } from './harness.ts';

/** The password of the people of these tests. */
export const PASSWORD = 'a long password of one person';

/** A started identity service with the inbox that its mails go to. */
export interface Factors {
  readonly identity: TestedIdentity;
  readonly inbox: Inbox;
  /** Creates a team member with a password and a phone of its own; an administrator by default. */
  person(fields?: object): Promise<Person & { readonly phone: string }>;
}

/** Starts identity, NATS and an inbox before the tests of a file, and stops them afterwards. */
export function startFactors(env: Record<string, string> = {}): Factors {
  let nats: StartedPart;
  let inbox: Inbox;
  let identity: TestedIdentity;
  beforeAll(async () => {
    [nats, inbox] = await Promise.all([startNats(), startInbox()]);
    identity = await startIdentity({ NATS_URL: nats.url, SMTP_URL: inbox.url, ...env });
  });
  afterAll(async () => {
    await identity.stop();
    await Promise.all([nats.stop(), inbox.stop()]);
  });
  let people = 0;
  return {
    get identity() {
      return identity;
    },
    get inbox() {
      return inbox;
    },
    person: (fields = { is_admin: 1 }) => {
      people += 1;
      return createPerson(identity, inbox, String(people).padStart(4, '0'), fields);
    },
  };
}

async function createPerson({ call }: TestedIdentity, inbox: Inbox, number: string, fields: object) {
  const [email, phone] = [`nora${number}@example.com`, `+1206776${number}`];
  const member = { first_name: 'Nora', last_name: 'Muster', email, phone, ...fields };
  const { record } = await call<{ record: { id: number } }>('Team/Create', { member }, { caller: administrator });
  const [invitation] = await inbox.mailsTo(email);
  const code = /(?<![\w-])[\w-]{24}(?![\w-])/.exec(invitation!.text)![0];
  await call('Account/ChangePassword', { code, password: PASSWORD, retype_password: PASSWORD });
  return { id: record.id, email, phone, password: PASSWORD };
}

/** Returns the session of a token. */
export const sessionOf = (token: string): string => (jwt.decode(token) as jwt.JwtPayload)['sid'] as string;

/** The members of an error `second_factor_required`. */
export interface Offered {
  readonly challenge: string;
  readonly factors: readonly { readonly type: string; readonly options?: unknown }[];
}

/** Returns the offer of a sign-in that needs a second factor. */
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

/** Someone who signs in with email and password. */
export interface Person {
  readonly id: number;
  readonly email: string;
  readonly password: string;
}

/** Calls rpcs of identity. */
interface Caller {
  call<Answer = Record<string, unknown>>(rpc: string, message: object, options?: RpcOptions): Promise<Answer>;
}

/** Returns the caller of a new session of someone without a second factor. */
export async function sessionCaller({ call }: Caller, { id, email, password }: Person) {
  const { token } = await call<{ token: string }>('Account/Login', { email, password });
  return userCaller(id, sessionOf(token));
}

/** Signs in and adds an authenticator app and recovery codes. @returns the key of the app and the first code */
export async function addTotp(identity: Caller, person: Person) {
  const { call } = identity;
  const caller = await sessionCaller(identity, person);
  const added = { type: 'totp', name: 'Phone' };
  const { record } = await call<{ record: { id: number; secret: string } }>('Factors/AddFactor', added, { caller });
  await call('Factors/ConfirmFactor', { id: record.id, code: totpCode(record.secret, -1) }, { caller });
  const { codes } = await call<{ codes: string[] }>('Factors/CreateRecoveryCodes', {}, { caller });
  return { totpSecret: record.secret, recoveryCode: codes[0]! };
}

/** The answer of a completed sign-in. */
export interface SignedIn {
  readonly token: string;
  readonly user: { readonly id: number };
  readonly refresh_token: string;
}

const from = (address: string) => ({ headers: { 'x-client-address': address } });

/** Creates the calls of a sign-in in two steps. */
export function signInsOf(factors: Factors) {
  const login = ({ email }: Pick<Person, 'email'>, more: object = {}, address = '192.0.2.1') =>
    factors.identity.call<SignedIn>('Account/Login', { email, password: PASSWORD, ...more }, from(address));
  const verify = (
    challenge: string,
    code: string,
    { type = 'totp', on = factors.identity, address = '192.0.2.1' } = {},
  ) => on.call<SignedIn>('Factors/VerifySecondFactor', { challenge, type, code }, from(address));
  const challenge = (one: Person, address?: string) => challengeOf(login(one, {}, address));
  return {
    login,
    verify,
    challenge,
    /** Creates a team member with an authenticator app and recovery codes. */
    protectedPerson: async () => {
      const one = await factors.person();
      return { ...one, ...(await addTotp(factors.identity, one)) };
    },
    /** Returns the caller of a new session of someone with an authenticator app, with a code not used before. */
    callerOf: async (one: Person & { readonly totpSecret: string }) => {
      const { token } = await verify(await challenge(one), totpCode(one.totpSecret));
      return userCaller(one.id, sessionOf(token));
    },
  };
}

/** Returns a code that is wrong now, before and after. */
export const wrongCode = (secret: string): string =>
  ['000000', '111111', '222222', '333333'].find(
    (code) => ![-2, -1, 0, 1, 2].some((n) => totpCode(secret, n) === code),
  )!;
