import type {
  NotificationRecipient,
  NotificationRecipientsRequest,
  NotificationRecipientsResponse,
} from '@bms/contracts/types/identity';
import type { Connection, mongo } from 'mongoose';
import { fullName, USERS, type User } from '../users/user.model.ts';
import type { Documents } from './documents.ts';
import { type Recipient, recipientOfUser } from './recipient.ts';
import { staffWhoView } from './viewers.ts';

type Filter = mongo.Filter<User>;

/**
 * Returns the recipients of a notification: the active users of its audience who want such mails and may view the record,
 * except the user who caused it, and for a client's documents also the addresses that the client has for them.
 */
export async function findNotificationRecipients(
  db: Connection,
  documents: Documents,
  request: NotificationRecipientsRequest,
): Promise<NotificationRecipientsResponse> {
  const { client_id, sender_id } = request;
  const recipients = client_id > 0 ? await documents.recipientsOf(client_id) : await findUsers(db, request);
  const sender = sender_id > 0 ? await db.collection<User>(USERS).findOne({ _id: sender_id }) : null;
  return { recipients: recipients.map(shown), sender_name: sender ? fullName(sender) : '' };
}

async function findUsers(db: Connection, request: NotificationRecipientsRequest): Promise<Recipient[]> {
  const { only_id, except_id } = request;
  const wanting: Filter = { status: 'active', email_notifications: true, _id: { $ne: except_id } };
  const only: Filter[] = only_id > 0 ? [{ _id: only_id }] : [];
  const filter = { $and: [wanting, filterOf(request), ...only, ...(await permitted(db, request))] };
  const projection = { email: 1, first_name: 1, last_name: 1, user_type: 1 } as const;
  const users = db.collection<User>(USERS).find(filter, { projection });
  return (await users.toArray()).map(recipientOfUser);
}

/** Returns the condition for users who may view the record; portal users see what they are notified of. */
async function permitted(db: Connection, { module, all_records }: NotificationRecipientsRequest): Promise<Filter[]> {
  if (module === '') return [];
  return [{ $or: [{ user_type: 'client' }, ...(await staffWhoView(db, { module, all_records }))] }];
}

function filterOf({ user_ids, shares }: NotificationRecipientsRequest): Filter {
  return { $or: [{ _id: { $in: user_ids } }, ...shares.map(filterOfShare)] };
}

function filterOfShare(share: string): Filter {
  if (share === 'all_members') return { user_type: 'staff' };
  if (share === 'all_clients') return { user_type: 'client' };
  const [kind, id] = share.split(':');
  return kind === 'role' ? { user_type: 'staff', role_id: Number(id) } : { _id: Number(id) };
}

const shown = ({ key, userId, email, name, isPortal, documentsOf = '' }: Recipient): NotificationRecipient => ({
  key,
  user_id: userId,
  email,
  name,
  documents_of: documentsOf,
  is_portal: isPortal,
});
