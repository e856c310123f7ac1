import { setTimeout as sleep } from 'node:timers/promises';
import { ApiError } from '@bms/contracts';
import type { Handlers, Message, Seen } from './grpc-service.ts';

/** The bills: texts that a table has to quote, to escape or to keep, and amounts of several currencies. */
const bills: readonly Message[] = [
  { title: 'Box, "large"', total: 137875, currency: 'EUR', currency_decimals: 2, due: '2026-01-31', rate: '1250.5' },
  { title: '=HYPERLINK("https://evil.example.com")', total: -5, currency: 'JPY', currency_decimals: 0, rate: '12.5' },
  { title: '+49 30 1234567', total: 7, currency: 'KWD', currency_decimals: 3, is_paid: true, share: 0.25, rate: '7' },
  { title: '00123', total: 0, currency: 'EUR', currency_decimals: 2, labels: ['a', '=b'], rate: '0' },
  { title: 'Größe\u000b_x000B_', total: 1, currency: 'EUR', currency_decimals: 2, sent_at: '2026-02-28T12:00:00.000Z' },
].map((bill, at) => ({ id: at + 1, remark: 'for staff', buyer: 'Ana', ...bill }));

/** The number of bills in the case `many`, and of those on a page. */
export const MANY = { total: 1200, size: 100 };

/** The number of bills in the case `huge`. */
export const HUGE = 200_000;

/** The ids of the pages that were asked for in the case `endless`. */
export const endlessPages: number[] = [];

const itemOf = ({ currency, buyer, ...bill }: Message, include: readonly string[]): Message => ({
  ...bill,
  ...(include.includes('currency') && { currency }),
  ...(include.includes('buyer') && { buyer }),
});

const numberedBill = (id: number, title = `Bill ${id}`): Message => ({ id, title, total: id, currency: 'EUR' });

/** The title of the bills in the case `endless`, of which a page has 200 KB. */
const LONG_TITLE = 'x'.repeat(2000);

/** Returns a page of bills whose ids follow `after`, up to `last`. */
function pageOf(after: number, last: number, title?: string): { records: Message[]; meta: Message } {
  const ids = Array.from({ length: Math.min(MANY.size, last - after) }, (_, at) => after + at + 1);
  const end = after + ids.length;
  const next = end < last ? String(end) : '';
  return { records: ids.map((id) => numberedBill(id, title)), meta: { total: ids.length, next_cursor: next } };
}

async function listScanned({ message, headers }: Seen): Promise<Message> {
  const after = Number(headers['x-scan']?.split(' ')[1] ?? 0);
  switch (message['case']) {
    case 'many':
      return pageOf(after, MANY.total);
    case 'huge':
      return pageOf(after, HUGE);
    case 'late_error':
      if (after >= MANY.size) throw new ApiError('unavailable');
      return pageOf(after, MANY.total);
    case 'first_error':
      throw new ApiError('unavailable');
    case 'endless':
      endlessPages.push(after);
      await sleep(20);
      return pageOf(after, Number.MAX_SAFE_INTEGER, LONG_TITLE);
    case 'old_service':
      return { records: [numberedBill(1)], meta: { total: 40, per_page: 20 } };
    default: {
      const include = message['include'] as readonly string[];
      return { records: bills.map((bill) => itemOf(bill, include)), meta: { total: bills.length } };
    }
  }
}

/** Handlers of a stub of the service with bills. */
export const billHandlers: Handlers = {
  '/bms.echo.Bills/List': async (seen) => ({
    message:
      seen.headers['x-scan'] === undefined
        ? {
            records: bills.map((bill) => itemOf(bill, [])),
            meta: { total: bills.length, current_page: 1, per_page: 20 },
          }
        : await listScanned(seen),
  }),
  '/bms.echo.Bills/Get': ({ message }) => {
    const bill = bills.find(({ id }) => id === Number(message['id']));
    // The last one was deleted after the list was read.
    if (!bill || bill['id'] === bills.length) throw new ApiError('not_found');
    return {
      message: { record: { ...bill, place: { city: 'Köln', tags: ['x'] } }, custom_fields: { field_1: 'x' } },
      version: 3,
    };
  },
};
