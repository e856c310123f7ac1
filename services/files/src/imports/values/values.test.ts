import { loadContract } from '@bms/contracts';
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { importableModules } from '../columns/fields.ts';
import { convertCell } from './convert.ts';
import { DateEvidence, readDate } from './dates.ts';
import { DecimalEvidence, readNumber } from './numbers.ts';

const amount = fc.tuple(fc.integer({ min: -9_999_999, max: 9_999_999 }), fc.integer({ min: 0, max: 99 }));

/** Writes an amount as spreadsheets of that locale do. */
const written = (locale: string, [whole, cents]: readonly [number, number]) =>
  new Intl.NumberFormat(locale, { minimumFractionDigits: 2 }).format(
    Number(`${whole}.${String(cents).padStart(2, '0')}`),
  );

describe('Numbers', () => {
  test('of every locale are read as they were written', () => {
    const locales = [
      ['en-US', 'point'],
      ['de-DE', 'comma'],
      ['fr-FR', 'comma'],
      ['es-ES', 'comma'],
      ['de-CH', 'point'],
    ] as const;
    fc.assert(
      fc.property(fc.constantFrom(...locales), amount, ([locale, decimal], value) => {
        const [whole, cents] = value;
        const expected = Number(`${whole}.${String(cents).padStart(2, '0')}`);
        expect(Number(readNumber(written(locale, value), decimal))).toBe(expected);
      }),
    );
  });

  test('of the other separator are never read as another amount', () => {
    for (const text of ['-110.7 €', '5323.54', '1,234.50', '0.5', '12.3456'])
      expect([text, readNumber(text, 'comma')]).toEqual([text, undefined]);
    for (const text of ['5323,54', '1.234,50', '0,5', 'abc', '', '-', '1 2', '1.2.3'])
      expect([text, readNumber(text, 'point')]).toEqual([text, undefined]);
  });

  test('with currencies, spaces and signs are read', () => {
    const cases = {
      '€ 1.234,50': '1234.50',
      '1.234,50 EUR': '1234.50',
      'CHF 12': '12',
      '12 %': '12',
      '−3,5': '-3.5',
      '1 234,5': '1234.5',
    };
    for (const [text, value] of Object.entries(cases)) expect([text, readNumber(text, 'comma')]).toEqual([text, value]);
  });

  test('show their separator, unless all of them could have either', () => {
    const result = (...cells: string[]) => {
      const evidence = new DecimalEvidence();
      for (const cell of cells) evidence.add(cell);
      return evidence.result('point');
    };
    expect(result('1,5', '2,25', '1.000')).toBe('comma');
    expect(result('1.5', '1,000')).toBe('point');
    expect(result('1,000', '2.000')).toBe('point');
  });
});

describe('Dates', () => {
  test('of every form are read as they were written', () => {
    const day = fc.date({ min: new Date('1970-01-01'), max: new Date('2099-12-31'), noInvalidDate: true });
    fc.assert(
      fc.property(day, (date) => {
        const iso = date.toISOString().slice(0, 10);
        const [y, m, d] = iso.split('-');
        expect(readDate(iso, 'iso')).toBe(iso);
        expect(readDate(`${d}.${m}.${y} 10:00`, 'dotted')).toBe(iso);
        expect(readDate(`${Number(d)}/${Number(m)}/${y}`, 'day_first')).toBe(iso);
        expect(readDate(`${m}/${d}/${y}`, 'month_first')).toBe(iso);
      }),
    );
  });

  test('that do not exist are none', () => {
    for (const text of ['2026-02-30', '31.04.2026', '13/13/2026', '2026', 'soon'])
      for (const format of ['iso', 'dotted', 'day_first', 'month_first'] as const)
        expect([text, readDate(text, format)]).toEqual([text, undefined]);
  });

  test('show by one day above 12 which part is the month; else the locale decides', () => {
    const result = (locale: string, ...cells: string[]) => {
      const evidence = new DateEvidence();
      for (const cell of cells) evidence.add(cell);
      return evidence.result(locale);
    };
    expect(result('en-US', '09/01/2017', '24/01/2017')).toBe('day_first');
    expect(result('de-DE', '09/01/2017', '01/24/2017')).toBe('month_first');
    expect(result('en-US', '09/01/2017')).toBe('month_first');
    expect(result('de-DE', '09/01/2017')).toBe('day_first');
  });
});

test('A cell that is no date is named with an example of the form that is expected', () => {
  const { field } = importableModules(loadContract()).get('tasks')!.field('deadline')!;
  const forms = { decimal: 'point', dateFormat: 'dotted', amounts: 'decimal' } as const;
  expect(() => convertCell(field, '31/31/2026', forms, 'EUR')).toThrow(
    'must be a date such as 28.11.2026; it is "31/31/2026".',
  );
});
