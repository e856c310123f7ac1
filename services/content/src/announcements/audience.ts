import { type Caller, invalid } from '@bms/contracts';
import type { ChangedFields, StoredFilter } from '@bms/service-kit';

/** The first and the last day of an announcement, if set. */
interface Dates {
  readonly start_date?: Date;
  readonly end_date?: Date;
}

/** The first and the last day on which an announcement is visible. */
interface Visible {
  readonly visible_from: Date;
  readonly visible_until: Date;
}

/** The defaults of missing dates, so that a single comparison decides if an announcement is visible. */
const ALWAYS = { from: new Date(0), until: new Date('9999-12-31') };

/** Returns the filter of announcements visible to a caller on a day: shared with the caller, and within their dates. */
export function audienceOf(caller: Caller, day: Date): StoredFilter {
  return {
    share_with: { $in: groupsOf(caller) },
    visible_from: { $lte: day },
    visible_until: { $gte: day },
  };
}

function groupsOf({ userType, userId, roleId }: Caller): string[] {
  const alone = `user:${userId}`;
  if (userType === 'client') return ['all_clients', alone];
  return ['all_members', alone, ...(roleId > 0 ? [`role:${roleId}`] : [])];
}

/** Returns the users and roles that an announcement is visible to on a day; none outside of its dates. */
export function groupsFor(announcement: Partial<Visible> & { readonly share_with: readonly string[] }, day: Date) {
  return isVisible(announcement, day) ? [...announcement.share_with] : [];
}

/** Returns true if an announcement is visible on a day. */
export function isVisible({ visible_from, visible_until }: Partial<Visible>, day: Date): boolean {
  return visible_from !== undefined && visible_until !== undefined && visible_from <= day && visible_until >= day;
}

/** Returns the first and last day on which an announcement is visible, with defaults for missing dates. */
export const shownBetween = ({ start_date, end_date }: Dates): Visible => ({
  visible_from: start_date ?? ALWAYS.from,
  visible_until: end_date ?? ALWAYS.until,
});

/** The part of a change that the dates are checked by. */
interface DatesChange {
  readonly after: Dates;
  readonly changed: ChangedFields<keyof Dates>;
}

/** Rejects an end date before the start date. @throws ApiError validation_failed naming the field that was sent */
export function assertEndAfterStart({ after, changed }: DatesChange): void {
  const { start_date, end_date } = after;
  if (!start_date || !end_date || end_date >= start_date) return;
  const field = changed.has('end_date') ? 'end_date' : 'start_date';
  throw invalid({ field, code: 'before_start', message: 'end_date must not be before start_date.' });
}
