import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { add } from './decimal.ts';
import { computeDocument, type DocumentAmounts, type DocumentInput, type DocumentLine } from './document.ts';
import { lineTotal } from './lines.ts';

/** Parses a decimal text as a multiple of its last decimal place. */
const units = (text: unknown, decimals: number): bigint => {
  const [whole = '', fraction = ''] = String(text).split('.');
  return BigInt(whole + fraction.padEnd(decimals, '0'));
};

const decimal = (most: bigint, decimals: number) =>
  fc
    .bigInt(0n, most)
    .map(
      (units) =>
        `${units / 10n ** BigInt(decimals)}.${String(units % 10n ** BigInt(decimals)).padStart(decimals, '0')}`,
    );

/** Few different values, so that remainders are often equal. */
const price = fc.oneof(fc.constantFrom('0', '0.5', '1', '2.5', '33.3333', '100', '999'), decimal(10n ** 11n, 4));
const quantity = fc.oneof(
  fc.constantFrom('1', '2', '3', '0.333', '7.3333', '0.000001'),
  decimal(10n ** 6n, 3),
  decimal(10n ** 9n, 6),
);
const percent = fc.oneof(fc.constantFrom('0', '5', '12.5', '50', '100'), decimal(10n ** 6n, 4));
const rate = fc.oneof(fc.constantFrom('0', '2.5', '7', '19', '20'), decimal(10n ** 6n, 4));
const taxesOf = fc
  .array(rate, { minLength: 4, maxLength: 4 })
  .map((rates) => rates.map((one, at) => ({ tax_id: at + 1, rate: one })));

const line: fc.Arbitrary<DocumentLine> = fc.record({
  quantity,
  rate: price,
  tax_ids: fc.uniqueArray(fc.integer({ min: 1, max: 4 }), { maxLength: 2 }),
  discount_percent: fc.option(percent),
});

const document: fc.Arbitrary<DocumentInput> = fc.record({
  lines: fc.array(line, { maxLength: 12 }),
  taxes: taxesOf,
  prices_include_tax: fc.boolean(),
  discount_percent: fc.option(percent),
});

/** A document whose discounts are amounts, none of them too large. */
const discountedByAmounts = fc
  .tuple(document, fc.double({ min: 0, max: 1, noNaN: true }))
  .map(([one, share]): DocumentInput => {
    const lines = one.lines.map(({ discount_percent: _percent, ...rest }, at) => {
      const { net } = computeDocument({ lines: [rest], taxes: one.taxes }).lines[0]!;
      return at % 2 === 0 ? rest : { ...rest, discount_amount: partOf(net, share) };
    });
    const sum = add(lines.map((own) => computeDocument({ lines: [{ ...own, tax_ids: [] }] }).subtotal));
    return { ...one, discount_percent: null, discount_amount: partOf(sum, share), lines };
  });
const partOf = (amount: bigint, share: number): string => String((amount * BigInt(Math.floor(share * 1000))) / 1000n);

const any = fc.oneof(document, discountedByAmounts);
const taxOf = ({ taxes }: DocumentAmounts): bigint => add(taxes.map(({ amount }) => amount));

