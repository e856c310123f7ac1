/* Made from protos/ by packages/contracts/scripts/generate.ts; changes here are lost. */
import type { Long } from '@grpc/proto-loader';

/**
 * The answer of a recipient to a document.
 */
export interface AnswerLinkRequestInput {
  /**
   * The token: the last part of the link.
   */
  'token'?: (string);
  /**
   * The name of the person who answers.
   */
  'name'?: (string);
  /**
   * A note.
   */
  'note'?: (string);
}

/**
 * The answer of a recipient to a document.
 */
export interface AnswerLinkRequest {
  /**
   * The token: the last part of the link.
   */
  'token': (string);
  /**
   * The name of the person who answers.
   */
  'name': (string);
  /**
   * A note.
   */
  'note': (string);
}

/**
 * One write.
 */
export interface BulkItemInput {
  /**
   * The write. `upsert` updates the record with `id` or `external_id`; without such a record it creates one.
   */
  'action'?: (string);
  /**
   * The id of the record.
   */
  'id'?: (number | string | Long);
  /**
   * The fields, as in POST or PATCH.
   */
  'record'?: (string);
  /**
   * The `etag` that the record must still have.
   */
  'if_match'?: (string);
  /**
   * The Idempotency-Key of this write.
   */
  'key'?: (string);
  /**
   * The id of the record in another system, instead of `id`. `create` and `upsert` store it in a new record.
   */
  'external_id'?: ({[key: string]: string});
}

/**
 * One write.
 */
export interface BulkItem {
  /**
   * The write. `upsert` updates the record with `id` or `external_id`; without such a record it creates one.
   */
  'action': (string);
  /**
   * The id of the record.
   */
  'id'?: (number);
  /**
   * The fields, as in POST or PATCH.
   */
  'record': (string);
  /**
   * The `etag` that the record must still have.
   */
  'if_match': (string);
  /**
   * The Idempotency-Key of this write.
   */
  'key': (string);
  /**
   * The id of the record in another system, instead of `id`. `create` and `upsert` store it in a new record.
   */
  'external_id': ({[key: string]: string});
}

/**
 * Writes of several records.
 */
export interface BulkRequestInput {
  /**
   * The writes, in the order in which they are made.
   */
  'items'?: (BulkItemInput)[];
  /**
   * True to store either all of them or nothing.
   */
  'atomic'?: (boolean);
}

/**
 * Writes of several records.
 */
export interface BulkRequest {
  /**
   * The writes, in the order in which they are made.
   */
  'items': (BulkItem)[];
  /**
   * True to store either all of them or nothing.
   */
  'atomic': (boolean);
}

/**
 * The results of writes.
 */
export interface BulkResponseInput {
  /**
   * The results, in the order of the items.
   */
  'results'?: (BulkResultInput)[];
}

/**
 * The results of writes.
 */
export interface BulkResponse {
  /**
   * The results, in the order of the items.
   */
  'results': (BulkResult)[];
}

/**
 * The result of one write.
 */
export interface BulkResultInput {
  /**
   * The position of the item, from 0.
   */
  'index'?: (number);
  /**
   * The status that the write would have had alone; 424 if it was not made because another one failed.
   */
  'status'?: (number);
  /**
   * The id of the record.
   */
  'id'?: (number | string | Long);
  /**
   * The version of the record, for `if_match`.
   */
  'etag'?: (string);
  /**
   * The record, as in the response of the single write; absent beyond 16 MB of results.
   */
  'record'?: (string);
  /**
   * The error, as in the response of the single write.
   */
  'problem'?: (string);
}

/**
 * The result of one write.
 */
export interface BulkResult {
  /**
   * The position of the item, from 0.
   */
  'index': (number);
  /**
   * The status that the write would have had alone; 424 if it was not made because another one failed.
   */
  'status': (number);
  /**
   * The id of the record.
   */
  'id': (number);
  /**
   * The version of the record, for `if_match`.
   */
  'etag': (string);
  /**
   * The record, as in the response of the single write; absent beyond 16 MB of results.
   */
  'record': (string);
  /**
   * The error, as in the response of the single write.
   */
  'problem': (string);
}

/**
 * A discount for early payment.
 */
export interface CashDiscountInput {
  /**
   * The days in which it holds.
   */
  'days'?: (number);
  /**
   * The discount in percent.
   */
  'percent'?: (string);
}

/**
 * A discount for early payment.
 */
export interface CashDiscount {
  /**
   * The days in which it holds.
   */
  'days': (number);
  /**
   * The discount in percent.
   */
  'percent': (string);
}

/**
 * The mail of a sent document to one address.
 */
export interface ComposeMailRequestInput {
  /**
   * The id of the document.
   */
  'id'?: (number | string | Long);
  /**
   * The client to whom the document was sent. The document of another client is not found.
   */
  'client_id'?: (number | string | Long);
  /**
   * The email address.
   */
  'to'?: (string);
  /**
   * The token of the link in the mail: at least 192 random bits. The same token always has the same link.
   */
  'token'?: (string);
}

/**
 * The mail of a sent document to one address.
 */
export interface ComposeMailRequest {
  /**
   * The id of the document.
   */
  'id': (number);
  /**
   * The client to whom the document was sent. The document of another client is not found.
   */
  'client_id': (number);
  /**
   * The email address.
   */
  'to': (string);
  /**
   * The token of the link in the mail: at least 192 random bits. The same token always has the same link.
   */
  'token': (string);
}

/**
 * A composed mail.
 */
export interface ComposedMailInput {
  /**
   * The subject.
   */
  'subject'?: (string);
  /**
   * The text.
   */
  'message'?: (string);
  /**
   * The language of the other texts (ISO 639-1).
   */
  'language'?: (string);
  /**
   * The label of the button with the link.
   */
  'button_label'?: (string);
  /**
   * The link to the page of the document.
   */
  'url'?: (string);
  /**
   * The name of the client.
   */
  'client_name'?: (string);
  /**
   * The name of the organization.
   */
  'organization_name'?: (string);
  /**
   * The address for replies; empty if the organization has none.
   */
  'reply_to'?: (string);
  /**
   * The logo, as PNG or JPEG; null if there is none.
   */
  'logo'?: (FileContentInput | null);
  /**
   * The PDF and, of an invoice or a credit note with the data for it, the electronic invoice. Those that do not fit into a message of 4 MB are missing.
   */
  'attachments'?: (FileContentInput)[];
  /**
   * The color of buttons and links, as #rrggbb.
   */
  'accent_color'?: (string);
}

/**
 * A composed mail.
 */
export interface ComposedMail {
  /**
   * The subject.
   */
  'subject': (string);
  /**
   * The text.
   */
  'message': (string);
  /**
   * The language of the other texts (ISO 639-1).
   */
  'language': (string);
  /**
   * The label of the button with the link.
   */
  'button_label': (string);
  /**
   * The link to the page of the document.
   */
  'url': (string);
  /**
   * The name of the client.
   */
  'client_name': (string);
  /**
   * The name of the organization.
   */
  'organization_name': (string);
  /**
   * The address for replies; empty if the organization has none.
   */
  'reply_to': (string);
  /**
   * The logo, as PNG or JPEG; null if there is none.
   */
  'logo': (FileContent | null);
  /**
   * The PDF and, of an invoice or a credit note with the data for it, the electronic invoice. Those that do not fit into a message of 4 MB are missing.
   */
  'attachments': (FileContent)[];
  /**
   * The color of buttons and links, as #rrggbb.
   */
  'accent_color': (string);
}

/**
 * A new link to a document.
 */
export interface CreateLinkRequestInput {
  /**
   * The id of the document.
   */
  'id'?: (number | string | Long);
  /**
   * The link to create.
   */
  'link'?: (DocumentLinkInput | null);
}

/**
 * A new link to a document.
 */
export interface CreateLinkRequest {
  /**
   * The id of the document.
   */
  'id': (number);
  /**
   * The link to create.
   */
  'link': (DocumentLink | null);
}

/**
 * An event that a consumer gave up on. The consuming service keeps it until it is replayed or discarded.
 */
export interface DeadLetterInput {
  /**
   * The id of the dead letter: the consumer and the event.
   */
  'id'?: (string);
  /**
   * The consumer that gave up, e.g. "billing_clients".
   */
  'consumer'?: (string);
  /**
   * The id of the event.
   */
  'event_id'?: (string);
  /**
   * The type of the event, e.g. "client.updated".
   */
  'event_type'?: (string);
  /**
   * The subject that it came on.
   */
  'subject'?: (string);
  /**
   * Its headers, which hold the CloudEvents attributes.
   */
  'headers'?: ({[key: string]: string});
  /**
   * Its data, as it came.
   */
  'data'?: (Buffer | Uint8Array | string);
  /**
   * The error of the last attempt.
   */
  'error'?: (string);
  /**
   * The number of attempts.
   */
  'attempts'?: (number);
  /**
   * When the consumer gave up (RFC 3339).
   */
  'failed_at'?: (string);
}

/**
 * An event that a consumer gave up on. The consuming service keeps it until it is replayed or discarded.
 */
export interface DeadLetter {
  /**
   * The id of the dead letter: the consumer and the event.
   */
  'id': (string);
  /**
   * The consumer that gave up, e.g. "billing_clients".
   */
  'consumer': (string);
  /**
   * The id of the event.
   */
  'event_id': (string);
  /**
   * The type of the event, e.g. "client.updated".
   */
  'event_type': (string);
  /**
   * The subject that it came on.
   */
  'subject': (string);
  /**
   * Its headers, which hold the CloudEvents attributes.
   */
  'headers': ({[key: string]: string});
  /**
   * Its data, as it came.
   */
  'data': (Buffer);
  /**
   * The error of the last attempt.
   */
  'error': (string);
  /**
   * The number of attempts.
   */
  'attempts': (number);
  /**
   * When the consumer gave up (RFC 3339).
   */
  'failed_at': (string);
}

/**
 * The answer to a call.
 */
export interface DelegatedAnswerInput {
  /**
   * The response in its wire format; empty after an error.
   */
  'response'?: (Buffer | Uint8Array | string);
  /**
   * The version of the record, if there is one.
   */
  'version'?: (number | string | Long);
  /**
   * The code of the error; empty for a success.
   */
  'error_code'?: (string);
  /**
   * The message of the error.
   */
  'error_message'?: (string);
}

/**
 * The answer to a call.
 */
export interface DelegatedAnswer {
  /**
   * The response in its wire format; empty after an error.
   */
  'response': (Buffer);
  /**
   * The version of the record, if there is one.
   */
  'version': (number);
  /**
   * The code of the error; empty for a success.
   */
  'error_code': (string);
  /**
   * The message of the error.
   */
  'error_message': (string);
}

/**
 * The answers to calls.
 */
export interface DelegatedAnswersInput {
  /**
   * The id of the calls.
   */
  'id'?: (string);
  /**
   * The answers, in the order of the calls; empty if the caller may call nothing any more.
   */
  'answers'?: (DelegatedAnswerInput)[];
}

/**
 * The answers to calls.
 */
export interface DelegatedAnswers {
  /**
   * The id of the calls.
   */
  'id': (string);
  /**
   * The answers, in the order of the calls; empty if the caller may call nothing any more.
   */
  'answers': (DelegatedAnswer)[];
}

/**
 * A call to make.
 */
export interface DelegatedCallInput {
  /**
   * The rpc, e.g. "/bms.crm.Clients/Bulk". It has a route.
   */
  'rpc'?: (string);
  /**
   * The request in its wire format.
   */
  'request'?: (Buffer | Uint8Array | string);
  /**
   * The Idempotency-Key; empty for none.
   */
  'idempotency_key'?: (string);
  /**
   * True to store nothing.
   */
  'dry_run'?: (boolean);
}

/**
 * A call to make.
 */
export interface DelegatedCall {
  /**
   * The rpc, e.g. "/bms.crm.Clients/Bulk". It has a route.
   */
  'rpc': (string);
  /**
   * The request in its wire format.
   */
  'request': (Buffer);
  /**
   * The Idempotency-Key; empty for none.
   */
  'idempotency_key': (string);
  /**
   * True to store nothing.
   */
  'dry_run': (boolean);
}

/**
 * The next calls to make.
 */
export interface DelegatedCallsInput {
  /**
   * The id of these calls; empty if there are none.
   */
  'id'?: (string);
  /**
   * The delegation of the caller, as the service received it.
   */
  'delegation'?: (string);
  /**
   * The calls.
   */
  'calls'?: (DelegatedCallInput)[];
}

/**
 * The next calls to make.
 */
export interface DelegatedCalls {
  /**
   * The id of these calls; empty if there are none.
   */
  'id': (string);
  /**
   * The delegation of the caller, as the service received it.
   */
  'delegation': (string);
  /**
   * The calls.
   */
  'calls': (DelegatedCall)[];
}

/**
 * A deleted record.
 */
export interface DeletedRecordInput {
  /**
   * The id of the record.
   */
  'id'?: (number | string | Long);
  /**
   * The title.
   */
  'title'?: (string);
  /**
   * The time of deletion.
   */
  'deleted_at'?: (string);
  /**
   * The user who deleted it.
   */
  'deleted_by'?: (number | string | Long);
}

/**
 * A deleted record.
 */
export interface DeletedRecord {
  /**
   * The id of the record.
   */
  'id': (number);
  /**
   * The title.
   */
  'title': (string);
  /**
   * The time of deletion.
   */
  'deleted_at': (string);
  /**
   * The user who deleted it.
   */
  'deleted_by': (number);
}

