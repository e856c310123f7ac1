import { invalid } from '@bms/contracts';
import type { MessageInput } from '@bms/contracts/types/content';
import { isActiveStaff, type Users } from '@bms/projections';
import type { Call, Sent, StoredValues } from '@bms/service-kit';
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
export async function assertStaffRecipient(users: Users, sent: Sent<MessageInput>, call: Call): Promise<void> {
  if (call.caller.userType !== 'client') return;
  const to = Number(sent.to_user_id);
  const recipient = (await users.find([to], call)).get(to);
  if (recipient && isActiveStaff(recipient)) return;
  throw invalid({
    field: 'to_user_id',
    code: 'unknown_reference',
    message: 'to_user_id must be a staff member.',
  });
}
