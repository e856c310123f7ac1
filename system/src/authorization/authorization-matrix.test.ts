import { bulkTargets, loadContract } from '@bms/contracts';
import {
  createHttp,
  type Http,
  hire,
  type Inbox,
  type StartedSystem,
  signIn,
  startInbox,
  startSystem,
} from '@bms/testing';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { sendable } from '../document/send.ts';
import {
  grantsFor,
  hasVariable,
  isAction,
  isCreate,
  isElectronicInvoice,
  isOnSubrecord,
  isOnUncreatedRecord,
  neededQuery,
  type Operation,
  operationsOf,
} from './operations.ts';
import { pathOf, type Reference, refer, referencesOf, viewModuleOf } from './references.ts';
import { createSamples, pathOfCall, type Samples } from './samples.ts';

/*
 * Authorization matrix: calls every operation of the contract with each kind of caller. New rpcs are covered
 * automatically.
 */
const contract = loadContract();
const operations = operationsOf(contract);
const table = (wanted: (operation: Operation) => boolean) =>
  operations.filter(wanted).map((operation) => [operation.title, operation] as const);

const isPublic = ({ rpc }: Operation) => rpc.policy.access.kind === 'public';
const needsGrant = ({ rpc }: Operation) => rpc.policy.access.kind === 'permission';
const needsAdministrator = ({ rpc: { policy } }: Operation) =>
  policy.access.kind === 'caller' && policy.access.caller === 'administrator';
const isOnRecord = (operation: Operation) =>
  needsGrant(operation) && operation.binding.path.includes('{id}') && !isCreate(operation);
const isListing = (operation: Operation) => needsGrant(operation) && operation.rpc.name === 'List';
const isChange = ({ rpc: { policy } }: Operation) =>
  policy.access.kind === 'permission' && policy.access.action !== 'view';
const hasBody = (operation: Operation) =>
  operation.binding.body !== '' &&
  !operation.rpc.policy.endsSession &&
  operation.rpc.policy.stream === '' &&
  !isOnUncreatedRecord(operation) &&
  !isOnOwnId(operation);
/** True for a write by external id of a record whose id the caller chooses: it is 404 without the record. */
const isOnOwnId = ({ rpc }: Operation) =>
  rpc.policy.external && bulkTargets(rpc.service).get('create')?.binding.path.includes('{id}') === true;
/** Modules whose records are visible only to their participants, or to their owner until they are shared, with any grants. */
const PERSONAL = ['messages', 'views'];

/**
 * True for a POST with an Idempotency-Key that creates no record, except uploads and ending the caller's own session.
 */
const isOtherPost = (operation: Operation) =>
  operation.binding.method === 'POST' &&
  !isCreate(operation) &&
  operation.rpc.policy.stream === '' &&
  !operation.rpc.policy.endsSession;

let system: StartedSystem;
let inbox: Inbox;
let url: string;
let nobody: Http;
let admin: Http;
let ungranted: Http;
let owner: Http;
let viewer: Http;
let viewerId: number;
let ownerId: number;
let samples: Samples;
/** Samples created by the owner, whose references are all the owner's. */
let ownSamples: Samples;
/** Samples whose bodies differ from the others, since they reference other records. */
let others: Samples;

beforeAll(async () => {
  inbox = await startInbox();
  system = await startSystem({
    apart: [],
    smtpUrl: inbox.url,
    gatewaySettings: { LIMITS: 'default=1000000/60,login=1000/60,recovery=1000/60' },
  });
  url = system.gateways[0]!.url;
  nobody = createHttp(url);
  admin = await signIn(url, system.admin.email, system.admin.password);
  ungranted = (await hire(url, admin, inbox, 'ungranted', [])).http;
  const all = { view: 'own', create: 'all', update: 'own', delete: 'own' } as const;
  ({ http: owner, id: ownerId } = await hire(url, admin, inbox, 'owner', grantsFor(contract, all)));
  const grants = grantsFor(contract, { ...all, view: 'all' });
  ({ http: viewer, id: viewerId } = await hire(url, admin, inbox, 'viewer', grants));
  const { id } = (await admin.send('GET', '/api/auth/me')).body as { id: number };
  samples = createSamples(contract, admin, { userId: id });
  const estimate_forms = await samples.newRecord('estimate_forms');
  ownSamples = createSamples(contract, owner, { userId: ownerId, from: 200_000, all: { estimate_forms } });
  others = createSamples(contract, admin, { userId: id, from: 100_000 });
});

