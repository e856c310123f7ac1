import { stringify } from 'csv-stringify/sync';
import { absolute, type LedgerEntry } from './ledger.ts';

/** The names of the accounts in the company's chart of accounts. */
export interface QuickBooksAccounts {
  readonly receivable: string;
  readonly taxPayable: string;
  /** The account of the other side: revenue, or that of the money by the kind of its movement. */
  readonly counterOf: (entry: LedgerEntry) => string;
}

const COLUMNS = ['Journal No.', 'Journal Date', 'Account Name', 'Debits', 'Credits', 'Description', 'Name'];

/**
 * Returns journal entries as QuickBooks Online imports them from CSV: each entry of the ledger is one, whose debits and
 * credits are equal.
 * @see https://quickbooks.intuit.com/learn-support/en-us/help-article/import-export-data-files/import-journal-entries-quickbooks-online/L4tQBwbs7_US_en_US
 */
export function toQuickBooks(entries: readonly LedgerEntry[], accounts: QuickBooksAccounts): string {
  const rows = entries
    .filter(({ gross }) => gross !== 0)
    .flatMap((entry, index) => linesOf(entry, index + 1, accounts));
  return stringify([COLUMNS, ...rows], { record_delimiter: 'windows', escape_formulas: true });
}

function linesOf(entry: LedgerEntry, number: number, { receivable, taxPayable, counterOf }: QuickBooksAccounts) {
  const [year, month, date] = entry.date.split('-');
  const sides: readonly [string, number][] = [
    [receivable, entry.gross],
    [counterOf(entry), entry.tax - entry.gross],
    [taxPayable, -entry.tax],
  ];
  const posted = sides.filter(([, debit]) => debit !== 0);
  return posted.map(([account, debit]) => {
    const amount = absolute(debit, entry);
    const columns = debit > 0 ? [amount, ''] : ['', amount];
    return [
      number,
      `${month}/${date}/${year}`,
      account,
      ...columns,
      `${entry.kind} ${entry.number}`,
      entry.client_name,
    ];
  });
}
