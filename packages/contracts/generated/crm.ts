/* Made from protos/ by packages/contracts/scripts/generate.ts; changes here are lost. */
import type { Long } from '@grpc/proto-loader';
import type { BulkItemInput as _bms_api_BulkItemInput, BulkItem as _bms_api_BulkItem } from './api.ts';
import type { CashDiscountInput as _bms_api_CashDiscountInput, CashDiscount as _bms_api_CashDiscount } from './api.ts';
import type { DocumentAnswerInput as _bms_api_DocumentAnswerInput, DocumentAnswer as _bms_api_DocumentAnswer } from './api.ts';
import type { DocumentRecipientInput as _bms_api_DocumentRecipientInput, DocumentRecipient as _bms_api_DocumentRecipient } from './api.ts';
import type { DocumentTaxInput as _bms_api_DocumentTaxInput, DocumentTax as _bms_api_DocumentTax } from './api.ts';
import type { ElectronicAddressInput as _bms_api_ElectronicAddressInput, ElectronicAddress as _bms_api_ElectronicAddress } from './api.ts';
import type { LineInput as _bms_api_LineInput, Line as _bms_api_Line } from './api.ts';
import type { ListMetaInput as _bms_api_ListMetaInput, ListMeta as _bms_api_ListMeta } from './api.ts';
import type { ListQueryInput as _bms_api_ListQueryInput, ListQuery as _bms_api_ListQuery } from './api.ts';
import type { PageQueryInput as _bms_api_PageQueryInput, PageQuery as _bms_api_PageQuery } from './api.ts';
import type { RecordActionInput as _bms_api_RecordActionInput, RecordAction as _bms_api_RecordAction } from './api.ts';
import type { WarningInput as _bms_api_WarningInput, Warning as _bms_api_Warning } from './api.ts';
import type { WholeListQueryInput as _bms_api_WholeListQueryInput, WholeListQuery as _bms_api_WholeListQuery } from './api.ts';
import type { WithheldTaxInput as _bms_api_WithheldTaxInput, WithheldTax as _bms_api_WithheldTax } from './api.ts';
import type { FieldMaskInput as _google_protobuf_FieldMaskInput, FieldMask as _google_protobuf_FieldMask } from './protobuf.ts';

/**
 * Writes of several contacts of a client.
 */
export interface BulkContactsRequestInput {
  /**
   * The id of the client.
   */
  'client_id'?: (number | string | Long);
  /**
   * The writes, in the order in which they are made.
   */
  'items'?: (_bms_api_BulkItemInput)[];
  /**
   * True to store either all of them or nothing.
   */
  'atomic'?: (boolean);
}

/**
 * Writes of several contacts of a client.
 */
export interface BulkContactsRequest {
  /**
   * The id of the client.
   */
  'client_id': (number);
  /**
   * The writes, in the order in which they are made.
   */
  'items': (_bms_api_BulkItem)[];
  /**
   * True to store either all of them or nothing.
   */
  'atomic': (boolean);
}

/**
 * Writes of several notes of a client.
 */
export interface BulkNotesRequestInput {
  /**
   * The id of the client.
   */
  'client_id'?: (number | string | Long);
  /**
   * The writes, in the order in which they are made.
   */
  'items'?: (_bms_api_BulkItemInput)[];
  /**
   * True to store either all of them or nothing.
   */
  'atomic'?: (boolean);
}

/**
 * Writes of several notes of a client.
 */
export interface BulkNotesRequest {
  /**
   * The id of the client.
   */
  'client_id': (number);
  /**
   * The writes, in the order in which they are made.
   */
  'items': (_bms_api_BulkItem)[];
  /**
   * True to store either all of them or nothing.
   */
  'atomic': (boolean);
}

/**
 * A client.
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
   * The type of the record: an organization or a person.
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
   * The phone number, stored as sent.
   */
  'phone'?: (string);
  /**
   * The website URL.
   */
  'website'?: (string);
  /**
   * The currency (ISO 4217) of its estimates, orders, contracts and invoices; that of the organization if empty.
   */
  'currency'?: (string);
  /**
   * The symbol of that currency.
   */
  'currency_symbol'?: (string);
  /**
   * The VAT number. With the `country_code` of a member state of the EU, it must be a VAT number of the EU.
   */
  'vat_number'?: (string);
  /**
   * The ids of its groups, comma-separated.
   */
  'group_ids'?: (string);
  /**
   * Labels for searching and filtering.
   */
  'labels'?: (string)[];
  /**
   * The owner of the client; defaults to the caller.
   */
  'owner_id'?: (number | string | Long);
  /**
   * The status: active or inactive.
   */
  'status'?: (string);
  /**
   * The custom field values, by key.
   */
  'custom_fields'?: ({[key: string]: string});
  /**
   * The user who created the client.
   */
  'created_by'?: (number | string | Long);
  /**
   * The creation date.
   */
  'created_date'?: (string);
  /**
   * The last update.
   */
  'updated_at'?: (string);
  /**
   * The name of the owner.
   */
  'owner_name'?: (string);
  /**
   * The name of that user, if any.
   */
  'created_by_name'?: (string);
  /**
   * The email address for invoices, estimates and contracts.
   */
  'email'?: (string);
  /**
   * The country code (ISO 3166-1); by default that of `country`.
   */
  'country_code'?: (string);
  /**
   * The language (BCP 47) of documents and emails to the client; that of the organization if empty.
   */
  'language'?: (string);
  /**
   * The payment term of its invoices, in days; that of the organization if unset.
   */
  'due_days'?: (number);
  /**
   * True if the client is exempt from tax. Requires `tax_exemption_reason`.
   */
  'tax_exempt'?: (boolean);
  /**
   * The reason for the exemption, as shown in documents.
   */
  'tax_exemption_reason'?: (string);
  /**
   * True if the client owes the tax (reverse charge). Requires `vat_number`.
   */
  'reverse_charge'?: (boolean);
  /**
   * The buyer's reference (BT-10), such as a Leitweg-ID.
   */
  'buyer_reference'?: (string);
  /**
   * The buyer's order (BT-13).
   */
  'purchase_order'?: (string);
  /**
   * The contract (BT-12).
   */
  'contract_reference'?: (string);
  /**
   * Discounts for early payment.
   */
  'cash_discounts'?: (_bms_api_CashDiscountInput)[];
  /**
   * The electronic address.
   */
  'electronic_address'?: (_bms_api_ElectronicAddressInput | null);
  /**
   * The ids of the record in other systems, by source.
   */
  'external_ids'?: ({[key: string]: string});
  /**
   * The ids of the clients that were merged into it.
   */
  'merged_ids'?: (number | string | Long)[];
  /**
   * The client that it was merged into; only in events and former states.
   */
  'merged_into'?: (number | string | Long);
}

/**
 * A client.
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
   * The type of the record: an organization or a person.
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
   * The phone number, stored as sent.
   */
  'phone': (string);
  /**
   * The website URL.
   */
  'website': (string);
  /**
   * The currency (ISO 4217) of its estimates, orders, contracts and invoices; that of the organization if empty.
   */
  'currency': (string);
  /**
   * The symbol of that currency.
   */
  'currency_symbol': (string);
  /**
   * The VAT number. With the `country_code` of a member state of the EU, it must be a VAT number of the EU.
   */
  'vat_number': (string);
  /**
   * The ids of its groups, comma-separated.
   */
  'group_ids': (string);
  /**
   * Labels for searching and filtering.
   */
  'labels': (string)[];
  /**
   * The owner of the client; defaults to the caller.
   */
  'owner_id': (number);
  /**
   * The status: active or inactive.
   */
  'status': (string);
  /**
   * The custom field values, by key.
   */
  'custom_fields': ({[key: string]: string});
  /**
   * The user who created the client.
   */
  'created_by': (number);
  /**
   * The creation date.
   */
  'created_date': (string);
  /**
   * The last update.
   */
  'updated_at': (string);
  /**
   * The name of the owner.
   */
  'owner_name': (string);
  /**
   * The name of that user, if any.
   */
  'created_by_name': (string);
  /**
   * The email address for invoices, estimates and contracts.
   */
  'email': (string);
  /**
   * The country code (ISO 3166-1); by default that of `country`.
   */
  'country_code': (string);
  /**
   * The language (BCP 47) of documents and emails to the client; that of the organization if empty.
   */
  'language': (string);
  /**
   * The payment term of its invoices, in days; that of the organization if unset.
   */
  'due_days'?: (number);
  /**
   * True if the client is exempt from tax. Requires `tax_exemption_reason`.
   */
  'tax_exempt': (boolean);
  /**
   * The reason for the exemption, as shown in documents.
   */
  'tax_exemption_reason': (string);
  /**
   * True if the client owes the tax (reverse charge). Requires `vat_number`.
   */
  'reverse_charge': (boolean);
  /**
   * The buyer's reference (BT-10), such as a Leitweg-ID.
   */
  'buyer_reference': (string);
  /**
   * The buyer's order (BT-13).
   */
  'purchase_order': (string);
  /**
   * The contract (BT-12).
   */
  'contract_reference': (string);
  /**
   * Discounts for early payment.
   */
  'cash_discounts': (_bms_api_CashDiscount)[];
  /**
   * The electronic address.
   */
  'electronic_address'?: (_bms_api_ElectronicAddress | null);
  /**
   * The ids of the record in other systems, by source.
   */
  'external_ids': ({[key: string]: string});
  /**
   * The ids of the clients that were merged into it.
   */
  'merged_ids': (number)[];
  /**
   * The client that it was merged into; only in events and former states.
   */
  'merged_into'?: (number);
}

/**
 * The client after a change.
 */
export interface ClientChangedResponseInput {
  /**
   * Always true.
   */
  'success'?: (boolean);
  /**
   * A message.
   */
  'message'?: (string);
  /**
   * The client, unless the caller can no longer view it.
   */
  'record'?: (ClientInput | null);
  /**
   * The custom field values, by key.
   */
  'custom_fields'?: ({[key: string]: string});
}

/**
 * The client after a change.
 */
export interface ClientChangedResponse {
  /**
   * Always true.
   */
  'success': (boolean);
  /**
   * A message.
   */
  'message': (string);
  /**
   * The client, unless the caller can no longer view it.
   */
  'record': (Client | null);
  /**
   * The custom field values, by key.
   */
  'custom_fields': ({[key: string]: string});
}

/**
 * A summary of the created client.
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
   * The type of the record: an organization or a person.
   */
  'type'?: (string);
  /**
   * The phone number, as sent.
   */
  'phone'?: (string);
  /**
   * The city.
   */
  'city'?: (string);
  /**
   * The creation date.
   */
  'created_date'?: (string);
}

/**
 * A summary of the created client.
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
   * The type of the record: an organization or a person.
   */
  'type': (string);
  /**
   * The phone number, as sent.
   */
  'phone': (string);
  /**
   * The city.
   */
  'city': (string);
  /**
   * The creation date.
   */
  'created_date': (string);
}

/**
 * The created record.
 */
export interface ClientCreatedResponseInput {
  /**
   * The new client.
   */
  'record'?: (ClientCreatedInput | null);
}

/**
 * The created record.
 */
export interface ClientCreatedResponse {
  /**
   * The new client.
   */
  'record': (ClientCreated | null);
}

/**
 * A client.
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
   * The owner of the client.
   */
  'owner_id'?: (number | string | Long);
  /**
   * The user who created the client.
   */
  'created_by'?: (number | string | Long);
  /**
   * The email address for documents; empty if there is none.
   */
  'email'?: (string);
  /**
   * The currency (ISO 4217) of its documents; empty for the currency of the organization.
   */
  'currency'?: (string);
  /**
   * The payment term of its invoices, in days; missing if that of the organization applies.
   */
  'due_days'?: (number);
  /**
   * True if the client is exempt from tax.
   */
  'tax_exempt'?: (boolean);
  /**
   * True if the client owes the tax (reverse charge).
   */
  'reverse_charge'?: (boolean);
  /**
   * The client that it was merged into, of a deletion; missing otherwise.
   */
  'merged_into'?: (number | string | Long);
}

/**
 * A client.
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
   * The owner of the client.
   */
  'owner_id': (number);
  /**
   * The user who created the client.
   */
  'created_by': (number);
  /**
   * The email address for documents; empty if there is none.
   */
  'email': (string);
  /**
   * The currency (ISO 4217) of its documents; empty for the currency of the organization.
   */
  'currency': (string);
  /**
   * The payment term of its invoices, in days; missing if that of the organization applies.
   */
  'due_days'?: (number);
  /**
   * True if the client is exempt from tax.
   */
  'tax_exempt': (boolean);
  /**
   * True if the client owes the tax (reverse charge).
   */
  'reverse_charge': (boolean);
  /**
   * The client that it was merged into, of a deletion; missing otherwise.
   */
  'merged_into'?: (number);
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
   * The type of the record: an organization or a person.
   */
  'type'?: (string);
  /**
   * The phone number, as sent.
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
   * The creation date.
   */
  'created_date'?: (string);
  /**
   * The status: active or inactive.
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
   * The type of the record: an organization or a person.
   */
  'type': (string);
  /**
   * The phone number, as sent.
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
   * The creation date.
   */
  'created_date': (string);
  /**
   * The status: active or inactive.
   */
  'status': (string);
}

/**
 * A client that was merged into another one.
 */
export interface ClientMergedInput {
  /**
   * The client that was merged.
   */
  'from_id'?: (number | string | Long);
  /**
   * The client that remains.
   */
  'into_id'?: (number | string | Long);
}

/**
 * A client that was merged into another one.
 */
export interface ClientMerged {
  /**
   * The client that was merged.
   */
  'from_id': (number);
  /**
   * The client that remains.
   */
  'into_id': (number);
}

/**
 * The client.
 */
export interface ClientResponseInput {
  /**
   * The client.
   */
  'record'?: (ClientInput | null);
  /**
   * The custom field values, by key.
   */
  'custom_fields'?: ({[key: string]: string});
  /**
   * Operations of the caller on the record, allowed or not. Only in details.
   */
  'actions'?: (_bms_api_RecordActionInput)[];
}

/**
 * The client.
 */
export interface ClientResponse {
  /**
   * The client.
   */
  'record': (Client | null);
  /**
   * The custom field values, by key.
   */
  'custom_fields': ({[key: string]: string});
  /**
   * Operations of the caller on the record, allowed or not. Only in details.
   */
  'actions': (_bms_api_RecordAction)[];
}

/**
 * A contact.
 */
export interface ContactInput {
  /**
   * The id of the contact.
   */
  'id'?: (number | string | Long);
  /**
   * The client, as in the path.
   */
  'client_id'?: (number | string | Long);
  /**
   * First and last name.
   */
  'name'?: (string);
  /**
   * The email address; required if gets_documents is true.
   */
  'email'?: (string);
  /**
   * The phone number, stored as sent.
   */
  'phone'?: (string);
  /**
   * The person's position at the client.
   */
  'position'?: (string);
  /**
   * True if the contact receives the client's invoices, estimates and contracts by email.
   */
  'gets_documents'?: (boolean);
  /**
   * The user who created the contact.
   */
  'created_by'?: (number | string | Long);
  /**
   * The name of that user, if any.
   */
  'created_by_name'?: (string);
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
}

/**
 * A contact.
 */
export interface Contact {
  /**
   * The id of the contact.
   */
  'id': (number);
  /**
   * The client, as in the path.
   */
  'client_id': (number);
  /**
   * First and last name.
   */
  'name': (string);
  /**
   * The email address; required if gets_documents is true.
   */
  'email': (string);
  /**
   * The phone number, stored as sent.
   */
  'phone': (string);
  /**
   * The person's position at the client.
   */
  'position': (string);
  /**
   * True if the contact receives the client's invoices, estimates and contracts by email.
   */
  'gets_documents': (boolean);
  /**
   * The user who created the contact.
   */
  'created_by': (number);
  /**
   * The name of that user, if any.
   */
  'created_by_name': (string);
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
}

/**
 * The contact after a change.
 */
