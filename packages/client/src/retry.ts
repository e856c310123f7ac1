/** Retry policy of a request. */
export interface RetryPolicy {
  /** Maximum number of attempts, including the first. */
  readonly tries: number;
  /** Maximum wait before a retry, in seconds. A response that asks for a longer wait is returned instead of retried. */
  readonly maxWait: number;
}

type Fetch = (request: Request) => Promise<Response>;

/** Wait before a retry if the response has no Retry-After, in seconds. */
const DEFAULT_WAIT = 1;
/** Idempotent methods (RFC 9110, 9.2.2). */
const REPEATABLE = new Set(['GET', 'HEAD', 'OPTIONS', 'PUT', 'DELETE']);
/** Statuses that leave the outcome of the request unknown. */
const UNKNOWN_OUTCOME = new Set([503, 504]);

/**
 * Retries requests that fail with 429 (too many requests), 503 (unavailable) or 504 (timeout), after the delay in
 * Retry-After. After a 503 or 504 the request may have been processed, so only requests that are safe to repeat are
 * retried.
 */
export function withRetries(send: Fetch, { tries, maxWait }: RetryPolicy): Fetch {
  return async (request) => {
    const maxTries = isStream(request) ? 1 : tries;
    for (let tried = 1; ; tried++) {
      const response = await send(tried < maxTries ? request.clone() : request);
      const wait = waitOf(response);
      if (tried >= maxTries || wait > maxWait || !isRetryable(request, response)) return response;
      await response.body?.cancel();
      await new Promise((resolve) => setTimeout(resolve, wait * 1000));
      request.signal.throwIfAborted();
    }
  };
}

/** True for uploads: their body may be large, and a retry would have to buffer it. */
export const isStream = ({ headers }: Request): boolean =>
  /^(multipart\/|application\/octet-stream)/.test(headers.get('Content-Type') ?? '');

function isRetryable({ method, headers }: Request, { status }: Response): boolean {
  return status === 429 || (UNKNOWN_OUTCOME.has(status) && (REPEATABLE.has(method) || headers.has('Idempotency-Key')));
}

/** Returns the delay of Retry-After in seconds. The header may hold a date instead (RFC 9110, 10.2.3). */
function waitOf({ headers }: Response): number {
  const text = headers.get('Retry-After') ?? '';
  if (/^\d+$/.test(text)) return Number(text);
  const date = Date.parse(text);
  return Number.isNaN(date) ? DEFAULT_WAIT : Math.max(0, (date - Date.now()) / 1000);
}
