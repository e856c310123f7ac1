import type { Caller } from '@bms/contracts';
import { portalUser, type RpcOptions, staff } from '@bms/testing';
import type { TestedContent } from './harness.ts';

/** An announcement as the API returns it. */
export type ShownAnnouncement = Record<string, unknown> & { id: number; read: boolean };

/** The grants of a member who may create announcements and change the own ones. */
export const member: Caller['grants'] = {
  'announcements.view': 'all',
  'announcements.create': 'all',
  'announcements.update': 'own',
  'announcements.delete': 'own',
};

/** Returns the options of a call by a team member; by default one who may create announcements. */
export const as = (userId: number, grants = member): RpcOptions => ({ caller: staff(userId, grants) });
/** Returns the options of a call by a portal user of client 5. */
export const asPortal = (userId: number): RpcOptions => ({ caller: portalUser(5, userId) });

/** Creates the calls of announcements. @param content returns the service, which starts before the tests */
export function announcementsOf(content: () => TestedContent) {
  const list = async (query: object, options?: RpcOptions) =>
    (
      await content().call<{ records: ShownAnnouncement[]; meta: { total: number } }>(
        'Announcements/List',
        query,
        options,
      )
    ).message;
  return {
    list,
    create: async (announcement: object = {}, options?: RpcOptions) =>
      (
        await content().call<{ record: ShownAnnouncement }>(
          'Announcements/Create',
          { announcement: { title: 'News', share_with: ['all_members'], ...announcement } },
          options,
        )
      ).message.record,
    show: (id: number, options?: RpcOptions) =>
      content().call<{ record: ShownAnnouncement }>('Announcements/Get', { id }, options),
    finds: async (id: number, options: RpcOptions, query: object = {}) =>
      (await list({ ...query, list: { limit: 100 } }, options)).records.some((one) => one.id === id),
    change: (id: number, announcement: object, options?: RpcOptions) =>
      content().call(
        'Announcements/Update',
        { id, announcement, update_mask: { paths: Object.keys(announcement) } },
        options,
      ),
    read: (id: number, options?: RpcOptions) => content().call('Announcements/Read', { id }, options),
  };
}