export interface ContactChangedResponseInput {
  /**
   * Always true.
   */
  'success'?: (boolean);
  /**
   * A message.
   */
  'message'?: (string);
  /**
   * The contact, unless the caller can no longer view it.
   */
  'record'?: (ContactInput | null);
}

/**
 * The contact after a change.
 */
export interface ContactChangedResponse {
  /**
   * Always true.
   */
  'success': (boolean);
  /**
   * A message.
   */
  'message': (string);
  /**
   * The contact, unless the caller can no longer view it.
   */
  'record': (Contact | null);
}

/**
 * A contact of a client.
 */
export interface ContactEventInput {
  /**
   * The id of the contact.
   */
  'id'?: (number | string | Long);
  /**
   * The version of the contact after the change.
   */
  'version'?: (number | string | Long);
  /**
   * The client.
   */
  'client_id'?: (number | string | Long);
  /**
   * First and last name.
   */
  'name'?: (string);
  /**
   * The email address; empty if there is none.
   */
  'email'?: (string);
  /**
   * True if the contact receives the client's documents by email.
   */
  'gets_documents'?: (boolean);
  /**
   * The user who created the contact.
   */
  'created_by'?: (number | string | Long);
}

/**
 * A contact of a client.
 */
export interface ContactEvent {
  /**
   * The id of the contact.
   */
  'id': (number);
  /**
   * The version of the contact after the change.
   */
  'version': (number);
  /**
   * The client.
   */
  'client_id': (number);
  /**
   * First and last name.
   */
  'name': (string);
  /**
   * The email address; empty if there is none.
   */
  'email': (string);
  /**
   * True if the contact receives the client's documents by email.
   */
  'gets_documents': (boolean);
  /**
   * The user who created the contact.
   */
  'created_by': (number);
}

/**
 * Parameters for listing the versions of a contact.
 */
export interface ContactHistoryRequestInput {
  /**
   * The id of the client.
   */
  'client_id'?: (number | string | Long);
  /**
   * The id of the contact.
   */
  'id'?: (number | string | Long);
  /**
   * Pagination.
   */
  'list'?: (_bms_api_PageQueryInput | null);
}

/**
 * Parameters for listing the versions of a contact.
 */
export interface ContactHistoryRequest {
  /**
   * The id of the client.
   */
  'client_id': (number);
  /**
   * The id of the contact.
   */
  'id': (number);
  /**
   * Pagination.
   */
  'list': (_bms_api_PageQuery | null);
}

/**
 * A contact in a list.
 */
export interface ContactListItemInput {
  /**
   * The id of the contact.
   */
  'id'?: (number | string | Long);
  /**
   * The client.
   */
  'client_id'?: (number | string | Long);
  /**
   * First and last name.
   */
  'name'?: (string);
  /**
   * The email address.
   */
  'email'?: (string);
  /**
   * The phone number, as sent.
   */
  'phone'?: (string);
  /**
   * The person's position at the client.
   */
  'position'?: (string);
  /**
   * True if the contact receives the client's invoices, estimates and contracts by email.
   */
  'gets_documents'?: (boolean);
  /**
   * The creation date.
   */
  'created_at'?: (string);
}

/**
 * A contact in a list.
 */
export interface ContactListItem {
  /**
   * The id of the contact.
   */
  'id': (number);
  /**
   * The client.
   */
  'client_id': (number);
  /**
   * First and last name.
   */
  'name': (string);
  /**
   * The email address.
   */
  'email': (string);
  /**
   * The phone number, as sent.
   */
  'phone': (string);
  /**
   * The person's position at the client.
   */
  'position': (string);
  /**
   * True if the contact receives the client's invoices, estimates and contracts by email.
   */
  'gets_documents': (boolean);
  /**
   * The creation date.
   */
  'created_at': (string);
}

/**
 * A contact of a client.
 */
export interface ContactRequestInput {
  /**
   * The client.
   */
  'client_id'?: (number | string | Long);
  /**
   * The id of the contact.
   */
  'id'?: (number | string | Long);
}

/**
 * A contact of a client.
 */
export interface ContactRequest {
  /**
   * The client.
   */
  'client_id': (number);
  /**
   * The id of the contact.
   */
  'id': (number);
}

/**
 * The contact.
 */
export interface ContactResponseInput {
  /**
   * The contact.
   */
  'record'?: (ContactInput | null);
  /**
   * Operations of the caller on the record, allowed or not. Only in details.
   */
  'actions'?: (_bms_api_RecordActionInput)[];
}

/**
 * The contact.
 */
export interface ContactResponse {
  /**
   * The contact.
   */
  'record': (Contact | null);
  /**
   * Operations of the caller on the record, allowed or not. Only in details.
   */
  'actions': (_bms_api_RecordAction)[];
}

/**
 * A contract.
 */
export interface ContractInput {
  /**
   * The number of the contract.
   */
  'id'?: (number | string | Long);
  /**
   * The subject of the contract.
   */
  'title'?: (string);
  /**
   * The client.
   */
  'client_id'?: (number | string | Long);
  /**
   * The date of the contract.
   */
  'contract_date'?: (string);
  /**
   * The last day on which the contract is in force.
   */
  'valid_until'?: (string);
  /**
   * The text of the contract.
   */
  'content'?: (string);
  /**
   * The line items, if the contract has priced deliverables.
   */
  'items'?: (_bms_api_LineInput)[];
  /**
   * A note.
   */
  'note'?: (string);
  /**
   * The status. A draft is sent, then accepted or declined.
   */
  'status'?: (string);
  /**
   * subtotal less discount_total plus all taxes.
   */
  'total'?: (number | string | Long);
  /**
   * The user who created it.
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
   * The name of that client.
   */
  'client_name'?: (string);
  /**
   * The name of that user, if any.
   */
  'created_by_name'?: (string);
  /**
   * The terms, such as of payment.
   */
  'terms'?: (string);
  /**
   * The discount in percent of the lines; excludes discount_amount.
   */
  'discount_percent'?: (string);
  /**
   * The discount; excludes discount_percent.
   */
  'discount_amount'?: (number | string | Long);
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
  'taxes'?: (_bms_api_DocumentTaxInput)[];
  /**
   * The answer that the recipient of a link gave, with the evidence of it.
   */
  'answer'?: (_bms_api_DocumentAnswerInput | null);
  /**
   * The SHA-256 of the PDF that was accepted.
   */
  'accepted_sha256'?: (string);
  /**
   * The currency (ISO 4217) of all amounts; by default the client's, then the organization's.
   */
  'currency'?: (string);
  /**
   * The decimals of the currency.
   */
  'currency_decimals'?: (number);
  /**
   * The withholding taxes.
   */
  'withheld'?: (_bms_api_WithheldTaxInput)[];
  /**
   * Their sum, no part of total.
   */
  'withheld_total'?: (number | string | Long);
  /**
   * The ids of the record in other systems, by source.
   */
  'external_ids'?: ({[key: string]: string});
}

/**
 * A contract.
 */
export interface Contract {
  /**
   * The number of the contract.
   */
  'id': (number);
  /**
   * The subject of the contract.
   */
  'title': (string);
  /**
   * The client.
   */
  'client_id': (number);
  /**
   * The date of the contract.
   */
  'contract_date'?: (string);
  /**
   * The last day on which the contract is in force.
   */
  'valid_until'?: (string);
  /**
   * The text of the contract.
   */
  'content': (string);
  /**
   * The line items, if the contract has priced deliverables.
   */
  'items': (_bms_api_Line)[];
  /**
   * A note.
   */
  'note': (string);
  /**
   * The status. A draft is sent, then accepted or declined.
   */
  'status': (string);
  /**
   * subtotal less discount_total plus all taxes.
   */
  'total': (number);
  /**
   * The user who created it.
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
   * The name of that client.
   */
  'client_name': (string);
  /**
   * The name of that user, if any.
   */
  'created_by_name': (string);
  /**
   * The terms, such as of payment.
   */
  'terms': (string);
  /**
   * The discount in percent of the lines; excludes discount_amount.
   */
  'discount_percent'?: (string);
  /**
   * The discount; excludes discount_percent.
   */
  'discount_amount'?: (number);
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
  'taxes': (_bms_api_DocumentTax)[];
  /**
   * The answer that the recipient of a link gave, with the evidence of it.
   */
  'answer'?: (_bms_api_DocumentAnswer | null);
  /**
   * The SHA-256 of the PDF that was accepted.
   */
  'accepted_sha256': (string);
  /**
   * The currency (ISO 4217) of all amounts; by default the client's, then the organization's.
   */
  'currency': (string);
  /**
   * The decimals of the currency.
   */
  'currency_decimals': (number);
  /**
   * The withholding taxes.
   */
  'withheld': (_bms_api_WithheldTax)[];
  /**
   * Their sum, no part of total.
   */
  'withheld_total': (number);
  /**
   * The ids of the record in other systems, by source.
   */
  'external_ids': ({[key: string]: string});
}

/**
 * The updated contract.
 */
export interface ContractChangedResponseInput {
  /**
   * Always true.
   */
  'success'?: (boolean);
  /**
   * A message.
   */
  'message'?: (string);
  /**
   * The updated contract, unless the caller can no longer view it.
   */
  'record'?: (ContractInput | null);
  /**
   * The recipients of the email, each address once, if the update sent the contract; otherwise empty.
   */
  'recipients'?: (_bms_api_DocumentRecipientInput)[];
}

/**
 * The updated contract.
 */
export interface ContractChangedResponse {
  /**
   * Always true.
   */
  'success': (boolean);
  /**
   * A message.
   */
  'message': (string);
  /**
   * The updated contract, unless the caller can no longer view it.
   */
  'record': (Contract | null);
  /**
   * The recipients of the email, each address once, if the update sent the contract; otherwise empty.
   */
  'recipients': (_bms_api_DocumentRecipient)[];
}

/**
 * A contract whose status changed.
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
   * The subject of the contract.
   */
  'title'?: (string);
  /**
   * The client.
   */
  'client_id'?: (number | string | Long);
  /**
   * The owner of the client.
   */
  'owner_id'?: (number | string | Long);
  /**
   * The user who created the contract.
   */
  'created_by'?: (number | string | Long);
}

/**
 * A contract whose status changed.
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
   * The subject of the contract.
   */
  'title': (string);
  /**
   * The client.
   */
  'client_id': (number);
  /**
   * The owner of the client.
   */
  'owner_id': (number);
  /**
   * The user who created the contract.
   */
  'created_by': (number);
}

/**
 * A contract in a list.
 */
export interface ContractListItemInput {
  /**
   * The number of the contract.
   */
  'id'?: (number | string | Long);
  /**
   * The subject of the contract.
   */
  'title'?: (string);
  /**
   * The client.
   */
  'client_id'?: (number | string | Long);
  /**
   * The date of the contract.
   */
  'contract_date'?: (string);
  /**
   * The last day on which the contract is in force.
   */
  'valid_until'?: (string);
  /**
   * The status.
   */
  'status'?: (string);
  /**
   * The total.
   */
  'total'?: (number | string | Long);
  /**
   * The creation date.
   */
  'created_at'?: (string);
  /**
   * The name of that client.
   */
  'client_name'?: (string);
  /**
   * The currency (ISO 4217) of the total; only with `include=currency`.
   */
  'currency'?: (string);
}

/**
 * A contract in a list.
 */
export interface ContractListItem {
  /**
   * The number of the contract.
   */
  'id': (number);
  /**
   * The subject of the contract.
   */
  'title': (string);
  /**
   * The client.
   */
  'client_id': (number);
  /**
   * The date of the contract.
   */
  'contract_date'?: (string);
  /**
   * The last day on which the contract is in force.
   */
  'valid_until'?: (string);
  /**
   * The status.
   */
  'status': (string);
  /**
   * The total.
   */
  'total': (number);
  /**
   * The creation date.
   */
  'created_at': (string);
  /**
   * The name of that client.
   */
  'client_name': (string);
  /**
   * The currency (ISO 4217) of the total; only with `include=currency`.
   */
  'currency'?: (string);
}

/**
 * The contract.
 */
export interface ContractResponseInput {
  /**
   * The contract.
   */
  'record'?: (ContractInput | null);
  /**
   * Operations of the caller on the record, allowed or not. Only in details.
   */
  'actions'?: (_bms_api_RecordActionInput)[];
}

/**
 * The contract.
 */
export interface ContractResponse {
  /**
   * The contract.
   */
  'record': (Contract | null);
  /**
   * Operations of the caller on the record, allowed or not. Only in details.
   */
  'actions': (_bms_api_RecordAction)[];
}

/**
 * The result of sending.
 */
export interface ContractSentResponseInput {
  /**
   * Always true.
   */
  'success'?: (boolean);
  /**
   * A message, with a warning if no email is sent.
   */
  'message'?: (string);
  /**
   * The updated contract.
   */
  'record'?: (ContractInput | null);
  /**
   * The recipients of the email, each address once.
   */
  'recipients'?: (_bms_api_DocumentRecipientInput)[];
  /**
   * Warnings.
   */
  'warnings'?: (_bms_api_WarningInput)[];
}

/**
 * The result of sending.
 */
