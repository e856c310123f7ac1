/* Made from protos/ by packages/contracts/scripts/generate.ts; changes here are lost. */
import type { Long } from '@grpc/proto-loader';
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
 * An invoice, as it is sent and shown.
 */
export interface InvoiceInput {
  /**
   * The id of the invoice.
   */
  'id'?: (number | string | Long);
  /**
   * Its number, `INV-000001` upward: unique, without gaps, and never given again.
   */
  'invoice_number'?: (string);
  /**
   * The client who owes it.
   */
  'client_id'?: (number | string | Long);
  /**
   * Where it stands. It moves by send, cancel and payments.
   */
  'status'?: (string);
  /**
   * The lines.
   */
  'items'?: (_bms_api_LineInput)[];
  /**
   * The day by which it is to be paid.
   */
  'due_date'?: (string);
  /**
   * The sum of quantity times rate over all lines: exact, then rounded half up once; in the unit of the rates.
   */
  'total'?: (number | string | Long);
  /**
   * What has been paid.
   */
  'paid'?: (number | string | Long);
  /**
   * What is still owed.
   */
  'balance'?: (number | string | Long);
  /**
   * The payments, the first one first.
   */
  'payments'?: (PaymentInput)[];
  /**
   * Whether it is sent, not fully paid, and its due date has passed (UTC).
   */
  'overdue'?: (boolean);
  /**
   * The order that it came from.
   */
  'order_id'?: (number | string | Long);
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
 * An invoice, as it is sent and shown.
 */
export interface Invoice {
  /**
   * The id of the invoice.
   */
  'id': (number);
  /**
   * Its number, `INV-000001` upward: unique, without gaps, and never given again.
   */
  'invoice_number': (string);
  /**
   * The client who owes it.
   */
  'client_id': (number);
  /**
   * Where it stands. It moves by send, cancel and payments.
   */
  'status': (string);
  /**
   * The lines.
   */
  'items': (_bms_api_Line)[];
  /**
   * The day by which it is to be paid.
   */
  'due_date': (string);
  /**
   * The sum of quantity times rate over all lines: exact, then rounded half up once; in the unit of the rates.
   */
  'total': (number);
  /**
   * What has been paid.
   */
  'paid': (number);
  /**
   * What is still owed.
   */
  'balance': (number);
  /**
   * The payments, the first one first.
   */
  'payments': (Payment)[];
  /**
   * Whether it is sent, not fully paid, and its due date has passed (UTC).
   */
  'overdue': (boolean);
  /**
   * The order that it came from.
   */
  'order_id'?: (number);
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
export interface InvoiceActionResponseInput {
  /**
   * Always true.
   */
  'success'?: (boolean);
  /**
   * What was done, for a person.
   */
  'message'?: (string);
  /**
   * The invoice afterwards.
   */
  'record'?: (InvoiceInput | null);
}

/**
 * The answer of an action.
 */
export interface InvoiceActionResponse {
  /**
   * Always true.
   */
  'success': (boolean);
  /**
   * What was done, for a person.
   */
  'message': (string);
  /**
   * The invoice afterwards.
   */
  'record': (Invoice | null);
}

/**
 * An invoice that was created, in short.
 */
export interface InvoiceCreatedInput {
  /**
   * The id of the invoice.
   */
  'id'?: (number | string | Long);
  /**
   * Its number.
   */
  'invoice_number'?: (string);
  /**
   * The client who owes it.
   */
  'client_id'?: (number | string | Long);
  /**
   * Where it stands.
   */
  'status'?: (string);
  /**
   * What is to be paid, in the unit of the rates.
   */
  'total'?: (number | string | Long);
  /**
   * The day by which it is to be paid.
   */
  'due_date'?: (string);
}

/**
 * An invoice that was created, in short.
 */
export interface InvoiceCreated {
  /**
   * The id of the invoice.
   */
  'id': (number);
  /**
   * Its number.
   */
  'invoice_number': (string);
  /**
   * The client who owes it.
   */
  'client_id': (number);
  /**
   * Where it stands.
   */
  'status': (string);
  /**
   * What is to be paid, in the unit of the rates.
   */
  'total': (number);
  /**
   * The day by which it is to be paid.
   */
  'due_date': (string);
}

/**
 * The answer to a create.
 */
export interface InvoiceCreatedResponseInput {
  /**
   * The new invoice.
   */
  'record'?: (InvoiceCreatedInput | null);
}

/**
 * The answer to a create.
 */
export interface InvoiceCreatedResponse {
  /**
   * The new invoice.
   */
  'record': (InvoiceCreated | null);
}

/**
 * An invoice, in short.
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
   * Its number, e.g. "INV-000001".
   */
  'invoice_number'?: (string);
  /**
   * The client who owes it.
   */
  'client_id'?: (number | string | Long);
  /**
   * "draft", "sent", "partially_paid", "paid" or "cancelled".
   */
  'status'?: (string);
  /**
   * What is to be paid, in the unit of the rates.
   */
  'total'?: (number | string | Long);
  /**
   * What has been paid.
   */
  'paid'?: (number | string | Long);
  /**
   * The day by which it is to be paid (YYYY-MM-DD).
   */
  'due_date'?: (string);
  /**
   * The order that it came from; 0 if there is none.
   */
  'order_id'?: (number | string | Long);
  /**
   * The user who looks after the client; 0 if there is none.
   */
  'owner_id'?: (number | string | Long);
  /**
   * The user who created the invoice; 0 where a service did.
   */
  'created_by'?: (number | string | Long);
}

/**
 * An invoice, in short.
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
   * Its number, e.g. "INV-000001".
   */
  'invoice_number': (string);
  /**
   * The client who owes it.
   */
  'client_id': (number);
  /**
   * "draft", "sent", "partially_paid", "paid" or "cancelled".
   */
  'status': (string);
  /**
   * What is to be paid, in the unit of the rates.
   */
  'total': (number);
  /**
   * What has been paid.
   */
  'paid': (number);
  /**
   * The day by which it is to be paid (YYYY-MM-DD).
   */
  'due_date': (string);
  /**
   * The order that it came from; 0 if there is none.
   */
  'order_id': (number);
  /**
   * The user who looks after the client; 0 if there is none.
   */
  'owner_id': (number);
  /**
   * The user who created the invoice; 0 where a service did.
   */
  'created_by': (number);
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
   * Its number.
   */
  'invoice_number'?: (string);
  /**
   * The client who owes it.
   */
  'client_id'?: (number | string | Long);
  /**
   * Where it stands.
   */
  'status'?: (string);
  /**
   * What is to be paid, in the unit of the rates.
   */
  'total'?: (number | string | Long);
  /**
   * The day by which it is to be paid.
   */
  'due_date'?: (string);
  /**
   * The day of its creation (UTC).
   */
  'created_at'?: (string);
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
   * Its number.
   */
  'invoice_number': (string);
  /**
   * The client who owes it.
   */
  'client_id': (number);
  /**
   * Where it stands.
   */
  'status': (string);
  /**
   * What is to be paid, in the unit of the rates.
   */
  'total': (number);
  /**
   * The day by which it is to be paid.
   */
  'due_date': (string);
  /**
   * The day of its creation (UTC).
   */
  'created_at': (string);
}

