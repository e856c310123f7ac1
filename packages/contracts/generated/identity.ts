/* Made from protos/ by packages/contracts/scripts/generate.ts; changes here are lost. */
import type { Long } from '@grpc/proto-loader';
import type { ListMetaInput as _bms_api_ListMetaInput, ListMeta as _bms_api_ListMeta } from './api.ts';
import type { ListQueryInput as _bms_api_ListQueryInput, ListQuery as _bms_api_ListQuery } from './api.ts';
import type { PageQueryInput as _bms_api_PageQueryInput, PageQuery as _bms_api_PageQuery } from './api.ts';
import type { FieldMaskInput as _google_protobuf_FieldMaskInput, FieldMask as _google_protobuf_FieldMask } from './protobuf.ts';

/**
 * An API key, as it is sent and shown; never the key itself.
 */
export interface ApiKeyInput {
  /**
   * The id of the key.
   */
  'id'?: (number | string | Long);
  /**
   * What the key is for.
   */
  'name'?: (string);
  /**
   * The role that says what the key may do: never more than that, nor more than the administrator who made it.
   */
  'role_id'?: (number | string | Long);
  /**
   * When the key stops to be valid: a moment to come; null if never.
   */
  'expires_at'?: (string);
  /**
   * How the key begins.
   */
  'prefix'?: (string);
  /**
   * When the key was last used, to the minute; null if never.
   */
  'last_used_at'?: (string);
  /**
   * The administrator who made the key, and as whom it acts.
   */
  'created_by'?: (number | string | Long);
  /**
   * The day of its creation (UTC).
   */
  'created_at'?: (string);
  /**
   * The moment of its last change.
   */
  'updated_at'?: (string);
}

/**
 * An API key, as it is sent and shown; never the key itself.
 */
export interface ApiKey {
  /**
   * The id of the key.
   */
  'id': (number);
  /**
   * What the key is for.
   */
  'name': (string);
  /**
   * The role that says what the key may do: never more than that, nor more than the administrator who made it.
   */
  'role_id': (number);
  /**
   * When the key stops to be valid: a moment to come; null if never.
   */
  'expires_at'?: (string);
  /**
   * How the key begins.
   */
  'prefix': (string);
  /**
   * When the key was last used, to the minute; null if never.
   */
  'last_used_at'?: (string);
  /**
   * The administrator who made the key, and as whom it acts.
   */
  'created_by': (number);
  /**
   * The day of its creation (UTC).
   */
  'created_at': (string);
  /**
   * The moment of its last change.
   */
  'updated_at': (string);
}

/**
 * An API key that was made.
 */
export interface ApiKeyCreatedInput {
  /**
   * What is kept of it.
   */
  'record'?: (ApiKeyInput | null);
  /**
   * The key itself, to be sent as a token. Nobody sees it again.
   */
  'key'?: (string);
}

/**
 * An API key that was made.
 */
export interface ApiKeyCreated {
  /**
   * What is kept of it.
   */
  'record': (ApiKey | null);
  /**
   * The key itself, to be sent as a token. Nobody sees it again.
   */
  'key': (string);
}

/**
 * An API key, without the key itself.
 */
export interface ApiKeyEventInput {
  /**
   * The id of the key.
   */
  'id'?: (number | string | Long);
  /**
   * The administrator whom it acts for.
   */
  'user_id'?: (number | string | Long);
  /**
   * What it is for.
   */
  'name'?: (string);
  /**
   * The role that says what it may do.
   */
  'role_id'?: (number | string | Long);
}

/**
 * An API key, without the key itself.
 */
export interface ApiKeyEvent {
  /**
   * The id of the key.
   */
  'id': (number);
  /**
   * The administrator whom it acts for.
   */
  'user_id': (number);
  /**
   * What it is for.
   */
  'name': (string);
  /**
   * The role that says what it may do.
   */
  'role_id': (number);
}

/**
 * An API key in a list.
 */
export interface ApiKeyListItemInput {
  /**
   * The id of the key.
   */
  'id'?: (number | string | Long);
  /**
   * What the key is for.
   */
  'name'?: (string);
  /**
   * How the key begins.
   */
  'prefix'?: (string);
  /**
   * The role that says what the key may do.
   */
  'role_id'?: (number | string | Long);
  /**
   * When the key stops to be valid; null if never.
   */
  'expires_at'?: (string);
  /**
   * When the key was last used, to the minute; null if never.
   */
  'last_used_at'?: (string);
  /**
   * The administrator who made the key, and as whom it acts.
   */
  'created_by'?: (number | string | Long);
  /**
   * The day of its creation (UTC).
   */
  'created_at'?: (string);
}

/**
 * An API key in a list.
 */
export interface ApiKeyListItem {
  /**
   * The id of the key.
   */
  'id': (number);
  /**
   * What the key is for.
   */
  'name': (string);
  /**
   * How the key begins.
   */
  'prefix': (string);
  /**
   * The role that says what the key may do.
   */
  'role_id': (number);
  /**
   * When the key stops to be valid; null if never.
   */
  'expires_at'?: (string);
  /**
   * When the key was last used, to the minute; null if never.
   */
  'last_used_at'?: (string);
  /**
   * The administrator who made the key, and as whom it acts.
   */
  'created_by': (number);
  /**
   * The day of its creation (UTC).
   */
  'created_at': (string);
}

/**
 * An API key in full.
 */
export interface ApiKeyResponseInput {
  /**
   * The API key.
   */
  'record'?: (ApiKeyInput | null);
}

/**
 * An API key in full.
 */
export interface ApiKeyResponse {
  /**
   * The API key.
   */
  'record': (ApiKey | null);
}

/**
 * The last use of an API key.
 */
export interface ApiKeyUseInput {
  /**
   * The id of the key.
   */
  'key_id'?: (number | string | Long);
  /**
   * When it was used (milliseconds since 1970).
   */
  'used_at_ms'?: (number | string | Long);
}

/**
 * The last use of an API key.
 */
export interface ApiKeyUse {
  /**
   * The id of the key.
   */
  'key_id': (number);
  /**
   * When it was used (milliseconds since 1970).
   */
  'used_at_ms': (number);
}

/**
 * What happened to a record.
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
   * The id of the record.
   */
  'record_id'?: (number | string | Long);
  /**
   * What named the record to a person then.
   */
  'title'?: (string);
  /**
   * What happened to it.
   */
  'action'?: (string);
  /**
   * The user who did it, of an API key the administrator whom it acts for; null where a service did it by itself.
   */
  'user_id'?: (number | string | Long);
  /**
   * The API key that it was done with; null for none.
   */
  'api_key_id'?: (number | string | Long);
  /**
   * The fields that changed; of a new record those that are set.
   */
  'changes'?: (AuditedChangeInput)[];
  /**
   * When it happened.
   */
  'occurred_at'?: (string);
  /**
   * The request that it was done by; empty where there was none.
   */
  'request_id'?: (string);
}

/**
 * What happened to a record.
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
   * The id of the record.
   */
  'record_id': (number);
  /**
   * What named the record to a person then.
   */
  'title': (string);
  /**
   * What happened to it.
   */
  'action': (string);
  /**
   * The user who did it, of an API key the administrator whom it acts for; null where a service did it by itself.
   */
  'user_id'?: (number);
  /**
   * The API key that it was done with; null for none.
   */
  'api_key_id'?: (number);
  /**
   * The fields that changed; of a new record those that are set.
   */
  'changes': (AuditedChange)[];
  /**
   * When it happened.
   */
  'occurred_at': (string);
  /**
   * The request that it was done by; empty where there was none.
   */
  'request_id': (string);
}

/**
 * A field before and after.
 */
export interface AuditedChangeInput {
  /**
   * The name of the field.
   */
  'field'?: (string);
  /**
   * Its value before, as the record showed it; null if it was not set. Long ones are cut texts.
   */
  'before'?: (string);
  /**
   * Its value after.
   */
  'after'?: (string);
}

/**
 * A field before and after.
 */
export interface AuditedChange {
  /**
   * The name of the field.
   */
  'field': (string);
  /**
   * Its value before, as the record showed it; null if it was not set. Long ones are cut texts.
   */
  'before': (string);
  /**
   * Its value after.
   */
  'after': (string);
}

/**
 * Where to authorize.
 */
export interface AuthorizeResponseInput {
  /**
   * The address at the provider to lead the person to. From there the browser comes back to the configured address with `code` and `state`.
   */
  'url'?: (string);
}

/**
 * Where to authorize.
 */