export interface ContractSentResponse {
  /**
   * Always true.
   */
  'success': (boolean);
  /**
   * A message, with a warning if no email is sent.
   */
  'message': (string);
  /**
   * The updated contract.
   */
  'record': (Contract | null);
  /**
   * The recipients of the email, each address once.
   */
  'recipients': (_bms_api_DocumentRecipient)[];
  /**
   * Warnings.
   */
  'warnings': (_bms_api_Warning)[];
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
 * A new contact.
 */
export interface CreateContactRequestInput {
  /**
   * The client.
   */
  'client_id'?: (number | string | Long);
  /**
   * The contact to create.
   */
  'contact'?: (ContactInput | null);
}

/**
 * A new contact.
 */
export interface CreateContactRequest {
  /**
   * The client.
   */
  'client_id': (number);
  /**
   * The contact to create.
   */
  'contact': (Contact | null);
}

/**
 * A new contract.
 */
export interface CreateContractRequestInput {
  /**
   * The number of the contract.
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
   * The number of the contract.
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
 * A new note.
 */
export interface CreateNoteRequestInput {
  /**
   * The client.
   */
  'client_id'?: (number | string | Long);
  /**
   * The note to create.
   */
  'note'?: (NoteInput | null);
}

/**
 * A new note.
 */
export interface CreateNoteRequest {
  /**
   * The client.
   */
  'client_id': (number);
  /**
   * The note to create.
   */
  'note': (Note | null);
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
 * A custom field.
 */
export interface CustomFieldInput {
  /**
   * The id of the custom field.
   */
  'id'?: (number | string | Long);
  /**
   * The title.
   */
  'title'?: (string);
  /**
   * The key of its values in `custom_fields`: `field_` followed by its id.
   */
  'key'?: (string);
  /**
   * The kind of record that has the field. Cannot be changed once the field has values.
   */
  'related_to'?: (string);
  /**
   * The type of its values. Cannot be changed once the field has values. Values are strings: numbers in digits, dates as YYYY-MM-DD, checkboxes as `0` or `1`,
   * multi_select as comma-separated options.
   */
  'field_type'?: (string);
  /**
   * The options; required for select and multi_select.
   */
  'options'?: (string)[];
  /**
   * True if a value is required: in a new record, and in a change that sends or clears the value. A change of other fields is accepted for a record without it.
   */
  'required'?: (boolean);
  /**
   * The placeholder text.
   */
  'placeholder'?: (string);
  /**
   * The sort position, ascending.
   */
  'sort'?: (number);
  /**
   * The user who created the custom field.
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
   * True if portal users can see its values.
   */
  'show_in_portal'?: (boolean);
  /**
   * True if a new record must have the required value. Records that the service creates itself, such
   * as the client of a converted lead, may lack it.
   */
  'enforced'?: (boolean);
  /**
   * The ids of the record in other systems, by source.
   */
  'external_ids'?: ({[key: string]: string});
}

/**
 * A custom field.
 */
export interface CustomField {
  /**
   * The id of the custom field.
   */
  'id': (number);
  /**
   * The title.
   */
  'title': (string);
  /**
   * The key of its values in `custom_fields`: `field_` followed by its id.
   */
  'key': (string);
  /**
   * The kind of record that has the field. Cannot be changed once the field has values.
   */
  'related_to': (string);
  /**
   * The type of its values. Cannot be changed once the field has values. Values are strings: numbers in digits, dates as YYYY-MM-DD, checkboxes as `0` or `1`,
   * multi_select as comma-separated options.
   */
  'field_type': (string);
  /**
   * The options; required for select and multi_select.
   */
  'options': (string)[];
  /**
   * True if a value is required: in a new record, and in a change that sends or clears the value. A change of other fields is accepted for a record without it.
   */
  'required': (boolean);
  /**
   * The placeholder text.
   */
  'placeholder': (string);
  /**
   * The sort position, ascending.
   */
  'sort': (number);
  /**
   * The user who created the custom field.
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
   * True if portal users can see its values.
   */
  'show_in_portal': (boolean);
  /**
   * True if a new record must have the required value. Records that the service creates itself, such
   * as the client of a converted lead, may lack it.
   */
  'enforced': (boolean);
  /**
   * The ids of the record in other systems, by source.
   */
  'external_ids': ({[key: string]: string});
}

/**
 * The custom field after a change.
 */
export interface CustomFieldChangedResponseInput {
  /**
   * Always true.
   */
  'success'?: (boolean);
  /**
   * A message.
   */
  'message'?: (string);
  /**
   * The custom field, unless the caller can no longer view it.
   */
  'record'?: (CustomFieldInput | null);
}

/**
 * The custom field after a change.
 */
export interface CustomFieldChangedResponse {
  /**
   * Always true.
   */
  'success': (boolean);
  /**
   * A message.
   */
  'message': (string);
  /**
   * The custom field, unless the caller can no longer view it.
   */
  'record': (CustomField | null);
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
   * The title.
   */
  'title'?: (string);
  /**
   * The key of its values in `custom_fields`.
   */
  'key'?: (string);
  /**
   * The kind of record that has the field.
   */
  'related_to'?: (string);
  /**
   * The type of its values.
   */
  'field_type'?: (string);
  /**
   * The options.
   */
  'options'?: (string)[];
  /**
   * True if a value is required.
   */
  'required'?: (boolean);
  /**
   * The placeholder text.
   */
  'placeholder'?: (string);
  /**
   * The sort position, ascending.
   */
  'sort'?: (number);
  /**
   * The creation date.
   */
  'created_at'?: (string);
  /**
   * True if portal users can see its values.
   */
  'show_in_portal'?: (boolean);
  /**
   * True if a new record must have the required value; false if only requests that send the field must.
   */
  'enforced'?: (boolean);
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
   * The title.
   */
  'title': (string);
  /**
   * The key of its values in `custom_fields`.
   */
  'key': (string);
  /**
   * The kind of record that has the field.
   */
  'related_to': (string);
  /**
   * The type of its values.
   */
  'field_type': (string);
  /**
   * The options.
   */
  'options': (string)[];
  /**
   * True if a value is required.
   */
  'required': (boolean);
  /**
   * The placeholder text.
   */
  'placeholder': (string);
  /**
   * The sort position, ascending.
   */
  'sort': (number);
  /**
   * The creation date.
   */
  'created_at': (string);
  /**
   * True if portal users can see its values.
   */
  'show_in_portal': (boolean);
  /**
   * True if a new record must have the required value; false if only requests that send the field must.
   */
  'enforced': (boolean);
}

/**
 * The custom field.
 */
export interface CustomFieldResponseInput {
  /**
   * The custom field.
   */
  'record'?: (CustomFieldInput | null);
  /**
   * Operations of the caller on the record, allowed or not. Only in details.
   */
  'actions'?: (_bms_api_RecordActionInput)[];
}

/**
 * The custom field.
 */
export interface CustomFieldResponse {
  /**
   * The custom field.
   */
  'record': (CustomField | null);
  /**
   * Operations of the caller on the record, allowed or not. Only in details.
   */
  'actions': (_bms_api_RecordAction)[];
}

/**
 * A client among duplicates.
 */
export interface DuplicateClientInput {
  /**
   * The id of the client.
   */
  'id'?: (number | string | Long);
  /**
   * The name of the company or person.
   */
  'company_name'?: (string);
  /**
   * The email address.
   */
  'email'?: (string);
  /**
   * The phone number, as sent.
   */
  'phone'?: (string);
  /**
   * The VAT number.
   */
  'vat_number'?: (string);
  /**
   * The city.
   */
  'city'?: (string);
}

/**
 * A client among duplicates.
 */
export interface DuplicateClient {
  /**
   * The id of the client.
   */
  'id': (number);
  /**
   * The name of the company or person.
   */
  'company_name': (string);
  /**
   * The email address.
   */
  'email': (string);
  /**
   * The phone number, as sent.
   */
  'phone': (string);
  /**
   * The VAT number.
   */
  'vat_number': (string);
  /**
   * The city.
   */
  'city': (string);
}

/**
 * Clients that are probably the same.
 */
export interface DuplicateClientsInput {
  /**
   * The ids of the clients, ascending; at most 20.
   */
  'ids'?: (number | string | Long)[];
  /**
   * The values that they share: the email address, the digits of the phone number, the VAT number or nearly the name.
   */
  'reasons'?: (string)[];
  /**
   * The clients, in the order of `ids`.
   */
  'clients'?: (DuplicateClientInput)[];
}

/**
 * Clients that are probably the same.
 */
export interface DuplicateClients {
  /**
   * The ids of the clients, ascending; at most 20.
   */
  'ids': (number)[];
  /**
   * The values that they share: the email address, the digits of the phone number, the VAT number or nearly the name.
   */
  'reasons': (string)[];
  /**
   * The clients, in the order of `ids`.
   */
  'clients': (DuplicateClient)[];
}

/**
 * Groups of duplicate clients.
 */
export interface DuplicateClientsResponseInput {
  /**
   * The groups, those with the most reasons first.
   */
  'records'?: (DuplicateClientsInput)[];
  /**
   * Pagination details.
   */
  'meta'?: (_bms_api_ListMetaInput | null);
}

/**
 * Groups of duplicate clients.
 */
export interface DuplicateClientsResponse {
  /**
   * The groups, those with the most reasons first.
   */
  'records': (DuplicateClients)[];
  /**
   * Pagination details.
   */
  'meta': (_bms_api_ListMeta | null);
}

/**
 * An estimate.
 */
export interface EstimateInput {
  /**
   * The id of the estimate.
   */
  'id'?: (number | string | Long);
  /**
   * The estimate number: the id in the format of the organization, `EST-` and at least six digits by default.
   */
  'estimate_number'?: (string);
  /**
   * The client.
   */
  'client_id'?: (number | string | Long);
  /**
   * The date of the estimate; defaults to today.
   */
  'estimate_date'?: (string);
  /**
   * The last day on which the estimate can be accepted.
   */
  'valid_until'?: (string);
  /**
   * The lines.
   */
  'items'?: (_bms_api_LineInput)[];
  /**
   * A note.
   */
  'note'?: (string);
  /**
   * The status, changed by send, accept, decline and reopen. The deletion of the client declines its open estimates; the restoration of the client takes that back.
   */
  'status'?: (string);
  /**
   * subtotal less discount_total plus all taxes.
   */
  'total'?: (number | string | Long);
  /**
   * The estimate request that it answers.
   */
  'estimate_request_id'?: (number | string | Long);
  /**
   * The custom field values, by key.
   */
  'custom_fields'?: ({[key: string]: string});
  /**
   * The user who created it.
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
   * The name of that client.
   */
  'client_name'?: (string);
  /**
   * The name of that user, if any.
   */
  'created_by_name'?: (string);
  /**
   * The terms, such as of payment.
   */
  'terms'?: (string);
  /**
   * The discount in percent of the lines; excludes discount_amount.
   */
  'discount_percent'?: (string);
  /**
   * The discount; excludes discount_percent.
   */
  'discount_amount'?: (number | string | Long);
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
  'taxes'?: (_bms_api_DocumentTaxInput)[];
  /**
   * The answer that the recipient of a link gave, with the evidence of it.
   */
  'answer'?: (_bms_api_DocumentAnswerInput | null);
  /**
   * The SHA-256 of the PDF that was accepted.
   */
  'accepted_sha256'?: (string);
  /**
   * The currency (ISO 4217) of all amounts; by default the client's, then the organization's.
   */
  'currency'?: (string);
  /**
   * The decimals of the currency.
   */
  'currency_decimals'?: (number);
  /**
   * The withholding taxes.
   */
  'withheld'?: (_bms_api_WithheldTaxInput)[];
  /**
   * Their sum, no part of total.
   */
  'withheld_total'?: (number | string | Long);
  /**
   * The ids of the record in other systems, by source.
   */
  'external_ids'?: ({[key: string]: string});
}

/**
 * An estimate.
 */
export interface Estimate {
  /**
   * The id of the estimate.
   */
  'id': (number);
  /**
   * The estimate number: the id in the format of the organization, `EST-` and at least six digits by default.
   */
  'estimate_number': (string);
  /**
   * The client.
   */
  'client_id': (number);
  /**
   * The date of the estimate; defaults to today.
   */
  'estimate_date': (string);
  /**
   * The last day on which the estimate can be accepted.
   */
  'valid_until'?: (string);
  /**
   * The lines.
   */
  'items': (_bms_api_Line)[];
  /**
   * A note.
   */
  'note': (string);
  /**
   * The status, changed by send, accept, decline and reopen. The deletion of the client declines its open estimates; the restoration of the client takes that back.
   */
  'status': (string);
  /**
   * subtotal less discount_total plus all taxes.
   */
  'total': (number);
  /**
   * The estimate request that it answers.
   */
  'estimate_request_id'?: (number);
  /**
   * The custom field values, by key.
   */
  'custom_fields': ({[key: string]: string});
  /**
   * The user who created it.
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
   * The name of that client.
   */
  'client_name': (string);
  /**
   * The name of that user, if any.
   */
  'created_by_name': (string);
  /**
   * The terms, such as of payment.
   */
  'terms': (string);
  /**
   * The discount in percent of the lines; excludes discount_amount.
   */
  'discount_percent'?: (string);
  /**
   * The discount; excludes discount_percent.
   */
  'discount_amount'?: (number);
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
  'taxes': (_bms_api_DocumentTax)[];
  /**
   * The answer that the recipient of a link gave, with the evidence of it.
   */
  'answer'?: (_bms_api_DocumentAnswer | null);
  /**
   * The SHA-256 of the PDF that was accepted.
   */
  'accepted_sha256': (string);
  /**
   * The currency (ISO 4217) of all amounts; by default the client's, then the organization's.
   */
  'currency': (string);
  /**
   * The decimals of the currency.
   */
  'currency_decimals': (number);
  /**
   * The withholding taxes.
   */
  'withheld': (_bms_api_WithheldTax)[];
  /**
   * Their sum, no part of total.
   */
  'withheld_total': (number);
  /**
   * The ids of the record in other systems, by source.
   */
  'external_ids': ({[key: string]: string});
}

/**
 * The result of the action.
 */
export interface EstimateActionResponseInput {
  /**
   * Always true.
   */
  'success'?: (boolean);
  /**
   * A message.
   */
  'message'?: (string);
  /**
   * The updated estimate.
   */
  'record'?: (EstimateInput | null);
}

/**
 * The result of the action.
 */
export interface EstimateActionResponse {
  /**
   * Always true.
   */
  'success': (boolean);
  /**
   * A message.
   */
  'message': (string);
  /**
   * The updated estimate.
   */
  'record': (Estimate | null);
}

/**
 * An answer in a submitted form.
 */
export interface EstimateAnswerInput {
  /**
   * The field of the form.
   */
  'field_id'?: (number | string | Long);
  /**
   * The question.
   */
  'title'?: (string);
  /**
   * The answer.
   */
  'value'?: (string);
}

/**
 * An answer in a submitted form.
 */
export interface EstimateAnswer {
  /**
   * The field of the form.
   */
  'field_id': (number);
  /**
   * The question.
   */
  'title': (string);
  /**
   * The answer.
   */
  'value': (string);
}

/**
 * The estimate after a change.
 */
export interface EstimateChangedResponseInput {
  /**
   * Always true.
   */
  'success'?: (boolean);
  /**
   * A message.
   */
  'message'?: (string);
  /**
   * The estimate, unless the caller can no longer view it.
   */
  'record'?: (EstimateInput | null);
  /**
   * The custom field values, by key.
   */
  'custom_fields'?: ({[key: string]: string});
}

/**
 * The estimate after a change.
 */
export interface EstimateChangedResponse {
  /**
   * Always true.
   */
  'success': (boolean);
  /**
   * A message.
   */
  'message': (string);
  /**
   * The estimate, unless the caller can no longer view it.
   */
  'record': (Estimate | null);
  /**
   * The custom field values, by key.
   */
  'custom_fields': ({[key: string]: string});
}

/**
 * The contact data given in the form; a field is empty if it was not given.
 */
export interface EstimateContactInput {
  /**
   * The name of the company or person.
   */
  'company_name'?: (string);
  /**
   * The phone number.
   */
  'phone'?: (string);
  /**
   * The website URL.
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
  /**
   * The name of the person to talk to.
   */
  'contact_name'?: (string);
  /**
   * The email address.
   */
  'email'?: (string);
}

/**
 * The contact data given in the form; a field is empty if it was not given.
 */
export interface EstimateContact {
  /**
   * The name of the company or person.
   */
  'company_name': (string);
  /**
   * The phone number.
   */
  'phone': (string);
  /**
   * The website URL.
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
  /**
   * The name of the person to talk to.
   */
  'contact_name': (string);
  /**
   * The email address.
   */
  'email': (string);
}

/**
 * An estimate whose status changed.
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
   * The estimate number.
   */
  'estimate_number'?: (string);
  /**
   * The client.
   */
  'client_id'?: (number | string | Long);
  /**
   * The total, in the smallest unit of `currency`.
   */
  'total'?: (number | string | Long);
  /**
   * The last day on which the estimate can be accepted (YYYY-MM-DD); empty if it does not expire.
   */
  'valid_until'?: (string);
  /**
   * The owner of the client.
   */
  'owner_id'?: (number | string | Long);
  /**
   * The user who created the estimate.
   */
  'created_by'?: (number | string | Long);
  /**
   * The currency (ISO 4217) of the total.
   */
  'currency'?: (string);
}

/**
 * An estimate whose status changed.
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
   * The estimate number.
   */
  'estimate_number': (string);
  /**
   * The client.
   */
  'client_id': (number);
  /**
   * The total, in the smallest unit of `currency`.
   */
  'total': (number);
  /**
   * The last day on which the estimate can be accepted (YYYY-MM-DD); empty if it does not expire.
   */
  'valid_until': (string);
  /**
   * The owner of the client.
   */
  'owner_id': (number);
  /**
   * The user who created the estimate.
   */
  'created_by': (number);
  /**
   * The currency (ISO 4217) of the total.
   */
  'currency': (string);
}

/**
 * An answer, possibly truncated.
 */
export interface EstimateExcerptInput {
  /**
   * The question.
   */
  'title'?: (string);
  /**
   * The answer, possibly truncated.
   */
  'value'?: (string);
}

/**
 * An answer, possibly truncated.
 */
export interface EstimateExcerpt {
  /**
   * The question.
   */
  'title': (string);
  /**
   * The answer, possibly truncated.
   */
  'value': (string);
}

/**
 * An estimate form.
 */
export interface EstimateFormInput {
  /**
   * The id of the estimate form.
   */
  'id'?: (number | string | Long);
  /**
   * The title.
   */
  'title'?: (string);
  /**
   * A description for the users who fill in the form.
   */
  'description'?: (string);
  /**
   * The status: only an active form can be submitted.
   */
  'status'?: (string);
  /**
   * The user to whom its requests are assigned. While their account is inactive, requests from websites get the creator of the form. The preinstalled form gets the administrator who opens it to websites.
   */
  'assigned_to'?: (number | string | Long);
  /**
   * The fields of the form.
   */
  'fields'?: (EstimateFormFieldInput)[];
  /**
   * The user who created the form; 0 for the preinstalled form.
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
   * The origins of the websites that show the form to everyone; without one, only signed-in users submit it.
   */
  'allowed_origins'?: (string)[];
  /**
   * The token of the form on these websites; empty if it was never on one.
   */
  'public_token'?: (string);
  /**
   * The HTML to paste into these websites.
   */
  'snippet'?: (string);
}

/**
 * An estimate form.
 */
export interface EstimateForm {
  /**
   * The id of the estimate form.
   */
  'id': (number);
  /**
   * The title.
   */
  'title': (string);
  /**
   * A description for the users who fill in the form.
   */
  'description': (string);
  /**
   * The status: only an active form can be submitted.
   */
  'status': (string);
  /**
   * The user to whom its requests are assigned. While their account is inactive, requests from websites get the creator of the form. The preinstalled form gets the administrator who opens it to websites.
   */
  'assigned_to'?: (number);
  /**
   * The fields of the form.
   */
  'fields': (EstimateFormField)[];
  /**
   * The user who created the form; 0 for the preinstalled form.
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
   * The origins of the websites that show the form to everyone; without one, only signed-in users submit it.
   */
  'allowed_origins': (string)[];
  /**
   * The token of the form on these websites; empty if it was never on one.
   */
  'public_token': (string);
  /**
   * The HTML to paste into these websites.
   */
  'snippet': (string);
}

/**
 * The estimate form after a change.
 */
export interface EstimateFormChangedResponseInput {
  /**
   * Always true.
   */
  'success'?: (boolean);
  /**
   * A message.
   */
  'message'?: (string);
  /**
   * The estimate form, unless the caller can no longer view it.
   */
  'record'?: (EstimateFormInput | null);
}

/**
 * The estimate form after a change.
 */
export interface EstimateFormChangedResponse {
  /**
   * Always true.
   */
  'success': (boolean);
  /**
   * A message.
   */
  'message': (string);
  /**
   * The estimate form, unless the caller can no longer view it.
   */
  'record': (EstimateForm | null);
}

/**
 * A field of an estimate form.
 */
export interface EstimateFormFieldInput {
  /**
   * The id of the field; send it in an update to identify the field.
   */
  'id'?: (number | string | Long);
  /**
   * The question.
   */
  'title'?: (string);
  /**
   * The type of its values. Values are strings: numbers in digits, dates as YYYY-MM-DD, checkboxes as `0` or `1`, multi_select as comma-separated options.
   */
  'field_type'?: (string);
  /**
   * True if a value is required.
   */
  'required'?: (boolean);
  /**
   * The options; required for select and multi_select.
   */
  'options'?: (string)[];
  /**
   * The placeholder text.
   */
  'placeholder'?: (string);
  /**
   * The sort position, ascending.
   */
  'sort'?: (number);
  /**
   * The lead field that receives the value; empty for none.
   */
  'maps_to'?: (string);
}

/**
 * A field of an estimate form.
 */
export interface EstimateFormField {
  /**
   * The id of the field; send it in an update to identify the field.
   */
  'id': (number);
  /**
   * The question.
   */
  'title': (string);
  /**
   * The type of its values. Values are strings: numbers in digits, dates as YYYY-MM-DD, checkboxes as `0` or `1`, multi_select as comma-separated options.
   */
  'field_type': (string);
  /**
   * True if a value is required.
   */
  'required': (boolean);
  /**
   * The options; required for select and multi_select.
   */
  'options': (string)[];
  /**
   * The placeholder text.
   */
  'placeholder': (string);
  /**
   * The sort position, ascending.
   */
  'sort': (number);
  /**
   * The lead field that receives the value; empty for none.
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
   * The title.
   */
  'title'?: (string);
  /**
   * The status: only an active form can be submitted.
   */
  'status'?: (string);
  /**
   * The user to whom its requests are assigned.
   */
  'assigned_to'?: (number | string | Long);
  /**
   * The creation date.
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
   * The title.
   */
  'title': (string);
  /**
   * The status: only an active form can be submitted.
   */
  'status': (string);
  /**
   * The user to whom its requests are assigned.
   */
  'assigned_to'?: (number);
  /**
   * The creation date.
   */
  'created_at': (string);
}

/**
 * The estimate form.
 */
export interface EstimateFormResponseInput {
  /**
   * The estimate form.
   */
  'record'?: (EstimateFormInput | null);
  /**
   * Operations of the caller on the record, allowed or not. Only in details.
   */
  'actions'?: (_bms_api_RecordActionInput)[];
}

/**
 * The estimate form.
 */
export interface EstimateFormResponse {
  /**
   * The estimate form.
   */
  'record': (EstimateForm | null);
  /**
   * Operations of the caller on the record, allowed or not. Only in details.
   */
  'actions': (_bms_api_RecordAction)[];
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
   * The estimate number.
   */
  'estimate_number'?: (string);
  /**
   * The client.
   */
  'client_id'?: (number | string | Long);
  /**
   * The date of the estimate.
   */
  'estimate_date'?: (string);
  /**
   * The last day on which the estimate can be accepted.
   */
  'valid_until'?: (string);
  /**
   * The status.
   */
  'status'?: (string);
  /**
   * The total (cents for EUR).
   */
  'total'?: (number | string | Long);
  /**
   * The creation date.
   */
  'created_at'?: (string);
  /**
   * The name of that client.
   */
  'client_name'?: (string);
  /**
   * The currency (ISO 4217) of the total.
   */
  'currency'?: (string);
  /**
   * The decimals of the currency.
   */
  'currency_decimals'?: (number);
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
   * The estimate number.
   */
  'estimate_number': (string);
  /**
   * The client.
   */
  'client_id': (number);
  /**
   * The date of the estimate.
   */
  'estimate_date': (string);
  /**
   * The last day on which the estimate can be accepted.
   */
  'valid_until'?: (string);
  /**
   * The status.
   */
  'status': (string);
  /**
   * The total (cents for EUR).
   */
  'total': (number);
  /**
   * The creation date.
   */
  'created_at': (string);
  /**
   * The name of that client.
   */
  'client_name': (string);
  /**
   * The currency (ISO 4217) of the total.
   */
  'currency': (string);
  /**
   * The decimals of the currency.
   */
  'currency_decimals': (number);
}

/**
 * An estimate request.
 */
export interface EstimateRequestInput {
  /**
   * The id of the estimate request.
   */
  'id'?: (number | string | Long);
  /**
   * The form.
   */
  'form_id'?: (number | string | Long);
  /**
   * The values of the form fields, by key.
   */
  'values'?: ({[key: string]: string});
  /**
   * The requesting client. Portal users submit requests for their own client.
   */
  'client_id'?: (number | string | Long);
  /**
   * The status.
   */
  'status'?: (string);
  /**
   * The assignee; initially the user of the form.
   */
  'assigned_to'?: (number | string | Long);
  /**
   * The title of the form.
   */
  'form_title'?: (string);
  /**
   * The company name given in the form; empty if none.
   */
  'company_name'?: (string);
  /**
   * The questions and answers, in the order of the form at submission.
   */
  'answers'?: (EstimateAnswerInput)[];
  /**
   * The user who submitted the request.
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
   * The name of that client.
   */
  'client_name'?: (string);
  /**
   * The name of the assignee.
   */
  'assigned_to_name'?: (string);
  /**
   * The name of that user, if any.
   */
  'created_by_name'?: (string);
  /**
   * The ids of the record in other systems, by source.
   */
  'external_ids'?: ({[key: string]: string});
}

/**
 * An estimate request.
 */
export interface EstimateRequest {
  /**
   * The id of the estimate request.
   */
  'id': (number);
  /**
   * The form.
   */
  'form_id': (number);
  /**
   * The values of the form fields, by key.
   */
  'values': ({[key: string]: string});
  /**
   * The requesting client. Portal users submit requests for their own client.
   */
  'client_id'?: (number);
  /**
   * The status.
   */
  'status': (string);
  /**
   * The assignee; initially the user of the form.
   */
  'assigned_to'?: (number);
  /**
   * The title of the form.
   */
  'form_title': (string);
  /**
   * The company name given in the form; empty if none.
   */
  'company_name': (string);
  /**
   * The questions and answers, in the order of the form at submission.
   */
  'answers': (EstimateAnswer)[];
  /**
   * The user who submitted the request.
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
   * The name of that client.
   */
  'client_name': (string);
  /**
   * The name of the assignee.
   */
  'assigned_to_name': (string);
  /**
   * The name of that user, if any.
   */
  'created_by_name': (string);
  /**
   * The ids of the record in other systems, by source.
   */
  'external_ids': ({[key: string]: string});
}

/**
 * The estimate request after a change.
 */
export interface EstimateRequestChangedResponseInput {
  /**
   * Always true.
   */
  'success'?: (boolean);
  /**
   * A message.
   */
  'message'?: (string);
  /**
   * The estimate request, unless the caller can no longer view it.
   */
  'record'?: (EstimateRequestInput | null);
}

/**
 * The estimate request after a change.
 */
export interface EstimateRequestChangedResponse {
  /**
   * Always true.
   */
  'success': (boolean);
  /**
   * A message.
   */
  'message': (string);
  /**
   * The estimate request, unless the caller can no longer view it.
   */
  'record': (EstimateRequest | null);
}

/**
 * The fields of an estimate request that can be changed: status and assignee.
 */
export interface EstimateRequestChangesInput {
  /**
   * The id of the estimate request.
   */
  'id'?: (number | string | Long);
  /**
   * The form.
   */
  'form_id'?: (number | string | Long);
  /**
   * The values of the form fields, by key.
   */
  'values'?: ({[key: string]: string});
  /**
   * The requesting client.
   */
  'client_id'?: (number | string | Long);
  /**
   * The status.
   */
  'status'?: (string);
  /**
   * The assignee.
   */
  'assigned_to'?: (number | string | Long);
  /**
   * The title of the form.
   */
  'form_title'?: (string);
  /**
   * The company name given in the form.
   */
  'company_name'?: (string);
  /**
   * The answers.
   */
  'answers'?: (EstimateAnswerInput)[];
  /**
   * The user who submitted the request.
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
   * The name of that client.
   */
  'client_name'?: (string);
  /**
   * The name of the assignee.
   */
  'assigned_to_name'?: (string);
  /**
   * The name of that user, if any.
   */
  'created_by_name'?: (string);
  /**
   * The ids of the record in other systems, by source.
   */
  'external_ids'?: ({[key: string]: string});
}

/**
 * The fields of an estimate request that can be changed: status and assignee.
 */
export interface EstimateRequestChanges {
  /**
   * The id of the estimate request.
   */
  'id': (number);
  /**
   * The form.
   */
  'form_id': (number);
  /**
   * The values of the form fields, by key.
   */
  'values': ({[key: string]: string});
  /**
   * The requesting client.
   */
  'client_id'?: (number);
  /**
   * The status.
   */
  'status': (string);
  /**
   * The assignee.
   */
  'assigned_to'?: (number);
  /**
   * The title of the form.
   */
  'form_title': (string);
  /**
   * The company name given in the form.
   */
  'company_name': (string);
  /**
   * The answers.
   */
  'answers': (EstimateAnswer)[];
  /**
   * The user who submitted the request.
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
   * The name of that client.
   */
  'client_name': (string);
  /**
   * The name of the assignee.
   */
  'assigned_to_name': (string);
  /**
   * The name of that user, if any.
   */
  'created_by_name': (string);
  /**
   * The ids of the record in other systems, by source.
   */
  'external_ids': ({[key: string]: string});
}

/**
 * An estimate request.
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
   * The form.
   */
  'form_id'?: (number | string | Long);
  /**
   * The title of the form.
   */
  'form_title'?: (string);
  /**
   * The requesting client; 0 if there is none.
   */
  'client_id'?: (number | string | Long);
  /**
   * The assignee; initially the user of the form. 0 if there is none.
   */
  'assigned_to'?: (number | string | Long);
  /**
   * The status, such as "new".
   */
  'status'?: (string);
  /**
   * The contact data for a lead, if there is no client.
   */
  'contact'?: (EstimateContactInput | null);
  /**
   * The questions and answers; long answers are truncated.
   */
  'answers'?: (EstimateExcerptInput)[];
  /**
   * The user who submitted the request.
   */
  'created_by'?: (number | string | Long);
}

