import { get, type Handler, type Resource } from '@bms/service-kit';

/** Returns a message and marks it as read if the caller is its recipient. */
export function open(resource: Resource): Handler<{ id: number }> {
  const show = get(resource);
  return async (call) => {
    await markRead(resource, call.request.id, call.caller.userId);
    return show(call);
  };
}

/** A single statement checks and writes, so a concurrent change by the sender is ordered before or after it. */
async function markRead({ model }: Resource, _id: number, userId: number): Promise<void> {
  const unread = { _id, to_user_id: userId, visible_to: userId, status: 'unread' };
  const now = new Date();
  await model.updateOne(unread, { $set: { status: 'read', read_at: now, updated_at: now }, $inc: { version: 1 } });
}
