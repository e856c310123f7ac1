import { createHash } from 'node:crypto';
import { mongo } from 'mongoose';

/** The content of a system that must be the same after a restore. */
export interface Contents {
  /** Number of documents by collection, e.g. `crm.clients`. */
  readonly counts: Readonly<Record<string, number>>;
  /** The numbers of all invoices, sorted. */
  readonly invoiceNumbers: readonly string[];
  /** Sum of the totals of all invoices, and of their payments. */
  readonly invoiced: number;
  readonly paid: number;
  /** SHA-256 of the stored bytes of each file, by its id. */
  readonly files: Readonly<Record<string, string>>;
  /** SHA-256 of all documents of each collection of records, in the order of their ids. */
  readonly records: Readonly<Record<string, string>>;
}

/** Collections whose documents a restore changes, or that the server removes from. */
const CHANGED = new Set(['change_feed', 'outbox', 'outbox_state', 'inbox', 'inbox_failures', 'sessions', 'leases']);

interface StoredInvoice {
  readonly invoice_number: string;
  readonly total: number;
  readonly payments?: readonly { readonly amount: number }[];
}

interface StoredFile {
  readonly _id: number;
  readonly bytes_key: string;
}

/** The collection with the time of the last backup, which a backup may create after its instant. */
const RECORDED = 'backup_state';
/** The collections that a restore empties. */
const EMPTIED = new Set(['outbox_state', 'change_feed']);

/**
 * Reads the content of the databases of services, as it was at a cluster time.
 * @param client a client of an administrator
 * @param at the cluster time; now if omitted
 */
export async function readContents(
  client: mongo.MongoClient,
  services: readonly string[],
  at?: mongo.Timestamp,
): Promise<Contents> {
  const counts: Record<string, number> = {};
  const records: Record<string, string> = {};
  for (const service of services) {
    const db = client.db(`bms_${service}`);
    for (const { name } of await db.listCollections().toArray()) {
      if (name === RECORDED) continue;
      const hash = createHash('sha256');
      let count = 0;
      for await (const bytes of readRaw(db, name, at)) {
        hash.update(bytes);
        count += 1;
      }
      if (!EMPTIED.has(name)) counts[`${service}.${name}`] = count;
      const isProjection = name.startsWith('copies_');
      if (!CHANGED.has(name) && !isProjection) records[`${service}.${name}`] = hash.digest('hex');
    }
  }
  const invoices = await readAll<StoredInvoice>(client.db('bms_billing'), 'invoices', at);
  const entries = await readAll<StoredFile & { kind: string }>(client.db('bms_files'), 'entries', at);
  const files: Record<string, string> = {};
  for (const { _id, bytes_key } of entries.filter(({ kind }) => kind === 'file'))
    files[_id] = await checksumOf(client.db('bms_files'), bytes_key, at);
  const payments = invoices.flatMap((invoice) => invoice.payments ?? []);
  return {
    counts,
    records,
    files,
    invoiceNumbers: invoices.map(({ invoice_number }) => invoice_number).sort(),
    invoiced: invoices.reduce((sum, { total }) => sum + total, 0),
    paid: payments.reduce((sum, { amount }) => sum + amount, 0),
  };
}

async function checksumOf(db: mongo.Db, key: string, at?: mongo.Timestamp): Promise<string> {
  const hash = createHash('sha256');
  const chunks = await readAll<{ n: number; data: mongo.Binary }>(db, 'bytes.chunks', at, { files_id: key });
  for (const { data } of chunks.sort((a, b) => a.n - b.n)) hash.update(data.buffer);
  return hash.digest('hex');
}

async function readAll<T>(db: mongo.Db, name: string, at?: mongo.Timestamp, filter: object = {}): Promise<T[]> {
  const found: T[] = [];
  for await (const bytes of readRaw(db, name, at, filter)) found.push(mongo.BSON.deserialize(bytes) as T);
  return found;
}

async function* readRaw(db: mongo.Db, name: string, at?: mongo.Timestamp, filter: object = {}) {
  const readConcern = at ? { level: 'snapshot', atClusterTime: at } : { level: 'majority' };
  const cursor = db.runCursorCommand({ find: name, filter, sort: { _id: 1 }, readConcern }, { raw: true });
  for await (const document of cursor) yield document as Uint8Array;
}
