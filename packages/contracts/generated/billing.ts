/* Made from protos/ by packages/contracts/scripts/generate.ts; changes here are lost. */
import type { Long } from '@grpc/proto-loader';
import type { DocumentRecipientInput as _bms_api_DocumentRecipientInput, DocumentRecipient as _bms_api_DocumentRecipient } from './api.ts';
import type { LineInput as _bms_api_LineInput, Line as _bms_api_Line } from './api.ts';
import type { ListMetaInput as _bms_api_ListMetaInput, ListMeta as _bms_api_ListMeta } from './api.ts';
import type { ListQueryInput as _bms_api_ListQueryInput, ListQuery as _bms_api_ListQuery } from './api.ts';
import type { FieldMaskInput as _google_protobuf_FieldMaskInput, FieldMask as _google_protobuf_FieldMask } from './protobuf.ts';

/**
 * A new payment.
 */
export interface AddPaymentRequestInput {
  /**
   * The id of the invoice.
   */
  'id'?: (number | string | Long);
  /**
   * The payment.
   */
  'payment'?: (PaymentInput | null);
}

/**
 * A new payment.
 */
export interface AddPaymentRequest {
  /**
   * The id of the invoice.
   */
  'id': (number);
  /**
   * The payment.
   */
  'payment': (Payment | null);
}

/**
 * A new invoice.
 */
export interface CreateInvoiceRequestInput {
  /**
   * The invoice to create.
   */
  'invoice'?: (InvoiceInput | null);
}

/**
 * A new invoice.
 */
export interface CreateInvoiceRequest {
  /**
   * The invoice to create.
   */
  'invoice': (Invoice | null);
}

/**
 * A new item category.
 */
export interface CreateItemCategoryRequestInput {
  /**
   * The item category to create.
   */
  'category'?: (ItemCategoryInput | null);
}

/**
 * A new item category.
 */
export interface CreateItemCategoryRequest {
  /**
   * The item category to create.
   */
  'category': (ItemCategory | null);
}

/**
 * A new item.
 */
export interface CreateItemRequestInput {
  /**
   * The item to create.
   */
  'item'?: (ItemInput | null);
}

/**
 * A new item.
 */
export interface CreateItemRequest {
  /**
   * The item to create.
   */
  'item': (Item | null);
}

/**
 * An invoice.
 */
export interface InvoiceInput {
  /**
   * The id of the invoice.
   */
  'id'?: (number | string | Long);
  /**
   * The invoice number, starting at `INV-000001`: unique, without gaps and never reused.
   */
  'invoice_number'?: (string);
  /**
   * The client.
   */
  'client_id'?: (number | string | Long);
  /**
   * The status, changed by send, cancel and payments.
   */
  'status'?: (string);
  /**
   * The lines.
   */
  'items'?: (_bms_api_LineInput)[];
  /**
   * The due date.
   */
  'due_date'?: (string);
  /**
   * The sum of all line totals, rounded half up once, in the smallest unit of `currency` (cents for EUR).
   */
  'total'?: (number | string | Long);
  /**
   * The amount paid, in the smallest unit of `currency`.
   */
  'paid'?: (number | string | Long);
  /**
   * The balance due, in the smallest unit of `currency`.
   */
  'balance'?: (number | string | Long);
  /**
   * The payments, oldest first.
   */
  'payments'?: (PaymentInput)[];
  /**
   * True if the invoice is sent, not fully paid and past its due date (UTC).
   */
  'overdue'?: (boolean);
  /**
   * The order that the invoice was created from.
   */
  'order_id'?: (number | string | Long);
  /**
   * The user who created it.
   */
  'created_by'?: (number | string | Long);
  /**
   * The creation date (UTC).
   */
  'created_at'?: (string);
  /**
   * The time of the last update.
   */
  'updated_at'?: (string);
  /**
   * The name of that client.
   */
  'client_name'?: (string);
  /**
   * The currency (ISO 4217) of all amounts; defaults to that of the order, then of the client, then of the organization.
   */
  'currency'?: (string);
  /**
   * The decimals of the currency (ISO 4217): 2 for EUR, 0 for JPY, 3 for KWD. An amount of 137875 is EUR 1,378.75.
   */
  'currency_decimals'?: (number);
}

