import { publicCaller } from '@bms/contracts';
import { errorsOf, eventually, portalUser, type RpcOptions, staff } from '@bms/testing';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { type Shown, startSales, type TestedSales } from '../../test/sales.ts';
import { today } from '../../test/today.ts';

const DAY_MS = 24 * 3600 * 1000;
const dayFromNow = (days: number): string => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);
const line = { title: 'Consulting', quantity: '2', rate: '100' };

let sales: TestedSales;
let client_id: number;
beforeAll(async () => {
  sales = await startSales();
  client_id = await sales.newClient();
  sales.billing.items.set(7, { title: 'Chai', rate: '1800' });
});
afterAll(() => sales?.stop());

const create = (estimate: object = {}, options?: RpcOptions) =>
  sales.create('Estimates', { client_id, items: [line], ...estimate }, options);
const show = (id: number, options?: RpcOptions) => sales.show('Estimates', id, options);
const change = (id: number, estimate: object) => sales.change('Estimates', id, estimate);
const act = async (verb: string, id: number, options?: RpcOptions) =>
  (await sales.call<{ success: boolean; message: string; record: Shown }>(`Estimates/${verb}`, { id }, options))
    .message;
/** Creates an estimate and runs the given actions on it. */
const after = async (...verbs: string[]): Promise<Shown> => {
  const { id } = await create();
  for (const verb of verbs) await act(verb, id);
  return show(id);
};

async function eventsOf(id: number): Promise<string[]> {
  const rows = await sales.running.kit.db
    .collection('outbox')
    .find({ record: `estimate.${id}` })
    .toArray();
  return rows.map(({ subject }) => String(subject).split('.')[3]!);
}

describe('an estimate', () => {
  test('is a draft of today with its number and an exact total, and shown as it was sent', async () => {
    const sent = {
      items: [line, { title: 'Half', quantity: '0.005', rate: '100' }],
      note: 'Soon.',
      valid_until: '2099-12-31',
    };
    const { id } = await create(sent);
    const number = `EST-${String(id).padStart(6, '0')}`;
    const shown = await show(id);
    expect(shown).toMatchObject({ ...sent, id, client_id, status: 'draft', total: 201, created_by: 1 });
    expect(shown).toMatchObject({ estimate_number: number, estimate_date: today() });
    expect(shown.items[1]?.total).toBe('0.5');
  });

  test('stands in the list in short, found by client, status and number', async () => {
    const own = await sales.newClient();
    const { id, estimate_number } = await create({ client_id: own });
    await act('Send', id);
    const known = { id, estimate_number, client_id: own, status: 'sent', total: 200 };
    const queries = [{ client_id: own }, { client_id: own, status: 'sent' }, { list: { search: estimate_number } }];
    for (const query of queries) {
      const { records } = (await sales.call<{ records: object[] }>('Estimates/List', query)).message;
      expect(records).toEqual([
        {
          ...known,
          client_name: 'Alfreds Futterkiste',
          currency: 'EUR',
          currency_decimals: 2,
          estimate_date: today(),
          created_at: today(),
        },
      ]);
    }
  });

  test.each([
    [{ client_id: 999_999 }, 'client_id unknown_reference'],
    [{ items: [] }, 'items too_few'],
    [{ items: [line, { quantity: '1', rate: '1' }] }, 'items[1].title required'],
    [{ items: [{ ...line, quantity: '0' }] }, 'items[0].quantity out_of_range'],
    [{ items: [{ ...line, item_id: 404 }] }, 'items[0].item_id unknown_reference'],
    [{ items: [{ ...line, quantity: '999999999999', rate: '999999999999' }] }, 'items out_of_range'],
    [{ status: 'sent' }, 'status read_only'],
    [{ estimate_request_id: 999_999 }, 'estimate_request_id unknown_reference'],
    [{ valid_until: 'tomorrow' }, 'valid_until invalid_format'],
    [{ custom_fields: { field_9: 'v' } }, 'custom_fields.field_9 unknown_field'],
  ])('cannot be made with %j: %s', async (estimate, error) => {
    expect(await errorsOf(create(estimate))).toEqual([error]);
  });

  test('has the values of custom fields', async () => {
    const custom_field = { title: 'Region', related_to: 'estimates', field_type: 'text' };
    const field = await sales.call<{ record: { key: string } }>('CustomFields/Create', { custom_field });
    const { key } = field.message.record;
    const { id } = await create({ custom_fields: { [key]: 'North' } });
    const { message } = await sales.call('Estimates/Get', { id });
    expect(message['custom_fields']).toEqual({ [key]: 'North' });
  });
});

