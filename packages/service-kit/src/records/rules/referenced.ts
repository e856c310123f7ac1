import { invalid } from '@bms/contracts';
import type { ClientSession, Connection } from 'mongoose';
import { modelOf, type RecordModel } from '../model/model.ts';
import type { ReferencedBy, Referrer } from '../model/rule-options.ts';

/** The records of one type that refer to a record. */
interface Referring {
  readonly count: number;
  /** For the error, e.g. `2 users` or `items such as Chai`. */
  readonly text: string;
}

/**
 * Compiles the assertion that no record refers to a record that is to be deleted. Transactions that assign it lock it
 * (see compileRefersTo), so that they conflict with its deletion.
 * @returns a function that throws ApiError validation_failed with an example of the referring records, or their number
 * @throws Error if a collection does not store the field that refers to the record
 */
export function compileReferencedBy(
  db: Connection,
  { noun, by }: ReferencedBy,
): (id: number, session: ClientSession) => Promise<void> {
  const referrers = by.map((referrer) => ({ referrer, model: referringModel(db, referrer) }));
  return async (id, session) => {
    const found: Referring[] = [];
    for (const { referrer, model } of referrers) found.push(await findReferring(model, referrer, id, session));
    const total = found.reduce((sum, { count }) => sum + count, 0);
    if (total === 0) return;
    const what = found.filter(({ count }) => count > 0).map(({ text }) => text);
    const hasExample = by.some(({ title }) => title !== undefined);
    const use = hasExample ? ` by ${what.join(' and ')}` : `: ${what.join(' and ')} ${total === 1 ? 'has' : 'have'} it`;
    throw invalid({ field: 'id', code: 'in_use', message: `The ${noun} is in use${use}.` });
  };
}

function referringModel(db: Connection, { collection, field }: Referrer): RecordModel {
  const model = modelOf(db, collection);
  if (!model.schema.path(field)) throw new Error(`the schema of ${collection} does not store ${field}`);
  return model;
}

async function findReferring(
  model: RecordModel,
  { field, noun, title }: Referrer,
  id: number,
  session: ClientSession,
): Promise<Referring> {
  const filter = { [field]: id };
  if (title === undefined) {
    const count = await model.countDocuments(filter).session(session);
    return { count, text: count === 1 ? `1 ${noun}` : `${count} ${noun}s` };
  }
  const example = await model
    .findOne(filter, { [title]: 1 })
    .session(session)
    .lean();
  return { count: example ? 1 : 0, text: `${noun}s such as ${example?.[title]}` };
}
