import { errorsOf } from '@bms/testing';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { service, startBilling, type TestedBilling } from '../../test/harness.ts';
import { type Invoices, invoicesOf, line } from '../../test/invoices.ts';

let billing: TestedBilling;
let invoices: Invoices;
beforeAll(async () => {
  billing = await startBilling();
  invoices = invoicesOf(billing);
});
afterAll(() => billing.stop());

const act = (verb: string, id: number, headers = {}) => billing.call(`Invoices/${verb}`, { id }, { headers });

async function eventsOf(id: number): Promise<string[]> {
  const rows = billing.running.kit.db.collection('outbox').find({ record: `invoice.${id}` });
  const sorted = await rows.sort({ version: 1, position: 1 }).toArray();
  return sorted.map(({ subject }) => String(subject).split('.')[3]!);
}

describe('a draft', () => {
  test('may change as a whole, and its total with it', async () => {
    const { id } = await invoices.create();
    const { etag } = await invoices.update(id, { client_id: 2, due_date: '2027-02-01', items: [line, line] });
    expect(etag).toBe(2);
    expect(await invoices.show(id)).toMatchObject({ client_id: 2, due_date: '2027-02-01', total: 400, balance: 400 });
  });

  test('may be sent back as it was shown, which changes nothing', async () => {
    const { id } = await invoices.create({ items: [{ title: 'x', quantity: '0.333', rate: '0.3333' }] });
    const { etag } = await invoices.update(id, await invoices.show(id));
    expect(etag).toBe(1);
  });

  test('is not changed by who expects another version', async () => {
    const { id } = await invoices.create();
    await invoices.update(id, { due_date: '2027-02-01' });
    const headers = { 'if-match': '1' };
    expect(await errorsOf(invoices.update(id, { due_date: '2027-03-01' }, { headers }))).toEqual(['version_mismatch']);
    expect(await errorsOf(act('Send', id, headers))).toEqual(['version_mismatch']);
  });

  test('moves by its actions only', async () => {
    const { id } = await invoices.create();
    await expect(invoices.update(id, { status: 'sent' })).rejects.toMatchObject({
      code: 'validation_failed',
      violations: [
        {
          field: 'status',
          code: 'illegal_move',
          message: 'status cannot be set directly; it is changed by Send (to sent), Cancel (to cancelled).',
        },
      ],
    });
    expect(await errorsOf(invoices.update(id, { total: 1 }))).toEqual(['total read_only']);
    expect(await errorsOf(invoices.update(id, { status: 'draft', total: 200 }))).toEqual([]);
  });

  test('takes no client that there is not', async () => {
    const { id } = await invoices.create();
    expect(await errorsOf(invoices.update(id, { client_id: 404 }))).toEqual(['client_id unknown_reference']);
  });

  test('can be deleted, keeps its number, and comes back by a restore', async () => {
    const { id, invoice_number } = await invoices.create();
    await act('Delete', id);
    expect(await errorsOf(invoices.show(id))).toEqual(['not_found']);
    expect((await invoices.create()).invoice_number > invoice_number).toBe(true);
    const deleted = await billing.call<{ records: object[] }>('Invoices/ListDeleted', {});
    expect(deleted.message.records[0]).toMatchObject({ id, title: invoice_number, deleted_by: 1 });
    await act('Restore', id);
    expect(await invoices.show(id)).toMatchObject({ invoice_number, status: 'draft' });
    expect(await eventsOf(id)).toEqual(['created', 'deleted', 'restored']);
  });

  test('is never purged once it is deleted', async () => {
    const indexes = await billing.running.kit.db.collection('invoices_deleted').indexes();
    expect(indexes.filter((index) => 'expireAfterSeconds' in index)).toEqual([]);
  });
});

describe('an invoice that is sent', () => {
  test('may change its due date', async () => {
    const { id } = await invoices.sent();
    await invoices.update(id, { due_date: '2027-05-01' });
    expect(await invoices.show(id)).toMatchObject({ client_id: 1, due_date: '2027-05-01', total: 200 });
  });

  test('may be sent back as it was shown, with another due date', async () => {
    const { id } = await invoices.sent();
    await invoices.update(id, { ...(await invoices.show(id)), due_date: '2027-06-01' });
    expect(await invoices.show(id)).toMatchObject({ due_date: '2027-06-01' });
  });

  test('is told to others as sent', async () => {
    const { id } = await invoices.sent();
    expect(await eventsOf(id)).toEqual(['created', 'updated', 'sent']);
  });
});