describe('a line', () => {
  test('gets title and rate of its item where it has none of its own', async () => {
    const items = [
      { item_id: 7, quantity: '2' },
      { item_id: 7, title: 'Tea', quantity: '1', rate: '5' },
    ];
    const { id } = await create({ items });
    const completed = [{ ...items[0], title: 'Chai', rate: '1800' }, items[1]];
    expect(await show(id)).toMatchObject({ items: completed, total: 3605 });
    await change(id, { items: [{ item_id: 7, quantity: '3' }] });
    expect(await show(id)).toMatchObject({ items: [{ title: 'Chai' }], total: 5400 });
    expect(await errorsOf(change(id, { items: [{ item_id: 8, quantity: '3' }] }))).toEqual([
      'items[0].item_id unknown_reference',
    ]);
  });

  test('may keep an item that has gone since', async () => {
    sales.billing.items.set(9, { title: 'Konbu', rate: '6' });
    const { id } = await create({ items: [{ item_id: 9, quantity: '1' }] });
    sales.billing.items.delete(9);
    await change(id, { ...(await show(id)), note: 'still there' });
    expect(await show(id)).toMatchObject({ note: 'still there', items: [{ item_id: 9, title: 'Konbu' }] });
  });
});

describe('a change', () => {
  test('of a draft may be of everything; what was shown may be sent back', async () => {
    const { id } = await create();
    expect((await change(id, await show(id))).etag).toBe(1);
    const other = await sales.newClient();
    await change(id, { client_id: other, items: [line, line], valid_until: '2099-01-01', estimate_date: '2026-01-02' });
    expect(await show(id)).toMatchObject({ client_id: other, total: 400, estimate_date: '2026-01-02' });
  });

  test('that unsets the date makes it today', async () => {
    const { id } = await create({ estimate_date: '2026-01-02' });
    await sales.call('Estimates/Update', { id, estimate: {}, update_mask: { paths: ['estimate_date'] } });
    expect(await show(id)).toMatchObject({ estimate_date: today() });
  });

  test.each([[['Send']], [['Send', 'Accept']], [['Send', 'Decline']]])(
    'after %j may be of anything but the lines and the client',
    async (verbs) => {
      const shown = await after(...verbs);
      expect((await change(shown.id, shown)).etag).toBe(verbs.length + 1);
      const errors = await errorsOf(change(shown.id, { items: [line, line], client_id: await sales.newClient() }));
      expect(errors.sort()).toEqual(['client_id locked', 'items locked']);
      await change(shown.id, { note: 'added' });
    },
  );

  test.each([{ status: 'sent' }, { total: 1 }, { estimate_number: 'EST-1' }])('cannot set %j', async (estimate) => {
    const { id } = await create();
    expect(await errorsOf(change(id, estimate))).toEqual([`${Object.keys(estimate)[0]} read_only`]);
  });
});

describe('the status', () => {
  test('moves by actions that answer with the estimate', async () => {
    const { id } = await create();
    const steps = [
      ['Send', 'sent'],
      ['Decline', 'declined'],
      ['Reopen', 'draft'],
      ['Send', 'sent'],
      ['Accept', 'accepted'],
    ] as const;
    for (const [verb, status] of steps) {
      const answer = await act(verb, id);
      const more = verb === 'Send' && { recipients: [], warnings: [] };
      expect(answer).toEqual({ success: true, message: expect.any(String), record: await show(id), ...more });
      expect(answer.record.status).toBe(status);
    }
    expect(await eventsOf(id)).toEqual(['sent', 'declined', 'sent', 'accepted']);
  });

  test.each([
    ['Accept', [], 'draft', 'sent'],
    ['Decline', [], 'draft', 'sent'],
    ['Reopen', [], 'draft', 'declined'],
    ['Send', ['Send'], 'sent', 'draft'],
    ['Reopen', ['Send'], 'sent', 'declined'],
    ['Accept', ['Send', 'Decline'], 'declined', 'sent'],
    ['Send', ['Send', 'Accept'], 'accepted', 'draft'],
    ['Decline', ['Send', 'Accept'], 'accepted', 'sent'],
    ['Reopen', ['Send', 'Accept'], 'accepted', 'declined'],
  ])('does not move by %s after %j', async (verb, verbs, status, required) => {
    const { id } = await after(...verbs);
    const message = `This action requires status ${required}; status is ${status}.`;
    await expect(act(verb, id)).rejects.toMatchObject({
      violations: [{ field: 'status', code: 'illegal_move', message }],
    });
    expect((await show(id)).status).toBe(status);
  });

  test('is not accepted once the last valid day is over, until that is put off', async () => {
    const { id } = await create({ valid_until: dayFromNow(-1) });
    await act('Send', id);
    expect(await errorsOf(act('Accept', id))).toEqual(['valid_until expired']);
    await change(id, { valid_until: dayFromNow(1) });
    await act('Accept', id);
    expect((await show(id)).status).toBe('accepted');
  });

  test('does not move for who expects another version', async () => {
    const { id } = await create();
    await change(id, { note: 'x' });
    expect(await errorsOf(act('Send', id, { headers: { 'if-match': '1' } }))).toEqual(['version_mismatch']);
  });
});

