import { setTimeout as sleep } from 'node:timers/promises';
import { ApiError, type ErrorCode } from '@bms/contracts';
import type { Handlers, Seen } from './grpc-service.ts';

/** Version of every record of Things. */
const VERSION = 3;

const done = { success: true, message: 'Done.' };
const thing = (id: number) => ({
  record: { id, title: `Thing ${id}`, lines: [{ title: 'a', quantity: '1.5', rate: '' }] },
});

/**
 * Returns the id of the requested record. @throws ApiError by id: 404 not_found, 403 forbidden; version_mismatch for
 * another version
 */
function findRecord({ message, headers }: Seen): number {
  const id = Number(message['id']);
  if (id === 404) throw new ApiError('not_found');
  if (id === 403) throw new ApiError('forbidden', 'This thing is not yours.');
  if (headers['if-match'] !== undefined && !headers['if-match'].split(',').includes(String(VERSION)))
    throw new ApiError('version_mismatch', undefined, { version: VERSION });
  return id;
}

/** Rows with everything that a CSV table has to quote or to escape. */
const thingLines = [
  { title: 'Box, "large"', amount: -250, line: { title: 'a\nb', quantity: '1.5', rate: '-0.5' }, due: '2026-01-31' },
  {
    title: '=HYPERLINK("https://evil.example.com")',
    amount: 7,
    line: { title: '@a' },
    flag: true,
    cost: 99,
    labels: ['x'],
  },
  { title: 'Schöne Größe', amount: 0, line: null, due: '' },
];

const changed = (seen: Seen) => {
  findRecord(seen);
  return { message: done, version: VERSION + 1 };
};

/** Handlers of a stub service. */
export const echoHandlers: Handlers = {
  List: ({ message }) => {
    const { page, limit } = message['list'] as { page: number; limit: number };
    const first = ((page ?? 1) - 1) * limit + 1;
    const records = Array.from({ length: limit }, (_, at) => ({
      id: first + at,
      title: `Thing ${first + at}`,
      values: { field_1: 'x' },
    }));
    return { message: { records, meta: { total: 91, current_page: page, per_page: limit } } };
  },
  ListLines: ({ message }) => ({ message: { records: message['none'] ? [] : thingLines, total: thingLines.length } }),
  Get: (seen) => ({ message: thing(findRecord(seen)), version: VERSION }),
  Shown: (seen) => {
    findRecord(seen);
    return { message: done };
  },
  Reply: (seen) => {
    findRecord(seen);
    return { message: done };
  },
  Special: () => ({ message: thing(1) }),
  Create: ({ headers }) => ({
    message: thing(7),
    version: 1,
    isReplayed: headers['idempotency-key'] === 'used before',
  }),
  Update: changed,
  Merge: changed,
  Delete: changed,
  Note: changed,
  Touch: changed,
  Print: (seen) => ({
    message: {
      media_type: 'application/pdf',
      file_name: `Größe ${findRecord(seen)}.pdf`,
      content: Buffer.from('%PDF-1.7 \xff\x00', 'latin1'),
    },
  }),
  ByKey: () => ({ message: thing(1) }),
  ByKeyInBox: () => ({ message: thing(1) }),
  Fail: ({ message }) => {
    if (message['status']) throw Object.assign(new Error('as asked'), { code: message['status'] });
    const violations = Array.from({ length: Number(message['violations']) }, (_, at) => ({
      field: `lines[${at}].quantity`,
      code: 'out_of_range',
      message: `lines[${at}].quantity must be above 0, which it is not, as this long sentence says.`,
    }));
    throw new ApiError(message['code'] as ErrorCode, String(message['detail'] || 'As asked.'), { violations });
  },
  Slow: async ({ message }, call) => {
    const until = Date.now() + Number(message['delay_ms']);
    while (Date.now() < until && !call.cancelled) await sleep(5);
    if (call.cancelled) cancelled.push(Date.now());
    return { message: done };
  },
  Large: ({ message }) => ({ message: { text: 'x'.repeat(Number(message['bytes'])) } }),
  Small: () => ({ message: done }),
  Open: () => ({ message: done }),
  SignIn: ({ message }) => {
    if (message['text'] === 'wrong') throw new ApiError('invalid_credentials');
    return { message: done };
  },
  Enter: ({ message }) => ({ message: { token: message['token'], name: 'Nancy' } }),
  Rare: () => ({ message: done }),
  Manage: () => ({ message: done }),
  SignOut: () => ({ message: done }),
};

/** Times at which slow calls were cancelled by their caller. */
export const cancelled: number[] = [];