/**
 * An invoice.
 */
export interface Invoice {
  /**
   * The id of the invoice.
   */
  'id': (number);
  /**
   * The invoice number, starting at `INV-000001`: unique, without gaps and never reused.
   */
  'invoice_number': (string);
  /**
   * The client.
   */
  'client_id': (number);
  /**
   * The status, changed by send, cancel and payments.
   */
  'status': (string);
  /**
   * The lines.
   */
  'items': (_bms_api_Line)[];
  /**
   * The due date.
   */
  'due_date': (string);
  /**
   * The sum of all line totals, rounded half up once, in the smallest unit of `currency` (cents for EUR).
   */
  'total': (number);
  /**
   * The amount paid, in the smallest unit of `currency`.
   */
  'paid': (number);
  /**
   * The balance due, in the smallest unit of `currency`.
   */
  'balance': (number);
  /**
   * The payments, oldest first.
   */
  'payments': (Payment)[];
  /**
   * True if the invoice is sent, not fully paid and past its due date (UTC).
   */
  'overdue': (boolean);
  /**
   * The order that the invoice was created from.
   */
  'order_id'?: (number);
  /**
   * The user who created it.
   */
  'created_by': (number);
  /**
   * The creation date (UTC).
   */
  'created_at': (string);
  /**
   * The time of the last update.
   */
  'updated_at': (string);
  /**
   * The name of that client.
   */
  'client_name': (string);
  /**
   * The currency (ISO 4217) of all amounts; defaults to that of the order, then of the client, then of the organization.
   */
  'currency': (string);
  /**
   * The decimals of the currency (ISO 4217): 2 for EUR, 0 for JPY, 3 for KWD. An amount of 137875 is EUR 1,378.75.
   */
  'currency_decimals': (number);
}

/**
 * The result of the action.
 */
export interface InvoiceActionResponseInput {
  /**
   * Always true.
   */
  'success'?: (boolean);
  /**
   * A human-readable message.
   */
  'message'?: (string);
  /**
   * The updated invoice.
   */
  'record'?: (InvoiceInput | null);
}

/**
 * The result of the action.
 */
export interface InvoiceActionResponse {
  /**
   * Always true.
   */
  'success': (boolean);
  /**
   * A human-readable message.
   */
  'message': (string);
  /**
   * The updated invoice.
   */
  'record': (Invoice | null);
}

/**
 * The balances in one currency.
 */
export interface InvoiceBalanceInput {
  /**
   * The currency (ISO 4217).
   */
  'currency'?: (string);
  /**
   * Decimals of the currency (ISO 4217).
   */
  'currency_decimals'?: (number);
  /**
   * The number of sent and partially paid invoices.
   */
  'count'?: (number | string | Long);
  /**
   * The sum of their balances, in the smallest unit of the currency.
   */
  'balance'?: (number | string | Long);
  /**
   * The number of overdue invoices.
   */
  'overdue_count'?: (number | string | Long);
  /**
   * The sum of their overdue balances, in the smallest unit of the currency.
   */
  'overdue_balance'?: (number | string | Long);
}

/**
 * The balances in one currency.
 */
export interface InvoiceBalance {
  /**
   * The currency (ISO 4217).
   */
  'currency': (string);
  /**
   * Decimals of the currency (ISO 4217).
   */
  'currency_decimals': (number);
  /**
   * The number of sent and partially paid invoices.
   */
  'count': (number);
  /**
   * The sum of their balances, in the smallest unit of the currency.
   */
  'balance': (number);
  /**
   * The number of overdue invoices.
   */
  'overdue_count': (number);
  /**
   * The sum of their overdue balances, in the smallest unit of the currency.
   */
  'overdue_balance': (number);
}

/**
 * Parameters of the balances.
 */
export interface InvoiceBalancesRequestInput {
  /**
   * Only invoices of this client.
   */
  'client_id'?: (number | string | Long);
}

/**
 * Parameters of the balances.
 */
export interface InvoiceBalancesRequest {
  /**
   * Only invoices of this client.
   */
  'client_id'?: (number);
}