/**
 * An estimate request.
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
   * The form.
   */
  'form_id': (number);
  /**
   * The title of the form.
   */
  'form_title': (string);
  /**
   * The requesting client; 0 if there is none.
   */
  'client_id': (number);
  /**
   * The assignee; initially the user of the form. 0 if there is none.
   */
  'assigned_to': (number);
  /**
   * The status, such as "new".
   */
  'status': (string);
  /**
   * The contact data for a lead, if there is no client.
   */
  'contact': (EstimateContact | null);
  /**
   * The questions and answers; long answers are truncated.
   */
  'answers': (EstimateExcerpt)[];
  /**
   * The user who submitted the request.
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
   * The form.
   */
  'form_id'?: (number | string | Long);
  /**
   * The title of the form at submission.
   */
  'form_title'?: (string);
  /**
   * The company name given in the form; empty if none.
   */
  'company_name'?: (string);
  /**
   * The requesting client.
   */
  'client_id'?: (number | string | Long);
  /**
   * The status.
   */
  'status'?: (string);
  /**
   * The assignee.
   */
  'assigned_to'?: (number | string | Long);
  /**
   * The creation date.
   */
  'created_at'?: (string);
  /**
   * The name of that client.
   */
  'client_name'?: (string);
  /**
   * The name of the assignee.
   */
  'assigned_to_name'?: (string);
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
   * The form.
   */
  'form_id': (number);
  /**
   * The title of the form at submission.
   */
  'form_title': (string);
  /**
   * The company name given in the form; empty if none.
   */
  'company_name': (string);
  /**
   * The requesting client.
   */
  'client_id'?: (number);
  /**
   * The status.
   */
  'status': (string);
  /**
   * The assignee.
   */
  'assigned_to'?: (number);
  /**
   * The creation date.
   */
  'created_at': (string);
  /**
   * The name of that client.
   */
  'client_name': (string);
  /**
   * The name of the assignee.
   */
  'assigned_to_name': (string);
}

/**
 * The estimate request.
 */
export interface EstimateRequestResponseInput {
  /**
   * The estimate request.
   */
  'record'?: (EstimateRequestInput | null);
  /**
   * Operations of the caller on the record, allowed or not. Only in details.
   */
  'actions'?: (_bms_api_RecordActionInput)[];
}

/**
 * The estimate request.
 */
export interface EstimateRequestResponse {
  /**
   * The estimate request.
   */
  'record': (EstimateRequest | null);
  /**
   * Operations of the caller on the record, allowed or not. Only in details.
   */
  'actions': (_bms_api_RecordAction)[];
}

/**
 * The estimate.
 */
export interface EstimateResponseInput {
  /**
   * The estimate.
   */
  'record'?: (EstimateInput | null);
  /**
   * The custom field values, by key.
   */
  'custom_fields'?: ({[key: string]: string});
  /**
   * Operations of the caller on the record, allowed or not. Only in details.
   */
  'actions'?: (_bms_api_RecordActionInput)[];
}

/**
 * The estimate.
 */
export interface EstimateResponse {
  /**
   * The estimate.
   */
  'record': (Estimate | null);
  /**
   * The custom field values, by key.
   */
  'custom_fields': ({[key: string]: string});
  /**
   * Operations of the caller on the record, allowed or not. Only in details.
   */
  'actions': (_bms_api_RecordAction)[];
}

/**
 * The result of sending.
 */
export interface EstimateSentResponseInput {
  /**
   * Always true.
   */
  'success'?: (boolean);
  /**
   * A message, with a warning if no email is sent.
   */
  'message'?: (string);
  /**
   * The updated estimate.
   */
  'record'?: (EstimateInput | null);
  /**
   * The recipients of the email, each address once.
   */
  'recipients'?: (_bms_api_DocumentRecipientInput)[];
  /**
   * Warnings.
   */
  'warnings'?: (_bms_api_WarningInput)[];
}

