import { Temporal } from 'temporal-polyfill';

/**
 * The days of the organization's time zone. A day, such as the value of a `date` field, is stored as its midnight in UTC,
 * in every time zone.
 * @see docs/adr/0216-days-of-the-organization.md
 */
export interface Days {
  /** Returns the current day. */
  today(): Date;
  /** Returns the day that contains an instant. It must not be called with a day. */
  of(instant: Date): Date;
  /** Returns the first instant of a day, or of the next one if the time zone skipped it. */
  startOf(day: Date): Date;
}

const DAY_MS = 24 * 3600 * 1000;
/** The number of days whose bounds are remembered: more than those of the records on a page. */
const MAX_REMEMBERED = 100;

/** A day with its first instant and that of the next day, in milliseconds. */
interface BoundedDay {
  readonly day: Date;
  readonly start: number;
  readonly end: number;
}

/**
 * Creates the days of a time zone that may change.
 * @param timeZone returns the current IANA time zone
 * @param now returns the current instant
 */
export function createDays(timeZone: () => string, now: () => Date = () => new Date()): Days {
  let remembered: { readonly zone: string; readonly days: BoundedDay[] } = { zone: '', days: [] };
  const of = (instant: Date): Date => {
    const zone = timeZone();
    if (remembered.zone !== zone) remembered = { zone, days: [] };
    const { days } = remembered;
    const time = instant.getTime();
    const known = days.find(({ start, end }) => start <= time && time < end);
    if (known) return new Date(known.day);
    const found = boundsOf(instant, zone);
    days.unshift(found);
    if (days.length > MAX_REMEMBERED) days.pop();
    return new Date(found.day);
  };
  return { of, today: () => of(now()), startOf: (day) => new Date(startIn(timeZone(), day)) };
}

function boundsOf(instant: Date, zone: string): BoundedDay {
  const day = new Date(zonedDate(instant, zone));
  return { day, start: startIn(zone, day), end: startIn(zone, nextDay(day)) };
}

/** Returns the date of an instant in a time zone, as YYYY-MM-DD. */
const zonedDate = (instant: Date, zone: string): string => zoned(instant, zone).toPlainDate().toString();

const zoned = (instant: Date, zone: string): Temporal.ZonedDateTime =>
  Temporal.Instant.fromEpochMilliseconds(instant.getTime()).toZonedDateTimeISO(zone);

const startIn = (zone: string, day: Date): number =>
  zoned(day, 'UTC').toPlainDate().toZonedDateTime(zone).epochMilliseconds;

/** Returns the day after a day. */
export const nextDay = (day: Date): Date => new Date(day.getTime() + DAY_MS);

/** Returns the day that a text of the form YYYY-MM-DD names. */
export const parseDay = (text: string): Date => new Date(`${text}T00:00:00.000Z`);

/** Formats a day as YYYY-MM-DD; empty if unset. */
export const dayText = (day: unknown): string => (day instanceof Date ? day.toISOString().slice(0, 10) : '');
