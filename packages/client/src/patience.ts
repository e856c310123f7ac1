/** How a request is tried again. */
export interface Patience {
  /** How often a request is sent at most, the first time included. */
  readonly tries: number;
  /** How long to wait before it is sent again, at most, whatever the service asks for. Seconds. */
  readonly longestWait: number;
}

type Fetch = (request: Request) => Promise<Response>;

/** What waits when the service does not say how long. Seconds. */
const DEFAULT_WAIT = 1;
/** Sent twice they do what once does (RFC 9110, 9.2.2). */
const REPEATABLE = new Set(['GET', 'HEAD', 'OPTIONS', 'PUT', 'DELETE']);
/** Statuses that do not say whether it was done. */
const UNKNOWN_OUTCOME = new Set([503, 504]);

/**
 * Does what a service asks for that is busy (429), lacks a part (503) or is slow (504): waits as long as Retry-After says and
 * sends the request again. After a 503 or a 504 it may have been done all the same, so only what is safe to repeat is.
 */
export function patiently(send: Fetch, { tries, longestWait }: Patience): Fetch {
  return async (request) => {
    const most = isStream(request) ? 1 : tries;
    for (let tried = 1; ; tried++) {
      const response = await send(tried < most ? request.clone() : request);
      const wait = waitOf(response);
      if (tried >= most || wait > longestWait || !asksForPatience(request, response)) return response;
      await response.body?.cancel();
      await new Promise((resolve) => setTimeout(resolve, wait * 1000));
      request.signal.throwIfAborted();
    }
  };
}

/** Whether a body may be large: to send it again, it would have to be kept. */
export const isStream = ({ headers }: Request): boolean =>
  /^(multipart\/|application\/octet-stream)/.test(headers.get('Content-Type') ?? '');

function asksForPatience({ method, headers }: Request, { status }: Response): boolean {
  return status === 429 || (UNKNOWN_OUTCOME.has(status) && (REPEATABLE.has(method) || headers.has('Idempotency-Key')));
}

/** Retry-After in seconds; it may be a date as well (RFC 9110, 10.2.3). */
function waitOf({ headers }: Response): number {
  const text = headers.get('Retry-After') ?? '';
  if (/^\d+$/.test(text)) return Number(text);
  const moment = Date.parse(text);
  return Number.isNaN(moment) ? DEFAULT_WAIT : Math.max(0, (moment - Date.now()) / 1000);
}
