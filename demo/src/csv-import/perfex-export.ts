import { parse } from 'csv-parse/sync';
import { stringify } from 'csv-stringify/sync';

type Row = Record<string, string>;

/** The columns of Perfex's export of customers that the demo fills. */
const COLUMNS = ['#', 'Company', 'Primary Contact', 'Primary Email', 'Phone', 'Active', 'Groups', 'Date Created'];
/** The number of bad rows. */
export const BAD_ROWS = 10;

const LONG_PHONE = '+49 30 '.repeat(12);

/**
 * Returns an export of Perfex with `count` customers, ten of them with an error.
 * @param first the number of the first one
 */
export function perfexExport(count: number, first: number): string {
  const rows = Array.from({ length: count }, (_nothing, n) => spoiled(customer(n, first), n));
  // The rows with a comma too many are written by hand: no library would write them.
  const [header, ...lines] = stringify(rows, { header: true, columns: COLUMNS }).trimEnd().split('\n');
  return [header, ...lines.map((line, n) => (n === 88 || n === 99 ? `${line},"Berlin, Germany"` : line))].join('\n');
}

function customer(n: number, first: number): Row {
  return {
    '#': String(first + n),
    Company: `Demo Import ${n}`,
    'Primary Contact': `Contact ${n}`,
    'Primary Email': `office${n}@demo-import.example`,
    Phone: `+49 30 ${100000 + n}`,
    Active: '1',
    Groups: n % 2 === 0 ? 'Retail' : 'Wholesale, Export',
    'Date Created': '2026-01-15 10:00:00',
  };
}

/** Puts errors into eight rows: three without a company, three with a wrong address, two with a phone number that is too long. */
function spoiled(row: Row, n: number): Row {
  if (n === 11 || n === 22 || n === 33) return { ...row, Company: '' };
  if (n === 44 || n === 55 || n === 66) return { ...row, 'Primary Email': 'office at example' };
  return n === 77 || n === 80 ? { ...row, Phone: LONG_PHONE } : row;
}

/** Corrects a file of corrections, as a user would in a spreadsheet. @param first the number of the first customer */
export function corrected(csv: string, first: number): string {
  const rows: Row[] = parse(csv, { columns: true, bom: true });
  const right = rows.map((row) => {
    return { ...row, ...customer(Number(row['#']) - first, first), import_errors: '' };
  });
  return stringify(right, { header: true });
}
