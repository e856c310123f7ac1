import {
  compileAnswer,
  type HandlerOf,
  loadForChange,
  type Resource,
  removeRecord,
  type Transaction,
  touchedRecords,
} from '@bms/service-kit';
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
      else await hideFrom(resource, message, userId, tx);
      return answer(message, 'Deleted.');
    });
}

async function hideFrom(
  { model, definition }: Resource<StoredMessage>,
  { _id }: StoredMessage,
  userId: number,
  { session, emit }: Transaction,
): Promise<void> {
  await model.updateOne({ _id }, { $pull: { visible_to: userId } }, { session });
  emit(touchedRecords({ module: definition.name, ids: [_id] }));
}
