/* Made from protos/ by packages/contracts/scripts/generate.ts; changes here are lost. */
import type { Long } from '@grpc/proto-loader';
import type { LineInput as _bms_api_LineInput, Line as _bms_api_Line } from './api.ts';
import type { ListMetaInput as _bms_api_ListMetaInput, ListMeta as _bms_api_ListMeta } from './api.ts';
import type { ListQueryInput as _bms_api_ListQueryInput, ListQuery as _bms_api_ListQuery } from './api.ts';
import type { FieldMaskInput as _google_protobuf_FieldMaskInput, FieldMask as _google_protobuf_FieldMask } from './protobuf.ts';

/**
 * A client, as it is sent and shown.
 */
export interface ClientInput {
  /**
   * The id of the client.
   */
  'id'?: (number | string | Long);
  /**
   * The name of the company or person.
   */
  'company_name'?: (string);
  /**
   * Whether it is an organization or a person.
   */
  'type'?: (string);
  /**
   * Street and number.
   */
  'address'?: (string);
  /**
   * The city.
   */
  'city'?: (string);
  /**
   * The state or region.
   */
  'state'?: (string);
  /**
   * The postal code.
   */
  'zip'?: (string);
  /**
   * The country.
   */
  'country'?: (string);
  /**
   * A phone number, kept as it is sent.
   */
  'phone'?: (string);
  /**
   * The address of its web site.
   */
  'website'?: (string);
  /**
   * The currency that it is billed in (ISO 4217).
   */
  'currency'?: (string);
  /**
   * The symbol of that currency.
   */
  'currency_symbol'?: (string);
  /**
   * The VAT number.
   */
  'vat_number'?: (string);
  /**
   * The groups that it belongs to: integers, comma-separated.
   */
  'group_ids'?: (string);
  /**
   * Words to find it by.
   */
  'labels'?: (string)[];
  /**
   * The user who looks after the client; the caller by default.
   */
  'owner_id'?: (number | string | Long);
  /**
   * Whether the client is active.
   */
  'status'?: (string);
  /**
   * The values of the custom fields, by key.
   */
  'custom_fields'?: ({[key: string]: string});
  /**
   * The user who created the client.
   */
  'created_by'?: (number | string | Long);
  /**
   * The day of its creation (UTC).
   */
  'created_date'?: (string);
  /**
   * The moment of its last change.
   */
  'updated_at'?: (string);
}

/**
 * A client, as it is sent and shown.
 */
export interface Client {
  /**
   * The id of the client.
   */
  'id': (number);
  /**
   * The name of the company or person.
   */
  'company_name': (string);
  /**
   * Whether it is an organization or a person.
   */
  'type': (string);
  /**
   * Street and number.
   */
  'address': (string);
  /**
   * The city.
   */
  'city': (string);
  /**
   * The state or region.
   */
  'state': (string);
  /**
   * The postal code.
   */
  'zip': (string);
  /**
   * The country.
   */
  'country': (string);
  /**
   * A phone number, kept as it is sent.
   */
  'phone': (string);
  /**
   * The address of its web site.
   */
  'website': (string);
  /**
   * The currency that it is billed in (ISO 4217).
   */
  'currency': (string);
  /**
   * The symbol of that currency.
   */
  'currency_symbol': (string);
  /**
   * The VAT number.
   */
  'vat_number': (string);
  /**
   * The groups that it belongs to: integers, comma-separated.
   */
  'group_ids': (string);
  /**
   * Words to find it by.
   */
  'labels': (string)[];
  /**
   * The user who looks after the client; the caller by default.
   */
  'owner_id': (number);
  /**
   * Whether the client is active.
   */
  'status': (string);
  /**
   * The values of the custom fields, by key.
   */
  'custom_fields': ({[key: string]: string});
  /**
   * The user who created the client.
   */
  'created_by': (number);
  /**
   * The day of its creation (UTC).
   */
  'created_date': (string);
  /**
   * The moment of its last change.
   */
  'updated_at': (string);
}

/**
 * A client that was created, in short.
 */
export interface ClientCreatedInput {
  /**
   * The id of the client.
   */
  'id'?: (number | string | Long);
  /**
   * The name of the company or person.
   */
  'company_name'?: (string);
  /**
   * Whether it is an organization or a person.
   */
  'type'?: (string);
  /**
   * The phone number, as it was sent.
   */
  'phone'?: (string);
  /**
   * The city.
   */
  'city'?: (string);
  /**
   * The day of its creation (UTC).
   */
  'created_date'?: (string);
}

/**
 * A client that was created, in short.
 */
export interface ClientCreated {
  /**
   * The id of the client.
   */
  'id': (number);
  /**
   * The name of the company or person.
   */
  'company_name': (string);
  /**
   * Whether it is an organization or a person.
   */
  'type': (string);
  /**
   * The phone number, as it was sent.
   */
  'phone': (string);
  /**
   * The city.
   */
  'city': (string);
  /**
   * The day of its creation (UTC).
   */
  'created_date': (string);
}

/**
 * The answer to a create.
 */
export interface ClientCreatedResponseInput {
  /**
   * The new client.
   */
  'record'?: (ClientCreatedInput | null);
}

/**
 * The answer to a create.
 */
export interface ClientCreatedResponse {
  /**
   * The new client.
   */
  'record': (ClientCreated | null);
}

/**
 * A client, as other services keep it in their own small copies.
 */
export interface ClientEventInput {
  /**
   * The id of the client.
   */
  'id'?: (number | string | Long);
  /**
   * The version of the client after the change.
   */
  'version'?: (number | string | Long);
  /**
   * The name of the company or person.
   */
  'name'?: (string);
  /**
   * "active" or "inactive".
   */
  'status'?: (string);
  /**
   * The user who looks after the client.
   */
  'owner_id'?: (number | string | Long);
  /**
   * The user who created the client.
   */
  'created_by'?: (number | string | Long);
}

/**
 * A client, as other services keep it in their own small copies.
 */