/**
 * The balances by currency.
 */
export interface InvoiceBalancesResponseInput {
  /**
   * One record per currency with open invoices, ordered by currency code.
   */
  'records'?: (InvoiceBalanceInput)[];
}

/**
 * The balances by currency.
 */
export interface InvoiceBalancesResponse {
  /**
   * One record per currency with open invoices, ordered by currency code.
   */
  'records': (InvoiceBalance)[];
}

/**
 * A summary of the created invoice.
 */
export interface InvoiceCreatedInput {
  /**
   * The id of the invoice.
   */
  'id'?: (number | string | Long);
  /**
   * The invoice number.
   */
  'invoice_number'?: (string);
  /**
   * The client.
   */
  'client_id'?: (number | string | Long);
  /**
   * The status.
   */
  'status'?: (string);
  /**
   * The total, in the smallest unit of `currency` (cents for EUR).
   */
  'total'?: (number | string | Long);
  /**
   * The due date.
   */
  'due_date'?: (string);
}

/**
 * A summary of the created invoice.
 */
export interface InvoiceCreated {
  /**
   * The id of the invoice.
   */
  'id': (number);
  /**
   * The invoice number.
   */
  'invoice_number': (string);
  /**
   * The client.
   */
  'client_id': (number);
  /**
   * The status.
   */
  'status': (string);
  /**
   * The total, in the smallest unit of `currency` (cents for EUR).
   */
  'total': (number);
  /**
   * The due date.
   */
  'due_date': (string);
}

/**
 * The created record.
 */
export interface InvoiceCreatedResponseInput {
  /**
   * The new invoice.
   */
  'record'?: (InvoiceCreatedInput | null);
}

/**
 * The created record.
 */
export interface InvoiceCreatedResponse {
  /**
   * The new invoice.
   */
  'record': (InvoiceCreated | null);
}

/**
 * A summary of an invoice.
 */
export interface InvoiceEventInput {
  /**
   * The id of the invoice.
   */
  'id'?: (number | string | Long);
  /**
   * The version of the invoice after the change.
   */
  'version'?: (number | string | Long);
  /**
   * The invoice number, such as "INV-000001".
   */
  'invoice_number'?: (string);
  /**
   * The client.
   */
  'client_id'?: (number | string | Long);
  /**
   * "draft", "sent", "partially_paid", "paid" or "cancelled".
   */
  'status'?: (string);
  /**
   * The total, in the smallest unit of `currency`.
   */
  'total'?: (number | string | Long);
  /**
   * The amount paid, in the smallest unit of `currency`.
   */
  'paid'?: (number | string | Long);
  /**
   * The due date (YYYY-MM-DD).
   */
  'due_date'?: (string);
  /**
   * The order that the invoice was created from; 0 if there is none.
   */
  'order_id'?: (number | string | Long);
  /**
   * The owner of the client; 0 if there is none.
   */
  'owner_id'?: (number | string | Long);
  /**
   * The user who created the invoice; 0 if a service created it.
   */
  'created_by'?: (number | string | Long);
  /**
   * The currency (ISO 4217) of the total.
   */
  'currency'?: (string);
}

/**
 * A summary of an invoice.
 */
export interface InvoiceEvent {
  /**
   * The id of the invoice.
   */
  'id': (number);
  /**
   * The version of the invoice after the change.
   */
  'version': (number);
  /**
   * The invoice number, such as "INV-000001".
   */
  'invoice_number': (string);
  /**
   * The client.
   */
  'client_id': (number);
  /**
   * "draft", "sent", "partially_paid", "paid" or "cancelled".
   */
  'status': (string);
  /**
   * The total, in the smallest unit of `currency`.
   */
  'total': (number);
  /**
   * The amount paid, in the smallest unit of `currency`.
   */
  'paid': (number);
  /**
   * The due date (YYYY-MM-DD).
   */
  'due_date': (string);
  /**
   * The order that the invoice was created from; 0 if there is none.
   */
  'order_id': (number);
  /**
   * The owner of the client; 0 if there is none.
   */
  'owner_id': (number);
  /**
   * The user who created the invoice; 0 if a service created it.
   */
  'created_by': (number);
  /**
   * The currency (ISO 4217) of the total.
   */
  'currency': (string);
}

