import type { ClientSession, Connection, mongo } from 'mongoose';
import type { Documents } from '../documents/documents.ts';
import { USERS, type User } from '../users/user.model.ts';
import type { Audience, Notice } from './notice.ts';
import { type Recipient, recipientOfUser } from './recipient.ts';

type Filter = mongo.Filter<User>;

/**
 * Returns the recipients of a notice: the active users of its audience who want such mails, except the user who caused
 * it, and for a client's documents also the addresses that the client has for them.
 */
export async function recipientsOf(
  db: Connection,
  documents: Documents | undefined,
  { to, by }: Pick<Notice, 'to' | 'by'>,
  session: ClientSession,
): Promise<Recipient[]> {
  if ('client' in to) return (await documents?.recipientsOf(to.client, session)) ?? [];
  const wanting: Filter = { status: 'active', email_notifications: true, _id: { $ne: by } };
  const projection = { email: 1, first_name: 1, last_name: 1 } as const;
  const users = db.collection<User>(USERS).find({ $and: [wanting, filterOf(to)] }, { session, projection });
  return (await users.toArray()).map(recipientOfUser);
}

function filterOf(audience: Exclude<Audience, { client: number }>): Filter {
  if ('users' in audience) return { _id: { $in: [...audience.users] } };
  const shares = audience.shares.map(filterOfShare);
  return shares.length > 0 ? { $or: shares } : { _id: { $in: [] } };
}

function filterOfShare(share: string): Filter {
  if (share === 'all_members') return { user_type: 'staff' };
  if (share === 'all_clients') return { user_type: 'client' };
  const [kind, id] = share.split(':');
  return kind === 'role' ? { user_type: 'staff', role_id: Number(id) } : { _id: Number(id) };
}
