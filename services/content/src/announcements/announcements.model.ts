import { defineModel, type RecordOf } from '@bms/service-kit';
import { audienceOf, groupsFor } from './audience.ts';
import { unreadFilter } from './reads.ts';

/** The model of announcements to staff and clients. */
export const announcements = defineModel('announcements', {
  service: 'bms.content.Announcements',
  title: 'title',
  search: ['title', 'description'],
  portal: { view: () => ({}) },
  audience: audienceOf,
  recipients: groupsFor,
  filters: { unread: unreadFilter },
  fields: {
    /** The first and the last day on which it is visible: its dates, or defaults for missing ones. */
    visible_from: Date,
    visible_until: Date,
    /** The state of the publishing event: `due`, `now` or `done`. */
    telling: String,
  },
  // In list order and with every filtered field, so that only the returned documents are read.
  indexes: [
    [{ share_with: 1, created_at: -1, _id: -1, visible_from: 1, visible_until: 1 }],
    [{ visible_from: 1 }, { name: 'untold', partialFilterExpression: { telling: 'due' } }],
  ],
});

/** An announcement as stored. */
export type Announcement = RecordOf<typeof announcements>;
