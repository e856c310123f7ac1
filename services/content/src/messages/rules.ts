import { invalid } from '@bms/contracts';
import {
  type Call,
  isActiveStaff,
  type Message,
  type RecordChange,
  type StoredRecord,
  type StoredValues,
  type Transaction,
  type Users,
} from '@bms/service-kit';
import { type Model, trusted } from 'mongoose';

/** Who takes part in a new message sees it. */
export function visibility({ version, from_user_id, to_user_id }: StoredValues): StoredValues {
  if (version !== undefined) return {};
  const both = [from_user_id, to_user_id].filter((user) => typeof user === 'number');
  return { visible_to: [...new Set(both)] };
}

/** Refuses a message of a portal user to anybody but staff. @throws ApiError validation_failed */
export async function refuseBetweenClients(users: Users, sent: Message, call: Call): Promise<void> {
  if (call.caller.userType !== 'client') return;
  const to = Number(sent['to_user_id']);
  const recipient = (await users.find([to], call)).get(to);
  if (recipient && isActiveStaff(recipient)) return;
  throw invalid({
    field: 'to_user_id',
    code: 'unknown_reference',
    message: 'to_user_id must be a member of the staff.',
  });
}

/** Refuses to change what the recipient has read. @throws ApiError validation_failed */
export function refuseChange({ kind, before }: RecordChange): void {
  if (kind !== 'updated' || before?.['status'] !== 'read') return;
  const message = 'The recipient has read the message; it stays as it is.';
  throw invalid({ field: 'status', code: 'already_read', message });
}

/** Refuses an answer to a message that the sender does not see. @throws ApiError validation_failed */
export async function refuseForeignParent(
  model: Model<StoredRecord>,
  { kind, after }: RecordChange,
  { session }: Transaction,
): Promise<void> {
  const { parent_id, from_user_id } = after;
  if (kind !== 'created' || typeof parent_id !== 'number') return;
  const parent = { _id: parent_id, visible_to: trusted({ $in: [from_user_id] }) };
  if (await model.exists(parent).session(session)) return;
  const message = 'parent_id must be a message that you take part in.';
  throw invalid({ field: 'parent_id', code: 'unknown_reference', message });
}
