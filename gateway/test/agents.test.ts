import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { MAX_ANSWER } from '../src/agents/call-tool.ts';
import { startEnvironment, type TestEnvironment, type TestGateway } from './support/environment.ts';
import type { TestCaller } from './support/identity.ts';

let environment: TestEnvironment;
let gateway: TestGateway;
beforeAll(async () => {
  environment = await startEnvironment();
  gateway = await environment.gateway();
});
afterAll(() => environment.stop());

const seen = () => environment.echo.seen.at(-1)!;

/** Runs `work` with a client of the protocol, which is signed in as a caller. */
async function asAgent<Result>(caller: TestCaller, work: (client: Client) => Promise<Result>): Promise<Result> {
  const client = new Client({ name: 'test', version: '1' });
  const authorization = `Bearer ${environment.identity.signIn(caller)}`;
  const options = { requestInit: { headers: { authorization } } };
  await client.connect(new StreamableHTTPClientTransport(new URL(`${gateway.url}/mcp`), options));
  try {
    return await work(client);
  } finally {
    await client.close();
  }
}

/** Calls a tool. @returns its texts, and true if the call failed */
const call = (name: string, args: Record<string, unknown>, caller: TestCaller = { isAdmin: true }) =>
  asAgent(caller, async (client) => {
    const { content, isError = false } = await client.callTool({ name, arguments: args });
    return { texts: (content as { text: string }[]).map(({ text }) => text), isError };
  });

/** Returns the tools of a caller by name, with the names that each can be called with. */
const toolsOf = (caller: TestCaller) =>
  asAgent(caller, async (client) => {
    const { tools } = await client.listTools();
    const names = ({ inputSchema }: (typeof tools)[number]) => {
      const { resource, operation } = inputSchema.properties as Record<string, { enum?: string[] }>;
      return (resource ?? operation)!.enum ?? [];
    };
    return new Map(tools.map((tool) => [tool.name, { names: names(tool), annotations: tool.annotations }]));
  });

describe('the tools of an agent', () => {
  test('are those of the modules that its caller may access', async () => {
    const all = await toolsOf({ isAdmin: true });
    expect([...all.keys()].sort()).toEqual([
      ...['create_record', 'delete_record', 'describe_operation', 'get_record'],
      ...['list_records', 'read', 'run_action', 'update_record'],
    ]);
    expect(all.get('list_records')!.names).toContain('things');
    expect(all.get('run_action')!.names).toEqual(expect.arrayContaining(['things.note', 'things.touch']));
    const viewer = await toolsOf({ grants: { 'things.view': 'all' } });
    expect(viewer.get('get_record')!.names).toContain('things');
    expect([viewer.has('delete_record'), viewer.has('update_record')]).toEqual([false, false]);
  });

  test('leave out what needs no sign-in, returns a secret or bytes, and what replaces a record that can be updated', async () => {
    const all = await toolsOf({ isAdmin: true });
    const operations = [...all.get('read')!.names, ...all.get('run_action')!.names];
    expect(operations).toEqual(expect.arrayContaining(['trials.rare', 'trials.slow', 'things.byKey']));
    for (const left of ['trials.open', 'trials.signIn', 'things.print', 'things.replace'])
      expect(operations).not.toContain(left);
    for (const left of ['trials.signIn', 'things.replace'])
      expect((await call('describe_operation', { operation: left })).isError).toBe(true);
  });

  test('say which of them change and which destroy records', async () => {
    const all = await toolsOf({ isAdmin: true });
    const hints = (name: string) => all.get(name)!.annotations;
    for (const name of ['list_records', 'get_record', 'read', 'describe_operation'])
      expect(hints(name)).toMatchObject({ readOnlyHint: true });
    expect(hints('create_record')).toMatchObject({ readOnlyHint: false, destructiveHint: false });
    for (const name of ['update_record', 'delete_record', 'run_action'])
      expect(hints(name)).toMatchObject({ readOnlyHint: false, destructiveHint: true });
  });
});

