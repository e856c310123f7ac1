import type { Action, Caller } from '@bms/contracts';
import { defineModel, type RecordOf, type StoredFilter } from '@bms/service-kit';

/** Titles that differ only in case are equal (Unicode Collation Algorithm, two levels). */
const ignoringCase = { locale: 'en', strength: 2 } as const;

/** The model of saved views of lists. */
export const views = defineModel('views', {
  service: 'bms.content.Views',
  title: 'title',
  search: ['title'],
  // Whom the view is visible to, see visibleTo.
  fields: { visible_to: [String] },
  rowFilter: reachable,
  rowFilterField: 'visible_to',
  recipients: ({ is_shared }) => (is_shared ? ['all_members'] : []),
  indexes: [
    [
      { created_by: 1, module: 1, title: 1 },
      { unique: true, collation: ignoringCase },
    ],
  ],
});

/** A view as stored. */
export type View = RecordOf<typeof views>;

/** The entry of `visible_to` of all shared views, which administrators see. */
const SHARED = 'shared';
const ofUser = (userId: number): string => `user:${userId}`;
const ofModule = (module: string): string => `module:${module}`;

/**
 * Returns the entries of `visible_to` of a view.
 * @param granted the module whose permission to view gives access to the list; undefined if only administrators have access
 */
export const visibleTo = (
  { created_by, is_shared }: Pick<View, 'created_by' | 'is_shared'>,
  granted: string | undefined,
): string[] => [ofUser(created_by), ...(is_shared ? [SHARED, ...(granted ? [ofModule(granted)] : [])] : [])];

/** Returns the filter of the views that a caller sees, or changes: only the owner and administrators change shared ones. */
function reachable({ userId, isAdmin, grants }: Caller, action: Action): StoredFilter {
  if (isAdmin) return { visible_to: { $in: [ofUser(userId), SHARED] } };
  if (action !== 'view') return { created_by: userId };
  const modules = Object.keys(grants).flatMap((permission) => /^(.+)\.view$/.exec(permission)?.[1] ?? []);
  return { visible_to: { $in: [ofUser(userId), ...modules.map(ofModule)] } };
}
