/* Made from protos/ by packages/contracts/scripts/generate.ts; changes here are lost. */
import type { Long } from '@grpc/proto-loader';
import type { DocumentRecipientInput as _bms_api_DocumentRecipientInput, DocumentRecipient as _bms_api_DocumentRecipient } from './api.ts';
import type { ElectronicAddressInput as _bms_api_ElectronicAddressInput, ElectronicAddress as _bms_api_ElectronicAddress } from './api.ts';
import type { GrantedAccessInput as _bms_api_GrantedAccessInput, GrantedAccess as _bms_api_GrantedAccess } from './api.ts';
import type { ListMetaInput as _bms_api_ListMetaInput, ListMeta as _bms_api_ListMeta } from './api.ts';
import type { ListQueryInput as _bms_api_ListQueryInput, ListQuery as _bms_api_ListQuery } from './api.ts';
import type { PageQueryInput as _bms_api_PageQueryInput, PageQuery as _bms_api_PageQuery } from './api.ts';
import type { RecordActionInput as _bms_api_RecordActionInput, RecordAction as _bms_api_RecordAction } from './api.ts';
import type { ReminderStepInput as _bms_api_ReminderStepInput, ReminderStep as _bms_api_ReminderStep } from './api.ts';
import type { FieldMaskInput as _google_protobuf_FieldMaskInput, FieldMask as _google_protobuf_FieldMask } from './protobuf.ts';

/**
 * Access that an account has granted and that is revoked: its owner has recovered the account.
 */
export interface AccessEventInput {
  /**
   * The id of the user.
   */
  'user_id'?: (number | string | Long);
  /**
   * All access that the account has granted or changed since this time (RFC 3339, UTC) is revoked; empty if only that of `keys` is.
   */
  'since'?: (string);
  /**
   * The keys of the access that is revoked, such as `webhooks/7`.
   */
  'keys'?: (string)[];
}

/**
 * Access that an account has granted and that is revoked: its owner has recovered the account.
 */
export interface AccessEvent {
  /**
   * The id of the user.
   */
  'user_id': (number);
  /**
   * All access that the account has granted or changed since this time (RFC 3339, UTC) is revoked; empty if only that of `keys` is.
   */
  'since': (string);
  /**
   * The keys of the access that is revoked, such as `webhooks/7`.
   */
  'keys': (string)[];
}

/**
 * A sign-in, failed sign-in or change of credentials, for the audit log.
 */
export interface AccountEventInput {
  /**
   * The id of the user; 0 if no account matches.
   */
  'user_id'?: (number | string | Long);
  /**
   * The email address of the account; empty if no account matches.
   */
  'email'?: (string);
  /**
   * True if the user caused the event: signed in, or in a session.
   */
  'by_user'?: (boolean);
  /**
   * The IP address of the client app.
   */
  'address'?: (string);
}

/**
 * A sign-in, failed sign-in or change of credentials, for the audit log.
 */
export interface AccountEvent {
  /**
   * The id of the user; 0 if no account matches.
   */
  'user_id': (number);
  /**
   * The email address of the account; empty if no account matches.
   */
  'email': (string);
  /**
   * True if the user caused the event: signed in, or in a session.
   */
  'by_user': (boolean);
  /**
   * The IP address of the client app.
   */
  'address': (string);
}

/**
 * A new second factor.
 */
export interface AddFactorRequestInput {
  /**
   * The type: `totp` for an authenticator app (RFC 6238), or `passkey` (WebAuthn).
   */
  'type'?: (string);
  /**
   * A name to tell it from others.
   */
  'name'?: (string);
  /**
   * The caller's password, after 401 `recent_sign_in_required`.
   */
  'current_password'?: (string);
}

/**
 * A new second factor.
 */
export interface AddFactorRequest {
  /**
   * The type: `totp` for an authenticator app (RFC 6238), or `passkey` (WebAuthn).
   */
  'type': (string);
  /**
   * A name to tell it from others.
   */
  'name': (string);
  /**
   * The caller's password, after 401 `recent_sign_in_required`.
   */
  'current_password'?: (string);
}

/**
 * The factor to confirm.
 */
export interface AddFactorResponseInput {
  /**
   * The factor, with what is needed to set it up.
   */
  'record'?: (FactorInput | null);
}

/**
 * The factor to confirm.
 */
export interface AddFactorResponse {
  /**
   * The factor, with what is needed to set it up.
   */
  'record': (Factor | null);
}

/**
 * An API key, without the secret key.
 */
export interface ApiKeyInput {
  /**
   * The id of the key.
   */
  'id'?: (number | string | Long);
  /**
   * The purpose of the key.
   */
  'name'?: (string);
  /**
   * The role that limits the permissions of the key. The key never has more permissions than its creator.
   */
  'role_id'?: (number | string | Long);
  /**
   * The expiry time, in the future; null if the key does not expire.
   */
  'expires_at'?: (string);
  /**
   * The first characters of the key.
   */
  'prefix'?: (string);
  /**
   * The time of the last use, to the minute; null if never used.
   */
  'last_used_at'?: (string);
  /**
   * The administrator who created the key and for whom it acts.
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
   * The caller's password, after 401 `recent_sign_in_required`.
   */
  'current_password'?: (string);
  /**
   * True for a key that can only read: writes are 403, except dry runs. It cannot be changed.
   */
  'read_only'?: (boolean);
  /**
   * The IP addresses, or networks in CIDR notation, that requests with the key may come from; from others it is 401. Empty for a key that is valid from everywhere. They
   * cannot be changed.
   */
  'allowed_addresses'?: (string)[];
  /**
   * The time at which the key was replaced; null if it never was.
   */
  'rotated_at'?: (string);
  /**
   * The time until which the key before it is valid, too; null if none is.
   */
  'previous_valid_until'?: (string);
}

/**
 * An API key, without the secret key.
 */
export interface ApiKey {
  /**
   * The id of the key.
   */
  'id': (number);
  /**
   * The purpose of the key.
   */
  'name': (string);
  /**
   * The role that limits the permissions of the key. The key never has more permissions than its creator.
   */
  'role_id': (number);
  /**
   * The expiry time, in the future; null if the key does not expire.
   */
  'expires_at'?: (string);
  /**
   * The first characters of the key.
   */
  'prefix': (string);
  /**
   * The time of the last use, to the minute; null if never used.
   */
  'last_used_at'?: (string);
  /**
   * The administrator who created the key and for whom it acts.
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
   * The caller's password, after 401 `recent_sign_in_required`.
   */
  'current_password'?: (string);
  /**
   * True for a key that can only read: writes are 403, except dry runs. It cannot be changed.
   */
  'read_only': (boolean);
  /**
   * The IP addresses, or networks in CIDR notation, that requests with the key may come from; from others it is 401. Empty for a key that is valid from everywhere. They
   * cannot be changed.
   */
  'allowed_addresses': (string)[];
  /**
   * The time at which the key was replaced; null if it never was.
   */
  'rotated_at'?: (string);
  /**
   * The time until which the key before it is valid, too; null if none is.
   */
  'previous_valid_until'?: (string);
}

/**
 * The created API key.
 */
export interface ApiKeyCreatedInput {
  /**
   * The API key.
   */
  'record'?: (ApiKeyInput | null);
  /**
   * The secret key, to be sent as a bearer token. It is returned only once.
   */
  'key'?: (string);
}

/**
 * The created API key.
 */
export interface ApiKeyCreated {
  /**
   * The API key.
   */
  'record': (ApiKey | null);
  /**
   * The secret key, to be sent as a bearer token. It is returned only once.
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
   * The administrator that the key acts for.
   */
  'user_id'?: (number | string | Long);
  /**
   * The purpose of the key.
   */
  'name'?: (string);
  /**
   * The role that limits the permissions of the key.
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
   * The administrator that the key acts for.
   */
  'user_id': (number);
  /**
   * The purpose of the key.
   */
  'name': (string);
  /**
   * The role that limits the permissions of the key.
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
   * The purpose of the key.
   */
  'name'?: (string);
  /**
   * The first characters of the key.
   */
  'prefix'?: (string);
  /**
   * The role that limits the permissions of the key.
   */
  'role_id'?: (number | string | Long);
  /**
   * The expiry time; null if the key does not expire.
   */
  'expires_at'?: (string);
  /**
   * The time of the last use, to the minute; null if never used.
   */
  'last_used_at'?: (string);
  /**
   * The administrator who created the key and for whom it acts.
   */
  'created_by'?: (number | string | Long);
  /**
   * The creation date.
   */
  'created_at'?: (string);
  /**
   * True if the key can only read.
   */
  'read_only'?: (boolean);
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
   * The purpose of the key.
   */
  'name': (string);
  /**
   * The first characters of the key.
   */
  'prefix': (string);
  /**
   * The role that limits the permissions of the key.
   */
  'role_id': (number);
  /**
   * The expiry time; null if the key does not expire.
   */
  'expires_at'?: (string);
  /**
   * The time of the last use, to the minute; null if never used.
   */
  'last_used_at'?: (string);
  /**
   * The administrator who created the key and for whom it acts.
   */
  'created_by': (number);
  /**
   * The creation date.
   */
  'created_at': (string);
  /**
   * True if the key can only read.
   */
  'read_only': (boolean);
}

/**
 * The API key.
 */
export interface ApiKeyResponseInput {
  /**
   * The API key.
   */
  'record'?: (ApiKeyInput | null);
  /**
   * Operations of the caller on the record, allowed or not. Only in details.
   */
  'actions'?: (_bms_api_RecordActionInput)[];
}

/**
 * The API key.
 */
export interface ApiKeyResponse {
  /**
   * The API key.
   */
  'record': (ApiKey | null);
  /**
   * Operations of the caller on the record, allowed or not. Only in details.
   */
  'actions': (_bms_api_RecordAction)[];
}

/**
 * The API key with its new secret.
 */
export interface ApiKeyRotatedInput {
  /**
   * Always true.
   */
  'success'?: (boolean);
  /**
   * A message.
   */
  'message'?: (string);
  /**
   * The API key.
   */
  'record'?: (ApiKeyInput | null);
  /**
   * The secret key, to be sent as a bearer token. It is returned only once.
   */
  'key'?: (string);
}

/**
 * The API key with its new secret.
 */
