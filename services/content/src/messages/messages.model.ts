import type { Action, Caller } from '@bms/contracts';
import { defineModel, type RecordOf, type StoredFilter } from '@bms/service-kit';

const everything = () => ({});
const newestFirst = { created_at: -1, _id: -1 } as const;

/** The model of messages between two users; `visible_to` holds those who have not deleted the message. */
export const messages = defineModel('messages', {
  service: 'bms.content.Messages',
  title: 'subject',
  search: ['subject', 'message'],
  ownerFields: ['visible_to'],
  confidential: true,
  rowFilter: takesPart,
  rowFilterField: 'visible_to',
  isListedInParts: true,
  locked: [
    {
      statuses: ['read'],
      violation: {
        field: 'status',
        code: 'already_read',
        message: 'The message cannot be changed: the recipient has read it.',
      },
    },
  ],
  refersTo: [
    {
      field: 'parent_id',
      collection: 'messages',
      onlyNew: true,
      among: ({ from_user_id }) => ({ visible_to: from_user_id }),
      message: 'parent_id must be a message that you sent or received.',
    },
  ],
  portal: { view: everything, create: everything, update: everything, delete: everything },
  filters: {
    box: (box, { caller }) => ({ [box === 'inbox' ? 'to_user_id' : 'from_user_id']: caller.userId }),
    sender: (sender) => ({ from_user_id: sender === 'system' ? null : { $ne: null } }),
  },
  fields: {
    visible_to: [Number],
  },
  indexes: [[{ to_user_id: 1, visible_to: 1, ...newestFirst }], [{ from_user_id: 1, visible_to: 1, ...newestFirst }]],
});

/** A message as stored. */
export type StoredMessage = RecordOf<typeof messages>;

/** Returns the row filter: only the sender and the recipient read a message, and only the sender changes it. */
function takesPart({ userId }: Caller, action: Action): StoredFilter {
  return { visible_to: userId, ...(action === 'update' && { from_user_id: userId }) };
}