describe('a tool', () => {
  test('reads a page of 20 records, or what its parameters say', async () => {
    const { texts, isError } = await call('list_records', { resource: 'things' });
    expect(isError).toBe(false);
    expect([JSON.parse(texts[0]!), texts.length]).toEqual([
      expect.objectContaining({ meta: expect.objectContaining({ per_page: 20 }) }),
      1,
    ]);
    const second = await call('list_records', { resource: 'things', parameters: { limit: 2, page: 3 } });
    expect(JSON.parse(second.texts[0]!)).toMatchObject({ records: [{ id: 5 }, { id: 6 }] });
  });

  test('reads a record with its ETag', async () => {
    const { texts } = await call('get_record', { resource: 'things', id: 7 });
    expect(JSON.parse(texts[0]!)).toMatchObject({ record: { id: 7, title: 'Thing 7' } });
    expect(texts[1]).toBe('ETag: "3"');
  });

  test('changes, deletes and acts on records with the credentials and the address of the caller', async () => {
    const caller = { userId: 12, isAdmin: true };
    await call('update_record', { resource: 'things', id: 5, record: { title: 'b' }, if_match: '"3"' }, caller);
    expect(seen()).toMatchObject({ rpc: 'Update', headers: { 'if-match': '3' }, caller: { userId: 12 } });
    await call('create_record', { resource: 'things', record: { title: 'a' }, idempotency_key: 'k1' }, caller);
    expect(seen()).toMatchObject({ rpc: 'Create', headers: { 'idempotency-key': expect.anything() } });
    await call('run_action', { operation: 'things.note', parameters: { id: 5 }, body: { note: 'x' } }, caller);
    expect(seen()).toMatchObject({ rpc: 'Note', message: { note: 'x' } });
    await call('delete_record', { resource: 'things', id: 5 }, caller);
    expect(seen()).toMatchObject({ rpc: 'Delete', caller: { userId: 12 } });
  });

  test.each([
    ['update_record', { resource: 'things', id: 5, record: { title: 'b' } }],
    ['delete_record', { resource: 'things', id: 5 }],
    ['run_action', { operation: 'things.touch', parameters: { id: 5 } }],
  ])('changes nothing in a dry run: %s', async (name, args) => {
    expect((await call(name, { ...args, dry_run: true })).isError).toBe(false);
    expect(seen().headers['x-dry-run']).toBe('true');
  });

  test('returns the problem of the API as a result that the model can read', async () => {
    const missing = await call('get_record', { resource: 'things', id: 404 });
    expect([missing.isError, JSON.parse(missing.texts[0]!)]).toEqual([true, expect.objectContaining({ status: 404 })]);
    const invalid = await call('create_record', { resource: 'things', record: {} });
    expect(JSON.parse(invalid.texts[0]!)).toMatchObject({ status: 422, errors: [{ field: 'title' }] });
  });

  test.each([
    ['get_record', { resource: 'nothing', id: 1 }, /^resource: choose one of .*things/],
    ['get_record', { resource: 'things' }, /^id: required/],
    ['get_record', { resource: 'things', id: { a: 1 } }, /^id: /],
    ['list_records', { resource: 'things', parameters: { colour: 'red' } }, /^parameters.colour: choose among .*page/],
    ['list_records', { resource: 'things', dry_run: true }, /^dry_run: /],
    ['update_record', { resource: 'things', id: 1, rekord: {} }, /rekord/],
    ['describe_operation', { operation: 'things.fly' }, /^operation: choose one of .*things.list/],
    ['fly', {}, /^There is no tool fly/],
  ])('names a wrong argument: %s %j', async (name, args, message) => {
    const before = environment.echo.seen.length;
    const { texts, isError } = await call(name, args);
    expect([isError, texts[0]]).toEqual([true, expect.stringMatching(message)]);
    expect(environment.echo.seen).toHaveLength(before);
  });

  test('cannot leave the path of its operation', async () => {
    const { texts } = await call('get_record', { resource: 'things', id: '../open?x=' });
    expect(JSON.parse(texts[0]!)).toMatchObject({ status: 404 });
    expect(seen().rpc).not.toBe('Open');
  });

  test('asks for less when an answer would fill the context of a model', async () => {
    const { texts, isError } = await call('read', { operation: 'trials.large', parameters: { bytes: MAX_ANSWER + 1 } });
    expect([isError, texts[0]]).toEqual([true, expect.stringMatching(/^The answer has \d+ characters/)]);
  });

  test('describes an operation with all schemas that it names', async () => {
    const { texts } = await call('describe_operation', { operation: 'things.create' });
    const described = JSON.parse(texts[0]!);
    expect(described).toMatchObject({ operation: 'things.create', body: expect.anything(), $defs: expect.anything() });
    const named = [...texts[0]!.matchAll(/"\$ref":"([^"]+)"/g)].map(([, path]) => path!.replace('#/$defs/', ''));
    for (const name of named) expect(described.$defs).toHaveProperty([name]);
  });
});

describe('/mcp', () => {
  const post = (headers: Record<string, string>, body = '{}') =>
    fetch(`${gateway.url}/mcp`, { method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body });

  test('needs a token, and takes no cookie', async () => {
    const token = environment.identity.signIn({ isAdmin: true });
    expect((await post({})).status).toBe(401);
    expect((await post({ cookie: `bms_session=${token}`, origin: gateway.url })).status).toBe(401);
  });

  test('accepts no other method: it keeps no sessions', async () => {
    for (const method of ['GET', 'DELETE']) expect((await fetch(`${gateway.url}/mcp`, { method })).status).toBe(405);
  });

  test('answers what is no message of the protocol with 400', async () => {
    const authorization = `Bearer ${environment.identity.signIn({ isAdmin: true })}`;
    const accept = 'application/json, text/event-stream';
    expect((await post({ authorization, accept }, '{"a":1}')).status).toBe(400);
    expect((await post({ authorization, accept }, '{')).status).toBe(400);
  });

  test('calls of tools count as requests of the caller', async () => {
    const limited = await environment.gateway({ LIMITS: 'default=1000/60,phone_verify=1/60' });
    const authorization = `Bearer ${environment.identity.signIn({ userId: 77, isAdmin: true })}`;
    const client = new Client({ name: 'test', version: '1' });
    const options = { requestInit: { headers: { authorization } } };
    await client.connect(new StreamableHTTPClientTransport(new URL(`${limited.url}/mcp`), options));
    const rare = () => client.callTool({ name: 'run_action', arguments: { operation: 'trials.rare' } });
    expect((await rare()).isError ?? false).toBe(false);
    const second = await rare();
    expect(second.isError).toBe(true);
    expect(JSON.parse((second.content as { text: string }[])[0]!.text)).toMatchObject({ status: 429 });
    await client.close();
  });
});
