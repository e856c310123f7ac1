import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  createHttp,
  eventually,
  type Http,
  type OtlpReceiver,
  type ReceivedSpan,
  type StartedSystem,
  signIn,
  startOtlpReceiver,
  startSystem,
  traceTree,
} from '@bms/testing';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';

let otlp: OtlpReceiver;
let system: StartedSystem;
let admin: Http;
const posts: IncomingHttpHeaders[] = [];
const receiver = createServer((request, response) => {
  posts.push(request.headers);
  request.resume();
  response.writeHead(204).end();
});

beforeAll(async () => {
  otlp = await startOtlpReceiver();
  receiver.listen(0, '127.0.0.1');
  await once(receiver, 'listening');
  const settings = {
    OTEL_EXPORTER_OTLP_ENDPOINT: otlp.url,
    OTEL_TRACES_SAMPLER: 'parentbased_always_on',
    OTEL_BSP_SCHEDULE_DELAY: '200',
  };
  system = await startSystem({ serviceSettings: settings, gatewaySettings: settings });
  admin = await signIn(system.gateways[0]!.url, system.admin.email, system.admin.password);
  const url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/hook?key=s3cret-of-the-url`;
  const webhook = { url, events: ['client.created'], active: true };
  expect((await admin.send('POST', '/api/admin/webhooks', webhook)).status).toBe(201);
});
afterAll(async () => {
  receiver.close();
  await system?.stop();
  await otlp?.stop();
});

const TRACE_ID = '0af7651916cd43dd8448eb211c80319c';
/** The spans of the trace that the tests look at, each with the service that exports it. */
const EXPORTED = [
  ['bms-gateway', 'POST /api/clients'],
  ['bms-gateway', 'bms.crm.Clients/Create'],
  ['bms-crm', 'bms.crm.Clients/Create'],
  ['bms-crm', 'insert clients'],
  ['bms-crm', 'insert outbox'],
  ['bms-crm', 'commitTransaction'],
  ['bms-crm', 'publish bms.crm.client.created'],
  ['bms-activity', 'process bms.crm.client.created'],
  ['bms-crm', 'publish bms.crm.record.created'],
  ['bms-activity', 'process bms.crm.record.created'],
  ['bms-activity', 'POST'],
] as const;
const client = { company_name: 'Königlich Essen', type: 'organization', city: 'Brandenburg' };

describe('the trace of a POST whose event is delivered to a webhook', () => {
  let trace: ReceivedSpan[];
  const named = (name: string) => trace.filter((span) => span.name === name);
  /** Returns the names of the ancestors of a span, the nearest first. */
  const ancestors = (span: ReceivedSpan): string[] => {
    const parent = trace.find(({ spanId }) => spanId === span.parentId);
    return parent ? [parent.name, ...ancestors(parent)] : [];
  };

  beforeAll(async () => {
    const sent = { traceparent: `00-${TRACE_ID}-b7ad6b7169203331-01`, 'x-request-id': 'traced-1' };
    expect((await admin.send('POST', '/api/clients', client, sent)).status).toBe(201);
    // Each process exports its spans in batches of its own.
    const isComplete = (spans: readonly ReceivedSpan[]) =>
      EXPORTED.every(([service, name]) => spans.some((span) => span.service === service && span.name === name));
    trace = await otlp.trace(TRACE_ID, isComplete);
    process.stdout.write(`${traceTree(trace)}\n`);
  });

  test('has the request, the call, the commands, the publication, the consumer and the delivery in one line of descent', () => {
    const [post] = named('POST');
    expect(ancestors(post!)).toEqual([
      'process bms.crm.record.created',
      'publish bms.crm.record.created',
      'bms.crm.Clients/Create',
      'bms.crm.Clients/Create',
      'POST /api/clients',
    ]);
    expect(post).toMatchObject({ service: 'bms-activity', kind: 'CLIENT', isError: false });
    expect(post!.attributes).toMatchObject({ 'http.response.status_code': 204, 'server.address': '127.0.0.1' });
  });

  test('starts with the span of the gateway below the traceparent of the client', () => {
    const [request] = named('POST /api/clients');
    expect(request).toMatchObject({ service: 'bms-gateway', kind: 'SERVER', parentId: 'b7ad6b7169203331' });
    expect(request!.attributes).toMatchObject({
      'http.request.method': 'POST',
      'http.route': '/api/clients',
      'http.response.status_code': 201,
      'client.address': '127.0.0.1',
      'bms.request.id': 'traced-1',
      'user.id': '1',
    });
  });

  test('has the call on both sides', () => {
    expect(named('bms.crm.Clients/Create').map(({ service, kind }) => `${service} ${kind}`)).toEqual(
      expect.arrayContaining(['bms-gateway CLIENT', 'bms-crm SERVER']),
    );
  });

  test('has the commands of the transaction, among them the one that fills the outbox', () => {
    const commands = trace.filter(
      ({ service, attributes }) => service === 'bms-crm' && attributes['db.system.name'] === 'mongodb',
    );
    const names = commands.map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(['insert clients', 'insert outbox', 'commitTransaction']));
    for (const command of commands) expect(ancestors(command)).toContain('bms.crm.Clients/Create');
  });

  test('has the consumers of other services', () => {
    const consumers = named('process bms.crm.client.created');
    expect(new Set(consumers.map(({ service }) => service))).toContain('bms-activity');
    for (const consumer of consumers) expect(consumer).toMatchObject({ kind: 'CONSUMER', isError: false });
  });

  test('can be continued by the receiver of the webhook', () => {
    const [post] = named('POST');
    expect(posts.map((headers) => headers['traceparent'])).toContain(`00-${TRACE_ID}-${post!.spanId}-01`);
  });

  test('is named by the access log of the gateway', async () => {
    const line = await eventually(() =>
      system.gateways[0]!.output()
        .split('\n')
        .find((text) => text.includes('"traced-1"')),
    );
    expect(JSON.parse(line!)).toMatchObject({ requestId: 'traced-1', traceId: TRACE_ID, userId: 1 });
  });
});

describe('traces', () => {
  test('of a request whose traceparent is not sampled are not recorded', async () => {
    const unsampled = '4bf92f3577b34da6a3ce929d0e0e4736';
    const sampled = '4bf92f3577b34da6a3ce929d0e0e4737';
    const sentAs = (id: string, flags: string) => ({ traceparent: `00-${id}-00f067aa0ba902b7-${flags}` });
    await admin.send('GET', '/api/clients', undefined, sentAs(unsampled, '00'));
    await admin.send('GET', '/api/clients', undefined, sentAs(sampled, '01'));
    await otlp.trace(sampled, (spans) => spans.some(({ name }) => name === 'GET /api/clients'));
    expect(otlp.spans.filter(({ traceId }) => traceId === unsampled)).toEqual([]);
  });

  test('have no span of health checks and of background work', () => {
    const roots = otlp.spans.filter(({ parentId }) => parentId === '').map(({ name }) => name);
    expect(roots).not.toContain('GET');
    expect(roots.filter((name) => !/^(GET|POST|PATCH|PUT|DELETE) \/api\/|^(publish|process) bms\./.test(name))).toEqual(
      [],
    );
  });

  test('hold no password, token or content of a record, and no URL of a webhook', async () => {
    const password = 'canary in the coal mine';
    const { url } = system.gateways[0]!;
    await createHttp(url).send('POST', '/api/auth/login', { email: 'nancy@example.com', password });
    await createHttp(url, 'canary-token').send('GET', '/api/clients?search=canary-search');
    const seen = await eventually(
      () => otlp.bodies.join('\n'),
      (text) => text.includes('POST /api/auth/login') && text.includes('GET /api/clients'),
    );
    const secrets = [password, 'canary', admin.token!, system.admin.password, 's3cret-of-the-url'];
    for (const secret of [...secrets, client.company_name, 'Brandenburg', system.admin.email])
      expect({ secret, found: seen.includes(secret) }).toEqual({ secret, found: false });
  });
});
