/** The forms of dates, see EXAMPLES. The separators of the last two may also be dashes. */
export const DATE_FORMATS = ['iso', 'dotted', 'day_first', 'month_first'] as const;
export type DateFormat = (typeof DATE_FORMATS)[number];

/** A date in each form. */
export const EXAMPLES: Readonly<Record<DateFormat, string>> = {
  iso: '2026-11-28',
  dotted: '28.11.2026',
  day_first: '28/11/2026',
  month_first: '11/28/2026',
};

const PATTERNS: Readonly<Record<DateFormat, RegExp>> = {
  iso: /^(?<y>\d{4})[-/.](?<m>\d{1,2})[-/.](?<d>\d{1,2})$/,
  dotted: /^(?<d>\d{1,2})\.\s?(?<m>\d{1,2})\.\s?(?<y>\d{4}|\d{2})$/,
  day_first: /^(?<d>\d{1,2})[/-](?<m>\d{1,2})[/-](?<y>\d{4}|\d{2})$/,
  month_first: /^(?<m>\d{1,2})[/-](?<d>\d{1,2})[/-](?<y>\d{4}|\d{2})$/,
};
/** A time of day behind a date, which is ignored. */
const TIME = /[T ]\d{1,2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:\s?[AP]M)?(?:Z|[+-]\d{2}:?\d{2})?$/i;

/** Reads a date, also one with a time. @returns `YYYY-MM-DD`; undefined if it is no date of that form */
export function readDate(text: string, format: DateFormat): string | undefined {
  const { y = '', m = '', d = '' } = PATTERNS[format].exec(text.trim().replace(TIME, ''))?.groups ?? {};
  if (y === '') return undefined;
  const year = y.length === 2 ? `20${y}` : y;
  const day = `${year}-${m.padStart(2, '0')}-${d.padStart(2, '0')}`;
  const read = new Date(`${day}T00:00:00Z`);
  return Number.isNaN(read.getTime()) || read.toISOString().slice(0, 10) !== day ? undefined : day;
}

/** Counts the cells that are dates of each form. */
export class DateEvidence {
  readonly #counts = new Map<DateFormat, number>(DATE_FORMATS.map((format) => [format, 0]));

  add(text: string): void {
    for (const format of DATE_FORMATS)
      if (readDate(text, format) !== undefined) this.#counts.set(format, this.#counts.get(format)! + 1);
  }

  /** Returns the form of most cells. Days and months that could be exchanged in all cells are read by the locale (BCP 47). */
  result(locale: string): DateFormat {
    const order: DateFormat[] = locale === 'en-US' ? ['iso', 'dotted', 'month_first', 'day_first'] : [...DATE_FORMATS];
    return order.reduce((best, one) => (this.#counts.get(one)! > this.#counts.get(best)! ? one : best));
  }
}