export interface ApiKeyRotated {
  /**
   * Always true.
   */
  'success': (boolean);
  /**
   * A message.
   */
  'message': (string);
  /**
   * The API key.
   */
  'record': (ApiKey | null);
  /**
   * The secret key, to be sent as a bearer token. It is returned only once.
   */
  'key': (string);
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
 * The authorization URL.
 */
export interface AuthorizeResponseInput {
  /**
   * The URL at the provider to which the user is sent. The provider redirects the browser to the configured address with `code` and `state`.
   */
  'url'?: (string);
}

/**
 * The authorization URL.
 */
export interface AuthorizeResponse {
  /**
   * The URL at the provider to which the user is sent. The provider redirects the browser to the configured address with `code` and `state`.
   */
  'url': (string);
}

/**
 * A logout token of a provider.
 */
export interface BackchannelLogoutRequestInput {
  /**
   * The key of the provider.
   */
  'provider'?: (string);
  /**
   * The logout token.
   */
  'logout_token'?: (string);
}

/**
 * A logout token of a provider.
 */
export interface BackchannelLogoutRequest {
  /**
   * The key of the provider.
   */
  'provider': (string);
  /**
   * The logout token.
   */
  'logout_token': (string);
}

/**
 * The branding of the organization.
 */
export interface BrandingInput {
  /**
   * The name of the business.
   */
  'name'?: (string);
  /**
   * The path of the logo; empty if there is none.
   */
  'logo_url'?: (string);
  /**
   * The color of buttons and links, as #rrggbb.
   */
  'accent_color'?: (string);
}

/**
 * The branding of the organization.
 */
export interface Branding {
  /**
   * The name of the business.
   */
  'name': (string);
  /**
   * The path of the logo; empty if there is none.
   */
  'logo_url': (string);
  /**
   * The color of buttons and links, as #rrggbb.
   */
  'accent_color': (string);
}

/**
 * The branding of the organization.
 */
export interface BrandingResponseInput {
  /**
   * The branding.
   */
  'record'?: (BrandingInput | null);
}

/**
 * The branding of the organization.
 */
export interface BrandingResponse {
  /**
   * The branding.
   */
  'record': (Branding | null);
}

/**
 * The response of a provider to a sign-in.
 */
export interface CallbackRequestInput {
  /**
   * The key of the provider.
   */
  'provider'?: (string);
  /**
   * The code of the provider.
   */
  'code'?: (string);
  /**
   * The state of the start.
   */
  'state'?: (string);
  /**
   * The issuer (RFC 9207).
   */
  'iss'?: (string);
  /**
   * The error, if the sign-in failed.
   */
  'error'?: (string);
}

/**
 * The response of a provider to a sign-in.
 */
export interface CallbackRequest {
  /**
   * The key of the provider.
   */
  'provider': (string);
  /**
   * The code of the provider.
   */
  'code': (string);
  /**
   * The state of the start.
   */
  'state': (string);
  /**
   * The issuer (RFC 9207).
   */
  'iss': (string);
  /**
   * The error, if the sign-in failed.
   */
  'error': (string);
}

/**
 * A caller and its permissions.
 */
export interface CallerInput {
  /**
   * "user", "api_key", "scim_token", "public" (nobody), "gateway" or "service".
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
   * True if the user is an administrator.
   */
  'is_admin'?: (boolean);
  /**
   * The role; 0 for administrators and portal users.
   */
  'role_id'?: (number | string | Long);
  /**
   * The client of a portal user; otherwise 0.
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
   * The grants of the role; empty for administrators, who have every permission.
   */
  'grants'?: (GrantInput)[];
  /**
   * True for an API key that can only read.
   */
  'read_only'?: (boolean);
  /**
   * True if the account has to set up a second factor before it can do anything else.
   */
  'needs_factor_setup'?: (boolean);
  /**
   * The SCIM token; 0 for all other callers.
   */
  'scim_token_id'?: (number | string | Long);
}

/**
 * A caller and its permissions.
 */
export interface Caller {
  /**
   * "user", "api_key", "scim_token", "public" (nobody), "gateway" or "service".
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
   * True if the user is an administrator.
   */
  'is_admin': (boolean);
  /**
   * The role; 0 for administrators and portal users.
   */
  'role_id': (number);
  /**
   * The client of a portal user; otherwise 0.
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
   * The grants of the role; empty for administrators, who have every permission.
   */
  'grants': (Grant)[];
  /**
   * True for an API key that can only read.
   */
  'read_only': (boolean);
  /**
   * True if the account has to set up a second factor before it can do anything else.
   */
  'needs_factor_setup': (boolean);
  /**
   * The SCIM token; 0 for all other callers.
   */
  'scim_token_id': (number);
}

/**
 * A caller by its ids.
 */
export interface CallerReferenceInput {
  /**
   * "user" or "api_key".
   */
  'kind'?: (string);
  /**
   * The user, or the administrator that an API key acts for.
   */
  'user_id'?: (number | string | Long);
  /**
   * The role; 0 for administrators and portal users.
   */
  'role_id'?: (number | string | Long);
  /**
   * The session; empty for API keys.
   */
  'session_id'?: (string);
  /**
   * The API key; 0 for sessions.
   */
  'api_key_id'?: (number | string | Long);
}

/**
 * A caller by its ids.
 */
export interface CallerReference {
  /**
   * "user" or "api_key".
   */
  'kind': (string);
  /**
   * The user, or the administrator that an API key acts for.
   */
  'user_id': (number);
  /**
   * The role; 0 for administrators and portal users.
   */
  'role_id': (number);
  /**
   * The session; empty for API keys.
   */
  'session_id': (string);
  /**
   * The API key; 0 for sessions.
   */
  'api_key_id': (number);
}

/**
 * A new password.
 */
export interface ChangePasswordRequestInput {
  /**
   * The code from the email. Valid once, for 60 minutes after a reset request or 72 hours after an invitation.
   */
  'code'?: (string);
  /**
   * The new password: 12 to 128 characters, not a common password, without the names of the user and the organization.
   */
  'password'?: (string);
  /**
   * The new password again.
   */
  'retype_password'?: (string);
}

/**
 * A new password.
 */
export interface ChangePasswordRequest {
  /**
   * The code from the email. Valid once, for 60 minutes after a reset request or 72 hours after an invitation.
   */
  'code': (string);
  /**
   * The new password: 12 to 128 characters, not a common password, without the names of the user and the organization.
   */
  'password': (string);
  /**
   * The new password again.
   */
  'retype_password': (string);
}

/**
 * The recipients of a client's documents, and the requested addresses that belong to the client.
 */
export interface ClientRecipientsResponseInput {
  /**
   * The recipients, each address once.
   */
  'records'?: (_bms_api_DocumentRecipientInput)[];
  /**
   * Those of `addresses` that are the address of the client, of one of its contacts or of one of its active portal users.
   */
  'known'?: (string)[];
}

/**
 * The recipients of a client's documents, and the requested addresses that belong to the client.
 */
export interface ClientRecipientsResponse {
  /**
   * The recipients, each address once.
   */
  'records': (_bms_api_DocumentRecipient)[];
  /**
   * Those of `addresses` that are the address of the client, of one of its contacts or of one of its active portal users.
   */
  'known': (string)[];
}

/**
 * The proof that a factor works.
 */
export interface ConfirmFactorRequestInput {
  /**
   * The id of the factor.
   */
  'id'?: (number | string | Long);
  /**
   * The current code of the authenticator app.
   */
  'code'?: (string);
  /**
   * The answer of the passkey to its `options` (RegistrationResponseJSON of WebAuthn).
   */
  'credential'?: (string);
}

/**
 * The proof that a factor works.
 */
export interface ConfirmFactorRequest {
  /**
   * The id of the factor.
   */
  'id': (number);
  /**
   * The current code of the authenticator app.
   */
  'code': (string);
  /**
   * The answer of the passkey to its `options` (RegistrationResponseJSON of WebAuthn).
   */
  'credential': (string);
}

/**
 * The caller's current password.
 */
export interface ConfirmPasswordRequestInput {
  /**
   * The current password. A wrong password counts as a failed sign-in.
   */
  'current_password'?: (string);
}

/**
 * The caller's current password.
 */
export interface ConfirmPasswordRequest {
  /**
   * The current password. A wrong password counts as a failed sign-in.
   */
  'current_password': (string);
}

/**
 * A new API key.
 */
export interface CreateApiKeyRequestInput {
  /**
   * The API key to create.
   */
  'api_key'?: (ApiKeyInput | null);
}

/**
 * A new API key.
 */
export interface CreateApiKeyRequest {
  /**
   * The API key to create.
   */
  'api_key': (ApiKey | null);
}

/**
 * A new identity provider.
 */
export interface CreateIdentityProviderRequestInput {
  /**
   * The provider to create.
   */
  'identity_provider'?: (SsoProviderInput | null);
}

/**
 * A new identity provider.
 */
export interface CreateIdentityProviderRequest {
  /**
   * The provider to create.
   */
  'identity_provider': (SsoProvider | null);
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
 * The request for new recovery codes.
 */
export interface CreateRecoveryCodesRequestInput {
  /**
   * The caller's password, after 401 `recent_sign_in_required`.
   */
  'current_password'?: (string);
}

/**
 * The request for new recovery codes.
 */
export interface CreateRecoveryCodesRequest {
  /**
   * The caller's password, after 401 `recent_sign_in_required`.
   */
  'current_password'?: (string);
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
 * A new SCIM token.
 */
export interface CreateScimTokenRequestInput {
  /**
   * The SCIM token to create.
   */
  'scim_token'?: (ScimTokenInput | null);
}

/**
 * A new SCIM token.
 */
export interface CreateScimTokenRequest {
  /**
   * The SCIM token to create.
   */
  'scim_token': (ScimToken | null);
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
 * The organization, as other services see it.
 */
export interface DirectoryOrganizationInput {
  /**
   * The version of the record, as its events tell it.
   */
  'version'?: (number | string | Long);
  /**
   * The name of the business.
   */
  'name'?: (string);
  /**
   * The currency (ISO 4217) of documents of clients without a currency.
   */
  'currency'?: (string);
  /**
   * The locale (BCP 47) for formatting amounts and dates.
   */
  'locale'?: (string);
  /**
   * The time zone (IANA name).
   */
  'time_zone'?: (string);
  /**
   * The format of invoice numbers.
   */
  'invoice_number_format'?: (string);
  /**
   * The format of credit note numbers.
   */
  'credit_note_number_format'?: (string);
  /**
   * The format of estimate numbers.
   */
  'estimate_number_format'?: (string);
  /**
   * The format of order numbers.
   */
  'order_number_format'?: (string);
  /**
   * The payment term of invoices, in days; missing if not set.
   */
  'due_days'?: (number);
  /**
   * The reminders of overdue invoices, the earliest first.
   */
  'reminders'?: (_bms_api_ReminderStepInput)[];
  /**
   * The time at which invoices get their number: "on_create" or "on_send".
   */
  'invoice_numbering'?: (string);
  /**
   * The handling of payments above the balance: "reject" or "credit".
   */
  'overpayment'?: (string);
  /**
   * The color of buttons, links and documents, as #rrggbb.
   */
  'accent_color'?: (string);
}

/**
 * The organization, as other services see it.
 */
export interface DirectoryOrganization {
  /**
   * The version of the record, as its events tell it.
   */
  'version': (number);
  /**
   * The name of the business.
   */
  'name': (string);
  /**
   * The currency (ISO 4217) of documents of clients without a currency.
   */
  'currency': (string);
  /**
   * The locale (BCP 47) for formatting amounts and dates.
   */
  'locale': (string);
  /**
   * The time zone (IANA name).
   */
  'time_zone': (string);
  /**
   * The format of invoice numbers.
   */
  'invoice_number_format': (string);
  /**
   * The format of credit note numbers.
   */
  'credit_note_number_format': (string);
  /**
   * The format of estimate numbers.
   */
  'estimate_number_format': (string);
  /**
   * The format of order numbers.
   */
  'order_number_format': (string);
  /**
   * The payment term of invoices, in days; missing if not set.
   */
  'due_days'?: (number);
  /**
   * The reminders of overdue invoices, the earliest first.
   */
  'reminders': (_bms_api_ReminderStep)[];
  /**
   * The time at which invoices get their number: "on_create" or "on_send".
   */
  'invoice_numbering': (string);
  /**
   * The handling of payments above the balance: "reject" or "credit".
   */
  'overpayment': (string);
  /**
   * The color of buttons, links and documents, as #rrggbb.
   */
  'accent_color': (string);
}

/**
 * A role, as other services see it.
 */
export interface DirectoryRoleInput {
  /**
   * The id of the role.
   */
  'id'?: (number | string | Long);
  /**
   * The title.
   */
  'title'?: (string);
}

/**
 * A role, as other services see it.
 */
export interface DirectoryRole {
  /**
   * The id of the role.
   */
  'id': (number);
  /**
   * The title.
   */
  'title': (string);
}

/**
 * An account, as other services see it.
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
   * "staff" or "client" (a portal user).
   */
  'user_type'?: (string);
  /**
   * The version of the account, as its events tell it.
   */
  'version'?: (number | string | Long);
  /**
   * True if the user is an administrator.
   */
  'is_admin'?: (boolean);
  /**
   * The role; 0 for administrators and portal users.
   */
  'role_id'?: (number | string | Long);
  /**
   * The client of a portal user; otherwise 0.
   */
  'client_id'?: (number | string | Long);
}

/**
 * An account, as other services see it.
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
   * "staff" or "client" (a portal user).
   */
  'user_type': (string);
  /**
   * The version of the account, as its events tell it.
   */
  'version': (number);
  /**
   * True if the user is an administrator.
   */
  'is_admin': (boolean);
  /**
   * The role; 0 for administrators and portal users.
   */
  'role_id': (number);
  /**
   * The client of a portal user; otherwise 0.
   */
  'client_id': (number);
}

/**
 * The client of the documents.
 */
export interface DocumentRecipientsRequestInput {
  /**
   * The client.
   */
  'client_id'?: (number | string | Long);
  /**
   * Email addresses to look up among those of the client; white space around them and the case of letters are ignored.
   */
  'addresses'?: (string)[];
}

/**
 * The client of the documents.
 */
export interface DocumentRecipientsRequest {
  /**
   * The client.
   */
  'client_id': (number);
  /**
   * Email addresses to look up among those of the client; white space around them and the case of letters are ignored.
   */
  'addresses': (string)[];
}

/**
 * Parameters for listing ended sessions.
 */
export interface EndedSessionsRequestInput {
  /**
   * Only those that ended at this time (milliseconds since 1970) or later; 0 for all whose tokens have not expired.
   */
  'since_ms'?: (number | string | Long);
}

/**
 * Parameters for listing ended sessions.
 */
export interface EndedSessionsRequest {
  /**
   * Only those that ended at this time (milliseconds since 1970) or later; 0 for all whose tokens have not expired.
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
 * A second factor.
 */
export interface FactorInput {
  /**
   * The id of the factor.
   */
  'id'?: (number | string | Long);
  /**
   * The type.
   */
  'type'?: (string);
  /**
   * The name that the user gave it.
   */
  'name'?: (string);
  /**
   * True once it is confirmed.
   */
  'is_confirmed'?: (boolean);
  /**
   * The time at which it was added.
   */
  'created_at'?: (string);
  /**
   * The last use; missing before the first.
   */
  'last_used_at'?: (string);
  /**
   * The key of an authenticator app in Base32; only when it is added.
   */
  'secret'?: (string);
  /**
   * The address of the key for authenticator apps, usually shown as a QR code; only when it is added.
   */
  'uri'?: (string);
  /**
   * The options of `navigator.credentials.create` for a passkey (WebAuthn, as JSON); only when it is added.
   */
  'options'?: (string);
}

/**
 * A second factor.
 */
export interface Factor {
  /**
   * The id of the factor.
   */
  'id': (number);
  /**
   * The type.
   */
  'type': (string);
  /**
   * The name that the user gave it.
   */
  'name': (string);
  /**
   * True once it is confirmed.
   */
  'is_confirmed': (boolean);
  /**
   * The time at which it was added.
   */
  'created_at': (string);
  /**
   * The last use; missing before the first.
   */
  'last_used_at': (string);
  /**
   * The key of an authenticator app in Base32; only when it is added.
   */
  'secret': (string);
  /**
   * The address of the key for authenticator apps, usually shown as a QR code; only when it is added.
   */
  'uri': (string);
  /**
   * The options of `navigator.credentials.create` for a passkey (WebAuthn, as JSON); only when it is added.
   */
  'options': (string);
}

/**
 * The factor after a change.
 */
export interface FactorChangedResponseInput {
  /**
   * Always true.
   */
  'success'?: (boolean);
  /**
   * A message.
   */
  'message'?: (string);
  /**
   * The factor.
   */
  'record'?: (FactorInput | null);
}

/**
 * The factor after a change.
 */
export interface FactorChangedResponse {
  /**
   * Always true.
   */
  'success': (boolean);
  /**
   * A message.
   */
  'message': (string);
  /**
   * The factor.
   */
  'record': (Factor | null);
}

/**
 * A favorite: a reference to a record.
 */
export interface FavoriteInput {
  /**
   * The module of the record.
   */
  'module'?: (string);
  /**
   * The id of the record.
   */
  'record_id'?: (number | string | Long);
}

/**
 * A favorite: a reference to a record.
 */
export interface Favorite {
  /**
   * The module of the record.
   */
  'module': (string);
  /**
   * The id of the record.
   */
  'record_id': (number);
}

/**
 * The result of a change of the caller's favorites.
 */
export interface FavoritesChangedResponseInput {
  /**
   * Always true.
   */
  'success'?: (boolean);
  /**
   * A message.
   */
  'message'?: (string);
  /**
   * The caller's favorites after the change, oldest first.
   */
  'records'?: (FavoriteInput)[];
}

/**
 * The result of a change of the caller's favorites.
 */
export interface FavoritesChangedResponse {
  /**
   * Always true.
   */
  'success': (boolean);
  /**
   * A message.
   */
  'message': (string);
  /**
   * The caller's favorites after the change, oldest first.
   */
  'records': (Favorite)[];
}

/**
 * The caller's favorites.
 */
export interface FavoritesResponseInput {
  /**
   * The favorites.
   */
  'records'?: (FavoriteInput)[];
}

/**
 * The caller's favorites.
 */
export interface FavoritesResponse {
  /**
   * The favorites.
   */
  'records': (Favorite)[];
}

/**
 * The session that ends at a provider.
 */
export interface FrontchannelLogoutRequestInput {
  /**
   * The key of the provider.
   */
  'provider'?: (string);
  /**
   * The issuer.
   */
  'iss'?: (string);
  /**
   * The session at the provider.
   */
  'sid'?: (string);
}

/**
 * The session that ends at a provider.
 */
export interface FrontchannelLogoutRequest {
  /**
   * The key of the provider.
   */
  'provider': (string);
  /**
   * The issuer.
   */
  'iss': (string);
  /**
   * The session at the provider.
   */
  'sid': (string);
}

/**
 * A permission of a role.
 */
export interface GrantInput {
  /**
   * The module, e.g. "clients". `external_mail` has no records: its action `create` permits mail to addresses of no client, contact or portal user.
   */
  'module'?: (string);
  /**
   * The permitted action.
   */
  'action'?: (string);
  /**
   * The records it applies to: none, the user's own, or all. For create, own and all are equivalent.
   */
  'scope'?: (string);
}

/**
 * A permission of a role.
 */
export interface Grant {
  /**
   * The module, e.g. "clients". `external_mail` has no records: its action `create` permits mail to addresses of no client, contact or portal user.
   */
  'module': (string);
  /**
   * The permitted action.
   */
  'action': (string);
  /**
   * The records it applies to: none, the user's own, or all. For create, own and all are equivalent.
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
 * Parameters for listing API keys.
 */
export interface ListApiKeysRequestInput {
  /**
   * Pagination, sorting and search.
   */
  'list'?: (_bms_api_ListQueryInput | null);
  /**
   * Only keys with this role.
   */
  'role_id'?: (number | string | Long);
  /**
   * Only keys created by this administrator.
   */
  'created_by'?: (number | string | Long);
}

/**
 * Parameters for listing API keys.
 */
export interface ListApiKeysRequest {
  /**
   * Pagination, sorting and search.
   */
  'list': (_bms_api_ListQuery | null);
  /**
   * Only keys with this role.
   */
  'role_id'?: (number);
  /**
   * Only keys created by this administrator.
   */
  'created_by'?: (number);
}

/**
 * A page of API keys.
 */
export interface ListApiKeysResponseInput {
  /**
   * The API keys on this page.
   */
  'records'?: (ApiKeyListItemInput)[];
  /**
   * Pagination details.
   */
  'meta'?: (_bms_api_ListMetaInput | null);
}

/**
 * A page of API keys.
 */
export interface ListApiKeysResponse {
  /**
   * The API keys on this page.
   */
  'records': (ApiKeyListItem)[];
  /**
   * Pagination details.
   */
  'meta': (_bms_api_ListMeta | null);
}

/**
 * The caller's second factors.
 */
export interface ListFactorsResponseInput {
  /**
   * The factors.
   */
  'records'?: (FactorInput)[];
  /**
   * The number of unused recovery codes.
   */
  'recovery_codes_left'?: (number);
  /**
   * True if the account must have a second factor.
   */
  'is_required'?: (boolean);
  /**
   * The time from which the account can only add a factor; missing if it has one or needs none.
   */
  'due_at'?: (string);
}

/**
 * The caller's second factors.
 */
export interface ListFactorsResponse {
  /**
   * The factors.
   */
  'records': (Factor)[];
  /**
   * The number of unused recovery codes.
   */
  'recovery_codes_left': (number);
  /**
   * True if the account must have a second factor.
   */
  'is_required': (boolean);
  /**
   * The time from which the account can only add a factor; missing if it has one or needs none.
   */
  'due_at': (string);
}

/**
 * Parameters for listing identity providers.
 */
export interface ListIdentityProvidersRequestInput {
  /**
   * Pagination, sorting and search.
   */
  'list'?: (_bms_api_ListQueryInput | null);
}

/**
 * Parameters for listing identity providers.
 */
export interface ListIdentityProvidersRequest {
  /**
   * Pagination, sorting and search.
   */
  'list': (_bms_api_ListQuery | null);
}

/**
 * A page of identity providers.
 */
export interface ListIdentityProvidersResponseInput {
  /**
   * The identity providers on this page.
   */
  'records'?: (SsoProviderListItemInput)[];
  /**
   * Pagination details.
   */
  'meta'?: (_bms_api_ListMetaInput | null);
}

/**
 * A page of identity providers.
 */
export interface ListIdentityProvidersResponse {
  /**
   * The identity providers on this page.
   */
  'records': (SsoProviderListItem)[];
  /**
   * Pagination details.
   */
  'meta': (_bms_api_ListMeta | null);
}

/**
 * Parameters for listing portal users.
 */
export interface ListPortalUsersRequestInput {
  /**
   * Pagination, sorting and search.
   */
  'list'?: (_bms_api_ListQueryInput | null);
  /**
   * Only portal users of this client.
   */
  'client_id'?: (number | string | Long);
  /**
   * Only portal users with this status.
   */
  'status'?: (string);
  /**
   * Additional fields to include in the records.
   */
  'include'?: (string)[];
  /**
   * Only the record with this id in another system: `external_id[datev]=10023`.
   */
  'external_id'?: ({[key: string]: string});
}

/**
 * Parameters for listing portal users.
 */
export interface ListPortalUsersRequest {
  /**
   * Pagination, sorting and search.
   */
  'list': (_bms_api_ListQuery | null);
  /**
   * Only portal users of this client.
   */
  'client_id'?: (number);
  /**
   * Only portal users with this status.
   */
  'status'?: (string);
  /**
   * Additional fields to include in the records.
   */
  'include': (string)[];
  /**
   * Only the record with this id in another system: `external_id[datev]=10023`.
   */
  'external_id': ({[key: string]: string});
}

/**
 * A page of portal users.
 */
export interface ListPortalUsersResponseInput {
  /**
   * The portal users on this page.
   */
  'records'?: (PortalUserListItemInput)[];
  /**
   * Pagination details.
   */
  'meta'?: (_bms_api_ListMetaInput | null);
}

/**
 * A page of portal users.
 */
export interface ListPortalUsersResponse {
  /**
   * The portal users on this page.
   */
  'records': (PortalUserListItem)[];
  /**
   * Pagination details.
   */
  'meta': (_bms_api_ListMeta | null);
}

/**
 * Parameters for listing roles.
 */
export interface ListRolesRequestInput {
  /**
   * Pagination, sorting and search.
   */
  'list'?: (_bms_api_ListQueryInput | null);
  /**
   * Only the record with this id in another system: `external_id[datev]=10023`.
   */
  'external_id'?: ({[key: string]: string});
}

/**
 * Parameters for listing roles.
 */
export interface ListRolesRequest {
  /**
   * Pagination, sorting and search.
   */
  'list': (_bms_api_ListQuery | null);
  /**
   * Only the record with this id in another system: `external_id[datev]=10023`.
   */
  'external_id': ({[key: string]: string});
}

/**
 * A page of roles.
 */
export interface ListRolesResponseInput {
  /**
   * The roles on this page.
   */
  'records'?: (RoleListItemInput)[];
  /**
   * Pagination details.
   */
  'meta'?: (_bms_api_ListMetaInput | null);
}

/**
 * A page of roles.
 */
export interface ListRolesResponse {
  /**
   * The roles on this page.
   */
  'records': (RoleListItem)[];
  /**
   * Pagination details.
   */
  'meta': (_bms_api_ListMeta | null);
}

/**
 * Parameters for listing SCIM tokens.
 */
export interface ListScimTokensRequestInput {
  /**
   * Pagination, sorting and search.
   */
  'list'?: (_bms_api_ListQueryInput | null);
  /**
   * Only tokens created by this administrator.
   */
  'created_by'?: (number | string | Long);
}

/**
 * Parameters for listing SCIM tokens.
 */
export interface ListScimTokensRequest {
  /**
   * Pagination, sorting and search.
   */
  'list': (_bms_api_ListQuery | null);
  /**
   * Only tokens created by this administrator.
   */
  'created_by'?: (number);
}

/**
 * A page of SCIM tokens.
 */
export interface ListScimTokensResponseInput {
  /**
   * The SCIM tokens on this page.
   */
  'records'?: (ScimTokenListItemInput)[];
  /**
   * Pagination details.
   */
  'meta'?: (_bms_api_ListMetaInput | null);
}

/**
 * A page of SCIM tokens.
 */
export interface ListScimTokensResponse {
  /**
   * The SCIM tokens on this page.
   */
  'records': (ScimTokenListItem)[];
  /**
   * Pagination details.
   */
  'meta': (_bms_api_ListMeta | null);
}

/**
 * Parameters for listing the caller's sessions.
 */
export interface ListSessionsRequestInput {
  /**
   * Pagination.
   */
  'list'?: (_bms_api_PageQueryInput | null);
}

/**
 * Parameters for listing the caller's sessions.
 */
export interface ListSessionsRequest {
  /**
   * Pagination.
   */
  'list': (_bms_api_PageQuery | null);
}

/**
 * A page of the caller's sessions.
 */
export interface ListSessionsResponseInput {
  /**
   * The sessions on this page.
   */
  'records'?: (OwnSessionInput)[];
  /**
   * Pagination details.
   */
  'meta'?: (_bms_api_ListMetaInput | null);
}

/**
 * A page of the caller's sessions.
 */
export interface ListSessionsResponse {
  /**
   * The sessions on this page.
   */
  'records': (OwnSession)[];
  /**
   * Pagination details.
   */
  'meta': (_bms_api_ListMeta | null);
}

/**
 * Parameters for listing the providers of the sign-in page.
 */
export interface ListSignInProvidersRequestInput {
  /**
   * The email domain of the person, or the email address.
   */
  'domain'?: (string);
}

/**
 * Parameters for listing the providers of the sign-in page.
 */
export interface ListSignInProvidersRequest {
  /**
   * The email domain of the person, or the email address.
   */
  'domain': (string);
}

/**
 * The providers of the sign-in page.
 */
export interface ListSignInProvidersResponseInput {
  /**
   * The providers.
   */
  'records'?: (SignInProviderInput)[];
  /**
   * `off` if the staff must sign in with one of them.
   */
  'password_sign_in'?: (string);
}

/**
 * The providers of the sign-in page.
 */
export interface ListSignInProvidersResponse {
  /**
   * The providers.
   */
  'records': (SignInProvider)[];
  /**
   * `off` if the staff must sign in with one of them.
   */
  'password_sign_in': (string);
}

/**
 * Parameters for listing team members.
 */
export interface ListTeamRequestInput {
  /**
   * Pagination, sorting and search.
   */
  'list'?: (_bms_api_ListQueryInput | null);
  /**
   * Only members with this status.
   */
  'status'?: (string);
  /**
   * Only members with this role.
   */
  'role_id'?: (number | string | Long);
  /**
   * Additional fields to include in the records.
   */
  'include'?: (string)[];
  /**
   * Only the record with this id in another system: `external_id[datev]=10023`.
   */
  'external_id'?: ({[key: string]: string});
}

/**
 * Parameters for listing team members.
 */
export interface ListTeamRequest {
  /**
   * Pagination, sorting and search.
   */
  'list': (_bms_api_ListQuery | null);
  /**
   * Only members with this status.
   */
  'status'?: (string);
  /**
   * Only members with this role.
   */
  'role_id'?: (number);
  /**
   * Additional fields to include in the records.
   */
  'include': (string)[];
  /**
   * Only the record with this id in another system: `external_id[datev]=10023`.
   */
  'external_id': ({[key: string]: string});
}

/**
 * A page of team members.
 */
export interface ListTeamResponseInput {
  /**
   * The members on this page.
   */
  'records'?: (TeamListItemInput)[];
  /**
   * Pagination details.
   */
  'meta'?: (_bms_api_ListMetaInput | null);
}

/**
 * A page of team members.
 */
export interface ListTeamResponse {
  /**
   * The members on this page.
   */
  'records': (TeamListItem)[];
  /**
   * Pagination details.
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
 * Credentials: email and password, or phone and one-time password. If both pairs are complete, email and password are used.
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
   * The address to continue at after sign-in: a path on this origin, or a URL on the configured allow-list.
   */
  'redirect'?: (string);
  /**
   * True to get a refresh token, for apps that keep it safe.
   */
  'remember'?: (boolean);
}

/**
 * Credentials: email and password, or phone and one-time password. If both pairs are complete, email and password are used.
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
   * The address to continue at after sign-in: a path on this origin, or a URL on the configured allow-list.
   */
  'redirect': (string);
  /**
   * True to get a refresh token, for apps that keep it safe.
   */
  'remember': (boolean);
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
   * The address to continue at, if the requested redirect is allowed.
   */
  'redirect'?: (string);
  /**
   * The refresh token, after a sign-in with `remember`.
   */
  'refresh_token'?: (string);
  /**
   * The expiry of the refresh token.
   */
  'refresh_expires_at'?: (string);
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
   * The address to continue at, if the requested redirect is allowed.
   */
  'redirect': (string);
  /**
   * The refresh token, after a sign-in with `remember`.
   */
  'refresh_token': (string);
  /**
   * The expiry of the refresh token.
   */
  'refresh_expires_at': (string);
}

/**
 * An account that messages may be sent to.
 */
export interface MessageRecipientAccountInput {
  /**
   * The id of the user.
   */
  'id'?: (number | string | Long);
  /**
   * First and last name.
   */
  'name'?: (string);
  /**
   * "staff" or "client" (a portal user).
   */
  'user_type'?: (string);
  /**
   * The job title; empty for portal users.
   */
  'job_title'?: (string);
  /**
   * The client of a portal user; otherwise 0.
   */
  'client_id'?: (number | string | Long);
}

/**
 * An account that messages may be sent to.
 */
export interface MessageRecipientAccount {
  /**
   * The id of the user.
   */
  'id': (number);
  /**
   * First and last name.
   */
  'name': (string);
  /**
   * "staff" or "client" (a portal user).
   */
  'user_type': (string);
  /**
   * The job title; empty for portal users.
   */
  'job_title': (string);
  /**
   * The client of a portal user; otherwise 0.
   */
  'client_id': (number);
}

/**
 * Parameters for listing recipients of messages.
 */
export interface MessageRecipientsRequestInput {
  /**
   * The page number, starting at 1.
   */
  'page'?: (number);
  /**
   * The page size.
   */
  'limit'?: (number);
  /**
   * Words that the names contain, ignoring case and accents.
   */
  'search'?: (string);
  /**
   * Only these accounts.
   */
  'ids'?: (number | string | Long)[];
  /**
   * Only staff.
   */
  'staff_only'?: (boolean);
  /**
   * The account that comes first, before the order of the names; 0 for none.
   */
  'first_id'?: (number | string | Long);
  /**
   * The account that is left out; 0 for none.
   */
  'except_id'?: (number | string | Long);
}

/**
 * Parameters for listing recipients of messages.
 */
export interface MessageRecipientsRequest {
  /**
   * The page number, starting at 1.
   */
  'page': (number);
  /**
   * The page size.
   */
  'limit': (number);
  /**
   * Words that the names contain, ignoring case and accents.
   */
  'search': (string);
  /**
   * Only these accounts.
   */
  'ids': (number)[];
  /**
   * Only staff.
   */
  'staff_only': (boolean);
  /**
   * The account that comes first, before the order of the names; 0 for none.
   */
  'first_id': (number);
  /**
   * The account that is left out; 0 for none.
   */
  'except_id': (number);
}

/**
 * Recipients of messages.
 */
export interface MessageRecipientsResponseInput {
  /**
   * The accounts of the page.
   */
  'recipients'?: (MessageRecipientAccountInput)[];
  /**
   * The total on all pages.
   */
  'total'?: (number | string | Long);
}

/**
 * Recipients of messages.
 */
export interface MessageRecipientsResponse {
  /**
   * The accounts of the page.
   */
  'recipients': (MessageRecipientAccount)[];
  /**
   * The total on all pages.
   */
  'total': (number);
}

/**
 * A recipient of a notification.
 */
export interface NotificationRecipientInput {
  /**
   * Unique among the recipients of a notification.
   */
  'key'?: (string);
  /**
   * The account; 0 for a recipient without one.
   */
  'user_id'?: (number | string | Long);
  /**
   * The email address.
   */
  'email'?: (string);
  /**
   * The name.
   */
  'name'?: (string);
  /**
   * The name of the client whose documents a recipient without an account receives; empty otherwise.
   */
  'documents_of'?: (string);
  /**
   * True for portal users.
   */
  'is_portal'?: (boolean);
}

/**
 * A recipient of a notification.
 */
export interface NotificationRecipient {
  /**
   * Unique among the recipients of a notification.
   */
  'key': (string);
  /**
   * The account; 0 for a recipient without one.
   */
  'user_id': (number);
  /**
   * The email address.
   */
  'email': (string);
  /**
   * The name.
   */
  'name': (string);
  /**
   * The name of the client whose documents a recipient without an account receives; empty otherwise.
   */
  'documents_of': (string);
  /**
   * True for portal users.
   */
  'is_portal': (boolean);
}

/**
 * The audience of a notification: users, the recipients of a client's documents, or shares.
 */
export interface NotificationRecipientsRequestInput {
  /**
   * These users.
   */
  'user_ids'?: (number | string | Long)[];
  /**
   * The recipients of the documents of this client; 0 for none.
   */
  'client_id'?: (number | string | Long);
  /**
   * The users that a record is shared with: "all_members", "all_clients", "role:<id>", "user:<id>".
   */
  'shares'?: (string)[];
  /**
   * The user who is left out, unless the audience is a client; 0 for none.
   */
  'except_id'?: (number | string | Long);
  /**
   * The user who is named as the sender; 0 for none.
   */
  'sender_id'?: (number | string | Long);
  /**
   * The module of the record that the notification is about: staff whose role may not view it are left out; empty for none.
   */
  'module'?: (string);
  /**
   * True if staff who may only view their own records are left out, too.
   */
  'all_records'?: (boolean);
  /**
   * Only this user, if the audience includes the user; 0 for everyone.
   */
  'only_id'?: (number | string | Long);
}

/**
 * The audience of a notification: users, the recipients of a client's documents, or shares.
 */
export interface NotificationRecipientsRequest {
  /**
   * These users.
   */
  'user_ids': (number)[];
  /**
   * The recipients of the documents of this client; 0 for none.
   */
  'client_id': (number);
  /**
   * The users that a record is shared with: "all_members", "all_clients", "role:<id>", "user:<id>".
   */
  'shares': (string)[];
  /**
   * The user who is left out, unless the audience is a client; 0 for none.
   */
  'except_id': (number);
  /**
   * The user who is named as the sender; 0 for none.
   */
  'sender_id': (number);
  /**
   * The module of the record that the notification is about: staff whose role may not view it are left out; empty for none.
   */
  'module': (string);
  /**
   * True if staff who may only view their own records are left out, too.
   */
  'all_records': (boolean);
  /**
   * Only this user, if the audience includes the user; 0 for everyone.
   */
  'only_id': (number);
}

/**
 * The recipients of a notification.
 */
export interface NotificationRecipientsResponseInput {
  /**
   * The recipients, each address once.
   */
  'recipients'?: (NotificationRecipientInput)[];
  /**
   * The name of the sender; empty if unknown.
   */
  'sender_name'?: (string);
}

/**
 * The recipients of a notification.
 */
export interface NotificationRecipientsResponse {
  /**
   * The recipients, each address once.
   */
  'recipients': (NotificationRecipient)[];
  /**
   * The name of the sender; empty if unknown.
   */
  'sender_name': (string);
}

/**
 * The organization after a change.
 */
export interface OrganizationChangedResponseInput {
  /**
   * Always true.
   */
  'success'?: (boolean);
  /**
   * A message.
   */
  'message'?: (string);
  /**
   * The organization, unless the caller can no longer view it.
   */
  'record'?: (OrganizationRecordInput | null);
}

/**
 * The organization after a change.
 */
export interface OrganizationChangedResponse {
  /**
   * Always true.
   */
  'success': (boolean);
  /**
   * A message.
   */
  'message': (string);
  /**
   * The organization, unless the caller can no longer view it.
   */
  'record': (OrganizationRecord | null);
}

/**
 * The organization.
 */
export interface OrganizationEventInput {
  /**
   * The id of the record; always 1.
   */
  'id'?: (number | string | Long);
  /**
   * The version of the record after the change.
   */
  'version'?: (number | string | Long);
  /**
   * The name of the business.
   */
  'name'?: (string);
  /**
   * The currency (ISO 4217) of documents of clients without a currency.
   */
  'currency'?: (string);
  /**
   * The locale (BCP 47) for formatting amounts and dates.
   */
  'locale'?: (string);
  /**
   * The time zone (IANA name).
   */
  'time_zone'?: (string);
  /**
   * The format of invoice numbers.
   */
  'invoice_number_format'?: (string);
  /**
   * The format of credit note numbers.
   */
  'credit_note_number_format'?: (string);
  /**
   * The format of estimate numbers.
   */
  'estimate_number_format'?: (string);
  /**
   * The format of order numbers.
   */
  'order_number_format'?: (string);
  /**
   * The payment term of invoices, in days; missing if not set.
   */
  'due_days'?: (number);
  /**
   * The reminders of overdue invoices, the earliest first.
   */
  'reminders'?: (_bms_api_ReminderStepInput)[];
  /**
   * The time at which invoices get their number: "on_create" or "on_send".
   */
  'invoice_numbering'?: (string);
  /**
   * The handling of payments above the balance: "reject" or "credit".
   */
  'overpayment'?: (string);
  /**
   * The color of buttons, links and documents, as #rrggbb.
   */
  'accent_color'?: (string);
}

/**
 * The organization.
 */
export interface OrganizationEvent {
  /**
   * The id of the record; always 1.
   */
  'id': (number);
  /**
   * The version of the record after the change.
   */
  'version': (number);
  /**
   * The name of the business.
   */
  'name': (string);
  /**
   * The currency (ISO 4217) of documents of clients without a currency.
   */
  'currency': (string);
  /**
   * The locale (BCP 47) for formatting amounts and dates.
   */
  'locale': (string);
  /**
   * The time zone (IANA name).
   */
  'time_zone': (string);
  /**
   * The format of invoice numbers.
   */
  'invoice_number_format': (string);
  /**
   * The format of credit note numbers.
   */
  'credit_note_number_format': (string);
  /**
   * The format of estimate numbers.
   */
  'estimate_number_format': (string);
  /**
   * The format of order numbers.
   */
  'order_number_format': (string);
  /**
   * The payment term of invoices, in days; missing if not set.
   */
  'due_days'?: (number);
  /**
   * The reminders of overdue invoices, the earliest first.
   */
  'reminders': (_bms_api_ReminderStep)[];
  /**
   * The time at which invoices get their number: "on_create" or "on_send".
   */
  'invoice_numbering': (string);
  /**
   * The handling of payments above the balance: "reject" or "credit".
   */
  'overpayment': (string);
  /**
   * The color of buttons, links and documents, as #rrggbb.
   */
  'accent_color': (string);
}

/**
 * Parameters for listing the versions of the organization.
 */
export interface OrganizationHistoryRequestInput {
  /**
   * Pagination.
   */
  'list'?: (_bms_api_PageQueryInput | null);
}

/**
 * Parameters for listing the versions of the organization.
 */
export interface OrganizationHistoryRequest {
  /**
   * Pagination.
   */
  'list': (_bms_api_PageQuery | null);
}

/**
 * The organization.
 */
export interface OrganizationRecordInput {
  /**
   * The id of the record; always 1.
   */
  'id'?: (number | string | Long);
  /**
   * The name of the business, as shown in emails and documents.
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
   * The VAT identification number. If it starts with the code of a member state of the EU, it must have the format of that state.
   */
  'vat_number'?: (string);
  /**
   * The company registration number.
   */
  'registration_number'?: (string);
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
   * The IBAN of the account that clients pay to.
   */
  'iban'?: (string);
  /**
   * The BIC of the bank.
   */
  'bic'?: (string);
  /**
   * The image file of the logo.
   */
  'logo_file_id'?: (number | string | Long);
  /**
   * The currency (ISO 4217) of items, leads, and documents of clients without a currency.
   */
  'currency'?: (string);
  /**
   * The decimals of the currency.
   */
  'currency_decimals'?: (number);
  /**
   * The locale (BCP 47) for formatting amounts and dates.
   */
  'locale'?: (string);
  /**
   * The time zone (IANA name) whose days are used wherever the server sets, shows or compares a date.
   */
  'time_zone'?: (string);
  /**
   * The user who created the record; 0 for the system.
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
   * The country code (ISO 3166-1); by default that of `country`.
   */
  'country_code'?: (string);
  /**
   * The format of invoice numbers: a prefix, `{YYYY}` for the year if wanted, and a zero in braces for each digit. Each prefix and year is a series without gaps.
   */
  'invoice_number_format'?: (string);
  /**
   * The format of credit note numbers, as of invoice numbers.
   */
  'credit_note_number_format'?: (string);
  /**
   * The format of estimate numbers: a prefix, `{YYYY}` for the year if wanted, and a zero in braces for each digit. The number is the id of the estimate.
   */
  'estimate_number_format'?: (string);
  /**
   * The format of order numbers: a prefix, `{YYYY}` for the year if wanted, and a zero in braces for each digit. The number is the id of the order.
   */
  'order_number_format'?: (string);
  /**
   * The payment term of invoices of clients without one, in days; the setting `INVOICE_DUE_DAYS` of billing if unset.
   */
  'due_days'?: (number);
  /**
   * The terms of payment in documents, by language (BCP 47).
   */
  'payment_terms'?: ({[key: string]: string});
  /**
   * The text at the end of documents, by language (BCP 47).
   */
  'document_footer'?: ({[key: string]: string});
  /**
   * The reminders that overdue invoices get automatically, the earliest first; none by default.
   */
  'reminders'?: (_bms_api_ReminderStepInput)[];
  /**
   * True if changes of email, phone, API keys, webhooks and this require the caller's password unless the sign-in is at most 10 minutes old.
   */
  'require_recent_sign_in'?: (boolean);
  /**
   * The time of numbering: the creation of an invoice (`on_create`) or its sending (`on_send`). A draft then has the number `DRAFT-<id>`.
   */
  'invoice_numbering'?: (string);
  /**
   * The treatment of payments above the balance: 422 (`reject`), or the excess becomes a credit of the client (`credit`).
   */
  'overpayment'?: (string);
  /**
   * The accounts that must have a second factor, besides those whose role requires one: none, administrators, all staff, or portal users, too.
   */
  'second_factor_required_for'?: (string);
  /**
   * The days from the first sign-in under the requirement in which an account can add a second factor; without one, it can then only do that. 7 by default.
   */
  'second_factor_grace_days'?: (number);
  /**
   * The electronic address.
   */
  'electronic_address'?: (_bms_api_ElectronicAddressInput | null);
  /**
   * `off` if the staff must sign in with single sign-on: passwords, one-time passwords and passkeys are then 403 `sso_required`, except those of `break_glass_user_id`.
   */
  'password_sign_in'?: (string);
  /**
   * The active administrator who can sign in with a password while `password_sign_in` is off. All administrators get a mail of each such sign-in.
   */
  'break_glass_user_id'?: (number | string | Long);
  /**
   * The color of buttons, links and documents. A color with less than the contrast of 6:1 on white is stored darker, so that texts in it and on it can be read.
   */
  'accent_color'?: (string);
}

/**
 * The organization.
 */
export interface OrganizationRecord {
  /**
   * The id of the record; always 1.
   */
  'id': (number);
  /**
   * The name of the business, as shown in emails and documents.
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
   * The VAT identification number. If it starts with the code of a member state of the EU, it must have the format of that state.
   */
  'vat_number': (string);
  /**
   * The company registration number.
   */
  'registration_number': (string);
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
   * The IBAN of the account that clients pay to.
   */
  'iban': (string);
  /**
   * The BIC of the bank.
   */
  'bic': (string);
  /**
   * The image file of the logo.
   */
  'logo_file_id'?: (number);
  /**
   * The currency (ISO 4217) of items, leads, and documents of clients without a currency.
   */
  'currency': (string);
  /**
   * The decimals of the currency.
   */
  'currency_decimals': (number);
  /**
   * The locale (BCP 47) for formatting amounts and dates.
   */
  'locale': (string);
  /**
   * The time zone (IANA name) whose days are used wherever the server sets, shows or compares a date.
   */
  'time_zone': (string);
  /**
   * The user who created the record; 0 for the system.
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
   * The country code (ISO 3166-1); by default that of `country`.
   */
  'country_code': (string);
  /**
   * The format of invoice numbers: a prefix, `{YYYY}` for the year if wanted, and a zero in braces for each digit. Each prefix and year is a series without gaps.
   */
  'invoice_number_format': (string);
  /**
   * The format of credit note numbers, as of invoice numbers.
   */
  'credit_note_number_format': (string);
  /**
   * The format of estimate numbers: a prefix, `{YYYY}` for the year if wanted, and a zero in braces for each digit. The number is the id of the estimate.
   */
  'estimate_number_format': (string);
  /**
   * The format of order numbers: a prefix, `{YYYY}` for the year if wanted, and a zero in braces for each digit. The number is the id of the order.
   */
  'order_number_format': (string);
  /**
   * The payment term of invoices of clients without one, in days; the setting `INVOICE_DUE_DAYS` of billing if unset.
   */
  'due_days'?: (number);
  /**
   * The terms of payment in documents, by language (BCP 47).
   */
  'payment_terms': ({[key: string]: string});
  /**
   * The text at the end of documents, by language (BCP 47).
   */
  'document_footer': ({[key: string]: string});
  /**
   * The reminders that overdue invoices get automatically, the earliest first; none by default.
   */
  'reminders': (_bms_api_ReminderStep)[];
  /**
   * True if changes of email, phone, API keys, webhooks and this require the caller's password unless the sign-in is at most 10 minutes old.
   */
  'require_recent_sign_in': (boolean);
  /**
   * The time of numbering: the creation of an invoice (`on_create`) or its sending (`on_send`). A draft then has the number `DRAFT-<id>`.
   */
  'invoice_numbering': (string);
  /**
   * The treatment of payments above the balance: 422 (`reject`), or the excess becomes a credit of the client (`credit`).
   */
  'overpayment': (string);
  /**
   * The accounts that must have a second factor, besides those whose role requires one: none, administrators, all staff, or portal users, too.
   */
  'second_factor_required_for': (string);
  /**
   * The days from the first sign-in under the requirement in which an account can add a second factor; without one, it can then only do that. 7 by default.
   */
  'second_factor_grace_days'?: (number);
  /**
   * The electronic address.
   */
  'electronic_address'?: (_bms_api_ElectronicAddress | null);
  /**
   * `off` if the staff must sign in with single sign-on: passwords, one-time passwords and passkeys are then 403 `sso_required`, except those of `break_glass_user_id`.
   */
  'password_sign_in': (string);
  /**
   * The active administrator who can sign in with a password while `password_sign_in` is off. All administrators get a mail of each such sign-in.
   */
  'break_glass_user_id'?: (number);
  /**
   * The color of buttons, links and documents. A color with less than the contrast of 6:1 on white is stored darker, so that texts in it and on it can be read.
   */
  'accent_color': (string);
}

/**
 * The organization.
 */
export interface OrganizationResponseInput {
  /**
   * The organization.
   */
  'record'?: (OrganizationRecordInput | null);
  /**
   * Operations of the caller on the record, allowed or not. Only in details.
   */
  'actions'?: (_bms_api_RecordActionInput)[];
}

/**
 * The organization.
 */
export interface OrganizationResponse {
  /**
   * The organization.
   */
  'record': (OrganizationRecord | null);
  /**
   * Operations of the caller on the record, allowed or not. Only in details.
   */
  'actions': (_bms_api_RecordAction)[];
}

/**
 * A summary of the organization.
 */
export interface OrganizationSummaryInput {
  /**
   * The name of the business.
   */
  'name'?: (string);
  /**
   * The currency (ISO 4217) of items, leads, and documents of clients without a currency.
   */
  'currency'?: (string);
  /**
   * The decimals of the currency.
   */
  'currency_decimals'?: (number);
  /**
   * The locale (BCP 47) for formatting amounts and dates.
   */
  'locale'?: (string);
  /**
   * The time zone (IANA name).
   */
  'time_zone'?: (string);
  /**
   * The image file of the logo.
   */
  'logo_file_id'?: (number | string | Long);
  /**
   * The payment term of invoices of clients without one, in days.
   */
  'due_days'?: (number);
  /**
   * The treatment of payments above the balance.
   */
  'overpayment'?: (string);
  /**
   * The street and number on documents.
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
   * The color of buttons, links and documents, as #rrggbb.
   */
  'accent_color'?: (string);
}

/**
 * A summary of the organization.
 */
export interface OrganizationSummary {
  /**
   * The name of the business.
   */
  'name': (string);
  /**
   * The currency (ISO 4217) of items, leads, and documents of clients without a currency.
   */
  'currency': (string);
  /**
   * The decimals of the currency.
   */
  'currency_decimals': (number);
  /**
   * The locale (BCP 47) for formatting amounts and dates.
   */
  'locale': (string);
  /**
   * The time zone (IANA name).
   */
  'time_zone': (string);
  /**
   * The image file of the logo.
   */
  'logo_file_id'?: (number);
  /**
   * The payment term of invoices of clients without one, in days.
   */
  'due_days'?: (number);
  /**
   * The treatment of payments above the balance.
   */
  'overpayment'?: (string);
  /**
   * The street and number on documents.
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
   * The color of buttons, links and documents, as #rrggbb.
   */
  'accent_color': (string);
}

/**
 * A summary of the organization.
 */
export interface OrganizationSummaryResponseInput {
  /**
   * The summary of the organization.
   */
  'record'?: (OrganizationSummaryInput | null);
}

/**
 * A summary of the organization.
 */
export interface OrganizationSummaryResponse {
  /**
   * The summary of the organization.
   */
  'record': (OrganizationSummary | null);
}

/**
 * The part of an account that its user can change.
 */
export interface OwnProfileInput {
  /**
   * The first name.
   */
  'first_name'?: (string);
  /**
   * The last name.
   */
  'last_name'?: (string);
  /**
   * The job title.
   */
  'job_title'?: (string);
  /**
   * The language of the user, such as "en" or "pt-BR".
   */
  'language'?: (string);
  /**
   * The picture, as an http(s) URL or a path.
   */
  'image'?: (string);
}

/**
 * The part of an account that its user can change.
 */
export interface OwnProfile {
  /**
   * The first name.
   */
  'first_name': (string);
  /**
   * The last name.
   */
  'last_name': (string);
  /**
   * The job title.
   */
  'job_title': (string);
  /**
   * The language of the user, such as "en" or "pt-BR".
   */
  'language': (string);
  /**
   * The picture, as an http(s) URL or a path.
   */
  'image'?: (string);
}

/**
 * A session of the caller.
 */
export interface OwnSessionInput {
  /**
   * The id of the session.
   */
  'id'?: (number | string | Long);
  /**
   * The time of the sign-in (RFC 3339, UTC).
   */
  'created_at'?: (string);
  /**
   * The time of the last use, accurate to five minutes.
   */
  'last_used_at'?: (string);
  /**
   * The IP address of the sign-in; empty if it was not recorded.
   */
  'address'?: (string);
  /**
   * The User-Agent header of the sign-in, at most 500 characters; empty if none was sent.
   */
  'user_agent'?: (string);
  /**
   * True if this is the session of the current request.
   */
  'current'?: (boolean);
  /**
   * True if its device has a refresh token.
   */
  'remembered'?: (boolean);
  /**
   * The browser and the system of the sign-in, without versions, e.g. `Firefox on Linux`; of a program, its name; empty if they are unknown.
   */
  'device'?: (string);
}

/**
 * A session of the caller.
 */
export interface OwnSession {
  /**
   * The id of the session.
   */
  'id': (number);
  /**
   * The time of the sign-in (RFC 3339, UTC).
   */
  'created_at': (string);
  /**
   * The time of the last use, accurate to five minutes.
   */
  'last_used_at': (string);
  /**
   * The IP address of the sign-in; empty if it was not recorded.
   */
  'address': (string);
  /**
   * The User-Agent header of the sign-in, at most 500 characters; empty if none was sent.
   */
  'user_agent': (string);
  /**
   * True if this is the session of the current request.
   */
  'current': (boolean);
  /**
   * True if its device has a refresh token.
   */
  'remembered': (boolean);
  /**
   * The browser and the system of the sign-in, without versions, e.g. `Firefox on Linux`; of a program, its name; empty if they are unknown.
   */
  'device': (string);
}

/**
 * The options for a sign-in by passkey.
 */
export interface PasskeyOptionsResponseInput {
  /**
   * The options of `navigator.credentials.get` (WebAuthn, as JSON).
   */
  'options'?: (string);
}

/**
 * The options for a sign-in by passkey.
 */
export interface PasskeyOptionsResponse {
  /**
   * The options of `navigator.credentials.get` (WebAuthn, as JSON).
   */
  'options': (string);
}

/**
 * The result of setting a password.
 */
export interface PasswordChangedInput {
  /**
   * Always true.
   */
  'success'?: (boolean);
  /**
   * A message.
   */
  'message'?: (string);
  /**
   * After a reset, the access that the account has granted; missing if there is none.
   */
  'access'?: (_bms_api_GrantedAccessInput)[];
  /**
   * The code with which the listed access can be revoked, for 60 minutes; missing if none is listed.
   */
  'revoke_code'?: (string);
  /**
   * True if a part of the system did not answer, so that the list may lack access; otherwise missing.
   */
  'is_access_incomplete'?: (boolean);
}

/**
 * The result of setting a password.
 */
export interface PasswordChanged {
  /**
   * Always true.
   */
  'success': (boolean);
  /**
   * A message.
   */
  'message': (string);
  /**
   * After a reset, the access that the account has granted; missing if there is none.
   */
  'access': (_bms_api_GrantedAccess)[];
  /**
   * The code with which the listed access can be revoked, for 60 minutes; missing if none is listed.
   */
  'revoke_code': (string);
  /**
   * True if a part of the system did not answer, so that the list may lack access; otherwise missing.
   */
  'is_access_incomplete'?: (boolean);
}

/**
 * The callers of open streams.
 */
export interface PermissionSnapshotsRequestInput {
  /**
   * The callers.
   */
  'callers'?: (CallerReferenceInput)[];
}

/**
 * The callers of open streams.
 */
export interface PermissionSnapshotsRequest {
  /**
   * The callers.
   */
  'callers': (CallerReference)[];
}

/**
 * The permission snapshots of callers.
 */
export interface PermissionSnapshotsResponseInput {
  /**
   * One for each requested caller, in the same order; empty for a caller without access: the session or key ended, or the user is inactive.
   */
  'snapshots'?: (string)[];
}

/**
 * The permission snapshots of callers.
 */
export interface PermissionSnapshotsResponse {
  /**
   * One for each requested caller, in the same order; empty for a caller without access: the session or key ended, or the user is inactive.
   */
  'snapshots': (string)[];
}

/**
 * The caller's permissions.
 */
export interface PermissionsResponseInput {
  /**
   * 1 for an administrator, who has all permissions; otherwise 0.
   */
  'is_admin'?: (number);
  /**
   * The permissions granted by the caller's role; everything else is forbidden. Empty for portal users, whose access does not depend on a role.
   */
  'records'?: (GrantInput)[];
}

/**
 * The caller's permissions.
 */
export interface PermissionsResponse {
  /**
   * 1 for an administrator, who has all permissions; otherwise 0.
   */
  'is_admin': (number);
  /**
   * The permissions granted by the caller's role; everything else is forbidden. Empty for portal users, whose access does not depend on a role.
   */
  'records': (Grant)[];
}

/**
 * A portal user.
 */
export interface PortalUserInput {
  /**
   * The id of the user.
   */
  'id'?: (number | string | Long);
  /**
   * The client whose records the user can access.
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
   * The unique email address to sign in with, stored in lower case.
   */
  'email'?: (string);
  /**
   * The unique phone number to sign in with, with country code; returned as E.164.
   */
  'phone'?: (string);
  /**
   * The status: active or inactive. Deactivating the account ends its sessions. Portal users of a deleted client cannot sign in.
   */
  'status'?: (string);
  /**
   * The user who created the account.
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
   * True if the user receives email notifications, for example about a new invoice. Users can change this at /api/auth/preferences.
   */
  'email_notifications'?: (boolean);
  /**
   * The caller's password, after 401 `recent_sign_in_required`.
   */
  'current_password'?: (string);
  /**
   * True until the user has used the invitation or signed in for the first time.
   */
  'is_invited'?: (boolean);
  /**
   * The ids of the record in other systems, by source.
   */
  'external_ids'?: ({[key: string]: string});
}

/**
 * A portal user.
 */
export interface PortalUser {
  /**
   * The id of the user.
   */
  'id': (number);
  /**
   * The client whose records the user can access.
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
   * The unique email address to sign in with, stored in lower case.
   */
  'email': (string);
  /**
   * The unique phone number to sign in with, with country code; returned as E.164.
   */
  'phone': (string);
  /**
   * The status: active or inactive. Deactivating the account ends its sessions. Portal users of a deleted client cannot sign in.
   */
  'status': (string);
  /**
   * The user who created the account.
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
   * True if the user receives email notifications, for example about a new invoice. Users can change this at /api/auth/preferences.
   */
  'email_notifications': (boolean);
  /**
   * The caller's password, after 401 `recent_sign_in_required`.
   */
  'current_password'?: (string);
  /**
   * True until the user has used the invitation or signed in for the first time.
   */
  'is_invited': (boolean);
  /**
   * The ids of the record in other systems, by source.
   */
  'external_ids': ({[key: string]: string});
}

/**
 * The portal user after a change.
 */
export interface PortalUserChangedResponseInput {
  /**
   * Always true.
   */
  'success'?: (boolean);
  /**
   * A message.
   */
  'message'?: (string);
  /**
   * The portal user, unless the caller can no longer view it.
   */
  'record'?: (PortalUserInput | null);
}

/**
 * The portal user after a change.
 */
export interface PortalUserChangedResponse {
  /**
   * Always true.
   */
  'success': (boolean);
  /**
   * A message.
   */
  'message': (string);
  /**
   * The portal user, unless the caller can no longer view it.
   */
  'record': (PortalUser | null);
}

/**
 * The portal user whose invitation was sent again.
 */
export interface PortalUserInvitedInput {
  /**
   * Always true.
   */
  'success'?: (boolean);
  /**
   * A message.
   */
  'message'?: (string);
  /**
   * The portal user.
   */
  'record'?: (PortalUserInput | null);
}

/**
 * The portal user whose invitation was sent again.
 */
export interface PortalUserInvited {
  /**
   * Always true.
   */
  'success': (boolean);
  /**
   * A message.
   */
  'message': (string);
  /**
   * The portal user.
   */
  'record': (PortalUser | null);
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
   * The client whose records the user can access.
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
   * The status: active or inactive.
   */
  'status'?: (string);
  /**
   * The creation date.
   */
  'created_at'?: (string);
  /**
   * True until the user has used the invitation or signed in for the first time; only with `include=is_invited`.
   */
  'is_invited'?: (boolean);
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
   * The client whose records the user can access.
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
   * The status: active or inactive.
   */
  'status': (string);
  /**
   * The creation date.
   */
  'created_at': (string);
  /**
   * True until the user has used the invitation or signed in for the first time; only with `include=is_invited`.
   */
  'is_invited'?: (boolean);
}

/**
 * The portal user.
 */
export interface PortalUserResponseInput {
  /**
   * The portal user.
   */
  'record'?: (PortalUserInput | null);
  /**
   * Operations of the caller on the record, allowed or not. Only in details.
   */
  'actions'?: (_bms_api_RecordActionInput)[];
}

/**
 * The portal user.
 */
export interface PortalUserResponse {
  /**
   * The portal user.
   */
  'record': (PortalUser | null);
  /**
   * Operations of the caller on the record, allowed or not. Only in details.
   */
  'actions': (_bms_api_RecordAction)[];
}

/**
 * The preferences of a user.
 */
export interface PreferencesInput {
  /**
   * True to receive email notifications, for example about new tasks or invoices. Codes and invitations are always sent.
   */
  'email_notifications'?: (boolean);
}

/**
 * The preferences of a user.
 */
export interface Preferences {
  /**
   * True to receive email notifications, for example about new tasks or invoices. Codes and invitations are always sent.
   */
  'email_notifications': (boolean);
}

/**
 * The result of a change of the caller's preferences.
 */
export interface PreferencesChangedResponseInput {
  /**
   * Always true.
   */
  'success'?: (boolean);
  /**
   * A message.
   */
  'message'?: (string);
  /**
   * The caller's preferences.
   */
  'record'?: (PreferencesInput | null);
}

/**
 * The result of a change of the caller's preferences.
 */
export interface PreferencesChangedResponse {
  /**
   * Always true.
   */
  'success': (boolean);
  /**
   * A message.
   */
  'message': (string);
  /**
   * The caller's preferences.
   */
  'record': (Preferences | null);
}

/**
 * The caller's preferences.
 */
export interface PreferencesResponseInput {
  /**
   * The caller's preferences.
   */
  'record'?: (PreferencesInput | null);
}

/**
 * The caller's preferences.
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
   * "staff" or "client" (a portal user).
   */
  'user_type'?: (string);
  /**
   * 1 for an administrator, otherwise 0.
   */
  'is_admin'?: (number);
  /**
   * The status: active or inactive.
   */
  'status'?: (string);
  /**
   * The role; 0 for administrators and portal users.
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
   * The URL of a picture.
   */
  'image'?: (string);
  /**
   * The language of the user, such as "en".
   */
  'language'?: (string);
  /**
   * The creation date of the account, in the organization's time zone.
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
   * "staff" or "client" (a portal user).
   */
  'user_type': (string);
  /**
   * 1 for an administrator, otherwise 0.
   */
  'is_admin': (number);
  /**
   * The status: active or inactive.
   */
  'status': (string);
  /**
   * The role; 0 for administrators and portal users.
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
   * The URL of a picture.
   */
  'image'?: (string);
  /**
   * The language of the user, such as "en".
   */
  'language': (string);
  /**
   * The creation date of the account, in the organization's time zone.
   */
  'created_at': (string);
}

/**
 * The result of a change of the caller's profile.
 */
export interface ProfileChangedResponseInput {
  /**
   * Always true.
   */
  'success'?: (boolean);
  /**
   * A message.
   */
  'message'?: (string);
  /**
   * The caller's account.
   */
  'record'?: (ProfileInput | null);
}

/**
 * The result of a change of the caller's profile.
 */
export interface ProfileChangedResponse {
  /**
   * Always true.
   */
  'success': (boolean);
  /**
   * A message.
   */
  'message': (string);
  /**
   * The caller's account.
   */
  'record': (Profile | null);
}

/**
 * A caller who changes what can act for an account.
 */
export interface RecentSignInRequestInput {
  /**
   * The id of the user.
   */
  'user_id'?: (number | string | Long);
  /**
   * The id of the session.
   */
  'session_id'?: (string);
  /**
   * The current password, if the caller sent it; it is verified in any case.
   */
  'current_password'?: (string);
  /**
   * The IP address of the client app.
   */
  'client_address'?: (string);
}

/**
 * A caller who changes what can act for an account.
 */
export interface RecentSignInRequest {
  /**
   * The id of the user.
   */
  'user_id': (number);
  /**
   * The id of the session.
   */
  'session_id': (string);
  /**
   * The current password, if the caller sent it; it is verified in any case.
   */
  'current_password': (string);
  /**
   * The IP address of the client app.
   */
  'client_address': (string);
}

/**
 * New recovery codes.
 */
export interface RecoveryCodesResponseInput {
  /**
   * Always true.
   */
  'success'?: (boolean);
  /**
   * A message.
   */
  'message'?: (string);
  /**
   * The codes, each good once.
   */
  'codes'?: (string)[];
}

/**
 * New recovery codes.
 */
export interface RecoveryCodesResponse {
  /**
   * Always true.
   */
  'success': (boolean);
  /**
   * A message.
   */
  'message': (string);
  /**
   * The codes, each good once.
   */
  'codes': (string)[];
}

/**
 * The refresh token of a session.
 */
export interface RefreshRequestInput {
  /**
   * The refresh token of the sign-in, or of the last refresh.
   */
  'refresh_token'?: (string);
}

/**
 * The refresh token of a session.
 */
export interface RefreshRequest {
  /**
   * The refresh token of the sign-in, or of the last refresh.
   */
  'refresh_token': (string);
}

/**
 * A refreshed session.
 */
export interface RefreshResponseInput {
  /**
   * The session token.
   */
  'token'?: (string);
  /**
   * The next refresh token.
   */
  'refresh_token'?: (string);
  /**
   * The expiry of that refresh token.
   */
  'refresh_expires_at'?: (string);
}

/**
 * A refreshed session.
 */
export interface RefreshResponse {
  /**
   * The session token.
   */
  'token': (string);
  /**
   * The next refresh token.
   */
  'refresh_token': (string);
  /**
   * The expiry of that refresh token.
   */
  'refresh_expires_at': (string);
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
 * A request for a password reset.
 */
export interface RequestPasswordResetRequestInput {
  /**
   * The email address of the account.
   */
  'email'?: (string);
}

/**
 * A request for a password reset.
 */
export interface RequestPasswordResetRequest {
  /**
   * The email address of the account.
   */
  'email': (string);
}

/**
 * A request for a link to sign in.
 */
export interface RequestSignInLinkRequestInput {
  /**
   * The email address of the portal user.
   */
  'email'?: (string);
}

/**
 * A request for a link to sign in.
 */
export interface RequestSignInLinkRequest {
  /**
   * The email address of the portal user.
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
 * The caller of an API key.
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
  /**
   * The IP addresses and networks that requests with the key may come from; empty for all.
   */
  'allowed_addresses'?: (string)[];
}

/**
 * The caller of an API key.
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
  /**
   * The IP addresses and networks that requests with the key may come from; empty for all.
   */
  'allowed_addresses': (string)[];
}

/**
 * A caller for whom gateways make calls later.
 */
export interface ResolveDelegationRequestInput {
  /**
   * The user, or the administrator that an API key acts for.
   */
  'user_id'?: (number | string | Long);
  /**
   * The API key; 0 for a user.
   */
  'api_key_id'?: (number | string | Long);
  /**
   * The session in which the user asked for the calls.
   */
  'session_id'?: (string);
}

/**
 * A caller for whom gateways make calls later.
 */
export interface ResolveDelegationRequest {
  /**
   * The user, or the administrator that an API key acts for.
   */
  'user_id': (number);
  /**
   * The API key; 0 for a user.
   */
  'api_key_id': (number);
  /**
   * The session in which the user asked for the calls.
   */
  'session_id': (string);
}

/**
 * A SCIM token, without the token itself.
 */
export interface ResolveScimTokenRequestInput {
  /**
   * The id in the token.
   */
  'token_id'?: (number | string | Long);
  /**
   * The SHA-256 of the token, base64url.
   */
  'token_hash'?: (string);
}

/**
 * A SCIM token, without the token itself.
 */
export interface ResolveScimTokenRequest {
  /**
   * The id in the token.
   */
  'token_id': (number);
  /**
   * The SHA-256 of the token, base64url.
   */
  'token_hash': (string);
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
 * The version to which the organization is reverted.
 */
export interface RevertOrganizationRequestInput {
  /**
   * The version.
   */
  'version'?: (number | string | Long);
}

/**
 * The version to which the organization is reverted.
 */
export interface RevertOrganizationRequest {
  /**
   * The version.
   */
  'version': (number);
}

/**
 * The access to revoke.
 */
export interface RevokeAccessRequestInput {
  /**
   * The code of the response to the password reset. Valid once, for 60 minutes.
   */
  'code'?: (string);
  /**
   * The keys of the listed access to revoke.
   */
  'keys'?: (string)[];
}

/**
 * The access to revoke.
 */
export interface RevokeAccessRequest {
  /**
   * The code of the response to the password reset. Valid once, for 60 minutes.
   */
  'code': (string);
  /**
   * The keys of the listed access to revoke.
   */
  'keys': (string)[];
}

/**
 * A role.
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
   * The permissions of the role; everything else is forbidden.
   */
  'grants'?: (GrantInput)[];
  /**
   * The user who created the role; 0 for preinstalled roles.
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
   * The ids of the record in other systems, by source.
   */
  'external_ids'?: ({[key: string]: string});
  /**
   * True if accounts with this role must have a second factor.
   */
  'require_second_factor'?: (boolean);
}

/**
 * A role.
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
   * The permissions of the role; everything else is forbidden.
   */
  'grants': (Grant)[];
  /**
   * The user who created the role; 0 for preinstalled roles.
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
   * The ids of the record in other systems, by source.
   */
  'external_ids': ({[key: string]: string});
  /**
   * True if accounts with this role must have a second factor.
   */
  'require_second_factor': (boolean);
}

/**
 * The role after a change.
 */
export interface RoleChangedResponseInput {
  /**
   * Always true.
   */
  'success'?: (boolean);
  /**
   * A message.
   */
  'message'?: (string);
  /**
   * The role, unless the caller can no longer view it.
   */
  'record'?: (RoleInput | null);
}

/**
 * The role after a change.
 */
export interface RoleChangedResponse {
  /**
   * Always true.
   */
  'success': (boolean);
  /**
   * A message.
   */
  'message': (string);
  /**
   * The role, unless the caller can no longer view it.
   */
  'record': (Role | null);
}

/**
 * A role whose grants changed.
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
 * A role whose grants changed.
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
   * The creation date.
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
   * The creation date.
   */
  'created_at': (string);
}

