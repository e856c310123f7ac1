/* Made from protos/ by packages/contracts/scripts/generate.ts; changes here are lost. */
import type { Long } from '@grpc/proto-loader';
import type { CashDiscountInput as _bms_api_CashDiscountInput, CashDiscount as _bms_api_CashDiscount } from './api.ts';
import type { DocumentRecipientInput as _bms_api_DocumentRecipientInput, DocumentRecipient as _bms_api_DocumentRecipient } from './api.ts';
import type { DocumentTaxInput as _bms_api_DocumentTaxInput, DocumentTax as _bms_api_DocumentTax } from './api.ts';
import type { LineInput as _bms_api_LineInput, Line as _bms_api_Line } from './api.ts';
import type { ListMetaInput as _bms_api_ListMetaInput, ListMeta as _bms_api_ListMeta } from './api.ts';
import type { ListQueryInput as _bms_api_ListQueryInput, ListQuery as _bms_api_ListQuery } from './api.ts';
import type { RecordActionInput as _bms_api_RecordActionInput, RecordAction as _bms_api_RecordAction } from './api.ts';
import type { SharedPaymentInput as _bms_api_SharedPaymentInput, SharedPayment as _bms_api_SharedPayment } from './api.ts';
import type { WarningInput as _bms_api_WarningInput, Warning as _bms_api_Warning } from './api.ts';
import type { WithheldTaxInput as _bms_api_WithheldTaxInput, WithheldTax as _bms_api_WithheldTax } from './api.ts';
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
 * A new refund.
 */
export interface AddRefundRequestInput {
  /**
   * The id of the invoice.
   */
  'id'?: (number | string | Long);
  /**
   * The refund.
   */
  'refund'?: (RefundInput | null);
}

/**
 * A new refund.
 */
export interface AddRefundRequest {
  /**
   * The id of the invoice.
   */
  'id': (number);
  /**
   * The refund.
   */
  'refund': (Refund | null);
}

/**
 * The credit to apply.
 */
export interface ApplyCreditInput {
  /**
   * The amount, in the smallest unit of the invoice's currency; by default as much as possible.
   */
  'amount'?: (number | string | Long);
}

/**
 * The credit to apply.
 */
export interface ApplyCredit {
  /**
   * The amount, in the smallest unit of the invoice's currency; by default as much as possible.
   */
  'amount'?: (number);
}

/**
 * An application of credit.
 */
export interface ApplyCreditRequestInput {
  /**
   * The id of the invoice.
   */
  'id'?: (number | string | Long);
  /**
   * The credit.
   */
  'credit'?: (ApplyCreditInput | null);
}

/**
 * An application of credit.
 */
export interface ApplyCreditRequest {
  /**
   * The id of the invoice.
   */
  'id': (number);
  /**
   * The credit.
   */
  'credit': (ApplyCredit | null);
}

/**
 * A checkout of the balance of an invoice.
 */
export interface CheckoutResponseInput {
  /**
   * The page of the payment provider.
   */
  'url'?: (string);
}

/**
 * A checkout of the balance of an invoice.
 */
export interface CheckoutResponse {
  /**
   * The page of the payment provider.
   */
  'url': (string);
}

/**
 * The credit of a client in one currency.
 */
export interface ClientCreditInput {
  /**
   * The client.
   */
  'client_id'?: (number | string | Long);
  /**
   * The name of that client.
   */
  'client_name'?: (string);
  /**
   * The currency (ISO 4217).
   */
  'currency'?: (string);
  /**
   * Decimals of the currency.
   */
  'currency_decimals'?: (number);
  /**
   * The amount, in the smallest unit of the currency.
   */
  'amount'?: (number | string | Long);
}

/**
 * The credit of a client in one currency.
 */
export interface ClientCredit {
  /**
   * The client.
   */
  'client_id': (number);
  /**
   * The name of that client.
   */
  'client_name': (string);
  /**
   * The currency (ISO 4217).
   */
  'currency': (string);
  /**
   * Decimals of the currency.
   */
  'currency_decimals': (number);
  /**
   * The amount, in the smallest unit of the currency.
   */
  'amount': (number);
}

/**
 * A new credit note.
 */
export interface CreateCreditNoteRequestInput {
  /**
   * The credit note to create.
   */
  'credit_note'?: (CreditNoteInput | null);
}

/**
 * A new credit note.
 */
export interface CreateCreditNoteRequest {
  /**
   * The credit note to create.
   */
  'credit_note': (CreditNote | null);
}

/**
 * A new deposit invoice, with either a percentage or an amount.
 */
export interface CreateDepositRequestInput {
  /**
   * The order, which must not be completed or cancelled. Its invoice must not be sent yet.
   */
  'order_id'?: (number | string | Long);
  /**
   * The deposit in percent of the total of the order. It excludes amount.
   */
  'percent'?: (string);
  /**
   * The deposit with taxes, in the smallest unit of the order's currency. It excludes percent.
   */
  'amount'?: (number | string | Long);
  /**
   * The due date; by default after the payment term of the client, else of the organization.
   */
  'due_date'?: (string);
}

/**
 * A new deposit invoice, with either a percentage or an amount.
 */
