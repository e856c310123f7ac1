import { findBrowser } from '@bms/testing/browser';
import { Webhook } from 'standardwebhooks';
import { type Api, createApi } from '../api.ts';
import { readAccess } from '../credentials.ts';
import { heading, result, until } from '../ground/say.ts';
import { type Feed, followLive } from './feed.ts';
import { makeKeyInPanel, type WantedKey } from './panel-key.ts';
import { type Receiver, startReceiver } from './receiver.ts';

/*
 * Creates a client with an API key in the running system. The webhook receiver gets a signed event, the live feed shows
 * the change, and the audit log names the key. Deletes everything that it created.
 */
const access = readAccess(process.env);
const { url, email, password } = access;
const { data: session } = await createApi(url).call.account.login({ body: { email, password } });
const admin = createApi(url, session.token);
const receiver = await startReceiver();
const cleanUp: (() => Promise<unknown>)[] = [];
heading(`A program creates a client at ${url}`);
try {
  await show();
} finally {
  for (const undo of cleanUp.reverse()) await undo();
  receiver.stop();
  step('tidied up', 'the client, the key and the webhook are deleted', true);
  await admin.call.account.logout();
}

function step(what: string, text: string, asPromised: boolean): void {
  result(`${what.padEnd(14)} ${text}`, asPromised);
}

async function show(): Promise<void> {
  const secret = await makeWebhook(receiver);
  const key = await makeKey();
  const feed = followLive(admin);
  cleanUp.push(async () => feed.stop());
  await until('the live feed', async () => feed.open());
  const program = createApi(url, key.key);
  const body = { company_name: 'Webhook Demo Ltd', type: 'organization' as const };
  const { id } = (await program.call.clients.create({ body })).data.record;
  cleanUp.push(() => admin.call.clients.delete({ path: { id } }));
  step('client', `${id}, created with the key`, id > 0);
  await showMessage(receiver, secret, id);
  await showFeed(feed, id);
  await showAudit(admin, id, key.id);
}

async function makeWebhook({ url: address }: Receiver): Promise<string> {
  const { record, secret } = (await admin.call.webhooks.create({ body: { url: address, events: ['client.created'] } }))
    .data;
  cleanUp.push(() => admin.call.webhooks.delete({ path: { id: record.id } }));
  step('webhook', `${record.id} to ${address}, secret ${secret.slice(0, 10)}… shown once`, secret.startsWith('whsec_'));
  return secret;
}

/** Creates the key in the panel, like an administrator; without a browser, by the API call that the panel makes. */
async function makeKey(): Promise<{ id: number; key: string }> {
  const wanted = { name: `Webhook demo ${new Date().toISOString()}`, role: 'Member' };
  const key = findBrowser() ? await makeKeyInPanel(access, wanted) : await makeKeyByCall(wanted);
  const { records } = (await admin.call.apiKeys.list({ query: { search: wanted.name } })).data;
  const [{ id, prefix }] = records as [(typeof records)[0]];
  cleanUp.push(() => admin.call.apiKeys.delete({ path: { id } }));
  const where = findBrowser() ? 'made in the panel' : 'made by the API, since there is no Chromium for the panel';
  step('API key', `${id} (${prefix}…) with the role ${wanted.role}, ${where}`, key.startsWith(prefix));
  return { id, key };
}

async function makeKeyByCall({ name, role }: WantedKey): Promise<string> {
  const { records } = (await admin.call.roles.list({ query: { search: role } })).data;
  return (await admin.call.apiKeys.create({ body: { name, role_id: records[0]!.id } })).data.key;
}

async function showMessage({ received }: Receiver, secret: string, clientId: number): Promise<void> {
  const took = await until('the webhook', async () => received.length > 0);
  const { headers, body } = received[0]!;
  const sent = headers as Record<string, string>;
  const event = new Webhook(secret).verify(body, sent) as {
    type: string;
    data: { record: { id: number; company_name: string } };
  };
  const { id, company_name: name } = event.data.record;
  step('webhook', `${event.type} with client ${id}, ${name}, came after ${took} ms`, id === clientId);
  step('signature', `good: ${sent['webhook-signature']?.slice(0, 16)}…`, true);
  step(
    'forgery',
    'the same signature under another text is refused',
    isRejected(() => new Webhook(secret).verify(`${body} `, sent)),
  );
}

function isRejected(verify: () => unknown): boolean {
  try {
    verify();
    return false;
  } catch {
    return true;
  }
}

async function showFeed(feed: Feed, clientId: number): Promise<void> {
  const find = () => feed.changes.find(({ module, record_id }) => module === 'clients' && record_id === clientId);
  await until('the live feed', async () => find() !== undefined);
  step('live feed', JSON.stringify(find()), find()?.action === 'created');
}

async function showAudit(api: Api, clientId: number, keyId: number): Promise<void> {
  const query = { module: 'clients', record_id: clientId };
  const entries = async () => (await api.call.auditLog.list({ query })).data.records;
  await until('the entry in the audit log', async () => (await entries()).length > 0);
  const [entry] = await entries();
  const text = `${entry?.title} was ${entry?.action} by user ${entry?.user_id} with API key ${entry?.api_key_id}`;
  step('audit log', text, entry?.api_key_id === keyId);
}
