import type { Http } from '../api/http.ts';
import type { Outage } from '../api/outage.ts';
import { ApiFailure } from '../api/problem.ts';
import type { Access } from '../contract/types.ts';
import { signOutEverywhere } from './sso/sign-out.ts';

/** The signed-in user. */
export interface Account {
  readonly id: number;
  readonly first_name: string;
  readonly last_name: string;
  readonly email: string;
  readonly user_type: 'staff' | 'client';
  readonly is_admin: number;
  readonly image: string | null;
  readonly job_title: string;
  readonly language: string;
}

/** The user's permissions: `<module>.<action>`. */
export type Grants = ReadonlySet<string>;

/** Email and password, or phone and one-time password. */
export type Credentials =
  | { readonly email: string; readonly password: string }
  | { readonly phone: string; readonly otp: string };

/** A type of second factor. */
export type FactorType = 'totp' | 'passkey' | 'recovery_code';

/** The answer to a sign-in that needs a second factor. */
export interface SecondFactorOffer {
  readonly challenge: string;
  /** The types of factors of the account; of passkeys with their options. */
  readonly factors: readonly { readonly type: FactorType; readonly options?: object }[];
}

/** A second factor for a challenge. */
export type SecondFactor =
  | { readonly challenge: string; readonly type: 'totp' | 'recovery_code'; readonly code: string }
  | { readonly challenge: string; readonly type: 'passkey'; readonly credential: unknown };

/** The organization of this installation. */
export interface Organization {
  readonly name: string;
  /** ISO 4217; the currency of documents whose client has none, of items and of leads. */
  readonly currency: string;
  /** BCP 47. */
  readonly locale: string;
  /** IANA. */
  readonly time_zone: string;
  /** The image file of the logo. */
  readonly logo_file_id?: number | null;
  /** The colour of buttons, links and documents, as `#rrggbb`; missing from services of the version before. */
  readonly accent_color?: string;
  /** The payment term of invoices, in days; null for that of the settings. */
  readonly due_days?: number | null;
  /** The sender of documents; for the staff. */
  readonly address?: string;
  readonly zip?: string;
  readonly city?: string;
  readonly country?: string;
  readonly vat_number?: string;
  readonly email?: string;
  readonly phone?: string;
  /** The treatment of payments above the balance. */
  readonly overpayment?: 'reject' | 'credit';
}

/** The account with its permissions and its organization. */
export interface Session {
  readonly account: Account;
  readonly grants: Grants;
  readonly organization: Organization;
}

/** Access that the account has granted, and that a new password does not end. */
export interface GrantedAccess {
  readonly key: string;
  readonly kind: 'api_key' | 'webhook' | 'connection' | 'document_link' | 'scim_token';
  readonly title: string;
  /** RFC 3339; null if unknown. */
  readonly created_at: string | null;
}

/** The response to a new password; what a reset lists is missing if there is nothing. */
export interface PasswordChanged {
  readonly access?: readonly GrantedAccess[];
  readonly revoke_code?: string;
  readonly is_access_incomplete?: boolean;
}

/** The operations on the user's own session. */
export interface Accounts {
  /** Returns the session, cached until `forget`, or briefly if missing. @throws ApiFailure of status 401 without one */
  current(): Promise<Session>;
  /** Returns true if there is no session, as far as is known. */
  isAbsent(): boolean;
  /** Signs in. @returns what is needed besides, for an account with a second factor; undefined once signed in */
  signIn(credentials: Credentials): Promise<SecondFactorOffer | undefined>;
  /** Completes a sign-in. */
  verifySecondFactor(factor: SecondFactor): Promise<void>;
  /** Signs in by passkey alone. @param ask asks the user for a passkey with the options of the service */
  signInByPasskey(ask: (options: object) => Promise<unknown>): Promise<void>;
  signOut(): Promise<void>;
  sendCode(phone: string): Promise<void>;
  requestReset(email: string): Promise<void>;
  /** Mails a portal user a link that signs in. */
  requestSignInLink(email: string): Promise<void>;
  /** Signs in with the code of such a link. @returns what is needed besides, as `signIn` */
  signInByLink(code: string): Promise<SecondFactorOffer | undefined>;
  choosePassword(code: string, password: string, retyped: string): Promise<PasswordChanged>;
  /** Revokes listed access. @param code that of the response to the new password */
  revokeAccess(code: string, keys: readonly string[]): Promise<void>;
  forget(): void;
}

/** The time for which a missing session is cached: many parts of the sign-in page ask for it. */
const ABSENCE_MS = 5000;

