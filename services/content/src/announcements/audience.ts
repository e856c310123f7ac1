import { type Caller, invalid } from '@bms/contracts';
import { type RecordChange, type StoredFilter, type StoredValues, startOfDay } from '@bms/service-kit';

/** Stand for the day that an announcement does not have, so that one comparison says whether it is shown. */
const ALWAYS = { from: new Date(0), until: new Date('9999-12-31') };

/** The announcements that are for somebody on a day: shared with them, and within their dates (UTC). */
export function audienceOf(caller: Caller, now: Date): StoredFilter {
  const today = startOfDay(now);
  return {
    share_with: { $in: groupsOf(caller) },
    visible_from: { $lte: today },
    visible_until: { $gte: today },
  };
}

function groupsOf({ userType, userId, roleId }: Caller): string[] {
  const alone = `user:${userId}`;
  if (userType === 'client') return ['all_clients', alone];
  return ['all_members', alone, ...(roleId > 0 ? [`role:${roleId}`] : [])];
}

/** Whom an announcement is for on a day: nobody outside of its dates. */
export function groupsFor(announcement: StoredValues, now: Date): string[] {
  const { visible_from, visible_until, share_with } = announcement;
  const today = startOfDay(now);
  const isShown = (visible_from as Date) <= today && (visible_until as Date) >= today;
  return isShown ? [...(share_with as string[])] : [];
}

/** From when to when an announcement is shown, also where it has no dates. */
export const shownBetween = ({ start_date, end_date }: StoredValues): StoredValues => ({
  visible_from: start_date ?? ALWAYS.from,
  visible_until: end_date ?? ALWAYS.until,
});

/** Refuses a last day before the first. @throws ApiError validation_failed naming the one that was sent */
export function refuseEarlyEnd({ after, changed }: Pick<RecordChange, 'after' | 'changed'>): void {
  const { start_date, end_date } = after;
  if (!(start_date instanceof Date) || !(end_date instanceof Date) || end_date >= start_date) return;
  const field = changed.has('end_date') ? 'end_date' : 'start_date';
  throw invalid({ field, code: 'before_start', message: 'end_date must not be before start_date.' });
}
