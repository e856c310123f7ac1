import { createHash } from 'node:crypto';
import { errorsOf, portalUser, type RpcOptions, staff } from '@bms/testing';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { expectMoves } from '../../test/moves.ts';
import { type Shown, startSales, type TestedSales } from '../../test/sales.ts';
import { today } from '../../test/today.ts';

const agreed = {
  title: 'Delivery of tea',
  contract_date: '2026-03-02',
  valid_until: '2027-03-01',
  content: 'A box every month.',
  note: 'Renew early.',
  items: [{ title: 'Chai', quantity: '12', rate: '1800' }],
};

let sales: TestedSales;
let client_id: number;
beforeAll(async () => {
  sales = await startSales();
  client_id = await sales.newClient();
});
afterAll(() => sales?.stop());

const create = async (id: number, contract: object = {}, options?: RpcOptions) => {
  const sent = { client_id, title: 'Delivery of tea', ...contract };
  return (await sales.call<{ record: Shown }>('Contracts/Create', { id, contract: sent }, options)).message.record;
};
const show = (id: number, options?: RpcOptions) => sales.show('Contracts', id, options);
const change = (id: number, contract: object) => sales.change('Contracts', id, contract);
let number = 1000;
/** Creates a contract and moves it through the given statuses. */
const after = async (...statuses: string[]): Promise<Shown> => {
  const { id } = await create(++number, agreed);
  for (const status of statuses) await change(id, { status });
  return show(id);
};
const moving = {
  statuses: ['draft', 'sent', 'accepted', 'declined'],
  after,
  move: (id: number, status: string) => change(id, { status }),
  statusOf: async (id: number) => (await show(id)).status,
};

describe('a contract', () => {
  test('is made under the number that was chosen, and shown as it was sent', async () => {
    const created = await create(42, agreed);
    expect(created).toMatchObject({ ...agreed, id: 42, client_id, status: 'draft', total: 21_600, created_by: 1 });
    expect(await show(42)).toEqual(created);
  });

  test('cannot be made under a number that is taken, also when ten want it at once', async () => {
    const all = await Promise.all(Array.from({ length: 10 }, (_, n) => errorsOf(create(43, { note: `${n}` }))));
    expect(all.flat()).toEqual(Array(9).fill('id taken'));
    expect(all.filter(({ length }) => length === 0)).toHaveLength(1);
  });

  test('tells a caller who may not view it that its number is taken, and nothing else', async () => {
    const hidden = await create(46, { ...agreed, title: 'Merger' });
    const caller = staff(61, { 'contracts.view': 'own', 'contracts.create': 'own', 'clients.view': 'all' });
    const body = { client_id, title: 'Delivery of tea', items: [{ title: 'Chai', quantity: '1', rate: '100' }] };
    const violations = [{ field: 'id', code: 'taken', message: 'id is already in use.' }];
    await expect(create(46, body, { caller })).rejects.toMatchObject({ violations });
    expect(await errorsOf(show(46, { caller }))).toEqual(['not_found']);
    expect(await show(46)).toEqual(hidden);
  });

  test('is made once with one Idempotency-Key', async () => {
    const headers = { 'idempotency-key': 'contract' };
    expect(await create(44, {}, { headers })).toEqual(await create(44, {}, { headers }));
  });

  test('needs neither lines nor dates', async () => {
    await create(45);
    const shown = await show(45);
    expect(shown).toMatchObject({ items: [], total: 0, content: '' });
    expect([shown['contract_date'], shown['valid_until']]).toEqual([undefined, undefined]);
  });

  test.each([
    [{ title: ' ' }, 'title required'],
    [{ client_id: 999_999 }, 'client_id unknown_reference'],
    [{ status: 'sent' }, 'status not_allowed'],
    [{ items: [{ quantity: '1' }] }, 'items[0].title required'],
    [{ id: 7 }, 'id read_only'],
  ])('cannot be made with %j: %s', async (contract, error) => {
    expect((await errorsOf(create(46, contract)))[0]).toBe(error);
  });
});

describe('the list of contracts', () => {
  const list = async (query: object, options?: RpcOptions) =>
    (await sales.call<{ records: Shown[] }>('Contracts/List', query, options)).message.records;

  test('shows each in short, found by client, status, dates and words of the title', async () => {
    const client = await sales.newClient();
    const { id } = await create(70, { ...agreed, title: 'Lieferung von Käse', client_id: client });
    await create(71, { client_id: client, title: 'Coffee', contract_date: '2025-01-01' });
    await change(id, { status: 'sent' });
    const { contract_date, valid_until } = agreed;
    const dates = { contract_date, valid_until, created_at: today() };
    const sent = { client_id: client, client_name: 'Alfreds Futterkiste', status: 'sent', total: 21_600 };
    const item = { id, title: 'Lieferung von Käse', ...sent, ...dates };
    for (const query of [
      { status: 'sent' },
      { contract_date_from: '2026-03-02', contract_date_to: '2026-03-02' },
      { valid_until_from: '2027-01-01' },
      { list: { search: 'kase' } },
    ])
      expect(await list({ client_id: client, ...query })).toEqual([item]);
    expect((await list({ client_id: client, list: { sort: 'title' } })).map((one) => one.id)).toEqual([71, 70]);
  });
});

