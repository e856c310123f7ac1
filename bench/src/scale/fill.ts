import { isDeepStrictEqual } from 'node:util';
import { fold, searchTokens } from '@bms/service-kit';
import type { mongo } from 'mongoose';
import { clientAt } from '../data/clients.ts';

/** A client as crm stores it. */
export type StoredClient = { _id: number; created_at: Date; updated_at: Date } & Record<string, unknown>;

/** The number of clients in one insert. */
const BATCH_SIZE = 5000;
/** The time between the creations of two clients, in milliseconds. */
const INTERVAL_MS = 1000;

/**
 * Inserts clients into the database of crm until it has `size`, in the form in which the API has stored the samples.
 * The indexes are built afterwards, which is faster; the id counter is raised, the totals are not.
 * @param samples clients `clientAt(0)` and following, as stored
 * @throws Error if a sample is not what this function would insert
 */
export async function fillClients(db: mongo.Db, samples: readonly StoredClient[], size: number): Promise<void> {
  const clients = db.collection<StoredClient>('clients');
  for (const [index, sample] of samples.entries()) assertSameForm(sample, index);
  const template = samples[0]!;
  const firstId = Math.max(...samples.map(({ _id }) => _id)) + 1;
  const secondary = (await clients.indexes()).filter(({ name }) => name !== '_id_');
  await clients.dropIndexes();
  for (let index = samples.length; index < size; index += BATCH_SIZE) {
    const count = Math.min(BATCH_SIZE, size - index);
    const batch = Array.from({ length: count }, (_, at) => {
      const created = new Date(template.created_at.getTime() - (size - index - at) * INTERVAL_MS);
      return storedAt(template, index + at, firstId + index + at, created);
    });
    await clients.insertMany(batch, { ordered: false, writeConcern: { w: 1 } });
  }
  await clients.createIndexes(secondary.map(({ key, name }) => ({ key, name }) as mongo.IndexDescription));
  await raiseIds(db, firstId + size);
}

async function raiseIds(db: mongo.Db, by: number): Promise<void> {
  const counters = db.collection<{ _id: string }>('counters');
  const { matchedCount } = await counters.updateOne({ _id: 'clients' }, { $inc: { last: by } });
  if (matchedCount !== 1) throw new Error('counters has no clients');
}

/** Returns client `index` of the data set as stored, with what does not depend on the client from `template`. */
function storedAt(template: StoredClient, index: number, id: number, created: Date): StoredClient {
  const fields = clientAt(index);
  const { company_name, phone, email, city, country, zip, vat_number, website, labels } = fields;
  const words = [city, zip, vat_number, website];
  return {
    ...template,
    ...fields,
    _id: id,
    created_at: created,
    updated_at: created,
    search: searchTokens({ texts: [company_name, email], words, phones: [phone], staffWords: labels }),
    sort_keys: { company_name: fold(company_name), city: fold(city), country: fold(country) },
  };
}

function assertSameForm(sample: StoredClient, index: number): void {
  const expected = storedAt(sample, index, sample._id, sample.created_at);
  if (!isDeepStrictEqual(expected, sample))
    throw new Error(`client ${sample._id} is stored as ${JSON.stringify(sample)}, not ${JSON.stringify(expected)}`);
}