/**
 * The answer that a recipient gave by a link, with the evidence of it.
 */
export interface DocumentAnswerInput {
  /**
   * The answer.
   */
  'answer'?: (string);
  /**
   * The name that the person entered.
   */
  'name'?: (string);
  /**
   * A note.
   */
  'note'?: (string);
  /**
   * The time of the answer.
   */
  'answered_at'?: (string);
  /**
   * The IP address of the client app.
   */
  'address'?: (string);
  /**
   * The User-Agent of the client app.
   */
  'user_agent'?: (string);
  /**
   * The link.
   */
  'link_id'?: (number | string | Long);
}

/**
 * The answer that a recipient gave by a link, with the evidence of it.
 */
export interface DocumentAnswer {
  /**
   * The answer.
   */
  'answer': (string);
  /**
   * The name that the person entered.
   */
  'name': (string);
  /**
   * A note.
   */
  'note': (string);
  /**
   * The time of the answer.
   */
  'answered_at': (string);
  /**
   * The IP address of the client app.
   */
  'address': (string);
  /**
   * The User-Agent of the client app.
   */
  'user_agent': (string);
  /**
   * The link.
   */
  'link_id': (number);
}

/**
 * A link to the page of a document. The token in its address is shown once, when it is created.
 */
export interface DocumentLinkInput {
  /**
   * The id of the link.
   */
  'id'?: (number | string | Long);
  /**
   * The time at which the link expires, at most 400 days ahead; by default after the days of the setting `DOCUMENT_LINK_DAYS`.
   */
  'expires_at'?: (string);
  /**
   * The time at which the link was revoked.
   */
  'revoked_at'?: (string);
  /**
   * The number of times that the document was opened with the link.
   */
  'open_count'?: (number);
  /**
   * The time of the first opening.
   */
  'first_opened_at'?: (string);
  /**
   * The time of the last opening.
   */
  'last_opened_at'?: (string);
  /**
   * The last 20 openings, oldest first.
   */
  'openings'?: (LinkOpeningInput)[];
  /**
   * The user who created the link; 0 for the system.
   */
  'created_by'?: (number | string | Long);
  /**
   * The time at which the link was created.
   */
  'created_at'?: (string);
  /**
   * The email address to which the link was sent with the document; empty for a link that was created by a user.
   */
  'sent_to'?: (string);
}

/**
 * A link to the page of a document. The token in its address is shown once, when it is created.
 */
export interface DocumentLink {
  /**
   * The id of the link.
   */
  'id': (number);
  /**
   * The time at which the link expires, at most 400 days ahead; by default after the days of the setting `DOCUMENT_LINK_DAYS`.
   */
  'expires_at'?: (string);
  /**
   * The time at which the link was revoked.
   */
  'revoked_at'?: (string);
  /**
   * The number of times that the document was opened with the link.
   */
  'open_count': (number);
  /**
   * The time of the first opening.
   */
  'first_opened_at'?: (string);
  /**
   * The time of the last opening.
   */
  'last_opened_at'?: (string);
  /**
   * The last 20 openings, oldest first.
   */
  'openings': (LinkOpening)[];
  /**
   * The user who created the link; 0 for the system.
   */
  'created_by': (number);
  /**
   * The time at which the link was created.
   */
  'created_at': (string);
  /**
   * The email address to which the link was sent with the document; empty for a link that was created by a user.
   */
  'sent_to': (string);
}

/**
 * The mail with which a document is sent. Without a field, its default applies.
 */
export interface DocumentMailInput {
  /**
   * The email addresses. By default those of the client, its portal users and its contacts with gets_documents. Other addresses need `external_mail.create`, with a daily quota for each user.
   */
  'to'?: (string)[];
  /**
   * The subject; by default the kind of document and its number, in the language of the client.
   */
  'subject'?: (string);
  /**
   * The text; by default one with the number, the amount and the dates of the document, in the language of the client. A link to the document follows it.
   */
  'message'?: (string);
}

/**
 * The mail with which a document is sent. Without a field, its default applies.
 */
export interface DocumentMail {
  /**
   * The email addresses. By default those of the client, its portal users and its contacts with gets_documents. Other addresses need `external_mail.create`, with a daily quota for each user.
   */
  'to': (string)[];
  /**
   * The subject; by default the kind of document and its number, in the language of the client.
   */
  'subject'?: (string);
  /**
   * The text; by default one with the number, the amount and the dates of the document, in the language of the client. A link to the document follows it.
   */
  'message'?: (string);
}

/**
 * The mail of a document.
 */
export interface DocumentMailResponseInput {
  /**
   * The mail.
   */
  'record'?: (ShownDocumentMailInput | null);
}

/**
 * The mail of a document.
 */
export interface DocumentMailResponse {
  /**
   * The mail.
   */
  'record': (ShownDocumentMail | null);
}

/**
 * The PDF of a document.
 */
export interface DocumentPdfRequestInput {
  /**
   * The id of the document.
   */
  'id'?: (number | string | Long);
  /**
   * The language; by default that of the client, then of the organization.
   */
  'language'?: (string);
  /**
   * The paper; by default Letter for organizations in North America, otherwise A4.
   */
  'page_size'?: (string);
}

/**
 * The PDF of a document.
 */
export interface DocumentPdfRequest {
  /**
   * The id of the document.
   */
  'id': (number);
  /**
   * The language; by default that of the client, then of the organization.
   */
  'language'?: (string);
  /**
   * The paper; by default Letter for organizations in North America, otherwise A4.
   */
  'page_size'?: (string);
}

/**
 * A recipient of emails about a document.
 */
export interface DocumentRecipientInput {
  /**
   * The name of the person or client.
   */
  'name'?: (string);
  /**
   * The email address.
   */
  'email'?: (string);
}

/**
 * A recipient of emails about a document.
 */
export interface DocumentRecipient {
  /**
   * The name of the person or client.
   */
  'name': (string);
  /**
   * The email address.
   */
  'email': (string);
}

/**
 * The recipients of a document.
 */
export interface DocumentRecipientsResponseInput {
  /**
   * The recipients, each address once; empty if no email is sent.
   */
  'records'?: (DocumentRecipientInput)[];
}

/**
 * The recipients of a document.
 */
export interface DocumentRecipientsResponse {
  /**
   * The recipients, each address once; empty if no email is sent.
   */
  'records': (DocumentRecipient)[];
}

/**
 * A tax of a document, as it was when the lines were last changed.
 */
export interface DocumentTaxInput {
  /**
   * The id of the tax; the tax may have been changed or deleted since.
   */
  'tax_id'?: (number | string | Long);
  /**
   * The title.
   */
  'title'?: (string);
  /**
   * The rate in percent.
   */
  'rate'?: (string);
  /**
   * The category (EN 16931).
   */
  'category'?: (string);
  /**
   * The net amount that is taxed: the nets of its lines less their share of the document's discount.
   */
  'base'?: (number | string | Long);
  /**
   * The amount of the tax.
   */
  'amount'?: (number | string | Long);
  /**
   * `base` in accounting_currency.
   */
  'accounting_base'?: (number | string | Long);
  /**
   * `amount` in accounting_currency.
   */
  'accounting_amount'?: (number | string | Long);
}

/**
 * A tax of a document, as it was when the lines were last changed.
 */
export interface DocumentTax {
  /**
   * The id of the tax; the tax may have been changed or deleted since.
   */
  'tax_id': (number);
  /**
   * The title.
   */
  'title': (string);
  /**
   * The rate in percent.
   */
  'rate': (string);
  /**
   * The category (EN 16931).
   */
  'category': (string);
  /**
   * The net amount that is taxed: the nets of its lines less their share of the document's discount.
   */
  'base': (number);
  /**
   * The amount of the tax.
   */
  'amount': (number);
  /**
   * `base` in accounting_currency.
   */
  'accounting_base'?: (number);
  /**
   * `amount` in accounting_currency.
   */
  'accounting_amount'?: (number);
}

/**
 * The XML of an electronic invoice.
 */
export interface DocumentXmlRequestInput {
  /**
   * The id of the document.
   */
  'id'?: (number | string | Long);
  /**
   * The format.
   */
  'format'?: (string);
}

/**
 * The XML of an electronic invoice.
 */
export interface DocumentXmlRequest {
  /**
   * The id of the document.
   */
  'id': (number);
  /**
   * The format.
   */
  'format': (string);
}

/**
 * The result of an operation that returns no record.
 */
export interface DoneInput {
  /**
   * Always true.
   */
  'success'?: (boolean);
  /**
   * A message.
   */
  'message'?: (string);
}

/**
 * The result of an operation that returns no record.
 */
export interface Done {
  /**
   * Always true.
   */
  'success': (boolean);
  /**
   * A message.
   */
  'message': (string);
}

/**
 * An address of electronic invoices.
 */
export interface ElectronicAddressInput {
  /**
   * The code of the scheme (EAS).
   */
  'scheme'?: (string);
  /**
   * The identifier.
   */
  'id'?: (string);
}

/**
 * An address of electronic invoices.
 */
export interface ElectronicAddress {
  /**
   * The code of the scheme (EAS).
   */
  'scheme': (string);
  /**
   * The identifier.
   */
  'id': (string);
}

/**
 * One type of event that a message serves. It travels on `bms.<service>.<resource>.<event>.<id>`; the service is the segment of
 * the message's package after `bms.`, and any service for the messages of this package.
 */
export interface EventTypeInput {
  /**
   * `<resource>.<event>`, e.g. "client.created"; it stands on one message only.
   */
  'type'?: (string);
  /**
   * When it happens, for a person.
   */
  'when'?: (string);
  /**
   * For services among each other only: no webhook gets it. Every other event is about what clients of the API know.
   */
  'internal'?: (boolean);
  /**
   * Also published as a notification, at once after its commit and without a stream: every gateway acts on it within a second.
   */
  'notified'?: (boolean);
  /**
   * An update of the record that changes no field of the message except its version travels on
   * `bms.<service>.<resource>.<event>.<id>.unchanged`, so that consumers which only store these fields do not receive it.
   */
  'marks_unchanged'?: (boolean);
  /**
   * The module whose records it merges: the record `from_id` of the message was merged into `into_id`. All services change references to the one into references to the
   * other (google.api.resource_reference), by the service kit.
   */
  'merges'?: (string);
}

/**
 * One type of event that a message serves. It travels on `bms.<service>.<resource>.<event>.<id>`; the service is the segment of
 * the message's package after `bms.`, and any service for the messages of this package.
 */
export interface EventType {
  /**
   * `<resource>.<event>`, e.g. "client.created"; it stands on one message only.
   */
  'type': (string);
  /**
   * When it happens, for a person.
   */
  'when': (string);
  /**
   * For services among each other only: no webhook gets it. Every other event is about what clients of the API know.
   */
  'internal': (boolean);
  /**
   * Also published as a notification, at once after its commit and without a stream: every gateway acts on it within a second.
   */
  'notified': (boolean);
  /**
   * An update of the record that changes no field of the message except its version travels on
   * `bms.<service>.<resource>.<event>.<id>.unchanged`, so that consumers which only store these fields do not receive it.
   */
  'marks_unchanged': (boolean);
  /**
   * The module whose records it merges: the record `from_id` of the message was merged into `into_id`. All services change references to the one into references to the
   * other (google.api.resource_reference), by the service kit.
   */
  'merges': (string);
}

/**
 * A record, identified by its id in another system.
 */
export interface ExternalRequestInput {
  /**
   * The source: the name of the other system.
   */
  'source'?: (string);
  /**
   * The id of the record in that system, percent-encoded.
   */
  'external_id'?: (string);
  /**
   * The fields: of a new record those of POST, of another one those of PATCH.
   */
  'record'?: (string);
}

/**
 * A record, identified by its id in another system.
 */
export interface ExternalRequest {
  /**
   * The source: the name of the other system.
   */
  'source': (string);
  /**
   * The id of the record in that system, percent-encoded.
   */
  'external_id': (string);
  /**
   * The fields: of a new record those of POST, of another one those of PATCH.
   */
  'record': (string);
}

/**
 * The answer of the write that was made.
 */
export interface ExternalResponseInput {
  /**
   * True if the record is new.
   */
  'created'?: (boolean);
  /**
   * The path of a new record.
   */
  'location'?: (string);
  /**
   * The answer of the create or of the update.
   */
  'answer'?: (string);
}

/**
 * The answer of the write that was made.
 */
export interface ExternalResponse {
  /**
   * True if the record is new.
   */
  'created': (boolean);
  /**
   * The path of a new record.
   */
  'location': (string);
  /**
   * The answer of the create or of the update.
   */
  'answer': (string);
}

/**
 * A field before and after, as the API shows it.
 */
export interface FieldChangeInput {
  /**
   * The name of the field.
   */
  'field'?: (string);
  /**
   * Its value before, as JSON text; long ones are cut.
   */
  'before'?: (string);
  /**
   * Its value after, as JSON text; long ones are cut.
   */
  'after'?: (string);
}

/**
 * A field before and after, as the API shows it.
 */
export interface FieldChange {
  /**
   * The name of the field.
   */
  'field': (string);
  /**
   * Its value before, as JSON text; long ones are cut.
   */
  'before': (string);
  /**
   * Its value after, as JSON text; long ones are cut.
   */
  'after': (string);
}

/**
 * A file of at most 4 MB as the response of an rpc. The gateway sends the content as the body, with the name and the media type in its headers.
 */