export interface AuthorizeResponse {
  /**
   * The address at the provider to lead the person to. From there the browser comes back to the configured address with `code` and `state`.
   */
  'url': (string);
}

/**
 * Who calls, and what the caller may do.
 */
export interface CallerInput {
  /**
   * "user", "api_key", "public" (nobody), "gateway" or "service".
   */
  'kind'?: (string);
  /**
   * The user, or the administrator whom an API key acts for; 0 if there is none.
   */
  'user_id'?: (number | string | Long);
  /**
   * "staff" or "client".
   */
  'user_type'?: (string);
  /**
   * Whether the user may do everything.
   */
  'is_admin'?: (boolean);
  /**
   * The role; 0 for administrators and users of the portal.
   */
  'role_id'?: (number | string | Long);
  /**
   * The client whom a user of the portal belongs to; else 0.
   */
  'client_id'?: (number | string | Long);
  /**
   * The session; empty for API keys.
   */
  'session_id'?: (string);
  /**
   * The API key; 0 for sessions.
   */
  'api_key_id'?: (number | string | Long);
  /**
   * What the role allows; empty for administrators, who may do everything.
   */
  'grants'?: (GrantInput)[];
}

/**
 * Who calls, and what the caller may do.
 */
export interface Caller {
  /**
   * "user", "api_key", "public" (nobody), "gateway" or "service".
   */
  'kind': (string);
  /**
   * The user, or the administrator whom an API key acts for; 0 if there is none.
   */
  'user_id': (number);
  /**
   * "staff" or "client".
   */
  'user_type': (string);
  /**
   * Whether the user may do everything.
   */
  'is_admin': (boolean);
  /**
   * The role; 0 for administrators and users of the portal.
   */
  'role_id': (number);
  /**
   * The client whom a user of the portal belongs to; else 0.
   */
  'client_id': (number);
  /**
   * The session; empty for API keys.
   */
  'session_id': (string);
  /**
   * The API key; 0 for sessions.
   */
  'api_key_id': (number);
  /**
   * What the role allows; empty for administrators, who may do everything.
   */
  'grants': (Grant)[];
}

/**
 * A new password.
 */
export interface ChangePasswordRequestInput {
  /**
   * The code from the mail: one from a reset is good for 60 minutes, one from an invitation for 72 hours, both once.
   */
  'code'?: (string);
  /**
   * The new password: 12 to 128 characters, not among the commonest.
   */
  'password'?: (string);
  /**
   * The same once more.
   */
  'retype_password'?: (string);
}

/**
 * A new password.
 */
export interface ChangePasswordRequest {
  /**
   * The code from the mail: one from a reset is good for 60 minutes, one from an invitation for 72 hours, both once.
   */
  'code': (string);
  /**
   * The new password: 12 to 128 characters, not among the commonest.
   */
  'password': (string);
  /**
   * The same once more.
   */
  'retype_password': (string);
}

/**
 * A new API key.
 */
export interface CreateApiKeyRequestInput {
  /**
   * The API key to make.
   */
  'api_key'?: (ApiKeyInput | null);
}

/**
 * A new API key.
 */
export interface CreateApiKeyRequest {
  /**
   * The API key to make.
   */
  'api_key': (ApiKey | null);
}

/**
 * A new portal user.
 */
export interface CreatePortalUserRequestInput {
  /**
   * The portal user to create.
   */
  'portal_user'?: (PortalUserInput | null);
}

/**
 * A new portal user.
 */
export interface CreatePortalUserRequest {
  /**
   * The portal user to create.
   */
  'portal_user': (PortalUser | null);
}

/**
 * A new role.
 */
export interface CreateRoleRequestInput {
  /**
   * The role to create.
   */
  'role'?: (RoleInput | null);
}

/**
 * A new role.
 */
export interface CreateRoleRequest {
  /**
   * The role to create.
   */
  'role': (Role | null);
}

/**
 * A new team member.
 */
export interface CreateTeamMemberRequestInput {
  /**
   * The team member to create.
   */
  'member'?: (TeamMemberInput | null);
}

/**
 * A new team member.
 */
export interface CreateTeamMemberRequest {
  /**
   * The team member to create.
   */
  'member': (TeamMember | null);
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
   * The consumer that gave up: the service, and which of its consumers.
   */
  'consumer'?: (string);
  /**
   * The type of the event; empty for one without.
   */
  'event_type'?: (string);
  /**
   * The event.
   */
  'event'?: (ParkedEventInput | null);
  /**
   * What the last attempt failed with.
   */
  'error'?: (string);
  /**
   * How often it was tried.
   */
  'attempts'?: (number);
  /**
   * When the last attempt failed.
   */
  'failed_at'?: (string);
  /**
   * The day on which it became known here (UTC).
   */
  'created_at'?: (string);
  /**
   * The moment of its last change.
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
   * The consumer that gave up: the service, and which of its consumers.
   */
  'consumer': (string);
  /**
   * The type of the event; empty for one without.
   */
  'event_type': (string);
  /**
   * The event.
   */
  'event': (ParkedEvent | null);
  /**
   * What the last attempt failed with.
   */
  'error': (string);
  /**
   * How often it was tried.
   */
  'attempts': (number);
  /**
   * When the last attempt failed.
   */
  'failed_at': (string);
  /**
   * The day on which it became known here (UTC).
   */
  'created_at': (string);
  /**
   * The moment of its last change.
   */
  'updated_at': (string);
}

/**
 * What was asked for.
 */
export interface DeadLetterDecidedInput {
  /**
   * Always true.
   */
  'success'?: (boolean);
  /**
   * What was done, for a person.
   */
  'message'?: (string);
  /**
   * The dead letter, as it is before that.
   */
  'record'?: (DeadLetterInput | null);
}

/**
 * What was asked for.
 */
export interface DeadLetterDecided {
  /**
   * Always true.
   */
  'success': (boolean);
  /**
   * What was done, for a person.
   */
  'message': (string);
  /**
   * The dead letter, as it is before that.
   */
  'record': (DeadLetter | null);
}

/**
 * What an administrator decided about an event that a consumer gave up on.
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
 * What an administrator decided about an event that a consumer gave up on.
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
   * The consumer that gave up: the service, and which of its consumers.
   */
  'consumer'?: (string);
  /**
   * The type of the event; empty for one without.
   */
  'event_type'?: (string);
  /**
   * What the last attempt failed with.
   */
  'error'?: (string);
  /**
   * How often it was tried.
   */
  'attempts'?: (number);
  /**
   * When the last attempt failed.
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
   * The consumer that gave up: the service, and which of its consumers.
   */
  'consumer': (string);
  /**
   * The type of the event; empty for one without.
   */
  'event_type': (string);
  /**
   * What the last attempt failed with.
   */
  'error': (string);
  /**
   * How often it was tried.
   */
  'attempts': (number);
  /**
   * When the last attempt failed.
   */
  'failed_at': (string);
}

/**
 * A dead letter in full.
 */
export interface DeadLetterResponseInput {
  /**
   * The dead letter.
   */
  'record'?: (DeadLetterInput | null);
}

/**
 * A dead letter in full.
 */
export interface DeadLetterResponse {
  /**
   * The dead letter.
   */
  'record': (DeadLetter | null);
}

/**
 * What was asked for.
 */
export interface DeliveryReplayedInput {
  /**
   * Always true.
   */
  'success'?: (boolean);
  /**
   * What was done, for a person.
   */
  'message'?: (string);
  /**
   * The delivery, about to be sent.
   */
  'record'?: (WebhookDeliveryInput | null);
}

/**
 * What was asked for.
 */
export interface DeliveryReplayed {
  /**
   * Always true.
   */
  'success': (boolean);
  /**
   * What was done, for a person.
   */
  'message': (string);
  /**
   * The delivery, about to be sent.
   */
  'record': (WebhookDelivery | null);
}

/**
 * What other services may know of a role.
 */
export interface DirectoryRoleInput {
  /**
   * The id of the role.
   */
  'id'?: (number | string | Long);
  /**
   * What it is called.
   */
  'title'?: (string);
}

/**
 * What other services may know of a role.
 */
export interface DirectoryRole {
  /**
   * The id of the role.
   */
  'id': (number);
  /**
   * What it is called.
   */
  'title': (string);
}

/**
 * What other services may know of an account.
 */