describe('a deletion', () => {
  test.each([[[]], [['Send', 'Decline']]])('is taken after %j, and taken back', async (verbs) => {
    const { id, status } = await after(...verbs);
    await sales.call('Estimates/Delete', { id });
    expect(await errorsOf(show(id))).toEqual(['not_found']);
    await sales.call('Estimates/Restore', { id });
    expect((await show(id)).status).toBe(status);
  });

  test.each([[['Send']], [['Send', 'Accept']]])('is refused after %j', async (verbs) => {
    const { id } = await after(...verbs);
    expect(await errorsOf(sales.call('Estimates/Delete', { id }))).toEqual(['id locked']);
  });
});

describe('own', () => {
  const own = { 'estimates.view': 'own', 'estimates.create': 'all', 'estimates.update': 'own' } as const;
  const grants = { ...own, 'clients.view': 'all' } as const;
  const seller = { caller: staff(31, grants) };
  const keeper = { caller: staff(32, grants) };

  test('are estimates of who made them, and of who looks after their client', async () => {
    const kept = await sales.newClient();
    await sales.running.kit.db.model('clients').updateOne({ _id: kept }, { owner_id: 32 });
    const { id } = await create({ client_id: kept }, seller);
    for (const who of [seller, keeper]) expect((await show(id, who)).id).toBe(id);
    expect(await errorsOf(show(id, { caller: staff(33, grants) }))).toEqual(['not_found']);
    await act('Send', id, keeper);
    expect(await errorsOf(show((await create()).id, keeper))).toEqual(['not_found']);
  });
});

describe('a user of the portal', () => {
  test('accepts or declines what was sent to the client, and does nothing else', async () => {
    const mine = { caller: portalUser(client_id) };
    const [first, second] = [await after('Send'), await after('Send')];
    await act('Accept', first.id, mine);
    await act('Decline', second.id, mine);
    expect([(await show(first.id, mine)).status, (await show(second.id, mine)).status]).toEqual([
      'accepted',
      'declined',
    ]);
    expect(await errorsOf(act('Reopen', second.id, mine))).toEqual(['forbidden']);
    expect(await errorsOf(act('Send', first.id, mine))).toEqual(['forbidden']);
    expect(await errorsOf(create({}, mine))).toEqual(['forbidden']);
  });

  test("finds neither drafts nor another client's", async () => {
    const mine = { caller: portalUser(client_id) };
    const other = { caller: portalUser(await sales.newClient()) };
    const [draft, sent] = [await after(), await after('Send')];
    expect(await errorsOf(show(draft.id, mine))).toEqual(['not_found']);
    expect(await errorsOf(act('Accept', draft.id, mine))).toEqual(['not_found']);
    expect(await errorsOf(act('Accept', sent.id, other))).toEqual(['not_found']);
    expect((await show(sent.id, mine)).id).toBe(sent.id);
  });
});

test('the portal and links show only what was sent, also after the client was deleted and restored', async () => {
  const client = await sales.newClient();
  const make = async (...verbs: string[]) => {
    const { id } = await create({ client_id: client });
    for (const verb of verbs) await act(verb, id);
    return id;
  };
  const [draft, reopened, sent] = [await make(), await make('Send'), await make('Send')];
  const link = await sales.call<{ url: string }>('Estimates/CreateLink', { id: reopened, link: {} });
  for (const verb of ['Decline', 'Reopen']) await act(verb, reopened);
  await change(reopened, { note: 'For the staff alone.' });
  await sales.call('Clients/Delete', { id: client });
  for (const id of [draft, reopened, sent])
    await eventually(
      () => show(id),
      ({ status }) => status === 'declined',
    );
  await sales.call('Clients/Restore', { id: client });
  const caller = portalUser(client);
  const listed = await sales.call<{ records: Shown[] }>('Estimates/List', {}, { caller });
  expect(listed.message.records.map(({ id }) => id)).toEqual([sent]);
  for (const id of [draft, reopened]) expect(await errorsOf(show(id, { caller }))).toEqual(['not_found']);
  const token = link.message.url.split('/').at(-1);
  expect(await errorsOf(sales.call('Estimates/OpenLink', { token }, { caller: publicCaller }))).toEqual(['not_found']);
});