export interface FileContentInput {
  /**
   * The media type: one of `produces` in the policy of the rpc.
   */
  'media_type'?: (string);
  /**
   * The name under which the file is saved.
   */
  'file_name'?: (string);
  /**
   * The content.
   */
  'content'?: (Buffer | Uint8Array | string);
}

/**
 * A file of at most 4 MB as the response of an rpc. The gateway sends the content as the body, with the name and the media type in its headers.
 */
export interface FileContent {
  /**
   * The media type: one of `produces` in the policy of the rpc.
   */
  'media_type': (string);
  /**
   * The name under which the file is saved.
   */
  'file_name': (string);
  /**
   * The content.
   */
  'content': (Buffer);
}

/**
 * Access that an account has granted, which outlives its password and sessions.
 */
export interface GrantedAccessInput {
  /**
   * Identifies the access in a request that revokes it.
   */
  'key'?: (string);
  /**
   * The kind of access.
   */
  'kind'?: (string);
  /**
   * The name of the key or token, the URL of the webhook, the kind of the connection, or the title of the document.
   */
  'title'?: (string);
  /**
   * The time at which it was granted; null if unknown.
   */
  'created_at'?: (string);
}

/**
 * Access that an account has granted, which outlives its password and sessions.
 */
export interface GrantedAccess {
  /**
   * Identifies the access in a request that revokes it.
   */
  'key': (string);
  /**
   * The kind of access.
   */
  'kind': (string);
  /**
   * The name of the key or token, the URL of the webhook, the kind of the connection, or the title of the document.
   */
  'title': (string);
  /**
   * The time at which it was granted; null if unknown.
   */
  'created_at'?: (string);
}

/**
 * The account whose granted access is listed.
 */
export interface GrantedAccessRequestInput {
  /**
   * The id of the user.
   */
  'user_id'?: (number | string | Long);
}

/**
 * The account whose granted access is listed.
 */
export interface GrantedAccessRequest {
  /**
   * The id of the user.
   */
  'user_id': (number);
}

/**
 * The access of one kind that an account has granted.
 */
export interface GrantedAccessResponseInput {
  /**
   * The access in force, newest first; at most 500 entries.
   */
  'records'?: (GrantedAccessInput)[];
}

/**
 * The access of one kind that an account has granted.
 */
export interface GrantedAccessResponse {
  /**
   * The access in force, newest first; at most 500 entries.
   */
  'records': (GrantedAccess)[];
}

/**
 * Parameters for listing the versions of a record.
 */
export interface HistoryRequestInput {
  /**
   * The id of the record.
   */
  'id'?: (number | string | Long);
  /**
   * Pagination.
   */
  'list'?: (PageQueryInput | null);
}

/**
 * Parameters for listing the versions of a record.
 */
export interface HistoryRequest {
  /**
   * The id of the record.
   */
  'id': (number);
  /**
   * Pagination.
   */
  'list': (PageQuery | null);
}

/**
 * A page of versions of a record.
 */
export interface HistoryResponseInput {
  /**
   * The versions on this page.
   */
  'records'?: (RecordVersionInput)[];
  /**
   * Pagination details.
   */
  'meta'?: (ListMetaInput | null);
}

/**
 * A page of versions of a record.
 */
export interface HistoryResponse {
  /**
   * The versions on this page.
   */
  'records': (RecordVersion)[];
  /**
   * Pagination details.
   */
  'meta': (ListMeta | null);
}

/**
 * A line item: what is sold, its quantity and its price.
 */
export interface LineInput {
  /**
   * The item sold. It supplies the title and the rate if they are omitted.
   */
  'item_id'?: (number | string | Long);
  /**
   * The title; required without an item.
   */
  'title'?: (string);
  /**
   * The quantity, greater than 0.
   */
  'quantity'?: (string);
  /**
   * The unit price, in the smallest unit of the document's currency: 100 is EUR 1.00, 12.5 is EUR 0.125. Required without an item.
   */
  'rate'?: (string);
  /**
   * Quantity times rate, unrounded.
   */
  'total'?: (string);
  /**
   * The taxes of the line, at most 2 besides withholding taxes; each applies to its net.
   */
  'tax_ids'?: (number | string | Long)[];
  /**
   * The discount of the line in percent; excludes discount_amount.
   */
  'discount_percent'?: (string);
  /**
   * The discount of the line, in the smallest unit of the document's currency; at most quantity times rate. It excludes discount_percent.
   */
  'discount_amount'?: (number | string | Long);
  /**
   * The unit of the quantity; by default that of the item.
   */
  'unit_type'?: (string);
  /**
   * The line without taxes, after its discount and before that of the document. The nets add up to the subtotal.
   */
  'net'?: (number | string | Long);
  /**
   * The line's share of the taxes, after all discounts. The shares add up to the taxes of the document.
   */
  'tax_total'?: (number | string | Long);
  /**
   * Quantity times rate, rounded; before the discount.
   */
  'amount'?: (number | string | Long);
  /**
   * The line's shares of `taxes` of the document.
   */
  'taxes'?: (LineTaxInput)[];
  /**
   * The day of supply; excludes a period.
   */
  'supply_date'?: (string);
  /**
   * The first day of supply, within that of the document.
   */
  'supply_from'?: (string);
  /**
   * The last day of supply.
   */
  'supply_to'?: (string);
}

/**
 * A line item: what is sold, its quantity and its price.
 */
export interface Line {
  /**
   * The item sold. It supplies the title and the rate if they are omitted.
   */
  'item_id'?: (number);
  /**
   * The title; required without an item.
   */
  'title': (string);
  /**
   * The quantity, greater than 0.
   */
  'quantity': (string);
  /**
   * The unit price, in the smallest unit of the document's currency: 100 is EUR 1.00, 12.5 is EUR 0.125. Required without an item.
   */
  'rate'?: (string);
  /**
   * Quantity times rate, unrounded.
   */
  'total': (string);
  /**
   * The taxes of the line, at most 2 besides withholding taxes; each applies to its net.
   */
  'tax_ids': (number)[];
  /**
   * The discount of the line in percent; excludes discount_amount.
   */
  'discount_percent'?: (string);
  /**
   * The discount of the line, in the smallest unit of the document's currency; at most quantity times rate. It excludes discount_percent.
   */
  'discount_amount'?: (number);
  /**
   * The unit of the quantity; by default that of the item.
   */
  'unit_type': (string);
  /**
   * The line without taxes, after its discount and before that of the document. The nets add up to the subtotal.
   */
  'net': (number);
  /**
   * The line's share of the taxes, after all discounts. The shares add up to the taxes of the document.
   */
  'tax_total': (number);
  /**
   * Quantity times rate, rounded; before the discount.
   */
  'amount': (number);
  /**
   * The line's shares of `taxes` of the document.
   */
  'taxes': (LineTax)[];
  /**
   * The day of supply; excludes a period.
   */
  'supply_date'?: (string);
  /**
   * The first day of supply, within that of the document.
   */
  'supply_from'?: (string);
  /**
   * The last day of supply.
   */
  'supply_to'?: (string);
}

/**
 * The share of a line in a tax. The shares of all lines add up to the tax.
 */
export interface LineTaxInput {
  /**
   * The id of the tax.
   */
  'tax_id'?: (number | string | Long);
  /**
   * The taxed net, after all discounts.
   */
  'base'?: (number | string | Long);
  /**
   * The amount.
   */
  'amount'?: (number | string | Long);
}

/**
 * The share of a line in a tax. The shares of all lines add up to the tax.
 */
export interface LineTax {
  /**
   * The id of the tax.
   */
  'tax_id': (number);
  /**
   * The taxed net, after all discounts.
   */
  'base': (number);
  /**
   * The amount.
   */
  'amount': (number);
}

/**
 * The new link with its address.
 */
export interface LinkCreatedResponseInput {
  /**
   * The link.
   */
  'record'?: (DocumentLinkInput | null);
  /**
   * The address of the page, with the token; it cannot be shown again.
   */
  'url'?: (string);
}

/**
 * The new link with its address.
 */
export interface LinkCreatedResponse {
  /**
   * The link.
   */
  'record': (DocumentLink | null);
  /**
   * The address of the page, with the token; it cannot be shown again.
   */
  'url': (string);
}

/**
 * An opening of a document by a link.
 */
export interface LinkOpeningInput {
  /**
   * The time.
   */
  'opened_at'?: (string);
  /**
   * The IP address of the client app.
   */
  'address'?: (string);
}

/**
 * An opening of a document by a link.
 */
export interface LinkOpening {
  /**
   * The time.
   */
  'opened_at': (string);
  /**
   * The IP address of the client app.
   */
  'address': (string);
}

/**
 * The links of a document.
 */
export interface LinksResponseInput {
  /**
   * The links, newest first, without their tokens.
   */
  'records'?: (DocumentLinkInput)[];
}

/**
 * The links of a document.
 */
export interface LinksResponse {
  /**
   * The links, newest first, without their tokens.
   */
  'records': (DocumentLink)[];
}

/**
 * Parameters for listing deleted records.
 */
export interface ListDeletedRequestInput {
  /**
   * Pagination.
   */
  'list'?: (PageQueryInput | null);
}

/**
 * Parameters for listing deleted records.
 */
export interface ListDeletedRequest {
  /**
   * Pagination.
   */
  'list': (PageQuery | null);
}

/**
 * A page of deleted records, most recently deleted first.
 */
export interface ListDeletedResponseInput {
  /**
   * The deleted records on this page.
   */
  'records'?: (DeletedRecordInput)[];
  /**
   * Pagination details.
   */
  'meta'?: (ListMetaInput | null);
}

/**
 * A page of deleted records, most recently deleted first.
 */
export interface ListDeletedResponse {
  /**
   * The deleted records on this page.
   */
  'records': (DeletedRecord)[];
  /**
   * Pagination details.
   */
  'meta': (ListMeta | null);
}

/**
 * The records of a resource to return.
 */
export interface ListForSearchRequestInput {
  /**
   * Only records with a higher id.
   */
  'after'?: (number | string | Long);
  /**
   * The most records to return; 500 if 0.
   */
  'limit'?: (number);
  /**
   * Only records of this client; 0 for all.
   */
  'client_id'?: (number | string | Long);
  /**
   * Only these records, if there are any.
   */
  'ids'?: (number | string | Long)[];
}

/**
 * The records of a resource to return.
 */
export interface ListForSearchRequest {
  /**
   * Only records with a higher id.
   */
  'after': (number);
  /**
   * The most records to return; 500 if 0.
   */
  'limit': (number);
  /**
   * Only records of this client; 0 for all.
   */
  'client_id': (number);
  /**
   * Only these records, if there are any.
   */
  'ids': (number)[];
}

/**
 * Records in the order of their ids.
 */
export interface ListForSearchResponseInput {
  /**
   * The records.
   */
  'records'?: (SearchedRecordInput)[];
  /**
   * The time before they were read (RFC 3339).
   */
  'read_at'?: (string);
}

/**
 * Records in the order of their ids.
 */
export interface ListForSearchResponse {
  /**
   * The records.
   */
  'records': (SearchedRecord)[];
  /**
   * The time before they were read (RFC 3339).
   */
  'read_at': (string);
}

/**
 * Pagination details of a list.
 */
export interface ListMetaInput {
  /**
   * The number of matching records.
   */
  'total'?: (number | string | Long);
  /**
   * The page number, starting at 1.
   */
  'current_page'?: (number);
  /**
   * The page size.
   */
  'per_page'?: (number);
  /**
   * The next page by `cursor`; null at the end.
   */
  'next_cursor'?: (string);
  /**
   * On the first page by `cursor`: the `cursor` of changes since then.
   */
  'changes_cursor'?: (string);
}

/**
 * Pagination details of a list.
 */
export interface ListMeta {
  /**
   * The number of matching records.
   */
  'total': (number);
  /**
   * The page number, starting at 1.
   */
  'current_page': (number);
  /**
   * The page size.
   */
  'per_page': (number);
  /**
   * The next page by `cursor`; null at the end.
   */
  'next_cursor'?: (string);
  /**
   * On the first page by `cursor`: the `cursor` of changes since then.
   */
  'changes_cursor'?: (string);
}

/**
 * Pagination, sorting and search of a list.
 */
export interface ListQueryInput {
  /**
   * The page number, starting at 1.
   */
  'page'?: (number);
  /**
   * The number of records per page. Values above 100 are treated as 100.
   */
  'limit'?: (number);
  /**
   * Words that the records must contain, ignoring case, accents, dashes, dots and apostrophes. One or two letters match the beginnings of words. Phone numbers
   * match in national and international form.
   */
  'search'?: (string);
  /**
   * The fields to sort by, separated by commas; prefix a field with - for descending order. Ties are broken by id. Newest first by default.
   */
  'sort'?: (string);
  /**
   * Only records created on or after this date in the organization's time zone, or at or after this timestamp.
   */
  'created_from'?: (string);
  /**
   * Only records created on or before this date in the organization's time zone, or at or before this timestamp.
   */
  'created_to'?: (string);
  /**
   * Only records with these ids that the caller can access.
   */
  'ids'?: (number | string | Long)[];
  /**
   * The `next_cursor` of the page before; empty for the first page. Sorts by id (default), -id or updated_at.
   */
  'cursor'?: (string);
  /**
   * Only records updated on or after this date or timestamp.
   */
  'updated_from'?: (string);
  /**
   * Only records updated on or before this date or timestamp.
   */
  'updated_to'?: (string);
}

