import type { Http, HttpResponse } from '@bms/testing';
import {
  type Caller,
  clientOf,
  type Entry,
  isOpenToPortal,
  isPresent,
  KINDS,
  type Kind,
  keyOf,
  mayChange,
  mayView,
} from './model.ts';

/** A caller of the model with a client for its requests. */
export interface Acting extends Caller {
  http: Http;
  /** True if the account of a portal user may have been deactivated, so that it has to sign in again. */
  isSignedOut: boolean;
}

/** The state of a run. */
export interface Run {
  readonly callers: readonly Acting[];
  readonly admin: Acting;
  readonly records: Map<string, Entry>;
  /** The clients whose owner or existence changed since all effects were applied. */
  readonly unsettled: Set<number>;
  /** A line for each operation, to repeat a failure. */
  readonly log: string[];
  /** The next of the random numbers. */
  readonly random: () => number;
}

/** A request, and how the model changes if it succeeds. */
interface Step {
  readonly method: string;
  readonly path: string;
  readonly body?: unknown;
  /** The statuses that are right; undefined while effects of other changes are being applied. */
  readonly allowed: readonly number[] | undefined;
  readonly apply?: (answer: HttpResponse) => void;
}

const OK = [200, 201];
/** The rules of the modules, which the model does not have, may reject a permitted change. */
const PERMITTED = [...OK, 422];
const items = [{ title: 'Chai', quantity: 2, rate: 100 }];

export const pick = <T>(random: () => number, all: readonly T[]): T => all[Math.floor(random() * all.length)]!;

/** Runs a random operation of a random caller. @throws Error if its status is not the one that the model expects */
export async function runStep(run: Run): Promise<void> {
  const caller = pick(run.random, run.callers);
  const step = pick(run.random, STEPS)(run, caller);
  if (!step) return;
  const { method, path, body, allowed, apply } = step;
  const answer = await caller.http.send(method, path, body);
  const shown = body instanceof FormData ? [...body.keys()] : body;
  const line = `${run.log.length + 1}. ${caller.name}: ${method} ${path} ${JSON.stringify(shown) ?? ''} -> ${answer.status}`;
  run.log.push(line);
  if (OK.includes(answer.status)) apply?.(answer);
  if (allowed && !allowed.includes(answer.status))
    throw new Error(`${line}, not ${allowed.join(' or ')}: ${JSON.stringify(answer.body)}`);
}

type MakeStep = (run: Run, caller: Acting) => Step | undefined;

/** Returns the path of a record. */
export const pathOf = ({ kind, id, clientId }: Entry): string =>
  `${KINDS[kind].path.replace('{client}', String(clientId))}/${id}`;

const present = ({ records }: Run, kinds: readonly Kind[]): Entry[] =>
  [...records.values()].filter((entry) => kinds.includes(entry.kind) && isPresent(records, entry));

/** True while effects of other changes decide on the answer. */
function isUnsettled({ unsettled }: Run, caller: Acting, { kind, clientId }: Entry): boolean {
  if (caller.type === 'portal') return caller.isSignedOut || unsettled.has(caller.clientId);
  return KINDS[kind].isElsewhere === true && unsettled.has(clientId);
}

/** Returns the right statuses of a change of a record by a caller. @param isOpen true if portal users may make it */
function allowedFor(run: Run, caller: Acting, entry: Entry, isOpen = false): readonly number[] | undefined {
  if (isUnsettled(run, caller, entry)) return undefined;
  if (caller.type === 'portal' && !isOpen) return [403];
  if (caller.type === 'staff' && caller.change === 'none') return [403];
  if (!mayView(run.records, caller, entry)) return [404];
  return caller.type === 'portal' || mayChange(run.records, caller, entry) ? PERMITTED : [403];
}

/** Adds a record that a caller created to the model. */
function add(run: Run, kind: Kind, id: number, more: Partial<Entry>): void {
  const entry = { creator: 0, clientId: 0, owner: 0, status: '', wasSent: false, audience: [], isDeleted: false };
  run.records.set(keyOf(kind, id), { ...entry, kind, id, ...(kind === 'clients' && { clientId: id }), ...more });
}

const idIn = ({ body }: HttpResponse): number => (body as { record: { id: number } }).record.id;

const INITIAL: Partial<Record<Kind, string>> = { orders: 'new', recurring_invoices: 'active', pages: 'active' };
const OF_CLIENTS: readonly Kind[] = ['contacts', 'estimates', 'orders', 'contracts', 'invoices', 'recurring_invoices'];

