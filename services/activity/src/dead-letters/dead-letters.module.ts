import {
  type Call,
  compileAnswer,
  createResource,
  type DomainEvent,
  defineModule,
  get,
  type HandlerOf,
  list,
  loadForChange,
  type RecordChange,
  type Resource,
  remove,
} from '@bms/service-kit';
import { type DeadLetter, deadLetters } from './dead-letter.model.ts';
import { followDeadLetters } from './follow.ts';
import { decision, replayAll } from './replay-all.ts';

/** The module of dead letters. The service that has the event carries out the decisions of administrators. */
export const deadLettersModule = defineModule({
  service: deadLetters.service,
  models: deadLetters.models,
  setup: ({ kit }) => {
    const resource = createResource(kit, deadLetters, { events: discarded });
    followDeadLetters(resource);
    return {
      List: list(resource),
      Get: get(resource),
      Replay: replay(resource),
      ReplayAll: replayAll(resource),
      Delete: remove(resource),
    };
  },
});

function replay(resource: Resource): HandlerOf<'/bms.activity.DeadLetters/Replay'> {
  const answer = compileAnswer(resource, resource.rpc('Replay'));
  return (call: Call<{ id: number }>) =>
    resource.kit.write(call, async (tx) => {
      const letter = await loadForChange(resource, call, call.request.id, 'update', tx);
      tx.emit(decision('replay', letter as DeadLetter));
      call.setVersion(letter.version);
      return answer(letter, 'The replay was requested.');
    });
}

function discarded({ kind, after }: RecordChange<DeadLetter>): DomainEvent[] {
  return kind === 'deleted' ? [decision('discard', after)] : [];
}
