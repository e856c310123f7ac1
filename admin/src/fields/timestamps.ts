/** Formats a timestamp (RFC 3339) in the browser's locale, to the minute. */
export const formatTimestamp = (timestamp: string): string =>
  new Date(timestamp).toLocaleString(undefined, { dateStyle: 'medium', timeStyle: 'short' });

/** Formats a timestamp (RFC 3339) in the browser's locale, to the second. */
export const formatToSecond = (timestamp: string): string =>
  new Date(timestamp).toLocaleString(undefined, { dateStyle: 'medium', timeStyle: 'medium' });

/** Formats the time of day of a timestamp (RFC 3339) in the browser's locale, to the second. */
export const formatTime = (timestamp: string): string =>
  new Date(timestamp).toLocaleTimeString(undefined, { timeStyle: 'medium' });

/** Formats the time of day of a timestamp (RFC 3339) in the browser's locale, to the minute. */
export const formatToMinute = (timestamp: string): string =>
  new Date(timestamp).toLocaleTimeString(undefined, { timeStyle: 'short' });
