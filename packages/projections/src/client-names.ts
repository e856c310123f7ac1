import { isDeepStrictEqual } from 'node:util';
import { type RecordWith, type Resource, type StoredValues, searchFields, type UpdateOne } from '@bms/service-kit';
import type { ClientSession } from 'mongoose';

/** The number of documents that a rename reads and writes at once. */
const BATCH = 500;

/** The stored field with the names of the client, for the `fields` of a model; `searchWords` names it. */
export const clientNames = { client_names: [String] };

/** A document that is found by the name of its client. */
export type NamedDocument = RecordWith<ClientNames & { client_id: number; status: string }>;

/** The stored names of a document's client: its present name, then the one that the client had when it was sent. */
export interface ClientNames {
  client_names?: string[];
}

/** A client and its present name. */
export interface NamedClient {
  readonly id: number;
  readonly name: string;
}

/** The rules by which documents follow the name of their client. */
interface Following {
  /** The statuses of documents that were sent. */
  readonly sentStatuses: readonly string[];
  /** Excludes a rename from the transactions that store documents with the name; unset if the rename's own does. */
  readonly exclude?: (clientId: number, session: ClientSession) => Promise<void>;
}

/** A type of documents that are found by the name of their client. */
interface NamedDocuments extends Following {
  readonly resource: Resource<NamedDocument>;
}

/**
 * Returns the names by which a document is found: that of its client now, and once it was sent also the one that the
 * client had then.
 * @returns no field if the stored names stay the same, or if the present name is unknown
 */
export function namesOfClient(
  { status, client_names: before = [] }: StoredValues<NamedDocument>,
  name: string | undefined,
  sentStatuses: readonly string[],
): ClientNames {
  if (!name) return {};
  const whenSent = sentStatuses.includes(status ?? '') ? before.slice(-1) : [];
  const names = [...new Set([name, ...whenSent])];
  return isDeepStrictEqual(names, before) ? {} : { client_names: names };
}

/**
 * Returns the rule `searchSources` of documents.
 * @param find returns the names of clients by id; unknown ones are left out
 */
export function clientNameSources(
  sentStatuses: readonly string[],
  find: (clientIds: readonly number[]) => Promise<ReadonlyMap<number, string>>,
): (records: readonly NamedDocument[]) => Promise<ReadonlyMap<number, ClientNames>> {
  return async (records) => {
    const names = await find([...new Set(records.map(({ client_id }) => client_id))]);
    return new Map(
      records.map((record) => [record._id, namesOfClient(record, names.get(record.client_id), sentStatuses)]),
    );
  };
}

/** The documents of a process that are found by the name of their client. */
export interface NamedByClient {
  /** Adds a type of documents, which follow the name from then on. */
  add<T extends NamedDocument>(resource: Resource<T>, following: Following): void;
  /** True if there is none. */
  isEmpty(): boolean;
  /**
   * Gives all documents of a renamed client its new name, in the transaction that stores the name. Their versions stay,
   * since the documents themselves do not change.
   */
  rename(client: NamedClient, session: ClientSession): Promise<void>;
}

/** Creates the documents of a process that are found by the name of their client: at first none. */
export function createNamedByClient(): NamedByClient {
  const added: NamedDocuments[] = [];
  return {
    add: (resource, following) =>
      void added.push({ resource: resource as unknown as Resource<NamedDocument>, ...following }),
    isEmpty: () => added.length === 0,
    rename: async (client, session) => {
      for (const documents of added) await renameIn(documents, client, session);
    },
  };
}

async function renameIn(
  { resource, sentStatuses, exclude }: NamedDocuments,
  { id, name }: NamedClient,
  session: ClientSession,
): Promise<void> {
  await exclude?.(id, session);
  const { model } = resource;
  let operations: UpdateOne<NamedDocument>[] = [];
  const write = async () => {
    if (operations.length > 0) await model.bulkWrite(operations, { session });
    operations = [];
  };
  const documents = model.find({ client_id: id }, { search: 0, sort_keys: 0 }).session(session).lean();
  for await (const document of documents.cursor({ batchSize: BATCH })) {
    const names = namesOfClient(document, name, sentStatuses);
    if (!names.client_names) continue;
    const update = { $set: { ...names, ...searchFields(resource as unknown as Resource, { ...document, ...names }) } };
    operations.push({ updateOne: { filter: { _id: document._id }, update } });
    if (operations.length === BATCH) await write();
  }
  await write();
}
