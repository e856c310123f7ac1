const DAY_MS = 86_400_000;

/** Returns the day a number of days after another one, both YYYY-MM-DD. @param days negative for a day before */
export const plusDays = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);
