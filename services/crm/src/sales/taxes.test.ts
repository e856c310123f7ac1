import type { OrderEvent } from '@bms/contracts/types/crm';
import { loadEventCatalogue } from '@bms/events';
import { errorsOf, eventually, staff } from '@bms/testing';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { type Shown, startSales, type TestedSales } from '../../test/sales.ts';

const line = { title: 'Chai', quantity: '2', rate: '100' };
const VAT = { title: 'VAT 19 %', rate: '19', category: 'S' };
const REDUCED = { title: 'VAT 7 %', rate: '7', category: 'S' };

let sales: TestedSales;
let client_id: number;
beforeAll(async () => {
  sales = await startSales();
  client_id = await sales.newClient();
  sales.billing.items.set(7, { title: 'Chang', rate: '19', unit_type: 'box' });
});
afterAll(() => sales?.stop());

/** Sets the taxes that billing has. */
const setTaxes = (...taxes: (typeof VAT)[]): void => {
  sales.billing.taxes.clear();
  for (const [at, tax] of taxes.entries()) sales.billing.taxes.set(at + 1, tax);
};
const lookupsOf = async <T>(write: () => Promise<T>): Promise<[T, TestedSales['billing']['lookups']]> => {
  sales.billing.lookups.length = 0;
  return [await write(), [...sales.billing.lookups]];
};

type Kind = 'Estimates' | 'Orders' | 'Contracts';
let number = 5000;
const create = async (kind: Kind, record: object): Promise<Shown> => {
  const values = { client_id, items: [line], ...record };
  if (kind !== 'Contracts') return sales.create(kind, values);
  const sent = { id: ++number, contract: { title: 'Delivery', ...values } };
  return (await sales.call<{ record: Shown }>('Contracts/Create', sent)).message.record;
};

const items = [
  { ...line, tax_ids: [1], discount_percent: '10', unit_type: 'hours' },
  { item_id: 7, quantity: '10', tax_ids: [2, 1], discount_amount: 40 },
  line,
];
const document = { items, discount_percent: '5', terms: 'Net 14 days.', note: 'Thank you.' };
const shownDocument = {
  ...document,
  items: [
    { ...items[0], total: '200', amount: 200, net: 180, tax_total: 32 },
    { ...items[1], title: 'Chang', rate: '19', unit_type: 'box', total: '190', amount: 190, net: 150, tax_total: 37 },
    { ...line, tax_ids: [], total: '200', net: 200, tax_total: 0 },
  ],
  prices_include_tax: false,
  subtotal: 530,
  discount_total: 27,
  taxes: [
    { tax_id: 1, ...VAT, base: 313, amount: 59 },
    { tax_id: 2, ...REDUCED, base: 142, amount: 10 },
  ],
  total: 572,
};

