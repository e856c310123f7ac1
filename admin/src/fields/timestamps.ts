/** Formats a timestamp (RFC 3339) in the browser's locale, to the minute. */
export const formatTimestamp = (timestamp: string): string =>
  new Date(timestamp).toLocaleString(undefined, { dateStyle: 'medium', timeStyle: 'short' });
