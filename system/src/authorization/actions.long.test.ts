import {
  type FieldContract,
  type HttpBinding,
  isDetail,
  loadContract,
  type RecordOperation,
  type Rpc,
  recordOperations,
  type ServiceContract,
} from '@bms/contracts';
import { createHttp, type Http, type HttpResponse, hire, inviteToPortal, openSystem, signIn } from '@bms/testing';
import { beforeAll, expect, test } from '@jest/globals';
import { grantsFor, isOnUncreatedRecord, type Operation } from './operations.ts';
import { bodyMessage, createSamples, type Samples } from './samples.ts';

/*
 * Compares `actions` of the records of every module with what the calls answer: several callers read a record in each
 * status that it can be brought to, and try every action as a dry run. New modules are covered automatically.
 */
const contract = loadContract();
/** True for jobs, whose records move on by themselves between two reads. */
const areJobs = ({ rpcs }: ServiceContract): boolean => rpcs.some(({ policy }) => policy.delegates);
const services = [...contract.services.values()].filter((one) => readerOf(one) !== undefined && !areJobs(one));

interface Action {
  readonly action: string;
  readonly status?: string;
  readonly allowed: boolean;
  readonly code: string | null;
  readonly reason: string | null;
}

/** The errors that `actions` foresee in every module. */
const FORESEEN = [
  'forbidden',
  'illegal_move',
  'not_draft',
  'already_read',
  'expired',
  'above_paid',
  'not_sent',
  'not_overdue',
];
/** Codes of `Update` of a record whose status locks all fields; the violations name the fields. */
const OF_FIELDS = ['locked'];
/** The maximum number of statuses that a sample passes through. */
const MAX_STATUSES = 5;

let admin: Http;
let callers: readonly (readonly [string, Http])[];
let samples: Samples;

beforeAll(async () => {
  const { system, inbox } = await openSystem();
  const { url } = system.gateways[0]!;
  admin = await signIn(url, system.admin.email, system.admin.password);
  const all = { view: 'all', create: 'all', update: 'all', delete: 'all' } as const;
  const editor = await hire(url, admin, inbox, 'editor', grantsFor(contract, all));
  const owner = await hire(url, admin, inbox, 'owner', grantsFor(contract, { ...all, update: 'own', delete: 'own' }));
  const reader = await hire(url, admin, inbox, 'reader', grantsFor(contract, { view: 'all' }));
  const clients = await createSamples(contract, admin, { userId: owner.id, from: 300_000 }).newRecord('clients');
  const portal = await inviteToPortal(url, admin, inbox, 'portal', clients);
  samples = createSamples(contract, admin, { userId: owner.id, all: { clients } });
  callers = [
    ['an administrator', admin],
    ['staff with all permissions', editor.http],
    ['staff limited to own records', owner.http],
    ['staff who only view', reader.http],
    ['a portal user', portal.http],
    ['an API key', createHttp(url, await keyOf(reader.id))],
  ];
});

/** Creates an API key with the role of a user. */
async function keyOf(userId: number): Promise<string> {
  const { role_id } = ((await admin.send('GET', `/api/team/${userId}`)).body as { record: { role_id: number } }).record;
  return ((await admin.send('POST', '/api/admin/api-keys', { name: 'Reader', role_id })).body as { key: string }).key;
}

/** Returns the operation that reads a record of a service; undefined if no operation creates one. */
function readerOf({ rpcs }: ServiceContract): Operation | undefined {
  const rpc = rpcs.find(isDetail);
  const [binding] = rpc?.bindings ?? [];
  if (!rpc || !binding) return undefined;
  const operation = { rpc, binding, title: rpc.path };
  return isOnUncreatedRecord(operation) ? undefined : operation;
}

/** Returns the status of the records of a service. */
const statusOf = (service: ServiceContract): FieldContract | undefined =>
  readerOf(service)!.rpc.response.field('record')?.message?.field('status');