/**
 * An invoice in full.
 */
export interface InvoiceResponseInput {
  /**
   * The invoice.
   */
  'record'?: (InvoiceInput | null);
}

/**
 * An invoice in full.
 */
export interface InvoiceResponse {
  /**
   * The invoice.
   */
  'record': (Invoice | null);
}

/**
 * An item, as it is sent and shown.
 */
export interface ItemInput {
  /**
   * The id of the item.
   */
  'id'?: (number | string | Long);
  /**
   * What it is called.
   */
  'title'?: (string);
  /**
   * What it is, for a person.
   */
  'description'?: (string);
  /**
   * What one of it is.
   */
  'unit_type'?: (string);
  /**
   * The price of one, in the unit of all amounts (such as cents).
   */
  'rate'?: (string);
  /**
   * Its category.
   */
  'category_id'?: (number | string | Long);
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
 * An item, as it is sent and shown.
 */
export interface Item {
  /**
   * The id of the item.
   */
  'id': (number);
  /**
   * What it is called.
   */
  'title': (string);
  /**
   * What it is, for a person.
   */
  'description': (string);
  /**
   * What one of it is.
   */
  'unit_type': (string);
  /**
   * The price of one, in the unit of all amounts (such as cents).
   */
  'rate': (string);
  /**
   * Its category.
   */
  'category_id'?: (number);
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
 * An item category, as it is sent and shown.
 */
export interface ItemCategoryInput {
  /**
   * The id of the category.
   */
  'id'?: (number | string | Long);
  /**
   * What it is called; no two categories have the same title, whatever its case.
   */
  'title'?: (string);
  /**
   * What belongs to it, for a person.
   */
  'description'?: (string);
  /**
   * Its place among the others: smaller numbers come first.
   */
  'sort'?: (number);
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
 * An item category, as it is sent and shown.
 */
export interface ItemCategory {
  /**
   * The id of the category.
   */
  'id': (number);
  /**
   * What it is called; no two categories have the same title, whatever its case.
   */
  'title': (string);
  /**
   * What belongs to it, for a person.
   */
  'description': (string);
  /**
   * Its place among the others: smaller numbers come first.
   */
  'sort': (number);
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
   * What it is called.
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
   * What it is called.
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
   * What it is called.
   */
  'title'?: (string);
  /**
   * Its place among the others: smaller numbers come first.
   */
  'sort'?: (number);
  /**
   * The day of its creation (UTC).
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
   * What it is called.
   */
  'title': (string);
  /**
   * Its place among the others: smaller numbers come first.
   */
  'sort': (number);
  /**
   * The day of its creation (UTC).
   */
  'created_at': (string);
}

/**
 * An item category in full.
 */
export interface ItemCategoryResponseInput {
  /**
   * The item category.
   */
  'record'?: (ItemCategoryInput | null);
}

/**
 * An item category in full.
 */
export interface ItemCategoryResponse {
  /**
   * The item category.
   */
  'record': (ItemCategory | null);
}

/**
 * An item, as other services keep it in their own small copies.
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
   * What it is called.
   */
  'title'?: (string);
  /**
   * The price of one, as a decimal.
   */
  'rate'?: (string);
  /**
   * Its category; 0 if it has none.
   */
  'category_id'?: (number | string | Long);
  /**
   * The user who created it.
   */
  'created_by'?: (number | string | Long);
}

/**
 * An item, as other services keep it in their own small copies.
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
   * What it is called.
   */
  'title': (string);
  /**
   * The price of one, as a decimal.
   */
  'rate': (string);
  /**
   * Its category; 0 if it has none.
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
   * What it is called.
   */
  'title'?: (string);
  /**
   * What one of it is.
   */
  'unit_type'?: (string);
  /**
   * The price of one.
   */
  'rate'?: (string);
  /**
   * Its category.
   */
  'category_id'?: (number | string | Long);
  /**
   * The day of its creation (UTC).
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
   * What it is called.
   */
  'title': (string);
  /**
   * What one of it is.
   */
  'unit_type': (string);
  /**
   * The price of one.
   */
  'rate': (string);
  /**
   * Its category.
   */
  'category_id'?: (number);
  /**
   * The day of its creation (UTC).
   */
  'created_at': (string);
}

/**
 * An item in full.
 */
export interface ItemResponseInput {
  /**
   * The item.
   */
  'record'?: (ItemInput | null);
}

/**
 * An item in full.
 */
export interface ItemResponse {
  /**
   * The item.
   */
  'record': (Item | null);
}

/**
 * Which invoices to list.
 */
export interface ListInvoicesRequestInput {
  /**
   * Page, order and search.
   */
  'list'?: (_bms_api_ListQueryInput | null);
  /**
   * Only invoices of that client.
   */
  'client_id'?: (number | string | Long);
  /**
   * Only invoices of that status.
   */
  'status'?: (string);
  /**
   * Only invoices due on that day or later.
   */
  'due_from'?: (string);
  /**
   * Only invoices due on that day or earlier.
   */
  'due_to'?: (string);
  /**
   * Only invoices that are overdue, or only those that are not.
   */
  'overdue'?: (boolean);
}

/**
 * Which invoices to list.
 */
export interface ListInvoicesRequest {
  /**
   * Page, order and search.
   */
  'list': (_bms_api_ListQuery | null);
  /**
   * Only invoices of that client.
   */
  'client_id'?: (number);
  /**
   * Only invoices of that status.
   */
  'status'?: (string);
  /**
   * Only invoices due on that day or later.
   */
  'due_from'?: (string);
  /**
   * Only invoices due on that day or earlier.
   */
  'due_to'?: (string);
  /**
   * Only invoices that are overdue, or only those that are not.
   */
  'overdue'?: (boolean);
}

/**
 * A page of invoices.
 */
export interface ListInvoicesResponseInput {
  /**
   * The invoices of this page.
   */
  'records'?: (InvoiceListItemInput)[];
  /**
   * Where the page stands.
   */
  'meta'?: (_bms_api_ListMetaInput | null);
}

/**
 * A page of invoices.
 */
export interface ListInvoicesResponse {
  /**
   * The invoices of this page.
   */
  'records': (InvoiceListItem)[];
  /**
   * Where the page stands.
   */
  'meta': (_bms_api_ListMeta | null);
}

/**
 * Which item categories to list.
 */
export interface ListItemCategoriesRequestInput {
  /**
   * Page, order and search.
   */
  'list'?: (_bms_api_ListQueryInput | null);
}

/**
 * Which item categories to list.
 */
export interface ListItemCategoriesRequest {
  /**
   * Page, order and search.
   */
  'list': (_bms_api_ListQuery | null);
}

/**
 * A page of item categories.
 */
export interface ListItemCategoriesResponseInput {
  /**
   * The item categories of this page.
   */
  'records'?: (ItemCategoryListItemInput)[];
  /**
   * Where the page stands.
   */
  'meta'?: (_bms_api_ListMetaInput | null);
}

/**
 * A page of item categories.
 */
export interface ListItemCategoriesResponse {
  /**
   * The item categories of this page.
   */
  'records': (ItemCategoryListItem)[];
  /**
   * Where the page stands.
   */
  'meta': (_bms_api_ListMeta | null);
}

/**
 * Which items to list.
 */
export interface ListItemsRequestInput {
  /**
   * Page, order and search.
   */
  'list'?: (_bms_api_ListQueryInput | null);
  /**
   * Only items of that category.
   */
  'category_id'?: (number | string | Long);
}

/**
 * Which items to list.
 */
export interface ListItemsRequest {
  /**
   * Page, order and search.
   */
  'list': (_bms_api_ListQuery | null);
  /**
   * Only items of that category.
   */
  'category_id'?: (number);
}

/**
 * A page of items.
 */
export interface ListItemsResponseInput {
  /**
   * The items of this page.
   */
  'records'?: (ItemListItemInput)[];
  /**
   * Where the page stands.
   */
  'meta'?: (_bms_api_ListMetaInput | null);
}

/**
 * A page of items.
 */
export interface ListItemsResponse {
  /**
   * The items of this page.
   */
  'records': (ItemListItem)[];
  /**
   * Where the page stands.
   */
  'meta': (_bms_api_ListMeta | null);
}

/**
 * Which items to look up.
 */
export interface LookupItemsRequestInput {
  /**
   * Their ids.
   */
  'ids'?: (number | string | Long)[];
}

/**
 * Which items to look up.
 */
export interface LookupItemsRequest {
  /**
   * Their ids.
   */
  'ids': (number)[];
}

/**
 * The items that there are.
 */
export interface LookupItemsResponseInput {
  /**
   * Each with what it gives to a line.
   */
  'items'?: (PricedItemInput)[];
}

/**
 * The items that there are.
 */
export interface LookupItemsResponse {
  /**
   * Each with what it gives to a line.
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
   * Its number.
   */
  'invoice_number'?: (string);
  /**
   * Where it stands.
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
   * Its number.
   */
  'invoice_number': (string);
  /**
   * Where it stands.
   */
  'status': (string);
}

/**
 * Whose open invoices.
 */
export interface OpenInvoicesRequestInput {
  /**
   * The client.
   */
  'client_id'?: (number | string | Long);
}

/**
 * Whose open invoices.
 */
export interface OpenInvoicesRequest {
  /**
   * The client.
   */
  'client_id': (number);
}

/**
 * The first of the open invoices of a client, and how many there are.
 */
export interface OpenInvoicesResponseInput {
  /**
   * The oldest of them.
   */
  'invoices'?: (OpenInvoiceInput)[];
  /**
   * How many there are in all.
   */
  'total'?: (number | string | Long);
}

/**
 * The first of the open invoices of a client, and how many there are.
 */
export interface OpenInvoicesResponse {
  /**
   * The oldest of them.
   */
  'invoices': (OpenInvoice)[];
  /**
   * How many there are in all.
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
   * How much was paid, in the unit of the total.
   */
  'amount'?: (number | string | Long);
  /**
   * The day it was paid; today (UTC) by default.
   */
  'paid_on'?: (string);
  /**
   * How it was paid.
   */
  'method'?: (string);
  /**
   * Anything to remember about it.
   */
  'note'?: (string);
  /**
   * The user who entered it.
   */
  'created_by'?: (number | string | Long);
  /**
   * The day it was entered (UTC).
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
   * How much was paid, in the unit of the total.
   */
  'amount': (number);
  /**
   * The day it was paid; today (UTC) by default.
   */
  'paid_on': (string);
  /**
   * How it was paid.
   */
  'method': (string);
  /**
   * Anything to remember about it.
   */
  'note': (string);
  /**
   * The user who entered it.
   */
  'created_by': (number);
  /**
   * The day it was entered (UTC).
   */
  'created_at': (string);
}

/**
 * What an item gives to the lines that sell it.
 */
export interface PricedItemInput {
  /**
   * The id of the item.
   */
  'id'?: (number | string | Long);
  /**
   * What it is called.
   */
  'title'?: (string);
  /**
   * The price of one.
   */
  'rate'?: (string);
}

/**
 * What an item gives to the lines that sell it.
 */
export interface PricedItem {
  /**
   * The id of the item.
   */
  'id': (number);
  /**
   * What it is called.
   */
  'title': (string);
  /**
   * The price of one.
   */
  'rate': (string);
}

/**
 * Changes of an invoice.
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
   * The fields to set; made by the gateway from the members of the body.
   */
  'update_mask'?: (_google_protobuf_FieldMaskInput | null);
}

