import type { ClientSession, Connection, mongo } from 'mongoose';
import { USERS, type User } from '../users/user.model.ts';
import type { Audience, Notice } from './notice.ts';

type Filter = mongo.Filter<User>;
type Recipient = Pick<User, '_id' | 'email' | 'first_name' | 'last_name'>;

/** Who gets a notice: of its audience those who are active and want such mails, but not who did it. */
export async function recipientsOf(db: Connection, { to, by }: Notice, session: ClientSession): Promise<Recipient[]> {
  const wanting: Filter = { status: 'active', email_notifications: true, _id: { $ne: by } };
  const projection = { email: 1, first_name: 1, last_name: 1 } as const;
  return db
    .collection<User>(USERS)
    .find({ $and: [wanting, filterOf(to)] }, { session, projection })
    .toArray();
}

function filterOf(audience: Audience): Filter {
  if ('users' in audience) return { _id: { $in: [...audience.users] } };
  if ('client' in audience) return { user_type: 'client', client_id: audience.client };
  const shares = audience.shares.map(filterOfShare);
  return shares.length > 0 ? { $or: shares } : { _id: { $in: [] } };
}

function filterOfShare(share: string): Filter {
  if (share === 'all_members') return { user_type: 'staff' };
  if (share === 'all_clients') return { user_type: 'client' };
  const [kind, id] = share.split(':');
  return kind === 'role' ? { user_type: 'staff', role_id: Number(id) } : { _id: Number(id) };
}