export interface DirectoryUserInput {
  /**
   * The id of the user.
   */
  'id'?: (number | string | Long);
  /**
   * First and last name.
   */
  'name'?: (string);
  /**
   * "active" or "inactive".
   */
  'status'?: (string);
  /**
   * "staff" or "client" (a user of the portal).
   */
  'user_type'?: (string);
  /**
   * The version of the account, as its events tell it.
   */
  'version'?: (number | string | Long);
  /**
   * Whether the user may do everything.
   */
  'is_admin'?: (boolean);
  /**
   * The role; 0 for administrators and users of the portal.
   */
  'role_id'?: (number | string | Long);
  /**
   * The client whom a user of the portal belongs to; else 0.
   */
  'client_id'?: (number | string | Long);
}

/**
 * What other services may know of an account.
 */
export interface DirectoryUser {
  /**
   * The id of the user.
   */
  'id': (number);
  /**
   * First and last name.
   */
  'name': (string);
  /**
   * "active" or "inactive".
   */
  'status': (string);
  /**
   * "staff" or "client" (a user of the portal).
   */
  'user_type': (string);
  /**
   * The version of the account, as its events tell it.
   */
  'version': (number);
  /**
   * Whether the user may do everything.
   */
  'is_admin': (boolean);
  /**
   * The role; 0 for administrators and users of the portal.
   */
  'role_id': (number);
  /**
   * The client whom a user of the portal belongs to; else 0.
   */
  'client_id': (number);
}

/**
 * Which ended sessions to tell.
 */
export interface EndedSessionsRequestInput {
  /**
   * Only those that ended at that moment (milliseconds since 1970) or later; 0 for all whose tokens have not expired.
   */
  'since_ms'?: (number | string | Long);
}

/**
 * Which ended sessions to tell.
 */
export interface EndedSessionsRequest {
  /**
   * Only those that ended at that moment (milliseconds since 1970) or later; 0 for all whose tokens have not expired.
   */
  'since_ms': (number);
}

/**
 * Sessions that ended before their tokens expire.
 */
export interface EndedSessionsResponseInput {
  /**
   * The ids of the sessions.
   */
  'session_ids'?: (string)[];
  /**
   * The moment (milliseconds since 1970) up to which this is the whole truth.
   */
  'as_of_ms'?: (number | string | Long);
}

/**
 * Sessions that ended before their tokens expire.
 */
export interface EndedSessionsResponse {
  /**
   * The ids of the sessions.
   */
  'session_ids': (string)[];
  /**
   * The moment (milliseconds since 1970) up to which this is the whole truth.
   */
  'as_of_ms': (number);
}

/**
 * One permission of a role.
 */
export interface GrantInput {
  /**
   * The module, e.g. "clients".
   */
  'module'?: (string);
  /**
   * What may be done there.
   */
  'action'?: (string);
  /**
   * With which records: none, the user's own, or all. For create, own is as good as all.
   */
  'scope'?: (string);
}

/**
 * One permission of a role.
 */
export interface Grant {
  /**
   * The module, e.g. "clients".
   */
  'module': (string);
  /**
   * What may be done there.
   */
  'action': (string);
  /**
   * With which records: none, the user's own, or all. For create, own is as good as all.
   */
  'scope': (string);
}

/**
 * A JSON Web Key Set.
 */
export interface KeysResponseInput {
  /**
   * The key set, as JSON text.
   */
  'jwks_json'?: (string);
}

/**
 * A JSON Web Key Set.
 */
export interface KeysResponse {
  /**
   * The key set, as JSON text.
   */
  'jwks_json': (string);
}

/**
 * Which API keys to list.
 */
export interface ListApiKeysRequestInput {
  /**
   * Page, order and search.
   */
  'list'?: (_bms_api_ListQueryInput | null);
  /**
   * Only keys with that role.
   */
  'role_id'?: (number | string | Long);
  /**
   * Only keys that this administrator made.
   */
  'created_by'?: (number | string | Long);
}

/**
 * Which API keys to list.
 */
export interface ListApiKeysRequest {
  /**
   * Page, order and search.
   */
  'list': (_bms_api_ListQuery | null);
  /**
   * Only keys with that role.
   */
  'role_id'?: (number);
  /**
   * Only keys that this administrator made.
   */
  'created_by'?: (number);
}

/**
 * A page of API keys.
 */
export interface ListApiKeysResponseInput {
  /**
   * The API keys of this page.
   */
  'records'?: (ApiKeyListItemInput)[];
  /**
   * Where the page stands.
   */
  'meta'?: (_bms_api_ListMetaInput | null);
}

/**
 * A page of API keys.
 */
export interface ListApiKeysResponse {
  /**
   * The API keys of this page.
   */
  'records': (ApiKeyListItem)[];
  /**
   * Where the page stands.
   */
  'meta': (_bms_api_ListMeta | null);
}

/**
 * Which entries to list.
 */
export interface ListAuditLogRequestInput {
  /**
   * Page, order and search.
   */
  'list'?: (_bms_api_ListQueryInput | null);
  /**
   * Only records of that module.
   */
  'module'?: (string);
  /**
   * Only records with that id.
   */
  'record_id'?: (number | string | Long);
  /**
   * Only what that user did.
   */
  'user_id'?: (number | string | Long);
  /**
   * Only what was done with that API key.
   */
  'api_key_id'?: (number | string | Long);
  /**
   * Only what was done in that way.
   */
  'action'?: (string);
}

/**
 * Which entries to list.
 */
export interface ListAuditLogRequest {
  /**
   * Page, order and search.
   */
  'list': (_bms_api_ListQuery | null);
  /**
   * Only records of that module.
   */
  'module'?: (string);
  /**
   * Only records with that id.
   */
  'record_id'?: (number);
  /**
   * Only what that user did.
   */
  'user_id'?: (number);
  /**
   * Only what was done with that API key.
   */
  'api_key_id'?: (number);
  /**
   * Only what was done in that way.
   */
  'action'?: (string);
}

/**
 * A page of the audit log.
 */
export interface ListAuditLogResponseInput {
  /**
   * The entries of this page.
   */
  'records'?: (AuditEntryInput)[];
  /**
   * Where the page stands.
   */
  'meta'?: (_bms_api_ListMetaInput | null);
}

/**
 * A page of the audit log.
 */
export interface ListAuditLogResponse {
  /**
   * The entries of this page.
   */
  'records': (AuditEntry)[];
  /**
   * Where the page stands.
   */
  'meta': (_bms_api_ListMeta | null);
}

/**
 * Which dead letters to list.
 */
export interface ListDeadLettersRequestInput {
  /**
   * Page, order and search.
   */
  'list'?: (_bms_api_ListQueryInput | null);
  /**
   * Only those of that consumer.
   */
  'consumer'?: (string);
  /**
   * Only events of that type.
   */
  'event_type'?: (string);
}

/**
 * Which dead letters to list.
 */
export interface ListDeadLettersRequest {
  /**
   * Page, order and search.
   */
  'list': (_bms_api_ListQuery | null);
  /**
   * Only those of that consumer.
   */
  'consumer'?: (string);
  /**
   * Only events of that type.
   */
  'event_type'?: (string);
}

/**
 * A page of dead letters.
 */
export interface ListDeadLettersResponseInput {
  /**
   * The dead letters of this page.
   */
  'records'?: (DeadLetterListItemInput)[];
  /**
   * Where the page stands.
   */
  'meta'?: (_bms_api_ListMetaInput | null);
}

/**
 * A page of dead letters.
 */
export interface ListDeadLettersResponse {
  /**
   * The dead letters of this page.
   */
  'records': (DeadLetterListItem)[];
  /**
   * Where the page stands.
   */
  'meta': (_bms_api_ListMeta | null);
}

/**
 * Which deliveries to list.
 */
export interface ListDeliveriesRequestInput {
  /**
   * The id of the webhook.
   */
  'id'?: (number | string | Long);
  /**
   * The page.
   */
  'list'?: (_bms_api_PageQueryInput | null);
  /**
   * Only those that stand so.
   */
  'status'?: (string);
  /**
   * Only events of that type.
   */
  'type'?: (string);
}

/**
 * Which deliveries to list.
 */
export interface ListDeliveriesRequest {
  /**
   * The id of the webhook.
   */
  'id': (number);
  /**
   * The page.
   */
  'list': (_bms_api_PageQuery | null);
  /**
   * Only those that stand so.
   */
  'status'?: (string);
  /**
   * Only events of that type.
   */
  'type'?: (string);
}

/**
 * A page of deliveries.
 */
