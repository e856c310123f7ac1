import { loadContract } from '@bms/contracts';
import { type Http, hire, inviteToPortal, openSystem, PASSWORD, type SharedSystem, signIn } from '@bms/testing';
import { seededRandom } from '@bms/testing/random';
import { beforeAll, expect, test } from '@jest/globals';
import { grantsFor } from '../authorization/operations.ts';
import { type Entry, isOpenToPortal, KINDS, type Kind, keyOf, listOf, mayView } from './model.ts';
import { type Acting, allowedToRead, pathOf, pick, type Run, runStep } from './steps.ts';

/*
 * Seven callers run random operations on records of all kinds. A model without a database says which of them may view
 * which record; after every round, all lists and some records are compared with it.
 */
const SEED = Number(process.env['VISIBILITY_SEED'] ?? 1126);
const ROUNDS = 10;
const STEPS = 170;
/** The number of records that each caller reads after a round. */
const READ = 10;
const contract = loadContract();
const kinds = Object.keys(KINDS) as Kind[];

let shared: SharedSystem;
let run: Run;
/** The addresses of the portal users, by name. */
const emails = new Map<string, string>();

interface Listed {
  readonly id: number;
  readonly client_id?: number;
  readonly status?: string;
}
type Page = { records: Listed[]; meta?: { total: number } };

/** Records that every member may view, within the scope `own` of everything else. */
const SEEN_BY_ALL = ['announcements', 'pages', 'team'];
const grants = (view: 'own' | 'all', change: 'none' | 'own' | 'all') => {
  const scopes = change === 'none' ? { view } : { view, create: 'all' as const, update: change, delete: change };
  return grantsFor(contract, scopes).map((grant) =>
    grant.action === 'view' && SEEN_BY_ALL.includes(grant.module) ? { ...grant, scope: 'all' as const } : grant,
  );
};

const urlOf = () => shared.system.gateways[0]!.url;

beforeAll(async () => {
  shared = await openSystem();
  const { system } = shared;
  const admin = await signIn(urlOf(), system.admin.email, system.admin.password);
  const me = (await admin.send('GET', '/api/auth/me')).body as { id: number };
  const administrator: Acting = { ...acting('admin', admin, me.id), view: 'all', change: 'all' };
  const members = [
    await member(admin, 'manager', 'all', 'all'),
    await member(admin, 'ann', 'own', 'own'),
    await member(admin, 'ben', 'own', 'own'),
    await member(admin, 'reader', 'all', 'none'),
  ];
  const [, ann, ben] = members;
  run = {
    callers: [],
    admin: administrator,
    records: new Map(),
    unsettled: new Set(),
    log: [],
    random: seededRandom(SEED),
  };
  const clients = [await newClient(admin, me.id, ann!.userId), await newClient(admin, me.id, ben!.userId)];
  const portals = [await portalUser(admin, 'anna', clients[0]!), await portalUser(admin, 'bert', clients[1]!)];
  run = { ...run, callers: [administrator, ...members, ...portals] };
});

const acting = (name: string, http: Http, userId: number): Acting => ({
  name,
  http,
  userId,
  type: 'staff',
  view: 'own',
  change: 'none',
  roleId: 0,
  clientId: 0,
  isSignedOut: false,
});

async function member(admin: Http, name: string, view: 'own' | 'all', change: 'none' | 'own' | 'all'): Promise<Acting> {
  const { http, id } = await hire(urlOf(), admin, shared.inbox, name, grants(view, change));
  const { record } = (await admin.send('GET', `/api/team/${id}`)).body as { record: { role_id: number } };
  return { ...acting(name, http, id), view, change, roleId: record.role_id };
}

async function newClient(admin: Http, creator: number, owner: number): Promise<number> {
  const body = { company_name: 'Alfreds Futterkiste', type: 'organization', owner_id: owner };
  const { id } = ((await admin.send('POST', KINDS.clients.path, body)).body as { record: { id: number } }).record;
  const entry = { kind: 'clients', id, clientId: id, creator, owner, status: '', wasSent: false } as const;
  run.records.set(keyOf('clients', id), { ...entry, audience: [], isDeleted: false });
  return id;
}

async function portalUser(admin: Http, name: string, clientId: number): Promise<Acting> {
  const { http, id } = await inviteToPortal(urlOf(), admin, shared.inbox, name, clientId);
  emails.set(name, `${name}@example.com`);
  return { ...acting(name, http, id), type: 'portal', clientId };
}

/** Waits until all effects are applied, and takes what they created and changed into the model. */
async function settle(): Promise<void> {
  await shared.untilApplied();
  run.unsettled.clear();
  for (const caller of run.callers) {
    const client = run.records.get(keyOf('clients', caller.clientId));
    if (!caller.isSignedOut || client?.isDeleted) continue;
    caller.http = await signIn(urlOf(), emails.get(caller.name)!, PASSWORD);
    caller.isSignedOut = false;
  }
  for (const kind of kinds) if (listOf(kind)) await learn(kind);
}

/** Records that effects create. */
const CREATED_BY_EFFECTS: readonly Kind[] = ['orders', 'invoices', 'credit_notes'];

/** Takes the statuses that the administrator sees, and records that effects created, into the model. */
async function learn(kind: Kind): Promise<void> {
  for (const { id, status } of (await readList(run.admin, kind)).records) {
    const known = run.records.get(keyOf(kind, id));
    if (known && status !== undefined) known.status = status;
    if (known || !CREATED_BY_EFFECTS.includes(kind)) continue;
    const { record } = (await run.admin.http.send('GET', `${KINDS[kind].path}/${id}`)).body as {
      record: { created_by: number; client_id: number; status: string };
    };
    const facts = { creator: record.created_by, clientId: record.client_id, status: record.status };
    run.records.set(keyOf(kind, id), { kind, id, ...facts, owner: 0, wasSent: false, audience: [], isDeleted: false });
  }
}