/**
 * An invoice in a list.
 */
export interface InvoiceListItemInput {
  /**
   * The id of the invoice.
   */
  'id'?: (number | string | Long);
  /**
   * The invoice number.
   */
  'invoice_number'?: (string);
  /**
   * The client.
   */
  'client_id'?: (number | string | Long);
  /**
   * The status.
   */
  'status'?: (string);
  /**
   * The total, in the smallest unit of `currency` (cents for EUR).
   */
  'total'?: (number | string | Long);
  /**
   * The due date.
   */
  'due_date'?: (string);
  /**
   * The creation date (UTC).
   */
  'created_at'?: (string);
  /**
   * The currency (ISO 4217) of the total; only with `include=currency`.
   */
  'currency'?: (string);
  /**
   * The name of the client; only with `include=client_name`.
   */
  'client_name'?: (string);
  /**
   * The balance due, in the smallest unit of the invoice's currency; only with `include=balance`.
   */
  'balance'?: (number | string | Long);
}

/**
 * An invoice in a list.
 */
export interface InvoiceListItem {
  /**
   * The id of the invoice.
   */
  'id': (number);
  /**
   * The invoice number.
   */
  'invoice_number': (string);
  /**
   * The client.
   */
  'client_id': (number);
  /**
   * The status.
   */
  'status': (string);
  /**
   * The total, in the smallest unit of `currency` (cents for EUR).
   */
  'total': (number);
  /**
   * The due date.
   */
  'due_date': (string);
  /**
   * The creation date (UTC).
   */
  'created_at': (string);
  /**
   * The currency (ISO 4217) of the total; only with `include=currency`.
   */
  'currency'?: (string);
  /**
   * The name of the client; only with `include=client_name`.
   */
  'client_name'?: (string);
  /**
   * The balance due, in the smallest unit of the invoice's currency; only with `include=balance`.
   */
  'balance'?: (number);
}

/**
 * The invoice.
 */
export interface InvoiceResponseInput {
  /**
   * The invoice.
   */
  'record'?: (InvoiceInput | null);
}

/**
 * The invoice.
 */
export interface InvoiceResponse {
  /**
   * The invoice.
   */
  'record': (Invoice | null);
}

/**
 * The result of sending.
 */
export interface InvoiceSentResponseInput {
  /**
   * Always true.
   */
  'success'?: (boolean);
  /**
   * A human-readable message, with a warning if no email is sent.
   */
  'message'?: (string);
  /**
   * The updated invoice.
   */
  'record'?: (InvoiceInput | null);
  /**
   * The recipients of the email, each address once.
   */
  'recipients'?: (_bms_api_DocumentRecipientInput)[];
}

/**
 * The result of sending.
 */
export interface InvoiceSentResponse {
  /**
   * Always true.
   */
  'success': (boolean);
  /**
   * A human-readable message, with a warning if no email is sent.
   */
  'message': (string);
  /**
   * The updated invoice.
   */
  'record': (Invoice | null);
  /**
   * The recipients of the email, each address once.
   */
  'recipients': (_bms_api_DocumentRecipient)[];
}

/**
 * An item.
 */
export interface ItemInput {
  /**
   * The id of the item.
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
   * The unit of sale.
   */
  'unit_type'?: (string);
  /**
   * The unit price, in the smallest unit of the organization's currency: 1800 is EUR 18.00.
   */
  'rate'?: (string);
  /**
   * The category.
   */
  'category_id'?: (number | string | Long);
  /**
   * The user who created it.
   */
  'created_by'?: (number | string | Long);
  /**
   * The creation date (UTC).
   */
  'created_at'?: (string);
  /**
   * The time of the last update.
   */
  'updated_at'?: (string);
}

/**
 * An item.
 */