/** Returns the body of a new record of a client. */
function bodyOf(kind: Kind, client_id: number, count: number): object {
  if (kind === 'contacts') return { name: `Contact ${count}` };
  if (kind === 'contracts') return { client_id, title: `Contract ${count}` };
  const due = kind === 'invoices' ? { due_date: '2999-12-31' } : {};
  const repeated = kind === 'recurring_invoices' ? { every: 'month', starts_on: '2999-01-01' } : {};
  return { client_id, items, ...due, ...repeated };
}

/** Creates a record of a client. */
const createOfClient: MakeStep = (run, caller) => {
  const kind = pick(run.random, OF_CLIENTS);
  const clients = present(run, ['clients']);
  if (clients.length === 0) return undefined;
  const client = pick(run.random, clients);
  const count = run.records.size + 1;
  const path = KINDS[kind].path.replace('{client}', String(client.id)) + (kind === 'contracts' ? `/${count}` : '');
  return {
    method: 'POST',
    path,
    body: bodyOf(kind, client.id, count),
    allowed: allowedToCreate(run, caller, client, kind),
    apply: (answer) =>
      add(run, kind, idIn(answer), {
        creator: caller.userId,
        clientId: client.id,
        owner: client.owner,
        status: INITIAL[kind] ?? 'draft',
      }),
  };
};

function allowedToCreate(run: Run, caller: Acting, client: Entry, kind: Kind): readonly number[] | undefined {
  if (isUnsettled(run, caller, client)) return undefined;
  if (caller.type === 'portal' || caller.change === 'none') return [403];
  if (kind === 'contacts') return allowedFor(run, caller, client);
  if (mayView(run.records, caller, client)) return PERMITTED;
  return KINDS[kind].isElsewhere && run.unsettled.has(client.id) ? undefined : [422];
}

const createClient: MakeStep = (run, caller) => ({
  method: 'POST',
  path: KINDS.clients.path,
  body: { company_name: `Client ${run.records.size + 1}`, type: 'organization' },
  allowed: allowedToAdd(caller),
  apply: (answer) => add(run, 'clients', idIn(answer), { creator: caller.userId, owner: caller.userId }),
});

const allowedToAdd = (caller: Acting): readonly number[] | undefined => {
  if (caller.isSignedOut) return undefined;
  return caller.type === 'portal' || caller.change === 'none' ? [403] : PERMITTED;
};

/** Returns a random audience of an announcement. */
function randomShares({ random, callers }: Run): string[] {
  const groups = callers.flatMap(({ userId, roleId }) => [`user:${userId}`, ...(roleId > 0 ? [`role:${roleId}`] : [])]);
  return pick(random, [
    ['all_members'],
    ['all_clients'],
    [pick(random, groups)],
    [pick(random, groups), 'all_clients'],
  ]);
}

const VISIBILITIES: Readonly<Record<string, readonly string[]>> = {
  public: ['all_members', 'all_clients'],
  staff: ['all_members'],
  clients: ['all_clients'],
};

const createAddressed: MakeStep = (run, caller) => {
  const title = `Title ${run.records.size + 1}`;
  const visibility = pick(run.random, Object.keys(VISIBILITIES));
  const share_with = [...new Set(randomShares(run))];
  const kind = pick(run.random, ['announcements', 'pages'] as const);
  const body = { title, ...(kind === 'pages' ? { visibility } : { share_with }) };
  const audience = kind === 'pages' ? VISIBILITIES[visibility]! : share_with;
  return {
    method: 'POST',
    path: KINDS[kind].path,
    body,
    allowed: allowedToAdd(caller),
    apply: (answer) => add(run, kind, idIn(answer), { creator: caller.userId, audience, status: INITIAL[kind] ?? '' }),
  };
};

const sendMessage: MakeStep = (run, caller) => {
  const to = pick(run.random, run.callers);
  const permitted = caller.type === 'portal' && to.type === 'portal' ? [422] : PERMITTED;
  const allowed = caller.type === 'staff' && caller.change === 'none' ? [403] : permitted;
  return {
    method: 'POST',
    path: KINDS.messages.path,
    body: { to_user_id: to.userId, message: 'Hello' },
    // A message to an account that was deactivated is rejected.
    allowed: caller.isSignedOut || to.isSignedOut ? undefined : allowed,
    apply: (answer) => add(run, 'messages', idIn(answer), { audience: [`user:${caller.userId}`, `user:${to.userId}`] }),
  };
};