/**
 * The role of those whose claim has a value.
 */
export interface RoleMappingInput {
  /**
   * The name of the claim, such as `groups`.
   */
  'claim'?: (string);
  /**
   * Its value, or one of its values.
   */
  'value'?: (string);
  /**
   * The role.
   */
  'role_id'?: (number | string | Long);
}

/**
 * The role of those whose claim has a value.
 */
export interface RoleMapping {
  /**
   * The name of the claim, such as `groups`.
   */
  'claim': (string);
  /**
   * Its value, or one of its values.
   */
  'value': (string);
  /**
   * The role.
   */
  'role_id': (number);
}

/**
 * The role.
 */
export interface RoleResponseInput {
  /**
   * The role.
   */
  'record'?: (RoleInput | null);
  /**
   * Operations of the caller on the record, allowed or not. Only in details.
   */
  'actions'?: (_bms_api_RecordActionInput)[];
}

/**
 * The role.
 */
export interface RoleResponse {
  /**
   * The role.
   */
  'record': (Role | null);
  /**
   * Operations of the caller on the record, allowed or not. Only in details.
   */
  'actions': (_bms_api_RecordAction)[];
}

/**
 * The roles to look up.
 */
export interface RolesRequestInput {
  /**
   * The ids of the roles.
   */
  'ids'?: (number | string | Long)[];
}

