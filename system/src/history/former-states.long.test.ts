import { loadContract } from '@bms/contracts';
import { eventually, type Http, type HttpResponse, hire, inviteToPortal, openSystem, signIn } from '@bms/testing';
import { beforeAll, describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { grantsFor } from '../authorization/operations.ts';

const contract = loadContract();
let admin: Http;
let own: { readonly http: Http; readonly id: number };
let viewer: Http;
let portal: readonly { readonly http: Http; readonly clientId: number }[];
let tag: string;

beforeAll(async () => {
  const { system, inbox } = await openSystem();
  const url = system.gateways[0]!.url;
  admin = await signIn(url, system.admin.email, system.admin.password);
  own = await hire(url, admin, inbox, 'owner', grantsFor(contract, { view: 'all', update: 'own', create: 'own' }));
  viewer = (await hire(url, admin, inbox, 'viewer', grantsFor(contract, { view: 'all' }))).http;
  const invited = ['alfreds', 'berglunds'].map(async (name) => {
    const clientId = idOf(await admin.send('POST', '/api/clients', { company_name: name, type: 'person' }));
    return { clientId, http: (await inviteToPortal(url, admin, inbox, name, clientId)).http };
  });
  portal = await Promise.all(invited);
  const field = { title: 'Region', related_to: 'clients', field_type: 'text' };
  tag = `field_${idOf(await admin.send('POST', '/api/custom-fields', field))}`;
});

type Members = Record<string, unknown>;
interface Version {
  readonly version: number;
  readonly action: string;
  readonly occurred_at: string;
  readonly reverted_to: number | null;
  readonly changes: readonly { readonly field: string; readonly before: unknown; readonly after: unknown }[];
}

const idOf = ({ body }: HttpResponse): number => (body as { record: { id: number } }).record.id;
const versionOf = ({ headers }: HttpResponse): number => Number(headers.get('etag')!.replaceAll('"', ''));
const codeOf = ({ status, body }: HttpResponse) => {
  const { code, errors } = body as { code: string; errors?: { field: string; code: string }[] };
  return [status, code, ...(errors ?? []).map((error) => `${error.field} ${error.code}`)];
};
const withoutActions = ({ body }: HttpResponse): Members => {
  const { actions: _actions, ...detail } = body as Members;
  return detail;
};
const newClient = async (more: object = {}) =>
  `/api/clients/${idOf(await admin.send('POST', '/api/clients', { company_name: 'Ernst Handel', type: 'person', ...more }))}`;
const historyOf = async (path: string, http = admin): Promise<readonly Version[]> =>
  ((await http.send('GET', `${path}/history?limit=100`)).body as { records: Version[] }).records;
/** The time within which a history has the last change, on a busy machine, in milliseconds. */
const COMPLETE_WITHIN_MS = 60_000;

const completeHistory = (path: string, newest: number, http = admin) =>
  eventually(
    () => historyOf(path, http),
    (records) => records[0]?.version === newest,
    COMPLETE_WITHIN_MS,
  );

/** An operation on a record: its method, the path after that of the record, and its body. */
type Step = readonly [method: string, path: string, body?: object];

const text = fc.string({ unit: 'grapheme', maxLength: 12 }).map((words) => `x${words}`);
const lines = fc.array(
  fc.record({ title: text, quantity: fc.integer({ min: 1, max: 9 }), rate: fc.integer({ min: 0, max: 900 }) }),
  { minLength: 1, maxLength: 4 },
);
const patch = (body: fc.Arbitrary<object>): fc.Arbitrary<Step> => body.map((sent) => ['PATCH', '', sent] as const);
const steps = (...one: fc.Arbitrary<Step>[]) => fc.array(fc.oneof(...one), { minLength: 1, maxLength: 7 });

const KINDS = {
  clients: {
    body: async () => ({ company_name: 'Ernst Handel', type: 'person' }),
    steps: steps(
      patch(
        fc.record({ company_name: text, city: text, labels: fc.array(text, { maxLength: 3 }) }, { requiredKeys: [] }),
      ),
      patch(text.map((value) => ({ custom_fields: { [tag]: value } }))),
      patch(fc.constant(null).map((value) => ({ custom_fields: { [tag]: value } }))),
      patch(fc.constantFrom({ status: 'inactive' }, { status: 'active' })),
      patch(fc.constantFrom({ external_ids: { shop: `${Math.random()}` } }, { external_ids: { shop: null } })),
      fc.constant(['DELETE', ''] as const),
    ),
  },
  tasks: {
    body: async () => ({ title: 'Call back' }),
    steps: steps(
      patch(fc.record({ title: text, deadline: fc.constantFrom(null, '2030-01-31') }, { requiredKeys: [] })),
      patch(fc.record({ labels: fc.array(text), description: text, priority: fc.constantFrom('low', 'urgent') })),
      patch(fc.constantFrom({ status: 'done' }, { status: 'in_progress' })),
      fc.constant(['DELETE', ''] as const),
    ),
  },
  invoices: {
    body: async () => ({
      client_id: portal[0]!.clientId,
      due_date: '2030-01-31',
      items: [{ title: 'Tofu', quantity: 2, rate: 100 }],
    }),
    steps: steps(
      patch(lines.map((items) => ({ items }))),
      patch(fc.record({ due_date: fc.constantFrom('2031-01-31', '2032-02-29'), note: text }, { requiredKeys: [] })),
      fc.constantFrom<Step>(
        ['POST', '/send'],
        ['POST', '/payments', { amount: 1, paid_on: '2026-01-01' }],
        ['DELETE', ''],
      ),
    ),
  },
} as const;

interface Written {
  readonly path: string;
  /** The details that were answered after each version; undefined while the record was deleted. */
  readonly states: Map<number, Members | undefined>;
}

/** Runs operations on a new record. A deleted record is restored by the next one. */
async function run(module: keyof typeof KINDS, list: readonly Step[]): Promise<Written> {
  const id = idOf(await admin.send('POST', `/api/${module}`, await KINDS[module].body()));
  const path = `/api/${module}/${id}`;
  const states: Written['states'] = new Map();
  let version = 0;
  const note = async () => {
    const detail = await admin.send('GET', path);
    version = detail.status === 404 ? version + 1 : versionOf(detail);
    states.set(version, detail.status === 404 ? undefined : withoutActions(detail));
  };
  await note();
  for (const [method, rest, body] of list) {
    if (states.get(version) === undefined) {
      await admin.send('POST', `/api/admin/deleted/${module}/${id}/restore`);
      await note();
    }
    const { status } = await admin.send(method, path + rest, body);
    expect(status).toBeLessThan(500);
    if (status < 300) await note();
  }
  if (states.get(version) === undefined) {
    await admin.send('POST', `/api/admin/deleted/${module}/${id}/restore`);
    await note();
  }
  return { path, states };
}

/** Members that depend on more than the record and its version: they are those of the present. */
const IGNORED = ['updated_at'];
/** Members that a revert leaves as they are: what the server sets, and statuses. */
const KEPT = [...IGNORED, 'status', 'created_at', 'created_date', 'created_by'];
const reverted = ({ record, ...beside }: Members, kept: readonly string[]) => ({
  ...beside,
  ...Object.fromEntries(Object.entries(record as Members).filter(([name]) => !kept.includes(name))),
});

describe('former states', () => {
  test.each(Object.keys(KINDS) as (keyof typeof KINDS)[])(
    'of %s are the details that were answered, and a revert restores what an update can set',
    async (module) => {
      await fc.assert(
        fc.asyncProperty(KINDS[module].steps as fc.Arbitrary<Step[]>, async (list) => {
          const { path, states } = await run(module, list);
          const newest = Math.max(...states.keys());
          const versions = await completeHistory(path, newest);
          expect(versions.map(({ version }) => version)).toEqual(
            Array.from({ length: newest }, (_, index) => newest - index),
          );
          for (const [version, state] of states) {
            const former = await admin.send('GET', `${path}?as_of_version=${version}`);
            expect([version, former.status, state && former.body]).toEqual([version, state ? 200 : 404, state]);
          }
          assertConnected(module, versions, states);
          const current = states.get(newest)!;
          const isLocked = module === 'invoices' && (current['record'] as Members)['status'] !== 'draft';
          if (isLocked) return;
          const [target] = states.keys();
          const sent = await admin.send('POST', `${path}/revert`, { version: target });
          expect([sent.status, sent.body]).toEqual([200, expect.anything()]);
          const after = withoutActions(await admin.send('GET', path));
          expect(reverted(after, KEPT)).toEqual(reverted(states.get(target!)!, KEPT));
        }),
        { numRuns: 12, endOnFailure: true },
      );
    },
  );
});

/** Asserts that the changes of a version lead from the state before it to that after it. */
function assertConnected(module: string, versions: readonly Version[], states: Written['states']): void {
  for (const { version, action, changes } of versions) {
    const [before, after] = [states.get(version - 1), states.get(version)];
    if (action !== 'updated' || !before || !after) continue;
    const [was, is] = [reverted(before, IGNORED), reverted(after, IGNORED)];
    const shown = changes.filter(({ field }) => field in is);
    for (const change of shown) {
      const { field, before: from, after: to } = change;
      expect([field, from, to]).toEqual([field, shownOf(was[field]), shownOf(is[field])]);
    }
    const stored = Object.keys(is).filter((name) => !isComputed(module, name));
    const differing = stored.filter((name) => JSON.stringify(was[name]) !== JSON.stringify(is[name]));
    expect(shown.map(({ field }) => field)).toEqual(expect.arrayContaining(differing));
  }
}

/** The maximum length of a value in a change, as JSON text. */
const MAX_SHOWN = 500;

/** Returns the value that a change has for a member: null if it is unset, and text of a long one. */
function shownOf(member: unknown): unknown {
  if (isUnset(member)) return null;
  const text = JSON.stringify(member);
  return text.length > MAX_SHOWN ? expect.any(String) : member;
}

const isUnset = (value: unknown): boolean =>
  value === '' || (typeof value === 'object' && Object.keys(value ?? {}).length === 0);

/** True for members that follow from others when the record is read, so that they are no changes of their own. */
function isComputed(module: string, name: string): boolean {
  const get = contract.rpcs.find((rpc) => rpc.service.module === module && rpc.name === 'Get')!;
  const rules = get.response.field('record')!.message!.field(name)?.rules;
  return rules !== undefined && (rules.computed || rules.nameOf !== undefined);
}

describe('a former state', () => {
  test('is that at an instant: none before the creation, the present one in the future', async () => {
    const before = new Date(Date.now() - 60_000).toISOString();
    const path = await newClient();
    const first = withoutActions(await admin.send('GET', path));
    await admin.send('PATCH', path, { city: 'Graz' });
    const [newest, oldest] = await completeHistory(path, 2);
    const at = (instant: string) => admin.send('GET', `${path}?as_of=${encodeURIComponent(instant)}`);
    expect((await at(oldest!.occurred_at)).body).toEqual(first);
    expect((await at(newest!.occurred_at)).body).toMatchObject({ record: { city: 'Graz' } });
    const future = await at('2099-01-01T00:00:00+02:00');
    expect(future.body).toEqual(withoutActions(await admin.send('GET', path)));
    expect([future.headers.get('etag'), 'actions' in (future.body as object)]).toEqual([null, false]);
    expect(codeOf(await at(before))).toEqual([404, 'not_found']);
  });

  test('has members by fields, and references by expand', async () => {
    const path = await newClient({ city: 'Graz' });
    await admin.send('PATCH', path, { city: 'Wien' });
    await completeHistory(path, 2);
    const { body } = await admin.send('GET', `${path}?as_of_version=1&fields=city&expand=owner`);
    expect(body).toMatchObject({ record: { city: 'Graz' }, expanded: { team: expect.anything() } });
    expect(Object.keys((body as { record: object }).record)).toEqual(['city']);
  });

  test.each([
    ['as_of_version=9', [404, 'not_found']],
    ['as_of_version=0', [422, 'validation_failed', 'as_of_version out_of_range']],
    ['as_of_version=x', [422, 'validation_failed', 'as_of_version wrong_type']],
    ['as_of=yesterday', [422, 'validation_failed', 'as_of invalid_format']],
    ['as_of=2026-01-01', [422, 'validation_failed', 'as_of invalid_format']],
    [
      'as_of_version=1&as_of=2026-01-01T00:00:00Z',
      [422, 'validation_failed', 'as_of excluded', 'as_of_version excluded'],
    ],
  ])('with %s is an error that names the parameter', async (query, expected) => {
    const answer = codeOf(await admin.send('GET', `${await newClient()}?${query}`));
    expect(answer.slice(0, 2).concat(answer.slice(2).sort())).toEqual(expected);
  });

  test('of a deleted record is shown to those who may restore it, and is none once it was deleted', async () => {
    const path = await newClient();
    await admin.send('DELETE', path);
    const versions = await completeHistory(path, 2);
    expect(versions.map(({ action }) => action)).toEqual(['deleted', 'created']);
    const states = await Promise.all([1, 2].map((version) => admin.send('GET', `${path}?as_of_version=${version}`)));
    expect(states.map(({ status }) => status)).toEqual([200, 404]);
    const hidden = await Promise.all(['/history', '?as_of_version=1'].map((rest) => viewer.send('GET', path + rest)));
    expect(hidden.map(codeOf)).toEqual([
      [404, 'not_found'],
      [404, 'not_found'],
    ]);
  });
});

describe('a portal user', () => {
  const draft = (clientId: number) => ({
    client_id: clientId,
    due_date: '2030-01-31',
    items: [{ title: 'Secret draft', quantity: 1, rate: 7 }],
  });

  test('sees no version of before the record was sent to their client, and no values of then', async () => {
    const [alfreds, berglunds] = portal;
    const path = `/api/invoices/${idOf(await admin.send('POST', '/api/invoices', draft(alfreds!.clientId)))}`;
    await admin.send('PATCH', path, {
      client_id: berglunds!.clientId,
      items: [{ title: 'Tofu', quantity: 1, rate: 9 }],
    });
    await admin.send('POST', `${path}/send`);
    const sent = await admin.send('GET', path);
    await admin.send('POST', `${path}/payments`, { amount: 1, paid_on: '2026-01-01' });
    const newest = versionOf(await admin.send('GET', path));
    const all = await completeHistory(path, newest);
    const seen = await historyOf(path, berglunds!.http);
    expect(seen.map(({ version }) => version)).toEqual(
      all.map(({ version }) => version).filter((version) => version >= versionOf(sent)),
    );
    expect(JSON.stringify(seen)).not.toContain('Secret draft');
    expect(seen.at(-1)!.changes.map(({ before }) => before)).toEqual(seen.at(-1)!.changes.map(() => null));
    const statuses = async (http: Http) => {
      const versions = all.map(({ version }) => version);
      const answers = await Promise.all(versions.map((one) => http.send('GET', `${path}?as_of_version=${one}`)));
      return answers.map(({ status }) => status);
    };
    expect(await statuses(berglunds!.http)).toEqual(all.map(({ version }) => (version >= versionOf(sent) ? 200 : 404)));
    expect(await statuses(alfreds!.http)).toEqual(all.map(() => 404));
    expect((await alfreds!.http.send('GET', `${path}/history`)).status).toBe(404);
    const early = encodeURIComponent(all.at(-1)!.occurred_at);
    expect(codeOf(await berglunds!.http.send('GET', `${path}?as_of=${early}`))).toEqual([404, 'not_found']);
  });

  test('sees no fields for staff and no custom fields that the portal does not show', async () => {
    const { clientId, http } = portal[0]!;
    const path = `/api/clients/${clientId}`;
    await admin.send('PATCH', path, { custom_fields: { [tag]: 'confidential' }, external_ids: { datev: 'hidden' } });
    await admin.send('PATCH', path, { city: 'Bremen' });
    const newest = versionOf(await admin.send('GET', path));
    await completeHistory(path, newest);
    const answers = await Promise.all([
      http.send('GET', `${path}/history`),
      http.send('GET', `${path}?as_of_version=${newest - 1}`),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(JSON.stringify(answers.map(({ body }) => body))).not.toMatch(/confidential|hidden|external_ids/);
    expect((await historyOf(path, http))[0]!.changes).toEqual([{ field: 'city', before: null, after: 'Bremen' }]);
  });
});

describe('a revert', () => {
  /** Returns the path of a client that was renamed. */
  async function renamed(): Promise<string> {
    const path = await newClient();
    await admin.send('PATCH', path, { company_name: 'Renamed', custom_fields: { [tag]: 'set' } });
    await completeHistory(path, 2);
    return path;
  }

  test('is an update whose entries in history and audit log name the version', async () => {
    const path = await renamed();
    const sent = await admin.send('POST', `${path}/revert`, { version: 1 });
    expect(sent.body).toMatchObject({ success: true, record: { company_name: 'Ernst Handel' } });
    expect(versionOf(sent)).toBe(3);
    const [newest, second] = await completeHistory(path, 3);
    expect([newest!.action, newest!.reverted_to, second!.reverted_to]).toEqual(['updated', 1, null]);
    expect((await admin.send('GET', path)).body).toMatchObject({ custom_fields: {} });
    const id = path.split('/').at(-1);
    const log = await admin.send('GET', `/api/admin/audit-log?module=clients&record_id=${id}`);
    expect((log.body as { records: Members[] }).records.map((entry) => entry['reverted_to'])).toEqual([1, null, null]);
    expect(versionOf(await admin.send('POST', `${path}/revert`, { version: 3 }))).toBe(3);
  });

  test('as a dry run stores nothing, and with another version in If-Match is 412', async () => {
    const path = await renamed();
    const dry = await admin.send('POST', `${path}/revert?dry_run=true`, { version: 1 });
    expect([dry.headers.get('dry-run'), dry.body]).toEqual([
      'true',
      expect.objectContaining({ record: expect.objectContaining({ company_name: 'Ernst Handel' }) }),
    ]);
    expect(versionOf(await admin.send('GET', path))).toBe(2);
    const late = await admin.send('POST', `${path}/revert`, { version: 1 }, { 'if-match': '"1"' });
    expect([codeOf(late), late.headers.get('etag')]).toEqual([[412, 'version_mismatch'], '"2"']);
    expect((await admin.send('POST', `${path}/revert`, { version: 1 }, { 'if-match': '"2"' })).status).toBe(200);
  });

  test('with a repeated Idempotency-Key is made once', async () => {
    const path = await renamed();
    const key = { 'idempotency-key': `revert ${path}` };
    const first = await admin.send('POST', `${path}/revert`, { version: 1 }, key);
    await admin.send('PATCH', path, { company_name: 'Renamed again' });
    const again = await admin.send('POST', `${path}/revert`, { version: 1 }, key);
    expect([again.body, again.headers.get('idempotent-replayed')]).toEqual([first.body, 'true']);
    expect((await admin.send('GET', path)).body).toMatchObject({ record: { company_name: 'Renamed again' } });
    expect(codeOf(await admin.send('POST', `${path}/revert`, { version: 2 }, key))[0]).toBe(422);
  });

  test('needs the permission to update the record, and a version that exists', async () => {
    const path = await renamed();
    const asked = [
      await viewer.send('POST', `${path}/revert`, { version: 1 }),
      await own.http.send('POST', `${path}/revert`, { version: 1 }),
      await own.http.send('POST', `${path}/revert`, { version: 9 }),
      await admin.send('POST', `${path}/revert`, { version: 9 }),
      await admin.send('POST', `${path}/revert`, {}),
      await admin.send('POST', '/api/clients/987654/revert', { version: 1 }),
    ];
    expect(asked.map(codeOf)).toEqual([
      [403, 'forbidden'],
      [403, 'forbidden'],
      [403, 'forbidden'],
      [422, 'validation_failed', 'version unknown_reference'],
      [422, 'validation_failed', 'version required'],
      [404, 'not_found'],
    ]);
    await admin.send('PATCH', path, { owner_id: own.id });
    expect((await own.http.send('POST', `${path}/revert`, { version: 2 })).status).toBe(200);
  });

  test('does not change a document that was sent', async () => {
    const invoice = {
      client_id: portal[0]!.clientId,
      due_date: '2030-01-31',
      items: [{ title: 'Tofu', quantity: 1, rate: 7 }],
    };
    const path = `/api/invoices/${idOf(await admin.send('POST', '/api/invoices', invoice))}`;
    await admin.send('PATCH', path, { items: [{ title: 'Tofu', quantity: 2, rate: 7 }] });
    await admin.send('POST', `${path}/send`);
    const sent = await admin.send('GET', path);
    await completeHistory(path, versionOf(sent));
    const rejected = await admin.send('POST', `${path}/revert`, { version: 1 });
    expect([rejected.status, versionOf(await admin.send('GET', path))]).toEqual([422, versionOf(sent)]);
  });
});