/**
 * Pagination, sorting and search of a list.
 */
export interface ListQuery {
  /**
   * The page number, starting at 1.
   */
  'page'?: (number);
  /**
   * The number of records per page. Values above 100 are treated as 100.
   */
  'limit'?: (number);
  /**
   * Words that the records must contain, ignoring case, accents, dashes, dots and apostrophes. One or two letters match the beginnings of words. Phone numbers
   * match in national and international form.
   */
  'search'?: (string);
  /**
   * The fields to sort by, separated by commas; prefix a field with - for descending order. Ties are broken by id. Newest first by default.
   */
  'sort'?: (string);
  /**
   * Only records created on or after this date in the organization's time zone, or at or after this timestamp.
   */
  'created_from'?: (string);
  /**
   * Only records created on or before this date in the organization's time zone, or at or before this timestamp.
   */
  'created_to'?: (string);
  /**
   * Only records with these ids that the caller can access.
   */
  'ids': (number)[];
  /**
   * The `next_cursor` of the page before; empty for the first page. Sorts by id (default), -id or updated_at.
   */
  'cursor'?: (string);
  /**
   * Only records updated on or after this date or timestamp.
   */
  'updated_from'?: (string);
  /**
   * Only records updated on or before this date or timestamp.
   */
  'updated_to'?: (string);
}

/**
 * A step of a record from one state to another.
 */
export interface MoveInput {
  /**
   * The states before it.
   */
  'from'?: (string)[];
  /**
   * The states after it, each from each of those before.
   */
  'to'?: (string)[];
  /**
   * The cause: an rpc of the service, e.g. "Send", or the event that it follows from, e.g. "client.deleted"; a change of the
   * field itself when unset.
   */
  'by'?: (string);
}

/**
 * A step of a record from one state to another.
 */
export interface Move {
  /**
   * The states before it.
   */
  'from': (string)[];
  /**
   * The states after it, each from each of those before.
   */
  'to': (string)[];
  /**
   * The cause: an rpc of the service, e.g. "Send", or the event that it follows from, e.g. "client.deleted"; a change of the
   * field itself when unset.
   */
  'by': (string);
}

/**
 * A request without parameters.
 */
export interface NothingInput {
}

/**
 * A request without parameters.
 */
export interface Nothing {
}

/**
 * A document, identified by the token of a link.
 */
export interface OpenLinkRequestInput {
  /**
   * The token: the last part of the link.
   */
  'token'?: (string);
}

/**
 * A document, identified by the token of a link.
 */
export interface OpenLinkRequest {
  /**
   * The token: the last part of the link.
   */
  'token': (string);
}

/**
 * Pagination of a list without sorting or search.
 */
export interface PageQueryInput {
  /**
   * The page number, starting at 1.
   */
  'page'?: (number);
  /**
   * The number of records per page. Values above 100 are treated as 100.
   */
  'limit'?: (number);
}

/**
 * Pagination of a list without sorting or search.
 */
export interface PageQuery {
  /**
   * The page number, starting at 1.
   */
  'page'?: (number);
  /**
   * The number of records per page. Values above 100 are treated as 100.
   */
  'limit'?: (number);
}

/**
 * The parameters of details that return a former state of the record. The gateway observes them.
 */
export interface PastQueryInput {
  /**
   * The record as it was at this instant. It has no ETag and no `actions`.
   */
  'as_of'?: (string);
  /**
   * The record as it was after the change to this version.
   */
  'as_of_version'?: (number | string | Long);
}

/**
 * The parameters of details that return a former state of the record. The gateway observes them.
 */
export interface PastQuery {
  /**
   * The record as it was at this instant. It has no ETag and no `actions`.
   */
  'as_of'?: (string);
  /**
   * The record as it was after the change to this version.
   */
  'as_of_version'?: (number);
}

/**
 * The access to an rpc, and how the gateway treats its calls. The start fails for an rpc with an HTTP route and without a policy.
 */
export interface PolicyInput {
  /**
   * Anyone may call, with or without a token. Exactly one of public, caller and permission is set.
   */
  'is_public'?: (boolean);
  /**
   * Any caller of that kind may call: "any" (a session or an API key), "session", "administrator" (in a session),
   * "gateway" or "service" (internal rpcs, which have no HTTP route), or "scim_token" (the rpc of a surface for directories).
   */
  'caller'?: (string);
  /**
   * The grant that the caller needs, as "<module>.<action>", e.g. "clients.view". The actions view, create, update and delete exist in every module; any other
   * one is declared by the POST rpc of its name, e.g. "expenses.approve" by Approve, and roles grant it like them.
   */
  'permission'?: (string);
  /**
   * The name of the limit that counts the calls; "default" when empty. The limits themselves are settings of the gateway.
   */
  'limit'?: (string);
  /**
   * The HTTP status of a success; 200 when 0.
   */
  'success'?: (number);
  /**
   * The gateway's timeout in milliseconds; the setting of the gateway if 0.
   */
  'deadline_ms'?: (number);
  /**
   * The answer holds a secret: it is neither logged nor kept for a repeated Idempotency-Key.
   */
  'secret'?: (boolean);
  /**
   * Bytes pass by the transcoder: "upload", "download" or "events".
   */
  'stream'?: (string);
  /**
   * The effect of PUT on fields that the body omits: "replace" (the default) sets them to their defaults, "merge" keeps them.
   */
  'put'?: (string);
  /**
   * A success ends the caller's session: the gateway forgets the token at once.
   */
  'ends_session'?: (boolean);
  /**
   * A gRPC status code by name, e.g. "UNAUTHENTICATED", that this rpc may answer besides those that follow from its policy and rules.
   */
  'errors'?: (string)[];
  /**
   * The largest body that the gateway takes, in bytes; the gateway's setting when 0.
   */
  'max_bytes'?: (number | string | Long);
  /**
   * The field of the answer that holds the token of a new session. A page of the gateway's own origin may have it put into a cookie
   * instead, out of the reach of scripts.
   */
  'session_token'?: (string);
  /**
   * Portal users may call it too, for what is their client's: the service's model says which records those are. Every other rpc with a permission is forbidden
   * to them, whatever its model says.
   */
  'portal'?: (boolean);
  /**
   * API keys may not call it, whatever their role: what it changes is the own of a person. For an rpc with a permission.
   */
  'no_api_keys'?: (boolean);
  /**
   * The media types of the content, for an rpc that returns bms.api.FileContent, e.g. "application/pdf".
   */
  'produces'?: (string)[];
  /**
   * The service receives the User-Agent of the client app, to keep it as evidence.
   */
  'user_agent'?: (boolean);
  /**
   * The list of the answer whose entries are the rows of a table, e.g. "records". The gateway answers it as CSV or as a workbook on request. Lists with `fields` have
   * tables without it.
   */
  'csv'?: (string);
  /**
   * The message that describes the `data` of the events of a stream, e.g. "bms.identity.LiveEvent"; for the document.
   */
  'event'?: (string);
  /**
   * A POST that needs only the permission to view: it does not change the record, e.g. it notes that the caller has read it.
   */
  'for_viewers'?: (boolean);
  /**
   * Getting the record has an effect, e.g. it is marked as read: lists do not get it for `fields`, which then selects members of their own items.
   */
  'has_effect'?: (boolean);
  /**
   * Without a cursor, it answers `meta.next_cursor` of now, which the first page of a list by cursor has as `meta.changes_cursor`. The gateway adds the `record` to
   * its entries, by their `module` and `record_id`, if the request has `fields`.
   */
  'is_feed'?: (boolean);
  /**
   * Dry runs are rejected: the rpc has effects outside of its transaction, e.g. it calls another system or counts attempts.
   */
  'no_dry_run'?: (boolean);
  /**
   * The rpc Bulk of a resource: each item is a call of Create, Update or Delete of its service, with the policy of that rpc. The service kit handles it.
   */
  'bulk'?: (boolean);
  /**
   * The path of the created record, with a member of the answer in braces, e.g. "/api/payments/{payment.id}", where it is not the path of the POST and the id of `record`.
   */
  'location'?: (string);
  /**
   * The rpc PutExternal of a resource: it creates or updates a record by its id in another system, as Create or Update of its service with their policies. The
   * service kit handles it.
   */
  'external'?: (boolean);
  /**
   * The day (UTC) on which the rpc was deprecated, e.g. "2026-12-01". All responses say so, with the day from which it may be gone (RFC 9745, RFC 8594).
   */
  'deprecated_on'?: (string);
  /**
   * The day from which a deprecated rpc may be gone, at least six months later.
   */
  'sunset_on'?: (string);
  /**
   * Pages of other origins may call the public rpc, as the record allows: the service receives the Origin of the page, and the browser lets the page read all answers but 403 and 404. The GET on the path decides about preflights.
   */
  'cross_origin'?: (boolean);
  /**
   * The rpc ListForSearch of a resource that the search across modules covers, called by the service activity. The service kit handles it.
   */
  'for_search'?: (boolean);
  /**
   * The rpc History of a resource: it lists the versions of a record that the caller may get. Its Get then has the parameters `as_of` and `as_of_version`. The
   * service kit handles it.
   */
  'history'?: (boolean);
  /**
   * The rpc Revert of a resource: an Update with the values of an earlier version. The service kit handles it.
   */
  'revert'?: (boolean);
  /**
   * The service receives a delegation, with which it can have gateways make calls in the name of the caller later (bms.api.DelegatedCalls).
   */
  'delegates'?: (boolean);
  /**
   * Callers may call it, too, whose account has to set up a second factor first. Every other rpc is forbidden to them.
   */
  'during_factor_setup'?: (boolean);
  /**
   * Browsers navigate to it: the rpc returns bms.api.Redirect, which the gateway answers as 303. Errors lead pages to this path of the panel, with the parameter `error`.
   */
  'navigation'?: (string);
  /**
   * The request follows a protocol of other systems: the gateway ignores unknown parameters, and takes a form (application/x-www-form-urlencoded) as the body, too.
   */
  'foreign_input'?: (boolean);
  /**
   * A protocol of its own beside /api, whose requests the gateway passes to the rpc as they are.
   */
  'surface'?: (SurfaceInput | null);
}

/**
 * The access to an rpc, and how the gateway treats its calls. The start fails for an rpc with an HTTP route and without a policy.
 */
export interface Policy {
  /**
   * Anyone may call, with or without a token. Exactly one of public, caller and permission is set.
   */
  'is_public': (boolean);
  /**
   * Any caller of that kind may call: "any" (a session or an API key), "session", "administrator" (in a session),
   * "gateway" or "service" (internal rpcs, which have no HTTP route), or "scim_token" (the rpc of a surface for directories).
   */
  'caller': (string);
  /**
   * The grant that the caller needs, as "<module>.<action>", e.g. "clients.view". The actions view, create, update and delete exist in every module; any other
   * one is declared by the POST rpc of its name, e.g. "expenses.approve" by Approve, and roles grant it like them.
   */
  'permission': (string);
  /**
   * The name of the limit that counts the calls; "default" when empty. The limits themselves are settings of the gateway.
   */
  'limit': (string);
  /**
   * The HTTP status of a success; 200 when 0.
   */
  'success': (number);
  /**
   * The gateway's timeout in milliseconds; the setting of the gateway if 0.
   */
  'deadline_ms': (number);
  /**
   * The answer holds a secret: it is neither logged nor kept for a repeated Idempotency-Key.
   */
  'secret': (boolean);
  /**
   * Bytes pass by the transcoder: "upload", "download" or "events".
   */
  'stream': (string);
  /**
   * The effect of PUT on fields that the body omits: "replace" (the default) sets them to their defaults, "merge" keeps them.
   */
  'put': (string);
  /**
   * A success ends the caller's session: the gateway forgets the token at once.
   */
  'ends_session': (boolean);
  /**
   * A gRPC status code by name, e.g. "UNAUTHENTICATED", that this rpc may answer besides those that follow from its policy and rules.
   */
  'errors': (string)[];
  /**
   * The largest body that the gateway takes, in bytes; the gateway's setting when 0.
   */
  'max_bytes': (number);
  /**
   * The field of the answer that holds the token of a new session. A page of the gateway's own origin may have it put into a cookie
   * instead, out of the reach of scripts.
   */
  'session_token': (string);
  /**
   * Portal users may call it too, for what is their client's: the service's model says which records those are. Every other rpc with a permission is forbidden
   * to them, whatever its model says.
   */
  'portal': (boolean);
  /**
   * API keys may not call it, whatever their role: what it changes is the own of a person. For an rpc with a permission.
   */
  'no_api_keys': (boolean);
  /**
   * The media types of the content, for an rpc that returns bms.api.FileContent, e.g. "application/pdf".
   */
  'produces': (string)[];
  /**
   * The service receives the User-Agent of the client app, to keep it as evidence.
   */
  'user_agent': (boolean);
  /**
   * The list of the answer whose entries are the rows of a table, e.g. "records". The gateway answers it as CSV or as a workbook on request. Lists with `fields` have
   * tables without it.
   */
  'csv': (string);
  /**
   * The message that describes the `data` of the events of a stream, e.g. "bms.identity.LiveEvent"; for the document.
   */
  'event': (string);
  /**
   * A POST that needs only the permission to view: it does not change the record, e.g. it notes that the caller has read it.
   */
  'for_viewers': (boolean);
  /**
   * Getting the record has an effect, e.g. it is marked as read: lists do not get it for `fields`, which then selects members of their own items.
   */
  'has_effect': (boolean);
  /**
   * Without a cursor, it answers `meta.next_cursor` of now, which the first page of a list by cursor has as `meta.changes_cursor`. The gateway adds the `record` to
   * its entries, by their `module` and `record_id`, if the request has `fields`.
   */
  'is_feed': (boolean);
  /**
   * Dry runs are rejected: the rpc has effects outside of its transaction, e.g. it calls another system or counts attempts.
   */
  'no_dry_run': (boolean);
  /**
   * The rpc Bulk of a resource: each item is a call of Create, Update or Delete of its service, with the policy of that rpc. The service kit handles it.
   */
  'bulk': (boolean);
  /**
   * The path of the created record, with a member of the answer in braces, e.g. "/api/payments/{payment.id}", where it is not the path of the POST and the id of `record`.
   */
  'location': (string);
  /**
   * The rpc PutExternal of a resource: it creates or updates a record by its id in another system, as Create or Update of its service with their policies. The
   * service kit handles it.
   */
  'external': (boolean);
  /**
   * The day (UTC) on which the rpc was deprecated, e.g. "2026-12-01". All responses say so, with the day from which it may be gone (RFC 9745, RFC 8594).
   */
  'deprecated_on': (string);
  /**
   * The day from which a deprecated rpc may be gone, at least six months later.
   */
  'sunset_on': (string);
  /**
   * Pages of other origins may call the public rpc, as the record allows: the service receives the Origin of the page, and the browser lets the page read all answers but 403 and 404. The GET on the path decides about preflights.
   */
  'cross_origin': (boolean);
  /**
   * The rpc ListForSearch of a resource that the search across modules covers, called by the service activity. The service kit handles it.
   */
  'for_search': (boolean);
  /**
   * The rpc History of a resource: it lists the versions of a record that the caller may get. Its Get then has the parameters `as_of` and `as_of_version`. The
   * service kit handles it.
   */
  'history': (boolean);
  /**
   * The rpc Revert of a resource: an Update with the values of an earlier version. The service kit handles it.
   */
  'revert': (boolean);
  /**
   * The service receives a delegation, with which it can have gateways make calls in the name of the caller later (bms.api.DelegatedCalls).
   */
  'delegates': (boolean);
  /**
   * Callers may call it, too, whose account has to set up a second factor first. Every other rpc is forbidden to them.
   */
  'during_factor_setup': (boolean);
  /**
   * Browsers navigate to it: the rpc returns bms.api.Redirect, which the gateway answers as 303. Errors lead pages to this path of the panel, with the parameter `error`.
   */
  'navigation': (string);
  /**
   * The request follows a protocol of other systems: the gateway ignores unknown parameters, and takes a form (application/x-www-form-urlencoded) as the body, too.
   */
  'foreign_input': (boolean);
  /**
   * A protocol of its own beside /api, whose requests the gateway passes to the rpc as they are.
   */
  'surface': (Surface | null);
}