/** An action that can be tried. */
interface Attempt {
  readonly rpc: Rpc;
  readonly method: string;
  readonly path: string;
  readonly body: unknown;
}

async function attemptOf(service: ServiceContract, record: string, { action, status }: Action): Promise<Attempt> {
  const name = status === undefined ? action : 'update';
  const { rpc } = recordOperations(service).find((one) => one.action === name)!;
  const binding = rpc.bindings.find(({ method }) => method === 'PATCH') ?? rpc.bindings[0]!;
  const rest = binding.path.slice(readerOf(service)!.binding.path.length);
  const change = status === undefined ? otherText(rpc, binding) : { status };
  const body = change ?? withoutMore(await samples.body({ rpc, binding, title: action }));
  return { rpc, method: binding.method, path: record + rest, body };
}

/** Returns an update of a text, which differs from that of the record; undefined for another operation. */
function otherText(rpc: Rpc, binding: HttpBinding): Record<string, string> | undefined {
  if (binding.mask === 'none') return undefined;
  const text = bodyMessage(rpc, binding)?.fields.find(
    ({ name, type, repeated, map, rules }) =>
      type === 'string' &&
      !(repeated || map || rules.readOnly || rules.createOnly || rules.json || rules.format || rules.pattern) &&
      rules.decimals === undefined &&
      rules.allowed.length === 0 &&
      !['image', 'time_zone', 'locale'].includes(name),
  );
  return text && { [text.name]: 'Another' };
}

/** Leaves out what an action does besides: a move of the status, and mail to addresses that need a permission. */
const withoutMore = ({ status: _, to: __, ...body }: Record<string, unknown> = {}): object | undefined =>
  Object.keys(body).length > 0 ? body : undefined;

const actionsIn = ({ body }: HttpResponse): Action[] => (body as { actions: Action[] }).actions;

interface Problem {
  readonly code?: string;
  readonly message?: string;
  readonly errors?: readonly { readonly code: string }[];
}

/** Returns what an error says; undefined for a success. */
function errorOf({ status, body }: HttpResponse): { code: string; reason: string } | undefined {
  const { code = '', message = '', errors } = body as Problem;
  return status < 400 ? undefined : { code: errors?.[0]?.code ?? code, reason: message };
}

/** Asserts that an action is allowed or not as the call says. */
async function assertAgrees(http: Http, service: ServiceContract, record: string, shown: Action): Promise<void> {
  const { rpc, method, path, body } = await attemptOf(service, record, shown);
  if (!rpc.write) return;
  const error = errorOf(await http.send(method, `${path}?dry_run=true`, body));
  if (shown.allowed) {
    expect([shown, FORESEEN.includes(error?.code ?? '') ? error : undefined]).toEqual([shown, undefined]);
    expect(shown).toMatchObject({ code: null, reason: null });
  } else {
    const isOfFields = OF_FIELDS.includes(shown.code!);
    expect([path, error]).toEqual([path, { code: shown.code, reason: isOfFields ? expect.any(String) : shown.reason }]);
  }
}

/** Asserts that every status that is not among the actions is an illegal move. */
async function assertOthersIllegal(service: ServiceContract, record: string, detail: HttpResponse): Promise<void> {
  const { rules } = statusOf(service) ?? {};
  if (!rules?.moves.some(({ by }) => by === '')) return;
  const current = (detail.body as { record: { status: string } }).record.status;
  const next = actionsIn(detail).map(({ status }) => status);
  for (const status of rules.allowed.filter((one) => one !== current && !next.includes(one))) {
    const { method, path, body } = await attemptOf(service, record, { status } as Action);
    const error = errorOf(await admin.send(method, `${path}?dry_run=true`, body));
    expect([path, status, error?.code]).toEqual([path, status, 'illegal_move']);
  }
}

