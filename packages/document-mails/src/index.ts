export {
  type ClientRecord,
  type DocumentRecipients,
  findDocumentRecipients,
  findRecipientsOf,
  listDocumentRecipients,
  recipientsAt,
  sentMessage,
} from './document-recipients.ts';
export { externalMailSettings } from './external-mail-settings.ts';
export { type ExternalMailLimits, externalMailsModel } from './external-mails.ts';
export { type GivenMail, type GivenMails, givenMailsModel, openGivenMails } from './given-mails.ts';
export { requestOrganizationDetails } from './organization-details.ts';
export { type DraftWarnings, notifyClient, type SendDraft, sendDocument } from './send-document.ts';