/**
 * The roles to look up.
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
 * The API key to replace.
 */
export interface RotateApiKeyRequestInput {
  /**
   * The id of the key.
   */
  'id'?: (number | string | Long);
  /**
   * The hours for which the previous key is valid, too; 24 by default, 0 to end it at once.
   */
  'overlap_hours'?: (number | string | Long);
  /**
   * The expiry time of the new key, in the future; by default that of the previous one.
   */
  'expires_at'?: (string);
  /**
   * The caller's password, after 401 `recent_sign_in_required`.
   */
  'current_password'?: (string);
}

/**
 * The API key to replace.
 */
export interface RotateApiKeyRequest {
  /**
   * The id of the key.
   */
  'id': (number);
  /**
   * The hours for which the previous key is valid, too; 24 by default, 0 to end it at once.
   */
  'overlap_hours'?: (number);
  /**
   * The expiry time of the new key, in the future; by default that of the previous one.
   */
  'expires_at'?: (string);
  /**
   * The caller's password, after 401 `recent_sign_in_required`.
   */
  'current_password'?: (string);
}

/**
 * Either `code` and `state` as returned by the provider, or tokens that the client app obtained itself.
 */
export interface SaveTokenRequestInput {
  /**
   * The authorization code returned by the provider.
   */
  'code'?: (string);
  /**
   * The state returned with the code. Valid once, for the user who requested the authorization URL.
   */
  'state'?: (string);
  /**
   * The access token issued by the provider.
   */
  'access_token'?: (string);
  /**
   * The refresh token issued by the provider.
   */
  'refresh_token'?: (string);
  /**
   * The lifetime of the access token in seconds; omit it if the token does not expire.
   */
  'expires_in'?: (number);
  /**
   * The scope granted by the provider.
   */
  'scope'?: (string);
}

