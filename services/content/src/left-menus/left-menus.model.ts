import type { Caller } from '@bms/contracts';
import { defineModel, type RecordOf, type StoredFilter } from '@bms/service-kit';

/** The model of the items of all menus: those of each user, of the staff and of the portal. */
export const leftMenus = defineModel('left_menus', {
  service: 'bms.content.LeftMenus',
  title: 'title',
  search: ['title'],
  rowFilter: menusOf,
  portal: { view: () => ({}) },
  refersTo: [
    {
      field: 'parent_id',
      collection: 'left_menus',
      onlyNew: true,
      among: ({ type }, { userId }) => menuOf(type, userId),
      message: 'parent_id must be the id of an item of the same menu.',
    },
  ],
  indexes: [[{ type: 1, created_by: 1, created_at: -1, _id: -1 }]],
});

/** An item of a menu as stored. */
export type MenuItem = RecordOf<typeof leftMenus>;

/** Returns the filter of the menus that a caller sees; administrators also see that of the portal. */
function menusOf({ userType, userId, isAdmin }: Caller): StoredFilter {
  if (userType === 'client') return { type: 'client' };
  const shared = { type: isAdmin ? { $in: ['default', 'client'] } : 'default' };
  return { $or: [shared, menuOf('user', userId)] };
}

/** Returns the filter of the items of one menu; of the menu `user`, those of one user. */
export const menuOf = (type: string, userId: number): StoredFilter =>
  type === 'user' ? { type, created_by: userId } : { type };
