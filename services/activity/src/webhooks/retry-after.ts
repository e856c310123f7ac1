const SECOND = 1000;
/** The longest wait that a receiver can ask for, in milliseconds: that of the last retries. */
const MAX_WAIT_MS = 8 * 3600 * SECOND;
/** The statuses with which a receiver asks for later attempts. */
const LATER_STATUSES: ReadonlySet<number> = new Set([429, 503]);
/** The beginning of an HTTP date (RFC 9110, 5.6.7): the day of the week, whole or abbreviated. */
const HTTP_DATE = /^(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?,? /i;

/**
 * Returns the time before which a receiver wants no further attempt, at most eight hours ahead: `Retry-After` of a
 * response 429 or 503, in seconds or as an HTTP date (RFC 9110, 10.2.3). Undefined without a valid one in the future.
 */
export function retryAfterOf(
  status: number,
  header: string | readonly string[] | undefined,
  now: number = Date.now(),
): Date | undefined {
  if (!LATER_STATUSES.has(status)) return undefined;
  const waitMs = waitOf(String(typeof header === 'string' ? header : (header?.[0] ?? '')).trim(), now);
  return waitMs > 0 ? new Date(now + Math.min(waitMs, MAX_WAIT_MS)) : undefined;
}

function waitOf(text: string, now: number): number {
  if (/^\d+$/.test(text)) return Number(text) * SECOND;
  return HTTP_DATE.test(text) ? (Date.parse(text) || now) - now : 0;
}
