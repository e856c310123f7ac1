import { randomBytes } from 'node:crypto';
import {
  eventually,
  type Http,
  hire,
  type Inbox,
  inviteToPortal,
  type StartedSystem,
  signIn,
  startInbox,
  startSystem,
} from '@bms/testing';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';

const PATH = '/api/admin/system';
/** Ten times the time limit of a collection of reports, in milliseconds. */
const NOTICED_WITHIN_MS = 4000;
/** SLOW_REQUEST_MS: so short that each request counts as slow. */
const SLOW_MS = 1;
const COPIES = 2;

interface Process {
  readonly service: string;
  readonly instance: string;
  readonly state: string;
  readonly parts: readonly { readonly name: string; readonly state: string }[];
  readonly outbox: { readonly unsent: number; readonly is_leader: boolean } | null;
}
interface SlowRequest {
  readonly method: string;
  readonly route: string;
  readonly status: number;
  readonly duration_ms: number;
  readonly request_id: string;
  readonly trace_id: string;
  readonly trace_url: string;
  readonly calls: readonly {
    readonly service: string;
    readonly kind: string;
    readonly name: string;
    readonly offset_ms: number;
    readonly duration_ms: number;
    readonly status: string;
  }[];
}
interface State {
  readonly is_complete: boolean;
  readonly processes: readonly Process[];
  readonly consumers: readonly { readonly consumer: string; readonly source: string; readonly pending: number }[];
  readonly slow_requests: readonly SlowRequest[];
}

let inbox: Inbox;
let system: StartedSystem;
let admin: Http;

beforeAll(async () => {
  inbox = await startInbox();
  const settings = { SLOW_REQUEST_MS: String(SLOW_MS) };
  system = await startSystem({
    gateways: COPIES,
    replicas: { crm: COPIES, activity: COPIES },
    smtpUrl: inbox.url,
    gatewaySettings: { ...settings, LIMITS: 'recovery=1000/60,login=1000/60' },
    serviceSettings: { ...settings, TRACE_URL: 'https://traces.example.com/{trace_id}' },
  });
  admin = await signIn(system.gateways[0]!.url, system.admin.email, system.admin.password);
});
afterAll(async () => {
  await system?.stop();
  await inbox?.stop();
});

async function read(): Promise<State> {
  const { status, body } = await admin.send('GET', PATH);
  if (status !== 200) throw new Error(`${status}: ${JSON.stringify(body)}`);
  return body as State;
}

const ofService = ({ processes }: State, name: string): Process[] =>
  processes.filter(({ service }) => service === name);
const partOf = ({ parts }: Process, name: string): string | undefined =>
  parts.find((part) => part.name === name)?.state;

/** Sends a request in a trace of its own. @returns the trace id and the id of the created record, if there is one */
async function sendTraced(method: string, path: string, body?: object): Promise<{ traceId: string; id: number }> {
  const traceId = randomBytes(16).toString('hex');
  const answer = await admin.send(method, path, body, { traceparent: `00-${traceId}-00f067aa0ba902b7-00` });
  expect(answer.status).toBeLessThan(300);
  return { traceId, id: (answer.body as { record?: { id: number } }).record?.id ?? 0 };
}

/** Returns the slow request of a trace once it has all the calls. */
const slowRequestOf = (traceId: string, hasAll: (request: SlowRequest) => boolean): Promise<SlowRequest> =>
  eventually(
    async () => (await read()).slow_requests.find(({ trace_id }) => trace_id === traceId),
    (request) => request !== undefined && hasAll(request),
  ) as Promise<SlowRequest>;