/**
 * Changes of an invoice.
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
   * The fields to set; made by the gateway from the members of the body.
   */
  'update_mask': (_google_protobuf_FieldMask | null);
}

/**
 * Changes of an item category.
 */
export interface UpdateItemCategoryRequestInput {
  /**
   * The id of the category.
   */
  'id'?: (number | string | Long);
  /**
   * The values to set.
   */
  'category'?: (ItemCategoryInput | null);
  /**
   * The fields to set; made by the gateway from the members of the body.
   */
  'update_mask'?: (_google_protobuf_FieldMaskInput | null);
}

/**
 * Changes of an item category.
 */
export interface UpdateItemCategoryRequest {
  /**
   * The id of the category.
   */
  'id': (number);
  /**
   * The values to set.
   */
  'category': (ItemCategory | null);
  /**
   * The fields to set; made by the gateway from the members of the body.
   */
  'update_mask': (_google_protobuf_FieldMask | null);
}

/**
 * Changes of an item.
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
   * The fields to set; made by the gateway from the members of the body.
   */
  'update_mask'?: (_google_protobuf_FieldMaskInput | null);
}

/**
 * Changes of an item.
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
   * The fields to set; made by the gateway from the members of the body.
   */
  'update_mask': (_google_protobuf_FieldMask | null);
}
