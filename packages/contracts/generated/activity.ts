/* Made from protos/ by packages/contracts/scripts/generate.ts; changes here are lost. */
import type { Long } from '@grpc/proto-loader';
import type { ListMetaInput as _bms_api_ListMetaInput, ListMeta as _bms_api_ListMeta } from './api.ts';
import type { ListQueryInput as _bms_api_ListQueryInput, ListQuery as _bms_api_ListQuery } from './api.ts';
import type { PageQueryInput as _bms_api_PageQueryInput, PageQuery as _bms_api_PageQuery } from './api.ts';
import type { RecordActionInput as _bms_api_RecordActionInput, RecordAction as _bms_api_RecordAction } from './api.ts';
import type { FieldMaskInput as _google_protobuf_FieldMaskInput, FieldMask as _google_protobuf_FieldMask } from './protobuf.ts';

/**
 * An entry of the audit log.
 */
export interface AuditEntryInput {
  /**
   * The id of the entry.
   */
  'id'?: (number | string | Long);
  /**
   * The module of the record.
   */
  'module'?: (string);
  /**
   * The id of the record. In the module `account`, the id of the user; 0 if no account matches.
   */
  'record_id'?: (number | string | Long);
  /**
   * The title of the record at that time.
   */
  'title'?: (string);
  /**
   * The change made to the record.
   */
  'action'?: (string);
  /**
   * The user who made the change; for an API key, the administrator it acts for. Null if a service made it, or if nobody was signed in.
   */
  'user_id'?: (number | string | Long);
  /**
   * The API key used; null if none.
   */
  'api_key_id'?: (number | string | Long);
  /**
   * The changed fields; for a new record, the fields that were set.
   */
  'changes'?: (AuditedChangeInput)[];
  /**
   * The time of the event.
   */
  'occurred_at'?: (string);
  /**
   * The id of the request; empty if there was none.
   */
  'request_id'?: (string);
  /**
   * The IP address of the client app; only set in the module `account`.
   */
  'address'?: (string);
  /**
   * The version to which the change reverted the record; null if it did not.
   */
  'reverted_to'?: (number | string | Long);
  /**
   * The SCIM token used by a directory; null if none.
   */
  'scim_token_id'?: (number | string | Long);
}

/**
 * An entry of the audit log.
 */
export interface AuditEntry {
  /**
   * The id of the entry.
   */
  'id': (number);
  /**
   * The module of the record.
   */
  'module': (string);
  /**
   * The id of the record. In the module `account`, the id of the user; 0 if no account matches.
   */
  'record_id': (number);
  /**
   * The title of the record at that time.
   */
  'title': (string);
  /**
   * The change made to the record.
   */
  'action': (string);
  /**
   * The user who made the change; for an API key, the administrator it acts for. Null if a service made it, or if nobody was signed in.
   */
  'user_id'?: (number);
  /**
   * The API key used; null if none.
   */
  'api_key_id'?: (number);
  /**
   * The changed fields; for a new record, the fields that were set.
   */
  'changes': (AuditedChange)[];
  /**
   * The time of the event.
   */
  'occurred_at': (string);
  /**
   * The id of the request; empty if there was none.
   */
  'request_id': (string);
  /**
   * The IP address of the client app; only set in the module `account`.
   */
  'address': (string);
  /**
   * The version to which the change reverted the record; null if it did not.
   */
  'reverted_to'?: (number);
  /**
   * The SCIM token used by a directory; null if none.
   */
  'scim_token_id'?: (number);
}

/**
 * The change of a field.
 */
