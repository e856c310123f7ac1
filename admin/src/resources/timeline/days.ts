/** An entry of the timeline, as `GET /api/timeline` returns it. */
export interface TimelineEntry {
  readonly id: number;
  readonly module: string;
  readonly record_id: number;
  readonly title: string;
  readonly action: string;
  /** The new status; empty if the record kept its status. */
  readonly status: string;
  readonly changed: readonly string[];
  readonly user_id: number | null;
  readonly is_deleted: boolean;
  /** The client of the record, if it has one. */
  readonly client_id?: number | null;
  /** RFC 3339. */
  readonly occurred_at: string;
}

/** A page of the timeline. */
export interface TimelinePage {
  readonly records: readonly TimelineEntry[];
  readonly meta: { readonly next_cursor?: number | null; readonly has_more: boolean };
}

/** The entries of a day, newest first. */
export interface TimelineDay {
  /** Such as "Today" or "Monday, November 30". */
  readonly name: string;
  readonly entries: readonly TimelineEntry[];
}

const LONG = { weekday: 'long', month: 'long', day: 'numeric' } as const;

/** Returns the days of some entries in their order. */
export function daysOf(entries: readonly TimelineEntry[], now: Date = new Date()): TimelineDay[] {
  const days = Map.groupBy(entries, ({ occurred_at }) => dayName(new Date(occurred_at), now));
  return [...days].map(([name, ofDay]) => ({ name, entries: ofDay }));
}

/** Returns the name of a day in the browser's time zone, with the year if it is another than that of today. */
function dayName(day: Date, now: Date): string {
  if (day.toDateString() === now.toDateString()) return 'Today';
  const yesterday = new Date(now.getFullYear(), now.getMonth(), now.getDate() - 1);
  if (day.toDateString() === yesterday.toDateString()) return 'Yesterday';
  const isThisYear = day.getFullYear() === now.getFullYear();
  return day.toLocaleDateString(undefined, isThisYear ? LONG : { ...LONG, year: 'numeric' });
}
