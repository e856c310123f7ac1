import { type OidcProvider, startOidcProvider } from '@bms/testing/oidc-provider';
import type { Page } from 'playwright-core';
import { type Api, createApi } from '../api.ts';
import { type Access, readAccess } from '../credentials.ts';
import { heading, result, until } from '../ground/say.ts';
import { createDirectory, type Directory } from './directory.ts';
import { type BrowserVisit, openVisit } from './visit.ts';

/*
 * Starts an OpenID Connect provider, provisions a person by SCIM as its directory would, signs the person in through it in a
 * browser, deactivates the account, and prints what happened in the running system. Deletes everything that it created.
 */

/** The person who signs in, and who has no account before. */
const PERSON = { email: `dora.${Date.now()}@sso.example`, given_name: 'Dora', family_name: 'Demo' };
const LOGIN = 'dora';

/** The state that the steps share. */
interface Stage {
  readonly access: Access;
  readonly admin: Api;
  readonly key: string;
  readonly provider: OidcProvider;
  readonly visit: BrowserVisit;
  /** The id of the account that the directory created; 0 before. */
  userId: number;
  /** The client of the directory. */
  directory: Directory | undefined;
  readonly cleanUp: (() => Promise<unknown>)[];
}

/** A step of the demo. It prints a line, and fails if the system does not behave as promised. */
interface Step {
  readonly name: string;
  /** @returns the line, and whether it is as promised */
  readonly run: (stage: Stage) => Promise<readonly [string, boolean]>;
}

const steps: readonly Step[] = [
  { name: 'registration', run: register },
  { name: 'provisioning', run: provision },
  { name: 'sign-in', run: signIn },
  { name: 'account', run: findAccount },
  { name: 'audit log', run: findAudit },
  { name: 'sign-out', run: signOut },
  { name: 'deactivation', run: deactivate },
];

async function register({ access, admin, key, provider, cleanUp }: Stage) {
  const { issuer, clientId: client_id, clientSecret: client_secret } = provider;
  const roles = await admin.call.roles.list({ query: { search: 'Member' } });
  const role = roles.data.records[0]!.id;
  const names = { name: 'Demo provider', key, issuer, client_id, client_secret, domains: ['sso.example'] };
  // The directory creates the accounts.
  const body = { ...names, create_accounts: false, default_role_id: role };
  const { id, redirect_url } = (await admin.call.identityProviders.create({ body })).data.record;
  cleanUp.push(() => admin.call.identityProviders.delete({ path: { id } }));
  await admin.call.identityProviders.test({ path: { id } });
  return [`${issuer} redirects to ${redirect_url}`, redirect_url.startsWith(access.url)] as const;
}

async function provision(stage: Stage) {
  const { admin, access, cleanUp } = stage;
  const { record, token } = (await admin.call.scimTokens.create({ body: { name: `Demo ${stage.key}` } })).data;
  cleanUp.push(() => admin.call.scimTokens.delete({ path: { id: record.id } }));
  stage.directory = createDirectory(access.url, token);
  stage.userId = await stage.directory.create(PERSON);
  cleanUp.push(() => admin.call.team.delete({ path: { id: stage.userId } }));
  return [`${PERSON.email} by SCIM, as ${stage.userId}`, stage.userId > 0] as const;
}

/** Signs the person in, and returns the page that was asked for. */
async function enter({ visit, provider }: Stage): Promise<Page> {
  const page = await visit.open('/admin/clients');
  await page.getByRole('link', { name: 'Continue with Demo provider' }).click();
  await provider.signIn(page, LOGIN);
  await page.waitForURL(/\/admin\/clients/);
  return page;
}

async function signIn(stage: Stage) {
  const page = await enter(stage);
  const me = (await (await page.request.get('/api/auth/me')).json()) as { email: string };
  return [`${me.email} is signed in, on the page that was asked for`, me.email === PERSON.email] as const;
}

async function findAccount(stage: Stage) {
  const { records } = (await stage.admin.call.team.list({ query: { search: PERSON.email } })).data;
  const isOne = records.length === 1 && records[0]?.id === stage.userId;
  return [`${stage.userId}, the one that the directory created`, isOne] as const;
}

async function findAudit({ admin, userId }: Stage) {
  const query = { action: 'sso_linked', user_id: userId } as const;
  const read = async () => (await admin.call.auditLog.list({ query })).data.records.length > 0;
  const took = await until('the entry of the audit log', read);
  return [`names the link to the provider, after ${took} ms`, true] as const;
}

async function signOut({ visit, access, provider }: Stage) {
  const page = await visit.open('/admin/');
  await page.locator('button.person').click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await page.waitForURL(new RegExp(`^${provider.issuer}`));
  await page.getByRole('button', { name: /yes/i }).click();
  await page.waitForURL(`${access.url}/admin/**`);
  const isOut = (await page.request.get('/api/auth/me')).status() === 401;
  return ['of the panel and of the provider', isOut] as const;
}

async function deactivate(stage: Stage) {
  const page = await enter(stage);
  const status = async (): Promise<number> => (await page.request.get('/api/auth/me')).status();
  const before = await status();
  await stage.directory?.deactivate(stage.userId);
  const took = await until('the end of the session', async () => (await status()) === 401);
  return [`by SCIM ends the session of the browser after ${took} ms`, before === 200] as const;
}

const access = readAccess(process.env);
const { url, email, password } = access;
const { data: session } = await createApi(url).call.account.login({ body: { email, password } });
const key = `demo-${Date.now()}`;
const provider = await startOidcProvider({ origin: url, key }, { [LOGIN]: PERSON });
const visit = await openVisit(url);
const stage: Stage = {
  ...{ access, key, provider, visit, userId: 0, directory: undefined, cleanUp: [] },
  admin: createApi(access.url, session.token),
};
heading(`A person signs in to ${url} with an identity provider`);
try {
  for (const { name, run } of steps) {
    const [text, asPromised] = await run(stage);
    result(`${name.padEnd(14)} ${text}`, asPromised);
  }
} finally {
  for (const undo of stage.cleanUp.reverse()) await undo();
  await visit.close();
  await provider.stop();
  await stage.admin.call.account.logout();
}
