const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const inUnit = (value: number, unit: string, digits = 0): string =>
  `${value.toLocaleString(undefined, { maximumFractionDigits: digits })} ${unit}`;

/** Formats a duration in milliseconds, such as "0.4 ms", "812 ms", "2.4 s", "5 min" or "3 days". */
export function durationText(ms: number): string {
  if (ms < 10) return inUnit(ms, 'ms', 1);
  if (ms < SECOND) return inUnit(ms, 'ms');
  if (ms < MINUTE) return inUnit(ms / SECOND, 's', 1);
  if (ms < HOUR) return inUnit(Math.floor(ms / MINUTE), 'min');
  if (ms < DAY) return inUnit(Math.floor(ms / HOUR), 'h');
  const days = Math.floor(ms / DAY);
  return inUnit(days, days === 1 ? 'day' : 'days');
}