async function readList(caller: Acting, kind: Kind): Promise<Page & { status: number }> {
  const { status, body } = await caller.http.send('GET', listOf(kind)!);
  return { records: [], ...(body as Partial<Page>), status };
}

/** Returns what a caller sees in a list against the model. */
async function wrongInList(caller: Acting, kind: Kind): Promise<string[]> {
  const { status, records, meta } = await readList(caller, kind);
  const isClosed = caller.type === 'portal' && !isOpenToPortal(kind);
  const expected = caller.isSignedOut ? 401 : isClosed ? 403 : 200;
  if (status !== expected) return [`${caller.name} gets ${status} for ${kind}, not ${expected}`];
  if (status !== 200) return [];
  const seen = new Set(records.map(({ id }) => id));
  const wanted = entriesOf(kind).filter((entry) => mayView(run.records, caller, entry));
  const total =
    meta && meta.total !== wanted.length ? [`${caller.name} counts ${meta.total} ${kind}, not ${wanted.length}`] : [];
  const missing = wanted.filter(({ id }) => !seen.delete(id)).map((entry) => `${caller.name} misses ${textOf(entry)}`);
  const hidden = [...seen].map(
    (id) => `${caller.name} sees ${textOf(run.records.get(keyOf(kind, id)) ?? { kind, id })}`,
  );
  return [...total, ...missing, ...hidden];
}

const entriesOf = (kind: Kind): Entry[] => [...run.records.values()].filter((entry) => entry.kind === kind);
const textOf = (entry: object): string => JSON.stringify(entry);

/** Returns which of some random records a caller reads or does not read against the model. */
async function wrongInRecords(caller: Acting, entries: readonly Entry[]): Promise<string[]> {
  if (caller.isSignedOut) return [];
  const answers = await Promise.all(
    entries.map(async (entry) => {
      const { status } = await caller.http.send('GET', pathOf(entry));
      const expected = allowedToRead(run, caller, entry);
      return status === expected ? [] : [`${caller.name} gets ${status}, not ${expected}, for ${textOf(entry)}`];
    }),
  );
  return answers.flat();
}

/** Words of which each record of a kind has one, in its title or text. */
const WORDS: Readonly<Partial<Record<Kind, readonly string[]>>> = {
  clients: ['client', 'alfreds'],
  contacts: ['contact'],
  contracts: ['contract'],
  pages: ['title'],
  estimates: ['est'],
  orders: ['ord'],
  invoices: ['inv', 'draft'],
  credit_notes: ['cn', 'draft'],
  messages: ['hello'],
  files: ['offer'],
};

/** Returns what a caller finds of a kind against the model: its words find the records that the caller may view. */
async function wrongInSearch(caller: Acting, kind: Kind): Promise<string[]> {
  if (caller.isSignedOut) return [];
  const found = new Set<number>();
  let isCut = false;
  for (const q of WORDS[kind] ?? []) {
    const path = `/api/search?${new URLSearchParams({ q, modules: kind, limit: '50' })}`;
    const { records, meta } = (await caller.http.send('GET', path)).body as {
      records: { record_id: number }[];
      meta: { has_more: boolean };
    };
    isCut ||= meta.has_more;
    for (const { record_id } of records) found.add(record_id);
  }
  const wanted = entriesOf(kind).filter((entry) => mayView(run.records, caller, entry));
  const missing = wanted
    .filter(({ id }) => !found.delete(id))
    .map((entry) => `${caller.name} does not find ${textOf(entry)}`);
  const hidden = [...found].filter((id) => run.records.has(keyOf(kind, id)));
  return [
    ...(isCut ? [] : missing),
    ...hidden.map((id) => `${caller.name} finds ${textOf(run.records.get(keyOf(kind, id))!)}`),
  ];
}

async function compare(): Promise<void> {
  const wrong: string[] = [];
  for (const caller of run.callers) {
    const lists = kinds.filter(listOf).map((kind) => wrongInList(caller, kind));
    const searches = (Object.keys(WORDS) as Kind[]).map((kind) => wrongInSearch(caller, kind));
    const entries = Array.from({ length: READ }, () => pick(run.random, [...run.records.values()]));
    wrong.push(...(await Promise.all([...lists, ...searches, wrongInRecords(caller, entries)])).flat());
  }
  if (wrong.length > 0) throw new Error(wrong.join('\n'));
}

/** Runs work. @throws Error with the seed and the operations so far if it fails */
async function explained(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    const text = `VISIBILITY_SEED=${SEED}: ${(error as Error).message}\n\nThe operations:\n${run.log.join('\n')}`;
    throw new Error(text, { cause: error });
  }
}

test('seven callers see what a model says, after every 170 of 1,700 random operations', async () => {
  for (let round = 0; round < ROUNDS; round++)
    await explained(async () => {
      for (let step = 0; step < STEPS; step++) await runStep(run);
      await settle();
      await compare();
    });
  // The run is worth nothing if most operations are rejected or concern nothing.
  const accepted = run.log.filter((line) => / 20[01]$/.test(line.replace(/^.* -> /, ' ')));
  expect(accepted.length).toBeGreaterThan((ROUNDS * STEPS) / 4);
  for (const kind of kinds) expect([kind, entriesOf(kind).length > 5]).toEqual([kind, true]);
});
