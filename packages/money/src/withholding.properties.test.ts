import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { CreditError, computeCredit } from './credit.ts';
import { restOfGroups, restOfLines } from './credit-rest.ts';
import { add } from './decimal.ts';
import { computeDocument, type DocumentInput, type DocumentLine } from './document.ts';

const VAT = ['21', '10', '0'].map((rate, at) => ({ tax_id: at + 1, rate }));
const WITHHELD = ['-15', '-10.6667', '-100'].map((rate, at) => ({ tax_id: at + 11, rate }));
const taxes = [...VAT, ...WITHHELD];
const isWithheld = (id: number): boolean => id > 10;

const price = fc.oneof(
  fc.constantFrom('0', '0.5', '1', '2.5', '33.3333', '100', '1250'),
  fc.integer({ min: 0, max: 99_999_999 }).map((units) => String(units / 1000)),
);
const percent = fc.constantFrom(undefined, '5', '12.5', '33.3333', '50', '100');
const tax_ids = fc.constantFrom([1], [2], [1, 11], [12, 2], [1, 12], [11, 12], [11], [3, 13], [1, 2], []);
const lines = fc.array(
  fc.record({ quantity: fc.constantFrom(1, 2, 3, 7), rate: price, tax_ids, discount_percent: percent }),
  { minLength: 1, maxLength: 7 },
);

interface Case {
  readonly invoice: DocumentInput;
  /** The units of all lines in some order, divided into credit notes. */
  readonly steps: readonly (readonly DocumentLine[])[];
}

const cases: fc.Arbitrary<Case> = fc
  .record({
    lines,
    prices_include_tax: fc.boolean(),
    discount_percent: percent,
    isByAmount: fc.boolean(),
    order: fc.infiniteStream(fc.integer({ min: 0, max: 1_000_000 })),
    together: fc.infiniteStream(fc.integer({ min: 1, max: 4 })),
  })
  .map(({ lines: sold, prices_include_tax, discount_percent, isByAmount, order, together }) => {
    const stored = sold.map((line) => ({ ...line, quantity: String(line.quantity) }));
    const sum = add(stored.map((line) => computeDocument({ lines: [{ ...line, tax_ids: [] }] }).subtotal));
    const discount = isByAmount ? { discount_amount: String(sum / 3n) } : { discount_percent };
    const units: DocumentLine[] = sold
      .flatMap((line) => Array.from({ length: line.quantity }, () => ({ ...line, quantity: '1' })))
      .map((unit) => ({ unit, at: order.next().value as number }))
      .sort((a, b) => a.at - b.at)
      .map(({ unit }) => unit);
    const steps: DocumentLine[][] = [];
    while (units.length > 0) steps.push(units.splice(0, together.next().value as number));
    return { invoice: { lines: stored, taxes, prices_include_tax, ...discount }, steps };
  });

const ascending = (a: bigint, b: bigint): number => Number(a - b);

/** Returns the document without its withholding taxes. */
const stripped = (document: DocumentInput): DocumentInput => ({
  ...document,
  taxes: VAT,
  lines: document.lines.map((line) => ({ ...line, tax_ids: line.tax_ids!.filter((id) => !isWithheld(id)) })),
});

const amountsOf = (withheld: readonly { tax_id: number; base: bigint; amount: bigint }[]) =>
  withheld.map(({ tax_id, base, amount }) => ({ tax_id, base, amount })).sort((a, b) => a.tax_id - b.tax_id);