describe('for any document', () => {
  test('the parts add up', () => {
    fc.assert(
      fc.property(any, (one) => {
        const amounts = computeDocument(one);
        expect(amounts.total).toBe(amounts.subtotal - amounts.discount_total + taxOf(amounts));
        expect(add(amounts.lines.map(({ net }) => net))).toBe(amounts.subtotal);
        expect(add(amounts.lines.map(({ tax_total }) => tax_total))).toBe(taxOf(amounts));
      }),
      { numRuns: 1000 },
    );
  });

  test('the shares of the lines in each tax add up to its base and its amount, those of a line to its taxes', () => {
    fc.assert(
      fc.property(any, (one) => {
        const { lines, taxes } = computeDocument(one);
        for (const { tax_id, base, amount } of taxes) {
          const shares = lines.flatMap((own) => own.taxes.filter((share) => share.tax_id === tax_id));
          expect(add(shares.map((share) => share.base))).toBe(base);
          expect(add(shares.map((share) => share.amount))).toBe(amount);
        }
        for (const [at, { taxes: shares, tax_total }] of lines.entries()) {
          const ids = [...one.lines[at]!.tax_ids!].sort((a, b) => a - b);
          expect(shares.map(({ tax_id }) => tax_id)).toEqual(ids);
          expect(add(shares.map(({ amount }) => amount))).toBe(tax_total);
          expect(new Set(shares.map(({ base }) => base)).size).toBeLessThanOrEqual(1);
        }
      }),
      { numRuns: 1000 },
    );
  });

  test('the amount of a line is its exact total, rounded; less its discount it is its net if taxes are on top', () => {
    fc.assert(
      fc.property(any, (one) => {
        const { lines } = computeDocument(one);
        for (const [at, { amount, net }] of lines.entries()) {
          const { discount_percent, discount_amount, ...price } = one.lines[at]!;
          const rest = units(price.quantity, 6) * units(price.rate, 4) - amount * 10n ** 10n;
          expect(rest > -(10n ** 10n) && rest < 10n ** 10n).toBe(true);
          expect(amount >= (one.prices_include_tax ? 0n : net)).toBe(true);
          const isDiscounted = Number(discount_percent ?? 0) > 0 || Number(discount_amount ?? 0) > 0;
          if (!isDiscounted && !one.prices_include_tax) expect(amount).toBe(net);
        }
      }),
      { numRuns: 1000 },
    );
  });

  test('no amount is negative, and no discount exceeds the subtotal', () => {
    fc.assert(
      fc.property(any, (one) => {
        const { lines, subtotal, discount_total, taxes, total } = computeDocument(one);
        const amounts = [
          ...lines.flatMap((own) => [
            own.net,
            own.tax_total,
            ...own.taxes.flatMap(({ base, amount }) => [base, amount]),
          ]),
          ...taxes.flatMap(({ base, amount }) => [base, amount]),
        ];
        expect([...amounts, subtotal, discount_total, total].filter((amount) => amount < 0n)).toEqual([]);
        expect(discount_total <= subtotal).toBe(true);
      }),
      { numRuns: 1000 },
    );
  });

  test('the order of the lines changes no amount', () => {
    const shuffled = any.chain((one) =>
      fc.tuple(fc.constant(one), fc.shuffledSubarray([...one.lines.keys()], { minLength: one.lines.length })),
    );
    fc.assert(
      fc.property(shuffled, ([one, order]) => {
        const before = computeDocument(one);
        const after = computeDocument({ ...one, lines: order.map((at) => one.lines[at]!) });
        const { lines: _before, ...totals } = before;
        expect(after).toMatchObject(totals);
        // A unit that is left over goes to one of several equal lines. The order of a line's taxes is no difference.
        const of = (amounts: DocumentAmounts, at: readonly number[]) =>
          amounts.lines
            .map(({ net, tax_total, taxes }, index) => {
              const { tax_ids = [] } = one.lines[at[index]!]!;
              const shares = taxes.map(({ base, amount }) => `${base} ${amount}`);
              return `${[...tax_ids].sort()} ${net} ${tax_total} ${shares.join()}`;
            })
            .sort();
        expect(of(after, order)).toEqual(of(before, [...one.lines.keys()]));
      }),
      { numRuns: 1000 },
    );
  });

  test('without taxes and discounts the total is the exact sum, rounded half up once', () => {
    const plain = fc.array(fc.record({ quantity, rate: price }));
    fc.assert(
      fc.property(plain, fc.boolean(), (lines, prices_include_tax) => {
        const exact = add(lines.map((one) => units(one.quantity, 6) * units(one.rate, 4)));
        const total = (2n * exact + 10n ** 10n) / (2n * 10n ** 10n);
        expect(computeDocument({ lines, prices_include_tax })).toMatchObject({
          subtotal: total,
          discount_total: 0n,
          taxes: [],
          total,
        });
      }),
    );
  });
});

describe('taxes on top of the prices', () => {
  test('are their rate of their base, rounded half up, and bases are the lines less their share of the discount', () => {
    fc.assert(
      fc.property(any, (one) => {
        const { lines, taxes, subtotal, discount_total } = computeDocument({ ...one, prices_include_tax: false });
        for (const { tax_id, rate: text, base, amount } of taxes) {
          // |amount - base x rate| <= 1/2, and exactly 1/2 is rounded up.
          const [whole = '', fraction = ''] = String(text).split('.');
          const twice = 2n * (amount * 1_000_000n - base * BigInt(whole + fraction.padEnd(4, '0')));
          expect(twice > -1_000_000n && twice <= 1_000_000n).toBe(true);
          const nets = add(lines.flatMap(({ net }, at) => (one.lines[at]!.tax_ids!.includes(tax_id) ? [net] : [])));
          const exact = subtotal === 0n ? 0n : (nets * (subtotal - discount_total)) / subtotal;
          // A tax is in at most 4 groups (alone, with each other one), and the share of each is less than 1 from exact.
          expect(base >= exact - 4n && base <= exact + 4n).toBe(true);
        }
      }),
      { numRuns: 1000 },
    );
  });
});