describe.each<Kind>(['Estimates', 'Orders', 'Contracts'])('%s with taxes and discounts', (kind) => {
  beforeAll(() => setTaxes(VAT, REDUCED));

  test('show their amounts, and look items and taxes up with one call', async () => {
    const [{ id }, lookups] = await lookupsOf(() => create(kind, document));
    expect(await sales.show(kind, id)).toMatchObject(shownDocument);
    expect(lookups).toEqual([{ ids: [7], own_of: 0, tax_ids: [1, 2], taxes_own_of: 0 }]);
  });

  test('have what clients withhold outside of their taxes and total', async () => {
    setTaxes(VAT, { title: 'IRPF 15 %', rate: '-15', category: 'S' });
    const { id } = await create(kind, {
      items: [{ ...line, quantity: '10', tax_ids: [1, 2] }],
      discount_percent: '10',
    });
    const shown = await sales.show(kind, id);
    const withheld = [{ tax_id: 2, title: 'IRPF 15 %', rate: '-15', base: 900, amount: 135 }];
    expect(shown).toMatchObject({ total: 1071, withheld, withheld_total: 135 });
    expect(shown['taxes']).toEqual([{ tax_id: 1, ...VAT, base: 900, amount: 171 }]);
    expect((await sales.change(kind, id, shown)).etag).toBe(1);
    await sales.change(kind, id, { discount_percent: '50' });
    expect(await sales.show(kind, id)).toMatchObject({ total: 595, withheld_total: 75 });
    setTaxes(VAT, REDUCED);
  });

  test('call billing for no write without items and taxes', async () => {
    const [{ id }, lookups] = await lookupsOf(() => create(kind, { discount_percent: '5' }));
    expect(lookups).toEqual([]);
    const [, changing] = await lookupsOf(() => sales.change(kind, id, { items: [line, line], discount_percent: '6' }));
    expect(changing).toEqual([]);
    expect(await sales.show(kind, id)).toMatchObject({ subtotal: 400, total: 376 });
  });

  test('may be sent back as they are shown, which changes nothing', async () => {
    const shown = await sales.show(kind, (await create(kind, document)).id);
    expect((await sales.change(kind, shown.id, shown)).etag).toBe(1);
  });

  test('take the current taxes when their lines are changed, with one call, and keep theirs until then', async () => {
    setTaxes({ ...VAT, rate: '16' });
    const { id } = await create(kind, { items: [{ ...line, tax_ids: [1] }] });
    setTaxes(VAT);
    await sales.change(kind, id, { note: 'later', discount_percent: '50' });
    expect(await sales.show(kind, id)).toMatchObject({ taxes: [{ rate: '16', base: 100 }], total: 116 });
    const change = () => sales.change(kind, id, { items: [{ ...line, quantity: '4', tax_ids: [1] }] });
    const [, lookups] = await lookupsOf(change);
    expect(lookups).toEqual([{ ids: [], own_of: 0, tax_ids: [1], taxes_own_of: 0 }]);
    expect(await sales.show(kind, id)).toMatchObject({ taxes: [{ rate: '19', base: 200 }], total: 238 });
    setTaxes();
    await sales.change(kind, id, { items: [{ ...line, tax_ids: [1] }] });
    expect(await sales.show(kind, id)).toMatchObject({ taxes: [{ rate: '19', base: 100 }], total: 119 });
    setTaxes(VAT, REDUCED);
  });

  test.each([
    [{ items: [{ ...line, tax_ids: [3] }] }, 'items[0].tax_ids unknown_reference'],
    [{ items: [line, { ...line, discount_amount: 201 }] }, 'items[1].discount_amount out_of_range'],
    [{ items: [{ ...line, discount_amount: 1, discount_percent: '1' }] }, 'items[0].discount_amount excluded'],
    [{ discount_amount: 201 }, 'discount_amount out_of_range'],
    [{ discount_amount: 1, discount_percent: '1' }, 'discount_amount excluded'],
    [{ discount_percent: '100.1' }, 'discount_percent out_of_range'],
    [{ subtotal: 1 }, 'subtotal read_only'],
  ])('cannot be made with %j: %s', async (more, error) => {
    expect(await errorsOf(create(kind, more))).toContain(error);
  });

  test('from before taxes are shown without, and may be sent back', async () => {
    const { id } = await create(kind, {});
    const fields = { subtotal: 1, discount_total: 1, taxes: 1, terms: 1, prices_include_tax: 1 } as const;
    const ofLines = { 'items.$[].tax_ids': 1, 'items.$[].unit_type': 1 } as const;
    const found = await sales.running.kit.db
      .collection<{ _id: number }>(kind.toLowerCase())
      .updateOne({ _id: id }, { $unset: { ...fields, ...ofLines } });
    expect(found.modifiedCount).toBe(1);
    const shown = await sales.show(kind, id);
    expect(shown).toMatchObject({ subtotal: 200, discount_total: 0, taxes: [], total: 200, terms: '' });
    expect(shown.items).toMatchObject([{ ...line, tax_ids: [], net: 200, tax_total: 0, unit_type: '' }]);
    expect((await sales.change(kind, id, shown)).etag).toBe(1);
  });
});

test('a contract without lines has no discount', async () => {
  const { id } = await create('Contracts', { items: [], discount_percent: '5', terms: 'x' });
  expect(await sales.show('Contracts', id)).toMatchObject({ subtotal: 0, total: 0, taxes: [] });
  expect(await errorsOf(create('Contracts', { items: [], discount_amount: 1 }))).toEqual([
    'discount_amount out_of_range',
  ]);
});

describe('lines written by a user', () => {
  beforeAll(() => setTaxes(VAT, REDUCED));
  const grants = {
    'orders.create': 'all',
    'orders.update': 'all',
    'orders.view': 'all',
    'clients.view': 'all',
  } as const;
  const taxed = { ...line, tax_ids: [1] };
  const write = (lines: object[], caller = staff(5, grants)) =>
    sales.create('Orders', { client_id, items: lines }, { caller });

  test('cannot have items and taxes that the user may not view, which are not looked up', async () => {
    const [errors, lookups] = await lookupsOf(() => errorsOf(write([line, { ...taxed, item_id: 7 }])));
    expect(errors.sort()).toEqual(['items[1].item_id unknown_reference', 'items[1].tax_ids unknown_reference']);
    expect(lookups).toEqual([]);
  });

  test('have taxes without items that the user may not view, and the reverse', async () => {
    const seesTaxes = staff(5, { ...grants, 'taxes.view': 'all' });
    expect(await write([taxed], seesTaxes)).toMatchObject({ total: 238 });
    expect(await errorsOf(write([{ ...taxed, item_id: 7 }], seesTaxes))).toEqual([
      'items[0].item_id unknown_reference',
    ]);
    const seesItems = staff(5, { ...grants, 'items.view': 'all' });
    expect(await write([{ ...line, item_id: 7 }], seesItems)).toMatchObject({ total: 200 });
    expect(await errorsOf(write([{ ...taxed, item_id: 7 }], seesItems))).toEqual([
      'items[0].tax_ids unknown_reference',
    ]);
  });

  test('look up only the records of a user with the scope own, for items and taxes separately', async () => {
    const owner = staff(5, { ...grants, 'items.view': 'all', 'taxes.view': 'own' });
    const [, lookups] = await lookupsOf(() => write([{ ...taxed, item_id: 7 }], owner));
    expect(lookups).toEqual([{ ids: [7], own_of: 0, tax_ids: [1], taxes_own_of: 5 }]);
  });

  test('keep the taxes that they have, and get no others', async () => {
    const { id } = await write([taxed], staff(5, { ...grants, 'taxes.view': 'all' }));
    const caller = staff(5, grants);
    const change = (lines: object[]) =>
      sales.call('Orders/Update', { id, order: { items: lines }, update_mask: { paths: ['items'] } }, { caller });
    await change((await sales.show('Orders', id, { caller })).items);
    await change([{ ...taxed, quantity: '4' }]);
    expect(await sales.show('Orders', id)).toMatchObject({ taxes: [{ tax_id: 1, rate: '19' }], total: 476 });
    expect(await errorsOf(change([{ ...line, tax_ids: [1, 2] }]))).toEqual(['items[0].tax_ids unknown_reference']);
  });
});