/**
 * An action on a record.
 */
export interface RecordActionInput {
  /**
   * The operation, such as `delete` or `send`; `status` is an update of the status.
   */
  'action'?: (string);
  /**
   * The next status, of `status` alone.
   */
  'status'?: (string);
  /**
   * False if the call would fail because of the caller or of the record.
   */
  'allowed'?: (boolean);
  /**
   * The code of the error; null if allowed.
   */
  'code'?: (string);
  /**
   * The message of the error; null if allowed.
   */
  'reason'?: (string);
}

/**
 * An action on a record.
 */
export interface RecordAction {
  /**
   * The operation, such as `delete` or `send`; `status` is an update of the status.
   */
  'action': (string);
  /**
   * The next status, of `status` alone.
   */
  'status'?: (string);
  /**
   * False if the call would fail because of the caller or of the record.
   */
  'allowed': (boolean);
  /**
   * The code of the error; null if allowed.
   */
  'code'?: (string);
  /**
   * The message of the error; null if allowed.
   */
  'reason'?: (string);
}

/**
 * A change of a record, for the audit log and the live feed. Every service publishes one for each change of each record, in addition to its domain
 * events.
 */
export interface RecordChangeInput {
  /**
   * The module of the record, e.g. "clients".
   */
  'module'?: (string);
  /**
   * The id of the record.
   */
  'record_id'?: (number | string | Long);
  /**
   * The version of the record after the change.
   */
  'version'?: (number | string | Long);
  /**
   * The title of the record.
   */
  'title'?: (string);
  /**
   * The fields that changed; of a new record those that are set, none of a deleted or restored one.
   */
  'changes'?: (FieldChangeInput)[];
  /**
   * The visibility of the change in the live feed, beyond the owners of the record: "viewers" (callers who may view the module), "editors" (callers who
   * may update all of it, where the view of others depends on more) or "owners" (no other caller).
   */
  'told_to'?: (string);
  /**
   * The client whose portal users see the record; 0 for none.
   */
  'portal_client_id'?: (number | string | Long);
  /**
   * The current and previous recipients of records that are shared individually: "all_members" (staff who may view all of the module), "all_clients" (portal
   * users), "role:<id>", "user:<id>".
   */
  'groups'?: (string)[];
  /**
   * The users who were owners before the change, and are not after it.
   */
  'former_owners'?: (number | string | Long)[];
  /**
   * The client whose portal users saw it before, and not after it; 0 for none.
   */
  'former_portal_client_id'?: (number | string | Long);
  /**
   * The recipients of whom the same is true.
   */
  'former_groups'?: (string)[];
  /**
   * The types of the domain events of the same change, e.g. "invoice.updated" and "invoice.sent".
   */
  'events'?: (string)[];
  /**
   * The record after the change, as its detail returns it: a response with the field `record` and the members beside it, in its wire format; without the names of
   * other records, and without sensitive fields. Empty for a confidential or very large record.
   */
  'record'?: (Buffer | Uint8Array | string);
  /**
   * The record before the change in the same format, with those fields alone that differ; empty unless it was updated.
   */
  'previous'?: (Buffer | Uint8Array | string);
  /**
   * The names of the fields in `previous`.
   */
  'previous_fields'?: (string)[];
  /**
   * Names of other records by which the record is found: that of its client now, then the one that the client had when the record was sent.
   */
  'found_names'?: (string)[];
  /**
   * Of a confidential record, the fields that the search across modules finds it by, in the format of `record`.
   */
  'found_fields'?: (Buffer | Uint8Array | string);
  /**
   * The version to which the change reverted the record; 0 for any other change.
   */
  'reverted_to'?: (number | string | Long);
}

/**
 * A change of a record, for the audit log and the live feed. Every service publishes one for each change of each record, in addition to its domain
 * events.
 */
export interface RecordChange {
  /**
   * The module of the record, e.g. "clients".
   */
  'module': (string);
  /**
   * The id of the record.
   */
  'record_id': (number);
  /**
   * The version of the record after the change.
   */
  'version': (number);
  /**
   * The title of the record.
   */
  'title': (string);
  /**
   * The fields that changed; of a new record those that are set, none of a deleted or restored one.
   */
  'changes': (FieldChange)[];
  /**
   * The visibility of the change in the live feed, beyond the owners of the record: "viewers" (callers who may view the module), "editors" (callers who
   * may update all of it, where the view of others depends on more) or "owners" (no other caller).
   */
  'told_to': (string);
  /**
   * The client whose portal users see the record; 0 for none.
   */
  'portal_client_id': (number);
  /**
   * The current and previous recipients of records that are shared individually: "all_members" (staff who may view all of the module), "all_clients" (portal
   * users), "role:<id>", "user:<id>".
   */
  'groups': (string)[];
  /**
   * The users who were owners before the change, and are not after it.
   */
  'former_owners': (number)[];
  /**
   * The client whose portal users saw it before, and not after it; 0 for none.
   */
  'former_portal_client_id': (number);
  /**
   * The recipients of whom the same is true.
   */
  'former_groups': (string)[];
  /**
   * The types of the domain events of the same change, e.g. "invoice.updated" and "invoice.sent".
   */
  'events': (string)[];
  /**
   * The record after the change, as its detail returns it: a response with the field `record` and the members beside it, in its wire format; without the names of
   * other records, and without sensitive fields. Empty for a confidential or very large record.
   */
  'record': (Buffer);
  /**
   * The record before the change in the same format, with those fields alone that differ; empty unless it was updated.
   */
  'previous': (Buffer);
  /**
   * The names of the fields in `previous`.
   */
  'previous_fields': (string)[];
  /**
   * Names of other records by which the record is found: that of its client now, then the one that the client had when the record was sent.
   */
  'found_names': (string)[];
  /**
   * Of a confidential record, the fields that the search across modules finds it by, in the format of `record`.
   */
  'found_fields': (Buffer);
  /**
   * The version to which the change reverted the record; 0 for any other change.
   */
  'reverted_to': (number);
}

/**
 * A record, identified by its id.
 */
export interface RecordRequestInput {
  /**
   * The id of the record.
   */
  'id'?: (number | string | Long);
}

/**
 * A record, identified by its id.
 */
export interface RecordRequest {
  /**
   * The id of the record.
   */
  'id': (number);
}

/**
 * A version of a record.
 */
export interface RecordVersionInput {
  /**
   * The version, for `as_of_version`.
   */
  'version'?: (number | string | Long);
  /**
   * The change that led to it.
   */
  'action'?: (string);
  /**
   * The time of the change.
   */
  'occurred_at'?: (string);
  /**
   * The user who made it; null if a service did.
   */
  'user_id'?: (number | string | Long);
  /**
   * The version to which the record was reverted; null if it was not.
   */
  'reverted_to'?: (number | string | Long);
  /**
   * The changed fields; for a new record, the fields that were set.
   */
  'changes'?: (VersionChangeInput)[];
}

/**
 * A version of a record.
 */
export interface RecordVersion {
  /**
   * The version, for `as_of_version`.
   */
  'version': (number);
  /**
   * The change that led to it.
   */
  'action': (string);
  /**
   * The time of the change.
   */
  'occurred_at': (string);
  /**
   * The user who made it; null if a service did.
   */
  'user_id'?: (number);
  /**
   * The version to which the record was reverted; null if it was not.
   */
  'reverted_to'?: (number);
  /**
   * The changed fields; for a new record, the fields that were set.
   */
  'changes': (VersionChange)[];
}

/**
 * Records whose visibility changed, or a name by which they are found, while the records themselves and their versions did not. The search index reads
 * them again.
 */
export interface RecordsTouchedInput {
  /**
   * The module of the records; empty for all modules of the service.
   */
  'module'?: (string);
  /**
   * The client of the records; 0 if `ids` names them.
   */
  'client_id'?: (number | string | Long);
  /**
   * The ids of the records, at most 500.
   */
  'ids'?: (number | string | Long)[];
}

/**
 * Records whose visibility changed, or a name by which they are found, while the records themselves and their versions did not. The search index reads
 * them again.
 */
export interface RecordsTouched {
  /**
   * The module of the records; empty for all modules of the service.
   */
  'module': (string);
  /**
   * The client of the records; 0 if `ids` names them.
   */
  'client_id': (number);
  /**
   * The ids of the records, at most 500.
   */
  'ids': (number)[];
}

/**
 * The address at which a browser continues, and what it keeps. The gateway sends it as a redirect.
 */
export interface RedirectInput {
  /**
   * The address to continue at.
   */
  'location'?: (string);
  /**
   * The session token, which the gateway puts into the session cookie; empty if no session starts.
   */
  'token'?: (string);
  /**
   * The key by which later navigations of the same browser are recognized, in a cookie for 15 minutes; empty if it stays.
   */
  'browser_key'?: (string);
}

/**
 * The address at which a browser continues, and what it keeps. The gateway sends it as a redirect.
 */
export interface Redirect {
  /**
   * The address to continue at.
   */
  'location': (string);
  /**
   * The session token, which the gateway puts into the session cookie; empty if no session starts.
   */
  'token': (string);
  /**
   * The key by which later navigations of the same browser are recognized, in a cookie for 15 minutes; empty if it stays.
   */
  'browser_key': (string);
}

/**
 * A step of the reminders: when an overdue invoice gets it, and what it costs.
 */
export interface ReminderStepInput {
  /**
   * The days after the due date on which an invoice gets the reminder.
   */
  'days_after_due'?: (number);
  /**
   * The fee of the reminder, in the smallest unit of the organization's currency. Invoices in other currencies have no fees.
   */
  'fee'?: (number | string | Long);
}

/**
 * A step of the reminders: when an overdue invoice gets it, and what it costs.
 */
export interface ReminderStep {
  /**
   * The days after the due date on which an invoice gets the reminder.
   */
  'days_after_due': (number);
  /**
   * The fee of the reminder, in the smallest unit of the organization's currency. Invoices in other currencies have no fees.
   */
  'fee': (number);
}

/**
 * Options that apply to all rpcs of a gRPC service.
 */
export interface ResourceInput {
  /**
   * The module key under which permissions, the audit log and deleted records know the resource, e.g. "clients".
   */
  'module'?: (string);
  /**
   * The heading of its operations in the OpenAPI document.
   */
  'title'?: (string);
  /**
   * The type that references to its records name, as in "bms/users"; the module if it is empty. Several resources may share one: an account is that of a team member or
   * of a portal user.
   */
  'type'?: (string);
  /**
   * The reason why records cannot be written in bulk, of a resource with Create or Update and without Bulk.
   */
  'no_bulk'?: (string);
  /**
   * The reason why records have no ids of other systems, of a resource with Bulk and without PutExternal.
   */
  'no_external_ids'?: (string);
  /**
   * The reason why records have no history, of a resource with Get by an id and without History.
   */
  'no_history'?: (string);
}

