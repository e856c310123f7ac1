import { createHash } from 'node:crypto';
import { publicCaller } from '@bms/contracts';
import type { DocumentLink, SharedDocument } from '@bms/contracts/types/api';
import { errorsOf, eventually, portalUser, type RpcOptions, staff } from '@bms/testing';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { startSales, type TestedSales } from '../../test/sales.ts';
import { today } from '../../test/today.ts';

const DAY_MS = 24 * 3600 * 1000;
const line = { title: 'Chai', quantity: '2', rate: '1800' };
const visitor: RpcOptions = {
  caller: publicCaller,
  headers: { 'x-client-address': '203.0.113.7', 'x-client-user-agent': 'Mozilla/5.0' },
};
const maria = { name: 'Maria Anders', note: 'Before noon, please.' };

interface Created {
  readonly record: DocumentLink;
  readonly url: string;
}
interface Stored {
  readonly _id: number;
  readonly version: number;
  readonly answer?: object;
}

let sales: TestedSales;
let client_id: number;
let contractNumber = 0;
beforeAll(async () => {
  sales = await startSales();
  client_id = await sales.newClient({ language: 'de-AT' });
});
afterAll(() => sales?.stop());

type Resource = 'Estimates' | 'Contracts' | 'Orders';

/** Creates a document that its client may see. @returns its id */
async function sentDocument(resource: Resource, more: object = {}): Promise<number> {
  if (resource === 'Contracts') {
    contractNumber += 1;
    const contract = { client_id, title: 'Delivery of tea', content: 'A box every month.', items: [line], ...more };
    await sales.call('Contracts/Create', { id: contractNumber, contract });
    await sales.change('Contracts', contractNumber, { status: 'sent' });
    return contractNumber;
  }
  const { id } = await sales.create(resource, { client_id, items: [line], ...more });
  if (resource === 'Estimates') await sales.call('Estimates/Send', { id });
  return id;
}

const createLink = async (resource: Resource, id: number, link: object = {}, options?: RpcOptions) =>
  (await sales.call<Created>(`${resource}/CreateLink`, { id, link }, options)).message;
const tokenOf = ({ url }: Created): string => url.split('/').at(-1)!;
const linkTo = async (resource: Resource, id: number) => tokenOf(await createLink(resource, id));
const open = async (resource: Resource, token: string) =>
  (await sales.call<{ record: SharedDocument }>(`${resource}/OpenLink`, { token }, visitor)).message.record;
const answer = async (resource: Resource, verb: 'Accept' | 'Decline', token: string, body: object = maria) =>
  (await sales.call<{ record: SharedDocument }>(`${resource}/${verb}ByLink`, { token, ...body }, visitor)).message
    .record;
const linksOf = async (resource: Resource, id: number) =>
  (await sales.call<{ records: DocumentLink[] }>(`${resource}/ListLinks`, { id })).message.records;
const collection = <Row extends object>(name: string) => sales.running.kit.db.collection<Row>(name);

describe('a link to a document', () => {
  test('is an address with a token of 192 bits, of which only the hash is stored', async () => {
    const id = await sentDocument('Estimates');
    const created = await createLink('Estimates', id);
    expect(created.url).toMatch(/^http:\/\/127\.0\.0\.1:8080\/d\/estimates\/[\w-]{32}$/);
    const stored = await collection('estimates_links').findOne({ document_id: id });
    expect(JSON.stringify(stored)).not.toContain(tokenOf(created));
    expect(JSON.stringify(await linksOf('Estimates', id))).not.toContain(tokenOf(created));
  });

  test('expires after 90 days by default, or at the given time', async () => {
    const id = await sentDocument('Estimates');
    const { record } = await createLink('Estimates', id);
    const days = (Date.parse(record.expires_at!) - Date.now()) / DAY_MS;
    expect([Math.round(days), record.created_by]).toEqual([90, 1]);
    const expires_at = new Date(Date.now() + DAY_MS).toISOString();
    expect((await createLink('Estimates', id, { expires_at })).record.expires_at).toBe(expires_at);
    const expiry = (ahead: number) => ({ expires_at: new Date(Date.now() + ahead).toISOString() });
    await createLink('Estimates', id, expiry(400 * DAY_MS - 60_000));
    expect(await errorsOf(createLink('Estimates', id, expiry(400 * DAY_MS + 60_000)))).toEqual([
      'expires_at out_of_range',
    ]);
    const past = { expires_at: '2020-01-01T00:00:00.000Z' };
    expect(await errorsOf(createLink('Estimates', id, past))).toEqual(['expires_at out_of_range']);
  });

  test.each(['Estimates', 'Contracts'] as const)('cannot be created for a draft: %s', async (resource) => {
    const id = contractNumber + 1000;
    if (resource === 'Contracts') await sales.call('Contracts/Create', { id, contract: { client_id, title: 'Tea' } });
    const draft = resource === 'Contracts' ? { id } : await sales.create('Estimates', { client_id, items: [line] });
    expect(await errorsOf(createLink(resource, draft.id))).toEqual(['status not_sent']);
  });

  test('is limited to 100 for a document', async () => {
    const id = await sentDocument('Orders');
    for (let count = 0; count < 100; count++) await createLink('Orders', id);
    expect(await errorsOf(createLink('Orders', id))).toEqual(['id too_many']);
    expect(await linksOf('Orders', id)).toHaveLength(100);
  });

  test('needs the permission to update the document, and the one to view it for the list', async () => {
    const id = await sentDocument('Estimates');
    const reader = { caller: staff(7, { 'estimates.view': 'all' }) };
    expect(await errorsOf(createLink('Estimates', id, {}, reader))).toEqual(['forbidden']);
    expect(await errorsOf(sales.call('Estimates/ListLinks', { id }, reader))).toEqual([]);
    const { record } = await createLink('Estimates', id);
    const revoke = (options: RpcOptions) => sales.call('Estimates/RevokeLink', { id, link_id: record.id }, options);
    expect(await errorsOf(revoke(reader))).toEqual(['forbidden']);
    expect(await errorsOf(revoke({ caller: portalUser(client_id) }))).toEqual(['forbidden']);
    const stranger = { caller: staff(8, { 'estimates.view': 'own', 'estimates.update': 'own' }) };
    expect(await errorsOf(revoke(stranger))).toEqual(['not_found']);
  });

  test('records its openings, of which the last 20 are kept', async () => {
    const id = await sentDocument('Estimates');
    const token = await linkTo('Estimates', id);
    for (let count = 0; count < 22; count++) await open('Estimates', token);
    const [link] = await linksOf('Estimates', id);
    expect(link).toMatchObject({ open_count: 22, last_opened_at: link!.openings.at(-1)!.opened_at });
    expect(link!.openings.map(({ address }) => address)).toEqual(Array(20).fill('203.0.113.7'));
    expect(Date.parse(link!.first_opened_at!)).toBeLessThan(Date.parse(link!.last_opened_at!));
  });
});

