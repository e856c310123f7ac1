import type { NotificationRecipient } from '@bms/contracts/types/identity';
import type { Encryption } from '@bms/mail';
import { ifFound, type Kit } from '@bms/service-kit';
import type { MailedDocument } from './document-mail.ts';
import type { MailedResource } from './mailed-resources.ts';
import { RECIPIENTS, recipientsRequest } from './recipients.ts';

/** A recipient of the mail with which a document was sent. */
export interface DocumentRecipient {
  /** Unique among the recipients of a document. */
  readonly key: string;
  readonly email: string;
  /** The account; 0 for a recipient without one. */
  readonly userId: number;
}

/**
 * Returns the recipients of a document that was sent: the addresses that its service has for it, with the accounts that
 * identity knows at them. None if the document no longer exists.
 * @param get the rpc that returns the addresses
 * @throws ApiError unavailable
 */
export async function findDocumentRecipients(
  { request }: Pick<Kit, 'request'>,
  encryption: Encryption,
  { id, clientId }: MailedDocument,
  get: MailedResource['get'],
): Promise<DocumentRecipient[]> {
  const found = await ifFound(request(get, { id }));
  const addresses = found?.record?.recipients.map(({ email }) => email) ?? [];
  if (addresses.length === 0) return [];
  const audience = recipientsRequest({ to: { client: clientId } });
  const { recipients } = await request(RECIPIENTS, audience);
  const known = new Map(recipients.map((recipient) => [recipient.email.toLowerCase(), recipient]));
  return addresses.map((email) => recipientAt(email, known.get(email.toLowerCase()), encryption));
}

function recipientAt(
  email: string,
  known: NotificationRecipient | undefined,
  encryption: Encryption,
): DocumentRecipient {
  if (known) return { key: known.key, email, userId: known.user_id };
  return { key: `mail-${encryption.digest('recipient', email.toLowerCase())}`, email, userId: 0 };
}