export interface ClientEvent {
  /**
   * The id of the client.
   */
  'id': (number);
  /**
   * The version of the client after the change.
   */
  'version': (number);
  /**
   * The name of the company or person.
   */
  'name': (string);
  /**
   * "active" or "inactive".
   */
  'status': (string);
  /**
   * The user who looks after the client.
   */
  'owner_id': (number);
  /**
   * The user who created the client.
   */
  'created_by': (number);
}

/**
 * A client in a list.
 */
export interface ClientListItemInput {
  /**
   * The id of the client.
   */
  'id'?: (number | string | Long);
  /**
   * The name of the company or person.
   */
  'company_name'?: (string);
  /**
   * Whether it is an organization or a person.
   */
  'type'?: (string);
  /**
   * The phone number, as it was sent.
   */
  'phone'?: (string);
  /**
   * The city.
   */
  'city'?: (string);
  /**
   * The country.
   */
  'country'?: (string);
  /**
   * The day of its creation (UTC).
   */
  'created_date'?: (string);
  /**
   * Whether the client is active.
   */
  'status'?: (string);
}

/**
 * A client in a list.
 */
export interface ClientListItem {
  /**
   * The id of the client.
   */
  'id': (number);
  /**
   * The name of the company or person.
   */
  'company_name': (string);
  /**
   * Whether it is an organization or a person.
   */
  'type': (string);
  /**
   * The phone number, as it was sent.
   */
  'phone': (string);
  /**
   * The city.
   */
  'city': (string);
  /**
   * The country.
   */
  'country': (string);
  /**
   * The day of its creation (UTC).
   */
  'created_date': (string);
  /**
   * Whether the client is active.
   */
  'status': (string);
}

/**
 * A client in full.
 */
export interface ClientResponseInput {
  /**
   * The client.
   */
  'record'?: (ClientInput | null);
  /**
   * The values of its custom fields, by key.
   */
  'custom_fields'?: ({[key: string]: string});
}

/**
 * A client in full.
 */
export interface ClientResponse {
  /**
   * The client.
   */
  'record': (Client | null);
  /**
   * The values of its custom fields, by key.
   */
  'custom_fields': ({[key: string]: string});
}

/**
 * A contract, as it is sent and shown.
 */
