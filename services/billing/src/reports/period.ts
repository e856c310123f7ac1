import { type ApiError, invalid } from '@bms/contracts';
import { dayText, nextDay, parseDay } from '@bms/service-kit';

/** The days of a report. */
export interface Period {
  /** The first day. */
  readonly from: Date;
  /** The last day. */
  readonly to: Date;
  /** The day after the last one. */
  readonly after: Date;
}

/** The days that a request names (YYYY-MM-DD). */
export interface PeriodRequest {
  readonly from?: string;
  readonly to?: string;
}

/**
 * Reads the period of a report: by default until today, from the first day of the year.
 * @throws ApiError validation_failed if it begins after its end
 */
export function readPeriod({ from: first, to: last }: PeriodRequest, today: Date): Period {
  const to = last ? parseDay(last) : today;
  const from = first ? parseDay(first) : new Date(Date.UTC(to.getUTCFullYear(), 0, 1));
  if (from > to) {
    const message = `from must not be after to, which is ${dayText(to)}; it is ${dayText(from)}.`;
    throw invalid({ field: 'from', code: 'out_of_range', message });
  }
  return { from, to, after: nextDay(to) };
}

/**
 * Returns the rows of a report.
 * @param most the maximum number of rows; a report is never cut
 * @throws ApiError validation_failed naming `from` if there are more
 */
export function assertFits<Row>(rows: readonly Row[], most: number, { from, to }: Period): readonly Row[] {
  if (rows.length <= most) return rows;
  throw tooLarge(
    'from',
    `The report from ${dayText(from)} to ${dayText(to)} has more than ${most} records. Choose a shorter period.`,
  );
}

/** Creates the error for a report that is larger than a response can be. @param field the field to change */
export const tooLarge = (field: string, message: string): ApiError => invalid({ field, code: 'too_many', message });
