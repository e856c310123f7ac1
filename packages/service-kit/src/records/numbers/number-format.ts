/** A number format whose year is resolved: the text before the number, and its minimum number of digits. */
interface ParsedFormat {
  readonly prefix: string;
  readonly digits: number;
}

/**
 * Replaces `{YYYY}` of a number format by the current year.
 * @param format a prefix, optionally with `{YYYY}`, and zeros in braces, such as `INV-{YYYY}-{0000}`
 * @param timeZone the IANA time zone in which the year begins
 */
export function resolveYear(format: string, timeZone: string, now = new Date()): string {
  if (!format.includes('{YYYY}')) return format;
  const year = new Intl.DateTimeFormat('en', { year: 'numeric', timeZone }).format(now);
  return format.replace('{YYYY}', year);
}

/** Parses a resolved number format. @throws Error for another format; the contract checks it before it is stored */
export function parseNumberFormat(format: string): ParsedFormat {
  const [, prefix, zeros] = /^([^{}]*)\{(0+)\}$/.exec(format) ?? [];
  if (prefix === undefined || zeros === undefined) throw new Error(`"${format}" is not a number format`);
  return { prefix, digits: zeros.length };
}

/** Formats a number, e.g. 7 as `INV-000007` with the format `INV-{000000}`. */
export function formatNumber(format: string, number: number): string {
  const { prefix, digits } = parseNumberFormat(format);
  return prefix + String(number).padStart(digits, '0');
}