export interface Item {
  /**
   * The id of the item.
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
   * The unit of sale.
   */
  'unit_type': (string);
  /**
   * The unit price, in the smallest unit of the organization's currency: 1800 is EUR 18.00.
   */
  'rate': (string);
  /**
   * The category.
   */
  'category_id'?: (number);
  /**
   * The user who created it.
   */
  'created_by': (number);
  /**
   * The creation date (UTC).
   */
  'created_at': (string);
  /**
   * The time of the last update.
   */
  'updated_at': (string);
}

/**
 * An item category.
 */
export interface ItemCategoryInput {
  /**
   * The id of the category.
   */
  'id'?: (number | string | Long);
  /**
   * The title; unique, ignoring case.
   */
  'title'?: (string);
  /**
   * The description.
   */
  'description'?: (string);
  /**
   * The sort position; lower numbers come first.
   */
  'sort'?: (number);
  /**
   * The user who created it.
   */
  'created_by'?: (number | string | Long);
  /**
   * The creation date (UTC).
   */
  'created_at'?: (string);
  /**
   * The time of the last update.
   */
  'updated_at'?: (string);
}

/**
 * An item category.
 */
export interface ItemCategory {
  /**
   * The id of the category.
   */
  'id': (number);
  /**
   * The title; unique, ignoring case.
   */
  'title': (string);
  /**
   * The description.
   */
  'description': (string);
  /**
   * The sort position; lower numbers come first.
   */
  'sort': (number);
  /**
   * The user who created it.
   */
  'created_by': (number);
  /**
   * The creation date (UTC).
   */
  'created_at': (string);
  /**
   * The time of the last update.
   */
  'updated_at': (string);
}

/**
 * An item category.
 */
export interface ItemCategoryEventInput {
  /**
   * The id of the category.
   */
  'id'?: (number | string | Long);
  /**
   * The version of the category after the change.
   */
  'version'?: (number | string | Long);
  /**
   * The title.
   */
  'title'?: (string);
  /**
   * The user who created it.
   */
  'created_by'?: (number | string | Long);
}

/**
 * An item category.
 */
export interface ItemCategoryEvent {
  /**
   * The id of the category.
   */
  'id': (number);
  /**
   * The version of the category after the change.
   */
  'version': (number);
  /**
   * The title.
   */
  'title': (string);
  /**
   * The user who created it.
   */
  'created_by': (number);
}

/**
 * An item category in a list.
 */
export interface ItemCategoryListItemInput {
  /**
   * The id of the category.
   */
  'id'?: (number | string | Long);
  /**
   * The title.
   */
  'title'?: (string);
  /**
   * The sort position; lower numbers come first.
   */
  'sort'?: (number);
  /**
   * The creation date (UTC).
   */
  'created_at'?: (string);
}

/**
 * An item category in a list.
 */
export interface ItemCategoryListItem {
  /**
   * The id of the category.
   */
  'id': (number);
  /**
   * The title.
   */
  'title': (string);
  /**
   * The sort position; lower numbers come first.
   */
  'sort': (number);
  /**
   * The creation date (UTC).
   */
  'created_at': (string);
}

/**
 * The item category.
 */
export interface ItemCategoryResponseInput {
  /**
   * The item category.
   */
  'record'?: (ItemCategoryInput | null);
}

/**
 * The item category.
 */
export interface ItemCategoryResponse {
  /**
   * The item category.
   */
  'record': (ItemCategory | null);
}

/**
 * An item.
 */
export interface ItemEventInput {
  /**
   * The id of the item.
   */
  'id'?: (number | string | Long);
  /**
   * The version of the item after the change.
   */
  'version'?: (number | string | Long);
  /**
   * The title.
   */
  'title'?: (string);
  /**
   * The unit price as a decimal, in the smallest unit of the organization's currency.
   */
  'rate'?: (string);
  /**
   * The category; 0 if there is none.
   */
  'category_id'?: (number | string | Long);
  /**
   * The user who created it.
   */
  'created_by'?: (number | string | Long);
}

/**
 * An item.
 */
export interface ItemEvent {
  /**
   * The id of the item.
   */
  'id': (number);
  /**
   * The version of the item after the change.
   */
  'version': (number);
  /**
   * The title.
   */
  'title': (string);
  /**
   * The unit price as a decimal, in the smallest unit of the organization's currency.
   */
  'rate': (string);
  /**
   * The category; 0 if there is none.
   */
  'category_id': (number);
  /**
   * The user who created it.
   */
  'created_by': (number);
}

