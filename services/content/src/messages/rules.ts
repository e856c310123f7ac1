import { invalid } from '@bms/contracts';
import {
  type Call,
  isActiveStaff,
  type Message,
  type RecordChange,
  type RecordModel,
  type StoredValues,
  type Transaction,
  type Users,
} from '@bms/service-kit';
import { trusted } from 'mongoose';
import type { StoredMessage } from './messages.model.ts';

/** Makes a new message visible to its sender and recipient. */
export function visibility({
  version,
  from_user_id,
  to_user_id,
}: StoredValues<StoredMessage>): StoredValues<StoredMessage> {
  if (version !== undefined) return {};
  const both = [from_user_id, to_user_id].filter((user) => user !== undefined);
  return { visible_to: [...new Set(both)] };
}

/** Rejects messages from portal users to anybody but staff. @throws ApiError validation_failed */
export async function assertStaffRecipient(users: Users, sent: Message, call: Call): Promise<void> {
  if (call.caller.userType !== 'client') return;
  const to = Number(sent['to_user_id']);
  const recipient = (await users.find([to], call)).get(to);
  if (recipient && isActiveStaff(recipient)) return;
  throw invalid({
    field: 'to_user_id',
    code: 'unknown_reference',
    message: 'to_user_id must be a staff member.',
  });
}

/** Rejects changes of messages that the recipient has read. @throws ApiError validation_failed */
export function assertUnread({ kind, before }: RecordChange<StoredMessage>): void {
  if (kind !== 'updated' || before?.status !== 'read') return;
  const message = 'The message cannot be changed: the recipient has read it.';
  throw invalid({ field: 'status', code: 'already_read', message });
}

/** Rejects a reply to a message that the sender does not see. @throws ApiError validation_failed */
export async function assertVisibleParent(
  model: RecordModel<StoredMessage>,
  { kind, after }: RecordChange<StoredMessage>,
  { session }: Transaction,
): Promise<void> {
  const { parent_id, from_user_id } = after;
  if (kind !== 'created' || parent_id === undefined) return;
  const parent = { _id: parent_id, visible_to: trusted({ $in: [from_user_id] }) };
  if (await model.exists(parent).session(session)) return;
  const message = 'parent_id must be a message that you sent or received.';
  throw invalid({ field: 'parent_id', code: 'unknown_reference', message });
}