describe('prices with tax', () => {
  test('are exact in the total', () => {
    fc.assert(
      fc.property(any, (one) => {
        const gross = { ...one, prices_include_tax: true };
        const untaxed = { ...one, lines: one.lines.map((own) => ({ ...own, tax_ids: [] })) };
        const { subtotal, discount_total } = computeDocument(untaxed);
        // The sum of a document without discounts is rounded once if it has no tax, and by line if it has one.
        fc.pre(
          subtotal === add(one.lines.map((own) => computeDocument({ lines: [{ ...own, tax_ids: [] }] }).subtotal)),
        );
        expect(computeDocument(gross).total).toBe(subtotal - discount_total);
      }),
      { numRuns: 1000 },
    );
  });

  test('have the bases of the same document with taxes on top', () => {
    const singleTaxes = any.map((one) => ({
      ...one,
      prices_include_tax: false,
      lines: one.lines.map((own) => ({ ...own, tax_ids: own.tax_ids!.slice(0, 1) })),
    }));
    fc.assert(
      fc.property(singleTaxes, (one) => {
        const { taxes } = computeDocument(one);
        const lines = taxes.map(({ tax_id, base, amount }) => ({
          quantity: '1',
          rate: String(base + amount),
          tax_ids: [tax_id],
        }));
        expect(computeDocument({ lines, taxes: one.taxes!, prices_include_tax: true }).taxes).toEqual(taxes);
      }),
      { numRuns: 1000 },
    );
  });

  test('differ from it by at most 1 in the base of lines with two taxes, since each is rounded', () => {
    fc.assert(
      fc.property(fc.bigInt(0n, 10n ** 12n), taxesOf, (net, taxes) => {
        const tax_ids = [1, 2];
        const onTop = computeDocument({ lines: [{ quantity: '1', rate: String(net), tax_ids }], taxes });
        const lines = [{ quantity: '1', rate: String(onTop.total), tax_ids }];
        const { subtotal, total } = computeDocument({ lines, taxes, prices_include_tax: true });
        expect(total).toBe(onTop.total);
        expect(subtotal - net >= -1n && subtotal - net <= 1n).toBe(true);
      }),
      { numRuns: 1000 },
    );
  });
});

/** A fraction; an oracle that shares no code with the arithmetic. */
interface Fraction {
  readonly n: bigint;
  readonly d: bigint;
}

function fraction(text: unknown): Fraction {
  const [whole = '0', decimals = ''] = String(text ?? '0').split('.');
  return { n: BigInt(whole + decimals), d: 10n ** BigInt(decimals.length) };
}
const times = (a: Fraction, b: Fraction): Fraction => ({ n: a.n * b.n, d: a.d * b.d });
const plus = (a: Fraction, b: Fraction): Fraction => ({ n: a.n * b.d + b.n * a.d, d: a.d * b.d });
const percentOf = (percentage: unknown): Fraction => times(fraction(percentage), { n: 1n, d: 100n });
const without = ({ n, d }: Fraction): Fraction => ({ n: d - n, d });
/** Rounds half up: adds a half and takes the floor. */
function rounded(exact: Fraction): bigint {
  const { n, d } = plus(exact, { n: 1n, d: 2n });
  return n / d;
}

describe('quantities with 6 decimals', () => {
  const sameTax = document.map((one) => ({
    ...one,
    prices_include_tax: false,
    lines: one.lines.map((own) => ({ ...own, tax_ids: [1] })),
  }));

  test('give the amounts of exact fractions, rounded once for each line, discount and tax', () => {
    fc.assert(
      fc.property(sameTax, (one) => {
        const amounts = computeDocument(one);
        const nets = one.lines.map((own) =>
          rounded(times(times(fraction(own.quantity), fraction(own.rate)), without(percentOf(own.discount_percent)))),
        );
        expect(amounts.lines.map(({ net }) => net)).toEqual(nets);
        const subtotal = add(nets);
        const discount = rounded(times({ n: subtotal, d: 1n }, percentOf(one.discount_percent)));
        const base = subtotal - discount;
        const amount = rounded(times({ n: base, d: 1n }, percentOf(one.taxes![0]!.rate)));
        expect(amounts).toMatchObject({ subtotal, discount_total: discount, total: base + amount });
        expect(amounts.taxes).toMatchObject(one.lines.length > 0 ? [{ base, amount }] : []);
      }),
      { numRuns: 1000 },
    );
  });

  test('have an exact total, and the same amounts with zeros at the end', () => {
    fc.assert(
      fc.property(fc.record({ quantity, rate: price }), (one) => {
        const { n, d } = times(fraction(one.quantity), fraction(one.rate));
        const total = fraction(lineTotal(one));
        expect(total.n * d).toBe(n * total.d);
        const padded = { ...one, quantity: one.quantity.includes('.') ? `${one.quantity}000` : `${one.quantity}.000` };
        expect(lineTotal(padded)).toBe(lineTotal(one));
        expect(computeDocument({ lines: [padded] })).toEqual(computeDocument({ lines: [one] }));
      }),
    );
  });
});