export interface AuditedChangeInput {
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
export interface AuditedChange {
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
 * A change of a record.
 */
export interface ChangeInput {
  /**
   * The module of the record.
   */
  'module'?: (string);
  /**
   * The id of the record.
   */
  'record_id'?: (number | string | Long);
  /**
   * The change; `removed` if the record left what the caller sees.
   */
  'action'?: (string);
  /**
   * The version of the record after the change.
   */
  'version'?: (number | string | Long);
  /**
   * The names of the fields that changed; of a new record those that were set.
   */
  'changed'?: (string)[];
  /**
   * The time of the change.
   */
  'occurred_at'?: (string);
  /**
   * The detail now, by `fields`.
   */
  'record'?: (string);
}

/**
 * A change of a record.
 */
export interface Change {
  /**
   * The module of the record.
   */
  'module': (string);
  /**
   * The id of the record.
   */
  'record_id': (number);
  /**
   * The change; `removed` if the record left what the caller sees.
   */
  'action': (string);
  /**
   * The version of the record after the change.
   */
  'version': (number);
  /**
   * The names of the fields that changed; of a new record those that were set.
   */
  'changed': (string)[];
  /**
   * The time of the change.
   */
  'occurred_at': (string);
  /**
   * The detail now, by `fields`.
   */
  'record'?: (string);
}

/**
 * The place in the feed.
 */
export interface ChangesMetaInput {
  /**
   * The cursor of the next request.
   */
  'next_cursor'?: (string);
  /**
   * True if there are more changes already.
   */
  'has_more'?: (boolean);
}

/**
 * The place in the feed.
 */
export interface ChangesMeta {
  /**
   * The cursor of the next request.
   */
  'next_cursor': (string);
  /**
   * True if there are more changes already.
   */
  'has_more': (boolean);
}

/**
 * A new webhook.
 */
export interface CreateWebhookRequestInput {
  /**
   * The webhook to create.
   */
  'webhook'?: (WebhookInput | null);
}

/**
 * A new webhook.
 */
export interface CreateWebhookRequest {
  /**
   * The webhook to create.
   */
  'webhook': (Webhook | null);
}

/**
 * A dead letter.
 */
export interface DeadLetterInput {
  /**
   * The id of the dead letter.
   */
  'id'?: (number | string | Long);
  /**
   * The consumer: the service and the name of its consumer.
   */
  'consumer'?: (string);
  /**
   * The type of the event; empty if it has none.
   */
  'event_type'?: (string);
  /**
   * The event.
   */
  'event'?: (ParkedEventInput | null);
  /**
   * The error of the last attempt.
   */
  'error'?: (string);
  /**
   * The number of attempts.
   */
  'attempts'?: (number);
  /**
   * The time of the last attempt.
   */
  'failed_at'?: (string);
  /**
   * The creation date.
   */
  'created_at'?: (string);
  /**
   * The last update.
   */
  'updated_at'?: (string);
}

/**
 * A dead letter.
 */
export interface DeadLetter {
  /**
   * The id of the dead letter.
   */
  'id': (number);
  /**
   * The consumer: the service and the name of its consumer.
   */
  'consumer': (string);
  /**
   * The type of the event; empty if it has none.
   */
  'event_type': (string);
  /**
   * The event.
   */
  'event': (ParkedEvent | null);
  /**
   * The error of the last attempt.
   */
  'error': (string);
  /**
   * The number of attempts.
   */
  'attempts': (number);
  /**
   * The time of the last attempt.
   */
  'failed_at': (string);
  /**
   * The creation date.
   */
  'created_at': (string);
  /**
   * The last update.
   */
  'updated_at': (string);
}

/**
 * The result of the request.
 */
export interface DeadLetterDecidedInput {
  /**
   * Always true.
   */
  'success'?: (boolean);
  /**
   * A message.
   */
  'message'?: (string);
  /**
   * The dead letter, as it was before the request.
   */
  'record'?: (DeadLetterInput | null);
}

/**
 * The result of the request.
 */
export interface DeadLetterDecided {
  /**
   * Always true.
   */
  'success': (boolean);
  /**
   * A message.
   */
  'message': (string);
  /**
   * The dead letter, as it was before the request.
   */
  'record': (DeadLetter | null);
}

/**
 * The decision of an administrator about a dead letter.
 */
export interface DeadLetterDecisionInput {
  /**
   * The id of the dead letter.
   */
  'dead_letter_id'?: (string);
  /**
   * The consumer that gave up, e.g. "billing_clients".
   */
  'consumer'?: (string);
}

/**
 * The decision of an administrator about a dead letter.
 */
export interface DeadLetterDecision {
  /**
   * The id of the dead letter.
   */
  'dead_letter_id': (string);
  /**
   * The consumer that gave up, e.g. "billing_clients".
   */
  'consumer': (string);
}

/**
 * A dead letter in a list.
 */
export interface DeadLetterListItemInput {
  /**
   * The id of the dead letter.
   */
  'id'?: (number | string | Long);
  /**
   * The consumer: the service and the name of its consumer.
   */
  'consumer'?: (string);
  /**
   * The type of the event; empty if it has none.
   */
  'event_type'?: (string);
  /**
   * The error of the last attempt.
   */
  'error'?: (string);
  /**
   * The number of attempts.
   */
  'attempts'?: (number);
  /**
   * The time of the last attempt.
   */
  'failed_at'?: (string);
}

/**
 * A dead letter in a list.
 */
export interface DeadLetterListItem {
  /**
   * The id of the dead letter.
   */
  'id': (number);
  /**
   * The consumer: the service and the name of its consumer.
   */
  'consumer': (string);
  /**
   * The type of the event; empty if it has none.
   */
  'event_type': (string);
  /**
   * The error of the last attempt.
   */
  'error': (string);
  /**
   * The number of attempts.
   */
  'attempts': (number);
  /**
   * The time of the last attempt.
   */
  'failed_at': (string);
}

/**
 * The dead letter.
 */
export interface DeadLetterResponseInput {
  /**
   * The dead letter.
   */
  'record'?: (DeadLetterInput | null);
  /**
   * Operations of the caller on the record, allowed or not. Only in details.
   */
  'actions'?: (_bms_api_RecordActionInput)[];
}

/**
 * The dead letter.
 */
export interface DeadLetterResponse {
  /**
   * The dead letter.
   */
  'record': (DeadLetter | null);
  /**
   * Operations of the caller on the record, allowed or not. Only in details.
   */
  'actions': (_bms_api_RecordAction)[];
}

/**
 * The number of replayed dead letters.
 */
export interface DeadLettersReplayedInput {
  /**
   * Always true.
   */
  'success'?: (boolean);
  /**
   * A message.
   */
  'message'?: (string);
  /**
   * The number of events that are replayed.
   */
  'count'?: (number);
  /**
   * The number of remaining dead letters that match the filters; another call replays them.
   */
  'remaining'?: (number);
}

/**
 * The number of replayed dead letters.
 */
export interface DeadLettersReplayed {
  /**
   * Always true.
   */
  'success': (boolean);
  /**
   * A message.
   */
  'message': (string);
  /**
   * The number of events that are replayed.
   */
  'count': (number);
  /**
   * The number of remaining dead letters that match the filters; another call replays them.
   */
  'remaining': (number);
}

/**
 * The result of the request.
 */
export interface DeliveryReplayedInput {
  /**
   * Always true.
   */
  'success'?: (boolean);
  /**
   * A message.
   */
  'message'?: (string);
  /**
   * The delivery, now pending.
   */
  'record'?: (WebhookDeliveryInput | null);
}

/**
 * The result of the request.
 */
export interface DeliveryReplayed {
  /**
   * Always true.
   */
  'success': (boolean);
  /**
   * A message.
   */
  'message': (string);
  /**
   * The delivery, now pending.
   */
  'record': (WebhookDelivery | null);
}

/**
 * More about the result of a search.
 */
export interface FindMetaInput {
  /**
   * True if more records match.
   */
  'has_more'?: (boolean);
}

/**
 * More about the result of a search.
 */
export interface FindMeta {
  /**
   * True if more records match.
   */
  'has_more': (boolean);
}

/**
 * Parameters of a search.
 */
export interface FindRequestInput {
  /**
   * The words to find.
   */
  'q'?: (string);
  /**
   * Only these modules, separated by commas.
   */
  'modules'?: (string);
  /**
   * The most records to return.
   */
  'limit'?: (number);
}

/**
 * Parameters of a search.
 */
export interface FindRequest {
  /**
   * The words to find.
   */
  'q': (string);
  /**
   * Only these modules, separated by commas.
   */
  'modules'?: (string);
  /**
   * The most records to return.
   */
  'limit'?: (number);
}

/**
 * The records that were found, best first.
 */
export interface FindResponseInput {
  /**
   * The records.
   */
  'records'?: (FoundRecordInput)[];
  /**
   * More about the result.
   */
  'meta'?: (FindMetaInput | null);
}

/**
 * The records that were found, best first.
 */
export interface FindResponse {
  /**
   * The records.
   */
  'records': (FoundRecord)[];
  /**
   * More about the result.
   */
  'meta': (FindMeta | null);
}

/**
 * A record as it was.
 */
export interface FormerRecordInput {
  /**
   * The version.
   */
  'version'?: (number | string | Long);
  /**
   * The response of its detail at that time, in its wire format.
   */
  'record'?: (Buffer | Uint8Array | string);
}

/**
 * A record as it was.
 */
export interface FormerRecord {
  /**
   * The version.
   */
  'version': (number);
  /**
   * The response of its detail at that time, in its wire format.
   */
  'record': (Buffer);
}

/**
 * A record that was found.
 */
export interface FoundRecordInput {
  /**
   * The module of the record.
   */
  'module'?: (string);
  /**
   * The id of the record.
   */
  'record_id'?: (number | string | Long);
  /**
   * The title, such as a name or a number.
   */
  'title'?: (string);
  /**
   * More to tell it from others, such as a city or the name of the client.
   */
  'subtitle'?: (string);
  /**
   * The texts that match, in parts.
   */
  'fragments'?: (FragmentInput)[];
  /**
   * The quality of the match; higher is better.
   */
  'score'?: (number | string);
  /**
   * The client of the record; null for records without one.
   */
  'client_id'?: (number | string | Long);
}

/**
 * A record that was found.
 */
export interface FoundRecord {
  /**
   * The module of the record.
   */
  'module': (string);
  /**
   * The id of the record.
   */
  'record_id': (number);
  /**
   * The title, such as a name or a number.
   */
  'title': (string);
  /**
   * More to tell it from others, such as a city or the name of the client.
   */
  'subtitle': (string);
  /**
   * The texts that match, in parts.
   */
  'fragments': (Fragment)[];
  /**
   * The quality of the match; higher is better.
   */
  'score': (number);
  /**
   * The client of the record; null for records without one.
   */
  'client_id'?: (number);
}

/**
 * A part of a text.
 */
export interface FragmentInput {
  /**
   * The part, as plain text.
   */
  'text'?: (string);
  /**
   * True for a part that matches.
   */
  'match'?: (boolean);
}

/**
 * A part of a text.
 */
export interface Fragment {
  /**
   * The part, as plain text.
   */
  'text': (string);
  /**
   * True for a part that matches.
   */
  'match': (boolean);
}

/**
 * A former state of a record.
 */
export interface GetVersionRequestInput {
  /**
   * The module of the record.
   */
  'module'?: (string);
  /**
   * The id of the record.
   */
  'record_id'?: (number | string | Long);
  /**
   * The version; 0 for the one at `as_of`.
   */
  'version'?: (number | string | Long);
  /**
   * The instant (RFC 3339); empty if `version` is set.
   */
  'as_of'?: (string);
  /**
   * The portal user for whom it is read; unset for staff.
   */
  'portal'?: (PortalViewerInput | null);
  /**
   * The current version of the record.
   */
  'current_version'?: (number | string | Long);
  /**
   * The time of the last update of the record (RFC 3339); empty if it is deleted.
   */
  'updated_at'?: (string);
}

/**
 * A former state of a record.
 */
export interface GetVersionRequest {
  /**
   * The module of the record.
   */
  'module': (string);
  /**
   * The id of the record.
   */
  'record_id': (number);
  /**
   * The version; 0 for the one at `as_of`.
   */
  'version': (number);
  /**
   * The instant (RFC 3339); empty if `version` is set.
   */
  'as_of': (string);
  /**
   * The portal user for whom it is read; unset for staff.
   */
  'portal': (PortalViewer | null);
  /**
   * The current version of the record.
   */
  'current_version': (number);
  /**
   * The time of the last update of the record (RFC 3339); empty if it is deleted.
   */
  'updated_at': (string);
}

/**
 * Parameters for listing audit log entries.
 */
export interface ListAuditLogRequestInput {
  /**
   * Pagination, sorting and search.
   */
  'list'?: (_bms_api_ListQueryInput | null);
  /**
   * Only records of this module.
   */
  'module'?: (string);
  /**
   * Only records with this id.
   */
  'record_id'?: (number | string | Long);
  /**
   * Only changes made by this user.
   */
  'user_id'?: (number | string | Long);
  /**
   * Only changes made with this API key.
   */
  'api_key_id'?: (number | string | Long);
  /**
   * Only entries with this action.
   */
  'action'?: (string);
}

/**
 * Parameters for listing audit log entries.
 */
export interface ListAuditLogRequest {
  /**
   * Pagination, sorting and search.
   */
  'list': (_bms_api_ListQuery | null);
  /**
   * Only records of this module.
   */
  'module'?: (string);
  /**
   * Only records with this id.
   */
  'record_id'?: (number);
  /**
   * Only changes made by this user.
   */
  'user_id'?: (number);
  /**
   * Only changes made with this API key.
   */
  'api_key_id'?: (number);
  /**
   * Only entries with this action.
   */
  'action'?: (string);
}

/**
 * A page of audit log entries.
 */
export interface ListAuditLogResponseInput {
  /**
   * The entries on this page.
   */
  'records'?: (AuditEntryInput)[];
  /**
   * Pagination details.
   */
  'meta'?: (_bms_api_ListMetaInput | null);
}

/**
 * A page of audit log entries.
 */
export interface ListAuditLogResponse {
  /**
   * The entries on this page.
   */
  'records': (AuditEntry)[];
  /**
   * Pagination details.
   */
  'meta': (_bms_api_ListMeta | null);
}

/**
 * Parameters of the change feed.
 */
export interface ListChangesRequestInput {
  /**
   * The `next_cursor` of the answer before; empty to begin now.
   */
  'cursor'?: (string);
  /**
   * Only these modules, separated by commas.
   */
  'modules'?: (string);
  /**
   * The most changes to return.
   */
  'limit'?: (number);
  /**
   * The time to wait for a change if there is none yet, in seconds.
   */
  'wait'?: (number);
  /**
   * The members of the details to return as `record`, separated by commas; * for all, with `etag`. A record has those that its module has.
   */
  'fields'?: (string);
}

/**
 * Parameters of the change feed.
 */
export interface ListChangesRequest {
  /**
   * The `next_cursor` of the answer before; empty to begin now.
   */
  'cursor'?: (string);
  /**
   * Only these modules, separated by commas.
   */
  'modules'?: (string);
  /**
   * The most changes to return.
   */
  'limit'?: (number);
  /**
   * The time to wait for a change if there is none yet, in seconds.
   */
  'wait'?: (number);
  /**
   * The members of the details to return as `record`, separated by commas; * for all, with `etag`. A record has those that its module has.
   */
  'fields'?: (string);
}

/**
 * Changes in their order.
 */
export interface ListChangesResponseInput {
  /**
   * The changes.
   */
  'records'?: (ChangeInput)[];
  /**
   * The place in the feed.
   */
  'meta'?: (ChangesMetaInput | null);
}

/**
 * Changes in their order.
 */
export interface ListChangesResponse {
  /**
   * The changes.
   */
  'records': (Change)[];
  /**
   * The place in the feed.
   */
  'meta': (ChangesMeta | null);
}

/**
 * Parameters for listing dead letters.
 */
export interface ListDeadLettersRequestInput {
  /**
   * Pagination, sorting and search.
   */
  'list'?: (_bms_api_ListQueryInput | null);
  /**
   * Only dead letters of this consumer.
   */
  'consumer'?: (string);
  /**
   * Only events of this type.
   */
  'event_type'?: (string);
}

/**
 * Parameters for listing dead letters.
 */
export interface ListDeadLettersRequest {
  /**
   * Pagination, sorting and search.
   */
  'list': (_bms_api_ListQuery | null);
  /**
   * Only dead letters of this consumer.
   */
  'consumer'?: (string);
  /**
   * Only events of this type.
   */
  'event_type'?: (string);
}

/**
 * A page of dead letters.
 */
export interface ListDeadLettersResponseInput {
  /**
   * The dead letters on this page.
   */
  'records'?: (DeadLetterListItemInput)[];
  /**
   * Pagination details.
   */
  'meta'?: (_bms_api_ListMetaInput | null);
}

/**
 * A page of dead letters.
 */
export interface ListDeadLettersResponse {
  /**
   * The dead letters on this page.
   */
  'records': (DeadLetterListItem)[];
  /**
   * Pagination details.
   */
  'meta': (_bms_api_ListMeta | null);
}

/**
 * Parameters for listing deliveries.
 */
export interface ListDeliveriesRequestInput {
  /**
   * The id of the webhook.
   */
  'id'?: (number | string | Long);
  /**
   * Pagination.
   */
  'list'?: (_bms_api_PageQueryInput | null);
  /**
   * Only deliveries with this status.
   */
  'status'?: (string);
  /**
   * Only events of this type.
   */
  'type'?: (string);
}

/**
 * Parameters for listing deliveries.
 */
export interface ListDeliveriesRequest {
  /**
   * The id of the webhook.
   */
  'id': (number);
  /**
   * Pagination.
   */
  'list': (_bms_api_PageQuery | null);
  /**
   * Only deliveries with this status.
   */
  'status'?: (string);
  /**
   * Only events of this type.
   */
  'type'?: (string);
}

/**
 * A page of deliveries.
 */
export interface ListDeliveriesResponseInput {
  /**
   * The deliveries on this page.
   */
  'records'?: (WebhookDeliveryInput)[];
  /**
   * Pagination details.
   */
  'meta'?: (_bms_api_ListMetaInput | null);
}

/**
 * A page of deliveries.
 */
export interface ListDeliveriesResponse {
  /**
   * The deliveries on this page.
   */
  'records': (WebhookDelivery)[];
  /**
   * Pagination details.
   */
  'meta': (_bms_api_ListMeta | null);
}

/**
 * Parameters of the timeline.
 */
export interface ListTimelineRequestInput {
  /**
   * Only what happened to this client and its records.
   */
  'client_id'?: (number | string | Long);
  /**
   * Only these modules, separated by commas.
   */
  'modules'?: (string);
  /**
   * The `next_cursor` of the page before; missing for the newest entries.
   */
  'cursor'?: (number | string | Long);
  /**
   * The most entries to return.
   */
  'limit'?: (number);
}

/**
 * Parameters of the timeline.
 */
export interface ListTimelineRequest {
  /**
   * Only what happened to this client and its records.
   */
  'client_id'?: (number);
  /**
   * Only these modules, separated by commas.
   */
  'modules'?: (string);
  /**
   * The `next_cursor` of the page before; missing for the newest entries.
   */
  'cursor'?: (number);
  /**
   * The most entries to return.
   */
  'limit'?: (number);
}

/**
 * A page of the timeline.
 */
export interface ListTimelineResponseInput {
  /**
   * The entries.
   */
  'records'?: (TimelineEntryInput)[];
  /**
   * The place of the page.
   */
  'meta'?: (TimelineMetaInput | null);
}

/**
 * A page of the timeline.
 */
export interface ListTimelineResponse {
  /**
   * The entries.
   */
  'records': (TimelineEntry)[];
  /**
   * The place of the page.
   */
  'meta': (TimelineMeta | null);
}

/**
 * The record whose versions are listed.
 */
export interface ListVersionsRequestInput {
  /**
   * The module of the record.
   */
  'module'?: (string);
  /**
   * The id of the record.
   */
  'record_id'?: (number | string | Long);
  /**
   * Pagination.
   */
  'list'?: (_bms_api_PageQueryInput | null);
  /**
   * The portal user for whom it is listed; unset for staff.
   */
  'portal'?: (PortalViewerInput | null);
}

/**
 * The record whose versions are listed.
 */
export interface ListVersionsRequest {
  /**
   * The module of the record.
   */
  'module': (string);
  /**
   * The id of the record.
   */
  'record_id': (number);
  /**
   * Pagination.
   */
  'list': (_bms_api_PageQuery | null);
  /**
   * The portal user for whom it is listed; unset for staff.
   */
  'portal': (PortalViewer | null);
}

/**
 * Parameters for listing webhooks.
 */
export interface ListWebhooksRequestInput {
  /**
   * Pagination, sorting and search.
   */
  'list'?: (_bms_api_ListQueryInput | null);
  /**
   * Only active webhooks, or only inactive ones.
   */
  'active'?: (boolean);
}

/**
 * Parameters for listing webhooks.
 */
export interface ListWebhooksRequest {
  /**
   * Pagination, sorting and search.
   */
  'list': (_bms_api_ListQuery | null);
  /**
   * Only active webhooks, or only inactive ones.
   */
  'active'?: (boolean);
}

/**
 * A page of webhooks.
 */
export interface ListWebhooksResponseInput {
  /**
   * The webhooks on this page.
   */
  'records'?: (WebhookListItemInput)[];
  /**
   * Pagination details.
   */
  'meta'?: (_bms_api_ListMetaInput | null);
}

/**
 * A page of webhooks.
 */
export interface ListWebhooksResponse {
  /**
   * The webhooks on this page.
   */
  'records': (WebhookListItem)[];
  /**
   * Pagination details.
   */
  'meta': (_bms_api_ListMeta | null);
}

/**
 * The data of an event in the stream.
 */
export interface LiveEventInput {
  /**
   * The id of the entry of the audit log.
   */
  'id'?: (number | string | Long);
  /**
   * The module of the record.
   */
  'module'?: (string);
  /**
   * The id of the record.
   */
  'record_id'?: (number | string | Long);
  /**
   * The change made to the record.
   */
  'action'?: (string);
  /**
   * The user who made the change; null if a service made it.
   */
  'user_id'?: (number | string | Long);
  /**
   * The time of the change.
   */
  'occurred_at'?: (string);
}

/**
 * The data of an event in the stream.
 */
export interface LiveEvent {
  /**
   * The id of the entry of the audit log.
   */
  'id': (number);
  /**
   * The module of the record.
   */
  'module': (string);
  /**
   * The id of the record.
   */
  'record_id': (number);
  /**
   * The change made to the record.
   */
  'action': (string);
  /**
   * The user who made the change; null if a service made it.
   */
  'user_id'?: (number);
  /**
   * The time of the change.
   */
  'occurred_at': (string);
}

/**
 * An email notification that activity has to send.
 */
export interface NotificationEventInput {
  /**
   * The encrypted message with the address and the content.
   */
  'send_job_id'?: (string);
  /**
   * The account concerned; 0 for a recipient without an account.
   */
  'user_id'?: (number | string | Long);
  /**
   * Always "mail".
   */
  'channel'?: (string);
}

/**
 * An email notification that activity has to send.
 */
export interface NotificationEvent {
  /**
   * The encrypted message with the address and the content.
   */
  'send_job_id': (string);
  /**
   * The account concerned; 0 for a recipient without an account.
   */
  'user_id': (number);
  /**
   * Always "mail".
   */
  'channel': (string);
}

/**
 * The event of a dead letter.
 */
export interface ParkedEventInput {
  /**
   * The id of the event.
   */
  'id'?: (string);
  /**
   * The service that published the event; empty if unknown.
   */
  'service'?: (string);
  /**
   * The subject on which it was published.
   */
  'subject'?: (string);
  /**
   * The time of the event; empty if unknown.
   */
  'occurred_at'?: (string);
  /**
   * The data of the event as JSON text; empty if unreadable.
   */
  'data'?: (string);
}

/**
 * The event of a dead letter.
 */
export interface ParkedEvent {
  /**
   * The id of the event.
   */
  'id': (string);
  /**
   * The service that published the event; empty if unknown.
   */
  'service': (string);
  /**
   * The subject on which it was published.
   */
  'subject': (string);
  /**
   * The time of the event; empty if unknown.
   */
  'occurred_at': (string);
  /**
   * The data of the event as JSON text; empty if unreadable.
   */
  'data': (string);
}

/**
 * A portal user, who sees versions of the time when the record was visible to them.
 */
export interface PortalViewerInput {
  /**
   * The client of the user.
   */
  'client_id'?: (number | string | Long);
  /**
   * The user.
   */
  'user_id'?: (number | string | Long);
}

/**
 * A portal user, who sees versions of the time when the record was visible to them.
 */
export interface PortalViewer {
  /**
   * The client of the user.
   */
  'client_id': (number);
  /**
   * The user.
   */
  'user_id': (number);
}

/**
 * The dead letters to replay; all if no filter is set.
 */
export interface ReplayDeadLettersRequestInput {
  /**
   * Only dead letters of this consumer.
   */
  'consumer'?: (string);
  /**
   * Only events of this type.
   */
  'event_type'?: (string);
  /**
   * Only dead letters whose last attempt failed at or after this time.
   */
  'failed_from'?: (string);
  /**
   * Only dead letters whose last attempt failed at or before this time.
   */
  'failed_to'?: (string);
}

/**
 * The dead letters to replay; all if no filter is set.
 */
export interface ReplayDeadLettersRequest {
  /**
   * Only dead letters of this consumer.
   */
  'consumer'?: (string);
  /**
   * Only events of this type.
   */
  'event_type'?: (string);
  /**
   * Only dead letters whose last attempt failed at or after this time.
   */
  'failed_from'?: (string);
  /**
   * Only dead letters whose last attempt failed at or before this time.
   */
  'failed_to'?: (string);
}

/**
 * The delivery to resend.
 */
export interface ReplayDeliveryRequestInput {
  /**
   * The id of the webhook.
   */
  'id'?: (number | string | Long);
  /**
   * The id of the delivery.
   */
  'delivery_id'?: (number | string | Long);
}

/**
 * The delivery to resend.
 */
export interface ReplayDeliveryRequest {
  /**
   * The id of the webhook.
   */
  'id': (number);
  /**
   * The id of the delivery.
   */
  'delivery_id': (number);
}

/**
 * The webhook whose secret is rotated.
 */
export interface RotateSecretRequestInput {
  /**
   * The id of the webhook.
   */
  'id'?: (number | string | Long);
  /**
   * The caller's password, after 401 `recent_sign_in_required`.
   */
  'current_password'?: (string);
}

/**
 * The webhook whose secret is rotated.
 */
export interface RotateSecretRequest {
  /**
   * The id of the webhook.
   */
  'id': (number);
  /**
   * The caller's password, after 401 `recent_sign_in_required`.
   */
  'current_password'?: (string);
}

/**
 * A part of the work for a slow request.
 */
export interface SlowCallInput {
  /**
   * The process that measured it.
   */
  'service'?: (string);
  /**
   * The kind: `called`, a call measured at its caller; `served`, a call measured at the service that answered it; `consumed`, the handling of an event.
   */
  'kind'?: (string);
  /**
   * The rpc, or the consumer and the type of the event.
   */
  'name'?: (string);
  /**
   * The start relative to that of the request, in milliseconds. Other processes may run on hosts with other clocks.
   */
  'offset_ms'?: (number | string);
  /**
   * The duration in milliseconds.
   */
  'duration_ms'?: (number | string);
  /**
   * The gRPC status; of an event `done` or `retried`.
   */
  'status'?: (string);
}

/**
 * A part of the work for a slow request.
 */
export interface SlowCall {
  /**
   * The process that measured it.
   */
  'service': (string);
  /**
   * The kind: `called`, a call measured at its caller; `served`, a call measured at the service that answered it; `consumed`, the handling of an event.
   */
  'kind': (string);
  /**
   * The rpc, or the consumer and the type of the event.
   */
  'name': (string);
  /**
   * The start relative to that of the request, in milliseconds. Other processes may run on hosts with other clocks.
   */
  'offset_ms': (number);
  /**
   * The duration in milliseconds.
   */
  'duration_ms': (number);
  /**
   * The gRPC status; of an event `done` or `retried`.
   */
  'status': (string);
}

/**
 * A request that took longer than SLOW_REQUEST_MS. Uploads, downloads and event streams are not recorded.
 */
export interface SlowRequestInput {
  /**
   * The time at which it arrived.
   */
  'started_at'?: (string);
  /**
   * The duration in milliseconds.
   */
  'duration_ms'?: (number | string);
  /**
   * The HTTP method.
   */
  'method'?: (string);
  /**
   * The route template.
   */
  'route'?: (string);
  /**
   * The HTTP status; 499 if the client disconnected before the response.
   */
  'status'?: (number);
  /**
   * The request id.
   */
  'request_id'?: (string);
  /**
   * The trace id.
   */
  'trace_id'?: (string);
  /**
   * The address of the trace, by the setting TRACE_URL; empty without it.
   */
  'trace_url'?: (string);
  /**
   * The calls of the gateway for this request, and what services recorded as slow in the same trace; by their start.
   */
  'calls'?: (SlowCallInput)[];
}

/**
 * A request that took longer than SLOW_REQUEST_MS. Uploads, downloads and event streams are not recorded.
 */
export interface SlowRequest {
  /**
   * The time at which it arrived.
   */
  'started_at': (string);
  /**
   * The duration in milliseconds.
   */
  'duration_ms': (number);
  /**
   * The HTTP method.
   */
  'method': (string);
  /**
   * The route template.
   */
  'route': (string);
  /**
   * The HTTP status; 499 if the client disconnected before the response.
   */
  'status': (number);
  /**
   * The request id.
   */
  'request_id': (string);
  /**
   * The trace id.
   */
  'trace_id': (string);
  /**
   * The address of the trace, by the setting TRACE_URL; empty without it.
   */
  'trace_url': (string);
  /**
   * The calls of the gateway for this request, and what services recorded as slow in the same trace; by their start.
   */
  'calls': (SlowCall)[];
}

/**
 * A consumer of the events of a service.
 */
export interface SystemConsumerInput {
  /**
   * The service that consumes.
   */
  'service'?: (string);
  /**
   * The consumer.
   */
  'consumer'?: (string);
  /**
   * The service that publishes the events.
   */
  'source'?: (string);
  /**
   * The lag: the number of events that are not delivered yet.
   */
  'pending'?: (number | string | Long);
  /**
   * The number of events that are delivered and not acknowledged.
   */
  'unacknowledged'?: (number | string | Long);
  /**
   * The time with events and without progress, in seconds.
   */
  'stalled_seconds'?: (number | string);
}

/**
 * A consumer of the events of a service.
 */
export interface SystemConsumer {
  /**
   * The service that consumes.
   */
  'service': (string);
  /**
   * The consumer.
   */
  'consumer': (string);
  /**
   * The service that publishes the events.
   */
  'source': (string);
  /**
   * The lag: the number of events that are not delivered yet.
   */
  'pending': (number);
  /**
   * The number of events that are delivered and not acknowledged.
   */
  'unacknowledged': (number);
  /**
   * The time with events and without progress, in seconds.
   */
  'stalled_seconds': (number);
}

/**
 * The dead letters of a service.
 */
export interface SystemDeadLettersInput {
  /**
   * The service.
   */
  'service'?: (string);
  /**
   * The number of events that its consumers gave up on.
   */
  'count'?: (number | string | Long);
}

/**
 * The dead letters of a service.
 */
export interface SystemDeadLetters {
  /**
   * The service.
   */
  'service': (string);
  /**
   * The number of events that its consumers gave up on.
   */
  'count': (number);
}

/**
 * The outbox of a service, as measured by one of its processes.
 */
export interface SystemOutboxInput {
  /**
   * The number of events that are not published yet.
   */
  'unsent'?: (number | string | Long);
  /**
   * The age of the oldest of them, in seconds.
   */
  'oldest_seconds'?: (number | string);
  /**
   * True if this process publishes the outbox of its service.
   */
  'is_leader'?: (boolean);
}

/**
 * The outbox of a service, as measured by one of its processes.
 */
export interface SystemOutbox {
  /**
   * The number of events that are not published yet.
   */
  'unsent': (number);
  /**
   * The age of the oldest of them, in seconds.
   */
  'oldest_seconds': (number);
  /**
   * True if this process publishes the outbox of its service.
   */
  'is_leader': (boolean);
}

/**
 * A backing service or service that a process depends on.
 */
export interface SystemPartInput {
  /**
   * Its name.
   */
  'name'?: (string);
  /**
   * The state: `up`, `unavailable`, `full` if it answers and its storage is full, or `not_set_up` if it answers and what its
   * set-up creates is missing (NATS: a stream).
   */
  'state'?: (string);
}

/**
 * A backing service or service that a process depends on.
 */
export interface SystemPart {
  /**
   * Its name.
   */
  'name': (string);
  /**
   * The state: `up`, `unavailable`, `full` if it answers and its storage is full, or `not_set_up` if it answers and what its
   * set-up creates is missing (NATS: a stream).
   */
  'state': (string);
}

/**
 * A process of the system.
 */
export interface SystemProcessInput {
  /**
   * The name of the service, or `gateway`.
   */
  'service'?: (string);
  /**
   * The host and the process id; empty for a service of which no process answered.
   */
  'instance'?: (string);
  /**
   * The state: `ready`; `not_ready`, while it starts, stops or lacks a required backing service; `no_answer`, if it answered within the last minute but not this
   * time, or if no process of the service answered.
   */
  'state'?: (string);
  /**
   * The version; empty if unknown.
   */
  'version'?: (string);
  /**
   * The time at which the process started; null if unknown.
   */
  'started_at'?: (string);
  /**
   * The time of its last report; null if there is none.
   */
  'reported_at'?: (string);
  /**
   * The resident memory, in bytes; null if unknown.
   */
  'memory_bytes'?: (number | string | Long);
  /**
   * The 99th percentile of the event loop delay over 10 seconds, in milliseconds; null if unknown.
   */
  'event_loop_delay_ms'?: (number | string);
  /**
   * The backing services and services that it depends on.
   */
  'parts'?: (SystemPartInput)[];
  /**
   * The outbox; null if the process has none, or has not measured it yet.
   */
  'outbox'?: (SystemOutboxInput | null);
  /**
   * The duration from which a request counts as slow, in milliseconds; 0 if slow requests are not recorded, null if unknown.
   */
  'slow_request_ms'?: (number);
}

/**
 * A process of the system.
 */
export interface SystemProcess {
  /**
   * The name of the service, or `gateway`.
   */
  'service': (string);
  /**
   * The host and the process id; empty for a service of which no process answered.
   */
  'instance': (string);
  /**
   * The state: `ready`; `not_ready`, while it starts, stops or lacks a required backing service; `no_answer`, if it answered within the last minute but not this
   * time, or if no process of the service answered.
   */
  'state': (string);
  /**
   * The version; empty if unknown.
   */
  'version': (string);
  /**
   * The time at which the process started; null if unknown.
   */
  'started_at'?: (string);
  /**
   * The time of its last report; null if there is none.
   */
  'reported_at'?: (string);
  /**
   * The resident memory, in bytes; null if unknown.
   */
  'memory_bytes'?: (number);
  /**
   * The 99th percentile of the event loop delay over 10 seconds, in milliseconds; null if unknown.
   */
  'event_loop_delay_ms'?: (number);
  /**
   * The backing services and services that it depends on.
   */
  'parts': (SystemPart)[];
  /**
   * The outbox; null if the process has none, or has not measured it yet.
   */
  'outbox'?: (SystemOutbox | null);
  /**
   * The duration from which a request counts as slow, in milliseconds; 0 if slow requests are not recorded, null if unknown.
   */
  'slow_request_ms'?: (number);
}

/**
 * The state of the system.
 */
export interface SystemStateInput {
  /**
   * The time at which the reports were collected.
   */
  'collected_at'?: (string);
  /**
   * False while the activity service has no connection to NATS: only the process that answers the request is listed.
   */
  'is_complete'?: (boolean);
  /**
   * The processes, by service and instance.
   */
  'processes'?: (SystemProcessInput)[];
  /**
   * The consumers of events.
   */
  'consumers'?: (SystemConsumerInput)[];
  /**
   * The number of dead letters of each service that has any.
   */
  'dead_letters'?: (SystemDeadLettersInput)[];
  /**
   * The last slow requests of all gateways, newest first, at most 50. Requests for the state of the system are left out.
   */
  'slow_requests'?: (SlowRequestInput)[];
}

/**
 * The state of the system.
 */
export interface SystemState {
  /**
   * The time at which the reports were collected.
   */
  'collected_at': (string);
  /**
   * False while the activity service has no connection to NATS: only the process that answers the request is listed.
   */
  'is_complete': (boolean);
  /**
   * The processes, by service and instance.
   */
  'processes': (SystemProcess)[];
  /**
   * The consumers of events.
   */
  'consumers': (SystemConsumer)[];
  /**
   * The number of dead letters of each service that has any.
   */
  'dead_letters': (SystemDeadLetters)[];
  /**
   * The last slow requests of all gateways, newest first, at most 50. Requests for the state of the system are left out.
   */
  'slow_requests': (SlowRequest)[];
}

/**
 * An entry of the timeline: a change of a record.
 */
export interface TimelineEntryInput {
  /**
   * The id of the entry.
   */
  'id'?: (number | string | Long);
  /**
   * The module of the record.
   */
  'module'?: (string);
  /**
   * The id of the record.
   */
  'record_id'?: (number | string | Long);
  /**
   * The title of the record at that time, such as a name or a number; empty for confidential records.
   */
  'title'?: (string);
  /**
   * The change.
   */
  'action'?: (string);
  /**
   * The status that the change gave the record; empty if it kept its status.
   */
  'status'?: (string);
  /**
   * The names of the fields that changed; of a new record those that were set.
   */
  'changed'?: (string)[];
  /**
   * The user who made the change; null if a service made it, and for portal users.
   */
  'user_id'?: (number | string | Long);
  /**
   * True if the record is deleted now.
   */
  'is_deleted'?: (boolean);
  /**
   * The time of the change.
   */
  'occurred_at'?: (string);
  /**
   * The client of the record; null for records without one.
   */
  'client_id'?: (number | string | Long);
}

/**
 * An entry of the timeline: a change of a record.
 */
export interface TimelineEntry {
  /**
   * The id of the entry.
   */
  'id': (number);
  /**
   * The module of the record.
   */
  'module': (string);
  /**
   * The id of the record.
   */
  'record_id': (number);
  /**
   * The title of the record at that time, such as a name or a number; empty for confidential records.
   */
  'title': (string);
  /**
   * The change.
   */
  'action': (string);
  /**
   * The status that the change gave the record; empty if it kept its status.
   */
  'status': (string);
  /**
   * The names of the fields that changed; of a new record those that were set.
   */
  'changed': (string)[];
  /**
   * The user who made the change; null if a service made it, and for portal users.
   */
  'user_id'?: (number);
  /**
   * True if the record is deleted now.
   */
  'is_deleted': (boolean);
  /**
   * The time of the change.
   */
  'occurred_at': (string);
  /**
   * The client of the record; null for records without one.
   */
  'client_id'?: (number);
}

/**
 * The place of a page in the timeline.
 */
export interface TimelineMetaInput {
  /**
   * The cursor of the page of earlier entries; null at the end.
   */
  'next_cursor'?: (number | string | Long);
  /**
   * True if there are earlier entries.
   */
  'has_more'?: (boolean);
}

/**
 * The place of a page in the timeline.
 */
export interface TimelineMeta {
  /**
   * The cursor of the page of earlier entries; null at the end.
   */
  'next_cursor'?: (number);
  /**
   * True if there are earlier entries.
   */
  'has_more': (boolean);
}

/**
 * Changes to a webhook.
 */
export interface UpdateWebhookRequestInput {
  /**
   * The id of the webhook.
   */
  'id'?: (number | string | Long);
  /**
   * The values to set.
   */
  'webhook'?: (WebhookInput | null);
  /**
   * The fields to set; the gateway derives them from the body.
   */
  'update_mask'?: (_google_protobuf_FieldMaskInput | null);
}

/**
 * Changes to a webhook.
 */
export interface UpdateWebhookRequest {
  /**
   * The id of the webhook.
   */
  'id': (number);
  /**
   * The values to set.
   */
  'webhook': (Webhook | null);
  /**
   * The fields to set; the gateway derives them from the body.
   */
  'update_mask': (_google_protobuf_FieldMask | null);
}

/**
 * A webhook.
 */
export interface WebhookInput {
  /**
   * The id of the webhook.
   */
  'id'?: (number | string | Long);
  /**
   * The URL that receives events; it must be publicly reachable, and use https in production.
   */
  'url'?: (string);
  /**
   * The event types that it receives, such as `client.created`; `*` for all.
   */
  'events'?: (string)[];
  /**
   * True if the webhook receives events. It is disabled if no delivery succeeds for a day, or if the receiver answers 410 Gone; its owner is notified by email.
   */
  'active'?: (boolean);
  /**
   * The time at which it was disabled because deliveries failed or the receiver answered 410 Gone; null if it was not.
   */
  'switched_off_at'?: (string);
  /**
   * The administrator who created it.
   */
  'created_by'?: (number | string | Long);
  /**
   * The creation date.
   */
  'created_at'?: (string);
  /**
   * The last update.
   */
  'updated_at'?: (string);
  /**
   * The time until which messages are also signed with the previous secret; null if there is none.
   */
  'previous_secret_until'?: (string);
  /**
   * The administrator responsible for the webhook: its creator, or the one who last took it over.
   */
  'owner_id'?: (number | string | Long);
  /**
   * The reason of the pause; null if it is not paused. Events are kept for 30 days, until an administrator takes it over.
   */
  'paused_reason'?: (string);
  /**
   * The reason it was disabled: no delivery succeeded for a day (`failing`), 410 Gone (`gone`), or its account was recovered; null if it was not.
   */
  'disabled_reason'?: (string);
  /**
   * The caller's password, after 401 `recent_sign_in_required`.
   */
  'current_password'?: (string);
  /**
   * The form of `data`: the record as its GET returns it (`v2`), or the summary of earlier versions (`v1`). Events without a summary always come as `v2`, to
   * webhooks that name them.
   */
  'payload'?: (string);
}

/**
 * A webhook.
 */
export interface Webhook {
  /**
   * The id of the webhook.
   */
  'id': (number);
  /**
   * The URL that receives events; it must be publicly reachable, and use https in production.
   */
  'url': (string);
  /**
   * The event types that it receives, such as `client.created`; `*` for all.
   */
  'events': (string)[];
  /**
   * True if the webhook receives events. It is disabled if no delivery succeeds for a day, or if the receiver answers 410 Gone; its owner is notified by email.
   */
  'active': (boolean);
  /**
   * The time at which it was disabled because deliveries failed or the receiver answered 410 Gone; null if it was not.
   */
  'switched_off_at'?: (string);
  /**
   * The administrator who created it.
   */
  'created_by': (number);
  /**
   * The creation date.
   */
  'created_at': (string);
  /**
   * The last update.
   */
  'updated_at': (string);
  /**
   * The time until which messages are also signed with the previous secret; null if there is none.
   */
  'previous_secret_until'?: (string);
  /**
   * The administrator responsible for the webhook: its creator, or the one who last took it over.
   */
  'owner_id': (number);
  /**
   * The reason of the pause; null if it is not paused. Events are kept for 30 days, until an administrator takes it over.
   */
  'paused_reason'?: (string);
  /**
   * The reason it was disabled: no delivery succeeded for a day (`failing`), 410 Gone (`gone`), or its account was recovered; null if it was not.
   */
  'disabled_reason'?: (string);
  /**
   * The caller's password, after 401 `recent_sign_in_required`.
   */
  'current_password'?: (string);
  /**
   * The form of `data`: the record as its GET returns it (`v2`), or the summary of earlier versions (`v1`). Events without a summary always come as `v2`, to
   * webhooks that name them.
   */
  'payload': (string);
}

/**
 * The webhook after a change.
 */
export interface WebhookChangedResponseInput {
  /**
   * Always true.
   */
  'success'?: (boolean);
  /**
   * A message.
   */
  'message'?: (string);
  /**
   * The webhook, unless the caller can no longer view it.
   */
  'record'?: (WebhookInput | null);
}

/**
 * The webhook after a change.
 */
export interface WebhookChangedResponse {
  /**
   * Always true.
   */
  'success': (boolean);
  /**
   * A message.
   */
  'message': (string);
  /**
   * The webhook, unless the caller can no longer view it.
   */
  'record': (Webhook | null);
}

/**
 * The created webhook.
 */
export interface WebhookCreatedInput {
  /**
   * The webhook.
   */
  'record'?: (WebhookInput | null);
  /**
   * The secret that signs its messages. It is returned only once.
   */
  'secret'?: (string);
}

/**
 * The created webhook.
 */
export interface WebhookCreated {
  /**
   * The webhook.
   */
  'record': (Webhook | null);
  /**
   * The secret that signs its messages. It is returned only once.
   */
  'secret': (string);
}

/**
 * The delivery of an event to a webhook.
 */
export interface WebhookDeliveryInput {
  /**
   * The id of the delivery.
   */
  'id'?: (number | string | Long);
  /**
   * The id of the event, sent as `webhook-id`.
   */
  'event_id'?: (string);
  /**
   * The type of the event.
   */
  'type'?: (string);
  /**
   * The state of the delivery: pending, succeeded or failed for good.
   */
  'status'?: (string);
  /**
   * The number of attempts.
   */
  'attempts'?: (number);
  /**
   * The HTTP status of the last response; null if there was none.
   */
  'response_status'?: (number);
  /**
   * The error of the last attempt; empty if it succeeded.
   */
  'error'?: (string);
  /**
   * The time of the next attempt; null if there is none.
   */
  'next_attempt_at'?: (string);
  /**
   * The time of the event.
   */
  'occurred_at'?: (string);
}

/**
 * The delivery of an event to a webhook.
 */
export interface WebhookDelivery {
  /**
   * The id of the delivery.
   */
  'id': (number);
  /**
   * The id of the event, sent as `webhook-id`.
   */
  'event_id': (string);
  /**
   * The type of the event.
   */
  'type': (string);
  /**
   * The state of the delivery: pending, succeeded or failed for good.
   */
  'status': (string);
  /**
   * The number of attempts.
   */
  'attempts': (number);
  /**
   * The HTTP status of the last response; null if there was none.
   */
  'response_status'?: (number);
  /**
   * The error of the last attempt; empty if it succeeded.
   */
  'error': (string);
  /**
   * The time of the next attempt; null if there is none.
   */
  'next_attempt_at'?: (string);
  /**
   * The time of the event.
   */
  'occurred_at': (string);
}

/**
 * A webhook in a list.
 */
export interface WebhookListItemInput {
  /**
   * The id of the webhook.
   */
  'id'?: (number | string | Long);
  /**
   * The URL that receives events.
   */
  'url'?: (string);
  /**
   * The event types that it receives; `*` for all.
   */
  'events'?: (string)[];
  /**
   * True if the webhook receives events.
   */
  'active'?: (boolean);
  /**
   * The administrator who created it.
   */
  'created_by'?: (number | string | Long);
  /**
   * The creation date.
   */
  'created_at'?: (string);
  /**
   * The administrator responsible for the webhook: its creator, or the one who last took it over.
   */
  'owner_id'?: (number | string | Long);
  /**
   * The reason of the pause; null if it is not paused. Events are kept for 30 days, until an administrator takes it over.
   */
  'paused_reason'?: (string);
}

/**
 * A webhook in a list.
 */
export interface WebhookListItem {
  /**
   * The id of the webhook.
   */
  'id': (number);
  /**
   * The URL that receives events.
   */
  'url': (string);
  /**
   * The event types that it receives; `*` for all.
   */
  'events': (string)[];
  /**
   * True if the webhook receives events.
   */
  'active': (boolean);
  /**
   * The administrator who created it.
   */
  'created_by': (number);
  /**
   * The creation date.
   */
  'created_at': (string);
  /**
   * The administrator responsible for the webhook: its creator, or the one who last took it over.
   */
  'owner_id': (number);
  /**
   * The reason of the pause; null if it is not paused. Events are kept for 30 days, until an administrator takes it over.
   */
  'paused_reason'?: (string);
}

/**
 * The webhook.
 */
export interface WebhookResponseInput {
  /**
   * The webhook.
   */
  'record'?: (WebhookInput | null);
  /**
   * Operations of the caller on the record, allowed or not. Only in details.
   */
  'actions'?: (_bms_api_RecordActionInput)[];
}

/**
 * The webhook.
 */
export interface WebhookResponse {
  /**
   * The webhook.
   */
  'record': (Webhook | null);
  /**
   * Operations of the caller on the record, allowed or not. Only in details.
   */
  'actions': (_bms_api_RecordAction)[];
}

/**
 * The webhook with its new secret.
 */
export interface WebhookSecretRotatedInput {
  /**
   * Always true.
   */
  'success'?: (boolean);
  /**
   * A message.
   */
  'message'?: (string);
  /**
   * The webhook.
   */
  'record'?: (WebhookInput | null);
  /**
   * The secret that signs its messages. It is returned only once.
   */
  'secret'?: (string);
}

/**
 * The webhook with its new secret.
 */
export interface WebhookSecretRotated {
  /**
   * Always true.
   */
  'success': (boolean);
  /**
   * A message.
   */
  'message': (string);
  /**
   * The webhook.
   */
  'record': (Webhook | null);
  /**
   * The secret that signs its messages. It is returned only once.
   */
  'secret': (string);
}

/**
 * The webhook with its new owner.
 */
export interface WebhookTakenOverInput {
  /**
   * Always true.
   */
  'success'?: (boolean);
  /**
   * A message.
   */
  'message'?: (string);
  /**
   * The webhook.
   */
  'record'?: (WebhookInput | null);
}

/**
 * The webhook with its new owner.
 */
export interface WebhookTakenOver {
  /**
   * Always true.
   */
  'success': (boolean);
  /**
   * A message.
   */
  'message': (string);
  /**
   * The webhook.
   */
  'record': (Webhook | null);
}