/**
 * The result of sending.
 */
export interface EstimateSentResponse {
  /**
   * Always true.
   */
  'success': (boolean);
  /**
   * A message, with a warning if no email is sent.
   */
  'message': (string);
  /**
   * The updated estimate.
   */
  'record': (Estimate | null);
  /**
   * The recipients of the email, each address once.
   */
  'recipients': (_bms_api_DocumentRecipient)[];
  /**
   * Warnings.
   */
  'warnings': (_bms_api_Warning)[];
}

/**
 * A contact of a client, identified by its id in another system.
 */
export interface ExternalContactRequestInput {
  /**
   * The id of the client.
   */
  'client_id'?: (number | string | Long);
  /**
   * The source: the name of the other system.
   */
  'source'?: (string);
  /**
   * The id of the contact in that system, percent-encoded.
   */
  'external_id'?: (string);
  /**
   * The fields: of a new contact those of POST, of another one those of PATCH.
   */
  'record'?: (string);
}

/**
 * A contact of a client, identified by its id in another system.
 */
export interface ExternalContactRequest {
  /**
   * The id of the client.
   */
  'client_id': (number);
  /**
   * The source: the name of the other system.
   */
  'source': (string);
  /**
   * The id of the contact in that system, percent-encoded.
   */
  'external_id': (string);
  /**
   * The fields: of a new contact those of POST, of another one those of PATCH.
   */
  'record': (string);
}

/**
 * A note about a client, identified by its id in another system.
 */
export interface ExternalNoteRequestInput {
  /**
   * The id of the client.
   */
  'client_id'?: (number | string | Long);
  /**
   * The source: the name of the other system.
   */
  'source'?: (string);
  /**
   * The id of the note in that system, percent-encoded.
   */
  'external_id'?: (string);
  /**
   * The fields: of a new note those of POST, of another one those of PATCH.
   */
  'record'?: (string);
}

/**
 * A note about a client, identified by its id in another system.
 */
export interface ExternalNoteRequest {
  /**
   * The id of the client.
   */
  'client_id': (number);
  /**
   * The source: the name of the other system.
   */
  'source': (string);
  /**
   * The id of the note in that system, percent-encoded.
   */
  'external_id': (string);
  /**
   * The fields: of a new note those of POST, of another one those of PATCH.
   */
  'record': (string);
}

/**
 * A field of an active form.
 */
export interface FormFieldInput {
  /**
   * The id of the field; a request sends its value as `field_<id>`.
   */
  'id'?: (number | string | Long);
  /**
   * The question.
   */
  'title'?: (string);
  /**
   * The type of its values, such as text, select or date.
   */
  'field_type'?: (string);
  /**
   * True if a value is required.
   */
  'required'?: (boolean);
  /**
   * The options.
   */
  'options'?: (string)[];
  /**
   * The placeholder text.
   */
  'placeholder'?: (string);
  /**
   * The sort position, ascending.
   */
  'sort'?: (number);
  /**
   * The field of a client that it asks for, such as `email`, so that a form can begin with what is known; missing for none.
   */
  'maps_to'?: (string);
}

/**
 * A field of an active form.
 */
export interface FormField {
  /**
   * The id of the field; a request sends its value as `field_<id>`.
   */
  'id': (number);
  /**
   * The question.
   */
  'title': (string);
  /**
   * The type of its values, such as text, select or date.
   */
  'field_type': (string);
  /**
   * True if a value is required.
   */
  'required': (boolean);
  /**
   * The options.
   */
  'options': (string)[];
  /**
   * The placeholder text.
   */
  'placeholder': (string);
  /**
   * The sort position, ascending.
   */
  'sort': (number);
  /**
   * The field of a client that it asks for, such as `email`, so that a form can begin with what is known; missing for none.
   */
  'maps_to'?: (string);
}

/**
 * Two clients to keep apart.
 */
export interface KeepClientsApartRequestInput {
  /**
   * The id of a client.
   */
  'id'?: (number | string | Long);
  /**
   * The other client.
   */
  'from'?: (OtherClientInput | null);
}

/**
 * Two clients to keep apart.
 */
export interface KeepClientsApartRequest {
  /**
   * The id of a client.
   */
  'id': (number);
  /**
   * The other client.
   */
  'from': (OtherClient | null);
}

/**
 * A lead.
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
   * The type of the record: an organization or a person.
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
   * The phone number, stored as sent.
   */
  'phone'?: (string);
  /**
   * The website URL.
   */
  'website'?: (string);
  /**
   * The status. lost requires `lost_reason`. A lead becomes won
   * by convert.
   */
  'status'?: (string);
  /**
   * The source of the lead.
   */
  'source'?: (string);
  /**
   * The owner of the lead; defaults to the caller.
   */
  'owner_id'?: (number | string | Long);
  /**
   * The expected value, in the smallest unit of `currency`: 250000 is EUR 2,500.00.
   */
  'value'?: (string);
  /**
   * Why the lead was lost; only for lost leads.
   */
  'lost_reason'?: (string);
  /**
   * The client created from the lead.
   */
  'converted_client_id'?: (number | string | Long);
  /**
   * The custom field values, by key.
   */
  'custom_fields'?: ({[key: string]: string});
  /**
   * The user who created the lead; 0 if a service created it.
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
   * The estimate request that the lead was created from.
   */
  'estimate_request_id'?: (number | string | Long);
  /**
   * The name of the person to talk to.
   */
  'contact_name'?: (string);
  /**
   * The email address.
   */
  'email'?: (string);
  /**
   * The next step with the lead, such as a call.
   */
  'next_step'?: (string);
  /**
   * The day on which the next step is due.
   */
  'next_step_on'?: (string);
  /**
   * Notes on the lead.
   */
  'notes'?: (string);
  /**
   * The currency (ISO 4217) of the value, which is that of the organization.
   */
  'currency'?: (string);
  /**
   * The decimals of the currency (ISO 4217): 2 for EUR, 0 for JPY, 3 for KWD.
   */
  'currency_decimals'?: (number);
  /**
   * The ids of the record in other systems, by source.
   */
  'external_ids'?: ({[key: string]: string});
}

/**
 * A lead.
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
   * The type of the record: an organization or a person.
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
   * The phone number, stored as sent.
   */
  'phone': (string);
  /**
   * The website URL.
   */
  'website': (string);
  /**
   * The status. lost requires `lost_reason`. A lead becomes won
   * by convert.
   */
  'status': (string);
  /**
   * The source of the lead.
   */
  'source': (string);
  /**
   * The owner of the lead; defaults to the caller.
   */
  'owner_id': (number);
  /**
   * The expected value, in the smallest unit of `currency`: 250000 is EUR 2,500.00.
   */
  'value'?: (string);
  /**
   * Why the lead was lost; only for lost leads.
   */
  'lost_reason': (string);
  /**
   * The client created from the lead.
   */
  'converted_client_id'?: (number);
  /**
   * The custom field values, by key.
   */
  'custom_fields': ({[key: string]: string});
  /**
   * The user who created the lead; 0 if a service created it.
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
   * The estimate request that the lead was created from.
   */
  'estimate_request_id'?: (number);
  /**
   * The name of the person to talk to.
   */
  'contact_name': (string);
  /**
   * The email address.
   */
  'email': (string);
  /**
   * The next step with the lead, such as a call.
   */
  'next_step': (string);
  /**
   * The day on which the next step is due.
   */
  'next_step_on'?: (string);
  /**
   * Notes on the lead.
   */
  'notes': (string);
  /**
   * The currency (ISO 4217) of the value, which is that of the organization.
   */
  'currency': (string);
  /**
   * The decimals of the currency (ISO 4217): 2 for EUR, 0 for JPY, 3 for KWD.
   */
  'currency_decimals': (number);
  /**
   * The ids of the record in other systems, by source.
   */
  'external_ids': ({[key: string]: string});
}

/**
 * The lead after a change.
 */
export interface LeadChangedResponseInput {
  /**
   * Always true.
   */
  'success'?: (boolean);
  /**
   * A message.
   */
  'message'?: (string);
  /**
   * The lead, unless the caller can no longer view it.
   */
  'record'?: (LeadInput | null);
  /**
   * The custom field values, by key.
   */
  'custom_fields'?: ({[key: string]: string});
}

/**
 * The lead after a change.
 */
export interface LeadChangedResponse {
  /**
   * Always true.
   */
  'success': (boolean);
  /**
   * A message.
   */
  'message': (string);
  /**
   * The lead, unless the caller can no longer view it.
   */
  'record': (Lead | null);
  /**
   * The custom field values, by key.
   */
  'custom_fields': ({[key: string]: string});
}

/**
 * A lead.
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
   * The status, such as "new".
   */
  'status'?: (string);
  /**
   * The source of the lead.
   */
  'source'?: (string);
  /**
   * Why the lead was lost; empty if it is not lost.
   */
  'lost_reason'?: (string);
  /**
   * The client created from the lead; 0 if there is none.
   */
  'converted_client_id'?: (number | string | Long);
  /**
   * The owner of the lead.
   */
  'owner_id'?: (number | string | Long);
  /**
   * The user who created the lead; 0 if a service created it.
   */
  'created_by'?: (number | string | Long);
}

/**
 * A lead.
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
   * The status, such as "new".
   */
  'status': (string);
  /**
   * The source of the lead.
   */
  'source': (string);
  /**
   * Why the lead was lost; empty if it is not lost.
   */
  'lost_reason': (string);
  /**
   * The client created from the lead; 0 if there is none.
   */
  'converted_client_id': (number);
  /**
   * The owner of the lead.
   */
  'owner_id': (number);
  /**
   * The user who created the lead; 0 if a service created it.
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
   * The type of the record: an organization or a person.
   */
  'type'?: (string);
  /**
   * The phone number, as sent.
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
   * The status.
   */
  'status'?: (string);
  /**
   * The source of the lead.
   */
  'source'?: (string);
  /**
   * The owner of the lead.
   */
  'owner_id'?: (number | string | Long);
  /**
   * The expected value, in the smallest unit of the organization's currency: 250000 is EUR 2,500.00.
   */
  'value'?: (string);
  /**
   * The creation date.
   */
  'created_at'?: (string);
  /**
   * The name of the person to talk to.
   */
  'contact_name'?: (string);
  /**
   * The email address.
   */
  'email'?: (string);
  /**
   * The next step with the lead.
   */
  'next_step'?: (string);
  /**
   * The day on which the next step is due.
   */
  'next_step_on'?: (string);
  /**
   * The currency (ISO 4217) of the value, which is that of the organization.
   */
  'currency'?: (string);
  /**
   * The decimals of the currency (ISO 4217): 2 for EUR, 0 for JPY, 3 for KWD.
   */
  'currency_decimals'?: (number);
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
   * The type of the record: an organization or a person.
   */
  'type': (string);
  /**
   * The phone number, as sent.
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
   * The status.
   */
  'status': (string);
  /**
   * The source of the lead.
   */
  'source': (string);
  /**
   * The owner of the lead.
   */
  'owner_id': (number);
  /**
   * The expected value, in the smallest unit of the organization's currency: 250000 is EUR 2,500.00.
   */
  'value'?: (string);
  /**
   * The creation date.
   */
  'created_at': (string);
  /**
   * The name of the person to talk to.
   */
  'contact_name': (string);
  /**
   * The email address.
   */
  'email': (string);
  /**
   * The next step with the lead.
   */
  'next_step': (string);
  /**
   * The day on which the next step is due.
   */
  'next_step_on'?: (string);
  /**
   * The currency (ISO 4217) of the value, which is that of the organization.
   */
  'currency': (string);
  /**
   * The decimals of the currency (ISO 4217): 2 for EUR, 0 for JPY, 3 for KWD.
   */
  'currency_decimals': (number);
}

/**
 * The lead.
 */
export interface LeadResponseInput {
  /**
   * The lead.
   */
  'record'?: (LeadInput | null);
  /**
   * The custom field values, by key.
   */
  'custom_fields'?: ({[key: string]: string});
  /**
   * Operations of the caller on the record, allowed or not. Only in details.
   */
  'actions'?: (_bms_api_RecordActionInput)[];
}

/**
 * The lead.
 */
export interface LeadResponse {
  /**
   * The lead.
   */
  'record': (Lead | null);
  /**
   * The custom field values, by key.
   */
  'custom_fields': ({[key: string]: string});
  /**
   * Operations of the caller on the record, allowed or not. Only in details.
   */
  'actions': (_bms_api_RecordAction)[];
}

/**
 * Parameters for listing clients.
 */
export interface ListClientsRequestInput {
  /**
   * Pagination, sorting and search.
   */
  'list'?: (_bms_api_ListQueryInput | null);
  /**
   * Only clients with this status. Any value other than "active" and "inactive" matches nothing.
   */
  'status'?: (string);
  /**
   * Only clients that this user owns.
   */
  'owner_id'?: (number | string | Long);
  /**
   * Only clients of this type.
   */
  'type'?: (string);
  /**
   * Only clients in this country.
   */
  'country'?: (string);
  /**
   * Only clients with this label.
   */
  'label'?: (string);
  /**
   * Only clients in this group.
   */
  'group_id'?: (number | string | Long);
  /**
   * Only clients with this email address, ignoring case.
   */
  'email'?: (string);
  /**
   * Only clients with this phone number, in national or international form.
   */
  'phone'?: (string);
  /**
   * Only clients with this VAT number, ignoring case, spaces, dots and dashes.
   */
  'vat_number'?: (string);
  /**
   * Only the record with this id in another system: `external_id[datev]=10023`.
   */
  'external_id'?: ({[key: string]: string});
}

/**
 * Parameters for listing clients.
 */
export interface ListClientsRequest {
  /**
   * Pagination, sorting and search.
   */
  'list': (_bms_api_ListQuery | null);
  /**
   * Only clients with this status. Any value other than "active" and "inactive" matches nothing.
   */
  'status'?: (string);
  /**
   * Only clients that this user owns.
   */
  'owner_id'?: (number);
  /**
   * Only clients of this type.
   */
  'type'?: (string);
  /**
   * Only clients in this country.
   */
  'country'?: (string);
  /**
   * Only clients with this label.
   */
  'label'?: (string);
  /**
   * Only clients in this group.
   */
  'group_id'?: (number);
  /**
   * Only clients with this email address, ignoring case.
   */
  'email'?: (string);
  /**
   * Only clients with this phone number, in national or international form.
   */
  'phone'?: (string);
  /**
   * Only clients with this VAT number, ignoring case, spaces, dots and dashes.
   */
  'vat_number'?: (string);
  /**
   * Only the record with this id in another system: `external_id[datev]=10023`.
   */
  'external_id': ({[key: string]: string});
}

/**
 * A page of clients.
 */
export interface ListClientsResponseInput {
  /**
   * The clients on this page.
   */
  'records'?: (ClientListItemInput)[];
  /**
   * Pagination details.
   */
  'meta'?: (_bms_api_ListMetaInput | null);
}

/**
 * A page of clients.
 */
export interface ListClientsResponse {
  /**
   * The clients on this page.
   */
  'records': (ClientListItem)[];
  /**
   * Pagination details.
   */
  'meta': (_bms_api_ListMeta | null);
}

/**
 * Parameters for listing contacts.
 */
export interface ListContactsRequestInput {
  /**
   * Pagination, sorting and search.
   */
  'list'?: (_bms_api_ListQueryInput | null);
  /**
   * The client.
   */
  'client_id'?: (number | string | Long);
  /**
   * Only contacts who receive documents by email, or only those who do not.
   */
  'gets_documents'?: (boolean);
  /**
   * Only the record with this id in another system: `external_id[datev]=10023`.
   */
  'external_id'?: ({[key: string]: string});
}

/**
 * Parameters for listing contacts.
 */
export interface ListContactsRequest {
  /**
   * Pagination, sorting and search.
   */
  'list': (_bms_api_ListQuery | null);
  /**
   * The client.
   */
  'client_id': (number);
  /**
   * Only contacts who receive documents by email, or only those who do not.
   */
  'gets_documents'?: (boolean);
  /**
   * Only the record with this id in another system: `external_id[datev]=10023`.
   */
  'external_id': ({[key: string]: string});
}

