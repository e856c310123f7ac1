import { compileAnswer, type HandlerOf, loadForChange, type Resource, removeRecord } from '@bms/service-kit';
import type { StoredMessage } from './messages.model.ts';

/**
 * Hides a message from the caller; it is deleted once it is hidden from both users. The version stays, since nothing
 * has changed for the other user.
 */
export function hide(resource: Resource<StoredMessage>): HandlerOf<'/bms.content.Messages/Delete'> {
  const answer = compileAnswer(resource, resource.rpc('Delete'));
  return (call) =>
    resource.kit.write(call, async (tx) => {
      const { userId } = call.caller;
      const message = await loadForChange(resource, call, call.request.id, 'delete', tx);
      const isLast = (message.visible_to ?? []).every((user) => user === userId);
      if (isLast) await removeRecord(resource, message, call, tx);
      else
        await resource.model.updateOne(
          { _id: message._id },
          { $pull: { visible_to: userId } },
          { session: tx.session },
        );
      return answer(message, 'Deleted.');
    });
}