/**
 * Either `code` and `state` as returned by the provider, or tokens that the client app obtained itself.
 */
export interface SaveTokenRequest {
  /**
   * The authorization code returned by the provider.
   */
  'code': (string);
  /**
   * The state returned with the code. Valid once, for the user who requested the authorization URL.
   */
  'state': (string);
  /**
   * The access token issued by the provider.
   */
  'access_token': (string);
  /**
   * The refresh token issued by the provider.
   */
  'refresh_token': (string);
  /**
   * The lifetime of the access token in seconds; omit it if the token does not expire.
   */
  'expires_in'?: (number);
  /**
   * The scope granted by the provider.
   */
  'scope': (string);
}

/**
 * A SCIM token, without the token itself.
 */
export interface ScimTokenInput {
  /**
   * The id of the token.
   */
  'id'?: (number | string | Long);
  /**
   * The directory that uses the token.
   */
  'name'?: (string);
  /**
   * The expiry time, in the future; null if the token does not expire.
   */
  'expires_at'?: (string);
  /**
   * The first characters of the token.
   */
  'prefix'?: (string);
  /**
   * The time of the last use, to the minute; null if never used.
   */
  'last_used_at'?: (string);
  /**
   * The administrator who created the token.
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
   * The caller's password, after 401 `recent_sign_in_required`.
   */
  'current_password'?: (string);
}