describe('without a valid link a document is not found', () => {
  const outcome = (token: string) => errorsOf(open('Estimates', token));

  test('with a made-up token', async () => {
    expect(await outcome('A'.repeat(32))).toEqual(['not_found']);
    expect(await outcome('x')).toEqual(['not_found']);
  });

  test('with an expired link', async () => {
    const token = await linkTo('Estimates', await sentDocument('Estimates'));
    const last = await collection<Stored>('estimates_links').find().sort({ _id: -1 }).limit(1).next();
    await collection<Stored>('estimates_links').updateOne({ _id: last!._id }, { $set: { expires_at: new Date() } });
    expect(await outcome(token)).toEqual(['not_found']);
  });

  test('with a revoked link, while others stay valid', async () => {
    const id = await sentDocument('Estimates');
    const [revoked, other] = [await createLink('Estimates', id), await createLink('Estimates', id)];
    const revoke = () => sales.call('Estimates/RevokeLink', { id, link_id: revoked.record.id });
    await revoke();
    expect(await outcome(tokenOf(revoked))).toEqual(['not_found']);
    expect(await outcome(tokenOf(other))).toEqual([]);
    const { revoked_at } = (await linksOf('Estimates', id)).at(-1)!;
    expect(revoked_at).toBeDefined();
    await revoke();
    expect((await linksOf('Estimates', id)).at(-1)!.revoked_at).toBe(revoked_at);
    const elsewhere = { id: await sentDocument('Estimates'), link_id: other.record.id };
    expect(await errorsOf(sales.call('Estimates/RevokeLink', elsewhere))).toEqual(['not_found']);
  });

  test('with the link to a document of another kind', async () => {
    expect(await outcome(await linkTo('Orders', await sentDocument('Orders')))).toEqual(['not_found']);
  });

  test('after the document became a draft again or was deleted', async () => {
    const id = await sentDocument('Estimates');
    const token = await linkTo('Estimates', id);
    await sales.call('Estimates/Decline', { id });
    expect(await outcome(token)).toEqual([]);
    await sales.call('Estimates/Reopen', { id });
    expect(await outcome(token)).toEqual(['not_found']);
    await sales.call('Estimates/Delete', { id });
    expect(await outcome(token)).toEqual(['not_found']);
  });
});

describe('a document opened by a link', () => {
  test('shows what its recipient needs, and nothing of the staff', async () => {
    const more = { note: 'Within a week.', terms: 'Net 14 days.', valid_until: '2099-12-31' };
    const id = await sentDocument('Estimates', more);
    const shown = await open('Estimates', await linkTo('Estimates', id));
    expect(shown).toMatchObject({
      ...more,
      kind: 'estimate',
      number: `EST-${String(id).padStart(6, '0')}`,
      status: 'sent',
      date: today(),
      language: 'de-AT',
      client_name: 'Alfreds Futterkiste',
      organization: { name: 'Test', address: 'Obere Str. 57', city: 'Berlin', email: 'office@example.com' },
      items: [{ ...line, net: 3600 }],
      total: 3600,
      balance: 0,
      currency: 'EUR',
      can_answer: true,
    });
    for (const name of ['created_by', 'owner_id', 'client_id', 'iban'])
      expect(JSON.stringify(shown)).not.toContain(name);
  });

  test('is a contract with its text', async () => {
    const id = await sentDocument('Contracts');
    const shown = await open('Contracts', await linkTo('Contracts', id));
    const contract = { kind: 'contract', number: String(id), title: 'Delivery of tea', content: 'A box every month.' };
    expect(shown).toMatchObject({ ...contract, can_answer: true, total: 3600 });
  });

  test('is an order, which cannot be answered', async () => {
    const id = await sentDocument('Orders');
    const shown = await open('Orders', await linkTo('Orders', id));
    const number = `ORD-${String(id).padStart(6, '0')}`;
    expect(shown).toMatchObject({ kind: 'order', number, status: 'new', can_answer: false });
  });
});