describe('a change', () => {
  test('is answered with the contract', async () => {
    const { id } = await create(50, agreed);
    const changing = sales.call('Contracts/Update', { id, contract: { note: 'x' }, update_mask: { paths: ['note'] } });
    const { message } = await changing;
    expect(message).toEqual({ success: true, message: 'Saved.', record: await show(id), recipients: [] });
    expect((await show(id))['note']).toBe('x');
  });

  test('of one that is there to be seen only is none', async () => {
    expect(await errorsOf(change(999_999, { note: 'x' }))).toEqual(['not_found']);
    const { id } = await after();
    const options = { caller: staff(9, { 'contracts.view': 'all', 'contracts.update': 'own' }) };
    const request = { id, contract: { note: 'x' }, update_mask: { paths: ['note'] } };
    expect(await errorsOf(sales.call('Contracts/Update', request, options))).toEqual(['forbidden']);
  });
});

describe('the status', () => {
  test.each([
    [[], ['sent']],
    [['sent'], ['accepted', 'declined']],
    [['sent', 'declined'], []],
    [['sent', 'accepted'], []],
  ])('after %j may become %j, and nothing else', (path, legal) => expectMoves(moving, path, legal));

  test('that is accepted locks the contract; sent back as it is it is no change', async () => {
    const shown = await after('sent', 'accepted');
    expect((await change(shown.id, shown)).etag).toBe(3);
    const errors = await errorsOf(change(shown.id, { title: 'Coffee', note: 'x', status: 'sent' }));
    expect(errors.some((one) => one === 'status illegal_move' || one === 'title locked')).toBe(true);
    expect(await errorsOf(change(shown.id, { title: 'Coffee', items: [] }))).toEqual(['title locked', 'items locked']);
    expect(await show(shown.id)).toEqual(shown);
  });

  test('that is sent locks all that was shown, also for the answer', async () => {
    const shown = await after('sent');
    const other = await sales.newClient();
    const changes = {
      ...{
        client_id: other,
        title: 'Coffee',
        contract_date: '2026-04-01',
        valid_until: '2028-01-01',
        content: 'Two boxes.',
      },
      ...{ note: 'x', items: [{ title: 'Chai', quantity: '12', rate: '99900' }], discount_percent: '5', terms: 'y' },
    };
    for (const [name, value] of Object.entries(changes))
      expect(await errorsOf(change(shown.id, { [name]: value }))).toEqual([`${name} locked`]);
    expect(await errorsOf(change(shown.id, { status: 'accepted', client_id: other }))).toEqual(['client_id locked']);
    expect((await change(shown.id, shown)).etag).toBe(2);
    await change(shown.id, { status: 'declined' });
    expect(await errorsOf(change(shown.id, { content: 'Two boxes.' }))).toEqual(['content locked']);
  });

  test('is told when it becomes sent or accepted', async () => {
    const { id } = await after('sent', 'accepted');
    const rows = await sales.running.kit.db
      .collection('outbox')
      .find({ record: `contract.${id}` })
      .toArray();
    const events = ['sent', 'accepted'].map((event) => `bms.crm.contract.${event}.${id}`);
    expect(rows.map(({ subject }) => subject)).toEqual(events);
  });
});

describe('a user of the portal', () => {
  const answer = (id: number, contract: object, caller = portalUser(client_id)) => {
    const message = { id, contract, update_mask: { paths: Object.keys(contract) } };
    return sales.call('Contracts/Update', message, { caller });
  };

  test('accepts the document that is kept: its hash is recorded', async () => {
    const { id } = await after('sent');
    expect((await show(id))['accepted_sha256']).toBe('');
    await answer(id, { status: 'accepted' });
    const { message } = await sales.call<{ content: Uint8Array }>('Contracts/Pdf', { id });
    const hash = createHash('sha256').update(message.content).digest('hex');
    expect((await show(id))['accepted_sha256']).toBe(hash);
    const declined = await after('sent', 'declined');
    expect(declined['accepted_sha256']).toBe('');
  });

  test('answers a contract that was sent to the client', async () => {
    const [first, second] = [await after('sent'), await after('sent')];
    await answer(first.id, { status: 'accepted' });
    await answer(second.id, { status: 'declined' });
    expect([(await show(first.id)).status, (await show(second.id)).status]).toEqual(['accepted', 'declined']);
    expect(await errorsOf(answer(first.id, { status: 'declined' }))).toEqual(['status illegal_move']);
  });

  test.each([
    [{ title: 'Coffee' }],
    [{ status: 'accepted', note: 'Less, please' }],
    [{ status: 'sent' }],
    [{ client_id: 99_999 }],
  ])('changes nothing else: %j', async (contract) => {
    const { id } = await after('sent');
    expect(await errorsOf(answer(id, contract))).toEqual(['forbidden']);
  });

  test('lists the contracts of the client that are not drafts', async () => {
    const own = await sales.newClient();
    for (const id of [80, 81]) await create(id, { client_id: own });
    await change(81, { status: 'sent' });
    const { message } = await sales.call<{ records: Shown[]; meta: object }>(
      'Contracts/List',
      {},
      { caller: portalUser(own) },
    );
    expect(message.records.map(({ id, status }) => [id, status])).toEqual([[81, 'sent']]);
    expect(message.meta).toMatchObject({ total: 1 });
  });

  test("finds neither drafts nor another client's", async () => {
    const [draft, sent] = [await after(), await after('sent')];
    const other = portalUser(await sales.newClient());
    expect(await errorsOf(answer(draft.id, { status: 'accepted' }))).toEqual(['not_found']);
    expect(await errorsOf(answer(sent.id, { status: 'accepted' }, other))).toEqual(['not_found']);
    expect(await errorsOf(show(sent.id, { caller: other }))).toEqual(['not_found']);
    expect((await show(sent.id, { caller: portalUser(client_id) })).id).toBe(sent.id);
    expect(await errorsOf(create(++number, {}, { caller: portalUser(client_id) }))).toEqual(['forbidden']);
  });
});
