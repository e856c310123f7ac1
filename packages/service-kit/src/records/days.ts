/** The first moment of the day (UTC) that a moment lies in: how days are stored. */
export const startOfDay = (moment: Date): Date => new Date(moment.toISOString().slice(0, 10));

/** A stored day as it is told to others, YYYY-MM-DD; empty for none. */
export const dayText = (day: unknown): string => (day instanceof Date ? day.toISOString().slice(0, 10) : '');
