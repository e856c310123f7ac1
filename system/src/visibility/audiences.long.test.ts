import { loadContract, type ServiceContract } from '@bms/contracts';
import { eventually, type Http, hire, inviteToPortal, openSystem, PASSWORD, signIn } from '@bms/testing';
import { beforeAll, expect, test } from '@jest/globals';
import { grantsFor } from '../authorization/operations.ts';
import { isOfClient } from '../authorization/references.ts';
import { MAKERS } from '../authorization/samples.ts';
import { type Caller, type Entry, KINDS, type Kind, keyOf, listOf, mayView } from './model.ts';

/*
 * Every type of record that is addressed to an audience is seen by that audience alone, whatever happens to the record,
 * or to the role, the user or the client that the audience depends on. The types are derived from the contract, so that
 * a new one needs its audiences here.
 */
const contract = loadContract();

/** True for records that portal users see and that do not belong to the owner of a client. */
function isAddressed(service: ServiceContract): boolean {
  const isMade = service.rpcs.some(({ name }) => MAKERS.includes(name));
  const isOpen = service.rpcs.find(({ name }) => name === 'Get')?.policy.portal ?? false;
  return isMade && isOpen && service.module !== 'clients' && !isOfClient(service);
}

type Addressed = 'announcements' | 'files' | 'messages' | 'pages';

/** An audience of a record: the members of its body, and what the model knows of it. */
interface Audience {
  readonly body: Readonly<Record<string, unknown>>;
  readonly facts: Partial<Entry>;
}

interface Acting extends Caller {
  readonly http: Http;
}

let url: string;
let admin: Http;
const callers = new Map<string, Acting>();
const records = new Map<string, Entry>();
const caller = (name: string): Acting => callers.get(name)!;
let clients: readonly [number, number];

beforeAll(async () => {
  const { system, inbox } = await openSystem();
  url = system.gateways[0]!.url;
  admin = await signIn(url, system.admin.email, system.admin.password);
  const me = (await admin.send('GET', '/api/auth/me')).body as { id: number };
  const staff = { type: 'staff', view: 'all', change: 'all', roleId: 0, clientId: 0 } as const;
  callers.set('admin', { ...staff, name: 'admin', http: admin, userId: me.id });
  for (const [name, change] of [
    ['editor', 'all'],
    ['member', 'none'],
    ['other', 'none'],
  ] as const) {
    const grants = grantsFor(contract, { view: 'all', ...(change === 'all' && { update: 'all' }) });
    const { http, id } = await hire(url, admin, inbox, name, grants);
    callers.set(name, { ...staff, name, http, userId: id, change, roleId: await roleOf(id) });
  }
  clients = [await newClient('Alfreds Futterkiste'), await newClient('Berglunds snabbköp')];
  for (const [index, name] of ['anna', 'bert'].entries()) {
    const clientId = clients[index]!;
    const { http, id } = await inviteToPortal(url, admin, inbox, name, clientId);
    callers.set(name, { ...staff, name, type: 'portal', change: 'none', http, userId: id, clientId });
  }
});

async function roleOf(id: number): Promise<number> {
  return ((await admin.send('GET', `/api/team/${id}`)).body as { record: { role_id: number } }).record.role_id;
}

async function newClient(company_name: string): Promise<number> {
  const { id } = await created('/api/clients', { company_name, type: 'organization' });
  return id;
}

async function created(path: string, body: unknown): Promise<{ id: number }> {
  return ((await succeed('POST', path, body)) as { record: { id: number } }).record;
}

/** Sends a request as the administrator. @returns the body of the answer @throws Error if it fails */
async function succeed(method: string, path: string, body?: unknown): Promise<unknown> {
  const answer = await admin.send(method, path, body);
  if (answer.status >= 300) throw new Error(`${method} ${path}: ${answer.status} ${JSON.stringify(answer.body)}`);
  return answer.body;
}

const shared = (...share_with: string[]): Audience => ({ body: { share_with }, facts: { audience: share_with } });
const page = (visibility: string, ...audience: string[]): Audience => ({
  body: { visibility },
  facts: { audience, status: 'active' },
});
const file = (clientId: number, isShared: boolean): Audience => ({
  body: { client_id: clientId, share_with_client: isShared },
  facts: { clientId, audience: isShared ? ['client'] : [] },
});
const messageTo = (userId: number): Audience => ({
  body: { to_user_id: userId },
  facts: { audience: [`user:${userId}`, `user:${caller('admin').userId}`] },
});

/** Returns the audiences of a type, of which each differs from the one before. */
function audiencesOf(kind: Addressed): readonly Audience[] {
  const [member, anna] = [caller('member'), caller('anna')];
  const [alfreds, berglunds] = clients;
  if (kind === 'files') return [file(alfreds, true), file(alfreds, false), file(berglunds, true)];
  if (kind === 'messages') return [messageTo(member.userId), messageTo(anna.userId)];
  if (kind === 'pages')
    return [
      page('public', 'all_members', 'all_clients'),
      page('staff', 'all_members'),
      page('clients', 'all_clients'),
      { body: { status: 'inactive' }, facts: { audience: ['all_clients'], status: 'inactive' } },
    ];
  const [role, user] = [`role:${member.roleId}`, `user:${anna.userId}`];
  return [shared('all_members'), shared('all_clients'), shared(role), shared(user), shared(role, user)];
}