/**
 * A SCIM token, without the token itself.
 */
export interface ScimToken {
  /**
   * The id of the token.
   */
  'id': (number);
  /**
   * The directory that uses the token.
   */
  'name': (string);
  /**
   * The expiry time, in the future; null if the token does not expire.
   */
  'expires_at'?: (string);
  /**
   * The first characters of the token.
   */
  'prefix': (string);
  /**
   * The time of the last use, to the minute; null if never used.
   */
  'last_used_at'?: (string);
  /**
   * The administrator who created the token.
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
   * The caller's password, after 401 `recent_sign_in_required`.
   */
  'current_password'?: (string);
}

/**
 * The created SCIM token.
 */
export interface ScimTokenCreatedInput {
  /**
   * The SCIM token.
   */
  'record'?: (ScimTokenInput | null);
  /**
   * The token itself, to be sent as a bearer token. It is returned only once.
   */
  'token'?: (string);
}

/**
 * The created SCIM token.
 */
export interface ScimTokenCreated {
  /**
   * The SCIM token.
   */
  'record': (ScimToken | null);
  /**
   * The token itself, to be sent as a bearer token. It is returned only once.
   */
  'token': (string);
}

/**
 * A SCIM token in a list.
 */
export interface ScimTokenListItemInput {
  /**
   * The id of the token.
   */
  'id'?: (number | string | Long);
  /**
   * The directory that uses the token.
   */
  'name'?: (string);
  /**
   * The first characters of the token.
   */
  'prefix'?: (string);
  /**
   * The expiry time; null if the token does not expire.
   */
  'expires_at'?: (string);
  /**
   * The time of the last use, to the minute; null if never used.
   */
  'last_used_at'?: (string);
  /**
   * The administrator who created the token.
   */
  'created_by'?: (number | string | Long);
  /**
   * The creation date.
   */
  'created_at'?: (string);
}

/**
 * A SCIM token in a list.
 */
export interface ScimTokenListItem {
  /**
   * The id of the token.
   */
  'id': (number);
  /**
   * The directory that uses the token.
   */
  'name': (string);
  /**
   * The first characters of the token.
   */
  'prefix': (string);
  /**
   * The expiry time; null if the token does not expire.
   */
  'expires_at'?: (string);
  /**
   * The time of the last use, to the minute; null if never used.
   */
  'last_used_at'?: (string);
  /**
   * The administrator who created the token.
   */
  'created_by': (number);
  /**
   * The creation date.
   */
  'created_at': (string);
}

/**
 * The scim token.
 */
export interface ScimTokenResponseInput {
  /**
   * The scim token.
   */
  'record'?: (ScimTokenInput | null);
  /**
   * Operations of the caller on the record, allowed or not. Only in details.
   */
  'actions'?: (_bms_api_RecordActionInput)[];
}

/**
 * The scim token.
 */
export interface ScimTokenResponse {
  /**
   * The scim token.
   */
  'record': (ScimToken | null);
  /**
   * Operations of the caller on the record, allowed or not. Only in details.
   */
  'actions': (_bms_api_RecordAction)[];
}

/**
 * A second factor of a sign-in.
 */
export interface SecondFactorRequestInput {
  /**
   * The challenge of the sign-in. Valid for 5 minutes and 5 tries.
   */
  'challenge'?: (string);
  /**
   * The type of the factor.
   */
  'type'?: (string);
  /**
   * The code of the authenticator app, or a recovery code.
   */
  'code'?: (string);
  /**
   * True to get a refresh token, like `remember` of the sign-in.
   */
  'remember'?: (boolean);
  /**
   * The answer of a passkey to the `options` of its factor (AuthenticationResponseJSON of WebAuthn).
   */
  'credential'?: (string);
}

/**
 * A second factor of a sign-in.
 */