export interface ListDeliveriesResponseInput {
  /**
   * The deliveries of this page.
   */
  'records'?: (WebhookDeliveryInput)[];
  /**
   * Where the page stands.
   */
  'meta'?: (_bms_api_ListMetaInput | null);
}

/**
 * A page of deliveries.
 */
export interface ListDeliveriesResponse {
  /**
   * The deliveries of this page.
   */
  'records': (WebhookDelivery)[];
  /**
   * Where the page stands.
   */
  'meta': (_bms_api_ListMeta | null);
}

/**
 * Which portal users to list.
 */
export interface ListPortalUsersRequestInput {
  /**
   * Page, order and search.
   */
  'list'?: (_bms_api_ListQueryInput | null);
  /**
   * Only the portal users of that client.
   */
  'client_id'?: (number | string | Long);
  /**
   * Only portal users of that status.
   */
  'status'?: (string);
}

/**
 * Which portal users to list.
 */
export interface ListPortalUsersRequest {
  /**
   * Page, order and search.
   */
  'list': (_bms_api_ListQuery | null);
  /**
   * Only the portal users of that client.
   */
  'client_id'?: (number);
  /**
   * Only portal users of that status.
   */
  'status'?: (string);
}

/**
 * A page of portal users.
 */
export interface ListPortalUsersResponseInput {
  /**
   * The portal users of this page.
   */
  'records'?: (PortalUserListItemInput)[];
  /**
   * Where the page stands.
   */
  'meta'?: (_bms_api_ListMetaInput | null);
}

/**
 * A page of portal users.
 */
export interface ListPortalUsersResponse {
  /**
   * The portal users of this page.
   */
  'records': (PortalUserListItem)[];
  /**
   * Where the page stands.
   */
  'meta': (_bms_api_ListMeta | null);
}

/**
 * Which roles to list.
 */
export interface ListRolesRequestInput {
  /**
   * Page, order and search.
   */
  'list'?: (_bms_api_ListQueryInput | null);
}

/**
 * Which roles to list.
 */
export interface ListRolesRequest {
  /**
   * Page, order and search.
   */
  'list': (_bms_api_ListQuery | null);
}

/**
 * A page of roles.
 */
export interface ListRolesResponseInput {
  /**
   * The roles of this page.
   */
  'records'?: (RoleListItemInput)[];
  /**
   * Where the page stands.
   */
  'meta'?: (_bms_api_ListMetaInput | null);
}

/**
 * A page of roles.
 */
export interface ListRolesResponse {
  /**
   * The roles of this page.
   */
  'records': (RoleListItem)[];
  /**
   * Where the page stands.
   */
  'meta': (_bms_api_ListMeta | null);
}

/**
 * Which team members to list.
 */
export interface ListTeamRequestInput {
  /**
   * Page, order and search.
   */
  'list'?: (_bms_api_ListQueryInput | null);
  /**
   * Only members of that status.
   */
  'status'?: (string);
  /**
   * Only members with that role.
   */
  'role_id'?: (number | string | Long);
}

/**
 * Which team members to list.
 */
export interface ListTeamRequest {
  /**
   * Page, order and search.
   */
  'list': (_bms_api_ListQuery | null);
  /**
   * Only members of that status.
   */
  'status'?: (string);
  /**
   * Only members with that role.
   */
  'role_id'?: (number);
}

/**
 * A page of team members.
 */
export interface ListTeamResponseInput {
  /**
   * The members of this page.
   */
  'records'?: (TeamListItemInput)[];
  /**
   * Where the page stands.
   */
  'meta'?: (_bms_api_ListMetaInput | null);
}

/**
 * A page of team members.
 */
export interface ListTeamResponse {
  /**
   * The members of this page.
   */
  'records': (TeamListItem)[];
  /**
   * Where the page stands.
   */
  'meta': (_bms_api_ListMeta | null);
}

/**
 * A page of all accounts.
 */
export interface ListUsersRequestInput {
  /**
   * The page, from 1; empty past the end.
   */
  'page'?: (number);
}

/**
 * A page of all accounts.
 */
export interface ListUsersRequest {
  /**
   * The page, from 1; empty past the end.
   */
  'page': (number);
}

/**
 * Which webhooks to list.
 */
export interface ListWebhooksRequestInput {
  /**
   * Page, order and search.
   */
  'list'?: (_bms_api_ListQueryInput | null);
  /**
   * Only those that are told, or are not.
   */
  'active'?: (boolean);
}

/**
 * Which webhooks to list.
 */
export interface ListWebhooksRequest {
  /**
   * Page, order and search.
   */
  'list': (_bms_api_ListQuery | null);
  /**
   * Only those that are told, or are not.
   */
  'active'?: (boolean);
}

/**
 * A page of webhooks.
 */
export interface ListWebhooksResponseInput {
  /**
   * The webhooks of this page.
   */
  'records'?: (WebhookListItemInput)[];
  /**
   * Where the page stands.
   */
  'meta'?: (_bms_api_ListMetaInput | null);
}

/**
 * A page of webhooks.
 */
export interface ListWebhooksResponse {
  /**
   * The webhooks of this page.
   */
  'records': (WebhookListItem)[];
  /**
   * Where the page stands.
   */
  'meta': (_bms_api_ListMeta | null);
}

/**
 * The one pair of credentials or the other; if both are complete the email wins.
 */
export interface LoginRequestInput {
  /**
   * The email address of the account.
   */
  'email'?: (string);
  /**
   * The password of the account.
   */
  'password'?: (string);
  /**
   * The phone number of the account (E.164).
   */
  'phone'?: (string);
  /**
   * The one-time password that was sent to the phone.
   */
  'otp'?: (string);
  /**
   * Where the client app goes next: a path of this origin, or an address on the configured allow-list.
   */
  'redirect'?: (string);
}

/**
 * The one pair of credentials or the other; if both are complete the email wins.
 */
export interface LoginRequest {
  /**
   * The email address of the account.
   */
  'email': (string);
  /**
   * The password of the account.
   */
  'password': (string);
  /**
   * The phone number of the account (E.164).
   */
  'phone': (string);
  /**
   * The one-time password that was sent to the phone.
   */
  'otp': (string);
  /**
   * Where the client app goes next: a path of this origin, or an address on the configured allow-list.
   */
  'redirect': (string);
}

/**
 * A new session.
 */
export interface LoginResponseInput {
  /**
   * The session token.
   */
  'token'?: (string);
  /**
   * The account that signed in.
   */
  'user'?: (SignedInUserInput | null);
  /**
   * Where the client app goes next, when the one that was sent is allowed.
   */
  'redirect'?: (string);
}

/**
 * A new session.
 */
export interface LoginResponse {
  /**
   * The session token.
   */
  'token': (string);
  /**
   * The account that signed in.
   */
  'user': (SignedInUser | null);
  /**
   * Where the client app goes next, when the one that was sent is allowed.
   */
  'redirect': (string);
}

/**
 * An event as it came.
 */
export interface ParkedEventInput {
  /**
   * The id of the event.
   */
  'id'?: (string);
  /**
   * The service that it came from; empty for one that does not say.
   */
  'service'?: (string);
  /**
   * The subject that it came on.
   */
  'subject'?: (string);
  /**
   * When it happened; empty for one that does not say.
   */
  'occurred_at'?: (string);
  /**
   * What it says, as JSON text; empty where that is unreadable.
   */
  'data'?: (string);
}

/**
 * An event as it came.
 */
export interface ParkedEvent {
  /**
   * The id of the event.
   */
  'id': (string);
  /**
   * The service that it came from; empty for one that does not say.
   */
  'service': (string);
  /**
   * The subject that it came on.
   */
  'subject': (string);
  /**
   * When it happened; empty for one that does not say.
   */
  'occurred_at': (string);
  /**
   * What it says, as JSON text; empty where that is unreadable.
   */
  'data': (string);
}

/**
 * What the caller may do.
 */
export interface PermissionsResponseInput {
  /**
   * 1 for an administrator, who may do everything, else 0.
   */
  'is_admin'?: (number);
  /**
   * What the caller's role allows; what is not there is forbidden. Users of the portal have none: they may do what the contract says.
   */
  'records'?: (GrantInput)[];
}

/**
 * What the caller may do.
 */
export interface PermissionsResponse {
  /**
   * 1 for an administrator, who may do everything, else 0.
   */
  'is_admin': (number);
  /**
   * What the caller's role allows; what is not there is forbidden. Users of the portal have none: they may do what the contract says.
   */
  'records': (Grant)[];
}

/**
 * A portal user, as it is sent and shown.
 */