describe.each(['Estimates', 'Contracts'] as const)('the recipient of a link to %s', (resource) => {
  const name = resource.toLowerCase();

  test.each([
    ['Accept', 'accepted'],
    ['Decline', 'declined'],
  ] as const)('can %s; name, note, time, address and User-Agent are kept', async (verb, status) => {
    const id = await sentDocument(resource);
    const link = await createLink(resource, id);
    const shown = await answer(resource, verb, tokenOf(link));
    expect(shown).toMatchObject({ status, can_answer: false, answer: { name: 'Maria Anders' } });
    const record = await sales.show(resource, id);
    const evidence = { ...maria, answer: status, address: '203.0.113.7', user_agent: 'Mozilla/5.0' };
    expect(record).toMatchObject({ status, answer: { ...evidence, link_id: link.record.id } });
    const { answered_at } = record['answer'] as { answered_at: string };
    expect(Date.now() - Date.parse(answered_at)).toBeLessThan(60_000);
  });

  test('accepts the document that is kept: its hash is recorded', async () => {
    const id = await sentDocument(resource);
    const token = await linkTo(resource, id);
    const { message } = await sales.call<{ content: Uint8Array }>(`${resource}/PdfByLink`, { token }, visitor);
    await answer(resource, 'Accept', token);
    const hash = createHash('sha256').update(message.content).digest('hex');
    expect((await sales.show(resource, id))['accepted_sha256']).toBe(hash);
  });

  test('is recorded without address and User-Agent for portal users', async () => {
    const id = await sentDocument(resource);
    await answer(resource, 'Accept', await linkTo(resource, id));
    const { answer: seen } = await sales.show(resource, id, { caller: portalUser(client_id) });
    expect(seen).toMatchObject({ name: 'Maria Anders', address: '', user_agent: '', link_id: 0 });
  });

  test('answers once, also if many requests race', async () => {
    const id = await sentDocument(resource);
    const token = await linkTo(resource, id);
    const names = Array.from({ length: 10 }, (_, index) => `Person ${index}`);
    const outcomes = await Promise.all(
      names.map((one, index) =>
        errorsOf(answer(resource, index % 2 === 0 ? 'Accept' : 'Decline', token, { name: one })),
      ),
    );
    expect(outcomes.filter(([error]) => error === undefined)).toHaveLength(1);
    expect(new Set(outcomes.flat())).toEqual(new Set(['status illegal_move']));
    const before = await collection<Stored>(name).findOne({ _id: id });
    expect(before).toMatchObject({
      version: 3,
      answer: { name: names[outcomes.findIndex(({ length }) => length === 0)] },
    });
    expect(await errorsOf(answer(resource, 'Accept', token))).toEqual(['status illegal_move']);
    expect(await collection<Stored>(name).findOne({ _id: id })).toEqual(before);
  });

  test('needs a name', async () => {
    const id = await sentDocument(resource);
    const token = await linkTo(resource, id);
    expect(await errorsOf(answer(resource, 'Accept', token, { name: ' ' }))).toEqual(['name required']);
    expect(await errorsOf(answer(resource, 'Accept', token, {}))).toEqual(['name required']);
  });

  test('cannot answer with a link that is not valid', async () => {
    expect(await errorsOf(answer(resource, 'Accept', 'A'.repeat(32)))).toEqual(['not_found']);
  });
});

describe('an estimate accepted by a link', () => {
  test('becomes one order, like one that a portal user accepts', async () => {
    const id = await sentDocument('Estimates');
    await answer('Estimates', 'Accept', await linkTo('Estimates', id));
    const orders = () => collection('orders').find({ estimate_id: id }).toArray();
    expect(await eventually(orders, ({ length }) => length > 0)).toMatchObject([{ client_id, total: 3600 }]);
  });

  test('cannot be accepted after its last day', async () => {
    const id = await sentDocument('Estimates', { valid_until: '2020-01-01' });
    const token = await linkTo('Estimates', id);
    expect(await open('Estimates', token)).toMatchObject({ can_answer: false });
    expect(await errorsOf(answer('Estimates', 'Accept', token))).toEqual(['valid_until expired']);
  });

  test('loses the former answer when it is reopened', async () => {
    const id = await sentDocument('Estimates');
    await answer('Estimates', 'Decline', await linkTo('Estimates', id));
    await sales.call('Estimates/Reopen', { id });
    expect((await sales.show('Estimates', id))['answer']).toBeFalsy();
  });
});