/**
 * An item in a list.
 */
export interface ItemListItemInput {
  /**
   * The id of the item.
   */
  'id'?: (number | string | Long);
  /**
   * The title.
   */
  'title'?: (string);
  /**
   * The unit of sale.
   */
  'unit_type'?: (string);
  /**
   * The unit price, in the smallest unit of the organization's currency: 1800 is EUR 18.00.
   */
  'rate'?: (string);
  /**
   * The category.
   */
  'category_id'?: (number | string | Long);
  /**
   * The creation date (UTC).
   */
  'created_at'?: (string);
}

/**
 * An item in a list.
 */
export interface ItemListItem {
  /**
   * The id of the item.
   */
  'id': (number);
  /**
   * The title.
   */
  'title': (string);
  /**
   * The unit of sale.
   */
  'unit_type': (string);
  /**
   * The unit price, in the smallest unit of the organization's currency: 1800 is EUR 18.00.
   */
  'rate': (string);
  /**
   * The category.
   */
  'category_id'?: (number);
  /**
   * The creation date (UTC).
   */
  'created_at': (string);
}

/**
 * The item.
 */
export interface ItemResponseInput {
  /**
   * The item.
   */
  'record'?: (ItemInput | null);
}

/**
 * The item.
 */
export interface ItemResponse {
  /**
   * The item.
   */
  'record': (Item | null);
}

/**
 * Parameters for listing invoices.
 */
export interface ListInvoicesRequestInput {
  /**
   * Pagination, sorting and search.
   */
  'list'?: (_bms_api_ListQueryInput | null);
  /**
   * Only invoices of this client.
   */
  'client_id'?: (number | string | Long);
  /**
   * Only invoices with this status.
   */
  'status'?: (string);
  /**
   * Only invoices due on or after this day.
   */
  'due_from'?: (string);
  /**
   * Only invoices due on or before this day.
   */
  'due_to'?: (string);
  /**
   * Only overdue invoices, or only invoices that are not overdue.
   */
  'overdue'?: (boolean);
  /**
   * Only invoices with an open balance (sent or partially_paid), or only the others.
   */
  'unpaid'?: (boolean);
  /**
   * Additional fields to include in the records.
   */
  'include'?: (string)[];
}

/**
 * Parameters for listing invoices.
 */
export interface ListInvoicesRequest {
  /**
   * Pagination, sorting and search.
   */
  'list': (_bms_api_ListQuery | null);
  /**
   * Only invoices of this client.
   */
  'client_id'?: (number);
  /**
   * Only invoices with this status.
   */
  'status'?: (string);
  /**
   * Only invoices due on or after this day.
   */
  'due_from'?: (string);
  /**
   * Only invoices due on or before this day.
   */
  'due_to'?: (string);
  /**
   * Only overdue invoices, or only invoices that are not overdue.
   */
  'overdue'?: (boolean);
  /**
   * Only invoices with an open balance (sent or partially_paid), or only the others.
   */
  'unpaid'?: (boolean);
  /**
   * Additional fields to include in the records.
   */
  'include': (string)[];
}

/**
 * A page of invoices.
 */
export interface ListInvoicesResponseInput {
  /**
   * The invoices on this page.
   */
  'records'?: (InvoiceListItemInput)[];
  /**
   * Pagination details.
   */
  'meta'?: (_bms_api_ListMetaInput | null);
}

/**
 * A page of invoices.
 */
export interface ListInvoicesResponse {
  /**
   * The invoices on this page.
   */
  'records': (InvoiceListItem)[];
  /**
   * Pagination details.
   */
  'meta': (_bms_api_ListMeta | null);
}

/**
 * Parameters for listing item categories.
 */
export interface ListItemCategoriesRequestInput {
  /**
   * Pagination, sorting and search.
   */
  'list'?: (_bms_api_ListQueryInput | null);
}

/**
 * Parameters for listing item categories.
 */
export interface ListItemCategoriesRequest {
  /**
   * Pagination, sorting and search.
   */
  'list': (_bms_api_ListQuery | null);
}

