import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createApi } from '../api.ts';
import { readAccess } from '../credentials.ts';
import { type Side, toDatev } from './datev.ts';
import { type LedgerEntry, monthOf, readLedger } from './ledger.ts';
import { toQuickBooks } from './quickbooks.ts';

/*
 * Writes the postings of a month of the running system: a posting batch for DATEV with accounts of SKR03, and journal
 * entries for QuickBooks Online. Reads the ledger in one call. `npm run demo:month -- 2026-11 [folder]`
 */
const [month = new Date().toISOString().slice(0, 7), folder = '.data/month'] = process.argv.slice(2);
if (!/^\d{4}-(0[1-9]|1[0-2])$/.test(month)) throw new Error(`${month} is no month such as 2026-11`);

/** Accounts of SKR03: revenue that computes its tax, by rate; other revenue, and its tax; where the money of a movement is. */
const COMPUTES_TAX = new Map([
  [19, 8400],
  [7, 8300],
]);
const [REVENUE, TAX] = [8200, 1770];
const MONEY = new Map([
  ['payment', 1200],
  ['payment_void', 1200],
  ['refund', 1200],
  ['write_off', 2400],
]);

function sidesOf({ kind, rate, net, tax, gross }: LedgerEntry): Side[] {
  const account = MONEY.get(kind) ?? COMPUTES_TAX.get(Number(rate));
  if (account !== undefined) return [[account, gross]];
  return net + tax === gross
    ? [
        [REVENUE, net],
        [TAX, tax],
      ]
    : [[REVENUE, gross]];
}

await mkdir(folder, { recursive: true });
const { url, email, password } = readAccess(process.env);
const api = createApi(url);
const { token } = (await api.call.account.login({ body: { email, password } })).data;
const period = monthOf(month);
const entries = await readLedger(url, token, period);
const books = {
  ...{ adviser: 29_098, client: 55_003, yearBegins: `${month.slice(0, 4)}-01-01`, currency: 'EUR' },
  ...{ debtorOf: (id: number) => 10_000 + id, sidesOf },
};
const accounts = {
  ...{ receivable: 'Accounts Receivable (A/R)', taxPayable: 'Sales Tax Payable' },
  counterOf: ({ kind }: LedgerEntry) => (MONEY.get(kind) === 1200 ? 'Checking' : 'Sales'),
};
const own = entries.filter(({ currency }) => currency === books.currency);
await save(`EXTF_Buchungsstapel_${month}.csv`, toDatev(own, period, books, new Date()));
await save(`journal-entries-${month}.csv`, toQuickBooks(own, accounts));
console.log(
  `${month}: ${entries.length} postings in 1 call, ${entries.length - own.length} in other currencies left out`,
);

async function save(name: string, content: Buffer | string): Promise<void> {
  await writeFile(path.join(folder, name), content);
  console.log(path.join(folder, name));
}