afterAll(async () => {
  await system?.stop();
  await inbox?.stop();
});

/** Sends a valid body, so that a rejection is due to the caller. */
async function callRejected(http: Http, operation: Operation, path: string) {
  const body = sendable(operation.rpc, await samples.keptBody(operation));
  return http.send(operation.binding.method, path, body);
}

const callOnKeptRecord = async (http: Http, operation: Operation) =>
  callRejected(http, operation, await samples.pathToKept(operation));

describe('a caller without a session', () => {
  test.each(table((operation) => !isPublic(operation)))('may not %s', async (_title, operation) => {
    const path = operation.binding.path.replace(/\{\w+\}/g, '1');
    expect(await nobody.send(operation.binding.method, path)).toMatchObject({
      status: 401,
      body: { code: 'unauthenticated', success: false },
    });
  });

  test.each(table((operation) => !isPublic(operation)))(
    'with a made-up token may not %s',
    async (_title, { binding }) => {
      const http = createHttp(url, 'eyJhbGciOiJub25lIn0.eyJzdWIiOiIxIn0.');
      expect((await http.send(binding.method, binding.path.replace(/\{\w+\}/g, '1'))).status).toBe(401);
    },
  );
});

describe('staff without the grant', () => {
  test.each(table((operation) => needsGrant(operation) || needsAdministrator(operation)))(
    'may not %s',
    async (_title, operation) => {
      expect(await callOnKeptRecord(ungranted, operation)).toMatchObject({ status: 403, body: { code: 'forbidden' } });
    },
  );
});

describe('a bulk', () => {
  const bulks = table(({ rpc }) => rpc.policy.bulk);
  const send = async (http: Http, operation: Operation, items: readonly object[]) =>
    http.send('POST', await samples.pathToKept(operation), { items });
  const isGranted = (operation: Operation, name: string) => {
    const rpc = operation.rpc.service.rpcs.find((other) => other.name === name);
    return rpc?.policy.access.kind === 'permission';
  };

  test.each(bulks)('is forbidden to staff without a grant for any of its writes: %s', async (_title, operation) => {
    const items = [
      { action: 'create', record: {} },
      { action: 'delete', id: 1 },
    ];
    expect(await send(ungranted, operation, items)).toMatchObject({ status: 403, body: { code: 'forbidden' } });
  });

  test.each(bulks.filter(([, operation]) => isGranted(operation, 'Update') && !hasVariable(operation)))(
    "changes no record of others with grants that end at one's own: %s",
    async (_title, operation) => {
      const { module } = operation.rpc.service;
      const id = await samples.newRecord(module);
      const statusesOf = async (http: Http) => {
        const items = ['update', 'delete'].map((action) => [{ action, id }]);
        const answers = await Promise.all(items.map((item) => send(http, operation, item)));
        return answers.map(({ body }) => (body as { results?: [{ status: number }] }).results?.[0].status ?? body);
      };
      const isHidden = PERSONAL.includes(module);
      const denied = (status: number) => [status, isGranted(operation, 'Delete') ? status : 422];
      expect(await statusesOf(owner)).toEqual(denied(404));
      expect(await statusesOf(viewer)).toEqual(denied(isHidden ? 404 : 403));
    },
  );
});

