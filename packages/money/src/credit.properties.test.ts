import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { type CreditAmounts, computeCredit } from './credit.ts';
import { restOfGroups, restOfLines } from './credit-rest.ts';
import { add, type DecimalText, formatDecimal, parseDecimal } from './decimal.ts';
import { computeDocument, type DocumentInput, type DocumentLine } from './document.ts';

const price = fc.oneof(
  fc.constantFrom('0', '0.5', '1', '1.5', '2.5', '33.3333', '33.35', '100', '1250'),
  fc.integer({ min: 0, max: 99_999_999 }).map((units) => String(units / 1000)),
);
const quantity = fc.constantFrom(1, 2, 3, 7, 10);
const percent = fc.constantFrom(undefined, '5', '12.5', '33.3333', '50', '100');
const taxes = ['19', '7', '2.5', '0'].map((rate, at) => ({ tax_id: at + 1, rate }));

interface Sold extends Omit<DocumentLine, 'quantity'> {
  readonly quantity: number;
}
const line: fc.Arbitrary<Sold> = fc.record({
  quantity,
  rate: price,
  tax_ids: fc.constantFrom([1], [2], [3], [1, 3], [2, 4], []),
  discount_percent: percent,
});

/** An invoice, and the order in which all units of its lines are credited, some of them together. */
const history = fc
  .record({
    lines: fc.array(line, { minLength: 1, maxLength: 6 }),
    prices_include_tax: fc.boolean(),
    discount_percent: percent,
    isByAmount: fc.boolean(),
    order: fc.infiniteStream(fc.integer({ min: 0, max: 1_000_000 })),
    together: fc.infiniteStream(fc.integer({ min: 1, max: 4 })),
  })
  .map(({ lines, order, together, isByAmount, discount_percent, prices_include_tax }) => {
    const sold = lines.map((one) => ({ ...one, quantity: String(one.quantity) }));
    const plain: DocumentInput = { lines: sold, taxes, prices_include_tax };
    const sum = add(sold.map((one) => computeDocument({ lines: [{ ...one, tax_ids: [] }] }).subtotal));
    const discount = isByAmount ? { discount_amount: String(sum / 3n) } : { discount_percent };
    const units = lines
      .flatMap((one) => Array.from({ length: one.quantity }, () => ({ ...one, quantity: '1' })))
      .map((unit) => ({ unit, at: order.next().value as number }))
      .sort((a, b) => a.at - b.at)
      .map(({ unit }) => unit);
    const steps: DocumentLine[][] = [];
    while (units.length > 0) steps.push(units.splice(0, together.next().value as number));
    return { invoice: { ...plain, ...discount }, steps };
  });

const credit = ({ invoice, steps }: { invoice: DocumentInput; steps: readonly DocumentLine[][] }): CreditAmounts[] =>
  steps.map((lines, step) => computeCredit(invoice, steps.slice(0, step).flat(), lines));

function sumsOf(notes: readonly CreditAmounts[]) {
  const byTax = Map.groupBy(
    notes.flatMap((note) => note.taxes),
    ({ tax_id }) => tax_id,
  );
  return {
    subtotal: add(notes.map((note) => note.subtotal)),
    discount_total: add(notes.map((note) => note.discount_total)),
    total: add(notes.map((note) => note.total)),
    taxes: [...byTax]
      .map(([tax_id, of]) => ({
        tax_id,
        base: add(of.map((tax) => tax.base)),
        amount: add(of.map((tax) => tax.amount)),
      }))
      .sort((a, b) => a.tax_id - b.tax_id),
  };
}

