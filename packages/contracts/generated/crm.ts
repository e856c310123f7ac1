/* Made from protos/ by packages/contracts/scripts/generate.ts; changes here are lost. */
import type { Long } from '@grpc/proto-loader';
import type { LineInput as _bms_api_LineInput, Line as _bms_api_Line } from './api.ts';
import type { ListMetaInput as _bms_api_ListMetaInput, ListMeta as _bms_api_ListMeta } from './api.ts';
import type { ListQueryInput as _bms_api_ListQueryInput, ListQuery as _bms_api_ListQuery } from './api.ts';
import type { WholeListQueryInput as _bms_api_WholeListQueryInput, WholeListQuery as _bms_api_WholeListQuery } from './api.ts';
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
 * A new estimate form.
 */
export interface CreateEstimateFormRequestInput {
  /**
   * The estimate form to create.
   */
  'form'?: (EstimateFormInput | null);
}

/**
 * A new estimate form.
 */
export interface CreateEstimateFormRequest {
  /**
   * The estimate form to create.
   */
  'form': (EstimateForm | null);
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
 * A new estimate request.
 */
export interface CreateEstimateRequestRequestInput {
  /**
   * The estimate request to create.
   */
  'request'?: (EstimateRequestInput | null);
}

/**
 * A new estimate request.
 */
export interface CreateEstimateRequestRequest {
  /**
   * The estimate request to create.
   */
  'request': (EstimateRequest | null);
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
 * One answer of a form that was filled in.
 */
export interface EstimateAnswerInput {
  /**
   * The field of the form.
   */
  'field_id'?: (number | string | Long);
  /**
   * What was asked.
   */
  'title'?: (string);
  /**
   * What was answered.
   */
  'value'?: (string);
}

/**
 * One answer of a form that was filled in.
 */
export interface EstimateAnswer {
  /**
   * The field of the form.
   */
  'field_id': (number);
  /**
   * What was asked.
   */
  'title': (string);
  /**
   * What was answered.
   */
  'value': (string);
}

/**
 * Whoever asks for an estimate, as the fields of the form that stand for those of a lead say; empty where there is none.
 */
export interface EstimateContactInput {
  /**
   * The name of the company or person.
   */
  'company_name'?: (string);
  /**
   * A phone number.
   */
  'phone'?: (string);
  /**
   * The address of its web site.
   */
  'website'?: (string);
  /**
   * Street and number.
   */
  'address'?: (string);
  /**
   * The city.
   */
  'city'?: (string);
  /**
   * The country.
   */
  'country'?: (string);
}

/**
 * Whoever asks for an estimate, as the fields of the form that stand for those of a lead say; empty where there is none.
 */
export interface EstimateContact {
  /**
   * The name of the company or person.
   */
  'company_name': (string);
  /**
   * A phone number.
   */
  'phone': (string);
  /**
   * The address of its web site.
   */
  'website': (string);
  /**
   * Street and number.
   */
  'address': (string);
  /**
   * The city.
   */
  'city': (string);
  /**
   * The country.
   */
  'country': (string);
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
 * One answer, in short.
 */
export interface EstimateExcerptInput {
  /**
   * What was asked.
   */
  'title'?: (string);
  /**
   * What was answered, or the beginning of it.
   */
  'value'?: (string);
}

/**
 * One answer, in short.
 */
export interface EstimateExcerpt {
  /**
   * What was asked.
   */
  'title': (string);
  /**
   * What was answered, or the beginning of it.
   */
  'value': (string);
}

/**
 * An estimate form, as it is sent and shown.
 */
export interface EstimateFormInput {
  /**
   * The id of the estimate form.
   */
  'id'?: (number | string | Long);
  /**
   * What it is called.
   */
  'title'?: (string);
  /**
   * What it is for, for whoever fills it in.
   */
  'description'?: (string);
  /**
   * Whether it may be filled in.
   */
  'status'?: (string);
  /**
   * The user who gets its requests.
   */
  'assigned_to'?: (number | string | Long);
  /**
   * What is asked.
   */
  'fields'?: (EstimateFormFieldInput)[];
  /**
   * The user who created the estimate form; 0 for the one of a fresh system.
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
 * An estimate form, as it is sent and shown.
 */
export interface EstimateForm {
  /**
   * The id of the estimate form.
   */
  'id': (number);
  /**
   * What it is called.
   */
  'title': (string);
  /**
   * What it is for, for whoever fills it in.
   */
  'description': (string);
  /**
   * Whether it may be filled in.
   */
  'status': (string);
  /**
   * The user who gets its requests.
   */
  'assigned_to'?: (number);
  /**
   * What is asked.
   */
  'fields': (EstimateFormField)[];
  /**
   * The user who created the estimate form; 0 for the one of a fresh system.
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
 * A field of an estimate form, as it is sent and shown to administrators.
 */
export interface EstimateFormFieldInput {
  /**
   * The id of the field, which it keeps; sent in a change, it says which field this is.
   */
  'id'?: (number | string | Long);
  /**
   * What is asked.
   */
  'title'?: (string);
  /**
   * What its values are. Each value is a string: a number in digits, a date as YYYY-MM-DD, a checkbox `0` or `1`, of a multi_select the
   * chosen options with commas between them.
   */
  'field_type'?: (string);
  /**
   * Whether a request must have a value.
   */
  'required'?: (boolean);
  /**
   * What there is to choose from; needed for select and multi_select.
   */
  'options'?: (string)[];
  /**
   * A hint to show where no value is.
   */
  'placeholder'?: (string);
  /**
   * Its place among the others; the smallest first.
   */
  'sort'?: (number);
  /**
   * The field of a lead that gets the value; empty for none.
   */
  'maps_to'?: (string);
}

/**
 * A field of an estimate form, as it is sent and shown to administrators.
 */
export interface EstimateFormField {
  /**
   * The id of the field, which it keeps; sent in a change, it says which field this is.
   */
  'id': (number);
  /**
   * What is asked.
   */
  'title': (string);
  /**
   * What its values are. Each value is a string: a number in digits, a date as YYYY-MM-DD, a checkbox `0` or `1`, of a multi_select the
   * chosen options with commas between them.
   */
  'field_type': (string);
  /**
   * Whether a request must have a value.
   */
  'required': (boolean);
  /**
   * What there is to choose from; needed for select and multi_select.
   */
  'options': (string)[];
  /**
   * A hint to show where no value is.
   */
  'placeholder': (string);
  /**
   * Its place among the others; the smallest first.
   */
  'sort': (number);
  /**
   * The field of a lead that gets the value; empty for none.
   */
  'maps_to': (string);
}

/**
 * An estimate form in a list.
 */
export interface EstimateFormListItemInput {
  /**
   * The id of the estimate form.
   */
  'id'?: (number | string | Long);
  /**
   * What it is called.
   */
  'title'?: (string);
  /**
   * Whether it may be filled in.
   */
  'status'?: (string);
  /**
   * The user who gets its requests.
   */
  'assigned_to'?: (number | string | Long);
  /**
   * The day of its creation (UTC).
   */
  'created_at'?: (string);
}

/**
 * An estimate form in a list.
 */
export interface EstimateFormListItem {
  /**
   * The id of the estimate form.
   */
  'id': (number);
  /**
   * What it is called.
   */
  'title': (string);
  /**
   * Whether it may be filled in.
   */
  'status': (string);
  /**
   * The user who gets its requests.
   */
  'assigned_to'?: (number);
  /**
   * The day of its creation (UTC).
   */
  'created_at': (string);
}

/**
 * An estimate form in full.
 */
export interface EstimateFormResponseInput {
  /**
   * The estimate form.
   */
  'record'?: (EstimateFormInput | null);
}

/**
 * An estimate form in full.
 */
export interface EstimateFormResponse {
  /**
   * The estimate form.
   */
  'record': (EstimateForm | null);
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
 * An estimate request, as it is sent and shown.
 */
export interface EstimateRequestInput {
  /**
   * The id of the estimate request.
   */
  'id'?: (number | string | Long);
  /**
   * The form that is filled in.
   */
  'form_id'?: (number | string | Long);
  /**
   * The values of the form's fields, by key.
   */
  'values'?: ({[key: string]: string});
  /**
   * The client who asks. Users of the portal ask for their own client.
   */
  'client_id'?: (number | string | Long);
  /**
   * Where it stands: new becomes processing, processing and hold become each other, estimated or cancelled.
   */
  'status'?: (string);
  /**
   * The user who has it; that of the form to begin with.
   */
  'assigned_to'?: (number | string | Long);
  /**
   * What the form was called.
   */
  'form_title'?: (string);
  /**
   * The company, as the form was told; empty if it was not.
   */
  'company_name'?: (string);
  /**
   * What was asked and answered, as the form was then, in its order.
   */
  'answers'?: (EstimateAnswerInput)[];
  /**
   * The user who asked.
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
 * An estimate request, as it is sent and shown.
 */
export interface EstimateRequest {
  /**
   * The id of the estimate request.
   */
  'id': (number);
  /**
   * The form that is filled in.
   */
  'form_id': (number);
  /**
   * The values of the form's fields, by key.
   */
  'values': ({[key: string]: string});
  /**
   * The client who asks. Users of the portal ask for their own client.
   */
  'client_id'?: (number);
  /**
   * Where it stands: new becomes processing, processing and hold become each other, estimated or cancelled.
   */
  'status': (string);
  /**
   * The user who has it; that of the form to begin with.
   */
  'assigned_to'?: (number);
  /**
   * What the form was called.
   */
  'form_title': (string);
  /**
   * The company, as the form was told; empty if it was not.
   */
  'company_name': (string);
  /**
   * What was asked and answered, as the form was then, in its order.
   */
  'answers': (EstimateAnswer)[];
  /**
   * The user who asked.
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
 * What may change of an estimate request: where it stands, and who has it.
 */
export interface EstimateRequestChangesInput {
  /**
   * The id of the estimate request.
   */
  'id'?: (number | string | Long);
  /**
   * The form that was filled in.
   */
  'form_id'?: (number | string | Long);
  /**
   * The values of the form's fields, by key.
   */
  'values'?: ({[key: string]: string});
  /**
   * The client who asks.
   */
  'client_id'?: (number | string | Long);
  /**
   * Where it stands: new becomes processing, processing and hold become each other, estimated or cancelled.
   */
  'status'?: (string);
  /**
   * The user who has it.
   */
  'assigned_to'?: (number | string | Long);
  /**
   * What the form was called.
   */
  'form_title'?: (string);
  /**
   * The company, as the form was told.
   */
  'company_name'?: (string);
  /**
   * What was asked and answered.
   */
  'answers'?: (EstimateAnswerInput)[];
  /**
   * The user who asked.
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
 * What may change of an estimate request: where it stands, and who has it.
 */
export interface EstimateRequestChanges {
  /**
   * The id of the estimate request.
   */
  'id': (number);
  /**
   * The form that was filled in.
   */
  'form_id': (number);
  /**
   * The values of the form's fields, by key.
   */
  'values': ({[key: string]: string});
  /**
   * The client who asks.
   */
  'client_id'?: (number);
  /**
   * Where it stands: new becomes processing, processing and hold become each other, estimated or cancelled.
   */
  'status': (string);
  /**
   * The user who has it.
   */
  'assigned_to'?: (number);
  /**
   * What the form was called.
   */
  'form_title': (string);
  /**
   * The company, as the form was told.
   */
  'company_name': (string);
  /**
   * What was asked and answered.
   */
  'answers': (EstimateAnswer)[];
  /**
   * The user who asked.
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
 * An estimate request, with everything that follows from one: the lead that it may become and what its user is told.
 */
export interface EstimateRequestEventInput {
  /**
   * The id of the estimate request.
   */
  'id'?: (number | string | Long);
  /**
   * The version of the estimate request after the change.
   */
  'version'?: (number | string | Long);
  /**
   * The form that was filled in.
   */
  'form_id'?: (number | string | Long);
  /**
   * What the form was called.
   */
  'form_title'?: (string);
  /**
   * The client who asks; 0 if it is not known as one.
   */
  'client_id'?: (number | string | Long);
  /**
   * The user who has it: that of the form to begin with; 0 if there is none.
   */
  'assigned_to'?: (number | string | Long);
  /**
   * Where it stands, e.g. "new".
   */
  'status'?: (string);
  /**
   * Whom a lead is made of, where there is no client.
   */
  'contact'?: (EstimateContactInput | null);
  /**
   * What was asked and answered; of a long answer only the beginning.
   */
  'answers'?: (EstimateExcerptInput)[];
  /**
   * The user who asked.
   */
  'created_by'?: (number | string | Long);
}

/**
 * An estimate request, with everything that follows from one: the lead that it may become and what its user is told.
 */
export interface EstimateRequestEvent {
  /**
   * The id of the estimate request.
   */
  'id': (number);
  /**
   * The version of the estimate request after the change.
   */
  'version': (number);
  /**
   * The form that was filled in.
   */
  'form_id': (number);
  /**
   * What the form was called.
   */
  'form_title': (string);
  /**
   * The client who asks; 0 if it is not known as one.
   */
  'client_id': (number);
  /**
   * The user who has it: that of the form to begin with; 0 if there is none.
   */
  'assigned_to': (number);
  /**
   * Where it stands, e.g. "new".
   */
  'status': (string);
  /**
   * Whom a lead is made of, where there is no client.
   */
  'contact': (EstimateContact | null);
  /**
   * What was asked and answered; of a long answer only the beginning.
   */
  'answers': (EstimateExcerpt)[];
  /**
   * The user who asked.
   */
  'created_by': (number);
}

/**
 * An estimate request in a list.
 */
export interface EstimateRequestListItemInput {
  /**
   * The id of the estimate request.
   */
  'id'?: (number | string | Long);
  /**
   * The form that was filled in.
   */
  'form_id'?: (number | string | Long);
  /**
   * What the form was called then.
   */
  'form_title'?: (string);
  /**
   * The company, as the form was told; empty if it was not.
   */
  'company_name'?: (string);
  /**
   * The client who asks.
   */
  'client_id'?: (number | string | Long);
  /**
   * Where it stands.
   */
  'status'?: (string);
  /**
   * The user who has it.
   */
  'assigned_to'?: (number | string | Long);
  /**
   * The day of its creation (UTC).
   */
  'created_at'?: (string);
}

/**
 * An estimate request in a list.
 */
export interface EstimateRequestListItem {
  /**
   * The id of the estimate request.
   */
  'id': (number);
  /**
   * The form that was filled in.
   */
  'form_id': (number);
  /**
   * What the form was called then.
   */
  'form_title': (string);
  /**
   * The company, as the form was told; empty if it was not.
   */
  'company_name': (string);
  /**
   * The client who asks.
   */
  'client_id'?: (number);
  /**
   * Where it stands.
   */
  'status': (string);
  /**
   * The user who has it.
   */
  'assigned_to'?: (number);
  /**
   * The day of its creation (UTC).
   */
  'created_at': (string);
}

/**
 * An estimate request in full.
 */
export interface EstimateRequestResponseInput {
  /**
   * The estimate request.
   */
  'record'?: (EstimateRequestInput | null);
}

/**
 * An estimate request in full.
 */
export interface EstimateRequestResponse {
  /**
   * The estimate request.
   */
  'record': (EstimateRequest | null);
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
 * A field of a form, for whoever fills it in.
 */
export interface FormFieldInput {
  /**
   * The id of the field; a request has its value as `field_<id>`.
   */
  'id'?: (number | string | Long);
  /**
   * What is asked.
   */
  'title'?: (string);
  /**
   * What its values are, e.g. text, select or date.
   */
  'field_type'?: (string);
  /**
   * Whether a value must be there.
   */
  'required'?: (boolean);
  /**
   * What there is to choose from.
   */
  'options'?: (string)[];
  /**
   * A hint to show where no value is.
   */
  'placeholder'?: (string);
  /**
   * Its place among the others; the smallest first.
   */
  'sort'?: (number);
}

/**
 * A field of a form, for whoever fills it in.
 */
export interface FormField {
  /**
   * The id of the field; a request has its value as `field_<id>`.
   */
  'id': (number);
  /**
   * What is asked.
   */
  'title': (string);
  /**
   * What its values are, e.g. text, select or date.
   */
  'field_type': (string);
  /**
   * Whether a value must be there.
   */
  'required': (boolean);
  /**
   * What there is to choose from.
   */
  'options': (string)[];
  /**
   * A hint to show where no value is.
   */
  'placeholder': (string);
  /**
   * Its place among the others; the smallest first.
   */
  'sort': (number);
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
  /**
   * The estimate request that it came from.
   */
  'estimate_request_id'?: (number | string | Long);
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
  /**
   * The estimate request that it came from.
   */
  'estimate_request_id'?: (number);
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
 * Which estimate forms to list.
 */
export interface ListEstimateFormsRequestInput {
  /**
   * Page, order and search.
   */
  'list'?: (_bms_api_ListQueryInput | null);
  /**
   * Only forms of that status.
   */
  'status'?: (string);
  /**
   * Only forms whose requests this user gets.
   */
  'assigned_to'?: (number | string | Long);
}

/**
 * Which estimate forms to list.
 */
export interface ListEstimateFormsRequest {
  /**
   * Page, order and search.
   */
  'list': (_bms_api_ListQuery | null);
  /**
   * Only forms of that status.
   */
  'status'?: (string);
  /**
   * Only forms whose requests this user gets.
   */
  'assigned_to'?: (number);
}

/**
 * A page of estimate forms.
 */
export interface ListEstimateFormsResponseInput {
  /**
   * The estimate forms of this page.
   */
  'records'?: (EstimateFormListItemInput)[];
  /**
   * Where the page stands.
   */
  'meta'?: (_bms_api_ListMetaInput | null);
}

/**
 * A page of estimate forms.
 */
export interface ListEstimateFormsResponse {
  /**
   * The estimate forms of this page.
   */
  'records': (EstimateFormListItem)[];
  /**
   * Where the page stands.
   */
  'meta': (_bms_api_ListMeta | null);
}

/**
 * Which estimate requests to list.
 */
export interface ListEstimateRequestsRequestInput {
  /**
   * Page, order and search.
   */
  'list'?: (_bms_api_ListQueryInput | null);
  /**
   * Only requests of that status.
   */
  'status'?: (string);
  /**
   * Only requests by that form.
   */
  'form_id'?: (number | string | Long);
  /**
   * Only requests of that client.
   */
  'client_id'?: (number | string | Long);
  /**
   * Only requests that this user has.
   */
  'assigned_to'?: (number | string | Long);
}

/**
 * Which estimate requests to list.
 */
export interface ListEstimateRequestsRequest {
  /**
   * Page, order and search.
   */
  'list': (_bms_api_ListQuery | null);
  /**
   * Only requests of that status.
   */
  'status'?: (string);
  /**
   * Only requests by that form.
   */
  'form_id'?: (number);
  /**
   * Only requests of that client.
   */
  'client_id'?: (number);
  /**
   * Only requests that this user has.
   */
  'assigned_to'?: (number);
}

/**
 * A page of estimate requests.
 */
export interface ListEstimateRequestsResponseInput {
  /**
   * The estimate requests of this page.
   */
  'records'?: (EstimateRequestListItemInput)[];
  /**
   * Where the page stands.
   */
  'meta'?: (_bms_api_ListMetaInput | null);
}

/**
 * A page of estimate requests.
 */
export interface ListEstimateRequestsResponse {
  /**
   * The estimate requests of this page.
   */
  'records': (EstimateRequestListItem)[];
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
 * Which fields of a form to list.
 */
export interface ListFormFieldsRequestInput {
  /**
   * The id of the form.
   */
  'id'?: (number | string | Long);
  /**
   * The page, from 1; all fields when neither page nor limit is sent.
   */
  'page'?: (number);
  /**
   * How many fields a page has, 20 by default; more than 100 means 100.
   */
  'limit'?: (number);
}

/**
 * Which fields of a form to list.
 */
export interface ListFormFieldsRequest {
  /**
   * The id of the form.
   */
  'id': (number);
  /**
   * The page, from 1; all fields when neither page nor limit is sent.
   */
  'page'?: (number);
  /**
   * How many fields a page has, 20 by default; more than 100 means 100.
   */
  'limit'?: (number);
}

/**
 * The fields of a form.
 */
export interface ListFormFieldsResponseInput {
  /**
   * The fields, in the order in which they are asked.
   */
  'records'?: (FormFieldInput)[];
}

/**
 * The fields of a form.
 */
export interface ListFormFieldsResponse {
  /**
   * The fields, in the order in which they are asked.
   */
  'records': (FormField)[];
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
  /**
   * Only the lead that came from that estimate request.
   */
  'estimate_request_id'?: (number | string | Long);
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
  /**
   * Only the lead that came from that estimate request.
   */
  'estimate_request_id'?: (number);
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
 * Which forms that may be filled in to list.
 */
export interface ListOfferedFormsRequestInput {
  /**
   * Page, order and search.
   */
  'list'?: (_bms_api_WholeListQueryInput | null);
}

/**
 * Which forms that may be filled in to list.
 */
export interface ListOfferedFormsRequest {
  /**
   * Page, order and search.
   */
  'list': (_bms_api_WholeListQuery | null);
}

/**
 * The forms that may be filled in.
 */
export interface ListOfferedFormsResponseInput {
  /**
   * The forms.
   */
  'records'?: (OfferedFormListItemInput)[];
}

/**
 * The forms that may be filled in.
 */
export interface ListOfferedFormsResponse {
  /**
   * The forms.
   */
  'records': (OfferedFormListItem)[];
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
 * A form that may be filled in.
 */
export interface OfferedFormInput {
  /**
   * The id of the form.
   */
  'id'?: (number | string | Long);
  /**
   * What it is called.
   */
  'title'?: (string);
  /**
   * What it is for.
   */
  'description'?: (string);
  /**
   * The user who created the form; 0 for the one of a fresh system.
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
 * A form that may be filled in.
 */
export interface OfferedForm {
  /**
   * The id of the form.
   */
  'id': (number);
  /**
   * What it is called.
   */
  'title': (string);
  /**
   * What it is for.
   */
  'description': (string);
  /**
   * The user who created the form; 0 for the one of a fresh system.
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
 * A form that may be filled in, in a list.
 */
export interface OfferedFormListItemInput {
  /**
   * The id of the form.
   */
  'id'?: (number | string | Long);
  /**
   * What it is called.
   */
  'title'?: (string);
  /**
   * What it is for.
   */
  'description'?: (string);
}

/**
 * A form that may be filled in, in a list.
 */
export interface OfferedFormListItem {
  /**
   * The id of the form.
   */
  'id': (number);
  /**
   * What it is called.
   */
  'title': (string);
  /**
   * What it is for.
   */
  'description': (string);
}

/**
 * A form that may be filled in, alone.
 */
export interface OfferedFormResponseInput {
  /**
   * The form.
   */
  'record'?: (OfferedFormInput | null);
}

/**
 * A form that may be filled in, alone.
 */
export interface OfferedFormResponse {
  /**
   * The form.
   */
  'record': (OfferedForm | null);
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
 * Changes of an estimate form.
 */
export interface UpdateEstimateFormRequestInput {
  /**
   * The id of the estimate form.
   */
  'id'?: (number | string | Long);
  /**
   * The values to set.
   */
  'form'?: (EstimateFormInput | null);
  /**
   * The fields to set; made by the gateway from the members of the body.
   */
  'update_mask'?: (_google_protobuf_FieldMaskInput | null);
}

/**
 * Changes of an estimate form.
 */
export interface UpdateEstimateFormRequest {
  /**
   * The id of the estimate form.
   */
  'id': (number);
  /**
   * The values to set.
   */
  'form': (EstimateForm | null);
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
 * Changes of an estimate request.
 */
export interface UpdateEstimateRequestRequestInput {
  /**
   * The id of the estimate request.
   */
  'id'?: (number | string | Long);
  /**
   * The values to set.
   */
  'request'?: (EstimateRequestChangesInput | null);
  /**
   * The fields to set; made by the gateway from the members of the body.
   */
  'update_mask'?: (_google_protobuf_FieldMaskInput | null);
}

/**
 * Changes of an estimate request.
 */
export interface UpdateEstimateRequestRequest {
  /**
   * The id of the estimate request.
   */
  'id': (number);
  /**
   * The values to set.
   */
  'request': (EstimateRequestChanges | null);
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