export interface SecondFactorRequest {
  /**
   * The challenge of the sign-in. Valid for 5 minutes and 5 tries.
   */
  'challenge': (string);
  /**
   * The type of the factor.
   */
  'type': (string);
  /**
   * The code of the authenticator app, or a recovery code.
   */
  'code': (string);
  /**
   * True to get a refresh token, like `remember` of the sign-in.
   */
  'remember': (boolean);
  /**
   * The answer of a passkey to the `options` of its factor (AuthenticationResponseJSON of WebAuthn).
   */
  'credential': (string);
}

/**
 * A message that identity has to send.
 */
export interface SendJobEventInput {
  /**
   * The encrypted send job with the address and the content.
   */
  'send_job_id'?: (string);
  /**
   * The account concerned.
   */
  'user_id'?: (number | string | Long);
  /**
   * "mail" or "sms".
   */
  'channel'?: (string);
}

/**
 * A message that identity has to send.
 */
export interface SendJobEvent {
  /**
   * The encrypted send job with the address and the content.
   */
  'send_job_id': (string);
  /**
   * The account concerned.
   */
  'user_id': (number);
  /**
   * "mail" or "sms".
   */
  'channel': (string);
}

/**
 * The recipient of a one-time password.
 */
export interface SendOtpRequestInput {
  /**
   * The phone number with country code; spaces and punctuation are allowed.
   */
  'phone'?: (string);
}

/**
 * The recipient of a one-time password.
 */
export interface SendOtpRequest {
  /**
   * The phone number with country code; spaces and punctuation are allowed.
   */
  'phone': (string);
}

/**
 * The new phone of the caller.
 */
export interface SendPhoneChangeOtpRequestInput {
  /**
   * The phone number with country code; spaces and punctuation are allowed.
   */
  'phone'?: (string);
  /**
   * The caller's password, after 401 `recent_sign_in_required`.
   */
  'current_password'?: (string);
}

/**
 * The new phone of the caller.
 */
export interface SendPhoneChangeOtpRequest {
  /**
   * The phone number with country code; spaces and punctuation are allowed.
   */
  'phone': (string);
  /**
   * The caller's password, after 401 `recent_sign_in_required`.
   */
  'current_password'?: (string);
}

/**
 * A session that ended before its token expires.
 */
export interface SessionEventInput {
  /**
   * The id of the session (claim "sid").
   */
  'session_id'?: (string);
  /**
   * The user of the session.
   */
  'user_id'?: (number | string | Long);
  /**
   * The expiry time of its token (milliseconds since 1970).
   */
  'expires_at_ms'?: (number | string | Long);
}

/**
 * A session that ended before its token expires.
 */
export interface SessionEvent {
  /**
   * The id of the session (claim "sid").
   */
  'session_id': (string);
  /**
   * The user of the session.
   */
  'user_id': (number);
  /**
   * The expiry time of its token (milliseconds since 1970).
   */
  'expires_at_ms': (number);
}

/**
 * A change of the caller's password.
 */
export interface SetPasswordRequestInput {
  /**
   * The current password. A wrong password counts as a failed sign-in.
   */
  'current_password'?: (string);
  /**
   * The new password: 12 to 128 characters, not a common password, without the names of the user and the organization.
   */
  'password'?: (string);
  /**
   * The new password again.
   */
  'retype_password'?: (string);
}

/**
 * A change of the caller's password.
 */
export interface SetPasswordRequest {
  /**
   * The current password. A wrong password counts as a failed sign-in.
   */
  'current_password': (string);
  /**
   * The new password: 12 to 128 characters, not a common password, without the names of the user and the organization.
   */
  'password': (string);
  /**
   * The new password again.
   */
  'retype_password': (string);
}

/**
 * A sign-in by a mailed link.
 */
export interface SignInByLinkRequestInput {
  /**
   * The code from the email. Valid once, for 15 minutes.
   */
  'code'?: (string);
  /**
   * The address to continue at after sign-in: a path on this origin, or a URL on the configured allow-list.
   */
  'redirect'?: (string);
  /**
   * True to get a refresh token, for apps that keep it safe.
   */
  'remember'?: (boolean);
}

/**
 * A sign-in by a mailed link.
 */
export interface SignInByLinkRequest {
  /**
   * The code from the email. Valid once, for 15 minutes.
   */
  'code': (string);
  /**
   * The address to continue at after sign-in: a path on this origin, or a URL on the configured allow-list.
   */
  'redirect': (string);
  /**
   * True to get a refresh token, for apps that keep it safe.
   */
  'remember': (boolean);
}

/**
 * A provider of the sign-in page.
 */
export interface SignInProviderInput {
  /**
   * The segment of its paths: `/api/auth/sso/{key}/start`.
   */
  'key'?: (string);
  /**
   * The name for the button.
   */
  'name'?: (string);
  /**
   * True if it is the provider of the domain.
   */
  'is_of_domain'?: (boolean);
}

/**
 * A provider of the sign-in page.
 */
export interface SignInProvider {
  /**
   * The segment of its paths: `/api/auth/sso/{key}/start`.
   */
  'key': (string);
  /**
   * The name for the button.
   */
  'name': (string);
  /**
   * True if it is the provider of the domain.
   */
  'is_of_domain': (boolean);
}

/**
 * The end of a session.
 */
export interface SignOutResponseInput {
  /**
   * Always true.
   */
  'success'?: (boolean);
  /**
   * A message.
   */
  'message'?: (string);
  /**
   * The address at which the person signs out at the identity provider; missing if the session has none.
   */
  'logout_url'?: (string);
}

/**
 * The end of a session.
 */
export interface SignOutResponse {
  /**
   * Always true.
   */
  'success': (boolean);
  /**
   * A message.
   */
  'message': (string);
  /**
   * The address at which the person signs out at the identity provider; missing if the session has none.
   */
  'logout_url': (string);
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
   * "staff" or "client" (a portal user).
   */
  'user_type'?: (string);
  /**
   * 1 for an administrator, otherwise 0.
   */
  'is_admin'?: (number);
  /**
   * The status: active or inactive.
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
   * "staff" or "client" (a portal user).
   */
  'user_type': (string);
  /**
   * 1 for an administrator, otherwise 0.
   */
  'is_admin': (number);
  /**
   * The status: active or inactive.
   */
  'status': (string);
}

/**
 * An identity provider.
 */
export interface SsoProviderInput {
  /**
   * The id of the provider.
   */
  'id'?: (number | string | Long);
  /**
   * The name on the button of the sign-in page.
   */
  'name'?: (string);
  /**
   * The segment of its paths, by default made from the name: lower-case letters, digits and hyphens.
   */
  'key'?: (string);
  /**
   * The issuer: an https URL, exactly as the provider writes it.
   */
  'issuer'?: (string);
  /**
   * The client ID of this system at the provider.
   */
  'client_id'?: (string);
  /**
   * The client secret; none for a public client. It is never returned.
   */
  'client_secret'?: (string);
  /**
   * True if a client secret is stored.
   */
  'has_client_secret'?: (boolean);
  /**
   * The email domains of the organization at the provider. Only verified addresses of them match accounts, and the sign-in page offers the provider to them. Without
   * any, it is offered to everyone and trusted for every address.
   */
  'domains'?: (string)[];
  /**
   * The requested scopes; by default `openid`, `profile` and `email`.
   */
  'scopes'?: (string)[];
  /**
   * The roles by claims: the first that matches. They are applied at each sign-in, except to administrators.
   */
  'roles'?: (RoleMappingInput)[];
  /**
   * The role of new accounts that no mapping matches; none if they are not to be created.
   */
  'default_role_id'?: (number | string | Long);
  /**
   * True if the first sign-in of someone without an account creates one.
   */
  'create_accounts'?: (boolean);
  /**
   * True if it is offered for sign-in.
   */
  'active'?: (boolean);
  /**
   * The addresses to which native apps can have the sign-in redirected: one of an own scheme, or of the loopback interface, on any port.
   */
  'redirect_uris'?: (string)[];
  /**
   * The redirect URL to register at the provider.
   */
  'redirect_url'?: (string);
  /**
   * The URL of back-channel logout to register at the provider.
   */
  'backchannel_logout_url'?: (string);
  /**
   * The URL of front-channel logout to register at the provider.
   */
  'frontchannel_logout_url'?: (string);
  /**
   * The user who created it; 0 if it comes from the settings of the installation.
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
}

/**
 * An identity provider.
 */
export interface SsoProvider {
  /**
   * The id of the provider.
   */
  'id': (number);
  /**
   * The name on the button of the sign-in page.
   */
  'name': (string);
  /**
   * The segment of its paths, by default made from the name: lower-case letters, digits and hyphens.
   */
  'key': (string);
  /**
   * The issuer: an https URL, exactly as the provider writes it.
   */
  'issuer': (string);
  /**
   * The client ID of this system at the provider.
   */
  'client_id': (string);
  /**
   * The client secret; none for a public client. It is never returned.
   */
  'client_secret'?: (string);
  /**
   * True if a client secret is stored.
   */
  'has_client_secret': (boolean);
  /**
   * The email domains of the organization at the provider. Only verified addresses of them match accounts, and the sign-in page offers the provider to them. Without
   * any, it is offered to everyone and trusted for every address.
   */
  'domains': (string)[];
  /**
   * The requested scopes; by default `openid`, `profile` and `email`.
   */
  'scopes': (string)[];
  /**
   * The roles by claims: the first that matches. They are applied at each sign-in, except to administrators.
   */
  'roles': (RoleMapping)[];
  /**
   * The role of new accounts that no mapping matches; none if they are not to be created.
   */
  'default_role_id'?: (number);
  /**
   * True if the first sign-in of someone without an account creates one.
   */
  'create_accounts': (boolean);
  /**
   * True if it is offered for sign-in.
   */
  'active': (boolean);
  /**
   * The addresses to which native apps can have the sign-in redirected: one of an own scheme, or of the loopback interface, on any port.
   */
  'redirect_uris': (string)[];
  /**
   * The redirect URL to register at the provider.
   */
  'redirect_url': (string);
  /**
   * The URL of back-channel logout to register at the provider.
   */
  'backchannel_logout_url': (string);
  /**
   * The URL of front-channel logout to register at the provider.
   */
  'frontchannel_logout_url': (string);
  /**
   * The user who created it; 0 if it comes from the settings of the installation.
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
}

/**
 * The sso provider after a change.
 */
export interface SsoProviderChangedResponseInput {
  /**
   * Always true.
   */
  'success'?: (boolean);
  /**
   * A message.
   */
  'message'?: (string);
  /**
   * The sso provider, unless the caller can no longer view it.
   */
  'record'?: (SsoProviderInput | null);
}

/**
 * The sso provider after a change.
 */
export interface SsoProviderChangedResponse {
  /**
   * Always true.
   */
  'success': (boolean);
  /**
   * A message.
   */
  'message': (string);
  /**
   * The sso provider, unless the caller can no longer view it.
   */
  'record': (SsoProvider | null);
}

/**
 * An identity provider in a list.
 */
export interface SsoProviderListItemInput {
  /**
   * The id of the provider.
   */
  'id'?: (number | string | Long);
  /**
   * The name on the button of the sign-in page.
   */
  'name'?: (string);
  /**
   * The segment of its paths.
   */
  'key'?: (string);
  /**
   * The issuer.
   */
  'issuer'?: (string);
  /**
   * True if it is offered for sign-in.
   */
  'active'?: (boolean);
  /**
   * The creation date.
   */
  'created_at'?: (string);
}

/**
 * An identity provider in a list.
 */
export interface SsoProviderListItem {
  /**
   * The id of the provider.
   */
  'id': (number);
  /**
   * The name on the button of the sign-in page.
   */
  'name': (string);
  /**
   * The segment of its paths.
   */
  'key': (string);
  /**
   * The issuer.
   */
  'issuer': (string);
  /**
   * True if it is offered for sign-in.
   */
  'active': (boolean);
  /**
   * The creation date.
   */
  'created_at': (string);
}

/**
 * The sso provider.
 */
export interface SsoProviderResponseInput {
  /**
   * The sso provider.
   */
  'record'?: (SsoProviderInput | null);
  /**
   * Operations of the caller on the record, allowed or not. Only in details.
   */
  'actions'?: (_bms_api_RecordActionInput)[];
}

/**
 * The sso provider.
 */
export interface SsoProviderResponse {
  /**
   * The sso provider.
   */
  'record': (SsoProvider | null);
  /**
   * Operations of the caller on the record, allowed or not. Only in details.
   */
  'actions': (_bms_api_RecordAction)[];
}

/**
 * The result of a test.
 */
export interface SsoProviderTestResponseInput {
  /**
   * Always true.
   */
  'success'?: (boolean);
  /**
   * The result.
   */
  'message'?: (string);
  /**
   * Missing features of the provider, such as a logout; absent if there are none.
   */
  'warnings'?: (string)[];
}

/**
 * The result of a test.
 */
export interface SsoProviderTestResponse {
  /**
   * Always true.
   */
  'success': (boolean);
  /**
   * The result.
   */
  'message': (string);
  /**
   * Missing features of the provider, such as a logout; absent if there are none.
   */
  'warnings': (string)[];
}

/**
 * A sign-in to start.
 */
export interface StartSignInRequestInput {
  /**
   * The key of the provider.
   */
  'provider'?: (string);
  /**
   * The path of the panel to continue at, such as `/admin/clients`.
   */
  'return_to'?: (string);
  /**
   * Of a native app: the S256 challenge of its code verifier (RFC 7636).
   */
  'code_challenge'?: (string);
  /**
   * Of a native app: the address to continue at, one of `redirect_uris` of the provider.
   */
  'redirect_uri'?: (string);
  /**
   * Of a native app: returned to it with the code.
   */
  'state'?: (string);
  /**
   * The email address that the provider suggests.
   */
  'login_hint'?: (string);
  /**
   * The method of the challenge; only S256.
   */
  'code_challenge_method'?: (string);
}

/**
 * A sign-in to start.
 */
export interface StartSignInRequest {
  /**
   * The key of the provider.
   */
  'provider': (string);
  /**
   * The path of the panel to continue at, such as `/admin/clients`.
   */
  'return_to': (string);
  /**
   * Of a native app: the S256 challenge of its code verifier (RFC 7636).
   */
  'code_challenge': (string);
  /**
   * Of a native app: the address to continue at, one of `redirect_uris` of the provider.
   */
  'redirect_uri': (string);
  /**
   * Of a native app: returned to it with the code.
   */
  'state': (string);
  /**
   * The email address that the provider suggests.
   */
  'login_hint': (string);
  /**
   * The method of the challenge; only S256.
   */
  'code_challenge_method': (string);
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
   * The status: active or inactive.
   */
  'status'?: (string);
  /**
   * The URL of a picture.
   */
  'image'?: (string);
  /**
   * 1 for an administrator, otherwise 0.
   */
  'is_admin'?: (number);
  /**
   * The creation date.
   */
  'created_at'?: (string);
  /**
   * True until the member has used the invitation or signed in for the first time; only with `include=is_invited`.
   */
  'is_invited'?: (boolean);
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
   * The status: active or inactive.
   */
  'status': (string);
  /**
   * The URL of a picture.
   */
  'image'?: (string);
  /**
   * 1 for an administrator, otherwise 0.
   */
  'is_admin': (number);
  /**
   * The creation date.
   */
  'created_at': (string);
  /**
   * True until the member has used the invitation or signed in for the first time; only with `include=is_invited`.
   */
  'is_invited'?: (boolean);
}

/**
 * A team member.
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
   * The unique email address to sign in with, stored in lower case.
   */
  'email'?: (string);
  /**
   * The unique phone number to sign in with, with country code; returned as E.164.
   */
  'phone'?: (string);
  /**
   * The job title.
   */
  'job_title'?: (string);
  /**
   * The role that grants the member's permissions; 0 for administrators, who have all permissions, and for members without permissions whom a directory has put into no group.
   */
  'role_id'?: (number | string | Long);
  /**
   * The status: active or inactive. Deactivating the account ends its sessions.
   */
  'status'?: (string);
  /**
   * The language of the user, such as "en" or "pt-BR".
   */
  'language'?: (string);
  /**
   * The picture, as an http(s) URL or a path.
   */
  'image'?: (string);
  /**
   * 1 for an administrator, otherwise 0.
   */
  'is_admin'?: (number);
  /**
   * The user who created the account.
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
   * True if the member receives email notifications, for example about a new task. Members can change this at /api/auth/preferences.
   */
  'email_notifications'?: (boolean);
  /**
   * The caller's password, after 401 `recent_sign_in_required`.
   */
  'current_password'?: (string);
  /**
   * True until the member has used the invitation or signed in for the first time.
   */
  'is_invited'?: (boolean);
  /**
   * The ids of the record in other systems, by source.
   */
  'external_ids'?: ({[key: string]: string});
}

/**
 * A team member.
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
   * The unique email address to sign in with, stored in lower case.
   */
  'email': (string);
  /**
   * The unique phone number to sign in with, with country code; returned as E.164.
   */
  'phone': (string);
  /**
   * The job title.
   */
  'job_title': (string);
  /**
   * The role that grants the member's permissions; 0 for administrators, who have all permissions, and for members without permissions whom a directory has put into no group.
   */
  'role_id': (number);
  /**
   * The status: active or inactive. Deactivating the account ends its sessions.
   */
  'status': (string);
  /**
   * The language of the user, such as "en" or "pt-BR".
   */
  'language': (string);
  /**
   * The picture, as an http(s) URL or a path.
   */
  'image'?: (string);
  /**
   * 1 for an administrator, otherwise 0.
   */
  'is_admin': (number);
  /**
   * The user who created the account.
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
   * True if the member receives email notifications, for example about a new task. Members can change this at /api/auth/preferences.
   */
  'email_notifications': (boolean);
  /**
   * The caller's password, after 401 `recent_sign_in_required`.
   */
  'current_password'?: (string);
  /**
   * True until the member has used the invitation or signed in for the first time.
   */
  'is_invited': (boolean);
  /**
   * The ids of the record in other systems, by source.
   */
  'external_ids': ({[key: string]: string});
}

