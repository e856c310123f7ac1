import { stringify } from 'csv-stringify/sync';
import iconv from 'iconv-lite';
import { absolute, type LedgerEntry, type Period } from './ledger.ts';

/** The books of a client of a tax adviser. */
export interface DatevBooks {
  readonly adviser: number;
  readonly client: number;
  /** The first day of the business year (YYYY-MM-DD). */
  readonly yearBegins: string;
  readonly currency: string;
  /** The account of a client. */
  readonly debtorOf: (clientId: number) => number;
  /** The other sides, with the parts of `gross` in the smallest unit: revenue and its tax, or where the money is. */
  readonly sidesOf: (entry: LedgerEntry) => readonly Side[];
}

/** An account with an amount; above 0, the client owes more. */
export type Side = readonly [account: number, amount: number];

const COLUMNS = [
  'Umsatz (ohne Soll/Haben-Kz)',
  'Soll/Haben-Kennzeichen',
  'WKZ Umsatz',
  'Kurs',
  'Basis-Umsatz',
  'WKZ Basis-Umsatz',
  'Konto',
  'Gegenkonto (ohne BU-Schlüssel)',
  'BU-Schlüssel',
  'Belegdatum',
  'Belegfeld 1',
  'Belegfeld 2',
  'Skonto',
  'Buchungstext',
];
const MAX_TEXT = 60;
const MAX_NUMBER = 36;

/** A number or a day, which stands without quotation marks; texts have them. */
const plain = (value: string | number) => ({ value: String(value) });

/**
 * Returns a posting batch (Buchungsstapel, header 700, format 13) in Windows-1252: amounts are positive, S and H say the
 * side of the client's account. There are no tax keys: a revenue account computes its tax itself (Automatikkonto) and gets
 * the gross amount, or the tax has an account of its own.
 * @param made the time at which it is made
 * @throws Error for an entry in another currency than that of the books, which needs the rate of the adviser
 * @see https://developer.datev.de/datev/platform/de/dtvf/formate/buchungsstapel
 */
export function toDatev(entries: readonly LedgerEntry[], period: Period, books: DatevBooks, made: Date): Buffer {
  const foreign = entries.find(({ currency }) => currency !== books.currency);
  if (foreign) throw new Error(`${foreign.number} is in ${foreign.currency}, and needs the rate of that day`);
  const rows = entries.flatMap((entry) => books.sidesOf(entry).flatMap((side) => posting(entry, side, books)));
  const lines = [header(period, books, made), COLUMNS.map(plain), ...rows];
  const text = stringify(lines, {
    delimiter: ';',
    quoted_string: true,
    quoted_empty: false,
    record_delimiter: 'windows',
    cast: { object: ({ value }) => ({ value: String(value), quoted_string: false }) },
  });
  return iconv.encode(text, 'windows1252');
}

const day = (date: string): string => date.replaceAll('-', '');

function header({ from, to }: Period, { adviser, client, yearBegins, currency }: DatevBooks, made: Date) {
  const time = made.toISOString().replace(/\D/g, '').slice(0, 17);
  const accountDigits = 4;
  return [
    ...['EXTF', plain(700), plain(21), 'Buchungsstapel', plain(13), plain(time), '', 'RE', '', ''],
    ...[plain(adviser), plain(client), plain(day(yearBegins)), plain(accountDigits), plain(day(from)), plain(day(to))],
    ...['Ausgangsrechnungen', '', plain(1), plain(0), plain(0), currency],
    ...['', '', '', '', '03', '', '', '', ''],
  ];
}

function posting(entry: LedgerEntry, [account, amount]: Side, { debtorOf }: DatevBooks) {
  if (amount === 0) return [];
  const [, month, date] = entry.date.split('-');
  return [
    [
      ...[plain(absolute(amount, entry).replace('.', ',')), amount > 0 ? 'S' : 'H', entry.currency, '', '', ''],
      ...[plain(debtorOf(entry.client_id)), plain(account), '', plain(`${date}${month}`)],
      ...[entry.number.replace(/[^\w$%&*+/-]/g, '').slice(0, MAX_NUMBER), '', ''],
      entry.client_name.replace(/\p{Cc}/gu, ' ').slice(0, MAX_TEXT),
    ],
  ];
}