export interface ContractInput {
  /**
   * The number of the contract.
   */
  'id'?: (number | string | Long);
  /**
   * What it is about.
   */
  'title'?: (string);
  /**
   * The client with whom it is made.
   */
  'client_id'?: (number | string | Long);
  /**
   * Its date.
   */
  'contract_date'?: (string);
  /**
   * The last day on which it is in force.
   */
  'valid_until'?: (string);
  /**
   * What is agreed.
   */
  'content'?: (string);
  /**
   * What is delivered under it, if that has a price.
   */
  'items'?: (_bms_api_LineInput)[];
  /**
   * Anything to say about it.
   */
  'note'?: (string);
  /**
   * Where it stands: a draft is sent, and then accepted or declined.
   */
  'status'?: (string);
  /**
   * The sum of quantity times rate over all lines: exact, then rounded half up once; in the unit of the rates.
   */
  'total'?: (number | string | Long);
  /**
   * The user who created it.
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
 * A contract, as it is sent and shown.
 */
export interface Contract {
  /**
   * The number of the contract.
   */
  'id': (number);
  /**
   * What it is about.
   */
  'title': (string);
  /**
   * The client with whom it is made.
   */
  'client_id': (number);
  /**
   * Its date.
   */
  'contract_date'?: (string);
  /**
   * The last day on which it is in force.
   */
  'valid_until'?: (string);
  /**
   * What is agreed.
   */
  'content': (string);
  /**
   * What is delivered under it, if that has a price.
   */
  'items': (_bms_api_Line)[];
  /**
   * Anything to say about it.
   */
  'note': (string);
  /**
   * Where it stands: a draft is sent, and then accepted or declined.
   */
  'status': (string);
  /**
   * The sum of quantity times rate over all lines: exact, then rounded half up once; in the unit of the rates.
   */
  'total': (number);
  /**
   * The user who created it.
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
 * The answer to a change.
 */
export interface ContractChangedResponseInput {
  /**
   * Always true.
   */
  'success'?: (boolean);
  /**
   * What was done, for a person.
   */
  'message'?: (string);
  /**
   * The contract afterwards.
   */
  'record'?: (ContractInput | null);
}

/**
 * The answer to a change.
 */
export interface ContractChangedResponse {
  /**
   * Always true.
   */
  'success': (boolean);
  /**
   * What was done, for a person.
   */
  'message': (string);
  /**
   * The contract afterwards.
   */
  'record': (Contract | null);
}

/**
 * A contract, when others are to know where it stands.
 */
export interface ContractEventInput {
  /**
   * The number of the contract.
   */
  'id'?: (number | string | Long);
  /**
   * The version of the contract after the change.
   */
  'version'?: (number | string | Long);
  /**
   * What it is about.
   */
  'title'?: (string);
  /**
   * The client with whom it is made.
   */
  'client_id'?: (number | string | Long);
  /**
   * The user who looks after the client.
   */
  'owner_id'?: (number | string | Long);
  /**
   * The user who created the contract.
   */
  'created_by'?: (number | string | Long);
}

/**
 * A contract, when others are to know where it stands.
 */
export interface ContractEvent {
  /**
   * The number of the contract.
   */
  'id': (number);
  /**
   * The version of the contract after the change.
   */
  'version': (number);
  /**
   * What it is about.
   */
  'title': (string);
  /**
   * The client with whom it is made.
   */
  'client_id': (number);
  /**
   * The user who looks after the client.
   */
  'owner_id': (number);
  /**
   * The user who created the contract.
   */
  'created_by': (number);
}

/**
 * A contract in full.
 */
export interface ContractResponseInput {
  /**
   * The contract.
   */
  'record'?: (ContractInput | null);
}

/**
 * A contract in full.
 */
export interface ContractResponse {
  /**
   * The contract.
   */
  'record': (Contract | null);
}

/**
 * A new client.
 */
export interface CreateClientRequestInput {
  /**
   * The client to create.
   */
  'client'?: (ClientInput | null);
}

/**
 * A new client.
 */
export interface CreateClientRequest {
  /**
   * The client to create.
   */
  'client': (Client | null);
}

/**
 * A new contract.
 */
export interface CreateContractRequestInput {
  /**
   * The number that it gets.
   */
  'id'?: (number | string | Long);
  /**
   * The contract to create.
   */
  'contract'?: (ContractInput | null);
}

/**
 * A new contract.
 */
export interface CreateContractRequest {
  /**
   * The number that it gets.
   */
  'id': (number);
  /**
   * The contract to create.
   */
  'contract': (Contract | null);
}

/**
 * A new custom field.
 */
export interface CreateCustomFieldRequestInput {
  /**
   * The custom field to create.
   */
  'custom_field'?: (CustomFieldInput | null);
}

/**
 * A new custom field.
 */
export interface CreateCustomFieldRequest {
  /**
   * The custom field to create.
   */
  'custom_field': (CustomField | null);
}

/**
 * A new estimate.
 */
export interface CreateEstimateRequestInput {
  /**
   * The estimate to create.
   */
  'estimate'?: (EstimateInput | null);
}

/**
 * A new estimate.
 */
export interface CreateEstimateRequest {
  /**
   * The estimate to create.
   */
  'estimate': (Estimate | null);
}

/**
 * A new lead.
 */
export interface CreateLeadRequestInput {
  /**
   * The lead to create.
   */
  'lead'?: (LeadInput | null);
}

/**
 * A new lead.
 */
export interface CreateLeadRequest {
  /**
   * The lead to create.
   */
  'lead': (Lead | null);
}

/**
 * A new order.
 */
export interface CreateOrderRequestInput {
  /**
   * The order to create.
   */
  'order'?: (OrderInput | null);
}

/**
 * A new order.
 */
export interface CreateOrderRequest {
  /**
   * The order to create.
   */
  'order': (Order | null);
}

/**
 * A custom field, as it is sent and shown.
 */
export interface CustomFieldInput {
  /**
   * The id of the custom field.
   */
  'id'?: (number | string | Long);
  /**
   * What it is called.
   */
  'title'?: (string);
  /**
   * The name that its values have in `custom_fields`: `field_` and its id.
   */
  'key'?: (string);
  /**
   * The kind of record that has it; fixed once a value was given.
   */
  'related_to'?: (string);
  /**
   * What its values are; fixed once a value was given. Each value is a string: a number in digits, a date as YYYY-MM-DD, a checkbox
   * `0` or `1`, of a multi_select the chosen options with commas between them.
   */
  'field_type'?: (string);
  /**
   * What there is to choose from; needed for select and multi_select.
   */
  'options'?: (string)[];
  /**
   * Whether a value must be there whenever `custom_fields` is sent.
   */
  'required'?: (boolean);
  /**
   * A hint to show where no value is.
   */
  'placeholder'?: (string);
  /**
   * Its place among the others; the smallest first.
   */
  'sort'?: (number);
  /**
   * The user who created the custom field.
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
 * A custom field, as it is sent and shown.
 */
export interface CustomField {
  /**
   * The id of the custom field.
   */
  'id': (number);
  /**
   * What it is called.
   */
  'title': (string);
  /**
   * The name that its values have in `custom_fields`: `field_` and its id.
   */
  'key': (string);
  /**
   * The kind of record that has it; fixed once a value was given.
   */
  'related_to': (string);
  /**
   * What its values are; fixed once a value was given. Each value is a string: a number in digits, a date as YYYY-MM-DD, a checkbox
   * `0` or `1`, of a multi_select the chosen options with commas between them.
   */
  'field_type': (string);
  /**
   * What there is to choose from; needed for select and multi_select.
   */
  'options': (string)[];
  /**
   * Whether a value must be there whenever `custom_fields` is sent.
   */
  'required': (boolean);
  /**
   * A hint to show where no value is.
   */
  'placeholder': (string);
  /**
   * Its place among the others; the smallest first.
   */
  'sort': (number);
  /**
   * The user who created the custom field.
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
 * A custom field in a list.
 */
export interface CustomFieldListItemInput {
  /**
   * The id of the custom field.
   */
  'id'?: (number | string | Long);
  /**
   * What it is called.
   */
  'title'?: (string);
  /**
   * The name that its values have in `custom_fields`.
   */
  'key'?: (string);
  /**
   * The kind of record that has it.
   */
  'related_to'?: (string);
  /**
   * What its values are.
   */
  'field_type'?: (string);
  /**
   * What there is to choose from.
   */
  'options'?: (string)[];
  /**
   * Whether a value must be there.
   */
  'required'?: (boolean);
  /**
   * A hint to show where no value is.
   */
  'placeholder'?: (string);
  /**
   * Its place among the others; the smallest first.
   */
  'sort'?: (number);
  /**
   * The day of its creation (UTC).
   */
  'created_at'?: (string);
}

/**
 * A custom field in a list.
 */
export interface CustomFieldListItem {
  /**
   * The id of the custom field.
   */
  'id': (number);
  /**
   * What it is called.
   */
  'title': (string);
  /**
   * The name that its values have in `custom_fields`.
   */
  'key': (string);
  /**
   * The kind of record that has it.
   */
  'related_to': (string);
  /**
   * What its values are.
   */
  'field_type': (string);
  /**
   * What there is to choose from.
   */
  'options': (string)[];
  /**
   * Whether a value must be there.
   */
  'required': (boolean);
  /**
   * A hint to show where no value is.
   */
  'placeholder': (string);
  /**
   * Its place among the others; the smallest first.
   */
  'sort': (number);
  /**
   * The day of its creation (UTC).
   */
  'created_at': (string);
}

/**
 * A custom field in full.
 */
export interface CustomFieldResponseInput {
  /**
   * The custom field.
   */
  'record'?: (CustomFieldInput | null);
}

/**
 * A custom field in full.
 */
export interface CustomFieldResponse {
  /**
   * The custom field.
   */
  'record': (CustomField | null);
}

/**
 * An estimate, as it is sent and shown.
 */
export interface EstimateInput {
  /**
   * The id of the estimate.
   */
  'id'?: (number | string | Long);
  /**
   * Its number: `EST-` and its id, in six digits or more.
   */
  'estimate_number'?: (string);
  /**
   * The client who is offered it.
   */
  'client_id'?: (number | string | Long);
  /**
   * Its date; today (UTC) by default.
   */
  'estimate_date'?: (string);
  /**
   * The last day (UTC) on which it can be accepted.
   */
  'valid_until'?: (string);
  /**
   * The lines.
   */
  'items'?: (_bms_api_LineInput)[];
  /**
   * Anything to say about it.
   */
  'note'?: (string);
  /**
   * Where it stands. It moves by send, accept, decline and reopen.
   */
  'status'?: (string);
  /**
   * The sum of quantity times rate over all lines: exact, then rounded half up once; in the unit of the rates.
   */
  'total'?: (number | string | Long);
  /**
   * The request that it answers.
   */
  'estimate_request_id'?: (number | string | Long);
  /**
   * The values of the custom fields, by key.
   */
  'custom_fields'?: ({[key: string]: string});
  /**
   * The user who created it.
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
 * An estimate, as it is sent and shown.
 */
export interface Estimate {
  /**
   * The id of the estimate.
   */
  'id': (number);
  /**
   * Its number: `EST-` and its id, in six digits or more.
   */
  'estimate_number': (string);
  /**
   * The client who is offered it.
   */
  'client_id': (number);
  /**
   * Its date; today (UTC) by default.
   */
  'estimate_date': (string);
  /**
   * The last day (UTC) on which it can be accepted.
   */
  'valid_until'?: (string);
  /**
   * The lines.
   */
  'items': (_bms_api_Line)[];
  /**
   * Anything to say about it.
   */
  'note': (string);
  /**
   * Where it stands. It moves by send, accept, decline and reopen.
   */
  'status': (string);
  /**
   * The sum of quantity times rate over all lines: exact, then rounded half up once; in the unit of the rates.
   */
  'total': (number);
  /**
   * The request that it answers.
   */
  'estimate_request_id'?: (number);
  /**
   * The values of the custom fields, by key.
   */
  'custom_fields': ({[key: string]: string});
  /**
   * The user who created it.
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
 * The answer of an action.
 */
export interface EstimateActionResponseInput {
  /**
   * Always true.
   */
  'success'?: (boolean);
  /**
   * What was done, for a person.
   */
  'message'?: (string);
  /**
   * The estimate afterwards.
   */
  'record'?: (EstimateInput | null);
}

/**
 * The answer of an action.
 */
export interface EstimateActionResponse {
  /**
   * Always true.
   */
  'success': (boolean);
  /**
   * What was done, for a person.
   */
  'message': (string);
  /**
   * The estimate afterwards.
   */
  'record': (Estimate | null);
}

/**
 * An estimate, when others are to know where it stands.
 */
export interface EstimateEventInput {
  /**
   * The id of the estimate.
   */
  'id'?: (number | string | Long);
  /**
   * The version of the estimate after the change.
   */
  'version'?: (number | string | Long);
  /**
   * Its number.
   */
  'estimate_number'?: (string);
  /**
   * The client who is offered it.
   */
  'client_id'?: (number | string | Long);
  /**
   * The sum of quantity times rate over all lines, rounded half up once.
   */
  'total'?: (number | string | Long);
  /**
   * The last day on which it can be accepted (YYYY-MM-DD); empty if that has no end.
   */
  'valid_until'?: (string);
  /**
   * The user who looks after the client.
   */
  'owner_id'?: (number | string | Long);
  /**
   * The user who created the estimate.
   */
  'created_by'?: (number | string | Long);
}

/**
 * An estimate, when others are to know where it stands.
 */
export interface EstimateEvent {
  /**
   * The id of the estimate.
   */
  'id': (number);
  /**
   * The version of the estimate after the change.
   */
  'version': (number);
  /**
   * Its number.
   */
  'estimate_number': (string);
  /**
   * The client who is offered it.
   */
  'client_id': (number);
  /**
   * The sum of quantity times rate over all lines, rounded half up once.
   */
  'total': (number);
  /**
   * The last day on which it can be accepted (YYYY-MM-DD); empty if that has no end.
   */
  'valid_until': (string);
  /**
   * The user who looks after the client.
   */
  'owner_id': (number);
  /**
   * The user who created the estimate.
   */
  'created_by': (number);
}

/**
 * An estimate in a list.
 */
export interface EstimateListItemInput {
  /**
   * The id of the estimate.
   */
  'id'?: (number | string | Long);
  /**
   * Its number.
   */
  'estimate_number'?: (string);
  /**
   * The client who is offered it.
   */
  'client_id'?: (number | string | Long);
  /**
   * Its date.
   */
  'estimate_date'?: (string);
  /**
   * The last day on which it can be accepted.
   */
  'valid_until'?: (string);
  /**
   * Where it stands.
   */
  'status'?: (string);
  /**
   * What it comes to, in the unit of the rates.
   */
  'total'?: (number | string | Long);
  /**
   * The day of its creation (UTC).
   */
  'created_at'?: (string);
}

/**
 * An estimate in a list.
 */
export interface EstimateListItem {
  /**
   * The id of the estimate.
   */
  'id': (number);
  /**
   * Its number.
   */
  'estimate_number': (string);
  /**
   * The client who is offered it.
   */
  'client_id': (number);
  /**
   * Its date.
   */
  'estimate_date': (string);
  /**
   * The last day on which it can be accepted.
   */
  'valid_until'?: (string);
  /**
   * Where it stands.
   */
  'status': (string);
  /**
   * What it comes to, in the unit of the rates.
   */
  'total': (number);
  /**
   * The day of its creation (UTC).
   */
  'created_at': (string);
}

/**
 * An estimate in full.
 */
export interface EstimateResponseInput {
  /**
   * The estimate.
   */
  'record'?: (EstimateInput | null);
  /**
   * The values of its custom fields, by key.
   */
  'custom_fields'?: ({[key: string]: string});
}

/**
 * An estimate in full.
 */
export interface EstimateResponse {
  /**
   * The estimate.
   */
  'record': (Estimate | null);
  /**
   * The values of its custom fields, by key.
   */
  'custom_fields': ({[key: string]: string});
}

/**
 * A lead, as it is sent and shown.
 */
export interface LeadInput {
  /**
   * The id of the lead.
   */
  'id'?: (number | string | Long);
  /**
   * The name of the company or person.
   */
  'company_name'?: (string);
  /**
   * Whether it is an organization or a person.
   */
  'type'?: (string);
  /**
   * Street and number.
   */
  'address'?: (string);
  /**
   * The city.
   */
  'city'?: (string);
  /**
   * The state or region.
   */
  'state'?: (string);
  /**
   * The postal code.
   */
  'zip'?: (string);
  /**
   * The country.
   */
  'country'?: (string);
  /**
   * A phone number, kept as it is sent.
   */
  'phone'?: (string);
  /**
   * The address of its web site.
   */
  'website'?: (string);
  /**
   * Where it stands. new, qualified, discussion and negotiation become each other or lost, which needs `lost_reason`; a lead that is lost may be
   * new again; it is won by convert.
   */
  'status'?: (string);
  /**
   * Where the business knows it from.
   */
  'source'?: (string);
  /**
   * The user who looks after the lead; the caller by default.
   */
  'owner_id'?: (number | string | Long);
  /**
   * What it may be worth, in the unit of all amounts (such as cents).
   */
  'value'?: (string);
  /**
   * Why it was lost; only of a lead that is lost.
   */
  'lost_reason'?: (string);
  /**
   * The client that it became.
   */
  'converted_client_id'?: (number | string | Long);
  /**
   * The values of the custom fields, by key.
   */
  'custom_fields'?: ({[key: string]: string});
  /**
   * The user who created the lead; 0 where nobody did.
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
 * A lead, as it is sent and shown.
 */
export interface Lead {
  /**
   * The id of the lead.
   */
  'id': (number);
  /**
   * The name of the company or person.
   */
  'company_name': (string);
  /**
   * Whether it is an organization or a person.
   */
  'type': (string);
  /**
   * Street and number.
   */
  'address': (string);
  /**
   * The city.
   */
  'city': (string);
  /**
   * The state or region.
   */
  'state': (string);
  /**
   * The postal code.
   */
  'zip': (string);
  /**
   * The country.
   */
  'country': (string);
  /**
   * A phone number, kept as it is sent.
   */
  'phone': (string);
  /**
   * The address of its web site.
   */
  'website': (string);
  /**
   * Where it stands. new, qualified, discussion and negotiation become each other or lost, which needs `lost_reason`; a lead that is lost may be
   * new again; it is won by convert.
   */
  'status': (string);
  /**
   * Where the business knows it from.
   */
  'source': (string);
  /**
   * The user who looks after the lead; the caller by default.
   */
  'owner_id': (number);
  /**
   * What it may be worth, in the unit of all amounts (such as cents).
   */
  'value'?: (string);
  /**
   * Why it was lost; only of a lead that is lost.
   */
  'lost_reason': (string);
  /**
   * The client that it became.
   */
  'converted_client_id'?: (number);
  /**
   * The values of the custom fields, by key.
   */
  'custom_fields': ({[key: string]: string});
  /**
   * The user who created the lead; 0 where nobody did.
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
 * A lead, as other services hear of it.
 */
export interface LeadEventInput {
  /**
   * The id of the lead.
   */
  'id'?: (number | string | Long);
  /**
   * The version of the lead after the change.
   */
  'version'?: (number | string | Long);
  /**
   * The name of the company or person.
   */
  'name'?: (string);
  /**
   * Where it stands, e.g. "new".
   */
  'status'?: (string);
  /**
   * Where the business knows it from.
   */
  'source'?: (string);
  /**
   * Why it was lost; empty if it is not.
   */
  'lost_reason'?: (string);
  /**
   * The client that it became; 0 if it has not.
   */
  'converted_client_id'?: (number | string | Long);
  /**
   * The user who looks after the lead.
   */
  'owner_id'?: (number | string | Long);
  /**
   * The user who created the lead; 0 where nobody did.
   */
  'created_by'?: (number | string | Long);
}

/**
 * A lead, as other services hear of it.
 */
export interface LeadEvent {
  /**
   * The id of the lead.
   */
  'id': (number);
  /**
   * The version of the lead after the change.
   */
  'version': (number);
  /**
   * The name of the company or person.
   */
  'name': (string);
  /**
   * Where it stands, e.g. "new".
   */
  'status': (string);
  /**
   * Where the business knows it from.
   */
  'source': (string);
  /**
   * Why it was lost; empty if it is not.
   */
  'lost_reason': (string);
  /**
   * The client that it became; 0 if it has not.
   */
  'converted_client_id': (number);
  /**
   * The user who looks after the lead.
   */
  'owner_id': (number);
  /**
   * The user who created the lead; 0 where nobody did.
   */
  'created_by': (number);
}

/**
 * A lead in a list.
 */
export interface LeadListItemInput {
  /**
   * The id of the lead.
   */
  'id'?: (number | string | Long);
  /**
   * The name of the company or person.
   */
  'company_name'?: (string);
  /**
   * Whether it is an organization or a person.
   */
  'type'?: (string);
  /**
   * The phone number, as it was sent.
   */
  'phone'?: (string);
  /**
   * The city.
   */
  'city'?: (string);
  /**
   * The country.
   */
  'country'?: (string);
  /**
   * Where it stands.
   */
  'status'?: (string);
  /**
   * Where the business knows it from.
   */
  'source'?: (string);
  /**
   * The user who looks after it.
   */
  'owner_id'?: (number | string | Long);
  /**
   * What it may be worth, in the unit of all amounts (such as cents).
   */
  'value'?: (string);
  /**
   * The day of its creation (UTC).
   */
  'created_at'?: (string);
}

/**
 * A lead in a list.
 */
export interface LeadListItem {
  /**
   * The id of the lead.
   */
  'id': (number);
  /**
   * The name of the company or person.
   */
  'company_name': (string);
  /**
   * Whether it is an organization or a person.
   */
  'type': (string);
  /**
   * The phone number, as it was sent.
   */
  'phone': (string);
  /**
   * The city.
   */
  'city': (string);
  /**
   * The country.
   */
  'country': (string);
  /**
   * Where it stands.
   */
  'status': (string);
  /**
   * Where the business knows it from.
   */
  'source': (string);
  /**
   * The user who looks after it.
   */
  'owner_id': (number);
  /**
   * What it may be worth, in the unit of all amounts (such as cents).
   */
  'value'?: (string);
  /**
   * The day of its creation (UTC).
   */
  'created_at': (string);
}

/**
 * A lead in full.
 */
export interface LeadResponseInput {
  /**
   * The lead.
   */
  'record'?: (LeadInput | null);
  /**
   * The values of its custom fields, by key.
   */
  'custom_fields'?: ({[key: string]: string});
}

/**
 * A lead in full.
 */
export interface LeadResponse {
  /**
   * The lead.
   */
  'record': (Lead | null);
  /**
   * The values of its custom fields, by key.
   */
  'custom_fields': ({[key: string]: string});
}

/**
 * Which clients to list.
 */
export interface ListClientsRequestInput {
  /**
   * Page, order and search.
   */
  'list'?: (_bms_api_ListQueryInput | null);
  /**
   * Only clients of that status.
   */
  'status'?: (string);
  /**
   * Only clients that this user owns.
   */
  'owner_id'?: (number | string | Long);
  /**
   * Only clients of that type.
   */
  'type'?: (string);
  /**
   * Only clients in that country.
   */
  'country'?: (string);
  /**
   * Only clients with that label.
   */
  'label'?: (string);
  /**
   * Only clients in that group.
   */
  'group_id'?: (number | string | Long);
}

/**
 * Which clients to list.
 */
export interface ListClientsRequest {
  /**
   * Page, order and search.
   */
  'list': (_bms_api_ListQuery | null);
  /**
   * Only clients of that status.
   */
  'status'?: (string);
  /**
   * Only clients that this user owns.
   */
  'owner_id'?: (number);
  /**
   * Only clients of that type.
   */
  'type'?: (string);
  /**
   * Only clients in that country.
   */
  'country'?: (string);
  /**
   * Only clients with that label.
   */
  'label'?: (string);
  /**
   * Only clients in that group.
   */
  'group_id'?: (number);
}

/**
 * A page of clients.
 */
export interface ListClientsResponseInput {
  /**
   * The clients of this page.
   */
  'records'?: (ClientListItemInput)[];
  /**
   * Where the page stands.
   */
  'meta'?: (_bms_api_ListMetaInput | null);
}

/**
 * A page of clients.
 */
export interface ListClientsResponse {
  /**
   * The clients of this page.
   */
  'records': (ClientListItem)[];
  /**
   * Where the page stands.
   */
  'meta': (_bms_api_ListMeta | null);
}

/**
 * Which custom fields to list.
 */
export interface ListCustomFieldsRequestInput {
  /**
   * Page, order and search.
   */
  'list'?: (_bms_api_ListQueryInput | null);
  /**
   * Only fields of that kind of record.
   */
  'related_to'?: (string);
}

/**
 * Which custom fields to list.
 */
export interface ListCustomFieldsRequest {
  /**
   * Page, order and search.
   */
  'list': (_bms_api_ListQuery | null);
  /**
   * Only fields of that kind of record.
   */
  'related_to'?: (string);
}

/**
 * A page of custom fields.
 */
export interface ListCustomFieldsResponseInput {
  /**
   * The custom fields of this page.
   */
  'records'?: (CustomFieldListItemInput)[];
  /**
   * Where the page stands.
   */
  'meta'?: (_bms_api_ListMetaInput | null);
}

/**
 * A page of custom fields.
 */
export interface ListCustomFieldsResponse {
  /**
   * The custom fields of this page.
   */
  'records': (CustomFieldListItem)[];
  /**
   * Where the page stands.
   */
  'meta': (_bms_api_ListMeta | null);
}

/**
 * Which estimates to list.
 */
export interface ListEstimatesRequestInput {
  /**
   * Page, order and search.
   */
  'list'?: (_bms_api_ListQueryInput | null);
  /**
   * Only estimates for that client.
   */
  'client_id'?: (number | string | Long);
  /**
   * Only estimates of that status.
   */
  'status'?: (string);
}

/**
 * Which estimates to list.
 */
export interface ListEstimatesRequest {
  /**
   * Page, order and search.
   */
  'list': (_bms_api_ListQuery | null);
  /**
   * Only estimates for that client.
   */
  'client_id'?: (number);
  /**
   * Only estimates of that status.
   */
  'status'?: (string);
}

/**
 * A page of estimates.
 */
export interface ListEstimatesResponseInput {
  /**
   * The estimates of this page.
   */
  'records'?: (EstimateListItemInput)[];
  /**
   * Where the page stands.
   */
  'meta'?: (_bms_api_ListMetaInput | null);
}

/**
 * A page of estimates.
 */
export interface ListEstimatesResponse {
  /**
   * The estimates of this page.
   */
  'records': (EstimateListItem)[];
  /**
   * Where the page stands.
   */
  'meta': (_bms_api_ListMeta | null);
}

/**
 * Which leads to list.
 */
export interface ListLeadsRequestInput {
  /**
   * Page, order and search.
   */
  'list'?: (_bms_api_ListQueryInput | null);
  /**
   * Only leads of that status.
   */
  'status'?: (string);
  /**
   * Only leads from that source.
   */
  'source'?: (string);
  /**
   * Only leads that this user looks after.
   */
  'owner_id'?: (number | string | Long);
}

/**
 * Which leads to list.
 */
export interface ListLeadsRequest {
  /**
   * Page, order and search.
   */
  'list': (_bms_api_ListQuery | null);
  /**
   * Only leads of that status.
   */
  'status'?: (string);
  /**
   * Only leads from that source.
   */
  'source'?: (string);
  /**
   * Only leads that this user looks after.
   */
  'owner_id'?: (number);
}

/**
 * A page of leads.
 */
export interface ListLeadsResponseInput {
  /**
   * The leads of this page.
   */
  'records'?: (LeadListItemInput)[];
  /**
   * Where the page stands.
   */
  'meta'?: (_bms_api_ListMetaInput | null);
}

/**
 * A page of leads.
 */
export interface ListLeadsResponse {
  /**
   * The leads of this page.
   */
  'records': (LeadListItem)[];
  /**
   * Where the page stands.
   */
  'meta': (_bms_api_ListMeta | null);
}

/**
 * Which orders to list.
 */
export interface ListOrdersRequestInput {
  /**
   * Page, order and search.
   */
  'list'?: (_bms_api_ListQueryInput | null);
  /**
   * Only orders of that client.
   */
  'client_id'?: (number | string | Long);
  /**
   * Only orders of that status.
   */
  'status'?: (string);
}

/**
 * Which orders to list.
 */
export interface ListOrdersRequest {
  /**
   * Page, order and search.
   */
  'list': (_bms_api_ListQuery | null);
  /**
   * Only orders of that client.
   */
  'client_id'?: (number);
  /**
   * Only orders of that status.
   */
  'status'?: (string);
}

/**
 * A page of orders.
 */
export interface ListOrdersResponseInput {
  /**
   * The orders of this page.
   */
  'records'?: (OrderListItemInput)[];
  /**
   * Where the page stands.
   */
  'meta'?: (_bms_api_ListMetaInput | null);
}

/**
 * A page of orders.
 */
export interface ListOrdersResponse {
  /**
   * The orders of this page.
   */
  'records': (OrderListItem)[];
  /**
   * Where the page stands.
   */
  'meta': (_bms_api_ListMeta | null);
}

/**
 * An order, as it is sent and shown.
 */
export interface OrderInput {
  /**
   * The id of the order.
   */
  'id'?: (number | string | Long);
  /**
   * The client who ordered.
   */
  'client_id'?: (number | string | Long);
  /**
   * Its date; today (UTC) by default.
   */
  'order_date'?: (string);
  /**
   * The lines.
   */
  'items'?: (_bms_api_LineInput)[];
  /**
   * Anything to say about it.
   */
  'note'?: (string);
  /**
   * Where it stands: new, processing, confirmed, completed, one after the other; any but a completed one may be cancelled.
   */
  'status'?: (string);
  /**
   * The sum of quantity times rate over all lines: exact, then rounded half up once; in the unit of the rates.
   */
  'total'?: (number | string | Long);
  /**
   * The estimate that it came from.
   */
  'estimate_id'?: (number | string | Long);
  /**
   * The values of the custom fields, by key.
   */
  'custom_fields'?: ({[key: string]: string});
  /**
   * The user who created it; of an order that came from an estimate, the one who created that.
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
 * An order, as it is sent and shown.
 */
export interface Order {
  /**
   * The id of the order.
   */
  'id': (number);
  /**
   * The client who ordered.
   */
  'client_id': (number);
  /**
   * Its date; today (UTC) by default.
   */
  'order_date': (string);
  /**
   * The lines.
   */
  'items': (_bms_api_Line)[];
  /**
   * Anything to say about it.
   */
  'note': (string);
  /**
   * Where it stands: new, processing, confirmed, completed, one after the other; any but a completed one may be cancelled.
   */
  'status': (string);
  /**
   * The sum of quantity times rate over all lines: exact, then rounded half up once; in the unit of the rates.
   */
  'total': (number);
  /**
   * The estimate that it came from.
   */
  'estimate_id'?: (number);
  /**
   * The values of the custom fields, by key.
   */
  'custom_fields': ({[key: string]: string});
  /**
   * The user who created it; of an order that came from an estimate, the one who created that.
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
 * An order that is settled, with its lines.
 */
export interface OrderEventInput {
  /**
   * The id of the order.
   */
  'id'?: (number | string | Long);
  /**
   * The version of the order after the change.
   */
  'version'?: (number | string | Long);
  /**
   * The client who ordered.
   */
  'client_id'?: (number | string | Long);
  /**
   * What was ordered.
   */
  'items'?: (OrderLineInput)[];
  /**
   * The sum of quantity times rate over all lines, rounded half up once.
   */
  'total'?: (number | string | Long);
  /**
   * The user who looks after the client.
   */
  'owner_id'?: (number | string | Long);
  /**
   * The user who created the order; 0 where a service did.
   */
  'created_by'?: (number | string | Long);
}

/**
 * An order that is settled, with its lines.
 */
export interface OrderEvent {
  /**
   * The id of the order.
   */
  'id': (number);
  /**
   * The version of the order after the change.
   */
  'version': (number);
  /**
   * The client who ordered.
   */
  'client_id': (number);
  /**
   * What was ordered.
   */
  'items': (OrderLine)[];
  /**
   * The sum of quantity times rate over all lines, rounded half up once.
   */
  'total': (number);
  /**
   * The user who looks after the client.
   */
  'owner_id': (number);
  /**
   * The user who created the order; 0 where a service did.
   */
  'created_by': (number);
}

/**
 * A line of an order, with everything that its item supplied.
 */
export interface OrderLineInput {
  /**
   * The item that it sells; 0 if it sells none.
   */
  'item_id'?: (number | string | Long);
  /**
   * What is sold.
   */
  'title'?: (string);
  /**
   * How much of it, as a decimal.
   */
  'quantity'?: (string);
  /**
   * The price of one, as a decimal.
   */
  'rate'?: (string);
}

/**
 * A line of an order, with everything that its item supplied.
 */
export interface OrderLine {
  /**
   * The item that it sells; 0 if it sells none.
   */
  'item_id': (number);
  /**
   * What is sold.
   */
  'title': (string);
  /**
   * How much of it, as a decimal.
   */
  'quantity': (string);
  /**
   * The price of one, as a decimal.
   */
  'rate': (string);
}

/**
 * An order in a list.
 */
export interface OrderListItemInput {
  /**
   * The id of the order.
   */
  'id'?: (number | string | Long);
  /**
   * The client who ordered.
   */
  'client_id'?: (number | string | Long);
  /**
   * Its date.
   */
  'order_date'?: (string);
  /**
   * Where it stands.
   */
  'status'?: (string);
  /**
   * What it comes to, in the unit of the rates.
   */
  'total'?: (number | string | Long);
  /**
   * The estimate that it came from.
   */
  'estimate_id'?: (number | string | Long);
  /**
   * The day of its creation (UTC).
   */
  'created_at'?: (string);
}

/**
 * An order in a list.
 */
export interface OrderListItem {
  /**
   * The id of the order.
   */
  'id': (number);
  /**
   * The client who ordered.
   */
  'client_id': (number);
  /**
   * Its date.
   */
  'order_date': (string);
  /**
   * Where it stands.
   */
  'status': (string);
  /**
   * What it comes to, in the unit of the rates.
   */
  'total': (number);
  /**
   * The estimate that it came from.
   */
  'estimate_id'?: (number);
  /**
   * The day of its creation (UTC).
   */
  'created_at': (string);
}

/**
 * An order in full.
 */
export interface OrderResponseInput {
  /**
   * The order.
   */
  'record'?: (OrderInput | null);
  /**
   * The values of its custom fields, by key.
   */
  'custom_fields'?: ({[key: string]: string});
}

/**
 * An order in full.
 */
export interface OrderResponse {
  /**
   * The order.
   */
  'record': (Order | null);
  /**
   * The values of its custom fields, by key.
   */
  'custom_fields': ({[key: string]: string});
}

/**
 * Changes of a client.
 */
export interface UpdateClientRequestInput {
  /**
   * The id of the client.
   */
  'id'?: (number | string | Long);
  /**
   * The values to set.
   */
  'client'?: (ClientInput | null);
  /**
   * The fields to set; made by the gateway from the members of the body.
   */
  'update_mask'?: (_google_protobuf_FieldMaskInput | null);
}

/**
 * Changes of a client.
 */
export interface UpdateClientRequest {
  /**
   * The id of the client.
   */
  'id': (number);
  /**
   * The values to set.
   */
  'client': (Client | null);
  /**
   * The fields to set; made by the gateway from the members of the body.
   */
  'update_mask': (_google_protobuf_FieldMask | null);
}

/**
 * Changes of a contract.
 */
export interface UpdateContractRequestInput {
  /**
   * The number of the contract.
   */
  'id'?: (number | string | Long);
  /**
   * The values to set.
   */
  'contract'?: (ContractInput | null);
  /**
   * The fields to set; made by the gateway from the members of the body.
   */
  'update_mask'?: (_google_protobuf_FieldMaskInput | null);
}

/**
 * Changes of a contract.
 */
export interface UpdateContractRequest {
  /**
   * The number of the contract.
   */
  'id': (number);
  /**
   * The values to set.
   */
  'contract': (Contract | null);
  /**
   * The fields to set; made by the gateway from the members of the body.
   */
  'update_mask': (_google_protobuf_FieldMask | null);
}

/**
 * Changes of a custom field.
 */
export interface UpdateCustomFieldRequestInput {
  /**
   * The id of the custom field.
   */
  'id'?: (number | string | Long);
  /**
   * The values to set.
   */
  'custom_field'?: (CustomFieldInput | null);
  /**
   * The fields to set; made by the gateway from the members of the body.
   */
  'update_mask'?: (_google_protobuf_FieldMaskInput | null);
}

/**
 * Changes of a custom field.
 */
export interface UpdateCustomFieldRequest {
  /**
   * The id of the custom field.
   */
  'id': (number);
  /**
   * The values to set.
   */
  'custom_field': (CustomField | null);
  /**
   * The fields to set; made by the gateway from the members of the body.
   */
  'update_mask': (_google_protobuf_FieldMask | null);
}

/**
 * Changes of an estimate.
 */
export interface UpdateEstimateRequestInput {
  /**
   * The id of the estimate.
   */
  'id'?: (number | string | Long);
  /**
   * The values to set.
   */
  'estimate'?: (EstimateInput | null);
  /**
   * The fields to set; made by the gateway from the members of the body.
   */
  'update_mask'?: (_google_protobuf_FieldMaskInput | null);
}

/**
 * Changes of an estimate.
 */
export interface UpdateEstimateRequest {
  /**
   * The id of the estimate.
   */
  'id': (number);
  /**
   * The values to set.
   */
  'estimate': (Estimate | null);
  /**
   * The fields to set; made by the gateway from the members of the body.
   */
  'update_mask': (_google_protobuf_FieldMask | null);
}

/**
 * Changes of a lead.
 */
export interface UpdateLeadRequestInput {
  /**
   * The id of the lead.
   */
  'id'?: (number | string | Long);
  /**
   * The values to set.
   */
  'lead'?: (LeadInput | null);
  /**
   * The fields to set; made by the gateway from the members of the body.
   */
  'update_mask'?: (_google_protobuf_FieldMaskInput | null);
}

/**
 * Changes of a lead.
 */
export interface UpdateLeadRequest {
  /**
   * The id of the lead.
   */
  'id': (number);
  /**
   * The values to set.
   */
  'lead': (Lead | null);
  /**
   * The fields to set; made by the gateway from the members of the body.
   */
  'update_mask': (_google_protobuf_FieldMask | null);
}

/**
 * Changes of an order.
 */
export interface UpdateOrderRequestInput {
  /**
   * The id of the order.
   */
  'id'?: (number | string | Long);
  /**
   * The values to set.
   */
  'order'?: (OrderInput | null);
  /**
   * The fields to set; made by the gateway from the members of the body.
   */
  'update_mask'?: (_google_protobuf_FieldMaskInput | null);
}

/**
 * Changes of an order.
 */
export interface UpdateOrderRequest {
  /**
   * The id of the order.
   */
  'id': (number);
  /**
   * The values to set.
   */
  'order': (Order | null);
  /**
   * The fields to set; made by the gateway from the members of the body.
   */
  'update_mask': (_google_protobuf_FieldMask | null);
}