/** @param outage retries until the session can be read: an unavailable service does not sign the user out */
export function createAccounts(http: Http, outage: Pick<Outage, 'outlast'>): Accounts {
  let known: Promise<Session> | undefined;
  let wasIn = false;
  let isAbsent = false;
  const load = async (): Promise<Session> => {
    const { body: account } = await http<Account>('GET', '/api/auth/me', { isAboutSession: true });
    wasIn = true;
    const [grants, organization] = await Promise.all([grantsOf(http, account), organizationOf(http)]);
    return { account, grants, organization };
  };
  const remember = (session: Promise<Session>): Promise<Session> => {
    session.catch((error) => {
      // After a sign-in, the absence before it says nothing.
      if (known !== session) return;
      const forgetThis = (): void => {
        if (known === session) known = undefined;
      };
      isAbsent = error instanceof ApiFailure && error.status === 401;
      if (isAbsent) setTimeout(forgetThis, ABSENCE_MS);
      else forgetThis();
    });
    return session;
  };
  const post = async (path: string, body: object) => void (await http('POST', path, { body, isAboutSession: true }));
  const forget = (): void => {
    known = undefined;
    isAbsent = false;
  };
  const firstStep = async (path: string, credentials: object): Promise<SecondFactorOffer | undefined> => {
    try {
      await post(path, credentials);
    } catch (error) {
      if (error instanceof ApiFailure && error.offer) return error.offer as SecondFactorOffer;
      throw error;
    }
    forget();
    return undefined;
  };
  return {
    current: () => {
      known ??= remember(outage.outlast(load));
      return known;
    },
    isAbsent: () => isAbsent,
    signIn: (credentials) => firstStep('/api/auth/login', credentials),
    signInByLink: (code) => firstStep('/api/auth/sign-in-link/verify', { code }),
    verifySecondFactor: async (factor) => {
      await post('/api/auth/second-factor', factor);
      forget();
    },
    signInByPasskey: async (ask) => {
      const { body } = await http<{ options: object }>('POST', '/api/auth/passkey/options', {
        body: {},
        isAboutSession: true,
      });
      await post('/api/auth/passkey/verify', { credential: await ask(body.options) });
      forget();
    },
    signOut: async () => {
      // react-admin also signs out users without a session.
      if (!wasIn) return;
      known = undefined;
      isAbsent = true;
      wasIn = false;
      await signOutEverywhere(http);
    },
    sendCode: (phone) => post('/api/auth/send-otp', { phone }),
    requestReset: (email) => post('/api/auth/request-reset-password', { email }),
    requestSignInLink: (email) => post('/api/auth/sign-in-link', { email }),
    choosePassword: async (code, password, retype_password) => {
      const body = { code, password, retype_password };
      return (await http<PasswordChanged>('POST', '/api/auth/change-password', { body, isAboutSession: true })).body;
    },
    revokeAccess: (code, keys) => post('/api/auth/revoke-access', { code, keys }),
    forget,
  };
}

async function organizationOf(http: Http): Promise<Organization> {
  const { body } = await http<{ record: Organization }>('GET', '/api/organization', { isAboutSession: true });
  return body.record;
}

interface GrantsBody {
  readonly records: readonly { readonly module: string; readonly action: string; readonly scope: string }[];
}

async function grantsOf(http: Http, account: Account): Promise<Grants> {
  // Administrators have all permissions; those of portal users are in the contract.
  if (account.is_admin === 1 || account.user_type === 'client') return new Set();
  const { body } = await http<GrantsBody>('GET', '/api/auth/permissions', { isAboutSession: true });
  return new Set(
    body.records.filter(({ scope }) => scope !== 'none').map(({ module, action }) => `${module}.${action}`),
  );
}

/** Returns true if the user has the permission for an operation. */
export function may({ account, grants }: Session, access: Access | undefined): boolean {
  if (access === undefined) return false;
  if (account.is_admin === 1 || access === 'any') return true;
  if (access === 'administrator') return false;
  return account.user_type === 'client' ? access.portal === true : grants.has(`${access.module}.${access.action}`);
}

/** The operations by the actions of react-admin. */
export const ACTIONS: Readonly<Record<string, 'list' | 'get' | 'create' | 'update' | 'delete'>> = {
  list: 'list',
  show: 'get',
  // Users who may read a record may open its page, which is read-only without the permission to update.
  edit: 'get',
  create: 'create',
  delete: 'delete',
  export: 'list',
};
