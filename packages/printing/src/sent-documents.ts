import type { StoredRecord } from '@bms/service-kit';
import type { ClientSession, Connection } from 'mongoose';
import { mongo } from 'mongoose';
import type { DocumentInputs } from './document-inputs.ts';

const COLLECTION = 'sent_documents';
/** The code of MongoDB for a value that is not unique. */
const DUPLICATE_KEY = 11000;

/** The inputs of a document when it was sent, and the PDF of it that files keeps. */
export interface SentDocument {
  /** `<resource>/<record id>`. */
  readonly _id: string;
  /** The version of the record when it was sent: a document that is sent again has a later one. */
  readonly version: number;
  readonly inputs: DocumentInputs;
  /** The hash of the kept PDF in hexadecimal; undefined until it is kept. */
  readonly sha256?: string;
}

/** Returns the id of the document of a record. @param resource the name of the resource, such as `invoices` */
export const sentDocumentId = (resource: string, { _id }: Pick<StoredRecord, '_id'>): string => `${resource}/${_id}`;

/** The documents of a service that were sent. */
export interface SentDocuments {
  find(id: string): Promise<SentDocument | undefined>;
  /**
   * Stores the inputs of a document, unless those of its sending or a later one are stored.
   * @param sentVersion the version of the record when it was last sent; 0 if it is sent only once
   * @returns the stored document
   */
  add(sent: SentDocument, sentVersion: number): Promise<SentDocument>;
  /** Stores the inputs of a document in the transaction that sends it, in place of those of an earlier sending. */
  replace(sent: SentDocument, session: ClientSession): Promise<void>;
  /** Stores the hash of the kept PDF of a version. */
  setKept(sent: SentDocument, sha256: string): Promise<void>;
}

/** Opens the collection of sent documents. */
export function openSentDocuments(db: Connection): SentDocuments {
  const rows = db.collection<SentDocument>(COLLECTION);
  const find = async (id: string) => (await rows.findOne({ _id: id })) ?? undefined;
  return {
    find,
    add: async (sent, sentVersion) => {
      const { _id, ...fields } = sent;
      try {
        const earlier = { _id, version: { $lt: sentVersion } };
        await rows.replaceOne(earlier, fields, { upsert: true, ignoreUndefined: true });
      } catch (error) {
        // The filter finds no row of this sending, and the insert meets it.
        if (!(error instanceof mongo.MongoServerError && error.code === DUPLICATE_KEY)) throw error;
      }
      return (await find(_id)) ?? sent;
    },
    replace: async ({ _id, ...fields }, session) => {
      await rows.replaceOne({ _id }, fields, { session, upsert: true, ignoreUndefined: true });
    },
    setKept: async ({ _id, version }, sha256) => {
      await rows.updateOne({ _id, version }, { $set: { sha256 } });
    },
  };
}
