import { get, type HandlerOf, type Resource } from '@bms/service-kit';
import type { StoredMessage } from './messages.model.ts';

/** Returns a message and marks it as read if the caller is its recipient. */
export function open(resource: Resource<StoredMessage>): HandlerOf<'/bms.content.Messages/Get'> {
  const show = get(resource);
  return async (call) => {
    await markRead(resource, call.request.id, call.caller.userId);
    return show(call);
  };
}

/** A single statement checks and writes, so a concurrent change by the sender is ordered before or after it. */
async function markRead({ model }: Resource<StoredMessage>, _id: number, userId: number): Promise<void> {
  const unread = { _id, to_user_id: userId, visible_to: userId, status: 'unread' };
  const now = new Date();
  await model.updateOne(unread, { $set: { status: 'read', read_at: now, updated_at: now }, $inc: { version: 1 } });
}
