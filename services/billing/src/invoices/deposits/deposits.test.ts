import { errorsOf, staff } from '@bms/testing';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { type Deposits, depositsOf, VAT } from '../../../test/deposits.ts';
import { service, startBilling, type TestedBilling } from '../../../test/harness.ts';
import { type Invoices, invoicesOf, issueCredit, line, type ShownInvoice } from '../../../test/invoices.ts';

let billing: TestedBilling;
let invoices: Invoices;
let newOrder: Deposits['newOrder'];
let deposit: Deposits['deposit'];
let send: Deposits['send'];
let sentDeposit: Deposits['sentDeposit'];
let confirmed: Deposits['confirmed'];
beforeAll(async () => {
  billing = await startBilling();
  invoices = invoicesOf(billing);
  ({ newOrder, deposit, send, sentDeposit, confirmed } = depositsOf(billing));
});
afterAll(() => billing.stop());

const offset = ({ id, invoice_number }: ShownInvoice, amount: number) => ({ invoice_id: id, invoice_number, amount });

describe('a deposit invoice', () => {
  test('is a draft for a part of the order, with a share for each tax', async () => {
    const order = newOrder();
    const made = await deposit(order.id, { percent: '30', due_date: '2099-01-31' });
    // 30 % of 1,725 is 517.5: 357 of 1,190 and 161 of 535, rounded to add up.
    expect(made).toMatchObject({
      ...{ status: 'draft', deposit_of_order_id: order.id, client_id: 1, currency: 'EUR', due_date: '2099-01-31' },
      ...{ total: 518, prices_include_tax: true },
      items: [
        { title: `Deposit for order ${order.order_number}`, quantity: '1', rate: '357', tax_ids: [1] },
        { rate: '161', tax_ids: [2] },
      ],
      taxes: [
        { rate: '19', base: 300, amount: 57 },
        { rate: '7', base: 150, amount: 11 },
      ],
    });
    expect(made.order_id).toBeUndefined();
  });

  test('keeps its amount, client and currency as a draft; its texts and due date can be changed', async () => {
    const { id, items } = await deposit(newOrder().id);
    const update = (values: object) => invoices.update(id, values);
    expect(await errorsOf(update({ items: [{ ...items[0], rate: '9000' }] }))).toEqual(['items locked']);
    expect(await errorsOf(update({ discount_amount: 5 }))).toEqual(['items locked']);
    expect(await errorsOf(update({ client_id: 2 }))).toEqual(['client_id locked']);
    await update({ due_date: '2099-05-01', items: items.map((item) => ({ ...item, title: 'First instalment' })) });
    expect(await invoices.show(id)).toMatchObject({ due_date: '2099-05-01', total: 518 });
  });

  test('takes an amount, and is spread over lines as the discount of the order leaves them', async () => {
    const items = [
      { title: 'A', quantity: '1', rate: '300', tax_ids: [1], net: 300, tax_total: 29 },
      { title: 'B', quantity: '1', rate: '100', tax_ids: [], net: 100, tax_total: 0 },
    ];
    const taxes = [{ ...VAT, base: 150, amount: 29 }];
    const order = newOrder({ items, taxes, subtotal: 400, discount_total: 200, total: 229 });
    expect(await deposit(order.id, { amount: 100 })).toMatchObject({
      total: 100,
      items: [{ rate: '78' }, { rate: '22' }],
    });
  });

  test('of an order without taxes has one line', async () => {
    const items = [{ title: 'A', quantity: '2', rate: '100', tax_ids: [], net: 200, tax_total: 0 }];
    const order = newOrder({ items, taxes: [], subtotal: 200, total: 200 });
    const made = await deposit(order.id, { percent: '12.5' });
    expect(made).toMatchObject({ total: 25, taxes: [], prices_include_tax: false });
    expect(made.items).toHaveLength(1);
  });

  test.each([
    ['neither percent nor amount', {}, {}, 'percent required'],
    ['both', { percent: '10', amount: 10 }, {}, 'amount excluded'],
    ['more than the order', { amount: 1726 }, {}, 'order_id above_balance'],
    ['a cancelled order', { percent: '10' }, { status: 'cancelled' }, 'order_id illegal_move'],
    ['a completed order', { percent: '10' }, { status: 'completed' }, 'order_id illegal_move'],
    ['too many percent', { percent: '101' }, {}, 'percent out_of_range'],
  ])('of %s is rejected', async (_what, values, order, error) => {
    const { id } = newOrder(order);
    expect(await errorsOf(deposit(id, values))).toEqual([error]);
  });

  test('of an order that does not exist or that the user may not view is rejected', async () => {
    expect(await errorsOf(deposit(99_999))).toEqual(['order_id unknown_reference']);
    const { id } = newOrder({ created_by: 5, client_id: 9 });
    const grants = (scope: 'own' | 'all') => ({ 'invoices.create': 'all', 'orders.view': scope }) as const;
    const by = (userId: number, permissions: Parameters<typeof staff>[1]) =>
      errorsOf(deposit(id, { percent: '1' }, { caller: staff(userId, permissions) }));
    expect(await by(5, { 'invoices.create': 'all' })).toEqual(['order_id unknown_reference']);
    expect(await by(6, grants('own'))).toEqual(['order_id unknown_reference']);
    expect(await by(5, grants('own'))).toEqual([]);
    expect(await by(6, grants('all'))).toEqual([]);
  });

  test('never exceeds the order together with others, also if they are created at once by two processes', async () => {
    const other = await billing.startCopy();
    const order = newOrder();
    const results = await Promise.allSettled(
      Array.from({ length: 8 }, (_, n) =>
        (n % 2 ? billing : other).call('Invoices/CreateDeposit', { order_id: order.id, percent: '30' }),
      ),
    );
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
    await other.stop();
  });
});

