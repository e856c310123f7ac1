/** Formats a timestamp (RFC 3339) in the browser's locale, to the minute. */
export const momentOf = (moment: string): string =>
  new Date(moment).toLocaleString(undefined, { dateStyle: 'medium', timeStyle: 'short' });