const uploadFile: MakeStep = (run, caller) => {
  const client = pick(run.random, present(run, ['clients']));
  if (!client) return undefined;
  const isShared = run.random() < 0.6;
  const form = new FormData();
  form.set('client_id', String(client.id));
  form.set('share_with_client', String(isShared));
  form.set('file', new Blob(['Offer\n'], { type: 'text/plain' }), `offer-${run.records.size + 1}.txt`);
  return {
    method: 'POST',
    path: KINDS.files.path,
    body: form,
    allowed: run.unsettled.has(client.id) ? undefined : allowedToCreate(run, caller, client, 'files'),
    apply: (answer) =>
      add(run, 'files', idIn(answer), {
        creator: caller.userId,
        clientId: client.id,
        audience: isShared ? ['client'] : [],
      }),
  };
};

/** Creates a credit note of an invoice that was sent. */
const credit: MakeStep = (run, caller) => {
  const sent = present(run, ['invoices']).filter(({ status }) => status === 'sent');
  const invoice = pick(run.random, sent);
  if (!invoice) return undefined;
  const isKnown = !isUnsettled(run, caller, invoice);
  const permitted = allowedToAdd(caller);
  const allowed = permitted === PERMITTED && !mayView(run.records, caller, invoice) ? [422] : permitted;
  return {
    method: 'POST',
    path: KINDS.credit_notes.path,
    body: { invoice_id: invoice.id, reason: 'Damaged' },
    allowed: isKnown ? allowed : undefined,
    apply: (answer) =>
      add(run, 'credit_notes', idIn(answer), {
        creator: caller.userId,
        clientId: invoice.clientId,
        status: 'draft',
      }),
  };
};

/** Gives a client to another user. */
const give: MakeStep = (run, caller) => {
  const client = pick(run.random, present(run, ['clients']));
  const owner = pick(
    run.random,
    run.callers.filter(({ type }) => type === 'staff'),
  ).userId;
  if (!client) return undefined;
  return {
    method: 'PATCH',
    path: pathOf(client),
    body: { owner_id: owner },
    allowed: allowedFor(run, caller, client),
    apply: () => {
      for (const entry of run.records.values())
        if (entry.kind === 'recurring_invoices' && entry.clientId === client.id && !entry.isDeleted)
          handOver(entry, owner);
      client.owner = owner;
      run.unsettled.add(client.id);
    },
  };
};

/** Takes a recurring invoice from the former owner of its client, also from one who created it. */
function handOver(entry: Entry, owner: number): void {
  if (entry.owner !== owner && entry.creator === entry.owner) entry.creator = 0;
  entry.owner = owner;
}

const ALL = Object.keys(KINDS) as Kind[];

const remove: MakeStep = (run, caller) => {
  const kind = pick(run.random, ALL);
  const entry = pick(run.random, present(run, [kind]));
  if (!entry || kind === 'contracts' || kind === 'messages') return undefined;
  return {
    method: 'DELETE',
    path: pathOf(entry),
    allowed: allowedFor(run, caller, entry),
    apply: () => {
      entry.isDeleted = true;
      if (kind === 'clients') moveClient(run, entry.id);
    },
  };
};

/** Notes that a client was deleted or restored: its portal users lose their sessions. */
function moveClient(run: Run, id: number): void {
  run.unsettled.add(id);
  for (const caller of run.callers) if (caller.clientId === id) caller.isSignedOut = true;
}

/** Restores a record, which only administrators may do. */
const restore: MakeStep = (run, caller) => {
  const entry = pick(
    run.random,
    [...run.records.values()].filter(({ isDeleted }) => isDeleted),
  );
  if (!entry) return undefined;
  const forbidden = caller.isSignedOut ? undefined : [403];
  return {
    method: 'POST',
    path: `/api/admin/deleted/${entry.kind}/${entry.id}/restore`,
    allowed: caller === run.admin ? PERMITTED : forbidden,
    apply: () => {
      entry.isDeleted = false;
      if (entry.kind === 'clients') moveClient(run, entry.id);
      if (entry.kind === 'recurring_invoices') handOver(entry, clientOf(run.records, entry)!.owner);
    },
  };
};

/** Actions by kind, with the status after them. */
const ACTIONS: Partial<Record<Kind, readonly (readonly [string, string])[]>> = {
  estimates: [
    ['send', 'sent'],
    ['accept', 'accepted'],
    ['decline', 'declined'],
    ['reopen', 'draft'],
  ],
  contracts: [['send', 'sent']],
  invoices: [
    ['send', 'sent'],
    ['cancel', 'cancelled'],
  ],
  credit_notes: [
    ['issue', 'issued'],
    ['send', 'sent'],
  ],
  recurring_invoices: [
    ['pause', 'paused'],
    ['resume', 'active'],
  ],
};
/** The actions of portal users. */
const ANSWERS = ['accept', 'decline'];