export interface PortalUserInput {
  /**
   * The id of the user.
   */
  'id'?: (number | string | Long);
  /**
   * The client whose records the user sees.
   */
  'client_id'?: (number | string | Long);
  /**
   * The first name.
   */
  'first_name'?: (string);
  /**
   * The last name.
   */
  'last_name'?: (string);
  /**
   * The email address to sign in with, kept in lower case; no two users have the same.
   */
  'email'?: (string);
  /**
   * A phone number with the country's code, to sign in with; shown as E.164. No two users have the same.
   */
  'phone'?: (string);
  /**
   * Whether the account is active. Making it inactive ends its sessions; so does deleting its client, for as long as that is deleted.
   */
  'status'?: (string);
  /**
   * The user who created the account.
   */
  'created_by'?: (number | string | Long);
  /**
   * The day of its creation (UTC).
   */
  'created_at'?: (string);
  /**
   * The moment of its last change.
   */
  'updated_at'?: (string);
  /**
   * Whether the user gets mails about what happens, such as a new invoice. Each sets it for themselves at /api/auth/preferences, too.
   */
  'email_notifications'?: (boolean);
}

/**
 * A portal user, as it is sent and shown.
 */
export interface PortalUser {
  /**
   * The id of the user.
   */
  'id': (number);
  /**
   * The client whose records the user sees.
   */
  'client_id': (number);
  /**
   * The first name.
   */
  'first_name': (string);
  /**
   * The last name.
   */
  'last_name': (string);
  /**
   * The email address to sign in with, kept in lower case; no two users have the same.
   */
  'email': (string);
  /**
   * A phone number with the country's code, to sign in with; shown as E.164. No two users have the same.
   */
  'phone': (string);
  /**
   * Whether the account is active. Making it inactive ends its sessions; so does deleting its client, for as long as that is deleted.
   */
  'status': (string);
  /**
   * The user who created the account.
   */
  'created_by': (number);
  /**
   * The day of its creation (UTC).
   */
  'created_at': (string);
  /**
   * The moment of its last change.
   */
  'updated_at': (string);
  /**
   * Whether the user gets mails about what happens, such as a new invoice. Each sets it for themselves at /api/auth/preferences, too.
   */
  'email_notifications': (boolean);
}

/**
 * A portal user in a list.
 */
export interface PortalUserListItemInput {
  /**
   * The id of the user.
   */
  'id'?: (number | string | Long);
  /**
   * The client whose records the user sees.
   */
  'client_id'?: (number | string | Long);
  /**
   * The first name.
   */
  'first_name'?: (string);
  /**
   * The last name.
   */
  'last_name'?: (string);
  /**
   * The email address.
   */
  'email'?: (string);
  /**
   * The phone number (E.164), or empty.
   */
  'phone'?: (string);
  /**
   * Whether the account is active.
   */
  'status'?: (string);
  /**
   * The day of its creation (UTC).
   */
  'created_at'?: (string);
}

/**
 * A portal user in a list.
 */
export interface PortalUserListItem {
  /**
   * The id of the user.
   */
  'id': (number);
  /**
   * The client whose records the user sees.
   */
  'client_id': (number);
  /**
   * The first name.
   */
  'first_name': (string);
  /**
   * The last name.
   */
  'last_name': (string);
  /**
   * The email address.
   */
  'email': (string);
  /**
   * The phone number (E.164), or empty.
   */
  'phone': (string);
  /**
   * Whether the account is active.
   */
  'status': (string);
  /**
   * The day of its creation (UTC).
   */
  'created_at': (string);
}

/**
 * A portal user in full.
 */
export interface PortalUserResponseInput {
  /**
   * The portal user.
   */
  'record'?: (PortalUserInput | null);
}

/**
 * A portal user in full.
 */
export interface PortalUserResponse {
  /**
   * The portal user.
   */
  'record': (PortalUser | null);
}

/**
 * What users choose for themselves.
 */
export interface PreferencesInput {
  /**
   * Whether mails are wanted about what happens, such as being put on a task or a new invoice. Codes and invitations come all the same.
   */
  'email_notifications'?: (boolean);
}

/**
 * What users choose for themselves.
 */
export interface Preferences {
  /**
   * Whether mails are wanted about what happens, such as being put on a task or a new invoice. Codes and invitations come all the same.
   */
  'email_notifications': (boolean);
}

/**
 * What the caller has chosen.
 */
export interface PreferencesResponseInput {
  /**
   * The caller's preferences.
   */
  'record'?: (PreferencesInput | null);
}

/**
 * What the caller has chosen.
 */
export interface PreferencesResponse {
  /**
   * The caller's preferences.
   */
  'record': (Preferences | null);
}

/**
 * The caller's own account.
 */
export interface ProfileInput {
  /**
   * The id of the user.
   */
  'id'?: (number | string | Long);
  /**
   * The first name.
   */
  'first_name'?: (string);
  /**
   * The last name.
   */
  'last_name'?: (string);
  /**
   * The email address.
   */
  'email'?: (string);
  /**
   * "staff" or "client" (a user of the portal).
   */
  'user_type'?: (string);
  /**
   * 1 for an administrator, else 0.
   */
  'is_admin'?: (number);
  /**
   * Whether the account is active.
   */
  'status'?: (string);
  /**
   * The role; 0 for administrators and users of the portal.
   */
  'role_id'?: (number | string | Long);
  /**
   * The job title.
   */
  'job_title'?: (string);
  /**
   * The phone number (E.164), or empty.
   */
  'phone'?: (string);
  /**
   * The address of a picture.
   */
  'image'?: (string);
  /**
   * The language of the user, e.g. "en".
   */
  'language'?: (string);
  /**
   * The day of the account's creation (UTC).
   */
  'created_at'?: (string);
}

/**
 * The caller's own account.
 */
export interface Profile {
  /**
   * The id of the user.
   */
  'id': (number);
  /**
   * The first name.
   */
  'first_name': (string);
  /**
   * The last name.
   */
  'last_name': (string);
  /**
   * The email address.
   */
  'email': (string);
  /**
   * "staff" or "client" (a user of the portal).
   */
  'user_type': (string);
  /**
   * 1 for an administrator, else 0.
   */
  'is_admin': (number);
  /**
   * Whether the account is active.
   */
  'status': (string);
  /**
   * The role; 0 for administrators and users of the portal.
   */
  'role_id': (number);
  /**
   * The job title.
   */
  'job_title': (string);
  /**
   * The phone number (E.164), or empty.
   */
  'phone': (string);
  /**
   * The address of a picture.
   */
  'image'?: (string);
  /**
   * The language of the user, e.g. "en".
   */
  'language': (string);
  /**
   * The day of the account's creation (UTC).
   */
  'created_at': (string);
}

/**
 * Which delivery to send again.
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
 * Which delivery to send again.
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
 * When API keys were last used.
 */
export interface ReportApiKeyUsesRequestInput {
  /**
   * The keys, each once.
   */
  'uses'?: (ApiKeyUseInput)[];
}

/**
 * When API keys were last used.
 */
export interface ReportApiKeyUsesRequest {
  /**
   * The keys, each once.
   */
  'uses': (ApiKeyUse)[];
}

/**
 * Whose password is to be set anew.
 */
export interface RequestPasswordResetRequestInput {
  /**
   * The email address of the account.
   */
  'email'?: (string);
}

/**
 * Whose password is to be set anew.
 */
export interface RequestPasswordResetRequest {
  /**
   * The email address of the account.
   */
  'email': (string);
}

/**
 * An API key, without the key itself.
 */
export interface ResolveApiKeyRequestInput {
  /**
   * The id in the key.
   */
  'key_id'?: (number | string | Long);
  /**
   * The SHA-256 of the key, base64url.
   */
  'key_hash'?: (string);
}

/**
 * An API key, without the key itself.
 */
export interface ResolveApiKeyRequest {
  /**
   * The id in the key.
   */
  'key_id': (number);
  /**
   * The SHA-256 of the key, base64url.
   */
  'key_hash': (string);
}

/**
 * Whom an API key stands for.
 */
export interface ResolveApiKeyResponseInput {
  /**
   * The caller.
   */
  'caller'?: (CallerInput | null);
  /**
   * When the key stops to be valid (milliseconds since 1970); 0 if never.
   */
  'expires_at_ms'?: (number | string | Long);
}

/**
 * Whom an API key stands for.
 */
