import {
  type Call,
  compileAnswer,
  createResource,
  type DomainEvent,
  get,
  type Handler,
  list,
  loadForChange,
  type RecordChange,
  type Resource,
  remove,
  type ServiceModule,
  type StoredRecord,
} from '@bms/service-kit';
import { type DeadLetter, deadLetters } from './dead-letter.model.ts';
import { followDeadLetters } from './follow.ts';

/** The events that services gave up on; what administrators decide is carried out by the service that has the event. */
export const deadLettersModule: ServiceModule = {
  service: deadLetters.service,
  models: deadLetters.models,
  setup: (kit) => {
    const resource = createResource(kit, deadLetters, { events: discarded });
    followDeadLetters(resource);
    return { List: list(resource), Get: get(resource), Replay: replay(resource), Delete: remove(resource) };
  },
};

function replay(resource: Resource): Handler<{ id: number }> {
  const answer = compileAnswer(resource, resource.rpc('Replay'));
  return (call: Call<{ id: number }>) =>
    resource.kit.write(call, async (tx) => {
      const letter = await loadForChange(resource, call, call.request.id, 'update', tx);
      tx.emit(decision('replay', letter as DeadLetter));
      call.setVersion(letter.version);
      return answer(letter, 'The event is tried again.');
    });
}

function discarded({ kind, after }: RecordChange & { after: StoredRecord }): DomainEvent[] {
  return kind === 'deleted' ? [decision('discard', after as DeadLetter)] : [];
}

/** Tells the service that gave up what to do; it knows the event by the id that it gave the letter. */
function decision(what: 'replay' | 'discard', { letter_id, consumer, attempts }: DeadLetter): DomainEvent {
  return {
    message: 'bms.identity.DeadLetterDecision',
    type: `dead_letter.${what}_requested`,
    recordId: letter_id,
    version: attempts,
    data: { dead_letter_id: letter_id, consumer },
  };
}
