import { ApiError, compileHideStaffFields, detailOf, type Rpc, rowsOf, shapeAnswer, type Table } from '@bms/contracts';
import { type CallHeaders, type Message, metadataOf } from '@bms/rpc';
import type { GatewayResponse } from '../http/context.ts';
import { compileReadDetails, type DetailsDeps } from '../shape/read-details.ts';
import type { CallRpc } from '../upstreams/upstream.ts';

/** Dependencies of the pages of a table. */
export interface PagesDeps extends DetailsDeps {
  /** Calls the list over a connection of its own, since pages are large. */
  readonly call: CallRpc;
}

/** A request for all rows of a table. */
export interface PagesRequest {
  /** The bound request. */
  readonly message: Message;
  readonly headers: CallHeaders;
  readonly response: GatewayResponse;
  readonly table: Table;
}

/** A page of rows. */
export interface RowsPage {
  readonly rows: readonly Message[];
  /** The place of the next page; empty at the end. */
  readonly next: string;
}

/** Reads the page at a place; the empty text is that of the first page. */
export type ReadRows = (after: string) => Promise<RowsPage>;

/** The number of records of a page. */
const PAGE_SIZE = 500;
/** The number of records of a page of a list without `meta`, which is paged by number: the maximum of its `limit`. */
const NUMBERED_SIZE = 100;
/** The number of details that are read at once. */
const DETAILS_SIZE = 100;
/** Time limit of a page, in milliseconds: a filter without an index of its own may read many records for it. */
const PAGE_DEADLINE_MS = 30_000;

/**
 * Compiles the reading of all rows of a table, a page at a time: all records of a list in its order, or the one answer
 * of another rpc. The caller sees what the JSON answer shows.
 * @returns a function that creates the reader of a request
 */
export function compileReadPages(rpc: Rpc, deps: PagesDeps): (request: PagesRequest) => ReadRows {
  const list = rpc.shape ? (rpc.response.field('meta') ? scanned : numbered) : whole;
  const rows = rowsOf(rpc)!.name;
  const shape = shapeAnswer(rpc.response);
  const hideStaffFields = compileHideStaffFields(rpc.response);
  const detail = detailOf(rpc);
  const readDetails = detail && compileReadDetails(detail, ['not_found'], deps);
  return (request) => {
    const { response, table } = request;
    const isForPortal = response.locals.caller.userType === 'client';
    const cancelOnClose = createCanceller(response);
    return async (after) => {
      const { message, scan } = list.place(request.message, after);
      // The token of an export that takes minutes expires before its end.
      const callerToken = deps.callerToken(rpc, response);
      const wantsActions = table.hasActions && !table.hasDetails;
      const headers = { ...request.headers, callerToken, scan, wantsActions };
      const metadata = metadataOf(headers);
      const deadlineMs = Math.max(PAGE_DEADLINE_MS, deps.deadlineMs);
      const { calls } = response.locals;
      const answered = await deps.call(message, { metadata, deadlineMs, calls, onStart: cancelOnClose });
      const answer = shape(answered.message);
      if (isForPortal) hideStaffFields?.(answer);
      const records = answer[rows] as readonly Message[];
      const next = list.next(answer, records.length, after);
      if (!table.hasDetails || !readDetails) return { rows: records, next };
      return { rows: await detailsOf(records, { ...request, headers }), next };
    };
  };

  async function detailsOf(records: readonly Message[], { message, headers, response, table }: PagesRequest) {
    const details: Message[] = [];
    for (let at = 0; at < records.length; at += DETAILS_SIZE) {
      const ids = records.slice(at, at + DETAILS_SIZE).map(({ id }) => ({ ...message, id }));
      for (const found of await readDetails!(ids, { headers, response }, table.hasActions)) {
        // A record that was deleted, or left the scope of the caller, after the page was read is left out.
        if (!found) continue;
        const { record, ...beside } = found.answer;
        details.push({ ...(record as Message), ...beside, etag: found.tag });
      }
    }
    return details;
  }
}

/** A way to page through an answer. */
interface Paging {
  /** Returns the request of the page at a place, and the scan that the service receives beside it. */
  place(message: Message, after: string): { readonly message: Message; readonly scan: string | undefined };
  /** Returns the place of the next page; empty at the end. @param count the number of records of this page */
  next(answer: Message, count: number, after: string): string;
}

/** Pages by the values of the order, which the service returns as the next place. */
const scanned: Paging = {
  place: (message, after) => ({ message, scan: `${PAGE_SIZE} ${after}`.trim() }),
  next: (answer, count) => {
    const { next_cursor: next, total } = answer['meta'] as { next_cursor?: string | null; total: number };
    // A service of an older release answers a page by number, and its total is that of all pages.
    if (total !== count) throw new ApiError('unavailable');
    return next ?? '';
  },
};

/** Pages by number, in lists of few records. */
const numbered: Paging = {
  place: (message, after) => {
    const list = { ...(message['list'] as Message | undefined), page: Number(after) || 1, limit: NUMBERED_SIZE };
    return { message: { ...message, list }, scan: undefined };
  },
  next: (_answer, count, after) => (count < NUMBERED_SIZE ? '' : String((Number(after) || 1) + 1)),
};

/** The only page of an answer. */
const whole: Paging = { place: (message) => ({ message, scan: undefined }), next: () => '' };

/** Creates a function that takes the means to cancel the current call, which is used when the client disconnects. */
function createCanceller(response: GatewayResponse): (cancel: () => void) => void {
  let cancelCurrent = (): void => undefined;
  response.once('close', () => cancelCurrent());
  return (cancel) => {
    cancelCurrent = cancel;
    if (response.destroyed) cancel();
  };
}

/** Reads the pages after the first one, each when its rows are asked for. */
export async function* followPages(first: RowsPage, read: ReadRows): AsyncGenerator<readonly Message[]> {
  yield first.rows;
  for (let { next } = first; next !== ''; ) {
    const page = await read(next);
    yield page.rows;
    next = page.next;
  }
}