/**
 * Options that apply to all rpcs of a gRPC service.
 */
export interface Resource {
  /**
   * The module key under which permissions, the audit log and deleted records know the resource, e.g. "clients".
   */
  'module': (string);
  /**
   * The heading of its operations in the OpenAPI document.
   */
  'title': (string);
  /**
   * The type that references to its records name, as in "bms/users"; the module if it is empty. Several resources may share one: an account is that of a team member or
   * of a portal user.
   */
  'type': (string);
  /**
   * The reason why records cannot be written in bulk, of a resource with Create or Update and without Bulk.
   */
  'no_bulk': (string);
  /**
   * The reason why records have no ids of other systems, of a resource with Bulk and without PutExternal.
   */
  'no_external_ids': (string);
  /**
   * The reason why records have no history, of a resource with Get by an id and without History.
   */
  'no_history': (string);
}

/**
 * The version to which a record is reverted.
 */
export interface RevertRequestInput {
  /**
   * The id of the record.
   */
  'id'?: (number | string | Long);
  /**
   * The version.
   */
  'version'?: (number | string | Long);
}

/**
 * The version to which a record is reverted.
 */
export interface RevertRequest {
  /**
   * The id of the record.
   */
  'id': (number);
  /**
   * The version.
   */
  'version': (number);
}

/**
 * A link of a document.
 */
export interface RevokeLinkRequestInput {
  /**
   * The id of the document.
   */
  'id'?: (number | string | Long);
  /**
   * The id of the link.
   */
  'link_id'?: (number | string | Long);
}

/**
 * A link of a document.
 */
export interface RevokeLinkRequest {
  /**
   * The id of the document.
   */
  'id': (number);
  /**
   * The id of the link.
   */
  'link_id': (number);
}

/**
 * Checked at the gateway on the raw JSON and again in the service on the message. Unset means no rule.
 */
export interface RulesInput {
  /**
   * The most characters of each string of a `scalar` map; 255 when unset.
   */
  'max_length'?: (number);
  /**
   * "date" (YYYY-MM-DD), "date_time" (RFC 3339), "date_bound" (a date or a timestamp; the filters
   * <field>_from and <field>_to), "email", "uri", "phone" (with the code of its country), "currency" (ISO 4217), "country" (ISO 3166-1
   * alpha-2), "iban", "bic", "vat_number" (of any country; checked for those of the EU), "buyer_reference" (any text; checked if it is a Leitweg-ID), "address_scheme" (of electronic addresses), "slug" or "id_list" (integers, comma-separated).
   */
  'format'?: (string);
  /**
   * The values that a string (or each string of a list) may have besides the names of `names_of`.
   */
  'allowed'?: (string)[];
  /**
   * The value that stands when a create or a replacing PUT leaves the field out or a PATCH sends null; read as the field's
   * type, several for a list.
   */
  'default_value'?: (string)[];
  /**
   * The only value that a create takes.
   */
  'initial'?: (string);
  /**
   * The smallest number of a field with `decimals`.
   */
  'minimum'?: (number | string);
  /**
   * The largest number of a field with `decimals`.
   */
  'maximum'?: (number | string);
  /**
   * The number of a field with `decimals` is above this one.
   */
  'above'?: (number | string);
  /**
   * A string on the wire that is a number in JSON, with at most that many decimals and 15 digits.
   */
  'decimals'?: (number);
  /**
   * A replacing PUT that leaves the field out does not change it.
   */
  'put_keeps'?: (boolean);
  /**
   * The fields of this message stand beside its siblings, as parameters of the query.
   */
  'inline'?: (boolean);
  /**
   * On a ListQuery: the fields that `sort` takes.
   */
  'sortable'?: (string)[];
  /**
   * The stored name, where it is another than the field's.
   */
  'stored_as'?: (string);
  /**
   * An example for the document; read as the field's type, several for a list.
   */
  'example'?: (string)[];
  /**
   * Never part of a log line, an event or the audit log.
   */
  'sensitive'?: (boolean);
  /**
   * An answer leaves the member out when it is empty, instead of showing "" or null.
   */
  'omit_empty'?: (boolean);
  /**
   * JSON text on the wire, the value itself in an answer, of whatever type; empty text is null. In a request an object.
   */
  'json'?: (boolean);
  /**
   * The values of a map are strings, numbers, booleans or null in JSON; JSON text on the wire. In a create, null is a value too.
   */
  'scalar'?: (boolean);
  /**
   * The only values are names that stand elsewhere in the contract: "modules" and "actions" (those that permissions name; `actions` are those beyond the standard ones) or "events" (those
   * that are not internal). What `allowed` has comes before them.
   */
  'names_of'?: (string);
  /**
   * The text may have several lines: tabs and line breaks are part of it. Control characters in any other text are refused.
   */
  'multiline'?: (boolean);
  /**
   * The states that may follow each other. The values of the field are states then: `string.in` of buf.validate names them all, `initial` the first.
   * Staying is no move. Any other move is refused with the names of the legal ones.
   */
  'moves'?: (MoveInput)[];
  /**
   * The number is an amount in the smallest unit of a currency: that of the record, else of the organization.
   */
  'money'?: (boolean);
  /**
   * The name of a record, looked up when the message is shown: "<module>.<field>", such as "clients.client_id" for the name of the client whose id the
   * field client_id of the same message holds. Empty where the id is unset or its name is not known. A change ignores it when it equals what is shown.
   */
  'name_of'?: (string);
  /**
   * A matter of the staff: left out of every answer to a portal user, and a filter on it finds nothing for them.
   */
  'staff_only'?: (boolean);
  /**
   * The values that `string.pattern` of buf.validate matches, in words that follow "must be" in errors, such as "a hex color such as #2d9cdb". Required with a pattern.
   */
  'pattern_text'?: (string);
  /**
   * The value is computed whenever the record is read, and is not stored. Requires the behavior OUTPUT_ONLY.
   */
  'computed'?: (boolean);
  /**
   * The text is an "email", a "phone" or a "code" that people paste: the line ends, format characters (Unicode Cf) and spaces that copying adds are removed before it
   * is validated, of a code all spaces. Follows from the formats "email" and "phone".
   */
  'normalize'?: (string);
  /**
   * A parameter of the query that is sent empty has the empty text as its value; any other counts as absent.
   */
  'takes_empty'?: (boolean);
  /**
   * The parameters of the query that cannot be sent together with this one.
   */
  'excludes'?: (string)[];
  /**
   * An answer leaves an `optional` member out when it is unset, and shows the empty text as null.
   */
  'omit_unset'?: (boolean);
  /**
   * Only lists that can be sorted by this field have the parameter.
   */
  'needs_sort'?: (string);
  /**
   * The ids of a record in other systems, by source: up to 10, each 1 to 100 characters and unique per source. Only staff see and set them. In the request of a
   * list, the filter by such ids. For a map of strings.
   */
  'external_ids'?: (boolean);
  /**
   * The search across modules finds records by the field of their detail, as a "title", a "number" (the title of a document, found exactly first), a "subtitle",
   * a "text", a text as "html" or a "phone". Several titles are one, such as first and last name. Portal users find nothing by fields that are `staff_only`.
   */
  'search'?: (string);
}

/**
 * Checked at the gateway on the raw JSON and again in the service on the message. Unset means no rule.
 */
export interface Rules {
  /**
   * The most characters of each string of a `scalar` map; 255 when unset.
   */
  'max_length': (number);
  /**
   * "date" (YYYY-MM-DD), "date_time" (RFC 3339), "date_bound" (a date or a timestamp; the filters
   * <field>_from and <field>_to), "email", "uri", "phone" (with the code of its country), "currency" (ISO 4217), "country" (ISO 3166-1
   * alpha-2), "iban", "bic", "vat_number" (of any country; checked for those of the EU), "buyer_reference" (any text; checked if it is a Leitweg-ID), "address_scheme" (of electronic addresses), "slug" or "id_list" (integers, comma-separated).
   */
  'format': (string);
  /**
   * The values that a string (or each string of a list) may have besides the names of `names_of`.
   */
  'allowed': (string)[];
  /**
   * The value that stands when a create or a replacing PUT leaves the field out or a PATCH sends null; read as the field's
   * type, several for a list.
   */
  'default_value': (string)[];
  /**
   * The only value that a create takes.
   */
  'initial': (string);
  /**
   * The smallest number of a field with `decimals`.
   */
  'minimum'?: (number);
  /**
   * The largest number of a field with `decimals`.
   */
  'maximum'?: (number);
  /**
   * The number of a field with `decimals` is above this one.
   */
  'above'?: (number);
  /**
   * A string on the wire that is a number in JSON, with at most that many decimals and 15 digits.
   */
  'decimals'?: (number);
  /**
   * A replacing PUT that leaves the field out does not change it.
   */
  'put_keeps': (boolean);
  /**
   * The fields of this message stand beside its siblings, as parameters of the query.
   */
  'inline': (boolean);
  /**
   * On a ListQuery: the fields that `sort` takes.
   */
  'sortable': (string)[];
  /**
   * The stored name, where it is another than the field's.
   */
  'stored_as': (string);
  /**
   * An example for the document; read as the field's type, several for a list.
   */
  'example': (string)[];
  /**
   * Never part of a log line, an event or the audit log.
   */
  'sensitive': (boolean);
  /**
   * An answer leaves the member out when it is empty, instead of showing "" or null.
   */
  'omit_empty': (boolean);
  /**
   * JSON text on the wire, the value itself in an answer, of whatever type; empty text is null. In a request an object.
   */
  'json': (boolean);
  /**
   * The values of a map are strings, numbers, booleans or null in JSON; JSON text on the wire. In a create, null is a value too.
   */
  'scalar': (boolean);
  /**
   * The only values are names that stand elsewhere in the contract: "modules" and "actions" (those that permissions name; `actions` are those beyond the standard ones) or "events" (those
   * that are not internal). What `allowed` has comes before them.
   */
  'names_of': (string);
  /**
   * The text may have several lines: tabs and line breaks are part of it. Control characters in any other text are refused.
   */
  'multiline': (boolean);
  /**
   * The states that may follow each other. The values of the field are states then: `string.in` of buf.validate names them all, `initial` the first.
   * Staying is no move. Any other move is refused with the names of the legal ones.
   */
  'moves': (Move)[];
  /**
   * The number is an amount in the smallest unit of a currency: that of the record, else of the organization.
   */
  'money': (boolean);
  /**
   * The name of a record, looked up when the message is shown: "<module>.<field>", such as "clients.client_id" for the name of the client whose id the
   * field client_id of the same message holds. Empty where the id is unset or its name is not known. A change ignores it when it equals what is shown.
   */
  'name_of': (string);
  /**
   * A matter of the staff: left out of every answer to a portal user, and a filter on it finds nothing for them.
   */
  'staff_only': (boolean);
  /**
   * The values that `string.pattern` of buf.validate matches, in words that follow "must be" in errors, such as "a hex color such as #2d9cdb". Required with a pattern.
   */
  'pattern_text': (string);
  /**
   * The value is computed whenever the record is read, and is not stored. Requires the behavior OUTPUT_ONLY.
   */
  'computed': (boolean);
  /**
   * The text is an "email", a "phone" or a "code" that people paste: the line ends, format characters (Unicode Cf) and spaces that copying adds are removed before it
   * is validated, of a code all spaces. Follows from the formats "email" and "phone".
   */
  'normalize': (string);
  /**
   * A parameter of the query that is sent empty has the empty text as its value; any other counts as absent.
   */
  'takes_empty': (boolean);
  /**
   * The parameters of the query that cannot be sent together with this one.
   */
  'excludes': (string)[];
  /**
   * An answer leaves an `optional` member out when it is unset, and shows the empty text as null.
   */
  'omit_unset': (boolean);
  /**
   * Only lists that can be sorted by this field have the parameter.
   */
  'needs_sort': (string);
  /**
   * The ids of a record in other systems, by source: up to 10, each 1 to 100 characters and unique per source. Only staff see and set them. In the request of a
   * list, the filter by such ids. For a map of strings.
   */
  'external_ids': (boolean);
  /**
   * The search across modules finds records by the field of their detail, as a "title", a "number" (the title of a document, found exactly first), a "subtitle",
   * a "text", a text as "html" or a "phone". Several titles are one, such as first and last name. Portal users find nothing by fields that are `staff_only`.
   */
  'search': (string);
}

/**
 * A record with its visibility, as the event of a change has them.
 */
export interface SearchedRecordInput {
  /**
   * The record, without changes.
   */
  'change'?: (RecordChangeInput | null);
  /**
   * The module whose grants control access to the record.
   */
  'granted_module'?: (string);
  /**
   * The owners of the record.
   */
  'owners'?: (number | string | Long)[];
}

/**
 * A record with its visibility, as the event of a change has them.
 */
export interface SearchedRecord {
  /**
   * The record, without changes.
   */
  'change': (RecordChange | null);
  /**
   * The module whose grants control access to the record.
   */
  'granted_module': (string);
  /**
   * The owners of the record.
   */
  'owners': (number)[];
}

/**
 * A document to send.
 */
