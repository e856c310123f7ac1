import type { DocumentMail } from '@bms/contracts/types/api';
import { type ClientSession, type Connection, type mongo, Schema } from 'mongoose';
import type { RecordDefinition } from '../../records/model/definition.ts';
import type { ModelDefinition } from '../../runtime/module.ts';

/** The mail that a caller gave when a document was sent, as stored. A missing field has its default. */
export interface GivenMail {
  /** The id of the document. */
  readonly _id: number;
  /** Empty for the recipients of the client. */
  readonly to: readonly string[];
  readonly subject?: string;
  readonly message?: string;
}

/** The given mails of the documents of a type. */
export interface GivenMails {
  /** Returns the mail that was given when a document was last sent; undefined if none was. */
  find(documentId: number): Promise<GivenMail | undefined>;
  /** Stores the given mail of a document that is sent, in place of that of an earlier sending. */
  replace(documentId: number, mail: DocumentMail | null | undefined, session: ClientSession): Promise<void>;
}

type Definition = Pick<RecordDefinition, 'name'>;

const nameOf = ({ name }: Definition): string => `${name}_mails`;

/** Returns the model of the given mails of the documents of a type. */
export const givenMailsModel = (definition: Definition): ModelDefinition => ({
  name: nameOf(definition),
  schema: new Schema({ _id: Number }, { collection: nameOf(definition), versionKey: false }),
});

/** Opens the given mails of the documents of a type. */
export function openGivenMails(db: Connection, definition: Definition): GivenMails {
  const mails = db.collection(nameOf(definition)) as unknown as mongo.Collection<GivenMail>;
  return {
    find: async (_id) => (await mails.findOne({ _id })) ?? undefined,
    replace: async (_id, mail, session) => {
      const given = givenFields(mail);
      if (given) await mails.replaceOne({ _id }, given, { session, upsert: true });
      else await mails.deleteOne({ _id }, { session });
    },
  };
}

/** Returns the fields that were given; undefined if none was. */
function givenFields(mail: DocumentMail | null | undefined): Omit<GivenMail, '_id'> | undefined {
  const { to = [], subject, message } = mail ?? {};
  if (to.length === 0 && subject == null && message == null) return undefined;
  return { to, ...(subject != null && { subject }), ...(message != null && { message }) };
}