/** Asserts that the list of a module, if it has one, has the same actions of a record. */
async function assertListed(http: Http, { rpcs }: ServiceContract, record: string, actions: Action[]): Promise<void> {
  const list = rpcs.find(({ name }) => name === 'List');
  if (!list) return;
  const id = Number(record.split('/').at(-1));
  const { path: own } = list.bindings[0]!;
  const path = own.includes('{') ? record.slice(0, record.lastIndexOf('/')) : own;
  const { body } = await http.send('GET', `${path}?ids=${id}&fields=id,actions`);
  expect([path, body]).toMatchObject([path, { records: [{ id, actions }] }]);
}

/** Makes the first change of the status that is possible and was not made before. @returns false if there is none */
async function moveOn(service: ServiceContract, record: string, made: Set<string>): Promise<boolean> {
  const detail = await admin.send('GET', record);
  const movers = new Set(statusOf(service)?.rules.moves.map(({ by }) => by));
  const isMove = ({ action, status }: Action): boolean =>
    status !== undefined || movers.has(recordOperations(service).find((one) => one.action === action)!.rpc.name);
  for (const action of actionsIn(detail).filter((one) => one.allowed && isMove(one))) {
    const key = `${action.action} ${action.status}`;
    if (made.has(key)) continue;
    made.add(key);
    const { method, path, body } = await attemptOf(service, record, action);
    const sent = 'amount' in ((body ?? {}) as object) ? { ...(body as object), amount: 1 } : body;
    if ((await admin.send(method, path, sent)).status < 300) return true;
  }
  return false;
}

const namesOf = (operations: readonly RecordOperation[]): string[] => operations.map(({ action }) => action);

test.each(services.map((service) => [service.title, service] as const))(
  'the actions of a record are those that the calls allow: %s',
  async (_title, service) => {
    const record = await samples.path(readerOf(service)!);
    const made = new Set<string>();
    let count = 0;
    do {
      count += 1;
      let isSeen = false;
      for (const [caller, http] of callers) {
        const detail = await http.send('GET', record);
        if (detail.status !== 200) continue;
        isSeen = true;
        const actions = actionsIn(detail);
        expect([caller, actions.filter(({ status }) => status === undefined).map(({ action }) => action)]).toEqual([
          caller,
          namesOf(recordOperations(service)),
        ]);
        for (const action of actions) await assertAgrees(http, service, record, action);
        await assertListed(http, service, record, actions);
        if (http === admin) await assertOthersIllegal(service, record, detail);
      }
      expect([record, isSeen]).toEqual([record, true]);
    } while (count < MAX_STATUSES && (await moveOn(service, record, made)));
    // Otherwise the transitions would not be tested.
    if (statusOf(service)?.rules.moves.length) expect([record, count]).not.toEqual([record, 1]);
  },
);

test('a file has the actions of its detail in the list that it shares with folders', async () => {
  const id = await samples.newRecord('files');
  const { actions } = (await admin.send('GET', `/api/file-manager/files/${id}`)).body as { actions: Action[] };
  const { body } = await admin.send('GET', `/api/file-manager?ids=${id}&fields=kind,actions`);
  expect(body).toEqual({ records: [{ kind: 'file', actions }] });
});

test('actions are in answers that name them, which are never 304', async () => {
  const id = await samples.newRecord('clients');
  const { headers } = await admin.send('GET', `/api/clients/${id}`);
  const known = { 'If-None-Match': headers.get('etag')! };
  const statusOf = async (query: string) =>
    (await admin.send('GET', `/api/clients/${id}${query}`, undefined, known)).status;
  expect(await Promise.all(['', '?fields=*', '?fields=id,actions'].map(statusOf))).toEqual([304, 304, 200]);
  const membersOf = async (path: string) => {
    const { records } = (await admin.send('GET', path)).body as { records: Record<string, unknown>[] };
    return Object.keys(records[0]!);
  };
  expect(await membersOf(`/api/clients?ids=${id}&fields=*`)).not.toContain('actions');
  expect(await membersOf(`/api/clients?ids=${id}&expand=owner&fields=id`)).toEqual(['id']);
  const detail = (await admin.send('GET', `/api/clients/${id}?fields=id`)).body;
  expect(detail).toEqual({ record: { id } });
});
