import type { Http } from '../api/http.ts';
import type { Access } from '../contract/types.ts';

/** Who is signed in. */
export interface Account {
  readonly id: number;
  readonly first_name: string;
  readonly last_name: string;
  readonly email: string;
  readonly user_type: 'staff' | 'client';
  readonly is_admin: number;
  readonly image: string | null;
}

/** What the person may do: `<module>.<action>`. */
export type Grants = ReadonlySet<string>;

/** By email and password, or by phone and one-time password. */
export type Credentials =
  | { readonly email: string; readonly password: string }
  | { readonly phone: string; readonly otp: string };

/** The account and what may be done with it. */
export interface Session {
  readonly account: Account;
  readonly grants: Grants;
}

/** Everything about the person's own session. */
export interface Accounts {
  /** The session; kept until `forget`. @throws ApiFailure of status 401 when nobody is signed in */
  current(): Promise<Session>;
  signIn(credentials: Credentials): Promise<void>;
  signOut(): Promise<void>;
  sendCode(phone: string): Promise<void>;
  requestReset(email: string): Promise<void>;
  choosePassword(code: string, password: string, retyped: string): Promise<void>;
  forget(): void;
}

export function createAccounts(http: Http): Accounts {
  let known: Promise<Session> | undefined;
  let wasIn = false;
  const load = async (): Promise<Session> => {
    const { body: account } = await http<Account>('GET', '/api/auth/me', { isAboutSession: true });
    wasIn = true;
    return { account, grants: await grantsOf(http, account) };
  };
  const post = async (path: string, body: object) => void (await http('POST', path, { body, isAboutSession: true }));
  const forget = (): void => {
    known = undefined;
  };
  return {
    current: () => {
      known ??= load();
      known.catch(forget);
      return known;
    },
    signIn: async (credentials) => {
      await post('/api/auth/login', credentials);
      forget();
    },
    signOut: async () => {
      forget();
      // react-admin signs out whoever it finds signed in to nothing, too.
      if (wasIn) await post('/api/auth/logout', {});
      wasIn = false;
    },
    sendCode: (phone) => post('/api/auth/send-otp', { phone }),
    requestReset: (email) => post('/api/auth/request-reset-password', { email }),
    choosePassword: (code, password, retyped) =>
      post('/api/auth/change-password', { code, password, retype_password: retyped }),
    forget,
  };
}

interface GrantsBody {
  readonly records: readonly { readonly module: string; readonly action: string; readonly scope: string }[];
}

async function grantsOf(http: Http, account: Account): Promise<Grants> {
  // Administrators may do everything, and users of the portal what the contract says.
  if (account.is_admin === 1 || account.user_type === 'client') return new Set();
  const { body } = await http<GrantsBody>('GET', '/api/auth/permissions', { isAboutSession: true });
  return new Set(
    body.records.filter(({ scope }) => scope !== 'none').map(({ module, action }) => `${module}.${action}`),
  );
}

/** Whether the person may do what an operation asks for. */
export function may({ account, grants }: Session, access: Access | undefined): boolean {
  if (access === undefined) return false;
  if (account.is_admin === 1 || access === 'any') return true;
  if (access === 'administrator') return false;
  return account.user_type === 'client' ? access.portal === true : grants.has(`${access.module}.${access.action}`);
}

/** The operation behind an action as react-admin calls it. */
export const ACTIONS: Readonly<Record<string, 'list' | 'get' | 'create' | 'update' | 'delete'>> = {
  list: 'list',
  show: 'get',
  // Whoever may read a record may open its page, which lets only those change it who may.
  edit: 'get',
  create: 'create',
  delete: 'delete',
  export: 'list',
};