describe('for any invoice', () => {
  test('credit notes of all its units, in any steps and any order, add up to its amounts, for each tax', () => {
    fc.assert(
      fc.property(history, (one) => {
        const { subtotal, discount_total, total, taxes: charged } = computeDocument(one.invoice);
        const sums = charged
          .map(({ tax_id, base, amount }) => ({ tax_id, base, amount }))
          .sort((a, b) => a.tax_id - b.tax_id);
        expect(sumsOf(credit(one))).toEqual({ subtotal, discount_total, total, taxes: sums });
        expect(restOfGroups(one.invoice, one.steps.flat()).filter(({ sum }) => sum !== 0n)).toEqual([]);
      }),
      { numRuns: 300 },
    );
  });

  test('no amount of a credit note is negative, and its parts add up', () => {
    fc.assert(
      fc.property(history, (one) => {
        for (const note of credit(one)) {
          const { subtotal, discount, discount_total, total } = note;
          const amounts = [
            ...note.lines.flatMap((own) => [
              own.net,
              own.amount,
              ...own.taxes.flatMap(({ base, amount }) => [base, amount]),
            ]),
            ...note.taxes.flatMap(({ base, amount }) => [base, amount]),
          ];
          expect([...amounts, subtotal, discount, discount_total, total].filter((amount) => amount < 0n)).toEqual([]);
          expect(add(note.lines.map(({ net }) => net))).toBe(subtotal);
          for (const { tax_id, base, amount } of note.taxes) {
            const shares = note.lines.flatMap((own) => own.taxes.filter((share) => share.tax_id === tax_id));
            expect([add(shares.map((share) => share.base)), add(shares.map((share) => share.amount))]).toEqual([
              base,
              amount,
            ]);
          }
          for (const own of note.lines) expect(add(own.taxes.map(({ amount }) => amount))).toBe(own.tax_total);
          const tax = add(note.taxes.map(({ amount }) => amount));
          expect(add(note.lines.map(({ tax_total }) => tax_total))).toBe(tax);
          expect(total).toBe(subtotal - discount_total + tax);
        }
      }),
      { numRuns: 300 },
    );
  });

  test('the rest after any steps can be credited by its sums, and leaves nothing', () => {
    fc.assert(
      fc.property(history, fc.nat(20), ({ invoice, steps }, done) => {
        const credited = steps.slice(0, done % steps.length).flat();
        const rest = restOfGroups(invoice, credited)
          .filter(({ sum }) => sum > 0n)
          .map(({ tax_ids, sum }) => ({ tax_ids, quantity: '1', rate: String(sum) }));
        const units = restOfLines(invoice, credited)!.map(({ index, quantity: left }) => ({
          ...invoice.lines[index]!,
          quantity: left,
        }));
        expect(computeCredit(invoice, credited, units).total).toBe(computeCredit(invoice, credited, rest).total);
        const before = credit({ invoice, steps: credited.map((one) => [one]) });
        const after = [...before, computeCredit(invoice, credited, rest)];
        expect(sumsOf(after).total).toBe(computeDocument(invoice).total);
      }),
      { numRuns: 300 },
    );
  });
});

/** An invoice of hours with 6 decimals, and the parts in which each line is credited. */
const hours = fc.record({
  lines: fc.array(
    fc.record({
      parts: fc.array(fc.bigInt(1n, 9_999_999n), { minLength: 1, maxLength: 4 }),
      rate: price,
      tax_ids: fc.constantFrom([1], [2], [1, 3], []),
    }),
    { minLength: 1, maxLength: 4 },
  ),
  prices_include_tax: fc.boolean(),
  discount_percent: percent,
});
const millionths = (units: bigint): string => formatDecimal(units, 6);

describe('for an invoice of quantities with 6 decimals', () => {
  test('credit notes of parts add up to its amounts, and the remaining quantities are exact', () => {
    fc.assert(
      fc.property(hours, ({ lines, ...document }) => {
        const sold = lines.map(({ parts, ...one }, at) => ({
          ...one,
          rate: `${one.rate}`,
          quantity: millionths(add(parts)),
          at,
        }));
        const invoice: DocumentInput = { ...document, lines: sold, taxes };
        const steps = lines.flatMap(({ parts, ...one }) =>
          parts.map((units) => [{ ...one, quantity: millionths(units) }]),
        );
        const notes = credit({ invoice, steps });
        const { subtotal, discount_total, total } = computeDocument(invoice);
        expect(sumsOf(notes)).toMatchObject({ subtotal, discount_total, total });
        const left = restOfLines(invoice, steps.slice(1).flat())!;
        // Lines with the same price are interchangeable: what is left of one may be shown at several of them.
        const units = (quantities: readonly { readonly quantity: DecimalText }[]) =>
          add(quantities.map((one) => parseDecimal(one.quantity, 6)));
        expect(units(left)).toBe(units(steps[0]!));
        expect(restOfLines(invoice, steps.flat())).toEqual([]);
      }),
      { numRuns: 300 },
    );
  });
});
