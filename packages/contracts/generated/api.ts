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
   * What the last attempt failed with.
   */
  'error'?: (string);
  /**
   * How often it was tried.
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
   * What the last attempt failed with.
   */
  'error': (string);
  /**
   * How often it was tried.
   */
  'attempts': (number);
  /**
   * When the consumer gave up (RFC 3339).
   */
  'failed_at': (string);
}

/**
 * A deleted record, in short.
 */
export interface DeletedRecordInput {
  /**
   * The id of the record.
   */
  'id'?: (number | string | Long);
  /**
   * What it is called.
   */
  'title'?: (string);
  /**
   * When it was deleted.
   */
  'deleted_at'?: (string);
  /**
   * The user who deleted it.
   */
  'deleted_by'?: (number | string | Long);
}

/**
 * A deleted record, in short.
 */
export interface DeletedRecord {
  /**
   * The id of the record.
   */
  'id': (number);
  /**
   * What it is called.
   */
  'title': (string);
  /**
   * When it was deleted.
   */
  'deleted_at': (string);
  /**
   * The user who deleted it.
   */
  'deleted_by': (number);
}

/**
 * The answer of an operation that has nothing to show but that it was done.
 */
export interface DoneInput {
  /**
   * Always true.
   */
  'success'?: (boolean);
  /**
   * What was done, for a person.
   */
  'message'?: (string);
}

/**
 * The answer of an operation that has nothing to show but that it was done.
 */
export interface Done {
  /**
   * Always true.
   */
  'success': (boolean);
  /**
   * What was done, for a person.
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
 * A line: what is sold, how much of it and for how much.
 */
export interface LineInput {
  /**
   * The item that it sells; it supplies a title and a rate that are left out.
   */
  'item_id'?: (number | string | Long);
  /**
   * What is sold; needed without an item.
   */
  'title'?: (string);
  /**
   * How much of it, above 0.
   */
  'quantity'?: (string);
  /**
   * The price of one, in the unit of all amounts (such as cents); needed without an item.
   */
  'rate'?: (string);
  /**
   * Quantity times rate, exact.
   */
  'total'?: (string);
}

/**
 * A line: what is sold, how much of it and for how much.
 */
export interface Line {
  /**
   * The item that it sells; it supplies a title and a rate that are left out.
   */
  'item_id'?: (number);
  /**
   * What is sold; needed without an item.
   */
  'title': (string);
  /**
   * How much of it, above 0.
   */
  'quantity': (string);
  /**
   * The price of one, in the unit of all amounts (such as cents); needed without an item.
   */
  'rate'?: (string);
  /**
   * Quantity times rate, exact.
   */
  'total': (string);
}

/**
 * Which deleted records to list.
 */
export interface ListDeletedRequestInput {
  /**
   * The page.
   */
  'list'?: (PageQueryInput | null);
}

/**
 * Which deleted records to list.
 */
export interface ListDeletedRequest {
  /**
   * The page.
   */
  'list': (PageQuery | null);
}

/**
 * A page of deleted records, the last deleted first.
 */
export interface ListDeletedResponseInput {
  /**
   * The deleted records of this page.
   */
  'records'?: (DeletedRecordInput)[];
  /**
   * Where the page stands.
   */
  'meta'?: (ListMetaInput | null);
}

/**
 * A page of deleted records, the last deleted first.
 */
export interface ListDeletedResponse {
  /**
   * The deleted records of this page.
   */
  'records': (DeletedRecord)[];
  /**
   * Where the page stands.
   */
  'meta': (ListMeta | null);
}

/**
 * Where a list stands.
 */
export interface ListMetaInput {
  /**
   * How many records there are for this query on all pages.
   */
  'total'?: (number | string | Long);
  /**
   * This page, from 1.
   */
  'current_page'?: (number);
  /**
   * The most records a page has.
   */
  'per_page'?: (number);
}

/**
 * Where a list stands.
 */
export interface ListMeta {
  /**
   * How many records there are for this query on all pages.
   */
  'total': (number);
  /**
   * This page, from 1.
   */
  'current_page': (number);
  /**
   * The most records a page has.
   */
  'per_page': (number);
}

/**
 * The page, the order and the search of a list.
 */
export interface ListQueryInput {
  /**
   * The page, from 1.
   */
  'page'?: (number);
  /**
   * How many records a page has; more than 100 means 100.
   */
  'limit'?: (number);
  /**
   * Words that the records contain, ignoring case and accents; a word of one or two letters matches beginnings of words.
   */
  'search'?: (string);
  /**
   * A field to sort by, with - in front for the descending order. The id breaks ties; the newest come first by default.
   */
  'sort'?: (string);
  /**
   * Only records created on that day (UTC) or later.
   */
  'created_from'?: (string);
  /**
   * Only records created on that day (UTC) or earlier.
   */
  'created_to'?: (string);
}

/**
 * The page, the order and the search of a list.
 */
export interface ListQuery {
  /**
   * The page, from 1.
   */
  'page'?: (number);
  /**
   * How many records a page has; more than 100 means 100.
   */
  'limit'?: (number);
  /**
   * Words that the records contain, ignoring case and accents; a word of one or two letters matches beginnings of words.
   */
  'search'?: (string);
  /**
   * A field to sort by, with - in front for the descending order. The id breaks ties; the newest come first by default.
   */
  'sort'?: (string);
  /**
   * Only records created on that day (UTC) or later.
   */
  'created_from'?: (string);
  /**
   * Only records created on that day (UTC) or earlier.
   */
  'created_to'?: (string);
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
 * The page of a list that has no other order or search.
 */
export interface PageQueryInput {
  /**
   * The page, from 1.
   */
  'page'?: (number);
  /**
   * How many records a page has; more than 100 means 100.
   */
  'limit'?: (number);
}

/**
 * The page of a list that has no other order or search.
 */
export interface PageQuery {
  /**
   * The page, from 1.
   */
  'page'?: (number);
  /**
   * How many records a page has; more than 100 means 100.
   */
  'limit'?: (number);
}

/**
 * Who may call an rpc and how the gateway treats the call. An rpc with an HTTP route and without a policy does not start.
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
   * How long the gateway waits for the answer, in milliseconds; the gateway's setting when 0.
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
   * What PUT does to the fields that the body leaves out: "replace" (the default) sets them to their defaults, "merge" keeps them.
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
   * Users of the portal may call it too, for what is their client's: the service's model says which records those are. Every other
   * rpc with a permission is forbidden to them, whatever its model says.
   */
  'portal'?: (boolean);
}

/**
 * Who may call an rpc and how the gateway treats the call. An rpc with an HTTP route and without a policy does not start.
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
   * How long the gateway waits for the answer, in milliseconds; the gateway's setting when 0.
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
   * What PUT does to the fields that the body leaves out: "replace" (the default) sets them to their defaults, "merge" keeps them.
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
   * Users of the portal may call it too, for what is their client's: the service's model says which records those are. Every other
   * rpc with a permission is forbidden to them, whatever its model says.
   */
  'portal': (boolean);
}

