/* Made from protos/ by packages/contracts/scripts/generate.ts; changes here are lost. */
import type { Long } from '@grpc/proto-loader';

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
 * The result of an operation that returns no record.
 */
export interface DoneInput {
  /**
   * Always true.
   */
  'success'?: (boolean);
  /**
   * A human-readable message.
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
   * A human-readable message.
   */
  'message': (string);
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
   * Quantity times rate, unrounded, in the smallest unit of the document's currency.
   */
  'total'?: (string);
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
   * Quantity times rate, unrounded, in the smallest unit of the document's currency.
   */
  'total': (string);
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
 * Pagination details of a list.
 */
export interface ListMetaInput {
  /**
   * The total number of matching records on all pages.
   */
  'total'?: (number | string | Long);
  /**
   * The page number, starting at 1.
   */
  'current_page'?: (number);
  /**
   * The maximum number of records per page.
   */
  'per_page'?: (number);
}

/**
 * Pagination details of a list.
 */
export interface ListMeta {
  /**
   * The total number of matching records on all pages.
   */
  'total': (number);
  /**
   * The page number, starting at 1.
   */
  'current_page': (number);
  /**
   * The maximum number of records per page.
   */
  'per_page': (number);
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
   * Words that the records must contain, ignoring case and accents. One or two letters match the beginnings of words.
   */
  'search'?: (string);
  /**
   * The field to sort by; prefix it with - for descending order. Ties are broken by id. Newest first by default.
   */
  'sort'?: (string);
  /**
   * Only records created on or after this date (UTC).
   */
  'created_from'?: (string);
  /**
   * Only records created on or before this date (UTC).
   */
  'created_to'?: (string);
  /**
   * Only records with these ids that the caller can access.
   */
  'ids'?: (number | string | Long)[];
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
   * Words that the records must contain, ignoring case and accents. One or two letters match the beginnings of words.
   */
  'search'?: (string);
  /**
   * The field to sort by; prefix it with - for descending order. Ties are broken by id. Newest first by default.
   */
  'sort'?: (string);
  /**
   * Only records created on or after this date (UTC).
   */
  'created_from'?: (string);
  /**
   * Only records created on or before this date (UTC).
   */
  'created_to'?: (string);
  /**
   * Only records with these ids that the caller can access.
   */
  'ids': (number)[];
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
 * The access to an rpc, and how the gateway treats its calls. The start fails for an rpc with an HTTP route and without a policy.
 */
export interface PolicyInput {
  /**
   * Anyone may call, with or without a token. Exactly one of public, caller and permission is set.
   */
  'is_public'?: (boolean);
  /**
   * Any caller of that kind may call: "any" (a session or an API key), "session", "administrator" (in a session),
   * "gateway" or "service" (internal rpcs, which have no HTTP route).
   */
  'caller'?: (string);
  /**
   * The grant that the caller needs, as "<module>.<action>", e.g. "clients.view".
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
   * The message that describes the `data` of the events of a stream, e.g. "bms.identity.LiveEvent"; for the document.
   */
  'event'?: (string);
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
   * "gateway" or "service" (internal rpcs, which have no HTTP route).
   */
  'caller': (string);
  /**
   * The grant that the caller needs, as "<module>.<action>", e.g. "clients.view".
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
   * The message that describes the `data` of the events of a stream, e.g. "bms.identity.LiveEvent"; for the document.
   */
  'event': (string);
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
   * "date" (YYYY-MM-DD), "date_time" (RFC 3339), "email", "uri", "phone" (with the code of its country), "currency" (ISO 4217), "slug" or "id_list"
   * (integers, comma-separated).
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
   * JSON text on the wire, the value itself in an answer, of whatever type; empty text is null. For what only answers have.
   */
  'json'?: (boolean);
  /**
   * The values of a map are strings, numbers, booleans or null in JSON; JSON text on the wire. In a create, null is a value too.
   */
  'scalar'?: (boolean);
  /**
   * The only values are names that stand elsewhere in the contract: "modules" (those that permissions name) or "events" (those
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
   * "date" (YYYY-MM-DD), "date_time" (RFC 3339), "email", "uri", "phone" (with the code of its country), "currency" (ISO 4217), "slug" or "id_list"
   * (integers, comma-separated).
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
   * JSON text on the wire, the value itself in an answer, of whatever type; empty text is null. For what only answers have.
   */
  'json': (boolean);
  /**
   * The values of a map are strings, numbers, booleans or null in JSON; JSON text on the wire. In a create, null is a value too.
   */
  'scalar': (boolean);
  /**
   * The only values are names that stand elsewhere in the contract: "modules" (those that permissions name) or "events" (those
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
   * Words that the records must contain, ignoring case and accents. One or two letters match the beginnings of words.
   */
  'search'?: (string);
  /**
   * The field to sort by; prefix it with - for descending order. Ties are broken by id. Newest first by default.
   */
  'sort'?: (string);
  /**
   * Only records created on or after this date (UTC).
   */
  'created_from'?: (string);
  /**
   * Only records created on or before this date (UTC).
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
   * Words that the records must contain, ignoring case and accents. One or two letters match the beginnings of words.
   */
  'search'?: (string);
  /**
   * The field to sort by; prefix it with - for descending order. Ties are broken by id. Newest first by default.
   */
  'sort'?: (string);
  /**
   * Only records created on or after this date (UTC).
   */
  'created_from'?: (string);
  /**
   * Only records created on or before this date (UTC).
   */
  'created_to'?: (string);
  /**
   * Only records with these ids that the caller can access.
   */
  'ids': (number)[];
}