let count = 0;
async function create(kind: Addressed, { body, facts }: Audience): Promise<Entry> {
  count += 1;
  const text = kind === 'messages' ? { message: 'Hello' } : { title: `Title ${count}` };
  const { id } = await created(KINDS[kind].path, kind === 'files' ? formOf(body) : { ...text, ...body });
  const none = { owner: 0, clientId: 0, status: '', wasSent: false, audience: [], isDeleted: false };
  const entry = { ...none, kind, id, creator: caller('admin').userId, ...facts };
  records.set(keyOf(kind, id), entry);
  return entry;
}

function formOf(body: Audience['body']): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(body)) form.set(name, String(value));
  form.set('file', new Blob(['Offer\n'], { type: 'text/plain' }), `offer-${count}.txt`);
  return form;
}

/** Compares what all callers see, in the lists and by the ids of the records, with the model. */
async function expectMatrix(kinds: readonly Kind[] = [...types]): Promise<void> {
  const shown = async () => (await Promise.all([...callers.values()].map((one) => wrongFor(one, kinds)))).flat();
  await eventually(shown, (wrong) => wrong.length === 0);
}

async function wrongFor({ http, ...one }: Acting, kinds: readonly Kind[]): Promise<string[]> {
  const wrong: string[] = [];
  for (const kind of kinds) {
    const { body } = await http.send('GET', listOf(kind)!);
    const listed = new Set((body as { records?: { id: number }[] }).records?.map(({ id }) => id));
    for (const entry of [...records.values()].filter((other) => other.kind === kind)) {
      const expected = mayView(records, one, entry);
      const { status } = await http.send('GET', `${KINDS[kind].path}/${entry.id}`);
      if (listed.has(entry.id) !== expected) wrong.push(`${one.name} lists ${JSON.stringify(entry)}: ${!expected}`);
      if (status !== (expected ? 200 : 404)) wrong.push(`${one.name} gets ${status} for ${JSON.stringify(entry)}`);
    }
  }
  return wrong;
}

const types = ['announcements', 'files', 'messages', 'pages'] as const;

test('the types of records with an audience are known', () => {
  const found = [...contract.services.values()].filter(isAddressed).map(({ module }) => module);
  expect(found.sort()).toEqual([...types]);
});

test.each(types)('%s are seen by each of their audiences alone', async (kind) => {
  for (const audience of audiencesOf(kind)) {
    if (!('status' in audience.body)) await create(kind, audience);
  }
  await expectMatrix([kind]);
});

// The recipient of a message never changes.
test.each(types.filter((kind) => kind !== 'messages'))(
  '%s that get another audience leave the former one',
  async (kind) => {
    const [first, ...others] = audiencesOf(kind);
    const entry = await create(kind, first!);
    for (const { body, facts } of others) {
      await succeed('PATCH', `${KINDS[kind].path}/${entry.id}`, body);
      Object.assign(entry, facts);
      await expectMatrix([kind]);
    }
  },
);

test.each(types.filter((kind) => kind !== 'messages'))(
  '%s are seen by nobody while they are deleted, and by their audience once restored',
  async (kind) => {
    const entries = [...records.values()].filter((entry) => entry.kind === kind);
    for (const entry of entries) {
      await succeed('DELETE', `${KINDS[kind].path}/${entry.id}`);
      entry.isDeleted = true;
    }
    await expectMatrix([kind]);
    for (const entry of entries) {
      await succeed('POST', `/api/admin/deleted/${kind}/${entry.id}/restore`);
      entry.isDeleted = false;
    }
    await expectMatrix([kind]);
  },
);

/** Changes a caller of the model, and signs it in again. */
async function become(name: string, more: Partial<Caller>): Promise<void> {
  await eventually(async () => {
    callers.set(name, { ...caller(name), ...more, http: await signIn(url, `${name}@example.com`, PASSWORD) });
    return true;
  });
}

test('who changes the role sees what is shared with the new one, and no longer what is shared with the former one', async () => {
  const [member, other] = [caller('member'), caller('other')];
  for (const [name, role_id] of [
    ['member', other.roleId],
    ['other', member.roleId],
  ] as const) {
    await succeed('PATCH', `/api/team/${caller(name).userId}`, { role_id });
    callers.set(name, { ...caller(name), roleId: role_id });
  }
  await expectMatrix();
});

test('a portal user who is moved to another client sees the records of that client only', async () => {
  await succeed('PATCH', `/api/admin/portal-users/${caller('anna').userId}`, { client_id: clients[1] });
  await become('anna', { clientId: clients[1] });
  await expectMatrix();
  await succeed('PATCH', `/api/admin/portal-users/${caller('anna').userId}`, { client_id: clients[0] });
  await become('anna', { clientId: clients[0] });
  await expectMatrix();
});

test('the portal user of a client that was deleted and restored sees the same records as before', async () => {
  const anna = caller('anna');
  await succeed('DELETE', `/api/clients/${clients[0]}`);
  await eventually(
    async () => (await anna.http.send('GET', '/api/auth/me')).status,
    (status) => status === 401,
  );
  callers.delete('anna');
  await expectMatrix();
  await succeed('POST', `/api/admin/deleted/clients/${clients[0]}/restore`);
  callers.set('anna', anna);
  await become('anna', {});
  await expectMatrix();
});