export interface ResolveApiKeyResponse {
  /**
   * The caller.
   */
  'caller': (Caller | null);
  /**
   * When the key stops to be valid (milliseconds since 1970); 0 if never.
   */
  'expires_at_ms': (number);
}

/**
 * A session.
 */
export interface ResolveSessionRequestInput {
  /**
   * The id of the session (claim "sid").
   */
  'session_id'?: (string);
}

/**
 * A session.
 */
export interface ResolveSessionRequest {
  /**
   * The id of the session (claim "sid").
   */
  'session_id': (string);
}

/**
 * A role, as it is sent and shown.
 */
export interface RoleInput {
  /**
   * The id of the role.
   */
  'id'?: (number | string | Long);
  /**
   * The name of the role.
   */
  'title'?: (string);
  /**
   * What the role allows; what is not granted is forbidden.
   */
  'grants'?: (GrantInput)[];
  /**
   * The user who created the role; 0 for the roles of a fresh system.
   */
  'created_by'?: (number | string | Long);
  /**
   * The day of its creation (UTC).
   */
  'created_at'?: (string);
  /**
   * The moment of its last change.
   */
  'updated_at'?: (string);
}

/**
 * A role, as it is sent and shown.
 */
export interface Role {
  /**
   * The id of the role.
   */
  'id': (number);
  /**
   * The name of the role.
   */
  'title': (string);
  /**
   * What the role allows; what is not granted is forbidden.
   */
  'grants': (Grant)[];
  /**
   * The user who created the role; 0 for the roles of a fresh system.
   */
  'created_by': (number);
  /**
   * The day of its creation (UTC).
   */
  'created_at': (string);
  /**
   * The moment of its last change.
   */
  'updated_at': (string);
}

/**
 * A role whose grants are no longer what they were.
 */
export interface RoleEventInput {
  /**
   * The id of the role.
   */
  'id'?: (number | string | Long);
  /**
   * The version of the role after the change.
   */
  'version'?: (number | string | Long);
}

/**
 * A role whose grants are no longer what they were.
 */
export interface RoleEvent {
  /**
   * The id of the role.
   */
  'id': (number);
  /**
   * The version of the role after the change.
   */
  'version': (number);
}

/**
 * A role in a list.
 */
export interface RoleListItemInput {
  /**
   * The id of the role.
   */
  'id'?: (number | string | Long);
  /**
   * The name of the role.
   */
  'title'?: (string);
  /**
   * The day of its creation (UTC).
   */
  'created_at'?: (string);
}

/**
 * A role in a list.
 */
export interface RoleListItem {
  /**
   * The id of the role.
   */
  'id': (number);
  /**
   * The name of the role.
   */
  'title': (string);
  /**
   * The day of its creation (UTC).
   */
  'created_at': (string);
}

/**
 * A role in full.
 */
export interface RoleResponseInput {
  /**
   * The role.
   */
  'record'?: (RoleInput | null);
}

/**
 * A role in full.
 */
export interface RoleResponse {
  /**
   * The role.
   */
  'record': (Role | null);
}

/**
 * Which roles.
 */
export interface RolesRequestInput {
  /**
   * The ids of the roles.
   */
  'ids'?: (number | string | Long)[];
}

/**
 * Which roles.
 */
export interface RolesRequest {
  /**
   * The ids of the roles.
   */
  'ids': (number)[];
}

/**
 * Roles.
 */
export interface RolesResponseInput {
  /**
   * The roles that there are.
   */
  'roles'?: (DirectoryRoleInput)[];
}

/**
 * Roles.
 */
export interface RolesResponse {
  /**
   * The roles that there are.
   */
  'roles': (DirectoryRole)[];
}

/**
 * Either `code` and `state`, as the provider sent them back, or the tokens themselves where a client app has them from elsewhere.
 */
export interface SaveTokenRequestInput {
  /**
   * The code that the provider sent back.
   */
  'code'?: (string);
  /**
   * The state that came back with the code: good once, for whoever asked where to authorize.
   */
  'state'?: (string);
  /**
   * A token that the provider gave out.
   */
  'access_token'?: (string);
  /**
   * The token by which a new access token is had when that one has expired.
   */
  'refresh_token'?: (string);
  /**
   * For how many seconds the access token is good; for ever, as far as is known, when left out.
   */
  'expires_in'?: (number);
  /**
   * What the token allows, as the provider says it.
   */
  'scope'?: (string);
}

/**
 * Either `code` and `state`, as the provider sent them back, or the tokens themselves where a client app has them from elsewhere.
 */
export interface SaveTokenRequest {
  /**
   * The code that the provider sent back.
   */
  'code': (string);
  /**
   * The state that came back with the code: good once, for whoever asked where to authorize.
   */
  'state': (string);
  /**
   * A token that the provider gave out.
   */
  'access_token': (string);
  /**
   * The token by which a new access token is had when that one has expired.
   */
  'refresh_token': (string);
  /**
   * For how many seconds the access token is good; for ever, as far as is known, when left out.
   */
  'expires_in'?: (number);
  /**
   * What the token allows, as the provider says it.
   */
  'scope': (string);
}

/**
 * Something that identity has to send to a person.
 */
export interface SendJobEventInput {
  /**
   * The sealed send job, which holds the address and what to say.
   */
  'send_job_id'?: (string);
  /**
   * The account that it concerns.
   */
  'user_id'?: (number | string | Long);
  /**
   * "mail" or "sms".
   */
  'channel'?: (string);
}

/**
 * Something that identity has to send to a person.
 */
export interface SendJobEvent {
  /**
   * The sealed send job, which holds the address and what to say.
   */
  'send_job_id': (string);
  /**
   * The account that it concerns.
   */
  'user_id': (number);
  /**
   * "mail" or "sms".
   */
  'channel': (string);
}

/**
 * Where a one-time password goes.
 */
export interface SendOtpRequestInput {
  /**
   * The phone number with the country's code; spaces and punctuation are fine.
   */
  'phone'?: (string);
}

/**
 * Where a one-time password goes.
 */
export interface SendOtpRequest {
  /**
   * The phone number with the country's code; spaces and punctuation are fine.
   */
  'phone': (string);
}

/**
 * A session that has ended before its token expires.
 */
export interface SessionEventInput {
  /**
   * The id of the session (claim "sid").
   */
  'session_id'?: (string);
  /**
   * The user whose session it was.
   */
  'user_id'?: (number | string | Long);
  /**
   * When its token would have expired (milliseconds since 1970): nobody needs to remember the end for longer.
   */
  'expires_at_ms'?: (number | string | Long);
}

/**
 * A session that has ended before its token expires.
 */
export interface SessionEvent {
  /**
   * The id of the session (claim "sid").
   */
  'session_id': (string);
  /**
   * The user whose session it was.
   */
  'user_id': (number);
  /**
   * When its token would have expired (milliseconds since 1970): nobody needs to remember the end for longer.
   */
  'expires_at_ms': (number);
}

/**
 * The account that signed in.
 */
export interface SignedInUserInput {
  /**
   * The id of the user.
   */
  'id'?: (number | string | Long);
  /**
   * The first name.
   */
  'first_name'?: (string);
  /**
   * The last name.
   */
  'last_name'?: (string);
  /**
   * The email address.
   */
  'email'?: (string);
  /**
   * "staff" or "client" (a user of the portal).
   */
  'user_type'?: (string);
  /**
   * 1 for an administrator, else 0.
   */
  'is_admin'?: (number);
  /**
   * Whether the account is active.
   */
  'status'?: (string);
}

/**
 * The account that signed in.
 */
export interface SignedInUser {
  /**
   * The id of the user.
   */
  'id': (number);
  /**
   * The first name.
   */
  'first_name': (string);
  /**
   * The last name.
   */
  'last_name': (string);
  /**
   * The email address.
   */
  'email': (string);
  /**
   * "staff" or "client" (a user of the portal).
   */
  'user_type': (string);
  /**
   * 1 for an administrator, else 0.
   */
  'is_admin': (number);
  /**
   * Whether the account is active.
   */
  'status': (string);
}

/**
 * A team member in a list.
 */
export interface TeamListItemInput {
  /**
   * The id of the user.
   */
  'id'?: (number | string | Long);
  /**
   * The first name.
   */
  'first_name'?: (string);
  /**
   * The last name.
   */
  'last_name'?: (string);
  /**
   * The email address.
   */
  'email'?: (string);
  /**
   * The phone number (E.164), or empty.
   */
  'phone'?: (string);
  /**
   * The job title.
   */
  'job_title'?: (string);
  /**
   * The role; 0 for administrators.
   */
  'role_id'?: (number | string | Long);
  /**
   * Whether the account is active.
   */
  'status'?: (string);
  /**
   * The address of a picture.
   */
  'image'?: (string);
  /**
   * 1 for an administrator, else 0.
   */
  'is_admin'?: (number);
  /**
   * The day of its creation (UTC).
   */
  'created_at'?: (string);
}

