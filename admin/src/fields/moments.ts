/** A moment (RFC 3339) as people of this place write it, to the minute. */
export const momentOf = (moment: string): string =>
  new Date(moment).toLocaleString(undefined, { dateStyle: 'medium', timeStyle: 'short' });