export interface SendDocumentRequestInput {
  /**
   * The id of the document.
   */
  'id'?: (number | string | Long);
  /**
   * The mail; without it, that of `GetMail`.
   */
  'mail'?: (DocumentMailInput | null);
}

/**
 * A document to send.
 */
export interface SendDocumentRequest {
  /**
   * The id of the document.
   */
  'id': (number);
  /**
   * The mail; without it, that of `GetMail`.
   */
  'mail': (DocumentMail | null);
}

/**
 * The parameters of lists and details that choose members. The gateway observes them.
 */
export interface ShapeQueryInput {
  /**
   * The members of the detail to return, separated by commas; * for all. Records of lists also have `etag`.
   */
  'fields'?: (string);
  /**
   * The references to expand, separated by commas: `client` of `client_id`. At most 10.
   */
  'expand'?: (string);
}

/**
 * The parameters of lists and details that choose members. The gateway observes them.
 */
export interface ShapeQuery {
  /**
   * The members of the detail to return, separated by commas; * for all. Records of lists also have `etag`.
   */
  'fields'?: (string);
  /**
   * The references to expand, separated by commas: `client` of `client_id`. At most 10.
   */
  'expand'?: (string);
}

/**
 * The answer to a document, as its recipients see it.
 */
export interface SharedAnswerInput {
  /**
   * The name of the person who answered.
   */
  'name'?: (string);
  /**
   * The time of the answer.
   */
  'answered_at'?: (string);
}

/**
 * The answer to a document, as its recipients see it.
 */
export interface SharedAnswer {
  /**
   * The name of the person who answered.
   */
  'name': (string);
  /**
   * The time of the answer.
   */
  'answered_at': (string);
}

/**
 * The client of a document, as its recipients see it.
 */
export interface SharedClientInput {
  /**
   * Street and number.
   */
  'address'?: (string);
  /**
   * The postal code.
   */
  'zip'?: (string);
  /**
   * The city.
   */
  'city'?: (string);
  /**
   * The state or province.
   */
  'state'?: (string);
  /**
   * The country.
   */
  'country'?: (string);
  /**
   * The VAT identification number.
   */
  'vat_number'?: (string);
}

/**
 * The client of a document, as its recipients see it.
 */
export interface SharedClient {
  /**
   * Street and number.
   */
  'address': (string);
  /**
   * The postal code.
   */
  'zip': (string);
  /**
   * The city.
   */
  'city': (string);
  /**
   * The state or province.
   */
  'state': (string);
  /**
   * The country.
   */
  'country': (string);
  /**
   * The VAT identification number.
   */
  'vat_number': (string);
}

/**
 * A deposit that an invoice offsets, as its recipients see it.
 */
export interface SharedDepositInput {
  /**
   * The number of the deposit invoice.
   */
  'number'?: (string);
  /**
   * The day on which it was sent.
   */
  'date'?: (string);
  /**
   * The offset amount.
   */
  'total'?: (number | string | Long);
}

/**
 * A deposit that an invoice offsets, as its recipients see it.
 */
export interface SharedDeposit {
  /**
   * The number of the deposit invoice.
   */
  'number': (string);
  /**
   * The day on which it was sent.
   */
  'date'?: (string);
  /**
   * The offset amount.
   */
  'total': (number);
}

/**
 * A document as its recipient sees it. Once sent, it shows what was sent, whatever changes afterwards; only status, due date, balance, answer and payment are current.
 */
export interface SharedDocumentInput {
  /**
   * The kind of document.
   */
  'kind'?: (string);
  /**
   * The number.
   */
  'number'?: (string);
  /**
   * The title of a contract; otherwise empty.
   */
  'title'?: (string);
  /**
   * The status.
   */
  'status'?: (string);
  /**
   * The date of the document.
   */
  'date'?: (string);
  /**
   * The last day on which an estimate can be accepted or a contract is in force.
   */
  'valid_until'?: (string);
  /**
   * The due date of an invoice.
   */
  'due_date'?: (string);
  /**
   * The language (BCP 47) of the client; empty if unknown.
   */
  'language'?: (string);
  /**
   * The name of the client.
   */
  'client_name'?: (string);
  /**
   * The sender.
   */
  'organization'?: (SharedOrganizationInput | null);
  /**
   * The text of a contract.
   */
  'content'?: (string);
  /**
   * The lines.
   */
  'items'?: (SharedLineInput)[];
  /**
   * The discount in percent of the sum of the lines.
   */
  'discount_percent'?: (string);
  /**
   * True if rates and discounts include taxes.
   */
  'prices_include_tax'?: (boolean);
  /**
   * The sum of the nets of the lines.
   */
  'subtotal'?: (number | string | Long);
  /**
   * The discount without taxes.
   */
  'discount_total'?: (number | string | Long);
  /**
   * The taxes, the highest rate first.
   */
  'taxes'?: (SharedTaxInput)[];
  /**
   * The total.
   */
  'total'?: (number | string | Long);
  /**
   * The amount of an invoice that is paid, offset or credited.
   */
  'settled'?: (number | string | Long);
  /**
   * The balance due of an invoice.
   */
  'balance'?: (number | string | Long);
  /**
   * The currency (ISO 4217) of all amounts.
   */
  'currency'?: (string);
  /**
   * The decimals of the currency (ISO 4217): 2 for EUR, 0 for JPY, 3 for KWD.
   */
  'currency_decimals'?: (number);
  /**
   * The note of the sender.
   */
  'note'?: (string);
  /**
   * The terms, such as of payment.
   */
  'terms'?: (string);
  /**
   * True if the recipient can accept or decline the document now.
   */
  'can_answer'?: (boolean);
  /**
   * The answer that was given by a link.
   */
  'answer'?: (SharedAnswerInput | null);
  /**
   * The payment details of an invoice with a balance; null if nothing is due.
   */
  'payment'?: (SharedPaymentInput | null);
  /**
   * The address of the client.
   */
  'client'?: (SharedClientInput | null);
  /**
   * The day of supply.
   */
  'supply_date'?: (string);
  /**
   * The first day of supply.
   */
  'supply_from'?: (string);
  /**
   * The last day of supply.
   */
  'supply_to'?: (string);
  /**
   * The deposits that an invoice offsets.
   */
  'deposits'?: (SharedDepositInput)[];
  /**
   * The fees of reminders, owed besides the total.
   */
  'fees'?: (number | string | Long);
  /**
   * The withholding taxes.
   */
  'withheld'?: (SharedWithheldTaxInput)[];
}

/**
 * A document as its recipient sees it. Once sent, it shows what was sent, whatever changes afterwards; only status, due date, balance, answer and payment are current.
 */
export interface SharedDocument {
  /**
   * The kind of document.
   */
  'kind': (string);
  /**
   * The number.
   */
  'number': (string);
  /**
   * The title of a contract; otherwise empty.
   */
  'title': (string);
  /**
   * The status.
   */
  'status': (string);
  /**
   * The date of the document.
   */
  'date': (string);
  /**
   * The last day on which an estimate can be accepted or a contract is in force.
   */
  'valid_until'?: (string);
  /**
   * The due date of an invoice.
   */
  'due_date'?: (string);
  /**
   * The language (BCP 47) of the client; empty if unknown.
   */
  'language': (string);
  /**
   * The name of the client.
   */
  'client_name': (string);
  /**
   * The sender.
   */
  'organization': (SharedOrganization | null);
  /**
   * The text of a contract.
   */
  'content': (string);
  /**
   * The lines.
   */
  'items': (SharedLine)[];
  /**
   * The discount in percent of the sum of the lines.
   */
  'discount_percent'?: (string);
  /**
   * True if rates and discounts include taxes.
   */
  'prices_include_tax': (boolean);
  /**
   * The sum of the nets of the lines.
   */
  'subtotal': (number);
  /**
   * The discount without taxes.
   */
  'discount_total': (number);
  /**
   * The taxes, the highest rate first.
   */
  'taxes': (SharedTax)[];
  /**
   * The total.
   */
  'total': (number);
  /**
   * The amount of an invoice that is paid, offset or credited.
   */
  'settled': (number);
  /**
   * The balance due of an invoice.
   */
  'balance': (number);
  /**
   * The currency (ISO 4217) of all amounts.
   */
  'currency': (string);
  /**
   * The decimals of the currency (ISO 4217): 2 for EUR, 0 for JPY, 3 for KWD.
   */
  'currency_decimals': (number);
  /**
   * The note of the sender.
   */
  'note': (string);
  /**
   * The terms, such as of payment.
   */
  'terms': (string);
  /**
   * True if the recipient can accept or decline the document now.
   */
  'can_answer': (boolean);
  /**
   * The answer that was given by a link.
   */
  'answer'?: (SharedAnswer | null);
  /**
   * The payment details of an invoice with a balance; null if nothing is due.
   */
  'payment'?: (SharedPayment | null);
  /**
   * The address of the client.
   */
  'client': (SharedClient | null);
  /**
   * The day of supply.
   */
  'supply_date'?: (string);
  /**
   * The first day of supply.
   */
  'supply_from'?: (string);
  /**
   * The last day of supply.
   */
  'supply_to'?: (string);
  /**
   * The deposits that an invoice offsets.
   */
  'deposits': (SharedDeposit)[];
  /**
   * The fees of reminders, owed besides the total.
   */
  'fees': (number);
  /**
   * The withholding taxes.
   */
  'withheld': (SharedWithheldTax)[];
}

/**
 * A document as its recipient sees it.
 */
export interface SharedDocumentResponseInput {
  /**
   * The document.
   */
  'record'?: (SharedDocumentInput | null);
}

/**
 * A document as its recipient sees it.
 */
export interface SharedDocumentResponse {
  /**
   * The document.
   */
  'record': (SharedDocument | null);
}

/**
 * A line of a document, as its recipients see it.
 */
export interface SharedLineInput {
  /**
   * The title.
   */
  'title'?: (string);
  /**
   * The quantity.
   */
  'quantity'?: (string);
  /**
   * The unit of the quantity.
   */
  'unit_type'?: (string);
  /**
   * The unit price in its currency.
   */
  'rate'?: (string);
  /**
   * Quantity times rate, unrounded, in its currency.
   */
  'total'?: (string);
  /**
   * The discount of the line in percent.
   */
  'discount_percent'?: (string);
  /**
   * The discount of the line in its currency.
   */
  'discount_amount'?: (number | string | Long);
  /**
   * The line without taxes, after its discount and before that of the document.
   */
  'net'?: (number | string | Long);
  /**
   * The line's share of the taxes, after all discounts.
   */
  'tax_total'?: (number | string | Long);
  /**
   * The titles of the taxes of the line.
   */
  'taxes'?: (string)[];
  /**
   * The day of supply.
   */
  'supply_date'?: (string);
  /**
   * The first day of supply.
   */
  'supply_from'?: (string);
  /**
   * The last day of supply.
   */
  'supply_to'?: (string);
}

/**
 * A line of a document, as its recipients see it.
 */
export interface SharedLine {
  /**
   * The title.
   */
  'title': (string);
  /**
   * The quantity.
   */
  'quantity': (string);
  /**
   * The unit of the quantity.
   */
  'unit_type': (string);
  /**
   * The unit price in its currency.
   */
  'rate'?: (string);
  /**
   * Quantity times rate, unrounded, in its currency.
   */
  'total': (string);
  /**
   * The discount of the line in percent.
   */
  'discount_percent'?: (string);
  /**
   * The discount of the line in its currency.
   */
  'discount_amount'?: (number);
  /**
   * The line without taxes, after its discount and before that of the document.
   */
  'net': (number);
  /**
   * The line's share of the taxes, after all discounts.
   */
  'tax_total': (number);
  /**
   * The titles of the taxes of the line.
   */
  'taxes': (string)[];
  /**
   * The day of supply.
   */
  'supply_date'?: (string);
  /**
   * The first day of supply.
   */
  'supply_from'?: (string);
  /**
   * The last day of supply.
   */
  'supply_to'?: (string);
}

/**
 * The sender of a document.
 */
export interface SharedOrganizationInput {
  /**
   * The name of the business.
   */
  'name'?: (string);
  /**
   * Street and number.
   */
  'address'?: (string);
  /**
   * The postal code.
   */
  'zip'?: (string);
  /**
   * The city.
   */
  'city'?: (string);
  /**
   * The country.
   */
  'country'?: (string);
  /**
   * The VAT identification number.
   */
  'vat_number'?: (string);
  /**
   * The contact email address for clients.
   */
  'email'?: (string);
  /**
   * The phone number.
   */
  'phone'?: (string);
  /**
   * The website URL.
   */
  'website'?: (string);
  /**
   * The color of buttons and links, as #rrggbb.
   */
  'accent_color'?: (string);
}

/**
 * The sender of a document.
 */
export interface SharedOrganization {
  /**
   * The name of the business.
   */
  'name': (string);
  /**
   * Street and number.
   */
  'address': (string);
  /**
   * The postal code.
   */
  'zip': (string);
  /**
   * The city.
   */
  'city': (string);
  /**
   * The country.
   */
  'country': (string);
  /**
   * The VAT identification number.
   */
  'vat_number': (string);
  /**
   * The contact email address for clients.
   */
  'email': (string);
  /**
   * The phone number.
   */
  'phone': (string);
  /**
   * The website URL.
   */
  'website': (string);
  /**
   * The color of buttons and links, as #rrggbb.
   */
  'accent_color': (string);
}

/**
 * The payment details of an invoice: the bank account, and whether it can be paid online.
 */