export interface CreateDepositRequest {
  /**
   * The order, which must not be completed or cancelled. Its invoice must not be sent yet.
   */
  'order_id': (number);
  /**
   * The deposit in percent of the total of the order. It excludes amount.
   */
  'percent'?: (string);
  /**
   * The deposit with taxes, in the smallest unit of the order's currency. It excludes percent.
   */
  'amount'?: (number);
  /**
   * The due date; by default after the payment term of the client, else of the organization.
   */
  'due_date': (string);
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
 * A new recurring invoice.
 */
export interface CreateRecurringInvoiceRequestInput {
  /**
   * The recurring invoice to create.
   */
  'recurring_invoice'?: (RecurringInvoiceInput | null);
}

/**
 * A new recurring invoice.
 */
export interface CreateRecurringInvoiceRequest {
  /**
   * The recurring invoice to create.
   */
  'recurring_invoice': (RecurringInvoice | null);
}

/**
 * A new tax.
 */
export interface CreateTaxRequestInput {
  /**
   * The tax to create.
   */
  'tax'?: (TaxInput | null);
}

/**
 * A new tax.
 */
export interface CreateTaxRequest {
  /**
   * The tax to create.
   */
  'tax': (Tax | null);
}

/**
 * A credit note.
 */
export interface CreditNoteInput {
  /**
   * The id of the credit note.
   */
  'id'?: (number | string | Long);
  /**
   * The number in the format of the organization, by default starting at `CN-000001`: unique, without gaps in its series.
   */
  'credit_note_number'?: (string);
  /**
   * The invoice that it corrects; it must be sent, partially_paid or paid.
   */
  'invoice_id'?: (number | string | Long);
  /**
   * The client.
   */
  'client_id'?: (number | string | Long);
  /**
   * The status, changed by issue and send. A credit note counts from its issue on: a draft changes no balance and is in no report.
   */
  'status'?: (string);
  /**
   * The credited lines, with taxes of the invoice, at most what is left of these taxes; by default all that is not credited yet.
   */
  'items'?: (_bms_api_LineInput)[];
  /**
   * The reason for the correction.
   */
  'reason'?: (string);
  /**
   * The credited amount. The last credit note of an invoice takes the remainder of each tax.
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
   * The day of the issue; null for a draft.
   */
  'issued_on'?: (string);
  /**
   * The name of that client.
   */
  'client_name'?: (string);
  /**
   * The number of that invoice.
   */
  'invoice_number'?: (string);
  /**
   * The discount of the invoice in percent.
   */
  'discount_percent'?: (string);
  /**
   * The share of the credited lines in the discount amount of the invoice.
   */
  'discount_amount'?: (number | string | Long);
  /**
   * True if rates and discount amounts include the taxes, as in the invoice.
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
   * The currency (ISO 4217) of all amounts: that of the invoice.
   */
  'currency'?: (string);
  /**
   * The decimals of the currency.
   */
  'currency_decimals'?: (number);
  /**
   * The buyer's reference (BT-10).
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
   * The day of supply, as on the invoice.
   */
  'supply_date'?: (string);
  /**
   * The first day of supply.
   */
  'supply_from'?: (string);
  /**
   * The last day of supply.
   */
  'supply_to'?: (string);
  /**
   * The rate of the invoice.
   */
  'exchange_rate'?: (string);
  /**
   * The organization's currency (BT-6), with an exchange_rate.
   */
  'accounting_currency'?: (string);
  /**
   * All taxes in it (BT-111).
   */
  'accounting_tax_total'?: (number | string | Long);
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
 * A credit note.
 */
export interface CreditNote {
  /**
   * The id of the credit note.
   */
  'id': (number);
  /**
   * The number in the format of the organization, by default starting at `CN-000001`: unique, without gaps in its series.
   */
  'credit_note_number': (string);
  /**
   * The invoice that it corrects; it must be sent, partially_paid or paid.
   */
  'invoice_id': (number);
  /**
   * The client.
   */
  'client_id': (number);
  /**
   * The status, changed by issue and send. A credit note counts from its issue on: a draft changes no balance and is in no report.
   */
  'status': (string);
  /**
   * The credited lines, with taxes of the invoice, at most what is left of these taxes; by default all that is not credited yet.
   */
  'items': (_bms_api_Line)[];
  /**
   * The reason for the correction.
   */
  'reason': (string);
  /**
   * The credited amount. The last credit note of an invoice takes the remainder of each tax.
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
   * The day of the issue; null for a draft.
   */
  'issued_on'?: (string);
  /**
   * The name of that client.
   */
  'client_name': (string);
  /**
   * The number of that invoice.
   */
  'invoice_number': (string);
  /**
   * The discount of the invoice in percent.
   */
  'discount_percent'?: (string);
  /**
   * The share of the credited lines in the discount amount of the invoice.
   */
  'discount_amount'?: (number);
  /**
   * True if rates and discount amounts include the taxes, as in the invoice.
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
   * The currency (ISO 4217) of all amounts: that of the invoice.
   */
  'currency': (string);
  /**
   * The decimals of the currency.
   */
  'currency_decimals': (number);
  /**
   * The buyer's reference (BT-10).
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
   * The day of supply, as on the invoice.
   */
  'supply_date'?: (string);
  /**
   * The first day of supply.
   */
  'supply_from'?: (string);
  /**
   * The last day of supply.
   */
  'supply_to'?: (string);
  /**
   * The rate of the invoice.
   */
  'exchange_rate'?: (string);
  /**
   * The organization's currency (BT-6), with an exchange_rate.
   */
  'accounting_currency'?: (string);
  /**
   * All taxes in it (BT-111).
   */
  'accounting_tax_total'?: (number);
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
 * The result of an action.
 */
export interface CreditNoteActionResponseInput {
  /**
   * Always true.
   */
  'success'?: (boolean);
  /**
   * A message.
   */
  'message'?: (string);
  /**
   * The updated credit note.
   */
  'record'?: (CreditNoteInput | null);
}

/**
 * The result of an action.
 */
export interface CreditNoteActionResponse {
  /**
   * Always true.
   */
  'success': (boolean);
  /**
   * A message.
   */
  'message': (string);
  /**
   * The updated credit note.
   */
  'record': (CreditNote | null);
}

/**
 * The credit note after a change.
 */
export interface CreditNoteChangedResponseInput {
  /**
   * Always true.
   */
  'success'?: (boolean);
  /**
   * A message.
   */
  'message'?: (string);
  /**
   * The credit note, unless the caller can no longer view it.
   */
  'record'?: (CreditNoteInput | null);
}

/**
 * The credit note after a change.
 */
export interface CreditNoteChangedResponse {
  /**
   * Always true.
   */
  'success': (boolean);
  /**
   * A message.
   */
  'message': (string);
  /**
   * The credit note, unless the caller can no longer view it.
   */
  'record': (CreditNote | null);
}

/**
 * A credit note, which corrects an invoice.
 */
export interface CreditNoteEventInput {
  /**
   * The id of the credit note.
   */
  'id'?: (number | string | Long);
  /**
   * The version of the credit note after the change.
   */
  'version'?: (number | string | Long);
  /**
   * The credit note number, such as "CN-000001".
   */
  'credit_note_number'?: (string);
  /**
   * The invoice that it corrects.
   */
  'invoice_id'?: (number | string | Long);
  /**
   * The number of that invoice.
   */
  'invoice_number'?: (string);
  /**
   * The client.
   */
  'client_id'?: (number | string | Long);
  /**
   * "draft", "issued" or "sent".
   */
  'status'?: (string);
  /**
   * The credited amount, in the smallest unit of `currency`.
   */
  'total'?: (number | string | Long);
  /**
   * The date of the credit note (YYYY-MM-DD).
   */
  'created_on'?: (string);
  /**
   * The owner of the client; 0 if there is none.
   */
  'owner_id'?: (number | string | Long);
  /**
   * The user who created the credit note.
   */
  'created_by'?: (number | string | Long);
  /**
   * The currency (ISO 4217) of the total.
   */
  'currency'?: (string);
}

/**
 * A credit note, which corrects an invoice.
 */
export interface CreditNoteEvent {
  /**
   * The id of the credit note.
   */
  'id': (number);
  /**
   * The version of the credit note after the change.
   */
  'version': (number);
  /**
   * The credit note number, such as "CN-000001".
   */
  'credit_note_number': (string);
  /**
   * The invoice that it corrects.
   */
  'invoice_id': (number);
  /**
   * The number of that invoice.
   */
  'invoice_number': (string);
  /**
   * The client.
   */
  'client_id': (number);
  /**
   * "draft", "issued" or "sent".
   */
  'status': (string);
  /**
   * The credited amount, in the smallest unit of `currency`.
   */
  'total': (number);
  /**
   * The date of the credit note (YYYY-MM-DD).
   */
  'created_on': (string);
  /**
   * The owner of the client; 0 if there is none.
   */
  'owner_id': (number);
  /**
   * The user who created the credit note.
   */
  'created_by': (number);
  /**
   * The currency (ISO 4217) of the total.
   */
  'currency': (string);
}

/**
 * A credit note in a list.
 */
export interface CreditNoteListItemInput {
  /**
   * The id of the credit note.
   */
  'id'?: (number | string | Long);
  /**
   * The credit note number.
   */
  'credit_note_number'?: (string);
  /**
   * The invoice.
   */
  'invoice_id'?: (number | string | Long);
  /**
   * The client.
   */
  'client_id'?: (number | string | Long);
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
   * The currency (ISO 4217) of the total.
   */
  'currency'?: (string);
  /**
   * The decimals of the currency.
   */
  'currency_decimals'?: (number);
}

/**
 * A credit note in a list.
 */
export interface CreditNoteListItem {
  /**
   * The id of the credit note.
   */
  'id': (number);
  /**
   * The credit note number.
   */
  'credit_note_number': (string);
  /**
   * The invoice.
   */
  'invoice_id': (number);
  /**
   * The client.
   */
  'client_id': (number);
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
   * The currency (ISO 4217) of the total.
   */
  'currency': (string);
  /**
   * The decimals of the currency.
   */
  'currency_decimals': (number);
}

/**
 * The credit note.
 */
export interface CreditNoteResponseInput {
  /**
   * The credit note.
   */
  'record'?: (CreditNoteInput | null);
  /**
   * Operations of the caller on the record, allowed or not. Only in details.
   */
  'actions'?: (_bms_api_RecordActionInput)[];
}

/**
 * The credit note.
 */
export interface CreditNoteResponse {
  /**
   * The credit note.
   */
  'record': (CreditNote | null);
  /**
   * Operations of the caller on the record, allowed or not. Only in details.
   */
  'actions': (_bms_api_RecordAction)[];
}

/**
 * The result of sending.
 */
export interface CreditNoteSentResponseInput {
  /**
   * Always true.
   */
  'success'?: (boolean);
  /**
   * A message, with a warning if no email is sent.
   */
  'message'?: (string);
  /**
   * The updated credit note.
   */
  'record'?: (CreditNoteInput | null);
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
export interface CreditNoteSentResponse {
  /**
   * Always true.
   */
  'success': (boolean);
  /**
   * A message, with a warning if no email is sent.
   */
  'message': (string);
  /**
   * The updated credit note.
   */
  'record': (CreditNote | null);
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
 * A tax with its current values.
 */
export interface CurrentTaxInput {
  /**
   * The id of the tax.
   */
  'tax_id'?: (number | string | Long);
  /**
   * The title.
   */
  'title'?: (string);
  /**
   * The rate in percent.
   */
  'rate'?: (string);
  /**
   * The category (EN 16931).
   */
  'category'?: (string);
}

/**
 * A tax with its current values.
 */
export interface CurrentTax {
  /**
   * The id of the tax.
   */
  'tax_id': (number);
  /**
   * The title.
   */
  'title': (string);
  /**
   * The rate in percent.
   */
  'rate': (string);
  /**
   * The category (EN 16931).
   */
  'category': (string);
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
   * The invoice number in the format of the organization, by default starting at `INV-000001`: unique, without gaps in its series and never reused.
   */
  'invoice_number'?: (string);
  /**
   * The client.
   */
  'client_id'?: (number | string | Long);
  /**
   * The status, changed by send, cancel, payments, refunds and write-off. An invoice is paid if nothing is left to pay, also after a credit note or a write-off.
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
   * subtotal less discount_total plus all taxes.
   */
  'total'?: (number | string | Long);
  /**
   * The amount paid.
   */
  'paid'?: (number | string | Long);
  /**
   * The balance due: total and reminder_fees less withheld_total, deposited, paid, credited and written_off, plus refunded and transferred. Below 0, it is to be refunded.
   */
  'balance'?: (number | string | Long);
  /**
   * The payments, oldest first.
   */
  'payments'?: (PaymentInput)[];
  /**
   * True if the invoice is sent, not fully paid and past its due date.
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
   * The terms, such as of payment.
   */
  'terms'?: (string);
  /**
   * The discount in percent of the lines; excludes discount_amount.
   */
  'discount_percent'?: (string);
  /**
   * The discount, in the smallest unit of `currency`; excludes discount_percent.
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
   * A note for the client.
   */
  'note'?: (string);
  /**
   * The recurring invoice that created it.
   */
  'recurring_invoice_id'?: (number | string | Long);
  /**
   * The amount credited by credit notes, less what they withhold.
   */
  'credited'?: (number | string | Long);
  /**
   * The day on which it was sent, in the organization's time zone; null for a draft. Of an invoice sent before this field existed, the creation date.
   */
  'sent_on'?: (string);
  /**
   * The currency (ISO 4217) of all amounts; defaults to that of the order, then of the client, then of the organization.
   */
  'currency'?: (string);
  /**
   * The decimals of the currency.
   */
  'currency_decimals'?: (number);
  /**
   * The refunds, oldest first.
   */
  'refunds'?: (RefundInput)[];
  /**
   * The amount refunded.
   */
  'refunded'?: (number | string | Long);
  /**
   * The amount written off and not paid since.
   */
  'written_off'?: (number | string | Long);
  /**
   * The last write-off; null if there is none.
   */
  'write_off'?: (WriteOffInput | null);
  /**
   * The reminders, oldest first.
   */
  'reminders'?: (ReminderInput)[];
  /**
   * The fees of the reminders that are owed: part of the balance, not of the total. They bear no tax.
   */
  'reminder_fees'?: (number | string | Long);
  /**
   * The order whose deposit this is.
   */
  'deposit_of_order_id'?: (number | string | Long);
  /**
   * The deposit invoices of the order that the invoice offsets; final once it is sent.
   */
  'deposits'?: (OffsetDepositInput)[];
  /**
   * The sum of the offset deposits: the amount paid in advance (BT-113 of EN 16931).
   */
  'deposited'?: (number | string | Long);
  /**
   * The credit notes that were issued, oldest first.
   */
  'credit_notes'?: (InvoiceCreditNoteInput)[];
  /**
   * The part of reminder_fees that is paid: a payment covers the fees that were charged until its day, then the invoice.
   */
  'reminder_fees_paid'?: (number | string | Long);
  /**
   * The buyer's reference (BT-10).
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
   * Discounts for early payment; by default the client's, as the three above.
   */
  'cash_discounts'?: (_bms_api_CashDiscountInput)[];
  /**
   * The transfers with other invoices of the client, oldest first.
   */
  'transfers'?: (TransferInput)[];
  /**
   * The sum of the transfers. Above 0, it was moved to other invoices; below 0, it pays this one.
   */
  'transferred'?: (number | string | Long);
  /**
   * The day of supply (BT-72); excludes a period.
   */
  'supply_date'?: (string);
  /**
   * The first day of supply (BG-14).
   */
  'supply_from'?: (string);
  /**
   * The last day of supply.
   */
  'supply_to'?: (string);
  /**
   * The price of one unit of `currency` in the organization's currency, if another.
   */
  'exchange_rate'?: (string);
  /**
   * The organization's currency (BT-6), with an exchange_rate.
   */
  'accounting_currency'?: (string);
  /**
   * All taxes in it (BT-111).
   */
  'accounting_tax_total'?: (number | string | Long);
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
 * An invoice.
 */
export interface Invoice {
  /**
   * The id of the invoice.
   */
  'id': (number);
  /**
   * The invoice number in the format of the organization, by default starting at `INV-000001`: unique, without gaps in its series and never reused.
   */
  'invoice_number': (string);
  /**
   * The client.
   */
  'client_id': (number);
  /**
   * The status, changed by send, cancel, payments, refunds and write-off. An invoice is paid if nothing is left to pay, also after a credit note or a write-off.
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
   * subtotal less discount_total plus all taxes.
   */
  'total': (number);
  /**
   * The amount paid.
   */
  'paid': (number);
  /**
   * The balance due: total and reminder_fees less withheld_total, deposited, paid, credited and written_off, plus refunded and transferred. Below 0, it is to be refunded.
   */
  'balance': (number);
  /**
   * The payments, oldest first.
   */
  'payments': (Payment)[];
  /**
   * True if the invoice is sent, not fully paid and past its due date.
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
   * The terms, such as of payment.
   */
  'terms': (string);
  /**
   * The discount in percent of the lines; excludes discount_amount.
   */
  'discount_percent'?: (string);
  /**
   * The discount, in the smallest unit of `currency`; excludes discount_percent.
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
   * A note for the client.
   */
  'note': (string);
  /**
   * The recurring invoice that created it.
   */
  'recurring_invoice_id'?: (number);
  /**
   * The amount credited by credit notes, less what they withhold.
   */
  'credited': (number);
  /**
   * The day on which it was sent, in the organization's time zone; null for a draft. Of an invoice sent before this field existed, the creation date.
   */
  'sent_on'?: (string);
  /**
   * The currency (ISO 4217) of all amounts; defaults to that of the order, then of the client, then of the organization.
   */
  'currency': (string);
  /**
   * The decimals of the currency.
   */
  'currency_decimals': (number);
  /**
   * The refunds, oldest first.
   */
  'refunds': (Refund)[];
  /**
   * The amount refunded.
   */
  'refunded': (number);
  /**
   * The amount written off and not paid since.
   */
  'written_off': (number);
  /**
   * The last write-off; null if there is none.
   */
  'write_off'?: (WriteOff | null);
  /**
   * The reminders, oldest first.
   */
  'reminders': (Reminder)[];
  /**
   * The fees of the reminders that are owed: part of the balance, not of the total. They bear no tax.
   */
  'reminder_fees': (number);
  /**
   * The order whose deposit this is.
   */
  'deposit_of_order_id'?: (number);
  /**
   * The deposit invoices of the order that the invoice offsets; final once it is sent.
   */
  'deposits': (OffsetDeposit)[];
  /**
   * The sum of the offset deposits: the amount paid in advance (BT-113 of EN 16931).
   */
  'deposited': (number);
  /**
   * The credit notes that were issued, oldest first.
   */
  'credit_notes': (InvoiceCreditNote)[];
  /**
   * The part of reminder_fees that is paid: a payment covers the fees that were charged until its day, then the invoice.
   */
  'reminder_fees_paid': (number);
  /**
   * The buyer's reference (BT-10).
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
   * Discounts for early payment; by default the client's, as the three above.
   */
  'cash_discounts': (_bms_api_CashDiscount)[];
  /**
   * The transfers with other invoices of the client, oldest first.
   */
  'transfers': (Transfer)[];
  /**
   * The sum of the transfers. Above 0, it was moved to other invoices; below 0, it pays this one.
   */
  'transferred': (number);
  /**
   * The day of supply (BT-72); excludes a period.
   */
  'supply_date'?: (string);
  /**
   * The first day of supply (BG-14).
   */
  'supply_from'?: (string);
  /**
   * The last day of supply.
   */
  'supply_to'?: (string);
  /**
   * The price of one unit of `currency` in the organization's currency, if another.
   */
  'exchange_rate'?: (string);
  /**
   * The organization's currency (BT-6), with an exchange_rate.
   */
  'accounting_currency'?: (string);
  /**
   * All taxes in it (BT-111).
   */
  'accounting_tax_total'?: (number);
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
export interface InvoiceActionResponseInput {
  /**
   * Always true.
   */
  'success'?: (boolean);
  /**
   * A message.
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
   * A message.
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
   * The sum of their balances.
   */
  'balance'?: (number | string | Long);
  /**
   * The number of overdue invoices.
   */
  'overdue_count'?: (number | string | Long);
  /**
   * The sum of their overdue balances.
   */
  'overdue_balance'?: (number | string | Long);
  /**
   * The number of invoices with a refund due: more was paid and credited than their total.
   */
  'refund_count'?: (number | string | Long);
  /**
   * The sum of the refunds due. `balance` less it is the closing balance of a statement.
   */
  'refund_balance'?: (number | string | Long);
  /**
   * The part of `overdue_balance` that was due 1 to 30 days ago.
   */
  'overdue_1_30'?: (number | string | Long);
  /**
   * The part that was due 31 to 60 days ago.
   */
  'overdue_31_60'?: (number | string | Long);
  /**
   * The part that was due 61 to 90 days ago.
   */
  'overdue_61_90'?: (number | string | Long);
  /**
   * The part that was due more than 90 days ago.
   */
  'overdue_over_90'?: (number | string | Long);
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
   * The sum of their balances.
   */
  'balance': (number);
  /**
   * The number of overdue invoices.
   */
  'overdue_count': (number);
  /**
   * The sum of their overdue balances.
   */
  'overdue_balance': (number);
  /**
   * The number of invoices with a refund due: more was paid and credited than their total.
   */
  'refund_count': (number);
  /**
   * The sum of the refunds due. `balance` less it is the closing balance of a statement.
   */
  'refund_balance': (number);
  /**
   * The part of `overdue_balance` that was due 1 to 30 days ago.
   */
  'overdue_1_30': (number);
  /**
   * The part that was due 31 to 60 days ago.
   */
  'overdue_31_60': (number);
  /**
   * The part that was due 61 to 90 days ago.
   */
  'overdue_61_90': (number);
  /**
   * The part that was due more than 90 days ago.
   */
  'overdue_over_90': (number);
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
 * The result of a cancellation.
 */
export interface InvoiceCancelledResponseInput {
  /**
   * Always true.
   */
  'success'?: (boolean);
  /**
   * A message.
   */
  'message'?: (string);
  /**
   * The updated invoice.
   */
  'record'?: (InvoiceInput | null);
  /**
   * The credit note that was issued; null for a draft, which is only cancelled.
   */
  'credit_note'?: (CreditNoteInput | null);
}

/**
 * The result of a cancellation.
 */
export interface InvoiceCancelledResponse {
  /**
   * Always true.
   */
  'success': (boolean);
  /**
   * A message.
   */
  'message': (string);
  /**
   * The updated invoice.
   */
  'record': (Invoice | null);
  /**
   * The credit note that was issued; null for a draft, which is only cancelled.
   */
  'credit_note'?: (CreditNote | null);
}

/**
 * The invoice after a change.
 */
export interface InvoiceChangedResponseInput {
  /**
   * Always true.
   */
  'success'?: (boolean);
  /**
   * A message.
   */
  'message'?: (string);
  /**
   * The invoice, unless the caller can no longer view it.
   */
  'record'?: (InvoiceInput | null);
}

/**
 * The invoice after a change.
 */
export interface InvoiceChangedResponse {
  /**
   * Always true.
   */
  'success': (boolean);
  /**
   * A message.
   */
  'message': (string);
  /**
   * The invoice, unless the caller can no longer view it.
   */
  'record': (Invoice | null);
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
 * An issued credit note of an invoice.
 */
export interface InvoiceCreditNoteInput {
  /**
   * The id of the credit note.
   */
  'id'?: (number | string | Long);
  /**
   * Its number.
   */
  'credit_note_number'?: (string);
  /**
   * Its total.
   */
  'total'?: (number | string | Long);
}

/**
 * An issued credit note of an invoice.
 */
export interface InvoiceCreditNote {
  /**
   * The id of the credit note.
   */
  'id': (number);
  /**
   * Its number.
   */
  'credit_note_number': (string);
  /**
   * Its total.
   */
  'total': (number);
}

/**
 * Parameters of the credits.
 */
export interface InvoiceCreditsRequestInput {
  /**
   * Only the credit of this client.
   */
  'client_id'?: (number | string | Long);
}

/**
 * Parameters of the credits.
 */
export interface InvoiceCreditsRequest {
  /**
   * Only the credit of this client.
   */
  'client_id'?: (number);
}

/**
 * The credits of clients.
 */
export interface InvoiceCreditsResponseInput {
  /**
   * One record per client and currency, by client.
   */
  'records'?: (ClientCreditInput)[];
}

/**
 * The credits of clients.
 */
export interface InvoiceCreditsResponse {
  /**
   * One record per client and currency, by client.
   */
  'records': (ClientCredit)[];
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
   * The amount credited by credit notes less what they withhold, in the smallest unit of `currency`.
   */
  'credited'?: (number | string | Long);
  /**
   * The amount refunded, in the smallest unit of `currency`.
   */
  'refunded'?: (number | string | Long);
  /**
   * The amount written off and not paid since, in the smallest unit of `currency`.
   */
  'written_off'?: (number | string | Long);
  /**
   * The sum of the deposits that the invoice offsets, in the smallest unit of `currency`.
   */
  'deposited'?: (number | string | Long);
  /**
   * The sum of the transfers to other invoices of the client, in the smallest unit of `currency`; it increases the balance.
   */
  'transferred'?: (number | string | Long);
  /**
   * The currency (ISO 4217) of the total.
   */
  'currency'?: (string);
  /**
   * The fees of reminders that are owed, in the smallest unit of `currency`.
   */
  'reminder_fees'?: (number | string | Long);
  /**
   * The sum of its withholding taxes, in the smallest unit of `currency`; it reduces the balance.
   */
  'withheld_total'?: (number | string | Long);
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
   * The amount credited by credit notes less what they withhold, in the smallest unit of `currency`.
   */
  'credited': (number);
  /**
   * The amount refunded, in the smallest unit of `currency`.
   */
  'refunded': (number);
  /**
   * The amount written off and not paid since, in the smallest unit of `currency`.
   */
  'written_off': (number);
  /**
   * The sum of the deposits that the invoice offsets, in the smallest unit of `currency`.
   */
  'deposited': (number);
  /**
   * The sum of the transfers to other invoices of the client, in the smallest unit of `currency`; it increases the balance.
   */
  'transferred': (number);
  /**
   * The currency (ISO 4217) of the total.
   */
  'currency': (string);
  /**
   * The fees of reminders that are owed, in the smallest unit of `currency`.
   */
  'reminder_fees': (number);
  /**
   * The sum of its withholding taxes, in the smallest unit of `currency`; it reduces the balance.
   */
  'withheld_total': (number);
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
   * The creation date.
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
   * The creation date.
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
 * Parameters of the register of invoice numbers.
 */
export interface InvoiceNumbersRequestInput {
  /**
   * The series: the text before its numbers, such as `INV-`; defaults to that of new invoices.
   */
  'series'?: (string);
  /**
   * The first number of the series; defaults to 1.
   */
  'first'?: (number | string | Long);
  /**
   * The last number of the series; defaults to the last one assigned.
   */
  'last'?: (number | string | Long);
}

/**
 * Parameters of the register of invoice numbers.
 */
export interface InvoiceNumbersRequest {
  /**
   * The series: the text before its numbers, such as `INV-`; defaults to that of new invoices.
   */
  'series'?: (string);
  /**
   * The first number of the series; defaults to 1.
   */
  'first'?: (number);
  /**
   * The last number of the series; defaults to the last one assigned.
   */
  'last'?: (number);
}

/**
 * The register of invoice numbers.
 */
export interface InvoiceNumbersResponseInput {
  /**
   * One record per number, in their order.
   */
  'records'?: (RegisteredNumberInput)[];
  /**
   * The series of the records.
   */
  'series'?: (string);
  /**
   * All series that have numbers.
   */
  'all_series'?: (NumberSeriesInput)[];
}

/**
 * The register of invoice numbers.
 */
export interface InvoiceNumbersResponse {
  /**
   * One record per number, in their order.
   */
  'records': (RegisteredNumber)[];
  /**
   * The series of the records.
   */
  'series': (string);
  /**
   * All series that have numbers.
   */
  'all_series': (NumberSeries)[];
}

/**
 * The ways to pay an invoice.
 */
export interface InvoicePaymentResponseInput {
  /**
   * The payment details; null if nothing is due.
   */
  'payment'?: (_bms_api_SharedPaymentInput | null);
}

/**
 * The ways to pay an invoice.
 */
export interface InvoicePaymentResponse {
  /**
   * The payment details; null if nothing is due.
   */
  'payment'?: (_bms_api_SharedPayment | null);
}

/**
 * A reminder of an overdue invoice.
 */
export interface InvoiceReminderEventInput {
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
   * The step of the reminder, from 1 to 3.
   */
  'step'?: (number);
  /**
   * The date of the reminder (YYYY-MM-DD).
   */
  'reminded_on'?: (string);
  /**
   * The due date (YYYY-MM-DD).
   */
  'due_date'?: (string);
  /**
   * The total, in the smallest unit of `currency`.
   */
  'total'?: (number | string | Long);
  /**
   * The balance due without fees of reminders, in the smallest unit of `currency`.
   */
  'balance'?: (number | string | Long);
  /**
   * The fee of this reminder, in the smallest unit of `currency`.
   */
  'fee'?: (number | string | Long);
  /**
   * The fees of all reminders of the invoice that are not paid, in the smallest unit of `currency`.
   */
  'reminder_fees'?: (number | string | Long);
  /**
   * The owner of the client; 0 if there is none.
   */
  'owner_id'?: (number | string | Long);
  /**
   * The user who created the invoice; 0 if a service created it.
   */
  'created_by'?: (number | string | Long);
  /**
   * The currency (ISO 4217) of the amounts.
   */
  'currency'?: (string);
}

/**
 * A reminder of an overdue invoice.
 */
export interface InvoiceReminderEvent {
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
   * The step of the reminder, from 1 to 3.
   */
  'step': (number);
  /**
   * The date of the reminder (YYYY-MM-DD).
   */
  'reminded_on': (string);
  /**
   * The due date (YYYY-MM-DD).
   */
  'due_date': (string);
  /**
   * The total, in the smallest unit of `currency`.
   */
  'total': (number);
  /**
   * The balance due without fees of reminders, in the smallest unit of `currency`.
   */
  'balance': (number);
  /**
   * The fee of this reminder, in the smallest unit of `currency`.
   */
  'fee': (number);
  /**
   * The fees of all reminders of the invoice that are not paid, in the smallest unit of `currency`.
   */
  'reminder_fees': (number);
  /**
   * The owner of the client; 0 if there is none.
   */
  'owner_id': (number);
  /**
   * The user who created the invoice; 0 if a service created it.
   */
  'created_by': (number);
  /**
   * The currency (ISO 4217) of the amounts.
   */
  'currency': (string);
}

/**
 * The invoice.
 */
export interface InvoiceResponseInput {
  /**
   * The invoice.
   */
  'record'?: (InvoiceInput | null);
  /**
   * Operations of the caller on the record, allowed or not. Only in details.
   */
  'actions'?: (_bms_api_RecordActionInput)[];
}

/**
 * The invoice.
 */
export interface InvoiceResponse {
  /**
   * The invoice.
   */
  'record': (Invoice | null);
  /**
   * Operations of the caller on the record, allowed or not. Only in details.
   */
  'actions': (_bms_api_RecordAction)[];
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
   * A message, with a warning if no email is sent.
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
  /**
   * Warnings.
   */
  'warnings'?: (_bms_api_WarningInput)[];
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
   * A message, with a warning if no email is sent.
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
  /**
   * Warnings.
   */
  'warnings': (_bms_api_Warning)[];
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
   * The unit price in `currency`: 1800 is EUR 18.00.
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
   * The creation date.
   */
  'created_at'?: (string);
  /**
   * The last update.
   */
  'updated_at'?: (string);
  /**
   * The unit prices in other currencies.
   */
  'prices'?: (ItemPriceInput)[];
  /**
   * The currency (ISO 4217) of `rate`; by default that of the organization.
   */
  'currency'?: (string);
  /**
   * The decimals of the currency.
   */
  'currency_decimals'?: (number);
  /**
   * The ids of the record in other systems, by source.
   */
  'external_ids'?: ({[key: string]: string});
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
   * The unit price in `currency`: 1800 is EUR 18.00.
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
   * The creation date.
   */
  'created_at': (string);
  /**
   * The last update.
   */
  'updated_at': (string);
  /**
   * The unit prices in other currencies.
   */
  'prices': (ItemPrice)[];
  /**
   * The currency (ISO 4217) of `rate`; by default that of the organization.
   */
  'currency': (string);
  /**
   * The decimals of the currency.
   */
  'currency_decimals': (number);
  /**
   * The ids of the record in other systems, by source.
   */
  'external_ids': ({[key: string]: string});
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
   * The sort position, ascending.
   */
  'sort'?: (number);
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
   * The ids of the record in other systems, by source.
   */
  'external_ids'?: ({[key: string]: string});
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
   * The sort position, ascending.
   */
  'sort': (number);
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
   * The ids of the record in other systems, by source.
   */
  'external_ids': ({[key: string]: string});
}

/**
 * The item category after a change.
 */
export interface ItemCategoryChangedResponseInput {
  /**
   * Always true.
   */
  'success'?: (boolean);
  /**
   * A message.
   */
  'message'?: (string);
  /**
   * The item category, unless the caller can no longer view it.
   */
  'record'?: (ItemCategoryInput | null);
}

/**
 * The item category after a change.
 */
export interface ItemCategoryChangedResponse {
  /**
   * Always true.
   */
  'success': (boolean);
  /**
   * A message.
   */
  'message': (string);
  /**
   * The item category, unless the caller can no longer view it.
   */
  'record': (ItemCategory | null);
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
   * The sort position, ascending.
   */
  'sort'?: (number);
  /**
   * The creation date.
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
   * The sort position, ascending.
   */
  'sort': (number);
  /**
   * The creation date.
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
  /**
   * Operations of the caller on the record, allowed or not. Only in details.
   */
  'actions'?: (_bms_api_RecordActionInput)[];
}

/**
 * The item category.
 */
export interface ItemCategoryResponse {
  /**
   * The item category.
   */
  'record': (ItemCategory | null);
  /**
   * Operations of the caller on the record, allowed or not. Only in details.
   */
  'actions': (_bms_api_RecordAction)[];
}

/**
 * The item after a change.
 */
export interface ItemChangedResponseInput {
  /**
   * Always true.
   */
  'success'?: (boolean);
  /**
   * A message.
   */
  'message'?: (string);
  /**
   * The item, unless the caller can no longer view it.
   */
  'record'?: (ItemInput | null);
}

/**
 * The item after a change.
 */
export interface ItemChangedResponse {
  /**
   * Always true.
   */
  'success': (boolean);
  /**
   * A message.
   */
  'message': (string);
  /**
   * The item, unless the caller can no longer view it.
   */
  'record': (Item | null);
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
   * The unit price as a decimal, in the smallest unit of `currency`.
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
  /**
   * The currency (ISO 4217); empty for that of the organization.
   */
  'currency'?: (string);
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
   * The unit price as a decimal, in the smallest unit of `currency`.
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
  /**
   * The currency (ISO 4217); empty for that of the organization.
   */
  'currency': (string);
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
   * The unit price in `currency`: 1800 is EUR 18.00.
   */
  'rate'?: (string);
  /**
   * The category.
   */
  'category_id'?: (number | string | Long);
  /**
   * The creation date.
   */
  'created_at'?: (string);
  /**
   * The currency (ISO 4217) of `rate`.
   */
  'currency'?: (string);
  /**
   * The decimals of the currency.
   */
  'currency_decimals'?: (number);
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
   * The unit price in `currency`: 1800 is EUR 18.00.
   */
  'rate': (string);
  /**
   * The category.
   */
  'category_id'?: (number);
  /**
   * The creation date.
   */
  'created_at': (string);
  /**
   * The currency (ISO 4217) of `rate`.
   */
  'currency': (string);
  /**
   * The decimals of the currency.
   */
  'currency_decimals': (number);
}

/**
 * A price of an item in another currency.
 */
export interface ItemPriceInput {
  /**
   * The currency (ISO 4217).
   */
  'currency'?: (string);
  /**
   * The unit price.
   */
  'rate'?: (string);
}

/**
 * A price of an item in another currency.
 */
export interface ItemPrice {
  /**
   * The currency (ISO 4217).
   */
  'currency': (string);
  /**
   * The unit price.
   */
  'rate': (string);
}

/**
 * The item.
 */
export interface ItemResponseInput {
  /**
   * The item.
   */
  'record'?: (ItemInput | null);
  /**
   * Operations of the caller on the record, allowed or not. Only in details.
   */
  'actions'?: (_bms_api_RecordActionInput)[];
}

/**
 * The item.
 */
export interface ItemResponse {
  /**
   * The item.
   */
  'record': (Item | null);
  /**
   * Operations of the caller on the record, allowed or not. Only in details.
   */
  'actions': (_bms_api_RecordAction)[];
}

/**
 * A document with one of its taxes, or a movement of money. Amounts are above 0 if the client owes them, as in a statement of account.
 */
export interface LedgerEntryInput {
  /**
   * The date: of an invoice the day on which it was sent, of a credit note that of its issue.
   */
  'date'?: (string);
  /**
   * The kind; `deposit` takes off the deposits that an invoice offsets.
   */
  'kind'?: (string);
  /**
   * The number of the document; of a movement that of its invoice, of a deposit that of its deposit invoice.
   */
  'number'?: (string);
  /**
   * The client.
   */
  'client_id'?: (number | string | Long);
  /**
   * The name of that client.
   */
  'client_name'?: (string);
  /**
   * The VAT number of the client when the document was sent.
   */
  'vat_number'?: (string);
  /**
   * The title of the tax; empty for what bears no tax, and for movements of money.
   */
  'tax_title'?: (string);
  /**
   * The rate of the tax in percent; null without a tax.
   */
  'rate'?: (string);
  /**
   * The category of the tax (EN 16931); empty without a tax.
   */
  'category'?: (string);
  /**
   * The amount without taxes; 0 for movements of money. Lines with two taxes are in the records of both; the record without a tax makes up for it.
   */
  'net'?: (number | string | Long);
  /**
   * The tax.
   */
  'tax'?: (number | string | Long);
  /**
   * The amount with taxes. The records of a document add up to its total.
   */
  'gross'?: (number | string | Long);
  /**
   * The currency (ISO 4217).
   */
  'currency'?: (string);
  /**
   * The decimals of the currency (ISO 4217).
   */
  'currency_decimals'?: (number);
}

/**
 * A document with one of its taxes, or a movement of money. Amounts are above 0 if the client owes them, as in a statement of account.
 */
export interface LedgerEntry {
  /**
   * The date: of an invoice the day on which it was sent, of a credit note that of its issue.
   */
  'date': (string);
  /**
   * The kind; `deposit` takes off the deposits that an invoice offsets.
   */
  'kind': (string);
  /**
   * The number of the document; of a movement that of its invoice, of a deposit that of its deposit invoice.
   */
  'number': (string);
  /**
   * The client.
   */
  'client_id': (number);
  /**
   * The name of that client.
   */
  'client_name': (string);
  /**
   * The VAT number of the client when the document was sent.
   */
  'vat_number': (string);
  /**
   * The title of the tax; empty for what bears no tax, and for movements of money.
   */
  'tax_title': (string);
  /**
   * The rate of the tax in percent; null without a tax.
   */
  'rate'?: (string);
  /**
   * The category of the tax (EN 16931); empty without a tax.
   */
  'category': (string);
  /**
   * The amount without taxes; 0 for movements of money. Lines with two taxes are in the records of both; the record without a tax makes up for it.
   */
  'net': (number);
  /**
   * The tax.
   */
  'tax': (number);
  /**
   * The amount with taxes. The records of a document add up to its total.
   */
  'gross': (number);
  /**
   * The currency (ISO 4217).
   */
  'currency': (string);
  /**
   * The decimals of the currency (ISO 4217).
   */
  'currency_decimals': (number);
}

/**
 * Parameters of the ledger.
 */
export interface LedgerRequestInput {
  /**
   * The first day; defaults to the first day of the year of `to`.
   */
  'from'?: (string);
  /**
   * The last day; defaults to today.
   */
  'to'?: (string);
  /**
   * Only the invoices of this client.
   */
  'client_id'?: (number | string | Long);
}

/**
 * Parameters of the ledger.
 */
export interface LedgerRequest {
  /**
   * The first day; defaults to the first day of the year of `to`.
   */
  'from'?: (string);
  /**
   * The last day; defaults to today.
   */
  'to'?: (string);
  /**
   * Only the invoices of this client.
   */
  'client_id'?: (number);
}

/**
 * The ledger of a period.
 */
export interface LedgerResponseInput {
  /**
   * The records by date.
   */
  'records'?: (LedgerEntryInput)[];
  /**
   * The first day of the report.
   */
  'from'?: (string);
  /**
   * The last day of the report.
   */
  'to'?: (string);
}

/**
 * The ledger of a period.
 */
export interface LedgerResponse {
  /**
   * The records by date.
   */
  'records': (LedgerEntry)[];
  /**
   * The first day of the report.
   */
  'from': (string);
  /**
   * The last day of the report.
   */
  'to': (string);
}

/**
 * Parameters for listing credit notes.
 */
export interface ListCreditNotesRequestInput {
  /**
   * Pagination, sorting and search.
   */
  'list'?: (_bms_api_ListQueryInput | null);
  /**
   * Only credit notes of this client.
   */
  'client_id'?: (number | string | Long);
  /**
   * Only credit notes of this invoice.
   */
  'invoice_id'?: (number | string | Long);
  /**
   * Only credit notes with this status.
   */
  'status'?: (string);
  /**
   * Only credit notes with at least this total.
   */
  'total_min'?: (number | string | Long);
  /**
   * Only credit notes with at most this total.
   */
  'total_max'?: (number | string | Long);
  /**
   * Only the record with this id in another system: `external_id[datev]=10023`.
   */
  'external_id'?: ({[key: string]: string});
}

/**
 * Parameters for listing credit notes.
 */
export interface ListCreditNotesRequest {
  /**
   * Pagination, sorting and search.
   */
  'list': (_bms_api_ListQuery | null);
  /**
   * Only credit notes of this client.
   */
  'client_id'?: (number);
  /**
   * Only credit notes of this invoice.
   */
  'invoice_id'?: (number);
  /**
   * Only credit notes with this status.
   */
  'status'?: (string);
  /**
   * Only credit notes with at least this total.
   */
  'total_min'?: (number);
  /**
   * Only credit notes with at most this total.
   */
  'total_max'?: (number);
  /**
   * Only the record with this id in another system: `external_id[datev]=10023`.
   */
  'external_id': ({[key: string]: string});
}

/**
 * A page of credit notes.
 */
export interface ListCreditNotesResponseInput {
  /**
   * The credit notes on this page.
   */
  'records'?: (CreditNoteListItemInput)[];
  /**
   * Pagination details.
   */
  'meta'?: (_bms_api_ListMetaInput | null);
}

/**
 * A page of credit notes.
 */
export interface ListCreditNotesResponse {
  /**
   * The credit notes on this page.
   */
  'records': (CreditNoteListItem)[];
  /**
   * Pagination details.
   */
  'meta': (_bms_api_ListMeta | null);
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
   * Only invoices with a refund due, or only the others.
   */
  'refund_due'?: (boolean);
  /**
   * Additional fields to include in the records.
   */
  'include'?: (string)[];
  /**
   * Only invoices with at least this total.
   */
  'total_min'?: (number | string | Long);
  /**
   * Only invoices with at most this total.
   */
  'total_max'?: (number | string | Long);
  /**
   * Only invoices sent on or after this day.
   */
  'sent_from'?: (string);
  /**
   * Only invoices sent on or before this day.
   */
  'sent_to'?: (string);
  /**
   * Only the invoice of this order.
   */
  'order_id'?: (number | string | Long);
  /**
   * Only invoices of clients of this owner.
   */
  'owner_id'?: (number | string | Long);
  /**
   * Only invoices in this currency (ISO 4217).
   */
  'currency'?: (string);
  /**
   * Only the record with this id in another system: `external_id[datev]=10023`.
   */
  'external_id'?: ({[key: string]: string});
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
   * Only invoices with a refund due, or only the others.
   */
  'refund_due'?: (boolean);
  /**
   * Additional fields to include in the records.
   */
  'include': (string)[];
  /**
   * Only invoices with at least this total.
   */
  'total_min'?: (number);
  /**
   * Only invoices with at most this total.
   */
  'total_max'?: (number);
  /**
   * Only invoices sent on or after this day.
   */
  'sent_from'?: (string);
  /**
   * Only invoices sent on or before this day.
   */
  'sent_to'?: (string);
  /**
   * Only the invoice of this order.
   */
  'order_id'?: (number);
  /**
   * Only invoices of clients of this owner.
   */
  'owner_id'?: (number);
  /**
   * Only invoices in this currency (ISO 4217).
   */
  'currency'?: (string);
  /**
   * Only the record with this id in another system: `external_id[datev]=10023`.
   */
  'external_id': ({[key: string]: string});
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
  /**
   * Only the record with this id in another system: `external_id[datev]=10023`.
   */
  'external_id'?: ({[key: string]: string});
}

/**
 * Parameters for listing item categories.
 */
export interface ListItemCategoriesRequest {
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
  /**
   * Only the record with this id in another system: `external_id[datev]=10023`.
   */
  'external_id'?: ({[key: string]: string});
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
  /**
   * Only the record with this id in another system: `external_id[datev]=10023`.
   */
  'external_id': ({[key: string]: string});
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
 * Parameters for listing payments.
 */
export interface ListPaymentsRequestInput {
  /**
   * Pagination, sorting and search.
   */
  'list'?: (_bms_api_ListQueryInput | null);
  /**
   * Only payments of this client.
   */
  'client_id'?: (number | string | Long);
  /**
   * Only payments of this invoice.
   */
  'invoice_id'?: (number | string | Long);
  /**
   * Only payments by this method.
   */
  'method'?: (string);
  /**
   * Only payments with this status.
   */
  'status'?: (string);
  /**
   * Only payments on or after this day.
   */
  'paid_from'?: (string);
  /**
   * Only payments on or before this day.
   */
  'paid_to'?: (string);
  /**
   * Only payments with at least this amount.
   */
  'amount_min'?: (number | string | Long);
  /**
   * Only payments with at most this amount.
   */
  'amount_max'?: (number | string | Long);
}

/**
 * Parameters for listing payments.
 */
export interface ListPaymentsRequest {
  /**
   * Pagination, sorting and search.
   */
  'list': (_bms_api_ListQuery | null);
  /**
   * Only payments of this client.
   */
  'client_id'?: (number);
  /**
   * Only payments of this invoice.
   */
  'invoice_id'?: (number);
  /**
   * Only payments by this method.
   */
  'method'?: (string);
  /**
   * Only payments with this status.
   */
  'status'?: (string);
  /**
   * Only payments on or after this day.
   */
  'paid_from'?: (string);
  /**
   * Only payments on or before this day.
   */
  'paid_to'?: (string);
  /**
   * Only payments with at least this amount.
   */
  'amount_min'?: (number);
  /**
   * Only payments with at most this amount.
   */
  'amount_max'?: (number);
}

/**
 * A page of payments.
 */
export interface ListPaymentsResponseInput {
  /**
   * The payments on this page.
   */
  'records'?: (PaymentRecordInput)[];
  /**
   * Pagination details.
   */
  'meta'?: (_bms_api_ListMetaInput | null);
}

/**
 * A page of payments.
 */
export interface ListPaymentsResponse {
  /**
   * The payments on this page.
   */
  'records': (PaymentRecord)[];
  /**
   * Pagination details.
   */
  'meta': (_bms_api_ListMeta | null);
}

/**
 * Parameters for listing recurring invoices.
 */
export interface ListRecurringInvoicesRequestInput {
  /**
   * Pagination, sorting and search.
   */
  'list'?: (_bms_api_ListQueryInput | null);
  /**
   * Only recurring invoices of this client.
   */
  'client_id'?: (number | string | Long);
  /**
   * Only recurring invoices with this status.
   */
  'status'?: (string);
  /**
   * Only recurring invoices with at least this total.
   */
  'total_min'?: (number | string | Long);
  /**
   * Only recurring invoices with at most this total.
   */
  'total_max'?: (number | string | Long);
  /**
   * Only the record with this id in another system: `external_id[datev]=10023`.
   */
  'external_id'?: ({[key: string]: string});
}

/**
 * Parameters for listing recurring invoices.
 */
export interface ListRecurringInvoicesRequest {
  /**
   * Pagination, sorting and search.
   */
  'list': (_bms_api_ListQuery | null);
  /**
   * Only recurring invoices of this client.
   */
  'client_id'?: (number);
  /**
   * Only recurring invoices with this status.
   */
  'status'?: (string);
  /**
   * Only recurring invoices with at least this total.
   */
  'total_min'?: (number);
  /**
   * Only recurring invoices with at most this total.
   */
  'total_max'?: (number);
  /**
   * Only the record with this id in another system: `external_id[datev]=10023`.
   */
  'external_id': ({[key: string]: string});
}

/**
 * A page of recurring invoices.
 */
export interface ListRecurringInvoicesResponseInput {
  /**
   * The recurring invoices on this page.
   */
  'records'?: (RecurringInvoiceListItemInput)[];
  /**
   * Pagination details.
   */
  'meta'?: (_bms_api_ListMetaInput | null);
}

/**
 * A page of recurring invoices.
 */
export interface ListRecurringInvoicesResponse {
  /**
   * The recurring invoices on this page.
   */
  'records': (RecurringInvoiceListItem)[];
  /**
   * Pagination details.
   */
  'meta': (_bms_api_ListMeta | null);
}

/**
 * Parameters for listing refunds.
 */
export interface ListRefundsRequestInput {
  /**
   * Pagination, sorting and search.
   */
  'list'?: (_bms_api_ListQueryInput | null);
  /**
   * Only refunds of this client.
   */
  'client_id'?: (number | string | Long);
  /**
   * Only refunds of this invoice.
   */
  'invoice_id'?: (number | string | Long);
  /**
   * Only refunds by this method.
   */
  'method'?: (string);
  /**
   * Only refunds on or after this day.
   */
  'paid_from'?: (string);
  /**
   * Only refunds on or before this day.
   */
  'paid_to'?: (string);
  /**
   * Only refunds with at least this amount.
   */
  'amount_min'?: (number | string | Long);
  /**
   * Only refunds with at most this amount.
   */
  'amount_max'?: (number | string | Long);
}

/**
 * Parameters for listing refunds.
 */
export interface ListRefundsRequest {
  /**
   * Pagination, sorting and search.
   */
  'list': (_bms_api_ListQuery | null);
  /**
   * Only refunds of this client.
   */
  'client_id'?: (number);
  /**
   * Only refunds of this invoice.
   */
  'invoice_id'?: (number);
  /**
   * Only refunds by this method.
   */
  'method'?: (string);
  /**
   * Only refunds on or after this day.
   */
  'paid_from'?: (string);
  /**
   * Only refunds on or before this day.
   */
  'paid_to'?: (string);
  /**
   * Only refunds with at least this amount.
   */
  'amount_min'?: (number);
  /**
   * Only refunds with at most this amount.
   */
  'amount_max'?: (number);
}

/**
 * A page of refunds.
 */
export interface ListRefundsResponseInput {
  /**
   * The refunds on this page.
   */
  'records'?: (RefundRecordInput)[];
  /**
   * Pagination details.
   */
  'meta'?: (_bms_api_ListMetaInput | null);
}

/**
 * A page of refunds.
 */
export interface ListRefundsResponse {
  /**
   * The refunds on this page.
   */
  'records': (RefundRecord)[];
  /**
   * Pagination details.
   */
  'meta': (_bms_api_ListMeta | null);
}

/**
 * Parameters for listing taxes.
 */
export interface ListTaxesRequestInput {
  /**
   * Pagination, sorting and search.
   */
  'list'?: (_bms_api_ListQueryInput | null);
  /**
   * Only taxes of this category.
   */
  'category'?: (string);
  /**
   * Only the default tax, or only the others.
   */
  'is_default'?: (boolean);
  /**
   * Only the record with this id in another system: `external_id[datev]=10023`.
   */
  'external_id'?: ({[key: string]: string});
}

/**
 * Parameters for listing taxes.
 */
export interface ListTaxesRequest {
  /**
   * Pagination, sorting and search.
   */
  'list': (_bms_api_ListQuery | null);
  /**
   * Only taxes of this category.
   */
  'category'?: (string);
  /**
   * Only the default tax, or only the others.
   */
  'is_default'?: (boolean);
  /**
   * Only the record with this id in another system: `external_id[datev]=10023`.
   */
  'external_id': ({[key: string]: string});
}

/**
 * A page of taxes.
 */
export interface ListTaxesResponseInput {
  /**
   * The taxes on this page.
   */
  'records'?: (TaxListItemInput)[];
  /**
   * Pagination details.
   */
  'meta'?: (_bms_api_ListMetaInput | null);
}

/**
 * A page of taxes.
 */
export interface ListTaxesResponse {
  /**
   * The taxes on this page.
   */
  'records': (TaxListItem)[];
  /**
   * Pagination details.
   */
  'meta': (_bms_api_ListMeta | null);
}

/**
 * The items and taxes to look up.
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
  /**
   * The ids of the taxes.
   */
  'tax_ids'?: (number | string | Long)[];
  /**
   * The user whose own taxes are looked up; 0 for all taxes.
   */
  'taxes_own_of'?: (number | string | Long);
}

/**
 * The items and taxes to look up.
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
  /**
   * The ids of the taxes.
   */
  'tax_ids': (number)[];
  /**
   * The user whose own taxes are looked up; 0 for all taxes.
   */
  'taxes_own_of': (number);
}

/**
 * The items and taxes found.
 */
export interface LookupItemsResponseInput {
  /**
   * The items.
   */
  'items'?: (PricedItemInput)[];
  /**
   * The taxes.
   */
  'taxes'?: (CurrentTaxInput)[];
}

/**
 * The items and taxes found.
 */
export interface LookupItemsResponse {
  /**
   * The items.
   */
  'items': (PricedItem)[];
  /**
   * The taxes.
   */
  'taxes': (CurrentTax)[];
}

/**
 * A series of invoice numbers.
 */
export interface NumberSeriesInput {
  /**
   * The text before its numbers.
   */
  'series'?: (string);
  /**
   * The last number that was assigned.
   */
  'last'?: (number | string | Long);
}

/**
 * A series of invoice numbers.
 */
export interface NumberSeries {
  /**
   * The text before its numbers.
   */
  'series': (string);
  /**
   * The last number that was assigned.
   */
  'last': (number);
}

/**
 * A deposit invoice that the invoice of its order offsets.
 */
export interface OffsetDepositInput {
  /**
   * The deposit invoice.
   */
  'invoice_id'?: (number | string | Long);
  /**
   * Its number.
   */
  'invoice_number'?: (string);
  /**
   * `total` less what it withholds: what is offset.
   */
  'amount'?: (number | string | Long);
  /**
   * The day on which it was sent.
   */
  'date'?: (string);
  /**
   * The amount without taxes.
   */
  'net'?: (number | string | Long);
  /**
   * Its taxes that were not credited, the highest rate first.
   */
  'taxes'?: (_bms_api_DocumentTaxInput)[];
  /**
   * The amount with taxes that was not credited.
   */
  'total'?: (number | string | Long);
  /**
   * Its withholding taxes.
   */
  'withheld'?: (_bms_api_WithheldTaxInput)[];
}

/**
 * A deposit invoice that the invoice of its order offsets.
 */
export interface OffsetDeposit {
  /**
   * The deposit invoice.
   */
  'invoice_id': (number);
  /**
   * Its number.
   */
  'invoice_number': (string);
  /**
   * `total` less what it withholds: what is offset.
   */
  'amount': (number);
  /**
   * The day on which it was sent.
   */
  'date'?: (string);
  /**
   * The amount without taxes.
   */
  'net': (number);
  /**
   * Its taxes that were not credited, the highest rate first.
   */
  'taxes': (_bms_api_DocumentTax)[];
  /**
   * The amount with taxes that was not credited.
   */
  'total': (number);
  /**
   * Its withholding taxes.
   */
  'withheld': (_bms_api_WithheldTax)[];
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
 * The order whose deposit invoices to list.
 */
export interface OrderDepositsRequestInput {
  /**
   * The order.
   */
  'order_id'?: (number | string | Long);
}

/**
 * The order whose deposit invoices to list.
 */
export interface OrderDepositsRequest {
  /**
   * The order.
   */
  'order_id': (number);
}

/**
 * The deposit invoices of an order.
 */
export interface OrderDepositsResponseInput {
  /**
   * Their number.
   */
  'total'?: (number | string | Long);
}

/**
 * The deposit invoices of an order.
 */
export interface OrderDepositsResponse {
  /**
   * Their number.
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
   * The payment date, not after today; defaults to today. Before the day on which the invoice was sent, it is a prepayment.
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
   * The date on which it was entered.
   */
  'created_at'?: (string);
  /**
   * The day on which it was voided: it counts until then.
   */
  'voided_on'?: (string);
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
   * The payment date, not after today; defaults to today. Before the day on which the invoice was sent, it is a prepayment.
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
   * The date on which it was entered.
   */
  'created_at': (string);
  /**
   * The day on which it was voided: it counts until then.
   */
  'voided_on'?: (string);
}

/**
 * The invoice with the new payment.
 */
export interface PaymentAddedResponseInput {
  /**
   * The updated invoice.
   */
  'record'?: (InvoiceInput | null);
  /**
   * The new payment.
   */
  'payment'?: (PaymentInput | null);
  /**
   * Remarks about the payment; `before_invoice` for a prepayment.
   */
  'warnings'?: (_bms_api_WarningInput)[];
}

/**
 * The invoice with the new payment.
 */
export interface PaymentAddedResponse {
  /**
   * The updated invoice.
   */
  'record': (Invoice | null);
  /**
   * The new payment.
   */
  'payment': (Payment | null);
  /**
   * Remarks about the payment; `before_invoice` for a prepayment.
   */
  'warnings': (_bms_api_Warning)[];
}

/**
 * A payment of an invoice.
 */
export interface PaymentEventInput {
  /**
   * The id of the payment.
   */
  'id'?: (number | string | Long);
  /**
   * The version of the payment after the change.
   */
  'version'?: (number | string | Long);
  /**
   * The invoice.
   */
  'invoice_id'?: (number | string | Long);
  /**
   * The number of the invoice, such as "INV-000001".
   */
  'invoice_number'?: (string);
  /**
   * The client.
   */
  'client_id'?: (number | string | Long);
  /**
   * The amount, in the smallest unit of `currency`.
   */
  'amount'?: (number | string | Long);
  /**
   * The currency (ISO 4217).
   */
  'currency'?: (string);
  /**
   * The payment date (YYYY-MM-DD).
   */
  'paid_on'?: (string);
  /**
   * The payment method.
   */
  'method'?: (string);
  /**
   * "completed" or "voided".
   */
  'status'?: (string);
  /**
   * The day on which it was voided (YYYY-MM-DD); empty if it was not.
   */
  'voided_on'?: (string);
  /**
   * The owner of the client; 0 if there is none.
   */
  'owner_id'?: (number | string | Long);
  /**
   * The user who entered it; 0 for a payment provider.
   */
  'created_by'?: (number | string | Long);
}

/**
 * A payment of an invoice.
 */
export interface PaymentEvent {
  /**
   * The id of the payment.
   */
  'id': (number);
  /**
   * The version of the payment after the change.
   */
  'version': (number);
  /**
   * The invoice.
   */
  'invoice_id': (number);
  /**
   * The number of the invoice, such as "INV-000001".
   */
  'invoice_number': (string);
  /**
   * The client.
   */
  'client_id': (number);
  /**
   * The amount, in the smallest unit of `currency`.
   */
  'amount': (number);
  /**
   * The currency (ISO 4217).
   */
  'currency': (string);
  /**
   * The payment date (YYYY-MM-DD).
   */
  'paid_on': (string);
  /**
   * The payment method.
   */
  'method': (string);
  /**
   * "completed" or "voided".
   */
  'status': (string);
  /**
   * The day on which it was voided (YYYY-MM-DD); empty if it was not.
   */
  'voided_on': (string);
  /**
   * The owner of the client; 0 if there is none.
   */
  'owner_id': (number);
  /**
   * The user who entered it; 0 for a payment provider.
   */
  'created_by': (number);
}

/**
 * The receipt of a payment.
 */
export interface PaymentReceiptEventInput {
  /**
   * The id of the payment.
   */
  'id'?: (number | string | Long);
  /**
   * The version of the payment after the change.
   */
  'version'?: (number | string | Long);
  /**
   * The invoice.
   */
  'invoice_id'?: (number | string | Long);
  /**
   * The number of the invoice, such as "INV-000001".
   */
  'invoice_number'?: (string);
  /**
   * The client.
   */
  'client_id'?: (number | string | Long);
  /**
   * The amount, in the smallest unit of `currency`.
   */
  'amount'?: (number | string | Long);
  /**
   * The balance of the invoice, in the smallest unit of `currency`.
   */
  'balance'?: (number | string | Long);
  /**
   * The currency (ISO 4217) of the amounts.
   */
  'currency'?: (string);
  /**
   * The payment date (YYYY-MM-DD).
   */
  'paid_on'?: (string);
  /**
   * The owner of the client; 0 if there is none.
   */
  'owner_id'?: (number | string | Long);
  /**
   * The user who entered the payment; 0 for a payment provider.
   */
  'created_by'?: (number | string | Long);
}

/**
 * The receipt of a payment.
 */
export interface PaymentReceiptEvent {
  /**
   * The id of the payment.
   */
  'id': (number);
  /**
   * The version of the payment after the change.
   */
  'version': (number);
  /**
   * The invoice.
   */
  'invoice_id': (number);
  /**
   * The number of the invoice, such as "INV-000001".
   */
  'invoice_number': (string);
  /**
   * The client.
   */
  'client_id': (number);
  /**
   * The amount, in the smallest unit of `currency`.
   */
  'amount': (number);
  /**
   * The balance of the invoice, in the smallest unit of `currency`.
   */
  'balance': (number);
  /**
   * The currency (ISO 4217) of the amounts.
   */
  'currency': (string);
  /**
   * The payment date (YYYY-MM-DD).
   */
  'paid_on': (string);
  /**
   * The owner of the client; 0 if there is none.
   */
  'owner_id': (number);
  /**
   * The user who entered the payment; 0 for a payment provider.
   */
  'created_by': (number);
}

/**
 * A payment with its invoice.
 */
export interface PaymentRecordInput {
  /**
   * The id of the payment.
   */
  'id'?: (number | string | Long);
  /**
   * The invoice.
   */
  'invoice_id'?: (number | string | Long);
  /**
   * Its number.
   */
  'invoice_number'?: (string);
  /**
   * The client.
   */
  'client_id'?: (number | string | Long);
  /**
   * The name of that client.
   */
  'client_name'?: (string);
  /**
   * The amount.
   */
  'amount'?: (number | string | Long);
  /**
   * The currency (ISO 4217).
   */
  'currency'?: (string);
  /**
   * The decimals of the currency.
   */
  'currency_decimals'?: (number);
  /**
   * The payment date.
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
   * The status.
   */
  'status'?: (string);
  /**
   * The reason for voiding it.
   */
  'void_reason'?: (string);
  /**
   * The day on which it was voided.
   */
  'voided_on'?: (string);
  /**
   * The user who voided it.
   */
  'voided_by'?: (number | string | Long);
  /**
   * The user who entered it; 0 for one of a payment provider.
   */
  'created_by'?: (number | string | Long);
  /**
   * The creation date (organization's zone).
   */
  'created_at'?: (string);
  /**
   * The last update.
   */
  'updated_at'?: (string);
  /**
   * The time at which its last receipt was sent.
   */
  'receipt_sent_at'?: (string);
}

/**
 * A payment with its invoice.
 */
export interface PaymentRecord {
  /**
   * The id of the payment.
   */
  'id': (number);
  /**
   * The invoice.
   */
  'invoice_id': (number);
  /**
   * Its number.
   */
  'invoice_number': (string);
  /**
   * The client.
   */
  'client_id': (number);
  /**
   * The name of that client.
   */
  'client_name': (string);
  /**
   * The amount.
   */
  'amount': (number);
  /**
   * The currency (ISO 4217).
   */
  'currency': (string);
  /**
   * The decimals of the currency.
   */
  'currency_decimals': (number);
  /**
   * The payment date.
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
   * The status.
   */
  'status': (string);
  /**
   * The reason for voiding it.
   */
  'void_reason': (string);
  /**
   * The day on which it was voided.
   */
  'voided_on'?: (string);
  /**
   * The user who voided it.
   */
  'voided_by'?: (number);
  /**
   * The user who entered it; 0 for one of a payment provider.
   */
  'created_by': (number);
  /**
   * The creation date (organization's zone).
   */
  'created_at': (string);
  /**
   * The last update.
   */
  'updated_at': (string);
  /**
   * The time at which its last receipt was sent.
   */
  'receipt_sent_at'?: (string);
}

/**
 * The payment.
 */
export interface PaymentResponseInput {
  /**
   * The payment.
   */
  'record'?: (PaymentRecordInput | null);
  /**
   * Operations of the caller on the record, allowed or not. Only in details.
   */
  'actions'?: (_bms_api_RecordActionInput)[];
}

/**
 * The payment.
 */
export interface PaymentResponse {
  /**
   * The payment.
   */
  'record': (PaymentRecord | null);
  /**
   * Operations of the caller on the record, allowed or not. Only in details.
   */
  'actions': (_bms_api_RecordAction)[];
}

/**
 * The void of a payment.
 */
export interface PaymentVoidInput {
  /**
   * The reason.
   */
  'reason'?: (string);
}

/**
 * The void of a payment.
 */
export interface PaymentVoid {
  /**
   * The reason.
   */
  'reason': (string);
}

/**
 * The voided payment.
 */
export interface PaymentVoidedResponseInput {
  /**
   * Always true.
   */
  'success'?: (boolean);
  /**
   * A message.
   */
  'message'?: (string);
  /**
   * The payment.
   */
  'record'?: (PaymentRecordInput | null);
}

/**
 * The voided payment.
 */
export interface PaymentVoidedResponse {
  /**
   * Always true.
   */
  'success': (boolean);
  /**
   * A message.
   */
  'message': (string);
  /**
   * The payment.
   */
  'record': (PaymentRecord | null);
}

/**
 * The title, rate and unit of an item.
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
   * The unit price in `currency`.
   */
  'rate'?: (string);
  /**
   * The unit of sale.
   */
  'unit_type'?: (string);
  /**
   * The currency (ISO 4217); empty for that of the organization.
   */
  'currency'?: (string);
  /**
   * The unit prices in other currencies.
   */
  'prices'?: (ItemPriceInput)[];
}

/**
 * The title, rate and unit of an item.
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
   * The unit price in `currency`.
   */
  'rate': (string);
  /**
   * The unit of sale.
   */
  'unit_type': (string);
  /**
   * The currency (ISO 4217); empty for that of the organization.
   */
  'currency': (string);
  /**
   * The unit prices in other currencies.
   */
  'prices': (ItemPrice)[];
}

/**
 * The payment whose receipt was sent.
 */
export interface ReceiptSentResponseInput {
  /**
   * Always true.
   */
  'success'?: (boolean);
  /**
   * A message, with a warning if no email is sent.
   */
  'message'?: (string);
  /**
   * The payment.
   */
  'record'?: (PaymentRecordInput | null);
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
 * The payment whose receipt was sent.
 */
export interface ReceiptSentResponse {
  /**
   * Always true.
   */
  'success': (boolean);
  /**
   * A message, with a warning if no email is sent.
   */
  'message': (string);
  /**
   * The payment.
   */
  'record': (PaymentRecord | null);
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
 * The open amounts of a client in one currency.
 */
export interface ReceivableInput {
  /**
   * The client.
   */
  'client_id'?: (number | string | Long);
  /**
   * The name of that client.
   */
  'client_name'?: (string);
  /**
   * The currency (ISO 4217).
   */
  'currency'?: (string);
  /**
   * The decimals of the currency (ISO 4217).
   */
  'currency_decimals'?: (number);
  /**
   * The number of invoices with an open amount.
   */
  'count'?: (number | string | Long);
  /**
   * The amount that is not due before the day of the report.
   */
  'not_due'?: (number | string | Long);
  /**
   * The amount that was due 1 to 30 days before.
   */
  'overdue_1_30'?: (number | string | Long);
  /**
   * The amount that was due 31 to 60 days before.
   */
  'overdue_31_60'?: (number | string | Long);
  /**
   * The amount that was due 61 to 90 days before.
   */
  'overdue_61_90'?: (number | string | Long);
  /**
   * The amount that was due more than 90 days before.
   */
  'overdue_over_90'?: (number | string | Long);
  /**
   * The sum of all open amounts.
   */
  'total'?: (number | string | Long);
  /**
   * The credit of the client, not part of the total: what invoices are overpaid by.
   */
  'credit'?: (number | string | Long);
}

/**
 * The open amounts of a client in one currency.
 */
export interface Receivable {
  /**
   * The client.
   */
  'client_id': (number);
  /**
   * The name of that client.
   */
  'client_name': (string);
  /**
   * The currency (ISO 4217).
   */
  'currency': (string);
  /**
   * The decimals of the currency (ISO 4217).
   */
  'currency_decimals': (number);
  /**
   * The number of invoices with an open amount.
   */
  'count': (number);
  /**
   * The amount that is not due before the day of the report.
   */
  'not_due': (number);
  /**
   * The amount that was due 1 to 30 days before.
   */
  'overdue_1_30': (number);
  /**
   * The amount that was due 31 to 60 days before.
   */
  'overdue_31_60': (number);
  /**
   * The amount that was due 61 to 90 days before.
   */
  'overdue_61_90': (number);
  /**
   * The amount that was due more than 90 days before.
   */
  'overdue_over_90': (number);
  /**
   * The sum of all open amounts.
   */
  'total': (number);
  /**
   * The credit of the client, not part of the total: what invoices are overpaid by.
   */
  'credit': (number);
}

/**
 * Parameters of the receivables.
 */
export interface ReceivablesRequestInput {
  /**
   * The day of the report; defaults to today.
   */
  'to'?: (string);
  /**
   * Only the invoices of this client.
   */
  'client_id'?: (number | string | Long);
}

/**
 * Parameters of the receivables.
 */
export interface ReceivablesRequest {
  /**
   * The day of the report; defaults to today.
   */
  'to'?: (string);
  /**
   * Only the invoices of this client.
   */
  'client_id'?: (number);
}

/**
 * The receivables of a day.
 */
export interface ReceivablesResponseInput {
  /**
   * One record per client and currency with an open amount or a credit, by currency, the largest total first.
   */
  'records'?: (ReceivableInput)[];
  /**
   * The day of the report.
   */
  'to'?: (string);
}

/**
 * The receivables of a day.
 */
export interface ReceivablesResponse {
  /**
   * One record per client and currency with an open amount or a credit, by currency, the largest total first.
   */
  'records': (Receivable)[];
  /**
   * The day of the report.
   */
  'to': (string);
}

/**
 * A recurring invoice.
 */
export interface RecurringInvoiceInput {
  /**
   * The id of the recurring invoice.
   */
  'id'?: (number | string | Long);
  /**
   * The client.
   */
  'client_id'?: (number | string | Long);
  /**
   * The status, changed by pause and resume. Deleting the client pauses it; restoring the client also creates the invoices of the days in between.
   */
  'status'?: (string);
  /**
   * The lines of its invoices, without days of supply: an invoice has the period from its day to the next one. Their taxes have the rates of the day on which an invoice is created.
   */
  'items'?: (_bms_api_LineInput)[];
  /**
   * The unit of the schedule.
   */
  'every'?: (string);
  /**
   * The number of units between two invoices: 2 with `every` month is every second month.
   */
  'interval'?: (number);
  /**
   * The date of the first invoice, today or later. Later ones are created on the same day of the month, or on the last day of a month without it.
   */
  'starts_on'?: (string);
  /**
   * The last day on which an invoice is created, if it is on the schedule.
   */
  'ends_on'?: (string);
  /**
   * The date of the next invoice; null after the last one.
   */
  'next_on'?: (string);
  /**
   * The date of the last invoice; null before the first one.
   */
  'last_on'?: (string);
  /**
   * The last invoice.
   */
  'last_invoice_id'?: (number | string | Long);
  /**
   * The payment term of its invoices, in days; that of the client, then of the organization if unset.
   */
  'due_days'?: (number);
  /**
   * True if its invoices are sent to the client; otherwise they are drafts.
   */
  'send'?: (boolean);
  /**
   * A note on its invoices.
   */
  'note'?: (string);
  /**
   * The total of an invoice with the taxes of the last change.
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
 * A recurring invoice.
 */
export interface RecurringInvoice {
  /**
   * The id of the recurring invoice.
   */
  'id': (number);
  /**
   * The client.
   */
  'client_id': (number);
  /**
   * The status, changed by pause and resume. Deleting the client pauses it; restoring the client also creates the invoices of the days in between.
   */
  'status': (string);
  /**
   * The lines of its invoices, without days of supply: an invoice has the period from its day to the next one. Their taxes have the rates of the day on which an invoice is created.
   */
  'items': (_bms_api_Line)[];
  /**
   * The unit of the schedule.
   */
  'every': (string);
  /**
   * The number of units between two invoices: 2 with `every` month is every second month.
   */
  'interval': (number);
  /**
   * The date of the first invoice, today or later. Later ones are created on the same day of the month, or on the last day of a month without it.
   */
  'starts_on': (string);
  /**
   * The last day on which an invoice is created, if it is on the schedule.
   */
  'ends_on'?: (string);
  /**
   * The date of the next invoice; null after the last one.
   */
  'next_on'?: (string);
  /**
   * The date of the last invoice; null before the first one.
   */
  'last_on'?: (string);
  /**
   * The last invoice.
   */
  'last_invoice_id'?: (number);
  /**
   * The payment term of its invoices, in days; that of the client, then of the organization if unset.
   */
  'due_days'?: (number);
  /**
   * True if its invoices are sent to the client; otherwise they are drafts.
   */
  'send': (boolean);
  /**
   * A note on its invoices.
   */
  'note': (string);
  /**
   * The total of an invoice with the taxes of the last change.
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
export interface RecurringInvoiceActionResponseInput {
  /**
   * Always true.
   */
  'success'?: (boolean);
  /**
   * A message.
   */
  'message'?: (string);
  /**
   * The updated recurring invoice.
   */
  'record'?: (RecurringInvoiceInput | null);
}

/**
 * The result of the action.
 */
export interface RecurringInvoiceActionResponse {
  /**
   * Always true.
   */
  'success': (boolean);
  /**
   * A message.
   */
  'message': (string);
  /**
   * The updated recurring invoice.
   */
  'record': (RecurringInvoice | null);
}

/**
 * The recurring invoice after a change.
 */
export interface RecurringInvoiceChangedResponseInput {
  /**
   * Always true.
   */
  'success'?: (boolean);
  /**
   * A message.
   */
  'message'?: (string);
  /**
   * The recurring invoice, unless the caller can no longer view it.
   */
  'record'?: (RecurringInvoiceInput | null);
}

/**
 * The recurring invoice after a change.
 */
export interface RecurringInvoiceChangedResponse {
  /**
   * Always true.
   */
  'success': (boolean);
  /**
   * A message.
   */
  'message': (string);
  /**
   * The recurring invoice, unless the caller can no longer view it.
   */
  'record': (RecurringInvoice | null);
}

/**
 * A recurring invoice in a list.
 */
export interface RecurringInvoiceListItemInput {
  /**
   * The id of the recurring invoice.
   */
  'id'?: (number | string | Long);
  /**
   * The client.
   */
  'client_id'?: (number | string | Long);
  /**
   * The status.
   */
  'status'?: (string);
  /**
   * The unit of the schedule.
   */
  'every'?: (string);
  /**
   * The number of units between two invoices.
   */
  'interval'?: (number);
  /**
   * The date of the next invoice; null after the last one.
   */
  'next_on'?: (string);
  /**
   * The total of an invoice.
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
 * A recurring invoice in a list.
 */
export interface RecurringInvoiceListItem {
  /**
   * The id of the recurring invoice.
   */
  'id': (number);
  /**
   * The client.
   */
  'client_id': (number);
  /**
   * The status.
   */
  'status': (string);
  /**
   * The unit of the schedule.
   */
  'every': (string);
  /**
   * The number of units between two invoices.
   */
  'interval': (number);
  /**
   * The date of the next invoice; null after the last one.
   */
  'next_on'?: (string);
  /**
   * The total of an invoice.
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
 * The recurring invoice.
 */
export interface RecurringInvoiceResponseInput {
  /**
   * The recurring invoice.
   */
  'record'?: (RecurringInvoiceInput | null);
  /**
   * Operations of the caller on the record, allowed or not. Only in details.
   */
  'actions'?: (_bms_api_RecordActionInput)[];
}

/**
 * The recurring invoice.
 */
export interface RecurringInvoiceResponse {
  /**
   * The recurring invoice.
   */
  'record': (RecurringInvoice | null);
  /**
   * Operations of the caller on the record, allowed or not. Only in details.
   */
  'actions': (_bms_api_RecordAction)[];
}

/**
 * Money that was paid back to the client.
 */
export interface RefundInput {
  /**
   * The id of the refund.
   */
  'id'?: (number | string | Long);
  /**
   * The amount, in the smallest unit of the invoice's currency: 10050 is EUR 100.50.
   */
  'amount'?: (number | string | Long);
  /**
   * The refund date, not after today; defaults to today.
   */
  'refunded_on'?: (string);
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
   * The date on which it was entered.
   */
  'created_at'?: (string);
}

/**
 * Money that was paid back to the client.
 */
export interface Refund {
  /**
   * The id of the refund.
   */
  'id': (number);
  /**
   * The amount, in the smallest unit of the invoice's currency: 10050 is EUR 100.50.
   */
  'amount': (number);
  /**
   * The refund date, not after today; defaults to today.
   */
  'refunded_on': (string);
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
   * The date on which it was entered.
   */
  'created_at': (string);
}

/**
 * The invoice with the new refund.
 */
export interface RefundAddedResponseInput {
  /**
   * The updated invoice.
   */
  'record'?: (InvoiceInput | null);
  /**
   * The new refund.
   */
  'refund'?: (RefundInput | null);
}

/**
 * The invoice with the new refund.
 */
export interface RefundAddedResponse {
  /**
   * The updated invoice.
   */
  'record': (Invoice | null);
  /**
   * The new refund.
   */
  'refund': (Refund | null);
}

/**
 * A refund of an invoice.
 */
export interface RefundEventInput {
  /**
   * The id of the refund.
   */
  'id'?: (number | string | Long);
  /**
   * The version of the refund.
   */
  'version'?: (number | string | Long);
  /**
   * The invoice.
   */
  'invoice_id'?: (number | string | Long);
  /**
   * The number of the invoice, such as "INV-000001".
   */
  'invoice_number'?: (string);
  /**
   * The client.
   */
  'client_id'?: (number | string | Long);
  /**
   * The amount, in the smallest unit of `currency`.
   */
  'amount'?: (number | string | Long);
  /**
   * The currency (ISO 4217).
   */
  'currency'?: (string);
  /**
   * The refund date (YYYY-MM-DD).
   */
  'paid_on'?: (string);
  /**
   * The payment method.
   */
  'method'?: (string);
  /**
   * The owner of the client; 0 if there is none.
   */
  'owner_id'?: (number | string | Long);
  /**
   * The user who entered it.
   */
  'created_by'?: (number | string | Long);
}

/**
 * A refund of an invoice.
 */
export interface RefundEvent {
  /**
   * The id of the refund.
   */
  'id': (number);
  /**
   * The version of the refund.
   */
  'version': (number);
  /**
   * The invoice.
   */
  'invoice_id': (number);
  /**
   * The number of the invoice, such as "INV-000001".
   */
  'invoice_number': (string);
  /**
   * The client.
   */
  'client_id': (number);
  /**
   * The amount, in the smallest unit of `currency`.
   */
  'amount': (number);
  /**
   * The currency (ISO 4217).
   */
  'currency': (string);
  /**
   * The refund date (YYYY-MM-DD).
   */
  'paid_on': (string);
  /**
   * The payment method.
   */
  'method': (string);
  /**
   * The owner of the client; 0 if there is none.
   */
  'owner_id': (number);
  /**
   * The user who entered it.
   */
  'created_by': (number);
}

/**
 * A refund with its invoice.
 */
export interface RefundRecordInput {
  /**
   * The id of the refund.
   */
  'id'?: (number | string | Long);
  /**
   * The invoice.
   */
  'invoice_id'?: (number | string | Long);
  /**
   * Its number.
   */
  'invoice_number'?: (string);
  /**
   * The client.
   */
  'client_id'?: (number | string | Long);
  /**
   * The name of that client.
   */
  'client_name'?: (string);
  /**
   * The amount.
   */
  'amount'?: (number | string | Long);
  /**
   * The currency (ISO 4217).
   */
  'currency'?: (string);
  /**
   * The decimals of the currency.
   */
  'currency_decimals'?: (number);
  /**
   * The refund date.
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
   * The status, always `completed`.
   */
  'status'?: (string);
  /**
   * The user who entered it.
   */
  'created_by'?: (number | string | Long);
  /**
   * The creation date (organization's zone).
   */
  'created_at'?: (string);
  /**
   * The last update.
   */
  'updated_at'?: (string);
}

/**
 * A refund with its invoice.
 */
export interface RefundRecord {
  /**
   * The id of the refund.
   */
  'id': (number);
  /**
   * The invoice.
   */
  'invoice_id': (number);
  /**
   * Its number.
   */
  'invoice_number': (string);
  /**
   * The client.
   */
  'client_id': (number);
  /**
   * The name of that client.
   */
  'client_name': (string);
  /**
   * The amount.
   */
  'amount': (number);
  /**
   * The currency (ISO 4217).
   */
  'currency': (string);
  /**
   * The decimals of the currency.
   */
  'currency_decimals': (number);
  /**
   * The refund date.
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
   * The status, always `completed`.
   */
  'status': (string);
  /**
   * The user who entered it.
   */
  'created_by': (number);
  /**
   * The creation date (organization's zone).
   */
  'created_at': (string);
  /**
   * The last update.
   */
  'updated_at': (string);
}

/**
 * The refund.
 */
export interface RefundResponseInput {
  /**
   * The refund.
   */
  'record'?: (RefundRecordInput | null);
  /**
   * Operations of the caller on the record, allowed or not. Only in details.
   */
  'actions'?: (_bms_api_RecordActionInput)[];
}

/**
 * The refund.
 */
export interface RefundResponse {
  /**
   * The refund.
   */
  'record': (RefundRecord | null);
  /**
   * Operations of the caller on the record, allowed or not. Only in details.
   */
  'actions': (_bms_api_RecordAction)[];
}

/**
 * A number with its invoice, or with the reason why it has none.
 */
export interface RegisteredNumberInput {
  /**
   * The number.
   */
  'number'?: (string);
  /**
   * The status of the invoice; `deleted` for a deleted draft, `missing` if there is no invoice and none was deleted.
   */
  'status'?: (string);
  /**
   * The invoice, also a deleted one; null if the number is missing.
   */
  'invoice_id'?: (number | string | Long);
  /**
   * The client.
   */
  'client_id'?: (number | string | Long);
  /**
   * The name of that client.
   */
  'client_name'?: (string);
  /**
   * The day on which the invoice was sent; null if it was not.
   */
  'sent_on'?: (string);
  /**
   * The total.
   */
  'total'?: (number | string | Long);
  /**
   * The currency (ISO 4217).
   */
  'currency'?: (string);
  /**
   * The decimals of the currency (ISO 4217).
   */
  'currency_decimals'?: (number);
  /**
   * The time of the deletion of a draft; null if it was not deleted.
   */
  'deleted_at'?: (string);
  /**
   * The user who deleted it.
   */
  'deleted_by'?: (number | string | Long);
  /**
   * The name of that user.
   */
  'deleted_by_name'?: (string);
}

/**
 * A number with its invoice, or with the reason why it has none.
 */
export interface RegisteredNumber {
  /**
   * The number.
   */
  'number': (string);
  /**
   * The status of the invoice; `deleted` for a deleted draft, `missing` if there is no invoice and none was deleted.
   */
  'status': (string);
  /**
   * The invoice, also a deleted one; null if the number is missing.
   */
  'invoice_id'?: (number);
  /**
   * The client.
   */
  'client_id'?: (number);
  /**
   * The name of that client.
   */
  'client_name': (string);
  /**
   * The day on which the invoice was sent; null if it was not.
   */
  'sent_on'?: (string);
  /**
   * The total.
   */
  'total'?: (number);
  /**
   * The currency (ISO 4217).
   */
  'currency': (string);
  /**
   * The decimals of the currency (ISO 4217).
   */
  'currency_decimals'?: (number);
  /**
   * The time of the deletion of a draft; null if it was not deleted.
   */
  'deleted_at'?: (string);
  /**
   * The user who deleted it.
   */
  'deleted_by'?: (number);
  /**
   * The name of that user.
   */
  'deleted_by_name': (string);
}

/**
 * A reminder of an overdue invoice.
 */
export interface ReminderInput {
  /**
   * The step, from 1.
   */
  'step'?: (number);
  /**
   * The date of the reminder.
   */
  'reminded_on'?: (string);
  /**
   * The fee. It is owed until it is waived.
   */
  'fee'?: (number | string | Long);
  /**
   * The day on which the fee was waived; null if it was not. The cancellation of the invoice waives it.
   */
  'waived_on'?: (string);
}

/**
 * A reminder of an overdue invoice.
 */
export interface Reminder {
  /**
   * The step, from 1.
   */
  'step': (number);
  /**
   * The date of the reminder.
   */
  'reminded_on': (string);
  /**
   * The fee. It is owed until it is waived.
   */
  'fee': (number);
  /**
   * The day on which the fee was waived; null if it was not. The cancellation of the invoice waives it.
   */
  'waived_on'?: (string);
}

/**
 * A tax of a period in one currency. Its values are those that the documents have.
 */
export interface ReportedTaxInput {
  /**
   * The title.
   */
  'title'?: (string);
  /**
   * The rate in percent.
   */
  'rate'?: (string);
  /**
   * The category (EN 16931).
   */
  'category'?: (string);
  /**
   * The currency (ISO 4217).
   */
  'currency'?: (string);
  /**
   * The decimals of the currency (ISO 4217).
   */
  'currency_decimals'?: (number);
  /**
   * The net amount that is taxed.
   */
  'base'?: (number | string | Long);
  /**
   * The amount of the tax.
   */
  'amount'?: (number | string | Long);
  /**
   * The organization's currency, of documents with an exchange_rate.
   */
  'accounting_currency'?: (string);
  /**
   * `base` in it.
   */
  'accounting_base'?: (number | string | Long);
  /**
   * `amount` in it.
   */
  'accounting_amount'?: (number | string | Long);
}

/**
 * A tax of a period in one currency. Its values are those that the documents have.
 */
export interface ReportedTax {
  /**
   * The title.
   */
  'title': (string);
  /**
   * The rate in percent.
   */
  'rate': (string);
  /**
   * The category (EN 16931).
   */
  'category': (string);
  /**
   * The currency (ISO 4217).
   */
  'currency': (string);
  /**
   * The decimals of the currency (ISO 4217).
   */
  'currency_decimals': (number);
  /**
   * The net amount that is taxed.
   */
  'base': (number);
  /**
   * The amount of the tax.
   */
  'amount': (number);
  /**
   * The organization's currency, of documents with an exchange_rate.
   */
  'accounting_currency'?: (string);
  /**
   * `base` in it.
   */
  'accounting_base'?: (number);
  /**
   * `amount` in it.
   */
  'accounting_amount'?: (number);
}

/**
 * A withholding tax of a period in one currency.
 */
export interface ReportedWithholdingInput {
  /**
   * The title.
   */
  'title'?: (string);
  /**
   * The rate in percent.
   */
  'rate'?: (string);
  /**
   * The currency (ISO 4217).
   */
  'currency'?: (string);
  /**
   * The decimals of the currency (ISO 4217).
   */
  'currency_decimals'?: (number);
  /**
   * The net amount.
   */
  'base'?: (number | string | Long);
  /**
   * The amount withheld.
   */
  'amount'?: (number | string | Long);
}

/**
 * A withholding tax of a period in one currency.
 */
export interface ReportedWithholding {
  /**
   * The title.
   */
  'title': (string);
  /**
   * The rate in percent.
   */
  'rate': (string);
  /**
   * The currency (ISO 4217).
   */
  'currency': (string);
  /**
   * The decimals of the currency (ISO 4217).
   */
  'currency_decimals': (number);
  /**
   * The net amount.
   */
  'base': (number);
  /**
   * The amount withheld.
   */
  'amount': (number);
}

/**
 * The revenue of a month in one currency. It is below 0 if more was credited than invoiced.
 */
export interface RevenueOfMonthInput {
  /**
   * The month (YYYY-MM); the first and the last one only as far as the period goes.
   */
  'month'?: (string);
  /**
   * The currency (ISO 4217).
   */
  'currency'?: (string);
  /**
   * The decimals of the currency (ISO 4217).
   */
  'currency_decimals'?: (number);
  /**
   * The number of invoices.
   */
  'invoice_count'?: (number | string | Long);
  /**
   * The number of credit notes.
   */
  'credit_note_count'?: (number | string | Long);
  /**
   * The amount without taxes.
   */
  'net'?: (number | string | Long);
  /**
   * The taxes.
   */
  'tax'?: (number | string | Long);
  /**
   * The amount with taxes.
   */
  'total'?: (number | string | Long);
}

/**
 * The revenue of a month in one currency. It is below 0 if more was credited than invoiced.
 */
export interface RevenueOfMonth {
  /**
   * The month (YYYY-MM); the first and the last one only as far as the period goes.
   */
  'month': (string);
  /**
   * The currency (ISO 4217).
   */
  'currency': (string);
  /**
   * The decimals of the currency (ISO 4217).
   */
  'currency_decimals': (number);
  /**
   * The number of invoices.
   */
  'invoice_count': (number);
  /**
   * The number of credit notes.
   */
  'credit_note_count': (number);
  /**
   * The amount without taxes.
   */
  'net': (number);
  /**
   * The taxes.
   */
  'tax': (number);
  /**
   * The amount with taxes.
   */
  'total': (number);
}

/**
 * Parameters of the revenue.
 */
export interface RevenueRequestInput {
  /**
   * The first day; defaults to the first day of the year of `to`.
   */
  'from'?: (string);
  /**
   * The last day; defaults to today.
   */
  'to'?: (string);
  /**
   * Only the invoices of this client.
   */
  'client_id'?: (number | string | Long);
}

/**
 * Parameters of the revenue.
 */
export interface RevenueRequest {
  /**
   * The first day; defaults to the first day of the year of `to`.
   */
  'from'?: (string);
  /**
   * The last day; defaults to today.
   */
  'to'?: (string);
  /**
   * Only the invoices of this client.
   */
  'client_id'?: (number);
}

/**
 * The revenue of a period.
 */
export interface RevenueResponseInput {
  /**
   * One record per month and currency with an invoice or a credit note, by currency, the first month first.
   */
  'records'?: (RevenueOfMonthInput)[];
  /**
   * The first day of the report.
   */
  'from'?: (string);
  /**
   * The last day of the report.
   */
  'to'?: (string);
}

/**
 * The revenue of a period.
 */
export interface RevenueResponse {
  /**
   * One record per month and currency with an invoice or a credit note, by currency, the first month first.
   */
  'records': (RevenueOfMonth)[];
  /**
   * The first day of the report.
   */
  'from': (string);
  /**
   * The last day of the report.
   */
  'to': (string);
}

/**
 * An entry of a statement of account.
 */
export interface StatementEntryInput {
  /**
   * The kind of entry.
   */
  'kind'?: (string);
  /**
   * The date. Of the opening balance the first day of the report, before its movements; of the closing balance the last day.
   */
  'date'?: (string);
  /**
   * The number of the invoice or the credit note; of any other movement, that of its invoice. Empty for balances.
   */
  'number'?: (string);
  /**
   * The invoice that the entry belongs to; null for balances.
   */
  'invoice_id'?: (number | string | Long);
  /**
   * The currency (ISO 4217).
   */
  'currency'?: (string);
  /**
   * The decimals of the currency (ISO 4217).
   */
  'currency_decimals'?: (number);
  /**
   * The amount: above 0 if the client owes it, as for invoices, fees of reminders and refunds, below 0 for everything else; 0 for balances.
   */
  'amount'?: (number | string | Long);
  /**
   * The balance after the entry; below 0 if it is to be refunded.
   */
  'balance'?: (number | string | Long);
}

/**
 * An entry of a statement of account.
 */
export interface StatementEntry {
  /**
   * The kind of entry.
   */
  'kind': (string);
  /**
   * The date. Of the opening balance the first day of the report, before its movements; of the closing balance the last day.
   */
  'date': (string);
  /**
   * The number of the invoice or the credit note; of any other movement, that of its invoice. Empty for balances.
   */
  'number': (string);
  /**
   * The invoice that the entry belongs to; null for balances.
   */
  'invoice_id'?: (number);
  /**
   * The currency (ISO 4217).
   */
  'currency': (string);
  /**
   * The decimals of the currency (ISO 4217).
   */
  'currency_decimals': (number);
  /**
   * The amount: above 0 if the client owes it, as for invoices, fees of reminders and refunds, below 0 for everything else; 0 for balances.
   */
  'amount': (number);
  /**
   * The balance after the entry; below 0 if it is to be refunded.
   */
  'balance': (number);
}

/**
 * Parameters of a statement of account.
 */
export interface StatementRequestInput {
  /**
   * The first day; defaults to the first day of the year of `to`.
   */
  'from'?: (string);
  /**
   * The last day; defaults to today.
   */
  'to'?: (string);
  /**
   * The client; required for staff. Portal users get the statement of their client without it.
   */
  'client_id'?: (number | string | Long);
}

/**
 * Parameters of a statement of account.
 */
export interface StatementRequest {
  /**
   * The first day; defaults to the first day of the year of `to`.
   */
  'from'?: (string);
  /**
   * The last day; defaults to today.
   */
  'to'?: (string);
  /**
   * The client; required for staff. Portal users get the statement of their client without it.
   */
  'client_id'?: (number);
}

/**
 * A statement of account.
 */
export interface StatementResponseInput {
  /**
   * The entries by currency: the opening balance, the movements by date, the closing balance. Empty if there are neither balances nor movements.
   */
  'records'?: (StatementEntryInput)[];
  /**
   * The client.
   */
  'client_id'?: (number | string | Long);
  /**
   * The name of that client.
   */
  'client_name'?: (string);
  /**
   * The first day of the report.
   */
  'from'?: (string);
  /**
   * The last day of the report.
   */
  'to'?: (string);
}

/**
 * A statement of account.
 */
export interface StatementResponse {
  /**
   * The entries by currency: the opening balance, the movements by date, the closing balance. Empty if there are neither balances nor movements.
   */
  'records': (StatementEntry)[];
  /**
   * The client.
   */
  'client_id': (number);
  /**
   * The name of that client.
   */
  'client_name': (string);
  /**
   * The first day of the report.
   */
  'from': (string);
  /**
   * The last day of the report.
   */
  'to': (string);
}

/**
 * A tax.
 */
export interface TaxInput {
  /**
   * The id of the tax.
   */
  'id'?: (number | string | Long);
  /**
   * The title; documents show it.
   */
  'title'?: (string);
  /**
   * The rate in percent; below 0 for a withholding tax.
   */
  'rate'?: (string);
  /**
   * The category (EN 16931): S standard or reduced rate, Z zero rate, E exempt, AE reverse charge, K supply within the EU, G export, O not subject to tax. All but S require the rate 0.
   */
  'category'?: (string);
  /**
   * True for the tax that user interfaces propose for new lines. Setting it clears the former default.
   */
  'is_default'?: (boolean);
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
   * True for a tax that clients withhold, such as IRPF; no part of taxes and total.
   */
  'withholding'?: (boolean);
  /**
   * The ids of the record in other systems, by source.
   */
  'external_ids'?: ({[key: string]: string});
}

/**
 * A tax.
 */
export interface Tax {
  /**
   * The id of the tax.
   */
  'id': (number);
  /**
   * The title; documents show it.
   */
  'title': (string);
  /**
   * The rate in percent; below 0 for a withholding tax.
   */
  'rate': (string);
  /**
   * The category (EN 16931): S standard or reduced rate, Z zero rate, E exempt, AE reverse charge, K supply within the EU, G export, O not subject to tax. All but S require the rate 0.
   */
  'category': (string);
  /**
   * True for the tax that user interfaces propose for new lines. Setting it clears the former default.
   */
  'is_default': (boolean);
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
   * True for a tax that clients withhold, such as IRPF; no part of taxes and total.
   */
  'withholding': (boolean);
  /**
   * The ids of the record in other systems, by source.
   */
  'external_ids': ({[key: string]: string});
}

/**
 * The tax after a change.
 */
export interface TaxChangedResponseInput {
  /**
   * Always true.
   */
  'success'?: (boolean);
  /**
   * A message.
   */
  'message'?: (string);
  /**
   * The tax, unless the caller can no longer view it.
   */
  'record'?: (TaxInput | null);
}

/**
 * The tax after a change.
 */
export interface TaxChangedResponse {
  /**
   * Always true.
   */
  'success': (boolean);
  /**
   * A message.
   */
  'message': (string);
  /**
   * The tax, unless the caller can no longer view it.
   */
  'record': (Tax | null);
}

/**
 * A tax.
 */
export interface TaxEventInput {
  /**
   * The id of the tax.
   */
  'id'?: (number | string | Long);
  /**
   * The version of the tax after the change.
   */
  'version'?: (number | string | Long);
  /**
   * The title.
   */
  'title'?: (string);
  /**
   * The rate in percent, as a decimal.
   */
  'rate'?: (string);
  /**
   * The category (EN 16931).
   */
  'category'?: (string);
  /**
   * True for the default tax.
   */
  'is_default'?: (boolean);
  /**
   * The user who created it.
   */
  'created_by'?: (number | string | Long);
  /**
   * True for a tax that clients withhold.
   */
  'withholding'?: (boolean);
}

/**
 * A tax.
 */
export interface TaxEvent {
  /**
   * The id of the tax.
   */
  'id': (number);
  /**
   * The version of the tax after the change.
   */
  'version': (number);
  /**
   * The title.
   */
  'title': (string);
  /**
   * The rate in percent, as a decimal.
   */
  'rate': (string);
  /**
   * The category (EN 16931).
   */
  'category': (string);
  /**
   * True for the default tax.
   */
  'is_default': (boolean);
  /**
   * The user who created it.
   */
  'created_by': (number);
  /**
   * True for a tax that clients withhold.
   */
  'withholding': (boolean);
}

/**
 * A tax in a list.
 */
export interface TaxListItemInput {
  /**
   * The id of the tax.
   */
  'id'?: (number | string | Long);
  /**
   * The title.
   */
  'title'?: (string);
  /**
   * The rate in percent.
   */
  'rate'?: (string);
  /**
   * The category (EN 16931).
   */
  'category'?: (string);
  /**
   * True for the default tax.
   */
  'is_default'?: (boolean);
  /**
   * The creation date.
   */
  'created_at'?: (string);
  /**
   * True for a tax that clients withhold.
   */
  'withholding'?: (boolean);
}

/**
 * A tax in a list.
 */
export interface TaxListItem {
  /**
   * The id of the tax.
   */
  'id': (number);
  /**
   * The title.
   */
  'title': (string);
  /**
   * The rate in percent.
   */
  'rate': (string);
  /**
   * The category (EN 16931).
   */
  'category': (string);
  /**
   * True for the default tax.
   */
  'is_default': (boolean);
  /**
   * The creation date.
   */
  'created_at': (string);
  /**
   * True for a tax that clients withhold.
   */
  'withholding': (boolean);
}

/**
 * Parameters of the tax report.
 */
export interface TaxReportRequestInput {
  /**
   * The first day; defaults to the first day of the year of `to`.
   */
  'from'?: (string);
  /**
   * The last day; defaults to today.
   */
  'to'?: (string);
  /**
   * Only the invoices of this client.
   */
  'client_id'?: (number | string | Long);
}

/**
 * Parameters of the tax report.
 */
export interface TaxReportRequest {
  /**
   * The first day; defaults to the first day of the year of `to`.
   */
  'from'?: (string);
  /**
   * The last day; defaults to today.
   */
  'to'?: (string);
  /**
   * Only the invoices of this client.
   */
  'client_id'?: (number);
}

/**
 * The taxes of a period.
 */
export interface TaxReportResponseInput {
  /**
   * One record per tax and currency, by currency, the highest rate first.
   */
  'records'?: (ReportedTaxInput)[];
  /**
   * The first day of the report.
   */
  'from'?: (string);
  /**
   * The last day of the report.
   */
  'to'?: (string);
  /**
   * The withholding taxes, in the same way.
   */
  'withheld'?: (ReportedWithholdingInput)[];
}

/**
 * The taxes of a period.
 */
export interface TaxReportResponse {
  /**
   * One record per tax and currency, by currency, the highest rate first.
   */
  'records': (ReportedTax)[];
  /**
   * The first day of the report.
   */
  'from': (string);
  /**
   * The last day of the report.
   */
  'to': (string);
  /**
   * The withholding taxes, in the same way.
   */
  'withheld': (ReportedWithholding)[];
}

/**
 * The tax.
 */
export interface TaxResponseInput {
  /**
   * The tax.
   */
  'record'?: (TaxInput | null);
  /**
   * Operations of the caller on the record, allowed or not. Only in details.
   */
  'actions'?: (_bms_api_RecordActionInput)[];
}

/**
 * The tax.
 */
export interface TaxResponse {
  /**
   * The tax.
   */
  'record': (Tax | null);
  /**
   * Operations of the caller on the record, allowed or not. Only in details.
   */
  'actions': (_bms_api_RecordAction)[];
}

/**
 * A transfer between two invoices of a client: what is overpaid on the one pays what is open on the other.
 */
export interface TransferInput {
  /**
   * The other invoice.
   */
  'invoice_id'?: (number | string | Long);
  /**
   * Its number.
   */
  'invoice_number'?: (string);
  /**
   * The amount: above 0 if it was moved to the other invoice, below 0 if from it.
   */
  'amount'?: (number | string | Long);
  /**
   * The date of the transfer.
   */
  'transferred_on'?: (string);
}

/**
 * A transfer between two invoices of a client: what is overpaid on the one pays what is open on the other.
 */
export interface Transfer {
  /**
   * The other invoice.
   */
  'invoice_id': (number);
  /**
   * Its number.
   */
  'invoice_number': (string);
  /**
   * The amount: above 0 if it was moved to the other invoice, below 0 if from it.
   */
  'amount': (number);
  /**
   * The date of the transfer.
   */
  'transferred_on': (string);
}

/**
 * Changes to a credit note.
 */
export interface UpdateCreditNoteRequestInput {
  /**
   * The id of the credit note.
   */
  'id'?: (number | string | Long);
  /**
   * The values to set.
   */
  'credit_note'?: (CreditNoteInput | null);
  /**
   * The fields to set; the gateway derives them from the body.
   */
  'update_mask'?: (_google_protobuf_FieldMaskInput | null);
}

/**
 * Changes to a credit note.
 */
export interface UpdateCreditNoteRequest {
  /**
   * The id of the credit note.
   */
  'id': (number);
  /**
   * The values to set.
   */
  'credit_note': (CreditNote | null);
  /**
   * The fields to set; the gateway derives them from the body.
   */
  'update_mask': (_google_protobuf_FieldMask | null);
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

/**
 * Changes to a recurring invoice.
 */
export interface UpdateRecurringInvoiceRequestInput {
  /**
   * The id of the recurring invoice.
   */
  'id'?: (number | string | Long);
  /**
   * The values to set.
   */
  'recurring_invoice'?: (RecurringInvoiceInput | null);
  /**
   * The fields to set; the gateway derives them from the body.
   */
  'update_mask'?: (_google_protobuf_FieldMaskInput | null);
}

/**
 * Changes to a recurring invoice.
 */
export interface UpdateRecurringInvoiceRequest {
  /**
   * The id of the recurring invoice.
   */
  'id': (number);
  /**
   * The values to set.
   */
  'recurring_invoice': (RecurringInvoice | null);
  /**
   * The fields to set; the gateway derives them from the body.
   */
  'update_mask': (_google_protobuf_FieldMask | null);
}

/**
 * Changes to a tax.
 */
export interface UpdateTaxRequestInput {
  /**
   * The id of the tax.
   */
  'id'?: (number | string | Long);
  /**
   * The values to set.
   */
  'tax'?: (TaxInput | null);
  /**
   * The fields to set; the gateway derives them from the body.
   */
  'update_mask'?: (_google_protobuf_FieldMaskInput | null);
}

/**
 * Changes to a tax.
 */
export interface UpdateTaxRequest {
  /**
   * The id of the tax.
   */
  'id': (number);
  /**
   * The values to set.
   */
  'tax': (Tax | null);
  /**
   * The fields to set; the gateway derives them from the body.
   */
  'update_mask': (_google_protobuf_FieldMask | null);
}

/**
 * A request to void a payment.
 */
export interface VoidPaymentRequestInput {
  /**
   * The id of the payment.
   */
  'id'?: (number | string | Long);
  /**
   * The void.
   */
  'payment_void'?: (PaymentVoidInput | null);
}

/**
 * A request to void a payment.
 */
export interface VoidPaymentRequest {
  /**
   * The id of the payment.
   */
  'id': (number);
  /**
   * The void.
   */
  'payment_void': (PaymentVoid | null);
}

/**
 * The write-off of a balance that the client will not pay.
 */
export interface WriteOffInput {
  /**
   * The amount: the balance at that time.
   */
  'amount'?: (number | string | Long);
  /**
   * The reason.
   */
  'reason'?: (string);
  /**
   * The write-off date, not after today; defaults to today.
   */
  'written_off_on'?: (string);
  /**
   * The user who entered it.
   */
  'created_by'?: (number | string | Long);
  /**
   * The date on which it was entered.
   */
  'created_at'?: (string);
}

/**
 * The write-off of a balance that the client will not pay.
 */
export interface WriteOff {
  /**
   * The amount: the balance at that time.
   */
  'amount': (number);
  /**
   * The reason.
   */
  'reason': (string);
  /**
   * The write-off date, not after today; defaults to today.
   */
  'written_off_on': (string);
  /**
   * The user who entered it.
   */
  'created_by': (number);
  /**
   * The date on which it was entered.
   */
  'created_at': (string);
}

/**
 * A new write-off.
 */
export interface WriteOffRequestInput {
  /**
   * The id of the invoice.
   */
  'id'?: (number | string | Long);
  /**
   * The write-off.
   */
  'write_off'?: (WriteOffInput | null);
}

/**
 * A new write-off.
 */
export interface WriteOffRequest {
  /**
   * The id of the invoice.
   */
  'id': (number);
  /**
   * The write-off.
   */
  'write_off': (WriteOff | null);
}
