import type { MessageRecipientsRequest, MessageRecipientsResponse } from '@bms/contracts/types/identity';
import { wordsOf } from '@bms/service-kit';
import type { Connection, mongo } from 'mongoose';
import { ROLES, type Role } from '../roles/role.model.ts';
import { fullName, USERS, type User } from '../users/user.model.ts';

type Filter = mongo.Filter<User>;

/**
 * Returns the active accounts that can receive messages: administrators, staff whose role may view messages, portal
 * users.
 */
export async function findRecipients(
  db: Connection,
  request: MessageRecipientsRequest,
): Promise<MessageRecipientsResponse> {
  const { page, limit, first_id } = request;
  const users = db.collection<User>(USERS);
  const filter = filterOf(request, await rolesWithMessages(db));
  const order = { rank: 1, 'sort_keys.first_name': 1, 'sort_keys.last_name': 1, _id: 1 } as const;
  const stages = [
    { $match: filter },
    { $addFields: { rank: { $cond: [{ $eq: ['$_id', first_id] }, 0, 1] } } },
    { $sort: order },
    { $skip: (page - 1) * limit },
    { $limit: limit },
  ];
  const [found, total] = await Promise.all([users.aggregate<User>(stages).toArray(), users.countDocuments(filter)]);
  return { recipients: found.map(recipientOf), total };
}

async function rolesWithMessages(db: Connection): Promise<number[]> {
  const grant = { module: 'messages', action: 'view', scope: { $ne: 'none' } } as const;
  const roles = db.collection<Role>(ROLES).find({ grants: { $elemMatch: grant } }, { projection: { _id: 1 } });
  return (await roles.toArray()).map(({ _id }) => _id);
}

function filterOf({ search, ids, staff_only, except_id }: MessageRecipientsRequest, roles: readonly number[]): Filter {
  const staff: Filter = { user_type: 'staff', $or: [{ is_admin: 1 }, { role_id: { $in: [...roles] } }] };
  const kinds: Filter[] = staff_only ? [staff] : [staff, { user_type: 'client' }];
  const chosen: Filter[] = ids.length > 0 ? [{ _id: { $in: ids } }] : [{ _id: { $ne: except_id } }];
  return { $and: [{ status: 'active' }, { $or: kinds }, ...chosen, ...wordsOf(search).map(hasInName)] };
}

/** Matches names only: portal users must not find out addresses and phones of the staff. */
function hasInName({ text }: { text: string }): Filter {
  const letters = [...text].map((letter) => letter.replace(/[\\^$.*+?()[\]{}|/-]/, '\\$&'));
  const pattern = new RegExp(letters.join("[-.'·・ ]*"));
  return { $or: [{ 'sort_keys.first_name': pattern }, { 'sort_keys.last_name': pattern }] } as Filter;
}

function recipientOf(user: User) {
  const { _id: id, user_type, job_title = '', client_id } = user;
  return { id, name: fullName(user), user_type, job_title, client_id };
}
