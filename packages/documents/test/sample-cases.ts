import { computeDocument, type DocumentInput } from '@bms/money';
import type { LineTax, PrintableDocument, PrintableLine, TaxTotal } from '../src/printable-document.ts';
import { amountsOfRecord, type DocumentRecord } from '../src/record-amounts.ts';
import { line, reducedTax, sampleInvoice, standardTax } from './sample-documents.ts';

const tax = (category: LineTax['category'], rate = '0'): LineTax => ({ title: 'VAT', rate, category });

const foreignBuyer: PrintableDocument['buyer'] = {
  name: 'Blondesddsl père et fils',
  address: '24, place Kléber',
  zip: '67000',
  city: 'Strasbourg',
  country: 'France',
  country_code: 'FR',
  vat_number: 'FR40303265045',
  email: 'factures@blondel.example',
};

/** Makes an invoice to a buyer in another script. */
function inScript(titles: readonly string[], buyer: Partial<PrintableDocument['buyer']>, note: string) {
  const own = { ...foreignBuyer, ...buyer };
  return sampleInvoice(
    titles.map((title) => line(title, 2, 1800)),
    { buyer: own, note },
  );
}

const untaxed = (category: LineTax['category'], more: Partial<PrintableDocument> = {}): PrintableDocument => {
  const lines = [
    line('Chai', 40, 1800, { taxes: [tax(category)] }),
    line('Delivery', 1, 4900, { taxes: [tax(category)] }),
  ];
  return sampleInvoice(lines, more);
};

/** Replaces the amounts of an invoice, whose balance is the total less what is paid. */
function withAmounts(
  lines: readonly PrintableLine[],
  taxes: readonly TaxTotal[],
  more: Partial<PrintableDocument>,
): PrintableDocument {
  const base = taxes.reduce((sum, each) => sum + each.base, 0);
  const total = base + taxes.reduce((sum, each) => sum + each.amount, 0);
  const { paid = 0 } = more;
  return sampleInvoice(lines, { taxes, total, balance: total - paid, ...more });
}

/** The taxes of computed cases, by id. */
const taxes = [
  { tax_id: 1, title: 'VAT 19 %', rate: '19', category: 'S' },
  { tax_id: 2, title: 'VAT 7 %', rate: '7', category: 'S' },
  { tax_id: 3, title: 'VAT 0 %', rate: '0', category: 'Z' },
];

/** Makes an invoice with the amounts that the services compute. */
function computed(input: Omit<DocumentInput, 'taxes'>): PrintableDocument {
  const amounts = computeDocument({ ...input, taxes });
  const items = input.lines.map((line, index) => ({
    ...line,
    title: `Item ${index + 1}`,
    unit_type: 'kg',
    net: Number(amounts.lines[index]?.net),
    tax_total: Number(amounts.lines[index]?.tax_total),
  }));
  const record = {
    ...input,
    items,
    taxes: amounts.taxes.map((tax) => ({ ...tax, base: Number(tax.base), amount: Number(tax.amount) })),
    subtotal: Number(amounts.subtotal),
    discount_total: Number(amounts.discount_total),
    total: Number(amounts.total),
  };
  const printable = amountsOfRecord(record as unknown as DocumentRecord);
  return sampleInvoice(printable.lines, { ...printable, balance: printable.total });
}

/** Lines of 900.00 and 200.00, of which 10 % were deducted from the first. */
const discountedLines = [
  line('Consulting', 10, 10000, { unit_type: 'hours', discount_percent: '10', amount: '90000' }),
  line('Chai', 40, 500, { taxes: [reducedTax], discount_amount: 0 }),
];

/** Two deposit invoices, the second with two rates. */
const deposits = [
  sampleInvoice([line('Deposit for order ORD-000012', 1, 30000)], {
    kind: 'deposit_invoice',
    number: 'INV-000040',
    issued_on: '2026-11-01',
    supply_date: undefined,
  }),
  sampleInvoice(
    [
      line('Deposit for order ORD-000012', 1, 10000),
      line('Deposit for order ORD-000012', 1, 5000, { taxes: [reducedTax] }),
    ],
    { kind: 'deposit_invoice', number: 'INV-000041', issued_on: '2026-11-10', supply_date: undefined },
  ),
] as const;

