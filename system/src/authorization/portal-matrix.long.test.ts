import { loadContract, type MessageContract } from '@bms/contracts';
import { type Http, type HttpResponse, openSystem, signIn } from '@bms/testing';
import { beforeAll, describe, expect, test } from '@jest/globals';
import { sendable } from '../document/send.ts';
import { isAction, isCreate, isElectronicInvoice, type Operation, operationsOf } from './operations.ts';
import { createPortalSide, isOfClients, isShownByChoice, type PortalSide, readingFor } from './portal-side.ts';

/*
 * Calls every operation of the contract as portal users of two clients: each can use what the contract opens, on the
 * records of their client, and finds nothing of the other. New rpcs are covered automatically.
 */
const contract = loadContract();
/** Event streams are left out because they never end. */
const operations = operationsOf(contract).filter(({ rpc }) => rpc.policy.stream !== 'events');
const table = (wanted: (operation: Operation) => boolean) =>
  operations.filter(wanted).map((operation) => [operation.title, operation] as const);

const isOpen = ({ rpc }: Operation) => rpc.policy.portal;
const isClosed = ({ rpc: { policy } }: Operation) =>
  policy.access.kind === 'permission'
    ? !policy.portal
    : policy.access.kind === 'caller' && policy.access.caller === 'administrator';
const isOfClient = (operation: Operation) => isOpen(operation) && isOfClients(operation.rpc.service);
const isOnRecord = (operation: Operation) => operation.binding.path.includes('{id}') && !isCreate(operation);
const isList = ({ rpc }: Operation) => rpc.name === 'List';
/** Lists of records that belong to clients. */
const lists = operations.filter(isList).flatMap((list) => {
  const reading = isOpen(list) ? readingFor(list, operations) : undefined;
  return reading && isOfClients(reading.rpc.service) ? [{ list, reading }] : [];
});

let mine: PortalSide;
let theirs: PortalSide;

beforeAll(async () => {
  const { system, inbox } = await openSystem();
  const { url } = system.gateways[0]!;
  const admin = await signIn(url, system.admin.email, system.admin.password);
  const world = { contract, url, admin, inbox };
  [mine, theirs] = [await createPortalSide(world, 0), await createPortalSide(world, 1)];
});

const at = ({ binding }: Operation, id: number): string => binding.path.replace('{id}', String(id));

interface Page {
  records: { id: number }[];
  meta?: { total: number };
}

/** Returns the records that a user finds in a list. */
async function find(http: Http, operation: Operation, query: Record<string, string> = {}): Promise<Page> {
  const received = await http.send(
    'GET',
    `${operation.binding.path}?${new URLSearchParams({ limit: '100', ...query })}`,
  );
  expect(received.status).toBe(200);
  return received.body as Page;
}

const idsOf = ({ records }: Page): number[] => records.map(({ id }) => id);

/** True if the operation returns JSON about records that the test can create. */
const isReading = ({ rpc, binding }: Operation): boolean =>
  binding.method === 'GET' &&
  rpc.policy.stream === '' &&
  rpc.policy.produces.length === 0 &&
  !binding.path.replace('{id}', '').includes('{');

