import { get, type Handler, type Resource } from '@bms/service-kit';

/** Shows a message; it is read once its recipient has got it. */
export function open(resource: Resource): Handler<{ id: number }> {
  const show = get(resource);
  return async (call) => {
    await markRead(resource, call.request.id, call.caller.userId);
    return show(call);
  };
}

/** One statement decides and writes: of a change by the sender at the same moment either comes first. */
async function markRead({ model }: Resource, _id: number, userId: number): Promise<void> {
  const unread = { _id, to_user_id: userId, visible_to: userId, status: 'unread' };
  const now = new Date();
  await model.updateOne(unread, { $set: { status: 'read', read_at: now, updated_at: now }, $inc: { version: 1 } });
}