/**
 * A team member in a list.
 */
export interface TeamListItem {
  /**
   * The id of the user.
   */
  'id': (number);
  /**
   * The first name.
   */
  'first_name': (string);
  /**
   * The last name.
   */
  'last_name': (string);
  /**
   * The email address.
   */
  'email': (string);
  /**
   * The phone number (E.164), or empty.
   */
  'phone': (string);
  /**
   * The job title.
   */
  'job_title': (string);
  /**
   * The role; 0 for administrators.
   */
  'role_id': (number);
  /**
   * Whether the account is active.
   */
  'status': (string);
  /**
   * The address of a picture.
   */
  'image'?: (string);
  /**
   * 1 for an administrator, else 0.
   */
  'is_admin': (number);
  /**
   * The day of its creation (UTC).
   */
  'created_at': (string);
}

/**
 * A team member, as it is sent and shown.
 */
export interface TeamMemberInput {
  /**
   * The id of the user.
   */
  'id'?: (number | string | Long);
  /**
   * The first name.
   */
  'first_name'?: (string);
  /**
   * The last name.
   */
  'last_name'?: (string);
  /**
   * The email address to sign in with, kept in lower case; no two users have the same.
   */
  'email'?: (string);
  /**
   * A phone number with the country's code, to sign in with; shown as E.164. No two users have the same.
   */
  'phone'?: (string);
  /**
   * The job title.
   */
  'job_title'?: (string);
  /**
   * The role, which says what the member may do; 0 for administrators, who may do everything.
   */
  'role_id'?: (number | string | Long);
  /**
   * Whether the account is active. Making it inactive ends its sessions.
   */
  'status'?: (string);
  /**
   * The language of the user, e.g. "en" or "pt-BR".
   */
  'language'?: (string);
  /**
   * The address of a picture: http(s) or a path.
   */
  'image'?: (string);
  /**
   * 1 for an administrator, else 0.
   */
  'is_admin'?: (number);
  /**
   * The user who created the account.
   */
  'created_by'?: (number | string | Long);
  /**
   * The day of its creation (UTC).
   */
  'created_at'?: (string);
  /**
   * The moment of its last change.
   */
  'updated_at'?: (string);
  /**
   * Whether the member gets mails about what happens, such as being put on a task. Each sets it for themselves at /api/auth/preferences, too.
   */
  'email_notifications'?: (boolean);
}

/**
 * A team member, as it is sent and shown.
 */
export interface TeamMember {
  /**
   * The id of the user.
   */
  'id': (number);
  /**
   * The first name.
   */
  'first_name': (string);
  /**
   * The last name.
   */
  'last_name': (string);
  /**
   * The email address to sign in with, kept in lower case; no two users have the same.
   */
  'email': (string);
  /**
   * A phone number with the country's code, to sign in with; shown as E.164. No two users have the same.
   */
  'phone': (string);
  /**
   * The job title.
   */
  'job_title': (string);
  /**
   * The role, which says what the member may do; 0 for administrators, who may do everything.
   */
  'role_id': (number);
  /**
   * Whether the account is active. Making it inactive ends its sessions.
   */
  'status': (string);
  /**
   * The language of the user, e.g. "en" or "pt-BR".
   */
  'language': (string);
  /**
   * The address of a picture: http(s) or a path.
   */
  'image'?: (string);
  /**
   * 1 for an administrator, else 0.
   */
  'is_admin': (number);
  /**
   * The user who created the account.
   */
  'created_by': (number);
  /**
   * The day of its creation (UTC).
   */
  'created_at': (string);
  /**
   * The moment of its last change.
   */
  'updated_at': (string);
  /**
   * Whether the member gets mails about what happens, such as being put on a task. Each sets it for themselves at /api/auth/preferences, too.
   */
  'email_notifications': (boolean);
}

/**
 * A team member in full.
 */
export interface TeamMemberResponseInput {
  /**
   * The team member.
   */
  'record'?: (TeamMemberInput | null);
}

/**
 * A team member in full.
 */
export interface TeamMemberResponse {
  /**
   * The team member.
   */
  'record': (TeamMember | null);
}

/**
 * The server's time.
 */
export interface TimeResponseInput {
  /**
   * The moment (RFC 3339, UTC).
   */
  'time'?: (string);
  /**
   * The same in seconds since 1970.
   */
  'timestamp'?: (number | string | Long);
  /**
   * Always "UTC".
   */
  'timezone'?: (string);
}

/**
 * The server's time.
 */
export interface TimeResponse {
  /**
   * The moment (RFC 3339, UTC).
   */
  'time': (string);
  /**
   * The same in seconds since 1970.
   */
  'timestamp': (number);
  /**
   * Always "UTC".
   */
  'timezone': (string);
}

/**
 * Changes of a portal user.
 */
export interface UpdatePortalUserRequestInput {
  /**
   * The id of the user.
   */
  'id'?: (number | string | Long);
  /**
   * The values to set.
   */
  'portal_user'?: (PortalUserInput | null);
  /**
   * The fields to set; made by the gateway from the members of the body.
   */
  'update_mask'?: (_google_protobuf_FieldMaskInput | null);
}

/**
 * Changes of a portal user.
 */
export interface UpdatePortalUserRequest {
  /**
   * The id of the user.
   */
  'id': (number);
  /**
   * The values to set.
   */
  'portal_user': (PortalUser | null);
  /**
   * The fields to set; made by the gateway from the members of the body.
   */
  'update_mask': (_google_protobuf_FieldMask | null);
}

/**
 * What to choose.
 */
export interface UpdatePreferencesRequestInput {
  /**
   * The values to set.
   */
  'preferences'?: (PreferencesInput | null);
  /**
   * The fields to set; made by the gateway from the members of the body.
   */
  'update_mask'?: (_google_protobuf_FieldMaskInput | null);
}

/**
 * What to choose.
 */
export interface UpdatePreferencesRequest {
  /**
   * The values to set.
   */
  'preferences': (Preferences | null);
  /**
   * The fields to set; made by the gateway from the members of the body.
   */
  'update_mask': (_google_protobuf_FieldMask | null);
}

/**
 * Changes of a role.
 */
export interface UpdateRoleRequestInput {
  /**
   * The id of the role.
   */
  'id'?: (number | string | Long);
  /**
   * The values to set.
   */
  'role'?: (RoleInput | null);
  /**
   * The fields to set; made by the gateway from the members of the body.
   */
  'update_mask'?: (_google_protobuf_FieldMaskInput | null);
}

/**
 * Changes of a role.
 */
export interface UpdateRoleRequest {
  /**
   * The id of the role.
   */
  'id': (number);
  /**
   * The values to set.
   */
  'role': (Role | null);
  /**
   * The fields to set; made by the gateway from the members of the body.
   */
  'update_mask': (_google_protobuf_FieldMask | null);
}

/**
 * Changes of a team member.
 */
export interface UpdateTeamMemberRequestInput {
  /**
   * The id of the user.
   */
  'id'?: (number | string | Long);
  /**
   * The values to set.
   */
  'member'?: (TeamMemberInput | null);
  /**
   * The fields to set; made by the gateway from the members of the body.
   */
  'update_mask'?: (_google_protobuf_FieldMaskInput | null);
}

/**
 * Changes of a team member.
 */
export interface UpdateTeamMemberRequest {
  /**
   * The id of the user.
   */
  'id': (number);
  /**
   * The values to set.
   */
  'member': (TeamMember | null);
  /**
   * The fields to set; made by the gateway from the members of the body.
   */
  'update_mask': (_google_protobuf_FieldMask | null);
}

/**
 * Changes of a webhook.
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
   * The fields to set; made by the gateway from the members of the body.
   */
  'update_mask'?: (_google_protobuf_FieldMaskInput | null);
}

/**
 * Changes of a webhook.
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
   * The fields to set; made by the gateway from the members of the body.
   */
  'update_mask': (_google_protobuf_FieldMask | null);
}

/**
 * An account, as other services keep it in their own small copies.
 */
