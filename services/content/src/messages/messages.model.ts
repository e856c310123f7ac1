import type { Action, Caller } from '@bms/contracts';
import { defineRecords, type StoredFilter } from '@bms/service-kit';

const everything = () => ({});
const newestFirst = { created_at: -1, _id: -1 } as const;

/** Messages between users; `visible_to` has those of the two who have not deleted it. */
export const messages = defineRecords('messages', {
  service: 'bms.content.Messages',
  title: 'subject',
  search: ['subject', 'message'],
  own: ['visible_to'],
  confidential: true,
  limits: takesPart,
  limitedBy: 'visible_to',
  portal: { view: everything, create: everything, update: everything, delete: everything },
  filters: { box: (box, { caller }) => ({ [box === 'inbox' ? 'to_user_id' : 'from_user_id']: caller.userId }) },
  fields: {
    from_user_id: Number,
    to_user_id: Number,
    subject: String,
    message: String,
    parent_id: Number,
    status: String,
    read_at: Date,
    visible_to: [Number],
  },
  indexes: [[{ to_user_id: 1, visible_to: 1, ...newestFirst }], [{ from_user_id: 1, visible_to: 1, ...newestFirst }]],
});

/** Nobody reads the letters of others, and only who wrote one changes it. */
function takesPart({ userId }: Caller, action: Action): StoredFilter {
  return { visible_to: userId, ...(action === 'update' && { from_user_id: userId }) };
}
