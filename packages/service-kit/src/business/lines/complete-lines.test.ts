import { describe, expect, test } from '@jest/globals';
import { mongo } from 'mongoose';
import type { Call } from '../../runtime/call.ts';
import { completeLines, type SentLine } from './complete-lines.ts';
import type { StoredLine } from './stored-lines.ts';

const catalogue = new Map([
  [1, { title: 'Chai', rate: '1800' }],
  [2, { title: 'Chang', rate: '1900.5' }],
]);
const asked: number[][] = [];
const lookup = async (ids: readonly number[]) => {
  asked.push([...ids]);
  return new Map([...catalogue].filter(([id]) => ids.includes(id)));
};

const complete = (lines: SentLine[], before: StoredLine[] = []) =>
  completeLines(lines, { lookup, call: {} as Call, before, field: 'items' });

const violationsOf = (lines: SentLine[], before: StoredLine[] = []) =>
  complete(lines, before).then(
    () => [],
    (error) => error.violations.map(({ field, code }: { field: string; code: string }) => `${field} ${code}`),
  );

const stored = (line: { item_id?: number; quantity: string; rate: string }): StoredLine => ({
  ...line,
  title: 'before',
  quantity: mongo.Decimal128.fromString(line.quantity),
  rate: mongo.Decimal128.fromString(line.rate),
});

describe('an item', () => {
  test('supplies a title and a rate that are left out, and no other', async () => {
    expect(
      await complete([
        { item_id: 1, title: '', quantity: '2' },
        { item_id: 2, title: 'Chang, chilled', quantity: '1' },
        { item_id: 2, title: ' ', quantity: '1', rate: '0' },
        { title: 'Freight', quantity: '1', rate: '500' },
      ]),
    ).toEqual([
      { item_id: 1, title: 'Chai', quantity: '2', rate: '1800' },
      { item_id: 2, title: 'Chang, chilled', quantity: '1', rate: '1900.5' },
      { item_id: 2, title: 'Chang', quantity: '1', rate: '0' },
      { title: 'Freight', quantity: '1', rate: '500' },
    ]);
  });

  test('is looked up once, and not at all where no line names one', async () => {
    asked.length = 0;
    await complete([1, 2, 1].map((item_id) => ({ item_id, quantity: '1' })));
    await complete([{ title: 'x', quantity: '1', rate: '1' }]);
    expect(asked).toEqual([[1, 2]]);
  });

  test('that there is not is refused, naming the line', async () => {
    expect(
      await violationsOf([
        { item_id: 1, quantity: '1' },
        { item_id: 9, quantity: '1' },
      ]),
    ).toEqual(['items[1].item_id unknown_reference']);
  });

  test('that was deleted stays in the lines that have it, if they say all themselves', async () => {
    const before = [stored({ item_id: 9, quantity: '1', rate: '5' })];
    expect(await violationsOf([{ item_id: 9, title: 'x', quantity: '2', rate: '5' }], before)).toEqual([]);
    expect(await violationsOf([{ item_id: 9, quantity: '2' }], before)).toEqual([
      'items[0].title required',
      'items[0].rate required',
    ]);
  });
});

test('a line without an item needs a title and a rate', async () => {
  expect(
    await violationsOf([
      { item_id: 1, quantity: '1' },
      { title: '', quantity: '1', rate: '' },
    ]),
  ).toEqual(['items[1].title required', 'items[1].rate required']);
});

describe('the total of a line that is sent', () => {
  const line = { title: 'x', quantity: '2.5', rate: '10' };

  test('may be its own, or the one that was shown before', async () => {
    const before = [stored({ quantity: '7', rate: '1' }), stored({ quantity: '1', rate: '10' })];
    expect(await violationsOf([{ ...line, total: '25.0' }])).toEqual([]);
    expect(await violationsOf([{ ...line, total: '10' }], before)).toEqual([]);
  });

  test('may have been rounded to what JSON holds', async () => {
    expect(
      await violationsOf([
        { title: 'x', quantity: '123456789.123', rate: '99999.9999', total: String(Number('12345678899954.3210877')) },
      ]),
    ).toEqual([]);
  });

  test('is refused when it is another', async () => {
    expect(await violationsOf([{ ...line, total: '24' }])).toEqual(['items[0].total read_only']);
  });

  test('is not stored', async () => {
    expect(await complete([{ ...line, total: '25' }])).toEqual([line]);
  });
});
