import { type ClientFields, clientAt, countMatches, newClientAt } from '../data/clients.ts';
import type { Dialect, ReceivedPage, ReceivedRecord } from '../dialects/types.ts';
import type { Target } from './job.ts';

/** The fields of a list that no measurement changes. */
const LIST_FIELDS = ['company_name', 'type', 'phone', 'city', 'country'] as const;
/** The fields of a detail that no measurement changes. */
const DETAIL_FIELDS = [...LIST_FIELDS, 'state', 'email', 'website', 'currency', 'vat_number', 'labels'] as const;

const PAGE_SIZE = 20;

/** Returns the client of the data set with the name of the received one; undefined for a name that is not in it. */
function expectedOf({ fields }: ReceivedRecord): ClientFields | undefined {
  const name = String(fields['company_name']);
  const index = Number(name.slice(name.lastIndexOf(' ') + 1));
  return [clientAt(index), newClientAt(index)].find(({ company_name }) => company_name === name);
}

/** Returns the first field whose value differs, in words; undefined if all are right. */
function differenceOf(
  received: ReceivedRecord,
  expected: ClientFields,
  names: readonly (keyof ClientFields)[],
): string | undefined {
  const wrong = names.find((name) => JSON.stringify(received.fields[name]) !== JSON.stringify(expected[name]));
  if (!wrong) return undefined;
  return `${wrong} of ${received.id} is ${JSON.stringify(received.fields[wrong])}, not ${JSON.stringify(expected[wrong])}`;
}

function checkRecords({ records }: ReceivedPage): string | undefined {
  if (new Set(records.map(({ id }) => id)).size !== records.length) return 'a record is on the page twice';
  for (const record of records) {
    const expected = expectedOf(record);
    if (!expected) return `${JSON.stringify(record.fields['company_name'])} is in no data set`;
    const difference = differenceOf(record, expected, LIST_FIELDS);
    if (difference) return difference;
  }
  return undefined;
}

/**
 * Checks a page of the list.
 * @param total undefined if it changes meanwhile
 * @returns what is wrong; undefined if nothing is
 */
export function checkList(dialect: Dialect, body: unknown, total: number | undefined): string | undefined {
  const page = dialect.readPage(body);
  if (page.records.length !== PAGE_SIZE) return `the page has ${page.records.length} records`;
  if (total !== undefined && page.total !== total) return `the total is ${page.total}, not ${total}`;
  return checkRecords(page);
}

/** Checks the first page of a search. @returns what is wrong; undefined if nothing is */
export function checkSearch(dialect: Dialect, body: unknown, word: string, dataSize: number): string | undefined {
  const page = dialect.readPage(body);
  const total = countMatches(word, dataSize);
  if (page.total !== total) return `the total of ${word} is ${page.total}, not ${total}`;
  if (page.records.length !== Math.min(total, PAGE_SIZE)) return `the page has ${page.records.length} records`;
  const other = page.records.find(({ fields }) => !String(fields['company_name']).includes(word));
  return other ? `${other.id} does not match ${word}` : checkRecords(page);
}

/** Checks a client of the data set. @returns what is wrong; undefined if nothing is */
export function checkDetail(dialect: Dialect, body: unknown, target: Target): string | undefined {
  const record = dialect.readRecord(body);
  if (record.id !== target.id) return `the id is ${record.id}, not ${target.id}`;
  return differenceOf(record, clientAt(target.index), DETAIL_FIELDS);
}

/** Checks a client that a measurement created. @returns what is wrong; undefined if nothing is */
export function checkCreated(dialect: Dialect, body: unknown, target: Target): string | undefined {
  const record = dialect.readRecord(body);
  if (record.id !== target.id) return `the id is ${record.id}, not ${target.id}`;
  return differenceOf(record, newClientAt(target.index), [...DETAIL_FIELDS]);
}
