import type { DeadLetter as ParkedEvent } from '@bms/contracts/types/api';
import { type EffectHandler, type EventCodec, loadEventCatalogue, publishers } from '@bms/events';
import { changeRecord, insertRecord, ownCall, type Resource, type StoredValues } from '@bms/service-kit';
import { type DeadLetter, LETTERS } from './dead-letter.model.ts';

/** Stores the dead letters of all services from their events. */
export function followDeadLetters(resource: Resource): void {
  const catalogue = loadEventCatalogue();
  const removed: EffectHandler<'dead_letter.replayed' | 'dead_letter.discarded'> = async ({ data }, tx) => {
    const letters = resource.kit.db.collection<DeadLetter>(LETTERS);
    const { deletedCount } = await letters.deleteOne({ letter_id: data.id }, { session: tx.session });
    await resource.total?.add(-deletedCount, tx.session);
  };
  resource.kit.consume({
    name: 'letters_of_all',
    from: publishers(catalogue),
    effects: {
      'dead_letter.parked': store(resource, catalogue),
      'dead_letter.replayed': removed,
      'dead_letter.discarded': removed,
    },
  });
}

function store(resource: Resource, codec: EventCodec): EffectHandler<'dead_letter.parked'> {
  const { db } = resource.kit;
  return async ({ data: letter }, tx) => {
    const call = ownCall(resource.kit, { rpc: '/bms.activity.DeadLetters/Replay' });
    const known = await db.collection<DeadLetter>(LETTERS).findOne({ letter_id: letter.id }, { session: tx.session });
    if (!known) await insertRecord(resource, valuesOf(letter, codec), call, tx);
    else if (known.attempts < letter.attempts) await changeRecord(resource, known, failureOf(letter), call, tx);
  };
}

const failureOf = ({ error, attempts, failed_at }: ParkedEvent): StoredValues => ({
  error,
  attempts,
  failed_at: new Date(failed_at),
});

function valuesOf(letter: ParkedEvent, codec: EventCodec): StoredValues {
  const { id: letter_id, consumer, event_type, event_id: _id, subject, headers } = letter;
  const service = (headers['ce-source'] ?? '').replace('/bms/', '');
  const event = { _id, service, subject, occurred_at: headers['ce-time'] ?? '', data: textOf(letter, codec) };
  return { letter_id, consumer, event_type, event, ...failureOf(letter) };
}

/** Returns the data as text; empty if it cannot be decoded, which may be the reason for parking the event. */
function textOf({ headers, data }: ParkedEvent, codec: EventCodec): string {
  try {
    return JSON.stringify(codec.decode(headers['ce-dataschema'] ?? '', data));
  } catch {
    return '';
  }
}