/**
 * A page of item categories.
 */
export interface ListItemCategoriesResponseInput {
  /**
   * The item categories on this page.
   */
  'records'?: (ItemCategoryListItemInput)[];
  /**
   * Pagination details.
   */
  'meta'?: (_bms_api_ListMetaInput | null);
}

/**
 * A page of item categories.
 */
export interface ListItemCategoriesResponse {
  /**
   * The item categories on this page.
   */
  'records': (ItemCategoryListItem)[];
  /**
   * Pagination details.
   */
  'meta': (_bms_api_ListMeta | null);
}

/**
 * Parameters for listing items.
 */
export interface ListItemsRequestInput {
  /**
   * Pagination, sorting and search.
   */
  'list'?: (_bms_api_ListQueryInput | null);
  /**
   * Only items of this category.
   */
  'category_id'?: (number | string | Long);
}

/**
 * Parameters for listing items.
 */
export interface ListItemsRequest {
  /**
   * Pagination, sorting and search.
   */
  'list': (_bms_api_ListQuery | null);
  /**
   * Only items of this category.
   */
  'category_id'?: (number);
}

/**
 * A page of items.
 */
export interface ListItemsResponseInput {
  /**
   * The items on this page.
   */
  'records'?: (ItemListItemInput)[];
  /**
   * Pagination details.
   */
  'meta'?: (_bms_api_ListMetaInput | null);
}

/**
 * A page of items.
 */
export interface ListItemsResponse {
  /**
   * The items on this page.
   */
  'records': (ItemListItem)[];
  /**
   * Pagination details.
   */
  'meta': (_bms_api_ListMeta | null);
}

/**
 * The items to look up.
 */
export interface LookupItemsRequestInput {
  /**
   * The ids of the items.
   */
  'ids'?: (number | string | Long)[];
  /**
   * The user whose own items are looked up; 0 for all items.
   */
  'own_of'?: (number | string | Long);
}

/**
 * The items to look up.
 */
export interface LookupItemsRequest {
  /**
   * The ids of the items.
   */
  'ids': (number)[];
  /**
   * The user whose own items are looked up; 0 for all items.
   */
  'own_of': (number);
}

/**
 * The items found.
 */
export interface LookupItemsResponseInput {
  /**
   * The items.
   */
  'items'?: (PricedItemInput)[];
}

/**
 * The items found.
 */
export interface LookupItemsResponse {
  /**
   * The items.
   */
  'items': (PricedItem)[];
}

/**
 * An invoice that is a draft, sent or partially paid.
 */
export interface OpenInvoiceInput {
  /**
   * The id of the invoice.
   */
  'id'?: (number | string | Long);
  /**
   * The invoice number.
   */
  'invoice_number'?: (string);
  /**
   * The status.
   */
  'status'?: (string);
}

/**
 * An invoice that is a draft, sent or partially paid.
 */
export interface OpenInvoice {
  /**
   * The id of the invoice.
   */
  'id': (number);
  /**
   * The invoice number.
   */
  'invoice_number': (string);
  /**
   * The status.
   */
  'status': (string);
}

/**
 * The client whose open invoices to list.
 */
export interface OpenInvoicesRequestInput {
  /**
   * The client.
   */
  'client_id'?: (number | string | Long);
}

/**
 * The client whose open invoices to list.
 */
export interface OpenInvoicesRequest {
  /**
   * The client.
   */
  'client_id': (number);
}

/**
 * The oldest open invoices of a client and their number.
 */
export interface OpenInvoicesResponseInput {
  /**
   * The oldest open invoices.
   */
  'invoices'?: (OpenInvoiceInput)[];
  /**
   * The number of open invoices.
   */
  'total'?: (number | string | Long);
}

/**
 * The oldest open invoices of a client and their number.
 */
export interface OpenInvoicesResponse {
  /**
   * The oldest open invoices.
   */
  'invoices': (OpenInvoice)[];
  /**
   * The number of open invoices.
   */
  'total': (number);
}

/**
 * A payment of an invoice.
 */
