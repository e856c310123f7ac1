import { describe, expect, test } from '@jest/globals';
import { clientAt, SEARCH_WORDS } from '../data/clients.ts';
import { recordsDialect } from '../dialects/records.ts';
import { checkDetail, checkList, checkSearch } from './check.ts';

const recordsOf = (...indexes: number[]) => indexes.map((index) => ({ id: index + 1, ...clientAt(index) }));
const pageOf = (records: object[], total: number) => ({ records, meta: { total } });
const twenty = recordsOf(...Array.from({ length: 20 }, (_, index) => index));

describe('a page of the list', () => {
  test('with the right records and total is right', () => {
    expect(checkList(recordsDialect, pageOf(twenty, 50), 50)).toBeUndefined();
  });

  test.each([
    ['another total', pageOf(twenty, 49), 'the total is 49, not 50'],
    ['too few records', pageOf(twenty.slice(1), 50), 'the page has 19 records'],
    ['a record twice', pageOf([...twenty.slice(1), twenty[1]!], 50), 'a record is on the page twice'],
    [
      'another value',
      pageOf([{ ...twenty[0], city: 'Ulm' }, ...twenty.slice(1)], 50),
      'city of 1 is "Ulm", not "Berlin"',
    ],
    ['an unknown name', pageOf([{ id: 99, company_name: 'X 1' }, ...twenty.slice(1)], 50), '"X 1" is in no data set'],
  ])('with %s is wrong', (_, body, wrong) => {
    expect(checkList(recordsDialect, body, 50)).toBe(wrong);
  });
});

describe('a search', () => {
  const word = SEARCH_WORDS[3]!;

  test('with all matches is right', () => {
    expect(checkSearch(recordsDialect, pageOf(recordsOf(3, 103), 2), word, 150)).toBeUndefined();
  });

  test('with a record that does not match is wrong', () => {
    expect(checkSearch(recordsDialect, pageOf(recordsOf(3, 4), 2), word, 150)).toBe(`5 does not match ${word}`);
  });
});

describe('a detail', () => {
  test('with the fields of the data set is right', () => {
    expect(checkDetail(recordsDialect, { record: recordsOf(7)[0] }, { id: 8, index: 7 })).toBeUndefined();
  });

  test('of another record is wrong', () => {
    expect(checkDetail(recordsDialect, { record: recordsOf(7)[0] }, { id: 9, index: 8 })).toBe('the id is 8, not 9');
  });
});