/**
 * The team member after a change.
 */
export interface TeamMemberChangedResponseInput {
  /**
   * Always true.
   */
  'success'?: (boolean);
  /**
   * A message.
   */
  'message'?: (string);
  /**
   * The team member, unless the caller can no longer view it.
   */
  'record'?: (TeamMemberInput | null);
}

/**
 * The team member after a change.
 */
export interface TeamMemberChangedResponse {
  /**
   * Always true.
   */
  'success': (boolean);
  /**
   * A message.
   */
  'message': (string);
  /**
   * The team member, unless the caller can no longer view it.
   */
  'record': (TeamMember | null);
}

/**
 * The team member whose invitation was sent again.
 */
export interface TeamMemberInvitedInput {
  /**
   * Always true.
   */
  'success'?: (boolean);
  /**
   * A message.
   */
  'message'?: (string);
  /**
   * The team member.
   */
  'record'?: (TeamMemberInput | null);
}

/**
 * The team member whose invitation was sent again.
 */
export interface TeamMemberInvited {
  /**
   * Always true.
   */
  'success': (boolean);
  /**
   * A message.
   */
  'message': (string);
  /**
   * The team member.
   */
  'record': (TeamMember | null);
}

/**
 * The team member.
 */
export interface TeamMemberResponseInput {
  /**
   * The team member.
   */
  'record'?: (TeamMemberInput | null);
  /**
   * Operations of the caller on the record, allowed or not. Only in details.
   */
  'actions'?: (_bms_api_RecordActionInput)[];
}

/**
 * The team member.
 */
export interface TeamMemberResponse {
  /**
   * The team member.
   */
  'record': (TeamMember | null);
  /**
   * Operations of the caller on the record, allowed or not. Only in details.
   */
  'actions': (_bms_api_RecordAction)[];
}

/**
 * The server's time.
 */
export interface TimeResponseInput {
  /**
   * The current time (RFC 3339, UTC).
   */
  'time'?: (string);
  /**
   * The current time in seconds since 1970 (Unix time).
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
   * The current time (RFC 3339, UTC).
   */
  'time': (string);
  /**
   * The current time in seconds since 1970 (Unix time).
   */
  'timestamp': (number);
  /**
   * Always "UTC".
   */
  'timezone': (string);
}

/**
 * The code of a native app.
 */
export interface TokenRequestInput {
  /**
   * The code of the redirect.
   */
  'code'?: (string);
  /**
   * The code verifier of the challenge (RFC 7636).
   */
  'code_verifier'?: (string);
  /**
   * True to get a refresh token, for apps that keep it safe.
   */
  'remember'?: (boolean);
}

/**
 * The code of a native app.
 */
export interface TokenRequest {
  /**
   * The code of the redirect.
   */
  'code': (string);
  /**
   * The code verifier of the challenge (RFC 7636).
   */
  'code_verifier': (string);
  /**
   * True to get a refresh token, for apps that keep it safe.
   */
  'remember': (boolean);
}

/**
 * The change to undo.
 */
export interface UndoChangeRequestInput {
  /**
   * The code from the link in the notification. Valid once, for 72 hours.
   */
  'code'?: (string);
}

/**
 * The change to undo.
 */
export interface UndoChangeRequest {
  /**
   * The code from the link in the notification. Valid once, for 72 hours.
   */
  'code': (string);
}

/**
 * The account to unlink.
 */
export interface UnlinkRequestInput {
  /**
   * The id of the provider.
   */
  'id'?: (number | string | Long);
  /**
   * The team member.
   */
  'user_id'?: (number | string | Long);
}

/**
 * The account to unlink.
 */
export interface UnlinkRequest {
  /**
   * The id of the provider.
   */
  'id': (number);
  /**
   * The team member.
   */
  'user_id': (number);
}

/**
 * Changes to an identity provider.
 */
export interface UpdateIdentityProviderRequestInput {
  /**
   * The id of the provider.
   */
  'id'?: (number | string | Long);
  /**
   * The values to set.
   */
  'identity_provider'?: (SsoProviderInput | null);
  /**
   * The fields to set; the gateway derives them from the body.
   */
  'update_mask'?: (_google_protobuf_FieldMaskInput | null);
}

/**
 * Changes to an identity provider.
 */
export interface UpdateIdentityProviderRequest {
  /**
   * The id of the provider.
   */
  'id': (number);
  /**
   * The values to set.
   */
  'identity_provider': (SsoProvider | null);
  /**
   * The fields to set; the gateway derives them from the body.
   */
  'update_mask': (_google_protobuf_FieldMask | null);
}

/**
 * Changes to the organization.
 */
export interface UpdateOrganizationRequestInput {
  /**
   * The values to set.
   */
  'organization'?: (OrganizationRecordInput | null);
  /**
   * The fields to set; the gateway derives them from the body.
   */
  'update_mask'?: (_google_protobuf_FieldMaskInput | null);
}

/**
 * Changes to the organization.
 */
export interface UpdateOrganizationRequest {
  /**
   * The values to set.
   */
  'organization': (OrganizationRecord | null);
  /**
   * The fields to set; the gateway derives them from the body.
   */
  'update_mask': (_google_protobuf_FieldMask | null);
}

/**
 * Changes to a portal user.
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
   * The fields to set; the gateway derives them from the body.
   */
  'update_mask'?: (_google_protobuf_FieldMaskInput | null);
}

/**
 * Changes to a portal user.
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
   * The fields to set; the gateway derives them from the body.
   */
  'update_mask': (_google_protobuf_FieldMask | null);
}

/**
 * Changes to the caller's preferences.
 */
export interface UpdatePreferencesRequestInput {
  /**
   * The values to set.
   */
  'preferences'?: (PreferencesInput | null);
  /**
   * The fields to set; the gateway derives them from the body.
   */
  'update_mask'?: (_google_protobuf_FieldMaskInput | null);
}

/**
 * Changes to the caller's preferences.
 */
export interface UpdatePreferencesRequest {
  /**
   * The values to set.
   */
  'preferences': (Preferences | null);
  /**
   * The fields to set; the gateway derives them from the body.
   */
  'update_mask': (_google_protobuf_FieldMask | null);
}

/**
 * Changes to the caller's own profile.
 */
export interface UpdateProfileRequestInput {
  /**
   * The values to set.
   */
  'profile'?: (OwnProfileInput | null);
  /**
   * The fields to set; the gateway derives them from the body.
   */
  'update_mask'?: (_google_protobuf_FieldMaskInput | null);
}

/**
 * Changes to the caller's own profile.
 */
export interface UpdateProfileRequest {
  /**
   * The values to set.
   */
  'profile': (OwnProfile | null);
  /**
   * The fields to set; the gateway derives them from the body.
   */
  'update_mask': (_google_protobuf_FieldMask | null);
}

/**
 * Changes to a role.
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
   * The fields to set; the gateway derives them from the body.
   */
  'update_mask'?: (_google_protobuf_FieldMaskInput | null);
}

/**
 * Changes to a role.
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
   * The fields to set; the gateway derives them from the body.
   */
  'update_mask': (_google_protobuf_FieldMask | null);
}

/**
 * Changes to a team member.
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
   * The fields to set; the gateway derives them from the body.
   */
  'update_mask'?: (_google_protobuf_FieldMaskInput | null);
}

/**
 * Changes to a team member.
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
   * The fields to set; the gateway derives them from the body.
   */
  'update_mask': (_google_protobuf_FieldMask | null);
}

/**
 * An account.
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
   * "staff" or "client" (a portal user).
   */
  'user_type'?: (string);
  /**
   * True if the user is an administrator.
   */
  'is_admin'?: (boolean);
  /**
   * The role; 0 for administrators and portal users.
   */
  'role_id'?: (number | string | Long);
  /**
   * The client of a portal user; otherwise 0.
   */
  'client_id'?: (number | string | Long);
}

/**
 * An account.
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
   * "staff" or "client" (a portal user).
   */
  'user_type': (string);
  /**
   * True if the user is an administrator.
   */
  'is_admin': (boolean);
  /**
   * The role; 0 for administrators and portal users.
   */
  'role_id': (number);
  /**
   * The client of a portal user; otherwise 0.
   */
  'client_id': (number);
}

/**
 * The name of a user.
 */
export interface UserNameInput {
  /**
   * The id of the user.
   */
  'id'?: (number | string | Long);
  /**
   * First and last name; empty for a portal user whose client the caller may not view.
   */
  'name'?: (string);
  /**
   * "staff" or "client" (a portal user).
   */
  'user_type'?: (string);
  /**
   * The status: active, inactive or deleted.
   */
  'status'?: (string);
}

/**
 * The name of a user.
 */
export interface UserName {
  /**
   * The id of the user.
   */
  'id': (number);
  /**
   * First and last name; empty for a portal user whose client the caller may not view.
   */
  'name': (string);
  /**
   * "staff" or "client" (a portal user).
   */
  'user_type': (string);
  /**
   * The status: active, inactive or deleted.
   */
  'status': (string);
}

/**
 * The users to name.
 */
export interface UserNamesRequestInput {
  /**
   * The ids of the users; without any, there are no names.
   */
  'ids'?: (number | string | Long)[];
}

/**
 * The users to name.
 */
export interface UserNamesRequest {
  /**
   * The ids of the users; without any, there are no names.
   */
  'ids': (number)[];
}

/**
 * The names of users.
 */
export interface UserNamesResponseInput {
  /**
   * The users that were found.
   */
  'records'?: (UserNameInput)[];
}

/**
 * The names of users.
 */
export interface UserNamesResponse {
  /**
   * The users that were found.
   */
  'records': (UserName)[];
}

/**
 * The accounts to look up.
 */
export interface UsersRequestInput {
  /**
   * The ids of the users.
   */
  'ids'?: (number | string | Long)[];
}

/**
 * The accounts to look up.
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
 * A sign-in by passkey.
 */
export interface VerifyPasskeyRequestInput {
  /**
   * The answer of the passkey to the options (AuthenticationResponseJSON of WebAuthn).
   */
  'credential'?: (string);
  /**
   * The address to continue at after sign-in: a path on this origin, or a URL on the configured allow-list.
   */
  'redirect'?: (string);
  /**
   * True to get a refresh token, for apps that keep it safe.
   */
  'remember'?: (boolean);
}

/**
 * A sign-in by passkey.
 */
export interface VerifyPasskeyRequest {
  /**
   * The answer of the passkey to the options (AuthenticationResponseJSON of WebAuthn).
   */
  'credential': (string);
  /**
   * The address to continue at after sign-in: a path on this origin, or a URL on the configured allow-list.
   */
  'redirect': (string);
  /**
   * True to get a refresh token, for apps that keep it safe.
   */
  'remember': (boolean);
}

/**
 * Verification of a new phone number.
 */
export interface VerifyPhoneChangeRequestInput {
  /**
   * The new phone number, as sent when requesting the one-time password.
   */
  'phone'?: (string);
  /**
   * The one-time password.
   */
  'otp'?: (string);
  /**
   * The caller's password, after 401 `recent_sign_in_required`.
   */
  'current_password'?: (string);
}

/**
 * Verification of a new phone number.
 */
export interface VerifyPhoneChangeRequest {
  /**
   * The new phone number, as sent when requesting the one-time password.
   */
  'phone': (string);
  /**
   * The one-time password.
   */
  'otp': (string);
  /**
   * The caller's password, after 401 `recent_sign_in_required`.
   */
  'current_password'?: (string);
}

/**
 * The users to check, and the records that they are to be shown.
 */
export interface ViewersRequestInput {
  /**
   * The ids of the users.
   */
  'user_ids'?: (number | string | Long)[];
  /**
   * The module of the records.
   */
  'module'?: (string);
  /**
   * True if the users must be able to view the records of others, too.
   */
  'all_records'?: (boolean);
}

/**
 * The users to check, and the records that they are to be shown.
 */
export interface ViewersRequest {
  /**
   * The ids of the users.
   */
  'user_ids': (number)[];
  /**
   * The module of the records.
   */
  'module': (string);
  /**
   * True if the users must be able to view the records of others, too.
   */
  'all_records': (boolean);
}

/**
 * Users who may view the records.
 */
export interface ViewersResponseInput {
  /**
   * The ids of those who may.
   */
  'user_ids'?: (number | string | Long)[];
}

/**
 * Users who may view the records.
 */
export interface ViewersResponse {
  /**
   * The ids of those who may.
   */
  'user_ids': (number)[];
}