/**
 * What happened to a record, for whoever keeps account of it and whoever follows live. Every service tells it of every record, beside the events that
 * say what it means.
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
   * What names the record to a person.
   */
  'title'?: (string);
  /**
   * The fields that changed; of a new record those that are set, none of a deleted or restored one.
   */
  'changes'?: (FieldChangeInput)[];
  /**
   * Who may follow it live besides those whose own the record is: "viewers" (who may view the module), "editors" (who may update all of it, where what
   * others see depends on more than that) or "owners" (nobody else).
   */
  'told_to'?: (string);
  /**
   * The client whose portal users see the record; 0 for none.
   */
  'portal_client_id'?: (number | string | Long);
  /**
   * Whom the record is for, or was until now, where that is said of each record: "all_members" (staff who may view all of the module), "all_clients" (users of
   * the portal), "role:<id>", "user:<id>".
   */
  'groups'?: (string)[];
}

/**
 * What happened to a record, for whoever keeps account of it and whoever follows live. Every service tells it of every record, beside the events that
 * say what it means.
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
   * What names the record to a person.
   */
  'title': (string);
  /**
   * The fields that changed; of a new record those that are set, none of a deleted or restored one.
   */
  'changes': (FieldChange)[];
  /**
   * Who may follow it live besides those whose own the record is: "viewers" (who may view the module), "editors" (who may update all of it, where what
   * others see depends on more than that) or "owners" (nobody else).
   */
  'told_to': (string);
  /**
   * The client whose portal users see the record; 0 for none.
   */
  'portal_client_id': (number);
  /**
   * Whom the record is for, or was until now, where that is said of each record: "all_members" (staff who may view all of the module), "all_clients" (users of
   * the portal), "role:<id>", "user:<id>".
   */
  'groups': (string)[];
}

/**
 * A record by its id.
 */
export interface RecordRequestInput {
  /**
   * The id of the record.
   */
  'id'?: (number | string | Long);
}

/**
 * A record by its id.
 */
export interface RecordRequest {
  /**
   * The id of the record.
   */
  'id': (number);
}