const act: MakeStep = (run, caller) => {
  const kind = pick(run.random, Object.keys(ACTIONS) as Kind[]);
  const [action, status] = pick(run.random, ACTIONS[kind]!);
  const entry = pick(run.random, present(run, [kind]));
  if (!entry) return undefined;
  return {
    method: 'POST',
    path: `${pathOf(entry)}/${action}`,
    allowed: allowedFor(run, caller, entry, ANSWERS.includes(action)),
    apply: () => {
      entry.status = status;
      if (action === 'send') entry.wasSent = true;
      if (action === 'reopen') entry.wasSent = false;
    },
  };
};

/** Statuses that are set by an update. */
const MOVES: Partial<Record<Kind, readonly string[]>> = {
  orders: ['processing', 'confirmed', 'completed', 'cancelled'],
  contracts: ['accepted', 'declined', 'sent'],
  pages: ['active', 'inactive'],
};

const move: MakeStep = (run, caller) => {
  const kind = pick(run.random, Object.keys(MOVES) as Kind[]);
  const status = pick(run.random, MOVES[kind]!);
  const entry = pick(run.random, present(run, [kind]));
  if (!entry) return undefined;
  const isAnswer = kind === 'contracts' && status !== 'sent';
  // Portal users may view contracts, but set no other status.
  const isOpen = isAnswer || (kind === 'contracts' && !mayView(run.records, caller, entry));
  return {
    method: 'PATCH',
    path: pathOf(entry),
    body: { status },
    allowed: allowedFor(run, caller, entry, isOpen),
    apply: () => {
      entry.status = status;
    },
  };
};

/** Moves a record to another client. */
const moveToClient: MakeStep = (run, caller) => {
  const kind = pick(run.random, [
    'estimates',
    'orders',
    'contracts',
    'invoices',
    'recurring_invoices',
    'files',
  ] as const);
  const entry = pick(run.random, present(run, [kind]));
  const client = pick(run.random, present(run, ['clients']));
  if (!entry || !client) return undefined;
  const isUnknown = isUnsettled(run, caller, entry) || run.unsettled.has(client.id);
  const allowed = isUnknown
    ? undefined
    : allowedFor(run, caller, entry, kind === 'contracts' && !mayView(run.records, caller, entry));
  const isVisible = mayView(run.records, caller, client) || client.id === entry.clientId;
  return {
    method: 'PATCH',
    path: pathOf(entry),
    body: { client_id: client.id },
    allowed: allowed === PERMITTED && !isVisible ? [422] : allowed,
    apply: () => {
      if (kind === 'recurring_invoices') handOver(entry, client.owner);
      entry.clientId = client.id;
    },
  };
};

const readdress: MakeStep = (run, caller) => {
  const kind = pick(run.random, ['announcements', 'pages', 'files'] as const);
  const entry = pick(run.random, present(run, [kind]));
  const visibility = pick(run.random, Object.keys(VISIBILITIES));
  const share_with = [...new Set(randomShares(run))];
  const isShared = run.random() < 0.5;
  if (!entry) return undefined;
  const changes = {
    announcements: [{ share_with }, share_with],
    pages: [{ visibility }, VISIBILITIES[visibility]!],
    files: [{ share_with_client: isShared }, isShared ? ['client'] : []],
  } as const;
  const [body, audience] = changes[kind];
  return {
    method: 'PATCH',
    path: pathOf(entry),
    body,
    allowed: allowedFor(run, caller, entry),
    apply: () => {
      entry.audience = audience;
    },
  };
};

/** Reads a record, also a deleted one. */
const read: MakeStep = (run, caller) => {
  const entry = pick(run.random, [...run.records.values()]);
  if (!entry) return undefined;
  const allowed = allowedToRead(run, caller, entry);
  return { method: 'GET', path: pathOf(entry), allowed: isUnsettled(run, caller, entry) ? undefined : [allowed] };
};

/** Returns the status with which a caller reads a record once all effects are applied. */
export function allowedToRead(run: Pick<Run, 'records'>, caller: Acting, entry: Entry): number {
  if (caller.type === 'portal' && !isOpenToPortal(entry.kind)) return 403;
  return mayView(run.records, caller, entry) ? 200 : 404;
}

/** The operations, with how frequent they are. */
const STEPS: readonly MakeStep[] = Object.entries<readonly MakeStep[]>({
  1: [createClient, createAddressed, sendMessage, uploadFile, credit],
  2: [remove, restore, move, moveToClient, readdress],
  3: [give, read],
  4: [createOfClient, act],
}).flatMap(([times, steps]) => Array.from({ length: Number(times) }, () => steps).flat());