describe('an accepted estimate', () => {
  const fields = ['items', 'discount_percent', 'terms', 'subtotal', 'discount_total', 'taxes', 'total'] as const;
  const amountsOf = (record: Shown) => Object.fromEntries(fields.map((name) => [name, record[name]]));

  test('becomes an order with its taxes and amounts, whose event has all that an invoice needs', async () => {
    setTaxes(VAT, REDUCED);
    const estimate = await create('Estimates', document);
    await sales.call('Estimates/Send', { id: estimate.id });
    expect(
      await errorsOf(
        sales.change('Estimates', estimate.id, { discount_percent: '6', prices_include_tax: true, terms: 'x' }),
      ),
    ).toEqual(['discount_percent locked', 'prices_include_tax locked', 'terms locked']);
    setTaxes();
    await sales.call('Estimates/Accept', { id: estimate.id });
    const [found] = await eventually(
      () => sales.running.kit.db.collection('orders').find({ estimate_id: estimate.id }).toArray(),
      (seen) => seen.length > 0,
    );
    const order = await sales.show('Orders', Number(found!._id));
    expect(amountsOf(order)).toEqual(amountsOf(await sales.show('Estimates', estimate.id)));
    await sales.change('Orders', order.id, { status: 'processing' });
    await sales.change('Orders', order.id, { status: 'confirmed' });
    expect(await confirmedOrder(order.id)).toMatchObject({
      items: [
        { ...items[0], item_id: 0, discount_amount: 0 },
        { ...items[1], title: 'Chang', rate: '19', unit_type: 'box', discount_percent: '' },
        { ...line, tax_ids: [], discount_percent: '', discount_amount: 0, unit_type: '' },
      ],
      discount_percent: '5',
      discount_amount: 0,
      prices_include_tax: false,
      taxes: shownDocument.taxes,
      terms: 'Net 14 days.',
      total: 572,
    });
  });
});

const catalogue = loadEventCatalogue();

async function confirmedOrder(id: number): Promise<OrderEvent> {
  const row = await sales.running.kit.db.collection('outbox').findOne({ subject: `bms.crm.order.confirmed.${id}` });
  return catalogue.decode('bms.crm.OrderEvent', row!['data'].buffer) as unknown as OrderEvent;
}

describe.each<Kind>(['Estimates', 'Orders', 'Contracts'])('%s of a client who is exempt from tax', (kind) => {
  const REVERSE = { title: 'Reverse charge', rate: '0', category: 'AE' };
  const exempt = { tax_exempt: true, tax_exemption_reason: 'Article 151' };
  const error = 'items[1].tax_ids tax_not_applicable';
  beforeAll(() => setTaxes(VAT, REVERSE));

  test('have no tax of category S, and the line is named', async () => {
    const exemptClient = await sales.newClient(exempt);
    const reverseClient = await sales.newClient({ reverse_charge: true, vat_number: 'ATU12345678' });
    const values = {
      items: [
        { ...line, tax_ids: [2] },
        { ...line, tax_ids: [1] },
      ],
    };
    for (const client of [exemptClient, reverseClient]) {
      expect(await errorsOf(create(kind, { ...values, client_id: client }))).toEqual([error]);
      const untaxed = await create(kind, { items: [line, { ...line, tax_ids: [2] }], client_id: client });
      expect(await errorsOf(sales.change(kind, untaxed.id, values))).toEqual([error]);
    }
    const { id } = await create(kind, values);
    expect(await errorsOf(sales.change(kind, id, { client_id: exemptClient }))).toEqual([error]);
  });

  test('keep their taxes if the client is exempt since, and can be changed otherwise', async () => {
    const later = await sales.newClient();
    const { id } = await create(kind, { client_id: later, items: [{ ...line, tax_ids: [1] }] });
    const update_mask = { paths: Object.keys(exempt) };
    await sales.call('Clients/Update', { id: later, client: exempt, update_mask });
    await sales.change(kind, id, { note: 'Thank you.' });
    expect(await sales.show(kind, id)).toMatchObject({ total: 238, note: 'Thank you.' });
  });
});