/**
 * A page of contacts.
 */
export interface ListContactsResponseInput {
  /**
   * The contacts on this page.
   */
  'records'?: (ContactListItemInput)[];
  /**
   * Pagination details.
   */
  'meta'?: (_bms_api_ListMetaInput | null);
}

/**
 * A page of contacts.
 */
export interface ListContactsResponse {
  /**
   * The contacts on this page.
   */
  'records': (ContactListItem)[];
  /**
   * Pagination details.
   */
  'meta': (_bms_api_ListMeta | null);
}

/**
 * Parameters for listing contracts.
 */
export interface ListContractsRequestInput {
  /**
   * Pagination, sorting and search.
   */
  'list'?: (_bms_api_ListQueryInput | null);
  /**
   * Only contracts with this client.
   */
  'client_id'?: (number | string | Long);
  /**
   * Only contracts with this status.
   */
  'status'?: (string);
  /**
   * Only contracts dated on or after this day.
   */
  'contract_date_from'?: (string);
  /**
   * Only contracts dated on or before this day.
   */
  'contract_date_to'?: (string);
  /**
   * Only contracts valid until this day or later.
   */
  'valid_until_from'?: (string);
  /**
   * Only contracts valid until this day or earlier.
   */
  'valid_until_to'?: (string);
  /**
   * Members that the records have beside their usual ones.
   */
  'include'?: (string)[];
  /**
   * Only contracts with at least this total.
   */
  'total_min'?: (number | string | Long);
  /**
   * Only contracts with at most this total.
   */
  'total_max'?: (number | string | Long);
  /**
   * Only the record with this id in another system: `external_id[datev]=10023`.
   */
  'external_id'?: ({[key: string]: string});
}

/**
 * Parameters for listing contracts.
 */
export interface ListContractsRequest {
  /**
   * Pagination, sorting and search.
   */
  'list': (_bms_api_ListQuery | null);
  /**
   * Only contracts with this client.
   */
  'client_id'?: (number);
  /**
   * Only contracts with this status.
   */
  'status'?: (string);
  /**
   * Only contracts dated on or after this day.
   */
  'contract_date_from'?: (string);
  /**
   * Only contracts dated on or before this day.
   */
  'contract_date_to'?: (string);
  /**
   * Only contracts valid until this day or later.
   */
  'valid_until_from'?: (string);
  /**
   * Only contracts valid until this day or earlier.
   */
  'valid_until_to'?: (string);
  /**
   * Members that the records have beside their usual ones.
   */
  'include': (string)[];
  /**
   * Only contracts with at least this total.
   */
  'total_min'?: (number);
  /**
   * Only contracts with at most this total.
   */
  'total_max'?: (number);
  /**
   * Only the record with this id in another system: `external_id[datev]=10023`.
   */
  'external_id': ({[key: string]: string});
}

/**
 * A page of contracts.
 */
export interface ListContractsResponseInput {
  /**
   * The contracts on this page.
   */
  'records'?: (ContractListItemInput)[];
  /**
   * Pagination details.
   */
  'meta'?: (_bms_api_ListMetaInput | null);
}

/**
 * A page of contracts.
 */
export interface ListContractsResponse {
  /**
   * The contracts on this page.
   */
  'records': (ContractListItem)[];
  /**
   * Pagination details.
   */
  'meta': (_bms_api_ListMeta | null);
}

/**
 * Parameters for listing custom fields.
 */
export interface ListCustomFieldsRequestInput {
  /**
   * Pagination, sorting and search.
   */
  'list'?: (_bms_api_ListQueryInput | null);
  /**
   * Only fields of this kind of record.
   */
  'related_to'?: (string);
  /**
   * Only the record with this id in another system: `external_id[datev]=10023`.
   */
  'external_id'?: ({[key: string]: string});
}

/**
 * Parameters for listing custom fields.
 */
export interface ListCustomFieldsRequest {
  /**
   * Pagination, sorting and search.
   */
  'list': (_bms_api_ListQuery | null);
  /**
   * Only fields of this kind of record.
   */
  'related_to'?: (string);
  /**
   * Only the record with this id in another system: `external_id[datev]=10023`.
   */
  'external_id': ({[key: string]: string});
}

/**
 * A page of custom fields.
 */
export interface ListCustomFieldsResponseInput {
  /**
   * The custom fields on this page.
   */
  'records'?: (CustomFieldListItemInput)[];
  /**
   * Pagination details.
   */
  'meta'?: (_bms_api_ListMetaInput | null);
}

/**
 * A page of custom fields.
 */
export interface ListCustomFieldsResponse {
  /**
   * The custom fields on this page.
   */
  'records': (CustomFieldListItem)[];
  /**
   * Pagination details.
   */
  'meta': (_bms_api_ListMeta | null);
}

/**
 * Parameters for listing duplicate clients.
 */
export interface ListDuplicateClientsRequestInput {
  /**
   * Pagination; without values of a client only.
   */
  'list'?: (_bms_api_PageQueryInput | null);
  /**
   * The name of a company or person.
   */
  'company_name'?: (string);
  /**
   * An email address.
   */
  'email'?: (string);
  /**
   * A phone number.
   */
  'phone'?: (string);
  /**
   * A VAT number.
   */
  'vat_number'?: (string);
  /**
   * A client, with its own values. Itself, and clients that are kept apart from it, are left out.
   */
  'id'?: (number | string | Long);
}

/**
 * Parameters for listing duplicate clients.
 */
export interface ListDuplicateClientsRequest {
  /**
   * Pagination; without values of a client only.
   */
  'list': (_bms_api_PageQuery | null);
  /**
   * The name of a company or person.
   */
  'company_name'?: (string);
  /**
   * An email address.
   */
  'email'?: (string);
  /**
   * A phone number.
   */
  'phone'?: (string);
  /**
   * A VAT number.
   */
  'vat_number'?: (string);
  /**
   * A client, with its own values. Itself, and clients that are kept apart from it, are left out.
   */
  'id'?: (number);
}

/**
 * Parameters for listing estimate forms.
 */
export interface ListEstimateFormsRequestInput {
  /**
   * Pagination, sorting and search.
   */
  'list'?: (_bms_api_ListQueryInput | null);
  /**
   * Only forms with this status.
   */
  'status'?: (string);
  /**
   * Only forms whose requests are assigned to this user.
   */
  'assigned_to'?: (number | string | Long);
  /**
   * Only the record with this id in another system: `external_id[datev]=10023`.
   */
  'external_id'?: ({[key: string]: string});
}

/**
 * Parameters for listing estimate forms.
 */
export interface ListEstimateFormsRequest {
  /**
   * Pagination, sorting and search.
   */
  'list': (_bms_api_ListQuery | null);
  /**
   * Only forms with this status.
   */
  'status'?: (string);
  /**
   * Only forms whose requests are assigned to this user.
   */
  'assigned_to'?: (number);
  /**
   * Only the record with this id in another system: `external_id[datev]=10023`.
   */
  'external_id': ({[key: string]: string});
}

/**
 * A page of estimate forms.
 */
export interface ListEstimateFormsResponseInput {
  /**
   * The estimate forms on this page.
   */
  'records'?: (EstimateFormListItemInput)[];
  /**
   * Pagination details.
   */
  'meta'?: (_bms_api_ListMetaInput | null);
}

/**
 * A page of estimate forms.
 */
export interface ListEstimateFormsResponse {
  /**
   * The estimate forms on this page.
   */
  'records': (EstimateFormListItem)[];
  /**
   * Pagination details.
   */
  'meta': (_bms_api_ListMeta | null);
}

/**
 * Parameters for listing estimate requests.
 */
export interface ListEstimateRequestsRequestInput {
  /**
   * Pagination, sorting and search.
   */
  'list'?: (_bms_api_ListQueryInput | null);
  /**
   * Only requests with this status.
   */
  'status'?: (string);
  /**
   * Only requests submitted with this form.
   */
  'form_id'?: (number | string | Long);
  /**
   * Only requests of this client.
   */
  'client_id'?: (number | string | Long);
  /**
   * Only requests assigned to this user.
   */
  'assigned_to'?: (number | string | Long);
  /**
   * Only the record with this id in another system: `external_id[datev]=10023`.
   */
  'external_id'?: ({[key: string]: string});
}

/**
 * Parameters for listing estimate requests.
 */
export interface ListEstimateRequestsRequest {
  /**
   * Pagination, sorting and search.
   */
  'list': (_bms_api_ListQuery | null);
  /**
   * Only requests with this status.
   */
  'status'?: (string);
  /**
   * Only requests submitted with this form.
   */
  'form_id'?: (number);
  /**
   * Only requests of this client.
   */
  'client_id'?: (number);
  /**
   * Only requests assigned to this user.
   */
  'assigned_to'?: (number);
  /**
   * Only the record with this id in another system: `external_id[datev]=10023`.
   */
  'external_id': ({[key: string]: string});
}

/**
 * A page of estimate requests.
 */
export interface ListEstimateRequestsResponseInput {
  /**
   * The estimate requests on this page.
   */
  'records'?: (EstimateRequestListItemInput)[];
  /**
   * Pagination details.
   */
  'meta'?: (_bms_api_ListMetaInput | null);
}

/**
 * A page of estimate requests.
 */
export interface ListEstimateRequestsResponse {
  /**
   * The estimate requests on this page.
   */
  'records': (EstimateRequestListItem)[];
  /**
   * Pagination details.
   */
  'meta': (_bms_api_ListMeta | null);
}

/**
 * Parameters for listing estimates.
 */
export interface ListEstimatesRequestInput {
  /**
   * Pagination, sorting and search.
   */
  'list'?: (_bms_api_ListQueryInput | null);
  /**
   * Only estimates for this client.
   */
  'client_id'?: (number | string | Long);
  /**
   * Only estimates with this status.
   */
  'status'?: (string);
  /**
   * Only estimates with at least this total.
   */
  'total_min'?: (number | string | Long);
  /**
   * Only estimates with at most this total.
   */
  'total_max'?: (number | string | Long);
  /**
   * Only estimates dated on or after this day.
   */
  'estimate_date_from'?: (string);
  /**
   * Only estimates dated on or before this day.
   */
  'estimate_date_to'?: (string);
  /**
   * Only the record with this id in another system: `external_id[datev]=10023`.
   */
  'external_id'?: ({[key: string]: string});
}

/**
 * Parameters for listing estimates.
 */
export interface ListEstimatesRequest {
  /**
   * Pagination, sorting and search.
   */
  'list': (_bms_api_ListQuery | null);
  /**
   * Only estimates for this client.
   */
  'client_id'?: (number);
  /**
   * Only estimates with this status.
   */
  'status'?: (string);
  /**
   * Only estimates with at least this total.
   */
  'total_min'?: (number);
  /**
   * Only estimates with at most this total.
   */
  'total_max'?: (number);
  /**
   * Only estimates dated on or after this day.
   */
  'estimate_date_from'?: (string);
  /**
   * Only estimates dated on or before this day.
   */
  'estimate_date_to'?: (string);
  /**
   * Only the record with this id in another system: `external_id[datev]=10023`.
   */
  'external_id': ({[key: string]: string});
}

/**
 * A page of estimates.
 */
export interface ListEstimatesResponseInput {
  /**
   * The estimates on this page.
   */
  'records'?: (EstimateListItemInput)[];
  /**
   * Pagination details.
   */
  'meta'?: (_bms_api_ListMetaInput | null);
}

/**
 * A page of estimates.
 */
export interface ListEstimatesResponse {
  /**
   * The estimates on this page.
   */
  'records': (EstimateListItem)[];
  /**
   * Pagination details.
   */
  'meta': (_bms_api_ListMeta | null);
}

/**
 * Parameters for listing the fields of a form.
 */
export interface ListFormFieldsRequestInput {
  /**
   * The id of the form.
   */
  'id'?: (number | string | Long);
  /**
   * The page number, starting at 1. Without page and limit, all fields are returned.
   */
  'page'?: (number);
  /**
   * The number of fields per page, 20 by default. Values above 100 are treated as 100.
   */
  'limit'?: (number);
}

/**
 * Parameters for listing the fields of a form.
 */
export interface ListFormFieldsRequest {
  /**
   * The id of the form.
   */
  'id': (number);
  /**
   * The page number, starting at 1. Without page and limit, all fields are returned.
   */
  'page'?: (number);
  /**
   * The number of fields per page, 20 by default. Values above 100 are treated as 100.
   */
  'limit'?: (number);
}

/**
 * The fields of a form.
 */
export interface ListFormFieldsResponseInput {
  /**
   * The fields in display order.
   */
  'records'?: (FormFieldInput)[];
}

/**
 * The fields of a form.
 */
export interface ListFormFieldsResponse {
  /**
   * The fields in display order.
   */
  'records': (FormField)[];
}

/**
 * Parameters for listing leads.
 */
export interface ListLeadsRequestInput {
  /**
   * Pagination, sorting and search.
   */
  'list'?: (_bms_api_ListQueryInput | null);
  /**
   * Only leads with this status.
   */
  'status'?: (string);
  /**
   * Only leads from this source.
   */
  'source'?: (string);
  /**
   * Only leads owned by this user.
   */
  'owner_id'?: (number | string | Long);
  /**
   * Only the lead created from this estimate request.
   */
  'estimate_request_id'?: (number | string | Long);
  /**
   * Only leads with at least this value.
   */
  'value_min'?: (number | string | Long);
  /**
   * Only leads with at most this value.
   */
  'value_max'?: (number | string | Long);
  /**
   * Only leads of this country, as stored.
   */
  'country'?: (string);
  /**
   * Only organizations, or only persons.
   */
  'type'?: (string);
  /**
   * Only leads with this email address, ignoring case.
   */
  'email'?: (string);
  /**
   * Only the record with this id in another system: `external_id[datev]=10023`.
   */
  'external_id'?: ({[key: string]: string});
  /**
   * Only leads whose next step is due on or after this day.
   */
  'next_step_from'?: (string);
  /**
   * Only leads whose next step is due on or before this day.
   */
  'next_step_to'?: (string);
}

/**
 * Parameters for listing leads.
 */
export interface ListLeadsRequest {
  /**
   * Pagination, sorting and search.
   */
  'list': (_bms_api_ListQuery | null);
  /**
   * Only leads with this status.
   */
  'status'?: (string);
  /**
   * Only leads from this source.
   */
  'source'?: (string);
  /**
   * Only leads owned by this user.
   */
  'owner_id'?: (number);
  /**
   * Only the lead created from this estimate request.
   */
  'estimate_request_id'?: (number);
  /**
   * Only leads with at least this value.
   */
  'value_min'?: (number);
  /**
   * Only leads with at most this value.
   */
  'value_max'?: (number);
  /**
   * Only leads of this country, as stored.
   */
  'country'?: (string);
  /**
   * Only organizations, or only persons.
   */
  'type'?: (string);
  /**
   * Only leads with this email address, ignoring case.
   */
  'email'?: (string);
  /**
   * Only the record with this id in another system: `external_id[datev]=10023`.
   */
  'external_id': ({[key: string]: string});
  /**
   * Only leads whose next step is due on or after this day.
   */
  'next_step_from'?: (string);
  /**
   * Only leads whose next step is due on or before this day.
   */
  'next_step_to'?: (string);
}

/**
 * A page of leads.
 */
export interface ListLeadsResponseInput {
  /**
   * The leads on this page.
   */
  'records'?: (LeadListItemInput)[];
  /**
   * Pagination details.
   */
  'meta'?: (_bms_api_ListMetaInput | null);
}

/**
 * A page of leads.
 */
export interface ListLeadsResponse {
  /**
   * The leads on this page.
   */
  'records': (LeadListItem)[];
  /**
   * Pagination details.
   */
  'meta': (_bms_api_ListMeta | null);
}

/**
 * Parameters for listing notes.
 */