describe('a status', () => {
  test('moves from draft over sent to cancelled, and what is illegal names what is legal', async () => {
    const { id } = await invoices.create();
    expect((await act('Send', id)).message).toMatchObject({ success: true, record: { id, status: 'sent' } });
    await expect(act('Send', id)).rejects.toMatchObject({
      violations: [{ field: 'status', message: 'This action requires status draft; status is sent.' }],
    });
    expect((await act('Cancel', id)).message).toMatchObject({ record: { status: 'cancelled' } });
    await expect(act('Send', id)).rejects.toMatchObject({
      violations: [
        { field: 'status', code: 'illegal_move', message: 'This action requires status draft; status is cancelled.' },
      ],
    });
    expect(await errorsOf(invoices.update(id, { due_date: '2027-05-01' }))).toEqual(['due_date locked']);
  });

  /** The actions that change the status, by the status they lead to. */
  const VERBS: Record<string, (id: number) => Promise<unknown>> = {
    sent: (id) => act('Send', id),
    cancelled: (id) => act('Cancel', id),
    partially_paid: (id) => invoices.pay(id, { amount: 50 }),
    paid: async (id) => invoices.pay(id, { amount: (await invoices.show(id)).balance || 1 }),
  };

  test.each([
    [[], ['sent', 'cancelled']],
    [['sent'], ['partially_paid', 'paid', 'cancelled']],
    // A further payment that leaves an open balance is no status change, but is accepted.
    [
      ['sent', 'partially_paid'],
      ['partially_paid', 'paid'],
    ],
    [['sent', 'paid'], []],
    [['cancelled'], []],
  ])('after %j may become %j, and nothing else', async (path, legal) => {
    const after = async () => {
      const { id } = await invoices.create();
      for (const status of path) await VERBS[status]!(id);
      return invoices.show(id);
    };
    const { id, status } = await after();
    for (const [target, move] of Object.entries(VERBS)) {
      if (legal.includes(target)) {
        const another = await after();
        await move(another.id);
        expect((await invoices.show(another.id)).status).toBe(target);
      } else {
        expect([target, await errorsOf(move(id))]).toEqual([target, ['status illegal_move']]);
        expect((await invoices.show(id)).status).toBe(status);
      }
    }
  });

  test.each([
    ['sent', ['sent'], ['client_id locked', 'items locked']],
    ['partially paid', ['sent', 'partially_paid'], ['client_id locked', 'due_date locked', 'items locked']],
    ['paid', ['sent', 'paid'], ['client_id locked', 'due_date locked', 'items locked']],
    ['cancelled', ['cancelled'], ['client_id locked', 'due_date locked', 'items locked']],
  ])('that is %s locks the lines, and keeps the invoice', async (_what, path, locked) => {
    const { id } = await invoices.create();
    for (const status of path) await VERBS[status]!(id);
    const changes = { client_id: 2, items: [line, line], due_date: '2027-05-02' };
    expect((await errorsOf(invoices.update(id, changes))).sort()).toEqual(locked);
    expect(await errorsOf(act('Delete', id))).toEqual(['id not_draft']);
    expect(await invoices.show(id)).toMatchObject({ client_id: 1, total: 200 });
  });

  test('of one on which nothing is owed is paid when it is sent', async () => {
    const { id, status } = await invoices.sent({ items: [{ ...line, rate: '0' }] });
    expect(status).toBe('paid');
    expect(await eventsOf(id)).toEqual(['created', 'updated', 'sent', 'updated', 'paid']);
  });
});

test('the open invoices of a client are named to other services, the oldest first', async () => {
  const made = [await invoices.create({ client_id: 8 }), await invoices.sent({ client_id: 8 })];
  await act('Cancel', (await invoices.create({ client_id: 8 })).id);
  const open = await billing.call('Invoices/OpenInvoices', { client_id: 8 }, { caller: service });
  expect(open.message).toEqual({
    invoices: made.map(({ id, invoice_number, status }) => ({ id, invoice_number, status })),
    total: 2,
  });
  expect(await errorsOf(billing.call('Invoices/OpenInvoices', { client_id: 8 }))).toEqual(['forbidden']);
});