/**
 * What all rpcs of a gRPC service have in common.
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
 * What all rpcs of a gRPC service have in common.
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
   * Must be there (in a create and in a replacing PUT) and must not be null, nor empty where it is a string.
   */
  'required'?: (boolean);
  /**
   * Set by the server: refused in a create; in an update ignored when it equals what is stored and refused when it differs.
   */
  'read_only'?: (boolean);
  /**
   * Taken but never answered as a member of the record.
   */
  'write_only'?: (boolean);
  /**
   * The fewest characters of a string (or of each string of a list).
   */
  'min_length'?: (number);
  /**
   * The most characters of a string (or of each string of a list); 255 when unset.
   */
  'max_length'?: (number);
  /**
   * "date" (YYYY-MM-DD), "date_time" (RFC 3339), "email", "uri", "phone" (with the code of its country), "currency" (ISO 4217), "slug" or "id_list"
   * (integers, comma-separated).
   */
  'format'?: (string);
  /**
   * A regular expression (ECMA-262, unicode) that a string matches.
   */
  'pattern'?: (string);
  /**
   * The only values a string (or each string of a list) may have.
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
   * The smallest number.
   */
  'minimum'?: (number | string);
  /**
   * The largest number.
   */
  'maximum'?: (number | string);
  /**
   * The number is above this one.
   */
  'above'?: (number | string);
  /**
   * A string on the wire that is a number in JSON, with at most that many decimals and 15 digits.
   */
  'decimals'?: (number);
  /**
   * The fewest entries of a list or map.
   */
  'min_items'?: (number);
  /**
   * The most entries of a list or map; 100 when unset.
   */
  'max_items'?: (number);
  /**
   * The entries of a list differ from each other.
   */
  'unique_items'?: (boolean);
  /**
   * The pattern of a map's keys.
   */
  'key_pattern'?: (string);
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
   * The module whose record the id (or each id of a list) names, e.g. "clients"; "users" for an account. An id that names none is refused.
   */
  'references'?: (string);
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
   * Set by the caller in a create, and by nobody afterwards: in an update it is as if read_only.
   */
  'create_only'?: (boolean);
}

/**
 * Checked at the gateway on the raw JSON and again in the service on the message. Unset means no rule.
 */
export interface Rules {
  /**
   * Must be there (in a create and in a replacing PUT) and must not be null, nor empty where it is a string.
   */
  'required': (boolean);
  /**
   * Set by the server: refused in a create; in an update ignored when it equals what is stored and refused when it differs.
   */
  'read_only': (boolean);
  /**
   * Taken but never answered as a member of the record.
   */
  'write_only': (boolean);
  /**
   * The fewest characters of a string (or of each string of a list).
   */
  'min_length': (number);
  /**
   * The most characters of a string (or of each string of a list); 255 when unset.
   */
  'max_length': (number);
  /**
   * "date" (YYYY-MM-DD), "date_time" (RFC 3339), "email", "uri", "phone" (with the code of its country), "currency" (ISO 4217), "slug" or "id_list"
   * (integers, comma-separated).
   */
  'format': (string);
  /**
   * A regular expression (ECMA-262, unicode) that a string matches.
   */
  'pattern': (string);
  /**
   * The only values a string (or each string of a list) may have.
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
   * The smallest number.
   */
  'minimum'?: (number);
  /**
   * The largest number.
   */
  'maximum'?: (number);
  /**
   * The number is above this one.
   */
  'above'?: (number);
  /**
   * A string on the wire that is a number in JSON, with at most that many decimals and 15 digits.
   */
  'decimals'?: (number);
  /**
   * The fewest entries of a list or map.
   */
  'min_items': (number);
  /**
   * The most entries of a list or map; 100 when unset.
   */
  'max_items': (number);
  /**
   * The entries of a list differ from each other.
   */
  'unique_items': (boolean);
  /**
   * The pattern of a map's keys.
   */
  'key_pattern': (string);
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
   * The module whose record the id (or each id of a list) names, e.g. "clients"; "users" for an account. An id that names none is refused.
   */
  'references': (string);
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
   * Set by the caller in a create, and by nobody afterwards: in an update it is as if read_only.
   */
  'create_only': (boolean);
}

/**
 * The page, the order and the search of a list without `meta`: it holds everything, up to 1,000 records, unless a page is asked for.
 */
export interface WholeListQueryInput {
  /**
   * The page, from 1; everything when neither page nor limit is sent.
   */
  'page'?: (number);
  /**
   * How many records a page has, 20 by default; more than 100 means 100.
   */
  'limit'?: (number);
  /**
   * Words that the records contain, ignoring case and accents; a word of one or two letters matches beginnings of words.
   */
  'search'?: (string);
  /**
   * A field to sort by, with - in front for the descending order. The id breaks ties; the newest come first by default.
   */
  'sort'?: (string);
  /**
   * Only records created on that day (UTC) or later.
   */
  'created_from'?: (string);
  /**
   * Only records created on that day (UTC) or earlier.
   */
  'created_to'?: (string);
}

/**
 * The page, the order and the search of a list without `meta`: it holds everything, up to 1,000 records, unless a page is asked for.
 */
export interface WholeListQuery {
  /**
   * The page, from 1; everything when neither page nor limit is sent.
   */
  'page'?: (number);
  /**
   * How many records a page has, 20 by default; more than 100 means 100.
   */
  'limit'?: (number);
  /**
   * Words that the records contain, ignoring case and accents; a word of one or two letters matches beginnings of words.
   */
  'search'?: (string);
  /**
   * A field to sort by, with - in front for the descending order. The id breaks ties; the newest come first by default.
   */
  'sort'?: (string);
  /**
   * Only records created on that day (UTC) or later.
   */
  'created_from'?: (string);
  /**
   * Only records created on that day (UTC) or earlier.
   */
  'created_to'?: (string);
}