describe('a user of the portal', () => {
  test.each(table(isClosed))('may not %s', async (_title, operation) => {
    const path = operation.binding.path.replace(/\{\w+\}/g, '1');
    const isUpload = operation.rpc.policy.stream === 'upload';
    const body = isUpload ? sendable(operation.rpc, await mine.samples.body(operation)) : undefined;
    const received = await mine.user.send(operation.binding.method, path, body);
    expect(received).toMatchObject({ status: 403, body: { code: 'forbidden' } });
  });

  test.each(table((operation) => isOfClient(operation) && isOnRecord(operation)))(
    "gets the own client's record, and 404 for another's: %s",
    async (_title, operation) => {
      const { service, policy } = operation.rpc;
      const body = await theirs.samples.body(operation);
      const send = async (side: PortalSide): Promise<HttpResponse> =>
        mine.user.send(operation.binding.method, at(operation, await side.shownRecord(service)), body);
      expect(await send(theirs)).toMatchObject({ status: 404, body: { code: 'not_found' } });
      const changes = policy.access.kind === 'permission' && policy.access.action !== 'view';
      // A portal user can update only an answer, and the example sends every field.
      const isUnprocessable = isAction(operation) || isElectronicInvoice(operation.rpc);
      const others = [...(changes ? [403, 422] : []), ...(isUnprocessable ? [422] : [])];
      expect([policy.success, ...others]).toContain((await send(mine)).status);
    },
  );

  test.each(table((operation) => isShownByChoice(operation.rpc.service) && isOpen(operation) && isOnRecord(operation)))(
    'gets 404 for unshared records of the own client: %s',
    async (_title, operation) => {
      const { service } = operation.rpc;
      const id = await mine.samples.newRecord(service.module);
      const received = await mine.user.send(operation.binding.method, at(operation, id));
      expect(received).toMatchObject({ status: 404, body: { code: 'not_found' } });
      for (const { list } of lists.filter(({ reading }) => reading.rpc.service === service))
        expect(idsOf(await find(mine.user, list))).not.toContain(id);
    },
  );

  test.each(lists.map(({ list, reading }) => [list.title, list, reading] as const))(
    'lists records of the own client only, whatever the search or filter: %s',
    async (_title, operation, reading) => {
      const { service } = reading.rpc;
      const [own, other] = [await mine.shownRecord(service), await theirs.shownRecord(service)];
      const all = await find(mine.user, operation);
      expect(idsOf(all)).toContain(own);
      expect(idsOf(await find(theirs.user, operation))).toContain(other);
      const shown = await Promise.all(idsOf(all).map((id) => mine.user.send('GET', at(reading, id))));
      expect(shown.map(({ status }) => status)).toEqual(shown.map(() => 200));
      const { record } = (await theirs.user.send('GET', at(reading, other))).body as { record: Members };
      for (const query of queriesFor(operation, record)) {
        const page = await find(mine.user, operation, query);
        expect([query, idsOf(page).filter((id) => !idsOf(all).includes(id))]).toEqual([query, []]);
        if (operation.rpc.response.field('meta'))
          expect([query, page.meta?.total]).toEqual([query, page.records.length]);
      }
    },
  );

  test.each(table((operation) => isOpen(operation) && isReading(operation)))(
    'gets no staff-only fields: %s',
    async (_title, operation) => {
      const { service, response } = operation.rpc;
      const record = () => (isOfClients(service) ? mine.shownRecord(service) : mine.samples.newRecord(service.module));
      const path = isOnRecord(operation) ? at(operation, await record()) : operation.binding.path;
      const { status, body } = await mine.user.send('GET', path);
      // A sample may not be shared with clients.
      expect([200, 404]).toContain(status);
      expect(staffMembersOf(response, body)).toEqual([]);
    },
  );

  test.each(table((operation) => isOpen(operation) && isCreate(operation)))(
    'creates records for the own client only, also with another client_id: %s',
    async (_title, operation) => {
      const body = await theirs.samples.body(operation);
      const received = await mine.user.send('POST', operation.binding.path, body);
      expect(received.status).toBe(operation.rpc.policy.success);
      const { id } = (received.body as { record: { id: number } }).record;
      const others = operations.filter((other) => other.rpc.service === operation.rpc.service && isOpen(other));
      for (const reading of others.filter(({ rpc }) => rpc.name === 'Get')) {
        expect((await mine.user.send('GET', at(reading, id))).status).toBe(200);
        expect((await theirs.user.send('GET', at(reading, id))).status).toBe(404);
      }
      for (const list of others.filter(isList)) {
        expect(idsOf(await find(mine.user, list))).toContain(id);
        expect(idsOf(await find(theirs.user, list))).not.toContain(id);
      }
    },
  );
});

type Members = Record<string, unknown>;

/** Returns the paths of the staff-only fields in a response. */
function staffMembersOf(message: MessageContract, value: unknown, path = ''): string[] {
  if (Array.isArray(value)) return value.flatMap((entry) => staffMembersOf(message, entry, path));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, member]) => {
    const field = message.field(name);
    if (field?.rules.staffOnly) return [`${path}${name}`];
    return field?.message ? staffMembersOf(field.message, member, `${path}${name}.`) : [];
  });
}

/** Returns the searches and filters that match the record's values. */
function queriesFor({ rpc }: Operation, record: Members): Record<string, string>[] {
  const texts = Object.values(record).filter((value): value is string => typeof value === 'string' && value !== '');
  const filters = rpc.request.fields.filter(({ name, rules }) => !rules.inline && record[name] != null);
  return [
    ...texts.map((text) => ({ search: text.slice(0, 100) })),
    ...filters.map(({ name }) => ({ [name]: String(record[name]) })),
  ];
}