describe('a write by external id', () => {
  const writes = table(({ rpc }) => rpc.policy.external);
  const isGranted = ({ rpc }: Operation) =>
    rpc.service.rpcs.find(({ name }) => name === 'Update')?.policy.access.kind === 'permission';

  test.each(writes)('is forbidden to staff without a grant to create or update: %s', async (_title, operation) => {
    const path = await samples.pathToKept(operation);
    expect(await ungranted.send('PUT', path, {})).toMatchObject({ status: 403, body: { code: 'forbidden' } });
  });

  test.each(writes.filter(([, operation]) => isGranted(operation) && !operation.binding.path.includes('{client_id}')))(
    "changes no record of others with grants that end at one's own: %s",
    async (_title, operation) => {
      const { module, rpcs } = operation.rpc.service;
      const id = await samples.newRecord(module);
      const update = rpcs.find(({ name }) => name === 'Update')!.bindings.find(({ method }) => method === 'PATCH')!;
      const record = update.path.replace('{id}', String(id));
      const given = await admin.send('PATCH', record, { external_ids: { datev: String(id) } });
      expect(given.status).toBe(200);
      const path = operation.binding.path.replace('{source}', 'datev').replace('{external_id}', String(id));
      const statuses = await Promise.all(
        [owner, viewer].map(async (http) => (await http.send('PUT', path, {})).status),
      );
      // The owner does not see the record, so that the id is one of a new record, which is taken.
      expect([403, 404, 422]).toContain(statuses[0]);
      expect(statuses[1]).toBe(PERSONAL.includes(module) ? 422 : 403);
    },
  );
});

describe('staff whose grants end at their own records', () => {
  test.each(table(isOnRecord))("gets 404 for another's record: %s", async (_title, operation) => {
    expect((await callOnKeptRecord(owner, operation)).status).toBe(404);
  });

  test.each(table((operation) => isListing(operation) && hasVariable(operation)))(
    "gets 404 for a list below another's record: %s",
    async (_title, operation) => {
      expect((await owner.send('GET', await samples.pathToKept(operation))).status).toBe(404);
    },
  );

  test.each(table((operation) => isListing(operation) && !hasVariable(operation)))(
    'gets no record of others in a list: %s',
    async (_title, operation) => {
      const id = await samples.newRecord(operation.rpc.service.module);
      const response = await owner.send('GET', `${operation.binding.path}?limit=100`);
      const { records } = response.body as { records: { id: number }[] };
      expect([response.status, records.filter((record) => record.id === id)]).toEqual([200, []]);
    },
  );

  test.each(table((operation) => isOnRecord(operation) && isChange(operation)))(
    "with read access to all may not change another's record: %s",
    async (_title, operation) => {
      const isHidden = PERSONAL.includes(operation.rpc.service.module);
      expect((await callOnKeptRecord(viewer, operation)).status).toBe(isHidden ? 404 : 403);
    },
  );
});

const references = referencesOf(operations).map(
  (reference) => [`${pathOf(reference)} of ${reference.operation.title}`, reference] as const,
);

describe('a reference of staff without the permission to view its module', () => {
  const blind = new Map<string, Promise<Http>>();
  /** Returns staff who may do everything except view a module. */
  const blindTo = (module: string): Promise<Http> => {
    const grants = grantsFor(contract, { view: 'all', create: 'all', update: 'all' });
    const granted = grants.filter((grant) => grant.module !== module || grant.action !== 'view');
    const known = blind.get(module) ?? hire(url, admin, inbox, `blind-to-${module}`, granted).then(({ http }) => http);
    blind.set(module, known);
    return known;
  };
  const isOfOtherModule = ([, reference]: (typeof references)[number]): boolean => {
    const { access } = reference.operation.rpc.policy;
    return access.kind === 'permission' && access.module !== viewModuleOf(reference, contract);
  };

  test.each(references.filter(isOfOtherModule))('is 422, as for a missing record: %s', async (_title, reference) => {
    const { operation, field } = reference;
    const { rpc, binding } = operation;
    const { references: module } = field.rules;
    // Not the record that the called one refers to already, which may stay.
    const id = module === 'users' ? viewerId : await others.keptReferable(module);
    const body = binding.method === 'PATCH' ? {} : ((await samples.keptBody(operation)) ?? {});
    const http = await blindTo(viewModuleOf(reference, contract));
    const response = await http.send(
      binding.method,
      await samples.pathToKept(operation),
      sendable(rpc, refer(reference, body, id)),
    );
    const path = pathOf(reference);
    const message = `${path} ${id} does not exist or is not accessible.`;
    expect([response.status, response.body]).toEqual([
      422,
      expect.objectContaining({
        errors: expect.arrayContaining([{ field: path, code: 'unknown_reference', message }]),
      }),
    ]);
  });
});

