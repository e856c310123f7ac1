/** Returns the start of the day (UTC) that contains an instant; dates are stored this way. */
export const startOfDay = (instant: Date): Date => new Date(instant.toISOString().slice(0, 10));

/** Formats a stored date as YYYY-MM-DD; empty if unset. */
export const dayText = (day: unknown): string => (day instanceof Date ? day.toISOString().slice(0, 10) : '');
