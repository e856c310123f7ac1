import type { Caller } from '@bms/contracts';
import { defineRecords, type StoredFilter } from '@bms/service-kit';

/** The items of all menus: everybody's own, that of the staff and that of the portal. */
export const leftMenus = defineRecords('left_menus', {
  service: 'bms.content.LeftMenus',
  title: 'title',
  search: ['title'],
  limits: menusOf,
  portal: { view: () => ({}) },
  fields: {
    type: { type: String },
    title: String,
    url: String,
    icon: String,
    parent_id: Number,
    sort: Number,
    open_in_new_tab: Boolean,
  },
  indexes: [[{ type: 1, created_by: 1, created_at: -1, _id: -1 }]],
});

/** The menus that somebody sees; that of the portal also those who make it. */
function menusOf({ userType, userId, isAdmin }: Caller): StoredFilter {
  if (userType === 'client') return { type: 'client' };
  const shared = { type: isAdmin ? { $in: ['default', 'client'] } : 'default' };
  return { $or: [shared, menuOf('user', userId)] };
}

/** The items of one menu; of the menu `user` those of one user. */
export const menuOf = (type: string, userId: number): StoredFilter =>
  type === 'user' ? { type, created_by: userId } : { type };