describe('a reference of staff whose grants end at their own records', () => {
  /** @param isKept true for a call that must be rejected */
  const send = async (reference: Reference, id: number, isKept: boolean) => {
    const { operation } = reference;
    const { rpc, binding } = operation;
    const isChange = binding.method === 'PATCH';
    const example = isChange ? {} : await (isKept ? ownSamples.keptBody(operation) : ownSamples.body(operation));
    const body = example ?? {};
    const path = await (isKept ? ownSamples.pathToKept(operation) : ownSamples.path(operation));
    const taxes = [await ownSamples.referable('taxes')];
    return owner.send(binding.method, path, sendable(rpc, refer(reference, body, id, taxes)));
  };

  test.each(references)("to another's record is 422, as for a missing record: %s", async (_title, reference) => {
    const { references: module } = reference.field.rules;
    const id = module === 'users' ? viewerId : await samples.keptReferable(module);
    const response = await send(reference, id, true);
    const { errors = [] } = response.body as { errors?: object[] };
    const path = pathOf(reference);
    const message = `${path} ${id} does not exist or is not accessible.`;
    expect([response.status, errors]).toEqual([422, [{ field: path, code: 'unknown_reference', message }]]);
  });

  test.each(references)('to a record of their own is accepted: %s', async (_title, reference) => {
    const { references: module } = reference.field.rules;
    const id = module === 'users' ? ownerId : await ownSamples.newReferable(module);
    const response = await send(reference, id, false);
    expect(response).toMatchObject({ status: reference.operation.rpc.policy.success });
  });
});

describe('an administrator', () => {
  test.each(table((operation) => needsGrant(operation) || needsAdministrator(operation)))(
    'may %s',
    async (_title, operation) => {
      const path = (await pathOfCall(samples, operation)) + neededQuery(operation);
      const body = sendable(operation.rpc, await samples.body(operation));
      const response = await admin.send(operation.binding.method, path, body);
      const others = [
        ...(isAction(operation) || isElectronicInvoice(operation.rpc) ? [422] : []),
        ...(isOnUncreatedRecord(operation) || isOnSubrecord(operation) ? [404] : []),
        ...(operation.rpc.policy.external ? [201] : []),
      ];
      expect([operation.rpc.policy.success, ...others]).toContain(response.status);
    },
  );

  test.each(table((operation) => hasVariable(operation) && isOnRecord(operation)))(
    'gets 404 for a missing record: %s',
    async (_title, operation) => {
      const path = operation.binding.path.replace('{id}', '999999999');
      expect((await callRejected(admin, operation, path)).status).toBe(404);
    },
  );
});

describe('a caller who creates a record', () => {
  test.each(table(isCreate))('cannot set what the server sets: %s', async (_title, operation) => {
    const message = operation.rpc.request.field(operation.binding.body)?.message ?? operation.rpc.request;
    const readOnly = message.fields.filter(({ rules }) => rules.readOnly).map(({ name }) => name);
    const body = { ...(await samples.keptBody(operation)), ...Object.fromEntries(readOnly.map((name) => [name, 1])) };
    const response = await admin.send('POST', await samples.path(operation), body);
    expect([response.status, fieldsOf(response.body).sort()]).toEqual([422, readOnly.sort()]);
  });
});