/** Returns the parts of an invoice that follow from the deposits that it offsets; nothing else is paid. */
function offsetOf(invoices: readonly PrintableDocument[]): Partial<PrintableDocument> {
  const offset = invoices.map(({ number, issued_on, subtotal: net, taxes: of, total }) => ({
    ...{ number, issued_on, net, taxes: of, total },
  }));
  return { deposits: offset, paid: offset.reduce((sum, { total }) => sum + total, 0) };
}

/** Returns an invoice whose balance is its total less what is paid. */
function withBalance(invoice: PrintableDocument): PrintableDocument {
  return { ...invoice, balance: invoice.total - (invoice.paid ?? 0) };
}

/** Withholds a tax of the net of an invoice. @param rate in percent, without decimals */
function withWithheld(invoice: PrintableDocument, rate = '-15'): PrintableDocument {
  const { subtotal: base, total, balance } = invoice;
  const amount = (base * -Number(rate)) / 100;
  const withheld = [{ title: `IRPF ${rate.slice(1)} %`, rate, base, amount }];
  return { ...invoice, withheld, ...(balance !== undefined && { balance: total - amount }) };
}

/** Documents with the amounts that section 12 of the API gives them, by what is special about them. */
export const cases: Readonly<Record<string, PrintableDocument>> = {
  'one rate': sampleInvoice([
    line('Consulting', 12.5, 12000, { unit_type: 'hours', description: 'Workshops & minutes' }),
  ]),
  'several rates': sampleInvoice([
    line('Consulting', 3, 9999),
    line('Chai', 40, 1800, { taxes: [reducedTax], unit_type: '10 boxes x 20 bags' }),
    line('Books', 2, 1250, { taxes: [tax('S', '5.5')] }),
  ]),
  'periods of supply': sampleInvoice(
    [
      line('Consulting', 3, 9999, { supply_from: '2026-11-01', supply_to: '2026-11-15' }),
      line('Chai', 40, 1800, { supply_date: '2026-11-20', taxes: [reducedTax] }),
    ],
    { supply_date: undefined, supply_from: '2026-11-01', supply_to: '2026-11-30' },
  ),
  'taxes in the accounting currency': sampleInvoice([line('Consulting', 3, 9999)], {
    currency: 'USD',
    accounting: { currency: 'EUR', exchange_rate: '0.92345678', tax_total: 5263 },
  }),
  'no known day of supply': sampleInvoice([line('Consulting', 1, 100)], { supply_date: undefined }),
  'a credit note of a period': sampleInvoice([line('Consulting', 1, 100)], {
    kind: 'credit_note',
    number: 'CN-000004',
    due_on: undefined,
    corrects: { number: 'INV-000042', issued_on: '2026-11-01' },
    ...{ supply_date: undefined, supply_from: '2026-11-01', supply_to: '2026-11-30' },
  }),
  'a line discount': withAmounts(
    discountedLines,
    [
      { ...standardTax, base: 90000, amount: 17100 },
      { ...reducedTax, base: 20000, amount: 1400 },
    ],
    { subtotal: 110000 },
  ),
  'a document discount': withAmounts(
    discountedLines,
    [
      { ...standardTax, base: 85500, amount: 16245 },
      { ...reducedTax, base: 19000, amount: 1330 },
    ],
    { subtotal: 110000, discount_total: 5500, discount_percent: '5', paid: 20000 },
  ),
  'prices with tax': computed({
    prices_include_tax: true,
    discount_percent: '5',
    lines: [
      { quantity: '3', rate: '999', tax_ids: [1] },
      { quantity: '7', rate: '333', tax_ids: [2] },
      { quantity: '1', rate: '1050', tax_ids: [1] },
      { quantity: '10', rate: '250', tax_ids: [1], discount_percent: '10' },
      { quantity: '2.755', rate: '199.5', tax_ids: [2], discount_amount: '13' },
    ],
  }),
  'prices with tax and half cents': computed({
    prices_include_tax: true,
    lines: Array.from({ length: 30 }, (_, index) => ({
      quantity: String(index + 1),
      rate: String(33.5 + index),
      tax_ids: [(index % 2) + 1],
    })),
  }),
  'many lines and discounts': computed({
    discount_amount: '777',
    lines: Array.from({ length: 25 }, (_, index) => ({
      quantity: `${index + 1}.333`,
      rate: `${101 + index}.1234`,
      tax_ids: [(index % 3) + 1],
      discount_percent: String(index),
    })),
  }),
  'fractions of a cent': withAmounts(
    [
      line('Screws', 1000, 0, { rate: '1.2345', amount: '1235' }),
      line('Cable', 0, 0, { quantity: '2.755', rate: '199', amount: '548' }),
    ],
    [{ ...standardTax, base: 1783, amount: 339 }],
    { subtotal: 1783 },
  ),
  exempt: untaxed('E', { exemption_reasons: { E: 'Exempt under § 19 UStG.' } }),
  'zero rated': untaxed('Z'),
  'reverse charge': untaxed('AE', { buyer: foreignBuyer }),
  'an intra-Community supply': untaxed('K', { buyer: foreignBuyer }),
  'an export': untaxed('G', {
    buyer: {
      ...foreignBuyer,
      country_code: 'CH',
      country: 'Switzerland',
      zip: '8001',
      city: 'Zürich',
      vat_number: 'CHE-116.281.710 MWST',
    },
  }),
  'no tax applicable': untaxed('O'),
  'a credit note': sampleInvoice([line('Chai', 4, 1800, { taxes: [reducedTax] }), line('Consulting', 1, 12000)], {
    kind: 'credit_note',
    number: 'CN-000003',
    due_on: undefined,
    corrects: { number: 'INV-000042', issued_on: '2026-11-01' },
    note: 'Damaged goods returned.',
  }),
  'a deposit': deposits[0],
  'offset deposits': withBalance(
    sampleInvoice(
      [line('Consulting', 10, 12000, { unit_type: 'hours' }), line('Chai', 40, 1800, { taxes: [reducedTax] })],
      { ...offsetOf(deposits), language: 'de' },
    ),
  ),
  'deposits that cover all of it': withBalance(
    sampleInvoice([line('Consulting', 1, 30000)], offsetOf(deposits.slice(0, 1))),
  ),
  'a tax that is withheld': withWithheld(
    sampleInvoice([line('Consulting', 10, 10000, { unit_type: 'hours' })], { note: 'Thank you.' }),
  ),
  'a tax that is withheld, deposits and a payment': (() => {
    const invoice = withWithheld(sampleInvoice([line('Consulting', 10, 12000)], { language: 'es' }));
    const [deposit] = offsetOf([deposits[0]]).deposits!;
    // 300.00 of the deposit, of which 45.00 were withheld: 312.00 of 357.00 were due.
    const offset = { deposits: [{ ...deposit!, amount: 31200 }], paid: 61200 };
    return { ...invoice, ...offset, balance: invoice.balance! - 61200 };
  })(),
  'a tax that is withheld of a credit note': withWithheld(
    sampleInvoice([line('Consulting', 2, 10000)], {
      kind: 'credit_note',
      number: 'CN-000005',
      corrects: { number: 'INV-000042', issued_on: '2026-11-01' },
      ...{ due_on: undefined, paid: undefined, balance: undefined },
    }),
  ),
  'a total that is withheld in full': withWithheld(
    sampleInvoice([line('Consulting', 1, 10000, { taxes: [tax('Z')] })]),
    '-100',
  ),
  'a currency without decimals': sampleInvoice([line('Chai', 40, 1800), line('Consulting', 3, 12345)], {
    currency: 'JPY',
    currency_decimals: 0,
    language: 'fr',
  }),
  'two names of one rate': sampleInvoice([
    line('Chai', 3, 333, { taxes: [{ ...standardTax, title: 'USt' }] }),
    line('Tea', 3, 333),
  ]),
  'an address of four lines, terms and a partial payment': (() => {
    const invoice = sampleInvoice([line('Consulting', 1, 100000)], { language: 'de' });
    return {
      ...invoice,
      buyer: { ...invoice.buyer, address: 'Haus B\nEingang 3\nEtage 4\nKarlstraße 12' },
      purchase_order: 'PO-77 <A&B>',
      terms: 'Zahlbar innerhalb von 14 Tagen.\nEigentumsvorbehalt.',
      contract_reference: 'V-2026/17',
      paid: 50000,
      balance: invoice.total - 50000,
    };
  })(),
  'a Japanese customer': inScript(
    ['コンサルティング業務（2026年11月分）', '緑茶「玉露」100g'],
    {
      name: '株式会社東京商事',
      address: '千代田区丸の内1丁目2番3号',
      city: '東京都',
      country: 'Japan',
      country_code: 'JP',
    },
    'いつもお世話になっております。',
  ),
  'a Hebrew customer': inScript(
    ['ייעוץ עסקי (נובמבר 2026)', 'Consulting עבור לקוח 123'],
    {
      name: 'חברת השלום בע״מ',
      address: 'רחוב הרצל 12, דירה 5',
      city: 'תל אביב',
      country: 'Israel',
      country_code: 'IL',
    },
    'תודה על העסקה! התשלום תוך 30 ימים (שוטף + 30).',
  ),
  'an Arabic customer': inScript(
    ['استشارات الأعمال (نوفمبر ٢٠٢٦)'],
    {
      name: 'شركة السلام للتجارة',
      address: 'شارع الملك فهد ۱۲۳',
      city: 'الرياض',
      country: 'Saudi Arabia',
      country_code: 'SA',
    },
    'شكرا لكم، السلام عليكم',
  ),
  'scripts of India and South East Asia': inScript(
    ['हिन्दी में परामर्श: क्षेत्र कि', 'ที่ปรึกษาธุรกิจในประเทศไทย', 'தமிழ் తెలుగు ಕನ್ನಡ മലയാളം বাংলা', 'ភាសាខ្មែរ ລາວ မြန်မာ'],
    {},
    'Emoji 🎉 ✔, a rune ᚠ, Ελλάδα, Україна',
  ),
  'discounts for early payment': sampleInvoice([line('Consulting', 1, 100000)], {
    language: 'de',
    terms: 'Ohne Abzug nach 30 Tagen.',
    cash_discounts: [
      { days: 7, percent: '3' },
      { days: 14, percent: '2.5' },
    ],
  }),
  'a codified discount in its terms': sampleInvoice([line('Consulting', 1, 100000)], {
    terms: 'Zahlbar sofort.\n#SKONTO#TAGE=14#PROZENT=2.00#\n',
  }),
  'characters of XML in its texts': sampleInvoice([line('R&D; 1&#48; <b> "x" &amp; \u0007\ufffe', 1, 100)], {
    note: 'R&D;\r\nA & B',
    buyer_reference: 'A&B;',
  }),
  ...Object.fromEntries(
    [
      { country_code: 'DK', country: 'Denmark', vat_number: 'DK13585628' },
      { country_code: 'NO', country: 'Norway', vat_number: 'NO 923 829 644 MVA' },
      { country_code: 'SE', country: 'Sweden', vat_number: 'SE556703748501' },
      { country_code: 'NL', country: 'the Netherlands', vat_number: 'NL123456782B90' },
      { country_code: 'BE', country: 'Belgium', vat_number: 'BE0428759497' },
      { country_code: 'IT', country: 'Italy', vat_number: 'IT00743110157' },
      { country_code: 'DE', country: 'Germany', electronic_address: { scheme: '0204', id: '04011000-1234512345-06' } },
    ].map((buyer) => [
      `a buyer in ${buyer.country}`,
      sampleInvoice([line('Consulting', 1, 100)], { buyer: { ...foreignBuyer, ...buyer } }),
    ]),
  ),
};