export interface UserEventInput {
  /**
   * The id of the user.
   */
  'id'?: (number | string | Long);
  /**
   * The version of the account after the change.
   */
  'version'?: (number | string | Long);
  /**
   * First and last name.
   */
  'name'?: (string);
  /**
   * "active" or "inactive".
   */
  'status'?: (string);
  /**
   * "staff" or "client" (a user of the portal).
   */
  'user_type'?: (string);
  /**
   * Whether the user may do everything.
   */
  'is_admin'?: (boolean);
  /**
   * The role; 0 for administrators and users of the portal.
   */
  'role_id'?: (number | string | Long);
  /**
   * The client whom a user of the portal belongs to; else 0.
   */
  'client_id'?: (number | string | Long);
}

/**
 * An account, as other services keep it in their own small copies.
 */
export interface UserEvent {
  /**
   * The id of the user.
   */
  'id': (number);
  /**
   * The version of the account after the change.
   */
  'version': (number);
  /**
   * First and last name.
   */
  'name': (string);
  /**
   * "active" or "inactive".
   */
  'status': (string);
  /**
   * "staff" or "client" (a user of the portal).
   */
  'user_type': (string);
  /**
   * Whether the user may do everything.
   */
  'is_admin': (boolean);
  /**
   * The role; 0 for administrators and users of the portal.
   */
  'role_id': (number);
  /**
   * The client whom a user of the portal belongs to; else 0.
   */
  'client_id': (number);
}

/**
 * Which accounts.
 */
export interface UsersRequestInput {
  /**
   * The ids of the users.
   */
  'ids'?: (number | string | Long)[];
}

/**
 * Which accounts.
 */
export interface UsersRequest {
  /**
   * The ids of the users.
   */
  'ids': (number)[];
}

/**
 * Accounts.
 */
export interface UsersResponseInput {
  /**
   * The accounts that there are.
   */
  'users'?: (DirectoryUserInput)[];
}

/**
 * Accounts.
 */
export interface UsersResponse {
  /**
   * The accounts that there are.
   */
  'users': (DirectoryUser)[];
}

/**
 * The proof that the new phone is the caller's.
 */
export interface VerifyPhoneChangeRequestInput {
  /**
   * The new phone number, as it was given to have the one-time password sent.
   */
  'phone'?: (string);
  /**
   * The one-time password.
   */
  'otp'?: (string);
}

/**
 * The proof that the new phone is the caller's.
 */
export interface VerifyPhoneChangeRequest {
  /**
   * The new phone number, as it was given to have the one-time password sent.
   */
  'phone': (string);
  /**
   * The one-time password.
   */
  'otp': (string);
}

/**
 * A webhook, as it is sent and shown.
 */
export interface WebhookInput {
  /**
   * The id of the webhook.
   */
  'id'?: (number | string | Long);
  /**
   * Where events are posted to: an address that everybody can reach.
   */
  'url'?: (string);
  /**
   * The types of events that it is told of, such as `client.created`; `*` is all.
   */
  'events'?: (string)[];
  /**
   * Whether it is told. An address at which nothing has arrived for a day is switched off, and who created the webhook gets a mail.
   */
  'active'?: (boolean);
  /**
   * When it was switched off because nothing arrived; null if it was not.
   */
  'switched_off_at'?: (string);
  /**
   * The administrator who created it.
   */
  'created_by'?: (number | string | Long);
  /**
   * The day of its creation (UTC).
   */
  'created_at'?: (string);
  /**
   * The moment of its last change.
   */
  'updated_at'?: (string);
  /**
   * Until when messages are signed with the secret before the present one, too; null if it has had no other.
   */
  'previous_secret_until'?: (string);
}

/**
 * A webhook, as it is sent and shown.
 */
export interface Webhook {
  /**
   * The id of the webhook.
   */
  'id': (number);
  /**
   * Where events are posted to: an address that everybody can reach.
   */
  'url': (string);
  /**
   * The types of events that it is told of, such as `client.created`; `*` is all.
   */
  'events': (string)[];
  /**
   * Whether it is told. An address at which nothing has arrived for a day is switched off, and who created the webhook gets a mail.
   */
  'active': (boolean);
  /**
   * When it was switched off because nothing arrived; null if it was not.
   */
  'switched_off_at'?: (string);
  /**
   * The administrator who created it.
   */
  'created_by': (number);
  /**
   * The day of its creation (UTC).
   */
  'created_at': (string);
  /**
   * The moment of its last change.
   */
  'updated_at': (string);
  /**
   * Until when messages are signed with the secret before the present one, too; null if it has had no other.
   */
  'previous_secret_until'?: (string);
}

/**
 * A webhook that was created.
 */
export interface WebhookCreatedInput {
  /**
   * The webhook.
   */
  'record'?: (WebhookInput | null);
  /**
   * What its messages are signed with. Nobody sees it again.
   */
  'secret'?: (string);
}

/**
 * A webhook that was created.
 */
export interface WebhookCreated {
  /**
   * The webhook.
   */
  'record': (Webhook | null);
  /**
   * What its messages are signed with. Nobody sees it again.
   */
  'secret': (string);
}

/**
 * An event on its way to a webhook.
 */
export interface WebhookDeliveryInput {
  /**
   * The id of the delivery.
   */
  'id'?: (number | string | Long);
  /**
   * The id of the event, which is the `webhook-id` too.
   */
  'event_id'?: (string);
  /**
   * The type of the event.
   */
  'type'?: (string);
  /**
   * Whether it is still to arrive, has arrived, or was given up.
   */
  'status'?: (string);
  /**
   * How often it was sent.
   */
  'attempts'?: (number);
  /**
   * The HTTP status of the last answer; null where there was none.
   */
  'response_status'?: (number);
  /**
   * Why the last attempt failed; empty if it did not.
   */
  'error'?: (string);
  /**
   * When it is sent next; null if it is not.
   */
  'next_attempt_at'?: (string);
  /**
   * When the event happened.
   */
  'occurred_at'?: (string);
}

/**
 * An event on its way to a webhook.
 */
export interface WebhookDelivery {
  /**
   * The id of the delivery.
   */
  'id': (number);
  /**
   * The id of the event, which is the `webhook-id` too.
   */
  'event_id': (string);
  /**
   * The type of the event.
   */
  'type': (string);
  /**
   * Whether it is still to arrive, has arrived, or was given up.
   */
  'status': (string);
  /**
   * How often it was sent.
   */
  'attempts': (number);
  /**
   * The HTTP status of the last answer; null where there was none.
   */
  'response_status'?: (number);
  /**
   * Why the last attempt failed; empty if it did not.
   */
  'error': (string);
  /**
   * When it is sent next; null if it is not.
   */
  'next_attempt_at'?: (string);
  /**
   * When the event happened.
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
   * Where events are posted to.
   */
  'url'?: (string);
  /**
   * The types of events that it is told of; `*` is all.
   */
  'events'?: (string)[];
  /**
   * Whether it is told.
   */
  'active'?: (boolean);
  /**
   * The administrator who created it.
   */
  'created_by'?: (number | string | Long);
  /**
   * The day of its creation (UTC).
   */
  'created_at'?: (string);
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
   * Where events are posted to.
   */
  'url': (string);
  /**
   * The types of events that it is told of; `*` is all.
   */
  'events': (string)[];
  /**
   * Whether it is told.
   */
  'active': (boolean);
  /**
   * The administrator who created it.
   */
  'created_by': (number);
  /**
   * The day of its creation (UTC).
   */
  'created_at': (string);
}

/**
 * A webhook in full.
 */
export interface WebhookResponseInput {
  /**
   * The webhook.
   */
  'record'?: (WebhookInput | null);
}

/**
 * A webhook in full.
 */
export interface WebhookResponse {
  /**
   * The webhook.
   */
  'record': (Webhook | null);
}

/**
 * A webhook that was given another secret.
 */
export interface WebhookSecretRotatedInput {
  /**
   * Always true.
   */
  'success'?: (boolean);
  /**
   * What was done, for a person.
   */
  'message'?: (string);
  /**
   * The webhook.
   */
  'record'?: (WebhookInput | null);
  /**
   * What its messages are signed with. Nobody sees it again.
   */
  'secret'?: (string);
}

/**
 * A webhook that was given another secret.
 */
export interface WebhookSecretRotated {
  /**
   * Always true.
   */
  'success': (boolean);
  /**
   * What was done, for a person.
   */
  'message': (string);
  /**
   * The webhook.
   */
  'record': (Webhook | null);
  /**
   * What its messages are signed with. Nobody sees it again.
   */
  'secret': (string);
}