export interface SharedPaymentInput {
  /**
   * The holder of the account.
   */
  'account_holder'?: (string);
  /**
   * The IBAN of the account; empty if the organization has none.
   */
  'iban'?: (string);
  /**
   * The BIC of the bank.
   */
  'bic'?: (string);
  /**
   * The text of the transfer.
   */
  'reference'?: (string);
  /**
   * The amount due.
   */
  'amount'?: (number | string | Long);
  /**
   * The content of a QR code with which banking apps fill in the transfer (EPC069-12); empty if the invoice is not in EUR or there is no IBAN.
   */
  'qr_content'?: (string);
  /**
   * True if the balance can be paid online.
   */
  'has_checkout'?: (boolean);
}

/**
 * The payment details of an invoice: the bank account, and whether it can be paid online.
 */
export interface SharedPayment {
  /**
   * The holder of the account.
   */
  'account_holder': (string);
  /**
   * The IBAN of the account; empty if the organization has none.
   */
  'iban': (string);
  /**
   * The BIC of the bank.
   */
  'bic': (string);
  /**
   * The text of the transfer.
   */
  'reference': (string);
  /**
   * The amount due.
   */
  'amount': (number);
  /**
   * The content of a QR code with which banking apps fill in the transfer (EPC069-12); empty if the invoice is not in EUR or there is no IBAN.
   */
  'qr_content': (string);
  /**
   * True if the balance can be paid online.
   */
  'has_checkout': (boolean);
}

/**
 * A tax of a document, as its recipients see it.
 */
export interface SharedTaxInput {
  /**
   * The title.
   */
  'title'?: (string);
  /**
   * The rate in percent.
   */
  'rate'?: (string);
  /**
   * The category (EN 16931).
   */
  'category'?: (string);
  /**
   * The net amount that is taxed.
   */
  'base'?: (number | string | Long);
  /**
   * The amount of the tax.
   */
  'amount'?: (number | string | Long);
}

/**
 * A tax of a document, as its recipients see it.
 */
export interface SharedTax {
  /**
   * The title.
   */
  'title': (string);
  /**
   * The rate in percent.
   */
  'rate': (string);
  /**
   * The category (EN 16931).
   */
  'category': (string);
  /**
   * The net amount that is taxed.
   */
  'base': (number);
  /**
   * The amount of the tax.
   */
  'amount': (number);
}

/**
 * A withholding tax of a document, as its recipients see it.
 */
export interface SharedWithheldTaxInput {
  /**
   * The title.
   */
  'title'?: (string);
  /**
   * The rate in percent, below 0.
   */
  'rate'?: (string);
  /**
   * The amount.
   */
  'amount'?: (number | string | Long);
}

/**
 * A withholding tax of a document, as its recipients see it.
 */
export interface SharedWithheldTax {
  /**
   * The title.
   */
  'title': (string);
  /**
   * The rate in percent, below 0.
   */
  'rate': (string);
  /**
   * The amount.
   */
  'amount': (number);
}

/**
 * The mail of a document: that with which it was sent, or the default.
 */
export interface ShownDocumentMailInput {
  /**
   * The recipients, each address once; empty if no email is sent.
   */
  'recipients'?: (DocumentRecipientInput)[];
  /**
   * The subject.
   */
  'subject'?: (string);
  /**
   * The text.
   */
  'message'?: (string);
  /**
   * The language of the default texts (ISO 639-1): that of the client, then of the organization, otherwise English.
   */
  'language'?: (string);
  /**
   * Warnings.
   */
  'warnings'?: (WarningInput)[];
}

/**
 * The mail of a document: that with which it was sent, or the default.
 */
export interface ShownDocumentMail {
  /**
   * The recipients, each address once; empty if no email is sent.
   */
  'recipients': (DocumentRecipient)[];
  /**
   * The subject.
   */
  'subject': (string);
  /**
   * The text.
   */
  'message': (string);
  /**
   * The language of the default texts (ISO 639-1): that of the client, then of the organization, otherwise English.
   */
  'language': (string);
  /**
   * Warnings.
   */
  'warnings': (Warning)[];
}

/**
 * A protocol with paths of its own. Its rpc takes bms.api.SurfaceRequest, returns bms.api.SurfaceResponse and has no HTTP route.
 */
export interface SurfaceInput {
  /**
   * The path of the surface, e.g. "/scim/v2". The paths below it, of up to four segments, belong to it as well.
   */
  'path'?: (string);
  /**
   * The media type of its bodies, e.g. "application/scim+json". Requests may be "application/json", too.
   */
  'media_type'?: (string);
  /**
   * The schema of its errors, which have the members of RFC 7644, 3.12.
   */
  'error_schema'?: (string);
}

/**
 * A protocol with paths of its own. Its rpc takes bms.api.SurfaceRequest, returns bms.api.SurfaceResponse and has no HTTP route.
 */
export interface Surface {
  /**
   * The path of the surface, e.g. "/scim/v2". The paths below it, of up to four segments, belong to it as well.
   */
  'path': (string);
  /**
   * The media type of its bodies, e.g. "application/scim+json". Requests may be "application/json", too.
   */
  'media_type': (string);
  /**
   * The schema of its errors, which have the members of RFC 7644, 3.12.
   */
  'error_schema': (string);
}

/**
 * A request of a surface.
 */
export interface SurfaceRequestInput {
  /**
   * The HTTP method, e.g. "PATCH".
   */
  'method'?: (string);
  /**
   * The segments of the path below that of the surface, percent-decoded.
   */
  'segments'?: (string)[];
  /**
   * The query string, without its question mark.
   */
  'query'?: (string);
  /**
   * The body as JSON text; empty without one.
   */
  'body'?: (string);
  /**
   * The header If-Match; empty without it.
   */
  'if_match'?: (string);
  /**
   * The header If-None-Match; empty without it.
   */
  'if_none_match'?: (string);
}

/**
 * A request of a surface.
 */
export interface SurfaceRequest {
  /**
   * The HTTP method, e.g. "PATCH".
   */
  'method': (string);
  /**
   * The segments of the path below that of the surface, percent-decoded.
   */
  'segments': (string)[];
  /**
   * The query string, without its question mark.
   */
  'query': (string);
  /**
   * The body as JSON text; empty without one.
   */
  'body': (string);
  /**
   * The header If-Match; empty without it.
   */
  'if_match': (string);
  /**
   * The header If-None-Match; empty without it.
   */
  'if_none_match': (string);
}

/**
 * The response to a request of a surface.
 */
export interface SurfaceResponseInput {
  /**
   * The HTTP status.
   */
  'status'?: (number);
  /**
   * The body as JSON text; empty without one.
   */
  'body'?: (string);
  /**
   * The header ETag; empty without it.
   */
  'etag'?: (string);
  /**
   * The header Location; empty without it.
   */
  'location'?: (string);
}

/**
 * The response to a request of a surface.
 */
export interface SurfaceResponse {
  /**
   * The HTTP status.
   */
  'status': (number);
  /**
   * The body as JSON text; empty without one.
   */
  'body': (string);
  /**
   * The header ETag; empty without it.
   */
  'etag': (string);
  /**
   * The header Location; empty without it.
   */
  'location': (string);
}

/**
 * The parameters of answers that can be tables. The gateway observes them.
 */
export interface TableQueryInput {
  /**
   * The answer as a table, with all records of the filter: CSV (RFC 4180) or a workbook (Office Open XML). It overrides `Accept`.
   */
  'format'?: (string);
  /**
   * The unit of amounts in a table: `minor` as in JSON, or `decimal`; by default `minor` in CSV, `decimal` in XLSX.
   */
  'amounts'?: (string);
  /**
   * True for CSV with a byte order mark, by which Excel recognizes UTF-8.
   */
  'bom'?: (boolean);
}

/**
 * The parameters of answers that can be tables. The gateway observes them.
 */
export interface TableQuery {
  /**
   * The answer as a table, with all records of the filter: CSV (RFC 4180) or a workbook (Office Open XML). It overrides `Accept`.
   */
  'format'?: (string);
  /**
   * The unit of amounts in a table: `minor` as in JSON, or `decimal`; by default `minor` in CSV, `decimal` in XLSX.
   */
  'amounts'?: (string);
  /**
   * True for CSV with a byte order mark, by which Excel recognizes UTF-8.
   */
  'bom'?: (boolean);
}

/**
 * The request of a gateway for calls to make. Every rpc with this request is asked.
 */
export interface TakeDelegatedCallsRequestInput {
  /**
   * The answers to the calls that were taken before; unset if there are none.
   */
  'done'?: (DelegatedAnswersInput | null);
  /**
   * True if the gateway stops and takes no further calls.
   */
  'is_last'?: (boolean);
}

/**
 * The request of a gateway for calls to make. Every rpc with this request is asked.
 */
export interface TakeDelegatedCallsRequest {
  /**
   * The answers to the calls that were taken before; unset if there are none.
   */
  'done': (DelegatedAnswers | null);
  /**
   * True if the gateway stops and takes no further calls.
   */
  'is_last': (boolean);
}

/**
 * The change of a field.
 */
export interface VersionChangeInput {
  /**
   * The name of the field.
   */
  'field'?: (string);
  /**
   * The previous value; null if it was not set. Long values are truncated text.
   */
  'before'?: (string);
  /**
   * The new value.
   */
  'after'?: (string);
}

/**
 * The change of a field.
 */
export interface VersionChange {
  /**
   * The name of the field.
   */
  'field': (string);
  /**
   * The previous value; null if it was not set. Long values are truncated text.
   */
  'before': (string);
  /**
   * The new value.
   */
  'after': (string);
}

/**
 * A remark about a write that was made.
 */
export interface WarningInput {
  /**
   * The code.
   */
  'code'?: (string);
  /**
   * The field.
   */
  'field'?: (string);
  /**
   * A message.
   */
  'message'?: (string);
}

/**
 * A remark about a write that was made.
 */
export interface Warning {
  /**
   * The code.
   */
  'code': (string);
  /**
   * The field.
   */
  'field': (string);
  /**
   * A message.
   */
  'message': (string);
}

/**
 * Pagination, sorting and search of a list without `meta`. It returns all records, up to 1,000, unless a page is requested.
 */
export interface WholeListQueryInput {
  /**
   * The page number, starting at 1. Without page and limit, all records are returned.
   */
  'page'?: (number);
  /**
   * The number of records per page, 20 by default. Values above 100 are treated as 100.
   */
  'limit'?: (number);
  /**
   * Words that the records must contain, ignoring case, accents, dashes, dots and apostrophes. One or two letters match the beginnings of words. Phone numbers
   * match in national and international form.
   */
  'search'?: (string);
  /**
   * The fields to sort by, separated by commas; prefix a field with - for descending order. Ties are broken by id. Newest first by default.
   */
  'sort'?: (string);
  /**
   * Only records created on or after this date in the organization's time zone, or at or after this timestamp.
   */
  'created_from'?: (string);
  /**
   * Only records created on or before this date in the organization's time zone, or at or before this timestamp.
   */
  'created_to'?: (string);
  /**
   * Only records with these ids that the caller can access.
   */
  'ids'?: (number | string | Long)[];
}

/**
 * Pagination, sorting and search of a list without `meta`. It returns all records, up to 1,000, unless a page is requested.
 */
export interface WholeListQuery {
  /**
   * The page number, starting at 1. Without page and limit, all records are returned.
   */
  'page'?: (number);
  /**
   * The number of records per page, 20 by default. Values above 100 are treated as 100.
   */
  'limit'?: (number);
  /**
   * Words that the records must contain, ignoring case, accents, dashes, dots and apostrophes. One or two letters match the beginnings of words. Phone numbers
   * match in national and international form.
   */
  'search'?: (string);
  /**
   * The fields to sort by, separated by commas; prefix a field with - for descending order. Ties are broken by id. Newest first by default.
   */
  'sort'?: (string);
  /**
   * Only records created on or after this date in the organization's time zone, or at or after this timestamp.
   */
  'created_from'?: (string);
  /**
   * Only records created on or before this date in the organization's time zone, or at or before this timestamp.
   */
  'created_to'?: (string);
  /**
   * Only records with these ids that the caller can access.
   */
  'ids': (number)[];
}

/**
 * A withholding tax of a document.
 */
export interface WithheldTaxInput {
  /**
   * The tax.
   */
  'tax_id'?: (number | string | Long);
  /**
   * The title.
   */
  'title'?: (string);
  /**
   * The rate in percent, below 0.
   */
  'rate'?: (string);
  /**
   * The net of its lines after all discounts.
   */
  'base'?: (number | string | Long);
  /**
   * The amount, above 0.
   */
  'amount'?: (number | string | Long);
}

/**
 * A withholding tax of a document.
 */
export interface WithheldTax {
  /**
   * The tax.
   */
  'tax_id': (number);
  /**
   * The title.
   */
  'title': (string);
  /**
   * The rate in percent, below 0.
   */
  'rate': (string);
  /**
   * The net of its lines after all discounts.
   */
  'base': (number);
  /**
   * The amount, above 0.
   */
  'amount': (number);
}

/**
 * The parameters of writes. The gateway observes them.
 */
export interface WriteQueryInput {
  /**
   * True to get the answer, with `Dry-Run: true`, without storing anything.
   */
  'dry_run'?: (boolean);
}

/**
 * The parameters of writes. The gateway observes them.
 */
export interface WriteQuery {
  /**
   * True to get the answer, with `Dry-Run: true`, without storing anything.
   */
  'dry_run'?: (boolean);
}