describe('the withholding taxes of any document', () => {
  test('change none of its other amounts', () => {
    fc.assert(
      fc.property(cases, ({ invoice }) => {
        const { lines: shown, ...amounts } = computeDocument(invoice);
        const { lines: own, ...without } = computeDocument(stripped(invoice));
        expect(without).toEqual({ ...amounts, withheld: [], withheld_total: 0n });
        expect(own.map(({ amount }) => amount)).toEqual(shown.map(({ amount }) => amount));
        // One of several lines that are equal after their discounts has the unit that is left over.
        const nets = (all: typeof shown) => all.map(({ net }) => net).sort(ascending);
        expect(nets(own)).toEqual(nets(shown));
      }),
      { numRuns: 500 },
    );
  });

  test('are computed of the nets of their lines after all discounts, rounded half up once', () => {
    fc.assert(
      fc.property(cases, ({ invoice }) => {
        const { withheld, withheld_total, lines: shown, subtotal, discount_total } = computeDocument(invoice);
        expect(add(shown.map(({ base }) => base))).toBe(subtotal - discount_total);
        for (const { tax_id, rate, base, amount } of withheld) {
          expect(base).toBe(
            add(shown.flatMap((line, at) => (invoice.lines[at]!.tax_ids!.includes(tax_id) ? [line.base] : []))),
          );
          const scaled = BigInt(Math.round(Number(rate) * -10_000));
          expect(amount).toBe((2n * base * scaled + 1_000_000n) / 2_000_000n);
        }
        expect(add(withheld.map(({ amount }) => amount))).toBe(withheld_total);
        const named = new Set(invoice.lines.flatMap((line) => line.tax_ids!.filter(isWithheld)));
        expect(new Set(withheld.map(({ tax_id }) => tax_id))).toEqual(named);
      }),
      { numRuns: 500 },
    );
  });

  test('are the same in any order of the lines', () => {
    fc.assert(
      fc.property(cases, ({ invoice }) => {
        const { withheld, total } = computeDocument({ ...invoice, lines: invoice.lines.toReversed() });
        expect({ withheld, total }).toEqual({
          withheld: computeDocument(invoice).withheld,
          total: computeDocument(invoice).total,
        });
      }),
      { numRuns: 500 },
    );
  });

  test('are credited exactly, in any steps and any order', () => {
    fc.assert(
      fc.property(cases, ({ invoice, steps }) => {
        const notes = steps.map((own, step) => computeCredit(invoice, steps.slice(0, step).flat(), own));
        const byTax = Map.groupBy(
          notes.flatMap(({ withheld }) => withheld),
          ({ tax_id }) => tax_id,
        );
        const credited = [...byTax].map(([tax_id, of]) => ({
          tax_id,
          base: add(of.map(({ base }) => base)),
          amount: add(of.map(({ amount }) => amount)),
        }));
        const { withheld, withheld_total, total } = computeDocument(invoice);
        expect(amountsOf(credited)).toEqual(amountsOf(withheld));
        expect(add(notes.map((note) => note.withheld_total))).toBe(withheld_total);
        expect(add(notes.map((note) => note.total))).toBe(total);
        expect(notes.flatMap((note) => note.withheld).filter(({ base, amount }) => base < 0n || amount < 0n)).toEqual(
          [],
        );
      }),
      { numRuns: 500 },
    );
  });

  test('are credited in full with the rest by its sums', () => {
    fc.assert(
      fc.property(cases, fc.nat(20), ({ invoice, steps }, done) => {
        const credited = steps.slice(0, done % steps.length).flat();
        const rest = restOfGroups(invoice, credited)
          .filter(({ sum }) => sum > 0n)
          .map((group) => ({ tax_ids: group.tax_ids, quantity: '1', rate: String(group.sum) }));
        const units = restOfLines(invoice, credited)!.map(({ index, quantity }) => ({
          ...invoice.lines[index]!,
          quantity,
        }));
        const [bySums, byUnits] = [rest, units].map((own) => computeCredit(invoice, credited, own));
        expect(bySums!.withheld_total).toBe(byUnits!.withheld_total);
        expect(bySums!.total).toBe(byUnits!.total);
      }),
      { numRuns: 300 },
    );
  });
});

test('a credit note without the withholding tax of its line is rejected', () => {
  const invoice = { lines: [{ quantity: '1', rate: '1000', tax_ids: [1, 11] }], taxes };
  expect(() => computeCredit(invoice, [], [{ quantity: '1', rate: '500', tax_ids: [1] }])).toThrow(CreditError);
});

test('138.75 at 21 % less 19 % withheld is 167.89, of which 141.53 is due', () => {
  const retention = { tax_id: 19, rate: '-19' };
  const lines = [{ quantity: '1', rate: '13875', tax_ids: [1, 19] }];
  const { taxes: charged, withheld, total, withheld_total } = computeDocument({ lines, taxes: [...VAT, retention] });
  expect([charged[0]!.amount, withheld[0]!.amount, total, total - withheld_total]).toEqual([
    ...[2914n, 2636n, 16_789n, 14_153n],
  ]);
});

test('1,000.00 at 21 % less 15 % withheld is 1,210.00, of which 1,060.00 is due', () => {
  const {
    total,
    taxes: charged,
    withheld,
    withheld_total,
  } = computeDocument({
    lines: [{ quantity: '1', rate: '100000', tax_ids: [1, 11] }],
    taxes,
  });
  expect({ total, withheld_total }).toEqual({ total: 121_000n, withheld_total: 15_000n });
  expect(charged).toMatchObject([{ tax_id: 1, base: 100_000n, amount: 21_000n }]);
  expect(withheld).toMatchObject([{ tax_id: 11, rate: '-15', base: 100_000n, amount: 15_000n }]);
});
