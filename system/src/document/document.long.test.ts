import { isDeepStrictEqual } from 'node:util';
import { createApi } from '@bms/client';
import { type ComputedAnswers, loadContract, type OpenApiDocument, readComputedAnswers } from '@bms/contracts';
import { hire, signIn } from '@bms/testing';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { type Operation, operationsOf } from '../authorization/operations.ts';
import { createSamples, type Samples } from '../authorization/samples.ts';
import { type Case, casesOf } from './cases.ts';
import { type CheckAnswer, createChecker } from './checker.ts';
import { type ExampleSystem, startExampleSystem } from './examples/example-system.ts';
import { type Sent, send } from './send.ts';

/*
 * Compares the examples of responses with those that the system computes, then calls every operation with its examples
 * and validates the responses against the served OpenAPI document.
 */
const contract = loadContract();
const operations = operationsOf(contract);
let examples: ExampleSystem;
let url: string;
let token: string;
let ungranted: string;
let samples: Samples;
let faultsOf: CheckAnswer;
let answers: ComputedAnswers;

beforeAll(async () => {
  examples = await startExampleSystem();
  const { system, inbox } = examples;
  url = system.gateways[0]!.url;
  // Its first session has the id used in the examples; one of the operations ends it.
  answers = await examples.answersOf(contract);
  const admin = await signIn(url, system.admin.email, system.admin.password);
  token = admin.token!;
  ungranted = (await hire(url, admin, inbox, 'ungranted', [])).http.token!;
  const { id } = (await admin.send('GET', '/api/auth/me')).body as { id: number };
  samples = createSamples(contract, admin, { userId: id });
  const shown = await send(url, { verb: 'GET', path: '/api/docs' });
  faultsOf = createChecker(JSON.parse(shown.body.toString()) as OpenApiDocument);
});

afterAll(() => examples?.stop());

/** Sends a request and returns its faults. */
async function faultsIn({ binding }: Operation, { sent, statuses }: Case): Promise<string[]> {
  const answer = await send(url, sent);
  const { status } = answer;
  const isWanted = statuses.length > 0 ? statuses.includes(status) : status < 500;
  const faults = [
    ...(isWanted ? [] : [`${status}, not ${statuses}`]),
    ...faultsOf(binding.method, binding.path, answer),
  ];
  return faults.map((fault) => `${sent.verb} ${sent.path} (${status}): ${fault}`);
}

const HINT = 'run `npm run docs:examples` if the change is intended';

test('the examples of responses are those that the system answers to the documented requests', () => {
  const stored = readComputedAnswers();
  const names = [...new Set([...Object.keys(stored), ...Object.keys(answers)])];
  const different = names.filter((name) => !isDeepStrictEqual(stored[name], answers[name]));
  const differences = different.map((name) => ({
    [`${(answers[name] ?? stored[name])!.request}: ${HINT}`]: { documented: stored[name], computed: answers[name] },
  }));
  expect(differences).toEqual([]);
});

test.each(operations.map((operation) => [operation.title, operation] as const))(
  'responds as documented: %s',
  async (_title, operation) => {
    const faults: string[] = [];
    for (const asked of await casesOf(operation, { rpcs: contract.rpcs, samples, token, ungranted })) {
      faults.push(...(await faultsIn(operation, asked)));
    }
    expect(faults).toEqual([]);
  },
);

test('sign-in, own account and sign-out respond as documented', async () => {
  const ask = async (verb: string, path: string, more: Partial<Sent>) => {
    const answer = await send(url, { verb, path, ...more });
    return { answer, outcome: [answer.status, faultsOf(verb, path, answer)] };
  };
  const signedIn = await ask('POST', '/api/auth/login', { body: examples.system.admin });
  const session = JSON.parse(signedIn.answer.body.toString()) as { token: string };
  const me = await ask('GET', '/api/auth/me', session);
  const out = await ask('POST', '/api/auth/logout', session);
  const after = await ask('GET', '/api/auth/me', session);
  const outcomes = [signedIn, me, out, after].map(({ outcome }) => outcome);
  expect(outcomes).toEqual([200, 200, 200, 401].map((status) => [status, []]));
});

test('the client generated from the document signs in, creates, lists, updates and receives errors', async () => {
  const { data: session } = await createApi({ url }).account.login({ body: examples.system.admin });
  const api = createApi({ url, token: session.token });
  const { data: made } = await api.clients.create({ body: { company_name: 'Königlich Essen', type: 'organization' } });
  const { data: found } = await api.clients.list({ query: { search: 'koniglich essen' } });
  expect(found.records.map(({ id }) => id)).toContain(made.record.id);
  const path = { id: made.record.id };
  const change = { path, body: { city: 'Brandenburg' }, headers: { 'If-Match': '"1"' } };
  expect((await api.clients.update(change)).data.success).toBe(true);
  await expect(api.clients.update(change)).rejects.toMatchObject({ status: 412, code: 'version_mismatch' });
  const nameless = api.clients.create({ body: { company_name: '', type: 'person' } });
  await expect(nameless).rejects.toMatchObject({ status: 422, errors: [{ field: 'company_name' }] });
});

test.each([
  ['/api/docs', 'application/json'],
  ['/api/docs', 'text/html'],
  ['/llms.txt', '*/*'],
  ['/livez', '*/*'],
  ['/readyz', '*/*'],
])('the gateway itself responds as documented: %s as %s', async (path, accept) => {
  const answer = await send(url, { verb: 'GET', path, headers: { accept } });
  expect([answer.status, faultsOf('GET', path, answer)]).toEqual([200, []]);
  const known = { accept, 'if-none-match': answer.headers.get('etag') ?? '' };
  const again = await send(url, { verb: 'GET', path, headers: known });
  expect([again.status, faultsOf('GET', path, again)]).toEqual([known['if-none-match'] ? 304 : 200, []]);
});
