import type { Deprecation, Policy } from '../types.ts';
import type { RawOption } from './options.ts';

/** The time that clients have at least to move to another operation, in months; promised in docs/compatibility.md. */
const MONTHS = 6;

/**
 * Reads the deprecation of an rpc; undefined if it is not deprecated.
 * @param subject the rpc, for error messages
 * @throws Error if one of the days is missing or no date, or if they are less than six months apart
 */
export function readDeprecation(raw: RawOption, subject: string): Deprecation | undefined {
  if (raw['deprecated_on'] === undefined && raw['sunset_on'] === undefined) return undefined;
  const since = dayOf(raw['deprecated_on'], `${subject}: deprecated_on`);
  const sunset = dayOf(raw['sunset_on'], `${subject}: sunset_on`);
  const earliest = new Date(since);
  earliest.setUTCMonth(earliest.getUTCMonth() + MONTHS);
  if (sunset < earliest) throw new Error(`${subject}: sunset_on: it is less than ${MONTHS} months after deprecated_on`);
  return { since, sunset };
}

/** Reads a day as its first instant (UTC). */
function dayOf(value: unknown, subject: string): Date {
  const text = String(value ?? '');
  const day = new Date(`${text}T00:00:00Z`);
  const isDay = !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text) && text.length === 10;
  if (!isDay) throw new Error(`${subject}: "${text}" is no day such as 2026-12-01`);
  return day;
}

/**
 * Returns the headers that announce the end of an operation on all of its responses: when it was deprecated (RFC 9745),
 * from when it may be gone (RFC 8594), and where to read about it; none if it is not deprecated.
 */
export function deprecationHeaders({ deprecation }: Policy): Readonly<Record<string, string>> {
  if (!deprecation) return {};
  return {
    Deprecation: `@${deprecation.since.getTime() / 1000}`,
    Sunset: deprecation.sunset.toUTCString(),
    Link: '</api/docs>; rel="deprecation"; type="text/html"',
  };
}
