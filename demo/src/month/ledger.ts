/** A record of `GET /api/reports/ledger`: a document and tax, or a movement of money. Above 0, the client owes more. */
export interface LedgerEntry {
  readonly date: string;
  readonly kind: string;
  readonly number: string;
  readonly client_id: number;
  readonly client_name: string;
  readonly rate: number | null;
  readonly category: string;
  /** Amounts in the smallest unit of the currency. */
  readonly net: number;
  readonly tax: number;
  readonly gross: number;
  readonly currency: string;
  readonly currency_decimals: number;
}

/** A period of days (YYYY-MM-DD), both included. */
export interface Period {
  readonly from: string;
  readonly to: string;
}

/** Returns the period of a month. @param month e.g. `2026-11` */
export function monthOf(month: string): Period {
  const [year, number] = month.split('-').map(Number) as [number, number];
  const last = new Date(Date.UTC(year, number, 0)).getUTCDate();
  return { from: `${month}-01`, to: `${month}-${last}` };
}

/** Reads all that an accountant posts in a period, in one call. @throws Error unless the answer is 200 */
export async function readLedger(url: string, token: string, { from, to }: Period): Promise<LedgerEntry[]> {
  const headers = { authorization: `Bearer ${token}` };
  const response = await fetch(`${url}/api/reports/ledger?from=${from}&to=${to}`, { headers });
  const body = (await response.json()) as { records: LedgerEntry[]; message: string };
  if (response.status !== 200) throw new Error(`ledger: ${response.status} ${body.message}`);
  return body.records;
}

/** Returns an amount without its sign, e.g. `1378.75`. @param amount in the smallest unit */
export const absolute = (amount: number, { currency_decimals: decimals }: LedgerEntry): string =>
  (Math.abs(amount) / 10 ** decimals).toFixed(decimals);
