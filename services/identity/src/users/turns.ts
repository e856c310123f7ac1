import type { ModelDefinition } from '@bms/service-kit';
import { type ClientSession, type Connection, Schema } from 'mongoose';

const TURNS = 'turns';

interface Turn {
  _id: string;
  taken: number;
}

/** The model of the mutexes for decisions over many records, by name. */
export const turnModel: ModelDefinition = {
  name: TURNS,
  schema: new Schema<Turn>({ _id: String, taken: Number }, { versionKey: false }),
};

/**
 * Serializes transactions of the same name: a snapshot does not see what another transaction is about to commit, but
 * two that write the same record conflict, and the later one is retried.
 * @returns how often the mutex was taken before
 */
export async function takeTurn(
  db: Connection,
  session: ClientSession,
  name: 'administrators' | 'roles' | 'starting roles' | 'organization',
): Promise<number> {
  const turn = await db
    .collection<Turn>(TURNS)
    .findOneAndUpdate({ _id: name }, { $inc: { taken: 1 } }, { session, upsert: true, returnDocument: 'after' });
  return turn!.taken - 1;
}

/** Returns true if the mutex was ever taken. */
export async function wasTaken(db: Connection, name: 'starting roles'): Promise<boolean> {
  return (await db.collection<Turn>(TURNS).findOne({ _id: name })) !== null;
}
