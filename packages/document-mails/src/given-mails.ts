import type { DocumentMail, DocumentRecipient } from '@bms/contracts/types/api';
import type { ModelDefinition, RecordDefinition } from '@bms/service-kit';
import { type ClientSession, type Connection, type mongo, Schema } from 'mongoose';
import type { DocumentRecipients } from './document-recipients.ts';

/** The mail that a caller gave when a document was sent, as stored. A missing field has its default. */
export interface GivenMail {
  /** The id of the document. */
  readonly _id: number;
  /** Empty for the recipients of the client. */
  readonly to: readonly string[];
  readonly subject?: string;
  readonly message?: string;
  /** The recipients when the document was sent, with the names that they had; documents sent before have none. */
  readonly recipients?: readonly DocumentRecipient[];
}

/** The given mails of the documents of a type. */
export interface GivenMails {
  /** Returns the mail that was given when a document was last sent; undefined if none was. */
  find(documentId: number): Promise<GivenMail | undefined>;
  /**
   * Stores the given mail of a document that is sent and its recipients, in place of those of an earlier sending.
   * @param recipients undefined if they are unknown
   */
  replace(
    documentId: number,
    mail: DocumentMail | null | undefined,
    recipients: DocumentRecipients,
    session: ClientSession,
  ): Promise<void>;
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
    replace: async (_id, mail, recipients, session) => {
      const given = givenFields(mail, recipients);
      if (given) await mails.replaceOne({ _id }, given, { session, upsert: true });
      else await mails.deleteOne({ _id }, { session });
    },
  };
}

/** Returns the fields that are known; undefined if none is. */
function givenFields(
  mail: DocumentMail | null | undefined,
  recipients: DocumentRecipients,
): Omit<GivenMail, '_id'> | undefined {
  const { to = [], subject, message } = mail ?? {};
  if (to.length === 0 && subject == null && message == null && !recipients) return undefined;
  return {
    to,
    ...(subject != null && { subject }),
    ...(message != null && { message }),
    ...(recipients && { recipients }),
  };
}