export interface PaymentInput {
  /**
   * The id of the payment.
   */
  'id'?: (number | string | Long);
  /**
   * The amount, in the smallest unit of the invoice's currency: 10050 is EUR 100.50.
   */
  'amount'?: (number | string | Long);
  /**
   * The payment date; defaults to today (UTC).
   */
  'paid_on'?: (string);
  /**
   * The payment method.
   */
  'method'?: (string);
  /**
   * A note.
   */
  'note'?: (string);
  /**
   * The user who entered it.
   */
  'created_by'?: (number | string | Long);
  /**
   * The date on which it was entered (UTC).
   */
  'created_at'?: (string);
}

/**
 * A payment of an invoice.
 */
export interface Payment {
  /**
   * The id of the payment.
   */
  'id': (number);
  /**
   * The amount, in the smallest unit of the invoice's currency: 10050 is EUR 100.50.
   */
  'amount': (number);
  /**
   * The payment date; defaults to today (UTC).
   */
  'paid_on': (string);
  /**
   * The payment method.
   */
  'method': (string);
  /**
   * A note.
   */
  'note': (string);
  /**
   * The user who entered it.
   */
  'created_by': (number);
  /**
   * The date on which it was entered (UTC).
   */
  'created_at': (string);
}

/**
 * The title and rate of an item.
 */
export interface PricedItemInput {
  /**
   * The id of the item.
   */
  'id'?: (number | string | Long);
  /**
   * The title.
   */
  'title'?: (string);
  /**
   * The unit price, in the smallest unit of the organization's currency: 1800 is EUR 18.00.
   */
  'rate'?: (string);
}

/**
 * The title and rate of an item.
 */
export interface PricedItem {
  /**
   * The id of the item.
   */
  'id': (number);
  /**
   * The title.
   */
  'title': (string);
  /**
   * The unit price, in the smallest unit of the organization's currency: 1800 is EUR 18.00.
   */
  'rate': (string);
}

/**
 * Changes to an invoice.
 */
export interface UpdateInvoiceRequestInput {
  /**
   * The id of the invoice.
   */
  'id'?: (number | string | Long);
  /**
   * The values to set.
   */
  'invoice'?: (InvoiceInput | null);
  /**
   * The fields to set; the gateway derives them from the body.
   */
  'update_mask'?: (_google_protobuf_FieldMaskInput | null);
}

/**
 * Changes to an invoice.
 */
export interface UpdateInvoiceRequest {
  /**
   * The id of the invoice.
   */
  'id': (number);
  /**
   * The values to set.
   */
  'invoice': (Invoice | null);
  /**
   * The fields to set; the gateway derives them from the body.
   */
  'update_mask': (_google_protobuf_FieldMask | null);
}

/**
 * Changes to an item category.
 */
export interface UpdateItemCategoryRequestInput {
  /**
   * The id of the item category.
   */
  'id'?: (number | string | Long);
  /**
   * The values to set.
   */
  'category'?: (ItemCategoryInput | null);
  /**
   * The fields to set; the gateway derives them from the body.
   */
  'update_mask'?: (_google_protobuf_FieldMaskInput | null);
}

/**
 * Changes to an item category.
 */
export interface UpdateItemCategoryRequest {
  /**
   * The id of the item category.
   */
  'id': (number);
  /**
   * The values to set.
   */
  'category': (ItemCategory | null);
  /**
   * The fields to set; the gateway derives them from the body.
   */
  'update_mask': (_google_protobuf_FieldMask | null);
}

/**
 * Changes to an item.
 */
export interface UpdateItemRequestInput {
  /**
   * The id of the item.
   */
  'id'?: (number | string | Long);
  /**
   * The values to set.
   */
  'item'?: (ItemInput | null);
  /**
   * The fields to set; the gateway derives them from the body.
   */
  'update_mask'?: (_google_protobuf_FieldMaskInput | null);
}

/**
 * Changes to an item.
 */
export interface UpdateItemRequest {
  /**
   * The id of the item.
   */
  'id': (number);
  /**
   * The values to set.
   */
  'item': (Item | null);
  /**
   * The fields to set; the gateway derives them from the body.
   */
  'update_mask': (_google_protobuf_FieldMask | null);
}