describe('an Idempotency-Key', () => {
  test.each(table((operation) => isCreate(operation) && !operation.rpc.policy.secret))(
    'creates one record for ten equal concurrent calls: %s',
    async (title, operation) => {
      const [path, body] = [await samples.path(operation), await samples.body(operation)];
      const key = { 'idempotency-key': `walk ${title}` };
      const replies = await Promise.all(Array.from({ length: 10 }, () => admin.send('POST', path, body, key)));
      expect(new Set(replies.map(({ status, body }) => `${status} ${JSON.stringify(body)}`)).size).toBe(1);
      expect(replies[0]?.status).toBe(operation.rpc.policy.success);
      const other = await admin.send('POST', path, await others.keptBody(operation), key);
      expect([other.status, fieldsOf(other.body)]).toEqual([422, ['Idempotency-Key']]);
    },
  );

  test.each(table((operation) => isOtherPost(operation) && !isPublic(operation)))(
    'returns the first response again, but no secret twice: %s',
    async (title, operation) => {
      const [path, body] = [await samples.path(operation), await samples.body(operation)];
      const key = { 'idempotency-key': `walk ${title}` };
      const [first, again] = [await admin.send('POST', path, body, key), await admin.send('POST', path, body, key)];
      expect(first.status).not.toBe(500);
      const expected = operation.rpc.policy.secret
        ? [409, expect.objectContaining({ code: 'already_answered' })]
        : [first.status, first.body];
      if (first.status < 300) expect([again.status, again.body]).toEqual(expected);
    },
  );
});

describe('If-Match', () => {
  test.each(table((operation) => isOnRecord(operation) && isChange(operation) && operation.rpc.name !== 'Restore'))(
    'of an older version is rejected: %s',
    async (_title, operation) => {
      const response = await admin.send(
        operation.binding.method,
        await samples.pathToKept(operation),
        await samples.keptBody(operation),
        { 'if-match': '"999"' },
      );
      expect(response).toMatchObject({ status: 412, body: { code: 'version_mismatch', conflicts: expect.any(Array) } });
      expect(response.headers.get('etag')).toMatch(/^"\d+"$/);
    },
  );
});

describe('bad input', () => {
  test.each(table(hasBody))('keys of prototypes are unknown fields: %s', async (_title, operation) => {
    const sent = JSON.stringify((await samples.keptBody(operation)) ?? {});
    const body = `{"__proto__":{"is_admin":1},"constructor":{},${sent === '{}' ? '"prototype":1}' : sent.slice(1)}`;
    const response = await admin.send(operation.binding.method, await samples.pathToKept(operation), body, {
      'content-type': 'application/json',
    });
    expect([response.status, fieldsOf(response.body)]).toEqual([
      422,
      expect.arrayContaining(['__proto__', 'constructor']),
    ]);
  });

  test.each(table(hasBody))('database operators are not accepted as values: %s', async (_title, operation) => {
    const body = Object.fromEntries(
      Object.keys((await samples.keptBody(operation)) ?? {}).map((name) => [name, { $gt: '' }]),
    );
    const response = await admin.send(operation.binding.method, await samples.pathToKept(operation), body);
    expect(Object.keys(body).length === 0 || response.status === 422 || response.status === 401).toBe(true);
  });

  test.each(table((operation) => operation.binding.method === 'GET' && !isOnUncreatedRecord(operation)))(
    'operators in a query are unknown parameters: %s',
    async (_title, operation) => {
      const path = (await samples.pathToKept(operation)) + (neededQuery(operation) || '?');
      const response = await admin.send('GET', `${path}&id[$ne]=1`);
      expect([response.status, fieldsOf(response.body)]).toEqual([422, ['id[$ne]']]);
    },
  );
});

function fieldsOf(body: unknown): string[] {
  return ((body as { errors?: { field: string }[] }).errors ?? []).map(({ field }) => field);
}