describe('the invoice of the order', () => {
  test('offsets the deposits that were sent, and keeps its total and taxes', async () => {
    const order = newOrder();
    const first = await sentDeposit(order.id);
    const draft = await confirmed(order);
    expect(draft).toMatchObject({ total: 1725, deposits: [offset(first, 518)], deposited: 518, balance: 1207 });
    const second = await sentDeposit(order.id, { amount: 207 });
    await deposit(order.id, { amount: 100 });
    const sent = await send(draft.id);
    expect(sent).toMatchObject({
      deposits: [
        {
          ...offset(first, 518),
          net: 450,
          total: 518,
          date: first.sent_on,
          taxes: [
            { base: 300, amount: 57 },
            { base: 150, amount: 11 },
          ],
        },
        { ...offset(second, 207), net: 180, total: 207 },
      ],
      ...{ total: 1725, deposited: 725, balance: 1000, status: 'sent', paid: 0 },
      taxes: [
        { rate: '19', base: 1000, amount: 190 },
        { rate: '7', base: 500, amount: 35 },
      ],
    });
    expect(await invoices.pay(sent.id, { amount: 1000 })).toMatchObject({ status: 'paid', balance: 0 });
  });

  test('is paid when it is sent, if the deposits cover all of it', async () => {
    const order = newOrder();
    await sentDeposit(order.id, { percent: '100' });
    expect(await send((await confirmed(order)).id)).toMatchObject({ status: 'paid', balance: 0, deposited: 1725 });
  });

  test('does not offset a deposit that was cancelled, nor the credited part of one', async () => {
    const order = newOrder();
    const cancelled = await sentDeposit(order.id);
    const credited = await sentDeposit(order.id, { amount: 300 });
    const draft = await confirmed(order);
    expect(draft.deposited).toBe(818);
    await billing.call('Invoices/Cancel', { id: cancelled.id });
    expect((await invoices.show(draft.id)).deposited).toBe(300);
    const items = [{ ...line, quantity: '1', tax_ids: [1] }];
    await issueCredit(billing, { invoice_id: credited.id, items });
    const taxes = [
      { rate: '19', base: 90, amount: 17 },
      { rate: '7', base: 87, amount: 6 },
    ];
    const listed = { ...offset(credited, 200), net: 177, taxes };
    expect(await invoices.show(draft.id)).toMatchObject({ deposits: [listed], balance: 1525 });
    expect(await send(draft.id)).toMatchObject({ deposited: 200, balance: 1525 });
  });

  test('makes its deposits final once it is sent', async () => {
    const order = newOrder();
    const sent = await sentDeposit(order.id);
    const draft = await deposit(order.id, { amount: 10 });
    await send((await confirmed(order)).id);
    expect(await errorsOf(deposit(order.id, { amount: 10 }))).toEqual(['status illegal_move']);
    expect(await errorsOf(send(draft.id))).toEqual(['status illegal_move']);
    expect(await errorsOf(billing.call('Invoices/Cancel', { id: sent.id }))).toEqual(['status illegal_move']);
    expect(await errorsOf(issueCredit(billing, { invoice_id: sent.id }))).toEqual(['status illegal_move']);
    await billing.call('Invoices/Cancel', { id: draft.id });
    expect(await invoices.pay(sent.id, { amount: 518 })).toMatchObject({ status: 'paid' });
  });

  test('keeps its client while there are deposits, and offsets those of its client only', async () => {
    const order = newOrder();
    const deposited = await sentDeposit(order.id);
    const draft = await confirmed(order);
    expect(await errorsOf(invoices.update(draft.id, { client_id: 2 }))).toEqual(['client_id locked']);
    const { message } = await billing.call<{ total: string }>(
      'Invoices/OrderDeposits',
      { order_id: order.id },
      { caller: service },
    );
    expect(Number(message.total)).toBe(1);
    await billing.call('Invoices/Cancel', { id: deposited.id });
    await invoices.update(draft.id, { client_id: 2 });
    expect(await errorsOf(deposit(order.id))).toEqual(['order_id not_allowed']);
    const moved = newOrder();
    await sentDeposit(moved.id);
    expect(await confirmed({ ...moved, client_id: 2 })).toMatchObject({ client_id: 2, deposits: [], deposited: 0 });
  });

  test('offsets each deposit that is sent, cancelled or credited meanwhile exactly as it ended', async () => {
    for (let round = 0; round < 5; round++) {
      const order = newOrder();
      const [toSend, toCancel] = [
        await deposit(order.id, { amount: 100 }),
        await sentDeposit(order.id, { amount: 50 }),
      ];
      const draft = await confirmed(order);
      await Promise.allSettled([send(draft.id), send(toSend.id), billing.call('Invoices/Cancel', { id: toCancel.id })]);
      const [final, one, two] = await Promise.all([draft, toSend, toCancel].map(({ id }) => invoices.show(id)));
      const expected = (one!.status === 'sent' ? 100 : 0) + (two!.status === 'sent' ? 50 : 0);
      expect(final!.deposited).toBe(expected);
    }
  });
});