export interface ListNotesRequestInput {
  /**
   * Pagination, sorting and search.
   */
  'list'?: (_bms_api_ListQueryInput | null);
  /**
   * The client.
   */
  'client_id'?: (number | string | Long);
  /**
   * Only notes of this kind.
   */
  'type'?: (string);
  /**
   * Only the record with this id in another system: `external_id[datev]=10023`.
   */
  'external_id'?: ({[key: string]: string});
}

/**
 * Parameters for listing notes.
 */
export interface ListNotesRequest {
  /**
   * Pagination, sorting and search.
   */
  'list': (_bms_api_ListQuery | null);
  /**
   * The client.
   */
  'client_id': (number);
  /**
   * Only notes of this kind.
   */
  'type'?: (string);
  /**
   * Only the record with this id in another system: `external_id[datev]=10023`.
   */
  'external_id': ({[key: string]: string});
}

/**
 * A page of notes.
 */
export interface ListNotesResponseInput {
  /**
   * The notes on this page.
   */
  'records'?: (NoteListItemInput)[];
  /**
   * Pagination details.
   */
  'meta'?: (_bms_api_ListMetaInput | null);
}

/**
 * A page of notes.
 */
export interface ListNotesResponse {
  /**
   * The notes on this page.
   */
  'records': (NoteListItem)[];
  /**
   * Pagination details.
   */
  'meta': (_bms_api_ListMeta | null);
}

/**
 * Parameters for listing active forms.
 */
export interface ListOfferedFormsRequestInput {
  /**
   * Pagination, sorting and search.
   */
  'list'?: (_bms_api_WholeListQueryInput | null);
}

/**
 * Parameters for listing active forms.
 */
export interface ListOfferedFormsRequest {
  /**
   * Pagination, sorting and search.
   */
  'list': (_bms_api_WholeListQuery | null);
}

/**
 * Active forms.
 */
export interface ListOfferedFormsResponseInput {
  /**
   * The forms.
   */
  'records'?: (OfferedFormListItemInput)[];
}

/**
 * Active forms.
 */
export interface ListOfferedFormsResponse {
  /**
   * The forms.
   */
  'records': (OfferedFormListItem)[];
}

/**
 * Parameters for listing orders.
 */
export interface ListOrdersRequestInput {
  /**
   * Pagination, sorting and search.
   */
  'list'?: (_bms_api_ListQueryInput | null);
  /**
   * Only orders of this client.
   */
  'client_id'?: (number | string | Long);
  /**
   * Only orders with this status.
   */
  'status'?: (string);
  /**
   * Only orders with at least this total.
   */
  'total_min'?: (number | string | Long);
  /**
   * Only orders with at most this total.
   */
  'total_max'?: (number | string | Long);
  /**
   * Only orders dated on or after this day.
   */
  'order_date_from'?: (string);
  /**
   * Only orders dated on or before this day.
   */
  'order_date_to'?: (string);
  /**
   * Only orders created from this estimate.
   */
  'estimate_id'?: (number | string | Long);
  /**
   * Only the record with this id in another system: `external_id[datev]=10023`.
   */
  'external_id'?: ({[key: string]: string});
}

/**
 * Parameters for listing orders.
 */
export interface ListOrdersRequest {
  /**
   * Pagination, sorting and search.
   */
  'list': (_bms_api_ListQuery | null);
  /**
   * Only orders of this client.
   */
  'client_id'?: (number);
  /**
   * Only orders with this status.
   */
  'status'?: (string);
  /**
   * Only orders with at least this total.
   */
  'total_min'?: (number);
  /**
   * Only orders with at most this total.
   */
  'total_max'?: (number);
  /**
   * Only orders dated on or after this day.
   */
  'order_date_from'?: (string);
  /**
   * Only orders dated on or before this day.
   */
  'order_date_to'?: (string);
  /**
   * Only orders created from this estimate.
   */
  'estimate_id'?: (number);
  /**
   * Only the record with this id in another system: `external_id[datev]=10023`.
   */
  'external_id': ({[key: string]: string});
}

/**
 * A page of orders.
 */
export interface ListOrdersResponseInput {
  /**
   * The orders on this page.
   */
  'records'?: (OrderListItemInput)[];
  /**
   * Pagination details.
   */
  'meta'?: (_bms_api_ListMetaInput | null);
}

/**
 * A page of orders.
 */
export interface ListOrdersResponse {
  /**
   * The orders on this page.
   */
  'records': (OrderListItem)[];
  /**
   * Pagination details.
   */
  'meta': (_bms_api_ListMeta | null);
}

/**
 * Two clients to merge.
 */
export interface MergeClientRequestInput {
  /**
   * The id of the client that remains.
   */
  'id'?: (number | string | Long);
  /**
   * The other client.
   */
  'from'?: (MergedClientInput | null);
}

/**
 * Two clients to merge.
 */
export interface MergeClientRequest {
  /**
   * The id of the client that remains.
   */
  'id': (number);
  /**
   * The other client.
   */
  'from': (MergedClient | null);
}

/**
 * A client to merge into another one.
 */
export interface MergedClientInput {
  /**
   * The id of the client that is merged and deleted.
   */
  'from_id'?: (number | string | Long);
  /**
   * The fields whose values are taken from that client, such as "phone", "custom_fields.field_3" or "external_ids.datev". The others are only taken where the remaining client
   * has none; currency, language, payment term and tax status are not, and the parts of an address only if they belong to the same one. Labels and groups are combined.
   */
  'fields'?: (string)[];
}

/**
 * A client to merge into another one.
 */
export interface MergedClient {
  /**
   * The id of the client that is merged and deleted.
   */
  'from_id': (number);
  /**
   * The fields whose values are taken from that client, such as "phone", "custom_fields.field_3" or "external_ids.datev". The others are only taken where the remaining client
   * has none; currency, language, payment term and tax status are not, and the parts of an address only if they belong to the same one. Labels and groups are combined.
   */
  'fields': (string)[];
}

/**
 * A note about a client.
 */
export interface NoteInput {
  /**
   * The id of the note.
   */
  'id'?: (number | string | Long);
  /**
   * The client, as in the path.
   */
  'client_id'?: (number | string | Long);
  /**
   * The kind: a note, or the record of a call, a meeting or an email with the client.
   */
  'type'?: (string);
  /**
   * The text.
   */
  'text'?: (string);
  /**
   * The time of the call, meeting or email; the time of the creation if none is sent. It is not in the future.
   */
  'happened_at'?: (string);
  /**
   * The user who wrote it.
   */
  'created_by'?: (number | string | Long);
  /**
   * The name of that user, if any.
   */
  'created_by_name'?: (string);
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
}

/**
 * A note about a client.
 */
export interface Note {
  /**
   * The id of the note.
   */
  'id': (number);
  /**
   * The client, as in the path.
   */
  'client_id': (number);
  /**
   * The kind: a note, or the record of a call, a meeting or an email with the client.
   */
  'type': (string);
  /**
   * The text.
   */
  'text': (string);
  /**
   * The time of the call, meeting or email; the time of the creation if none is sent. It is not in the future.
   */
  'happened_at'?: (string);
  /**
   * The user who wrote it.
   */
  'created_by': (number);
  /**
   * The name of that user, if any.
   */
  'created_by_name': (string);
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
}

/**
 * The note after a change.
 */
export interface NoteChangedResponseInput {
  /**
   * Always true.
   */
  'success'?: (boolean);
  /**
   * A message.
   */
  'message'?: (string);
  /**
   * The note, unless the caller can no longer view it.
   */
  'record'?: (NoteInput | null);
}

/**
 * The note after a change.
 */
export interface NoteChangedResponse {
  /**
   * Always true.
   */
  'success': (boolean);
  /**
   * A message.
   */
  'message': (string);
  /**
   * The note, unless the caller can no longer view it.
   */
  'record': (Note | null);
}

/**
 * Parameters for listing the versions of a note.
 */
export interface NoteHistoryRequestInput {
  /**
   * The id of the client.
   */
  'client_id'?: (number | string | Long);
  /**
   * The id of the note.
   */
  'id'?: (number | string | Long);
  /**
   * Pagination.
   */
  'list'?: (_bms_api_PageQueryInput | null);
}

/**
 * Parameters for listing the versions of a note.
 */
export interface NoteHistoryRequest {
  /**
   * The id of the client.
   */
  'client_id': (number);
  /**
   * The id of the note.
   */
  'id': (number);
  /**
   * Pagination.
   */
  'list': (_bms_api_PageQuery | null);
}

/**
 * A note in a list.
 */
export interface NoteListItemInput {
  /**
   * The id of the note.
   */
  'id'?: (number | string | Long);
  /**
   * The client.
   */
  'client_id'?: (number | string | Long);
  /**
   * The kind.
   */
  'type'?: (string);
  /**
   * The text.
   */
  'text'?: (string);
  /**
   * The time of the call, meeting or email, or of the note.
   */
  'happened_at'?: (string);
  /**
   * The user who wrote it.
   */
  'created_by'?: (number | string | Long);
  /**
   * The name of that user, if any.
   */
  'created_by_name'?: (string);
  /**
   * The creation date.
   */
  'created_at'?: (string);
}

/**
 * A note in a list.
 */
export interface NoteListItem {
  /**
   * The id of the note.
   */
  'id': (number);
  /**
   * The client.
   */
  'client_id': (number);
  /**
   * The kind.
   */
  'type': (string);
  /**
   * The text.
   */
  'text': (string);
  /**
   * The time of the call, meeting or email, or of the note.
   */
  'happened_at': (string);
  /**
   * The user who wrote it.
   */
  'created_by': (number);
  /**
   * The name of that user, if any.
   */
  'created_by_name': (string);
  /**
   * The creation date.
   */
  'created_at': (string);
}

/**
 * A note about a client.
 */
export interface NoteRequestInput {
  /**
   * The client.
   */
  'client_id'?: (number | string | Long);
  /**
   * The id of the note.
   */
  'id'?: (number | string | Long);
}

/**
 * A note about a client.
 */
export interface NoteRequest {
  /**
   * The client.
   */
  'client_id': (number);
  /**
   * The id of the note.
   */
  'id': (number);
}

/**
 * The note.
 */
export interface NoteResponseInput {
  /**
   * The note.
   */
  'record'?: (NoteInput | null);
  /**
   * Operations of the caller on the record, allowed or not. Only in details.
   */
  'actions'?: (_bms_api_RecordActionInput)[];
}

/**
 * The note.
 */
export interface NoteResponse {
  /**
   * The note.
   */
  'record': (Note | null);
  /**
   * Operations of the caller on the record, allowed or not. Only in details.
   */
  'actions': (_bms_api_RecordAction)[];
}

/**
 * An active form.
 */
export interface OfferedFormInput {
  /**
   * The id of the form.
   */
  'id'?: (number | string | Long);
  /**
   * The title.
   */
  'title'?: (string);
  /**
   * The description.
   */
  'description'?: (string);
  /**
   * The user who created the form; 0 for the preinstalled form.
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
 * An active form.
 */
export interface OfferedForm {
  /**
   * The id of the form.
   */
  'id': (number);
  /**
   * The title.
   */
  'title': (string);
  /**
   * The description.
   */
  'description': (string);
  /**
   * The user who created the form; 0 for the preinstalled form.
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
 * An active form in a list.
 */
export interface OfferedFormListItemInput {
  /**
   * The id of the form.
   */
  'id'?: (number | string | Long);
  /**
   * The title.
   */
  'title'?: (string);
  /**
   * The description.
   */
  'description'?: (string);
}

/**
 * An active form in a list.
 */
export interface OfferedFormListItem {
  /**
   * The id of the form.
   */
  'id': (number);
  /**
   * The title.
   */
  'title': (string);
  /**
   * The description.
   */
  'description': (string);
}

/**
 * The form.
 */
export interface OfferedFormResponseInput {
  /**
   * The form.
   */
  'record'?: (OfferedFormInput | null);
}

/**
 * The form.
 */
export interface OfferedFormResponse {
  /**
   * The form.
   */
  'record': (OfferedForm | null);
}

/**
 * An order.
 */
export interface OrderInput {
  /**
   * The id of the order.
   */
  'id'?: (number | string | Long);
  /**
   * The client.
   */
  'client_id'?: (number | string | Long);
  /**
   * The date of the order; defaults to today.
   */
  'order_date'?: (string);
  /**
   * The lines.
   */
  'items'?: (_bms_api_LineInput)[];
  /**
   * A note.
   */
  'note'?: (string);
  /**
   * The status. Deleting the client cancels its open orders; restoring the client takes that back.
   */
  'status'?: (string);
  /**
   * subtotal less discount_total plus all taxes.
   */
  'total'?: (number | string | Long);
  /**
   * The estimate that the order was created from.
   */
  'estimate_id'?: (number | string | Long);
  /**
   * The custom field values, by key.
   */
  'custom_fields'?: ({[key: string]: string});
  /**
   * The user who created the order, or the estimate that it was created from.
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
   * The name of that client.
   */
  'client_name'?: (string);
  /**
   * The name of that user, if any.
   */
  'created_by_name'?: (string);
  /**
   * The terms, such as of payment.
   */
  'terms'?: (string);
  /**
   * The discount in percent of the lines; excludes discount_amount.
   */
  'discount_percent'?: (string);
  /**
   * The discount; excludes discount_percent.
   */
  'discount_amount'?: (number | string | Long);
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
  'taxes'?: (_bms_api_DocumentTaxInput)[];
  /**
   * The currency (ISO 4217) of all amounts; by default the client's, then the organization's.
   */
  'currency'?: (string);
  /**
   * The decimals of the currency.
   */
  'currency_decimals'?: (number);
  /**
   * The order number: the id in the format of the organization, `ORD-` and at least six digits by default.
   */
  'order_number'?: (string);
  /**
   * The invoice that was created when the order was confirmed; null without one, also after its deletion.
   */
  'invoice_id'?: (number | string | Long);
  /**
   * The withholding taxes.
   */
  'withheld'?: (_bms_api_WithheldTaxInput)[];
  /**
   * Their sum, no part of total.
   */
  'withheld_total'?: (number | string | Long);
  /**
   * The ids of the record in other systems, by source.
   */
  'external_ids'?: ({[key: string]: string});
}

/**
 * An order.
 */
export interface Order {
  /**
   * The id of the order.
   */
  'id': (number);
  /**
   * The client.
   */
  'client_id': (number);
  /**
   * The date of the order; defaults to today.
   */
  'order_date': (string);
  /**
   * The lines.
   */
  'items': (_bms_api_Line)[];
  /**
   * A note.
   */
  'note': (string);
  /**
   * The status. Deleting the client cancels its open orders; restoring the client takes that back.
   */
  'status': (string);
  /**
   * subtotal less discount_total plus all taxes.
   */
  'total': (number);
  /**
   * The estimate that the order was created from.
   */
  'estimate_id'?: (number);
  /**
   * The custom field values, by key.
   */
  'custom_fields': ({[key: string]: string});
  /**
   * The user who created the order, or the estimate that it was created from.
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
   * The name of that client.
   */
  'client_name': (string);
  /**
   * The name of that user, if any.
   */
  'created_by_name': (string);
  /**
   * The terms, such as of payment.
   */
  'terms': (string);
  /**
   * The discount in percent of the lines; excludes discount_amount.
   */
  'discount_percent'?: (string);
  /**
   * The discount; excludes discount_percent.
   */
  'discount_amount'?: (number);
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
  'taxes': (_bms_api_DocumentTax)[];
  /**
   * The currency (ISO 4217) of all amounts; by default the client's, then the organization's.
   */
  'currency': (string);
  /**
   * The decimals of the currency.
   */
  'currency_decimals': (number);
  /**
   * The order number: the id in the format of the organization, `ORD-` and at least six digits by default.
   */
  'order_number': (string);
  /**
   * The invoice that was created when the order was confirmed; null without one, also after its deletion.
   */
  'invoice_id'?: (number);
  /**
   * The withholding taxes.
   */
  'withheld': (_bms_api_WithheldTax)[];
  /**
   * Their sum, no part of total.
   */
  'withheld_total': (number);
  /**
   * The ids of the record in other systems, by source.
   */
  'external_ids': ({[key: string]: string});
}

/**
 * The order after a change.
 */
export interface OrderChangedResponseInput {
  /**
   * Always true.
   */
  'success'?: (boolean);
  /**
   * A message.
   */
  'message'?: (string);
  /**
   * The order, unless the caller can no longer view it.
   */
  'record'?: (OrderInput | null);
  /**
   * The custom field values, by key.
   */
  'custom_fields'?: ({[key: string]: string});
}

/**
 * The order after a change.
 */
export interface OrderChangedResponse {
  /**
   * Always true.
   */
  'success': (boolean);
  /**
   * A message.
   */
  'message': (string);
  /**
   * The order, unless the caller can no longer view it.
   */
  'record': (Order | null);
  /**
   * The custom field values, by key.
   */
  'custom_fields': ({[key: string]: string});
}

/**
 * A confirmed or cancelled order with its lines.
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
   * The client.
   */
  'client_id'?: (number | string | Long);
  /**
   * The lines of the order.
   */
  'items'?: (OrderLineInput)[];
  /**
   * The total, in the smallest unit of `currency`.
   */
  'total'?: (number | string | Long);
  /**
   * The owner of the client.
   */
  'owner_id'?: (number | string | Long);
  /**
   * The user who created the order; 0 if a service created it.
   */
  'created_by'?: (number | string | Long);
  /**
   * The taxes of the lines.
   */
  'taxes'?: (_bms_api_DocumentTaxInput)[];
  /**
   * The discount of the order in percent, as a decimal; empty if there is none.
   */
  'discount_percent'?: (string);
  /**
   * The discount of the order, in the smallest unit of `currency`.
   */
  'discount_amount'?: (number | string | Long);
  /**
   * True if rates and discounts include taxes.
   */
  'prices_include_tax'?: (boolean);
  /**
   * The terms.
   */
  'terms'?: (string);
  /**
   * The currency (ISO 4217) of the total and the rates.
   */
  'currency'?: (string);
  /**
   * The withholding taxes of the lines.
   */
  'withheld'?: (_bms_api_WithheldTaxInput)[];
}

/**
 * A confirmed or cancelled order with its lines.
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
   * The client.
   */
  'client_id': (number);
  /**
   * The lines of the order.
   */
  'items': (OrderLine)[];
  /**
   * The total, in the smallest unit of `currency`.
   */
  'total': (number);
  /**
   * The owner of the client.
   */
  'owner_id': (number);
  /**
   * The user who created the order; 0 if a service created it.
   */
  'created_by': (number);
  /**
   * The taxes of the lines.
   */
  'taxes': (_bms_api_DocumentTax)[];
  /**
   * The discount of the order in percent, as a decimal; empty if there is none.
   */
  'discount_percent': (string);
  /**
   * The discount of the order, in the smallest unit of `currency`.
   */
  'discount_amount': (number);
  /**
   * True if rates and discounts include taxes.
   */
  'prices_include_tax': (boolean);
  /**
   * The terms.
   */
  'terms': (string);
  /**
   * The currency (ISO 4217) of the total and the rates.
   */
  'currency': (string);
  /**
   * The withholding taxes of the lines.
   */
  'withheld': (_bms_api_WithheldTax)[];
}