describe('the state of the system', () => {
  test('has every process with its parts, whichever copies answer, and every consumer', async () => {
    const count = COPIES + [...system.services.values()].flat().length;
    // Each process measures its parts, its outbox and its consumers one after the other.
    await eventually(async () => {
      const state = await read();
      expect(state.processes).toHaveLength(count);
      for (const { service, state: current, outbox } of state.processes)
        expect([service, current, outbox !== null || service === 'gateway']).toEqual([service, 'ready', true]);
      expect(ofService(state, 'crm')).toHaveLength(COPIES);
      expect(new Set(state.processes.map(({ instance }) => instance)).size).toBe(count);
      for (const gateway of ofService(state, 'gateway')) expect(partOf(gateway, 'redis')).toBe('up');
      for (const crm of ofService(state, 'crm')) expect(partOf(crm, 'mongodb')).toBe('up');
      expect(ofService(state, 'crm').filter(({ outbox }) => outbox?.is_leader)).toHaveLength(1);
      expect(state.consumers).toContainEqual(expect.objectContaining({ consumer: 'billing_clients', source: 'crm' }));
      expect(state.is_complete).toBe(true);
      return true;
    });
  });

  test('shows soon that a process is frozen and that gateways cannot reach it, and that it answers again', async () => {
    const [billing] = system.services.get('billing')!;
    billing!.freeze();
    try {
      const frozenAt = performance.now();
      await eventually(read, (state) => ofService(state, 'billing').every(({ state }) => state === 'no_answer'));
      expect(performance.now() - frozenAt).toBeLessThan(NOTICED_WITHIN_MS);
      const gateways = await eventually(
        async () => ofService(await read(), 'gateway'),
        (found) => found.length > 0 && found.every((gateway) => partOf(gateway, 'billing') === 'unavailable'),
      );
      expect(gateways).toHaveLength(COPIES);
      // A copy on a busy machine may miss the time limit of one collection.
      const isReady = ({ state }: Process): boolean => state === 'ready';
      const copies = await eventually(
        async () => ofService(await read(), 'crm'),
        (found) => found.every(isReady),
      );
      expect(copies).toHaveLength(COPIES);
    } finally {
      billing!.thaw();
    }
    await eventually(read, (state) => ofService(state, 'billing').every(({ state }) => state === 'ready'));
  });

  test('has only the answering process while NATS is frozen, and does not wait for it', async () => {
    system.nats.freeze();
    try {
      const start = performance.now();
      const state = await read();
      expect(performance.now() - start).toBeLessThan(NOTICED_WITHIN_MS);
      expect(state.is_complete).toBe(false);
      expect(state.processes.map(({ service }) => service)).toEqual(['activity']);
    } finally {
      system.nats.thaw();
    }
    await eventually(read, ({ is_complete, processes }) => is_complete && processes.length > COPIES);
  }, 120_000);

  test('is forbidden to staff and portal users', async () => {
    const { url } = system.gateways[0]!;
    const staff = await hire(url, admin, inbox, 'paula', [{ module: 'clients', action: 'view', scope: 'all' }]);
    const created = await admin.send('POST', '/api/clients', { company_name: 'Alfreds', type: 'organization' });
    const { id } = (created.body as { record: { id: number } }).record;
    const portal = await inviteToPortal(url, admin, inbox, 'maria', id);
    for (const { http } of [staff, portal]) expect((await http.send('GET', PATH)).status).toBe(403);
  });
});

describe('a slow request', () => {
  test('is listed by its route template with its calls, the services that answered them, and the consumers of its events', async () => {
    const { traceId } = await sendTraced('POST', '/api/clients', { company_name: 'Königlich', type: 'organization' });
    const request = await slowRequestOf(traceId, ({ calls }) =>
      ['served', 'consumed'].every((wanted) => calls.some(({ kind }) => kind === wanted)),
    );
    expect(request).toMatchObject({ method: 'POST', route: '/api/clients', status: 201 });
    expect(request.duration_ms).toBeGreaterThanOrEqual(SLOW_MS);
    expect(request.trace_url).toBe(`https://traces.example.com/${traceId}`);
    expect(request.calls).toContainEqual({
      service: 'gateway',
      kind: 'called',
      name: 'bms.crm.Clients/Create',
      offset_ms: expect.any(Number),
      duration_ms: expect.any(Number),
      status: 'OK',
    });
    const served = request.calls.find(({ kind }) => kind === 'served');
    expect(served).toMatchObject({ service: 'crm', name: 'bms.crm.Clients/Create' });
    expect(request.calls.filter(({ kind }) => kind === 'consumed').map(({ name }) => name)).toContainEqual(
      expect.stringMatching(/^\w+ client\.created$|^activity_audit_log record\.created$/),
    );
    expect(request.calls.map(({ offset_ms }) => offset_ms)).toEqual(
      request.calls.map(({ offset_ms }) => offset_ms).toSorted((one, other) => one - other),
    );
  });

  test('has the calls of services to other services, and neither ids nor queries', async () => {
    const client = await sendTraced('POST', '/api/clients', { company_name: 'Berglunds', type: 'organization' });
    const items = [{ title: 'Advice', quantity: 1, rate: 10 }];
    const invoice = { client_id: client.id, items, due_date: '2030-01-01' };
    const { id } = await sendTraced('POST', '/api/invoices', invoice);
    const { traceId } = await sendTraced('GET', `/api/invoices/${id}/recipients`);
    const request = await slowRequestOf(traceId, ({ calls }) =>
      calls.some(({ service, kind }) => service === 'billing' && kind === 'called'),
    );
    expect(request.route).toBe('/api/invoices/{id}/recipients');
    const search = await sendTraced('GET', '/api/clients?search=berglunds-secret');
    await slowRequestOf(search.traceId, () => true);
    expect(JSON.stringify(await read())).not.toContain('berglunds');
  });
});
