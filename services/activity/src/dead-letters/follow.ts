import { type EffectHandler, type EventCodec, loadEventCatalogue, publishers, type ReceivedEvent } from '@bms/events';
import { changeRecord, insertRecord, ownCall, type Resource, type StoredValues } from '@bms/service-kit';
import { type DeadLetter, LETTERS } from './dead-letter.model.ts';

/** The decoded event of a dead letter (bms.api.DeadLetter). */
interface DeadLetterData {
  readonly id: string;
  readonly consumer: string;
  readonly event_id: string;
  readonly event_type: string;
  readonly subject: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly data: Uint8Array;
  readonly error: string;
  readonly attempts: number;
  readonly failed_at: string;
}

/** Stores the dead letters of all services from their events. */
export function followDeadLetters(resource: Resource): void {
  const catalogue = loadEventCatalogue();
  const removed: EffectHandler = async (event, tx) => {
    const letters = resource.kit.db.collection<DeadLetter>(LETTERS);
    const { deletedCount } = await letters.deleteOne(letterOf(event), { session: tx.session });
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

const dataOf = (event: ReceivedEvent): DeadLetterData => event.data as unknown as DeadLetterData;
const letterOf = (event: ReceivedEvent) => ({ letter_id: dataOf(event).id });

function store(resource: Resource, codec: EventCodec): EffectHandler {
  const { db } = resource.kit;
  return async (event, tx) => {
    const letter = dataOf(event);
    const call = ownCall(resource.kit, { rpc: '/bms.activity.DeadLetters/Replay' });
    const known = await db.collection<DeadLetter>(LETTERS).findOne(letterOf(event), { session: tx.session });
    if (!known) await insertRecord(resource, valuesOf(letter, codec), call, tx);
    else if (known.attempts < letter.attempts) await changeRecord(resource, known, failureOf(letter), call, tx);
  };
}

const failureOf = ({ error, attempts, failed_at }: DeadLetterData): StoredValues => ({
  error,
  attempts,
  failed_at: new Date(failed_at),
});

function valuesOf(letter: DeadLetterData, codec: EventCodec): StoredValues {
  const { id: letter_id, consumer, event_type, event_id: _id, subject, headers } = letter;
  const service = (headers['ce-source'] ?? '').replace('/bms/', '');
  const event = { _id, service, subject, occurred_at: headers['ce-time'] ?? '', data: textOf(letter, codec) };
  return { letter_id, consumer, event_type, event, ...failureOf(letter) };
}

/** Returns the data as text; empty if it cannot be decoded, which may be the reason for parking the event. */
function textOf({ headers, data }: DeadLetterData, codec: EventCodec): string {
  try {
    return JSON.stringify(codec.decode(headers['ce-dataschema'] ?? '', data));
  } catch {
    return '';
  }
}
