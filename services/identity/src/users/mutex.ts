import type { ModelDefinition } from '@bms/service-kit';
import { type ClientSession, type Connection, Schema } from 'mongoose';

const MUTEXES = 'turns';

interface MutexRow {
  _id: string;
  taken: number;
}

/** The model of the mutexes for decisions over many records, by name. */
export const mutexModel: ModelDefinition = {
  name: MUTEXES,
  schema: new Schema<MutexRow>({ _id: String, taken: Number }, { versionKey: false }),
};

/** The mutexes of changes that are made once in the life of a system. */
type OnceName = 'starting roles' | 'taxes of roles';

/**
 * Serializes transactions of the same name: a snapshot does not see what another transaction is about to commit, but
 * two that write the same record conflict, and the later one is retried.
 * @returns how often the mutex was taken before
 */
export async function lockMutex(
  db: Connection,
  session: ClientSession,
  name: 'administrators' | OnceName | 'organization' | 'identity provider',
): Promise<number> {
  const mutex = await db
    .collection<MutexRow>(MUTEXES)
    .findOneAndUpdate({ _id: name }, { $inc: { taken: 1 } }, { session, upsert: true, returnDocument: 'after' });
  return mutex!.taken - 1;
}

/** Returns true if the mutex was ever taken. */
export async function wasLocked(db: Connection, name: OnceName): Promise<boolean> {
  return (await db.collection<MutexRow>(MUTEXES).findOne({ _id: name })) !== null;
}