/**
 * A line of an order, with the values supplied by its item.
 */
export interface OrderLineInput {
  /**
   * The item sold; 0 if there is none.
   */
  'item_id'?: (number | string | Long);
  /**
   * The title.
   */
  'title'?: (string);
  /**
   * The quantity, as a decimal.
   */
  'quantity'?: (string);
  /**
   * The unit price as a decimal, in the smallest unit of the order's currency.
   */
  'rate'?: (string);
  /**
   * The taxes of the line; the order has their rates.
   */
  'tax_ids'?: (number | string | Long)[];
  /**
   * The discount of the line in percent, as a decimal; empty if there is none.
   */
  'discount_percent'?: (string);
  /**
   * The discount of the line, in the smallest unit of the order's currency.
   */
  'discount_amount'?: (number | string | Long);
  /**
   * The unit of the quantity; empty if there is none.
   */
  'unit_type'?: (string);
  /**
   * The day of supply; empty if there is none.
   */
  'supply_date'?: (string);
  /**
   * The first day of supply; empty if there is none.
   */
  'supply_from'?: (string);
  /**
   * The last day of the supply; empty if there is none.
   */
  'supply_to'?: (string);
}

/**
 * A line of an order, with the values supplied by its item.
 */
export interface OrderLine {
  /**
   * The item sold; 0 if there is none.
   */
  'item_id': (number);
  /**
   * The title.
   */
  'title': (string);
  /**
   * The quantity, as a decimal.
   */
  'quantity': (string);
  /**
   * The unit price as a decimal, in the smallest unit of the order's currency.
   */
  'rate': (string);
  /**
   * The taxes of the line; the order has their rates.
   */
  'tax_ids': (number)[];
  /**
   * The discount of the line in percent, as a decimal; empty if there is none.
   */
  'discount_percent': (string);
  /**
   * The discount of the line, in the smallest unit of the order's currency.
   */
  'discount_amount': (number);
  /**
   * The unit of the quantity; empty if there is none.
   */
  'unit_type': (string);
  /**
   * The day of supply; empty if there is none.
   */
  'supply_date': (string);
  /**
   * The first day of supply; empty if there is none.
   */
  'supply_from': (string);
  /**
   * The last day of the supply; empty if there is none.
   */
  'supply_to': (string);
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
   * The client.
   */
  'client_id'?: (number | string | Long);
  /**
   * The date of the order.
   */
  'order_date'?: (string);
  /**
   * The status.
   */
  'status'?: (string);
  /**
   * The total (cents for EUR).
   */
  'total'?: (number | string | Long);
  /**
   * The estimate that the order was created from.
   */
  'estimate_id'?: (number | string | Long);
  /**
   * The creation date.
   */
  'created_at'?: (string);
  /**
   * The name of that client.
   */
  'client_name'?: (string);
  /**
   * The currency (ISO 4217) of the total.
   */
  'currency'?: (string);
  /**
   * The decimals of the currency.
   */
  'currency_decimals'?: (number);
  /**
   * The order number.
   */
  'order_number'?: (string);
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
   * The client.
   */
  'client_id': (number);
  /**
   * The date of the order.
   */
  'order_date': (string);
  /**
   * The status.
   */
  'status': (string);
  /**
   * The total (cents for EUR).
   */
  'total': (number);
  /**
   * The estimate that the order was created from.
   */
  'estimate_id'?: (number);
  /**
   * The creation date.
   */
  'created_at': (string);
  /**
   * The name of that client.
   */
  'client_name': (string);
  /**
   * The currency (ISO 4217) of the total.
   */
  'currency': (string);
  /**
   * The decimals of the currency.
   */
  'currency_decimals': (number);
  /**
   * The order number.
   */
  'order_number': (string);
}

/**
 * The order.
 */
export interface OrderResponseInput {
  /**
   * The order.
   */
  'record'?: (OrderInput | null);
  /**
   * The custom field values, by key.
   */
  'custom_fields'?: ({[key: string]: string});
  /**
   * Operations of the caller on the record, allowed or not. Only in details.
   */
  'actions'?: (_bms_api_RecordActionInput)[];
}

/**
 * The order.
 */
export interface OrderResponse {
  /**
   * The order.
   */
  'record': (Order | null);
  /**
   * The custom field values, by key.
   */
  'custom_fields': ({[key: string]: string});
  /**
   * Operations of the caller on the record, allowed or not. Only in details.
   */
  'actions': (_bms_api_RecordAction)[];
}

/**
 * Another client.
 */
export interface OtherClientInput {
  /**
   * The id of the other client.
   */
  'other_id'?: (number | string | Long);
}

/**
 * Another client.
 */
export interface OtherClient {
  /**
   * The id of the other client.
   */
  'other_id': (number);
}

/**
 * A form as a website shows it.
 */
export interface PublicFormInput {
  /**
   * The title.
   */
  'title'?: (string);
  /**
   * The description.
   */
  'description'?: (string);
  /**
   * The fields, in their order.
   */
  'fields'?: (PublicFormFieldInput)[];
}

/**
 * A form as a website shows it.
 */
export interface PublicForm {
  /**
   * The title.
   */
  'title': (string);
  /**
   * The description.
   */
  'description': (string);
  /**
   * The fields, in their order.
   */
  'fields': (PublicFormField)[];
}

/**
 * A field of a form on a website.
 */
export interface PublicFormFieldInput {
  /**
   * The name of its value.
   */
  'key'?: (string);
  /**
   * The question.
   */
  'title'?: (string);
  /**
   * The type of its values, as in an estimate form.
   */
  'field_type'?: (string);
  /**
   * True if a value is required.
   */
  'required'?: (boolean);
  /**
   * The options of select and multi_select.
   */
  'options'?: (string)[];
  /**
   * The placeholder text.
   */
  'placeholder'?: (string);
}

/**
 * A field of a form on a website.
 */
export interface PublicFormField {
  /**
   * The name of its value.
   */
  'key': (string);
  /**
   * The question.
   */
  'title': (string);
  /**
   * The type of its values, as in an estimate form.
   */
  'field_type': (string);
  /**
   * True if a value is required.
   */
  'required': (boolean);
  /**
   * The options of select and multi_select.
   */
  'options': (string)[];
  /**
   * The placeholder text.
   */
  'placeholder': (string);
}

/**
 * A form, identified by its token on websites.
 */
export interface PublicFormRequestInput {
  /**
   * The token of the form.
   */
  'token'?: (string);
}

/**
 * A form, identified by its token on websites.
 */
export interface PublicFormRequest {
  /**
   * The token of the form.
   */
  'token': (string);
}

/**
 * A form on a website.
 */
export interface PublicFormResponseInput {
  /**
   * The form.
   */
  'record'?: (PublicFormInput | null);
}

/**
 * A form on a website.
 */
export interface PublicFormResponse {
  /**
   * The form.
   */
  'record': (PublicForm | null);
}

/**
 * The version to which a contact is reverted.
 */
export interface RevertContactRequestInput {
  /**
   * The id of the client.
   */
  'client_id'?: (number | string | Long);
  /**
   * The id of the contact.
   */
  'id'?: (number | string | Long);
  /**
   * The version.
   */
  'version'?: (number | string | Long);
}

/**
 * The version to which a contact is reverted.
 */
export interface RevertContactRequest {
  /**
   * The id of the client.
   */
  'client_id': (number);
  /**
   * The id of the contact.
   */
  'id': (number);
  /**
   * The version.
   */
  'version': (number);
}

/**
 * The version to which a note is reverted.
 */
export interface RevertNoteRequestInput {
  /**
   * The id of the client.
   */
  'client_id'?: (number | string | Long);
  /**
   * The id of the note.
   */
  'id'?: (number | string | Long);
  /**
   * The version.
   */
  'version'?: (number | string | Long);
}

/**
 * The version to which a note is reverted.
 */
export interface RevertNoteRequest {
  /**
   * The id of the client.
   */
  'client_id': (number);
  /**
   * The id of the note.
   */
  'id': (number);
  /**
   * The version.
   */
  'version': (number);
}

/**
 * The answers to a form on a website.
 */
export interface SubmitPublicFormRequestInput {
  /**
   * The token of the form.
   */
  'token'?: (string);
  /**
   * The values of the form fields, by key.
   */
  'values'?: ({[key: string]: string});
  /**
   * Left empty by people: pages hide it. With a value, nothing is stored.
   */
  'homepage'?: (string);
}

/**
 * The answers to a form on a website.
 */
export interface SubmitPublicFormRequest {
  /**
   * The token of the form.
   */
  'token': (string);
  /**
   * The values of the form fields, by key.
   */
  'values': ({[key: string]: string});
  /**
   * Left empty by people: pages hide it. With a value, nothing is stored.
   */
  'homepage': (string);
}

/**
 * Changes to a client.
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
   * The fields to set; the gateway derives them from the body.
   */
  'update_mask'?: (_google_protobuf_FieldMaskInput | null);
}

/**
 * Changes to a client.
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
   * The fields to set; the gateway derives them from the body.
   */
  'update_mask': (_google_protobuf_FieldMask | null);
}

/**
 * Changes to a contact.
 */
export interface UpdateContactRequestInput {
  /**
   * The client.
   */
  'client_id'?: (number | string | Long);
  /**
   * The id of the contact.
   */
  'id'?: (number | string | Long);
  /**
   * The values to set.
   */
  'contact'?: (ContactInput | null);
  /**
   * The fields to set; the gateway derives them from the body.
   */
  'update_mask'?: (_google_protobuf_FieldMaskInput | null);
}

/**
 * Changes to a contact.
 */
export interface UpdateContactRequest {
  /**
   * The client.
   */
  'client_id': (number);
  /**
   * The id of the contact.
   */
  'id': (number);
  /**
   * The values to set.
   */
  'contact': (Contact | null);
  /**
   * The fields to set; the gateway derives them from the body.
   */
  'update_mask': (_google_protobuf_FieldMask | null);
}

/**
 * Changes to a contract.
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
   * The fields to set; the gateway derives them from the body.
   */
  'update_mask'?: (_google_protobuf_FieldMaskInput | null);
}

/**
 * Changes to a contract.
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
   * The fields to set; the gateway derives them from the body.
   */
  'update_mask': (_google_protobuf_FieldMask | null);
}

/**
 * Changes to a custom field.
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
   * The fields to set; the gateway derives them from the body.
   */
  'update_mask'?: (_google_protobuf_FieldMaskInput | null);
}

/**
 * Changes to a custom field.
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
   * The fields to set; the gateway derives them from the body.
   */
  'update_mask': (_google_protobuf_FieldMask | null);
}

/**
 * Changes to an estimate form.
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
   * The fields to set; the gateway derives them from the body.
   */
  'update_mask'?: (_google_protobuf_FieldMaskInput | null);
}

/**
 * Changes to an estimate form.
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
   * The fields to set; the gateway derives them from the body.
   */
  'update_mask': (_google_protobuf_FieldMask | null);
}

/**
 * Changes to an estimate.
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
   * The fields to set; the gateway derives them from the body.
   */
  'update_mask'?: (_google_protobuf_FieldMaskInput | null);
}

/**
 * Changes to an estimate.
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
   * The fields to set; the gateway derives them from the body.
   */
  'update_mask': (_google_protobuf_FieldMask | null);
}

/**
 * Changes to an estimate request.
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
   * The fields to set; the gateway derives them from the body.
   */
  'update_mask'?: (_google_protobuf_FieldMaskInput | null);
}

/**
 * Changes to an estimate request.
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
   * The fields to set; the gateway derives them from the body.
   */
  'update_mask': (_google_protobuf_FieldMask | null);
}

/**
 * Changes to a lead.
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
   * The fields to set; the gateway derives them from the body.
   */
  'update_mask'?: (_google_protobuf_FieldMaskInput | null);
}

/**
 * Changes to a lead.
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
   * The fields to set; the gateway derives them from the body.
   */
  'update_mask': (_google_protobuf_FieldMask | null);
}

/**
 * Changes to a note.
 */
export interface UpdateNoteRequestInput {
  /**
   * The client.
   */
  'client_id'?: (number | string | Long);
  /**
   * The id of the note.
   */
  'id'?: (number | string | Long);
  /**
   * The values to set.
   */
  'note'?: (NoteInput | null);
  /**
   * The fields to set; the gateway derives them from the body.
   */
  'update_mask'?: (_google_protobuf_FieldMaskInput | null);
}

/**
 * Changes to a note.
 */
export interface UpdateNoteRequest {
  /**
   * The client.
   */
  'client_id': (number);
  /**
   * The id of the note.
   */
  'id': (number);
  /**
   * The values to set.
   */
  'note': (Note | null);
  /**
   * The fields to set; the gateway derives them from the body.
   */
  'update_mask': (_google_protobuf_FieldMask | null);
}

/**
 * Changes to an order.
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
   * The fields to set; the gateway derives them from the body.
   */
  'update_mask'?: (_google_protobuf_FieldMaskInput | null);
}

/**
 * Changes to an order.
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
   * The fields to set; the gateway derives them from the body.
   */
  'update_mask': (_google_protobuf_FieldMask | null);
}
