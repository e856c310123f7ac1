import { readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Api, createApi } from '../api.ts';

const MAIL_MS = 30_000;
const PASSWORD = 'tea for the harbour';

/** Reads the code from the latest mail to an address. @throws Error if none arrives in time */
export type ReadCode = (email: string) => Promise<string>;

interface Mail {
  readonly to: readonly { readonly address: string }[];
  readonly text?: string;
}

/** Returns a reader of the local start's inbox; undefined if mail is sent elsewhere. */
export function localInbox(env: NodeJS.ProcessEnv): ReadCode | undefined {
  if (env['API_URL']) return undefined;
  try {
    const ports = JSON.parse(readFileSync(path.resolve(env['DATA_DIR'] || '.data', 'ports.json'), 'utf8'));
    return (email) => readCode(`http://127.0.0.1:${ports.inbox}/email`, email);
  } catch {
    return undefined;
  }
}

async function readCode(inbox: string, email: string): Promise<string> {
  const until = Date.now() + MAIL_MS;
  while (Date.now() < until) {
    const mails = (await (await fetch(inbox)).json()) as Mail[];
    const own = mails.filter(({ to }) => to.some(({ address }) => address === email));
    const code = own.flatMap(({ text = '' }) => codeIn(text) ?? []).at(-1);
    if (code) return code;
    await sleep(200);
  }
  throw new Error(`no mail with a code came to ${email}`);
}

/** Returns the code in a link of the mail, else on a separate line. */
const codeIn = (text: string): string | undefined =>
  /[?&]code=([\w-]{16,})/.exec(text)?.[1] ?? /^([\w-]{16,})\s*$/m.exec(text)?.[1];

/** A signed-in portal user. */
export interface Customer {
  readonly api: Api;
  /** True if this run created the account. */
  readonly isNew: boolean;
}

/** Signs the customer in; the first time, invites the customer by mail and sets a password. */
export async function signInCustomer(
  staff: Api,
  url: string,
  user: { client_id: number; first_name: string; last_name: string; email: string },
  readCode: ReadCode,
): Promise<Customer> {
  const nobody = createApi(url);
  const signIn = async () => {
    const { data } = await nobody.call.account.login({ body: { email: user.email, password: PASSWORD } });
    return createApi(url, data.token);
  };
  const search = encodeURIComponent(user.email);
  const known = await staff.get<{ meta: { total: number } }>(`/api/admin/portal-users?search=${search}`);
  if (known.meta.total > 0) return { api: await signIn(), isNew: false };
  await staff.post('/api/admin/portal-users', user);
  const code = await readCode(user.email);
  await nobody.post('/api/auth/change-password', { code, password: PASSWORD, retype_password: PASSWORD });
  return { api: await signIn(), isNew: true };
}
