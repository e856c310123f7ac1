/* Made from protos/ by packages/service-kit/scripts/generate.ts; changes here are lost. */
import { type mongo, Schema } from 'mongoose';

/** The stored fields of each resource, besides those that every record has. */
export interface StoredRecords {
  'bms.activity.AuditLog': {
    /** The module of the record. */
    module: string;
    /** The id of the record. In the module `account`, the id of the user; 0 if no account matches. */
    record_id: number;
    /** The title of the record at that time. */
    title: string;
    /** The change made to the record. */
    action: 'created' | 'updated' | 'deleted' | 'restored' | 'signed_in' | 'sign_in_failed' | 'locked' | 'password_changed' | 'change_undone' | 'factor_added' | 'factor_removed' | 'factors_reset' | 'recovery_codes_created' | 'recovery_code_used' | 'sso_linked' | 'sso_unlinked' | 'break_glass_used' | '';
    /** The user who made the change; for an API key, the administrator it acts for. Null if a service made it, or if nobody was signed in. */
    user_id?: number;
    /** The API key used; null if none. */
    api_key_id?: number;
    /** The changed fields; for a new record, the fields that were set. */
    changes: {
      /** The name of the field. */
      field: string;
      /** The previous value; null if it was not set. Long values are truncated text. */
      before: string;
      /** The new value. */
      after: string;
    }[];
    /** The time of the event. */
    occurred_at?: Date;
    /** The id of the request; empty if there was none. */
    request_id: string;
    /** The IP address of the client app; only set in the module `account`. */
    address: string;
    /** The SCIM token used by a directory; null if none. */
    scim_token_id?: number;
    /** The version to which the change reverted the record; null if it did not. */
    reverted_to?: number;
  };
  'bms.activity.Changes': {
    /** The module of the record. */
    module: string;
    /** The id of the record. */
    record_id: number;
    /** The change; `removed` if the record left what the caller sees. */
    action: 'created' | 'updated' | 'deleted' | 'restored' | 'removed' | '';
    /** The names of the fields that changed; of a new record those that were set. */
    changed: string[];
    /** The time of the change. */
    occurred_at?: Date;
    /** The detail now, by `fields`. */
    record?: string;
  };
  'bms.activity.DeadLetters': {
    /** The consumer: the service and the name of its consumer. */
    consumer: string;
    /** The type of the event; empty if it has none. */
    event_type: string;
    /** The event. */
    event?: {
      /** The id of the event. */
      _id: string;
      /** The service that published the event; empty if unknown. */
      service: string;
      /** The subject on which it was published. */
      subject: string;
      /** The time of the event; empty if unknown. */
      occurred_at: string;
      /** The data of the event as JSON text; empty if unreadable. */
      data: string;
    };
    /** The error of the last attempt. */
    error: string;
    /** The number of attempts. */
    attempts: number;
    /** The time of the last attempt. */
    failed_at?: Date;
  };
  'bms.activity.Timeline': {
    /** The module of the record. */
    module: string;
    /** The id of the record. */
    record_id: number;
    /** The title of the record at that time, such as a name or a number; empty for confidential records. */
    title: string;
    /** The change. */
    action: 'created' | 'updated' | 'deleted' | 'restored' | '';
    /** The status that the change gave the record; empty if it kept its status. */
    status: string;
    /** The names of the fields that changed; of a new record those that were set. */
    changed: string[];
    /** The user who made the change; null if a service made it, and for portal users. */
    user_id?: number;
    /** True if the record is deleted now. */
    is_deleted: boolean;
    /** The client of the record; null for records without one. */
    client_id?: number;
    /** The time of the change. */
    occurred_at?: Date;
  };
  'bms.activity.Webhooks': {
    /** The URL that receives events; it must be publicly reachable, and use https in production. */
    url: string;
    /** The event types that it receives, such as `client.created`; `*` for all. */
    events: string[];
    /** True if the webhook receives events. It is disabled if no delivery succeeds for a day, or if the receiver answers 410 Gone; its owner is notified by email. */
    active: boolean;
    /** The time at which it was disabled because deliveries failed or the receiver answered 410 Gone; null if it was not. */
    switched_off_at?: Date;
    /** The time until which messages are also signed with the previous secret; null if there is none. */
    previous_secret_until?: Date;
    /** The administrator responsible for the webhook: its creator, or the one who last took it over. */
    owner_id: number;
    /** The reason it was disabled: no delivery succeeded for a day (`failing`), 410 Gone (`gone`), or its account was recovered; null if it was not. */
    disabled_reason?: 'failing' | 'gone' | 'account_recovered' | '';
    /** The form of `data`: the record as its GET returns it (`v2`), or the summary of earlier versions (`v1`). Events without a summary always come as `v2`, to webhooks that name them. */
    payload: 'v1' | 'v2';
    /** The caller's password, after 401 `recent_sign_in_required`. */
    current_password?: string;
  };
  'bms.billing.CreditNotes': {
    /** The number in the format of the organization, by default starting at `CN-000001`: unique, without gaps in its series. */
    credit_note_number: string;
    /** The invoice that it corrects; it must be sent, partially_paid or paid. */
    invoice_id: number;
    /** The number of that invoice. */
    invoice_number: string;
    /** The client. */
    client_id: number;
    /** The status, changed by issue and send. A credit note counts from its issue on: a draft changes no balance and is in no report. */
    status: 'draft' | 'issued' | 'sent';
    /** The day of the issue; null for a draft. */
    issued_on?: Date;
    /** The credited lines, with taxes of the invoice, at most what is left of these taxes; by default all that is not credited yet. */
    items: {
      /** The item sold. It supplies the title and the rate if they are omitted. */
      item_id?: number;
      /** The title; required without an item. */
      title: string;
      /** The quantity, greater than 0. */
      quantity: mongo.Decimal128;
      /** The unit price, in the smallest unit of the document's currency: 100 is EUR 1.00, 12.5 is EUR 0.125. Required without an item. */
      rate?: mongo.Decimal128;
      /** The taxes of the line, at most 2 besides withholding taxes; each applies to its net. */
      tax_ids: number[];
      /** The discount of the line in percent; excludes discount_amount. */
      discount_percent?: mongo.Decimal128;
      /** The discount of the line, in the smallest unit of the document's currency; at most quantity times rate. It excludes discount_percent. */
      discount_amount?: number;
      /** The unit of the quantity; by default that of the item. */
      unit_type: string;
      /** The day of supply; excludes a period. */
      supply_date?: Date;
      /** The first day of supply, within that of the document. */
      supply_from?: Date;
      /** The last day of supply. */
      supply_to?: Date;
    }[];
    /** The reason for the correction. */
    reason: string;
    /** The discount of the invoice in percent. */
    discount_percent?: mongo.Decimal128;
    /** The share of the credited lines in the discount amount of the invoice. */
    discount_amount?: number;
    /** True if rates and discount amounts include the taxes, as in the invoice. */
    prices_include_tax: boolean;
    /** The sum of the nets of the lines. */
    subtotal: number;
    /** The discount without taxes. */
    discount_total: number;
    /** The taxes, the highest rate first. */
    taxes: {
      /** The id of the tax; the tax may have been changed or deleted since. */
      tax_id: number;
      /** The title. */
      title: string;
      /** The rate in percent. */
      rate: mongo.Decimal128;
      /** The category (EN 16931). */
      category: string;
      /** The net amount that is taxed: the nets of its lines less their share of the document's discount. */
      base: number;
      /** The amount of the tax. */
      amount: number;
      /** `base` in accounting_currency. */
      accounting_base?: number;
      /** `amount` in accounting_currency. */
      accounting_amount?: number;
    }[];
    /** The credited amount. The last credit note of an invoice takes the remainder of each tax. */
    total: number;
    /** The withholding taxes. */
    withheld: {
      /** The tax. */
      tax_id: number;
      /** The title. */
      title: string;
      /** The rate in percent, below 0. */
      rate: mongo.Decimal128;
      /** The net of its lines after all discounts. */
      base: number;
      /** The amount, above 0. */
      amount: number;
    }[];
    /** Their sum, no part of total. */
    withheld_total: number;
    /** The buyer's reference (BT-10). */
    buyer_reference: string;
    /** The buyer's order (BT-13). */
    purchase_order: string;
    /** The contract (BT-12). */
    contract_reference: string;
    /** The day of supply, as on the invoice. */
    supply_date?: Date;
    /** The first day of supply. */
    supply_from?: Date;
    /** The last day of supply. */
    supply_to?: Date;
    /** The currency (ISO 4217) of all amounts: that of the invoice. */
    currency: string;
    /** The rate of the invoice. */
    exchange_rate?: mongo.Decimal128;
    /** The organization's currency (BT-6), with an exchange_rate. */
    accounting_currency?: string;
    /** The ids of the record in other systems, by source. */
    external_ids?: Record<string, string>;
  };
  'bms.billing.Invoices': {
    /** The invoice number in the format of the organization, by default starting at `INV-000001`: unique, without gaps in its series and never reused. */
    invoice_number: string;
    /** The client. */
    client_id: number;
    /** The status, changed by send, cancel, payments, refunds and write-off. An invoice is paid if nothing is left to pay, also after a credit note or a write-off. */
    status: 'draft' | 'sent' | 'partially_paid' | 'paid' | 'cancelled';
    /** The lines. */
    items: {
      /** The item sold. It supplies the title and the rate if they are omitted. */
      item_id?: number;
      /** The title; required without an item. */
      title: string;
      /** The quantity, greater than 0. */
      quantity: mongo.Decimal128;
      /** The unit price, in the smallest unit of the document's currency: 100 is EUR 1.00, 12.5 is EUR 0.125. Required without an item. */
      rate?: mongo.Decimal128;
      /** The taxes of the line, at most 2 besides withholding taxes; each applies to its net. */
      tax_ids: number[];
      /** The discount of the line in percent; excludes discount_amount. */
      discount_percent?: mongo.Decimal128;
      /** The discount of the line, in the smallest unit of the document's currency; at most quantity times rate. It excludes discount_percent. */
      discount_amount?: number;
      /** The unit of the quantity; by default that of the item. */
      unit_type: string;
      /** The day of supply; excludes a period. */
      supply_date?: Date;
      /** The first day of supply, within that of the document. */
      supply_from?: Date;
      /** The last day of supply. */
      supply_to?: Date;
    }[];
    /** A note for the client. */
    note: string;
    /** The terms, such as of payment. */
    terms: string;
    /** The buyer's reference (BT-10). */
    buyer_reference: string;
    /** The buyer's order (BT-13). */
    purchase_order: string;
    /** The contract (BT-12). */
    contract_reference: string;
    /** Discounts for early payment; by default the client's, as the three above. */
    cash_discounts: {
      /** The days in which it holds. */
      days: number;
      /** The discount in percent. */
      percent: mongo.Decimal128;
    }[];
    /** The day of supply (BT-72); excludes a period. */
    supply_date?: Date;
    /** The first day of supply (BG-14). */
    supply_from?: Date;
    /** The last day of supply. */
    supply_to?: Date;
    /** The discount in percent of the lines; excludes discount_amount. */
    discount_percent?: mongo.Decimal128;
    /** The discount, in the smallest unit of `currency`; excludes discount_percent. */
    discount_amount?: number;
    /** True if rates and discounts include taxes. */
    prices_include_tax: boolean;
    /** The due date. */
    due_date: Date;
    /** The sum of the nets of the lines. */
    subtotal: number;
    /** The discount without taxes. */
    discount_total: number;
    /** The taxes, the highest rate first. */
    taxes: {
      /** The id of the tax; the tax may have been changed or deleted since. */
      tax_id: number;
      /** The title. */
      title: string;
      /** The rate in percent. */
      rate: mongo.Decimal128;
      /** The category (EN 16931). */
      category: string;
      /** The net amount that is taxed: the nets of its lines less their share of the document's discount. */
      base: number;
      /** The amount of the tax. */
      amount: number;
      /** `base` in accounting_currency. */
      accounting_base?: number;
      /** `amount` in accounting_currency. */
      accounting_amount?: number;
    }[];
    /** subtotal less discount_total plus all taxes. */
    total: number;
    /** The withholding taxes. */
    withheld: {
      /** The tax. */
      tax_id: number;
      /** The title. */
      title: string;
      /** The rate in percent, below 0. */
      rate: mongo.Decimal128;
      /** The net of its lines after all discounts. */
      base: number;
      /** The amount, above 0. */
      amount: number;
    }[];
    /** Their sum, no part of total. */
    withheld_total: number;
    /** The currency (ISO 4217) of all amounts; defaults to that of the order, then of the client, then of the organization. */
    currency: string;
    /** The price of one unit of `currency` in the organization's currency, if another. */
    exchange_rate?: mongo.Decimal128;
    /** The organization's currency (BT-6), with an exchange_rate. */
    accounting_currency?: string;
    /** The amount paid. */
    paid: number;
    /** The amount credited by credit notes, less what they withhold. */
    credited: number;
    /** The credit notes that were issued, oldest first. */
    credit_notes: {
      /** The id of the credit note. */
      _id: number;
      /** Its number. */
      credit_note_number: string;
      /** Its total. */
      total: number;
    }[];
    /** The payments, oldest first. */
    payments: {
      /** The id of the payment. */
      _id: number;
      /** The amount, in the smallest unit of the invoice's currency: 10050 is EUR 100.50. */
      amount: number;
      /** The payment date, not after today; defaults to today. Before the day on which the invoice was sent, it is a prepayment. */
      paid_on?: Date;
      /** The payment method. */
      method: string;
      /** A note. */
      note: string;
      /** The user who entered it. */
      created_by: number;
      /** The date on which it was entered. */
      created_at?: Date;
      /** The day on which it was voided: it counts until then. */
      voided_on?: Date;
    }[];
    /** The refunds, oldest first. */
    refunds: {
      /** The id of the refund. */
      _id: number;
      /** The amount, in the smallest unit of the invoice's currency: 10050 is EUR 100.50. */
      amount: number;
      /** The refund date, not after today; defaults to today. */
      refunded_on?: Date;
      /** The payment method. */
      method: string;
      /** A note. */
      note: string;
      /** The user who entered it. */
      created_by: number;
      /** The date on which it was entered. */
      created_at?: Date;
    }[];
    /** The amount refunded. */
    refunded: number;
    /** The amount written off and not paid since. */
    written_off: number;
    /** The last write-off; null if there is none. */
    write_off?: {
      /** The amount: the balance at that time. */
      amount: number;
      /** The reason. */
      reason: string;
      /** The write-off date, not after today; defaults to today. */
      written_off_on?: Date;
      /** The user who entered it. */
      created_by: number;
      /** The date on which it was entered. */
      created_at?: Date;
    };
    /** True if the invoice is sent, not fully paid and past its due date. */
    overdue: boolean;
    /** The reminders, oldest first. */
    reminders: {
      /** The step, from 1. */
      step: number;
      /** The date of the reminder. */
      reminded_on?: Date;
      /** The fee. It is owed until it is waived. */
      fee: number;
      /** The day on which the fee was waived; null if it was not. The cancellation of the invoice waives it. */
      waived_on?: Date;
    }[];
    /** The fees of the reminders that are owed: part of the balance, not of the total. They bear no tax. */
    reminder_fees: number;
    /** The day on which it was sent, in the organization's time zone; null for a draft. Of an invoice sent before this field existed, the creation date. */
    sent_on?: Date;
    /** The order that the invoice was created from. */
    order_id?: number;
    /** The order whose deposit this is. */
    deposit_of_order_id?: number;
    /** The deposit invoices of the order that the invoice offsets; final once it is sent. */
    deposits: {
      /** The deposit invoice. */
      invoice_id: number;
      /** Its number. */
      invoice_number: string;
      /** `total` less what it withholds: what is offset. */
      amount: number;
      /** The day on which it was sent. */
      date?: Date;
      /** The amount without taxes. */
      net: number;
      /** Its taxes that were not credited, the highest rate first. */
      taxes: {
        /** The id of the tax; the tax may have been changed or deleted since. */
        tax_id: number;
        /** The title. */
        title: string;
        /** The rate in percent. */
        rate: mongo.Decimal128;
        /** The category (EN 16931). */
        category: string;
        /** The net amount that is taxed: the nets of its lines less their share of the document's discount. */
        base: number;
        /** The amount of the tax. */
        amount: number;
        /** `base` in accounting_currency. */
        accounting_base?: number;
        /** `amount` in accounting_currency. */
        accounting_amount?: number;
      }[];
      /** The amount with taxes that was not credited. */
      total: number;
      /** Its withholding taxes. */
      withheld: {
        /** The tax. */
        tax_id: number;
        /** The title. */
        title: string;
        /** The rate in percent, below 0. */
        rate: mongo.Decimal128;
        /** The net of its lines after all discounts. */
        base: number;
        /** The amount, above 0. */
        amount: number;
      }[];
    }[];
    /** The sum of the offset deposits: the amount paid in advance (BT-113 of EN 16931). */
    deposited: number;
    /** The transfers with other invoices of the client, oldest first. */
    transfers: {
      /** The other invoice. */
      invoice_id: number;
      /** Its number. */
      invoice_number: string;
      /** The amount: above 0 if it was moved to the other invoice, below 0 if from it. */
      amount: number;
      /** The date of the transfer. */
      transferred_on?: Date;
    }[];
    /** The sum of the transfers. Above 0, it was moved to other invoices; below 0, it pays this one. */
    transferred: number;
    /** The recurring invoice that created it. */
    recurring_invoice_id?: number;
    /** The ids of the record in other systems, by source. */
    external_ids?: Record<string, string>;
  };
  'bms.billing.ItemCategories': {
    /** The title; unique, ignoring case. */
    title: string;
    /** The description. */
    description: string;
    /** The sort position, ascending. */
    sort: number;
    /** The ids of the record in other systems, by source. */
    external_ids?: Record<string, string>;
  };
  'bms.billing.Items': {
    /** The title. */
    title: string;
    /** The description. */
    description: string;
    /** The unit of sale. */
    unit_type: string;
    /** The unit price in `currency`: 1800 is EUR 18.00. */
    rate: mongo.Decimal128;
    /** The category. */
    category_id?: number;
    /** The unit prices in other currencies. */
    prices: {
      /** The currency (ISO 4217). */
      currency: string;
      /** The unit price. */
      rate: mongo.Decimal128;
    }[];
    /** The currency (ISO 4217) of `rate`; by default that of the organization. */
    currency: string;
    /** The ids of the record in other systems, by source. */
    external_ids?: Record<string, string>;
  };
  'bms.billing.Payments': {
    /** The invoice. */
    invoice_id: number;
    /** Its number. */
    invoice_number: string;
    /** The client. */
    client_id: number;
    /** The amount. */
    amount: number;
    /** The currency (ISO 4217). */
    currency: string;
    /** The payment date. */
    paid_on?: Date;
    /** The payment method. */
    method: string;
    /** A note. */
    note: string;
    /** The status. */
    status: 'completed' | 'voided';
    /** The reason for voiding it. */
    void_reason: string;
    /** The day on which it was voided. */
    voided_on?: Date;
    /** The user who voided it. */
    voided_by?: number;
    /** The time at which its last receipt was sent. */
    receipt_sent_at?: Date;
  };
  'bms.billing.RecurringInvoices': {
    /** The client. */
    client_id: number;
    /** The status, changed by pause and resume. Deleting the client pauses it; restoring the client also creates the invoices of the days in between. */
    status: 'active' | 'paused';
    /** The lines of its invoices, without days of supply: an invoice has the period from its day to the next one. Their taxes have the rates of the day on which an invoice is created. */
    items: {
      /** The item sold. It supplies the title and the rate if they are omitted. */
      item_id?: number;
      /** The title; required without an item. */
      title: string;
      /** The quantity, greater than 0. */
      quantity: mongo.Decimal128;
      /** The unit price, in the smallest unit of the document's currency: 100 is EUR 1.00, 12.5 is EUR 0.125. Required without an item. */
      rate?: mongo.Decimal128;
      /** The taxes of the line, at most 2 besides withholding taxes; each applies to its net. */
      tax_ids: number[];
      /** The discount of the line in percent; excludes discount_amount. */
      discount_percent?: mongo.Decimal128;
      /** The discount of the line, in the smallest unit of the document's currency; at most quantity times rate. It excludes discount_percent. */
      discount_amount?: number;
      /** The unit of the quantity; by default that of the item. */
      unit_type: string;
      /** The day of supply; excludes a period. */
      supply_date?: Date;
      /** The first day of supply, within that of the document. */
      supply_from?: Date;
      /** The last day of supply. */
      supply_to?: Date;
    }[];
    /** The unit of the schedule. */
    every: 'week' | 'month' | 'quarter' | 'year';
    /** The number of units between two invoices: 2 with `every` month is every second month. */
    interval: number;
    /** The date of the first invoice, today or later. Later ones are created on the same day of the month, or on the last day of a month without it. */
    starts_on: Date;
    /** The last day on which an invoice is created, if it is on the schedule. */
    ends_on?: Date;
    /** The date of the next invoice; null after the last one. */
    next_on?: Date;
    /** The date of the last invoice; null before the first one. */
    last_on?: Date;
    /** The last invoice. */
    last_invoice_id?: number;
    /** The payment term of its invoices, in days; that of the client, then of the organization if unset. */
    due_days?: number;
    /** True if its invoices are sent to the client; otherwise they are drafts. */
    send: boolean;
    /** A note on its invoices. */
    note: string;
    /** The terms, such as of payment. */
    terms: string;
    /** The discount in percent of the lines; excludes discount_amount. */
    discount_percent?: mongo.Decimal128;
    /** The discount; excludes discount_percent. */
    discount_amount?: number;
    /** True if rates and discounts include taxes. */
    prices_include_tax: boolean;
    /** The sum of the nets of the lines. */
    subtotal: number;
    /** The discount without taxes. */
    discount_total: number;
    /** The taxes, the highest rate first. */
    taxes: {
      /** The id of the tax; the tax may have been changed or deleted since. */
      tax_id: number;
      /** The title. */
      title: string;
      /** The rate in percent. */
      rate: mongo.Decimal128;
      /** The category (EN 16931). */
      category: string;
      /** The net amount that is taxed: the nets of its lines less their share of the document's discount. */
      base: number;
      /** The amount of the tax. */
      amount: number;
      /** `base` in accounting_currency. */
      accounting_base?: number;
      /** `amount` in accounting_currency. */
      accounting_amount?: number;
    }[];
    /** The total of an invoice with the taxes of the last change. */
    total: number;
    /** The withholding taxes. */
    withheld: {
      /** The tax. */
      tax_id: number;
      /** The title. */
      title: string;
      /** The rate in percent, below 0. */
      rate: mongo.Decimal128;
      /** The net of its lines after all discounts. */
      base: number;
      /** The amount, above 0. */
      amount: number;
    }[];
    /** Their sum, no part of total. */
    withheld_total: number;
    /** The currency (ISO 4217) of all amounts; by default the client's, then the organization's. */
    currency: string;
    /** The ids of the record in other systems, by source. */
    external_ids?: Record<string, string>;
  };
  'bms.billing.Refunds': {
    /** The invoice. */
    invoice_id: number;
    /** Its number. */
    invoice_number: string;
    /** The client. */
    client_id: number;
    /** The amount. */
    amount: number;
    /** The currency (ISO 4217). */
    currency: string;
    /** The refund date. */
    paid_on?: Date;
    /** The payment method. */
    method: string;
    /** A note. */
    note: string;
    /** The status, always `completed`. */
    status: 'completed' | '';
  };
  'bms.billing.Taxes': {
    /** The title; documents show it. */
    title: string;
    /** The rate in percent; below 0 for a withholding tax. */
    rate: mongo.Decimal128;
    /** The category (EN 16931): S standard or reduced rate, Z zero rate, E exempt, AE reverse charge, K supply within the EU, G export, O not subject to tax. All but S require the rate 0. */
    category: 'S' | 'Z' | 'E' | 'AE' | 'K' | 'G' | 'O';
    /** True for the tax that user interfaces propose for new lines. Setting it clears the former default. */
    is_default: boolean;
    /** True for a tax that clients withhold, such as IRPF; no part of taxes and total. */
    withholding: boolean;
    /** The ids of the record in other systems, by source. */
    external_ids?: Record<string, string>;
  };
  'bms.content.Announcements': {
    /** The title. */
    title: string;
    /** The text. */
    description: string;
    /** The first day on which the audience sees it; immediately if not set. */
    start_date?: Date;
    /** The last day on which the audience sees it, not before start_date; no end if not set. */
    end_date?: Date;
    /** The audience: `all_members` (staff), `all_clients` (portal users), `role:<id>` (staff with that role), `user:<id>`. */
    share_with: string[];
    /** The ids of the record in other systems, by source. */
    external_ids?: Record<string, string>;
  };
  'bms.content.EventTracker': {
    /** The public id of the event: 21 URL-safe characters. */
    random_id: string;
    /** The name of the event. */
    name: string;
    /** The context of the event, such as the name of a module. */
    context: string;
    /** The id within the context. */
    context_id: string;
    /** Additional data by name: strings, numbers, booleans or null, at most 4 KB as JSON. */
    data: Record<string, string | number | boolean | null>;
    /** The time of the event; defaults to the time of the request. */
    occurred_at?: Date;
  };
  'bms.content.LeftMenus': {
    /** The menu: the caller's own (`user`), of all staff (`default`) or of the portal (`client`). */
    type: 'user' | 'default' | 'client';
    /** The title. */
    title: string;
    /** The target: a path in the app, or a URL that starts with http:// or https://. */
    url: string;
    /** The icon name. */
    icon: string;
    /** The parent item in the same menu. */
    parent_id?: number;
    /** The sort position, ascending. */
    sort: number;
    /** True if the link opens in a new tab. */
    open_in_new_tab: boolean;
  };
  'bms.content.Messages': {
    /** The sender; null for the system. */
    from_user_id?: number;
    /** The recipient, an active user. */
    to_user_id: number;
    /** The subject. */
    subject: string;
    /** The text of the message. */
    message: string;
    /** The message that it replies to; the caller must be its sender or recipient. */
    parent_id?: number;
    /** The status: unread, or read by the recipient. */
    status: 'unread' | 'read' | '';
    /** The time at which the recipient first read the message; null if unread. */
    read_at?: Date;
    /** The ids of the record in other systems, by source. */
    external_ids?: Record<string, string>;
  };
  'bms.content.Pages': {
    /** The title. */
    title: string;
    /** The unique name in URLs. Derived from the title if omitted, and kept when the title changes. */
    slug: string;
    /** The content as HTML, without unsafe markup such as scripts, styles, frames and forms. Ids get the prefix `user-content-`. */
    content: string;
    /** The status: active (published) or inactive. Inactive pages are visible only to callers who may update them. */
    status: 'active' | 'inactive';
    /** The audience of the page: staff and portal users (`public`), or only one of the two. */
    visibility: 'public' | 'staff' | 'clients';
    /** The ids of the record in other systems, by source. */
    external_ids?: Record<string, string>;
  };
  'bms.content.Views': {
    /** The title; unique among the views of the owner and the module, ignoring case. */
    title: string;
    /** The module of the list. */
    module: string;
    /** The parameters of the list, as in its URL: filters, `search` and `sort`. `me` in filters by users is the user who opens the view. */
    query: string;
    /** The columns of the list in their order, by the members of the detail; those of the app if it is empty. */
    columns: string[];
    /** True if all staff who may view the module see it. */
    is_shared: boolean;
    /** The sort position, ascending. */
    sort: number;
  };
  'bms.crm.Clients': {
    /** The name of the company or person. */
    company_name: string;
    /** The type of the record: an organization or a person. */
    type: 'organization' | 'person';
    /** Street and number. */
    address: string;
    /** The city. */
    city: string;
    /** The state or region. */
    state: string;
    /** The postal code. */
    zip: string;
    /** The country. */
    country: string;
    /** The phone number, stored as sent. */
    phone: string;
    /** The email address for invoices, estimates and contracts. */
    email: string;
    /** The website URL. */
    website: string;
    /** The currency (ISO 4217) of its estimates, orders, contracts and invoices; that of the organization if empty. */
    currency: string;
    /** The VAT number. With the `country_code` of a member state of the EU, it must be a VAT number of the EU. */
    vat_number: string;
    /** The country code (ISO 3166-1); by default that of `country`. */
    country_code: string;
    /** The language (BCP 47) of documents and emails to the client; that of the organization if empty. */
    language: string;
    /** The payment term of its invoices, in days; that of the organization if unset. */
    due_days?: number;
    /** True if the client is exempt from tax. Requires `tax_exemption_reason`. */
    tax_exempt: boolean;
    /** The reason for the exemption, as shown in documents. */
    tax_exemption_reason: string;
    /** True if the client owes the tax (reverse charge). Requires `vat_number`. */
    reverse_charge: boolean;
    /** The buyer's reference (BT-10), such as a Leitweg-ID. */
    buyer_reference: string;
    /** The buyer's order (BT-13). */
    purchase_order: string;
    /** The contract (BT-12). */
    contract_reference: string;
    /** Discounts for early payment. */
    cash_discounts: {
      /** The days in which it holds. */
      days: number;
      /** The discount in percent. */
      percent: mongo.Decimal128;
    }[];
    /** The electronic address. */
    electronic_address?: {
      /** The code of the scheme (EAS). */
      scheme: string;
      /** The identifier. */
      identifier: string;
    };
    /** The ids of its groups, comma-separated. */
    group_ids: number[];
    /** Labels for searching and filtering. */
    labels: string[];
    /** The owner of the client; defaults to the caller. */
    owner_id: number;
    /** The status: active or inactive. */
    status: 'active' | 'inactive';
    /** The custom field values, by key. */
    custom_fields: Record<string, string>;
    /** The ids of the record in other systems, by source. */
    external_ids?: Record<string, string>;
    /** The ids of the clients that were merged into it. */
    merged_ids: number[];
    /** The client that it was merged into; only in events and former states. */
    merged_into?: number;
  };
  'bms.crm.Contacts': {
    /** The client, as in the path. */
    client_id: number;
    /** First and last name. */
    name: string;
    /** The email address; required if gets_documents is true. */
    email: string;
    /** The phone number, stored as sent. */
    phone: string;
    /** The person's position at the client. */
    position: string;
    /** True if the contact receives the client's invoices, estimates and contracts by email. */
    gets_documents: boolean;
    /** The ids of the record in other systems, by source. */
    external_ids?: Record<string, string>;
  };
  'bms.crm.Contracts': {
    /** The subject of the contract. */
    title: string;
    /** The client. */
    client_id: number;
    /** The date of the contract. */
    contract_date?: Date;
    /** The last day on which the contract is in force. */
    valid_until?: Date;
    /** The text of the contract. */
    content: string;
    /** The line items, if the contract has priced deliverables. */
    items: {
      /** The item sold. It supplies the title and the rate if they are omitted. */
      item_id?: number;
      /** The title; required without an item. */
      title: string;
      /** The quantity, greater than 0. */
      quantity: mongo.Decimal128;
      /** The unit price, in the smallest unit of the document's currency: 100 is EUR 1.00, 12.5 is EUR 0.125. Required without an item. */
      rate?: mongo.Decimal128;
      /** The taxes of the line, at most 2 besides withholding taxes; each applies to its net. */
      tax_ids: number[];
      /** The discount of the line in percent; excludes discount_amount. */
      discount_percent?: mongo.Decimal128;
      /** The discount of the line, in the smallest unit of the document's currency; at most quantity times rate. It excludes discount_percent. */
      discount_amount?: number;
      /** The unit of the quantity; by default that of the item. */
      unit_type: string;
      /** The day of supply; excludes a period. */
      supply_date?: Date;
      /** The first day of supply, within that of the document. */
      supply_from?: Date;
      /** The last day of supply. */
      supply_to?: Date;
    }[];
    /** The terms, such as of payment. */
    terms: string;
    /** The discount in percent of the lines; excludes discount_amount. */
    discount_percent?: mongo.Decimal128;
    /** The discount; excludes discount_percent. */
    discount_amount?: number;
    /** True if rates and discounts include taxes. */
    prices_include_tax: boolean;
    /** A note. */
    note: string;
    /** The status. A draft is sent, then accepted or declined. */
    status: 'draft' | 'sent' | 'accepted' | 'declined';
    /** The sum of the nets of the lines. */
    subtotal: number;
    /** The discount without taxes. */
    discount_total: number;
    /** The taxes, the highest rate first. */
    taxes: {
      /** The id of the tax; the tax may have been changed or deleted since. */
      tax_id: number;
      /** The title. */
      title: string;
      /** The rate in percent. */
      rate: mongo.Decimal128;
      /** The category (EN 16931). */
      category: string;
      /** The net amount that is taxed: the nets of its lines less their share of the document's discount. */
      base: number;
      /** The amount of the tax. */
      amount: number;
      /** `base` in accounting_currency. */
      accounting_base?: number;
      /** `amount` in accounting_currency. */
      accounting_amount?: number;
    }[];
    /** subtotal less discount_total plus all taxes. */
    total: number;
    /** The withholding taxes. */
    withheld: {
      /** The tax. */
      tax_id: number;
      /** The title. */
      title: string;
      /** The rate in percent, below 0. */
      rate: mongo.Decimal128;
      /** The net of its lines after all discounts. */
      base: number;
      /** The amount, above 0. */
      amount: number;
    }[];
    /** Their sum, no part of total. */
    withheld_total: number;
    /** The currency (ISO 4217) of all amounts; by default the client's, then the organization's. */
    currency: string;
    /** The answer that the recipient of a link gave, with the evidence of it. */
    answer?: {
      /** The answer. */
      answer: string;
      /** The name that the person entered. */
      name: string;
      /** A note. */
      note: string;
      /** The time of the answer. */
      answered_at?: Date;
      /** The IP address of the client app. */
      address: string;
      /** The User-Agent of the client app. */
      user_agent: string;
      /** The link. */
      link_id: number;
    };
    /** The SHA-256 of the PDF that was accepted. */
    accepted_sha256: string;
    /** The ids of the record in other systems, by source. */
    external_ids?: Record<string, string>;
  };
  'bms.crm.CustomFields': {
    /** The title. */
    title: string;
    /** The kind of record that has the field. Cannot be changed once the field has values. */
    related_to: 'clients' | 'leads' | 'estimates' | 'orders';
    /** The type of its values. Cannot be changed once the field has values. Values are strings: numbers in digits, dates as YYYY-MM-DD, checkboxes as `0` or `1`, multi_select as comma-separated options. */
    field_type: 'text' | 'textarea' | 'number' | 'date' | 'select' | 'multi_select' | 'checkbox' | 'email' | 'url';
    /** The options; required for select and multi_select. */
    options: string[];
    /** True if a value is required: in a new record, and in a change that sends or clears the value. A change of other fields is accepted for a record without it. */
    required: boolean;
    /** True if a new record must have the required value. Records that the service creates itself, such as the client of a converted lead, may lack it. */
    enforced: boolean;
    /** The placeholder text. */
    placeholder: string;
    /** The sort position, ascending. */
    sort: number;
    /** True if portal users can see its values. */
    show_in_portal: boolean;
    /** The ids of the record in other systems, by source. */
    external_ids?: Record<string, string>;
  };
  'bms.crm.EstimateForms': {
    /** The title. */
    title: string;
    /** A description for the users who fill in the form. */
    description: string;
    /** The status: only an active form can be submitted. */
    status: 'active' | 'inactive';
    /** The user to whom its requests are assigned. While their account is inactive, requests from websites get the creator of the form. The preinstalled form gets the administrator who opens it to websites. */
    assigned_to?: number;
    /** The fields of the form. */
    fields: ({
      /** The id of the field; send it in an update to identify the field. */
      field_id: number;
      /** The question. */
      title: string;
      /** The type of its values. Values are strings: numbers in digits, dates as YYYY-MM-DD, checkboxes as `0` or `1`, multi_select as comma-separated options. */
      field_type: 'text' | 'textarea' | 'number' | 'date' | 'select' | 'multi_select' | 'checkbox' | 'email' | 'url';
      /** True if a value is required. */
      required: boolean;
      /** The options; required for select and multi_select. */
      options: string[];
      /** The placeholder text. */
      placeholder: string;
      /** The sort position, ascending. */
      sort: number;
      /** The lead field that receives the value; empty for none. */
      maps_to: 'company_name' | 'contact_name' | 'email' | 'phone' | 'website' | 'address' | 'city' | 'country' | '';
    })[];
    /** The ids of the record in other systems, by source. */
    external_ids?: Record<string, string>;
    /** The origins of the websites that show the form to everyone; without one, only signed-in users submit it. */
    allowed_origins: string[];
    /** The token of the form on these websites; empty if it was never on one. */
    public_token: string;
  };
  'bms.crm.EstimateRequests': {
    /** The form. */
    form_id: number;
    /** The values of the form fields, by key. */
    values: Record<string, string>;
    /** The requesting client. Portal users submit requests for their own client. */
    client_id?: number;
    /** The status. */
    status: 'new' | 'processing' | 'hold' | 'estimated' | 'cancelled';
    /** The assignee; initially the user of the form. */
    assigned_to?: number;
    /** The title of the form. */
    form_title: string;
    /** The company name given in the form; empty if none. */
    company_name: string;
    /** The questions and answers, in the order of the form at submission. */
    answers: {
      /** The field of the form. */
      field_id: number;
      /** The question. */
      title: string;
      /** The answer. */
      value: string;
    }[];
    /** The ids of the record in other systems, by source. */
    external_ids?: Record<string, string>;
  };
  'bms.crm.Estimates': {
    /** The estimate number: the id in the format of the organization, `EST-` and at least six digits by default. */
    estimate_number: string;
    /** The client. */
    client_id: number;
    /** The date of the estimate; defaults to today. */
    estimate_date?: Date;
    /** The last day on which the estimate can be accepted. */
    valid_until?: Date;
    /** The lines. */
    items: {
      /** The item sold. It supplies the title and the rate if they are omitted. */
      item_id?: number;
      /** The title; required without an item. */
      title: string;
      /** The quantity, greater than 0. */
      quantity: mongo.Decimal128;
      /** The unit price, in the smallest unit of the document's currency: 100 is EUR 1.00, 12.5 is EUR 0.125. Required without an item. */
      rate?: mongo.Decimal128;
      /** The taxes of the line, at most 2 besides withholding taxes; each applies to its net. */
      tax_ids: number[];
      /** The discount of the line in percent; excludes discount_amount. */
      discount_percent?: mongo.Decimal128;
      /** The discount of the line, in the smallest unit of the document's currency; at most quantity times rate. It excludes discount_percent. */
      discount_amount?: number;
      /** The unit of the quantity; by default that of the item. */
      unit_type: string;
      /** The day of supply; excludes a period. */
      supply_date?: Date;
      /** The first day of supply, within that of the document. */
      supply_from?: Date;
      /** The last day of supply. */
      supply_to?: Date;
    }[];
    /** The terms, such as of payment. */
    terms: string;
    /** The discount in percent of the lines; excludes discount_amount. */
    discount_percent?: mongo.Decimal128;
    /** The discount; excludes discount_percent. */
    discount_amount?: number;
    /** True if rates and discounts include taxes. */
    prices_include_tax: boolean;
    /** A note. */
    note: string;
    /** The status, changed by send, accept, decline and reopen. The deletion of the client declines its open estimates; the restoration of the client takes that back. */
    status: 'draft' | 'sent' | 'accepted' | 'declined';
    /** The sum of the nets of the lines. */
    subtotal: number;
    /** The discount without taxes. */
    discount_total: number;
    /** The taxes, the highest rate first. */
    taxes: {
      /** The id of the tax; the tax may have been changed or deleted since. */
      tax_id: number;
      /** The title. */
      title: string;
      /** The rate in percent. */
      rate: mongo.Decimal128;
      /** The category (EN 16931). */
      category: string;
      /** The net amount that is taxed: the nets of its lines less their share of the document's discount. */
      base: number;
      /** The amount of the tax. */
      amount: number;
      /** `base` in accounting_currency. */
      accounting_base?: number;
      /** `amount` in accounting_currency. */
      accounting_amount?: number;
    }[];
    /** subtotal less discount_total plus all taxes. */
    total: number;
    /** The withholding taxes. */
    withheld: {
      /** The tax. */
      tax_id: number;
      /** The title. */
      title: string;
      /** The rate in percent, below 0. */
      rate: mongo.Decimal128;
      /** The net of its lines after all discounts. */
      base: number;
      /** The amount, above 0. */
      amount: number;
    }[];
    /** Their sum, no part of total. */
    withheld_total: number;
    /** The currency (ISO 4217) of all amounts; by default the client's, then the organization's. */
    currency: string;
    /** The estimate request that it answers. */
    estimate_request_id?: number;
    /** The answer that the recipient of a link gave, with the evidence of it. */
    answer?: {
      /** The answer. */
      answer: string;
      /** The name that the person entered. */
      name: string;
      /** A note. */
      note: string;
      /** The time of the answer. */
      answered_at?: Date;
      /** The IP address of the client app. */
      address: string;
      /** The User-Agent of the client app. */
      user_agent: string;
      /** The link. */
      link_id: number;
    };
    /** The SHA-256 of the PDF that was accepted. */
    accepted_sha256: string;
    /** The custom field values, by key. */
    custom_fields: Record<string, string>;
    /** The ids of the record in other systems, by source. */
    external_ids?: Record<string, string>;
  };
  'bms.crm.Leads': {
    /** The name of the company or person. */
    company_name: string;
    /** The type of the record: an organization or a person. */
    type: 'organization' | 'person';
    /** Street and number. */
    address: string;
    /** The city. */
    city: string;
    /** The state or region. */
    state: string;
    /** The postal code. */
    zip: string;
    /** The country. */
    country: string;
    /** The phone number, stored as sent. */
    phone: string;
    /** The name of the person to talk to. */
    contact_name: string;
    /** The email address. */
    email: string;
    /** The website URL. */
    website: string;
    /** The status. lost requires `lost_reason`. A lead becomes won by convert. */
    status: 'new' | 'qualified' | 'discussion' | 'negotiation' | 'won' | 'lost';
    /** The source of the lead. */
    source: string;
    /** The owner of the lead; defaults to the caller. */
    owner_id: number;
    /** The expected value, in the smallest unit of `currency`: 250000 is EUR 2,500.00. */
    value?: mongo.Decimal128;
    /** The next step with the lead, such as a call. */
    next_step: string;
    /** The day on which the next step is due. */
    next_step_on?: Date;
    /** Notes on the lead. */
    notes: string;
    /** Why the lead was lost; only for lost leads. */
    lost_reason: string;
    /** The client created from the lead. */
    converted_client_id?: number;
    /** The estimate request that the lead was created from. */
    estimate_request_id?: number;
    /** The custom field values, by key. */
    custom_fields: Record<string, string>;
    /** The ids of the record in other systems, by source. */
    external_ids?: Record<string, string>;
  };
  'bms.crm.Notes': {
    /** The client, as in the path. */
    client_id: number;
    /** The kind: a note, or the record of a call, a meeting or an email with the client. */
    type: 'note' | 'call' | 'meeting' | 'email';
    /** The text. */
    text: string;
    /** The time of the call, meeting or email; the time of the creation if none is sent. It is not in the future. */
    happened_at?: Date;
    /** The ids of the record in other systems, by source. */
    external_ids?: Record<string, string>;
  };
  'bms.crm.Orders': {
    /** The order number: the id in the format of the organization, `ORD-` and at least six digits by default. */
    order_number: string;
    /** The client. */
    client_id: number;
    /** The date of the order; defaults to today. */
    order_date?: Date;
    /** The lines. */
    items: {
      /** The item sold. It supplies the title and the rate if they are omitted. */
      item_id?: number;
      /** The title; required without an item. */
      title: string;
      /** The quantity, greater than 0. */
      quantity: mongo.Decimal128;
      /** The unit price, in the smallest unit of the document's currency: 100 is EUR 1.00, 12.5 is EUR 0.125. Required without an item. */
      rate?: mongo.Decimal128;
      /** The taxes of the line, at most 2 besides withholding taxes; each applies to its net. */
      tax_ids: number[];
      /** The discount of the line in percent; excludes discount_amount. */
      discount_percent?: mongo.Decimal128;
      /** The discount of the line, in the smallest unit of the document's currency; at most quantity times rate. It excludes discount_percent. */
      discount_amount?: number;
      /** The unit of the quantity; by default that of the item. */
      unit_type: string;
      /** The day of supply; excludes a period. */
      supply_date?: Date;
      /** The first day of supply, within that of the document. */
      supply_from?: Date;
      /** The last day of supply. */
      supply_to?: Date;
    }[];
    /** The terms, such as of payment. */
    terms: string;
    /** The discount in percent of the lines; excludes discount_amount. */
    discount_percent?: mongo.Decimal128;
    /** The discount; excludes discount_percent. */
    discount_amount?: number;
    /** True if rates and discounts include taxes. */
    prices_include_tax: boolean;
    /** A note. */
    note: string;
    /** The status. Deleting the client cancels its open orders; restoring the client takes that back. */
    status: 'new' | 'processing' | 'confirmed' | 'completed' | 'cancelled';
    /** The sum of the nets of the lines. */
    subtotal: number;
    /** The discount without taxes. */
    discount_total: number;
    /** The taxes, the highest rate first. */
    taxes: {
      /** The id of the tax; the tax may have been changed or deleted since. */
      tax_id: number;
      /** The title. */
      title: string;
      /** The rate in percent. */
      rate: mongo.Decimal128;
      /** The category (EN 16931). */
      category: string;
      /** The net amount that is taxed: the nets of its lines less their share of the document's discount. */
      base: number;
      /** The amount of the tax. */
      amount: number;
      /** `base` in accounting_currency. */
      accounting_base?: number;
      /** `amount` in accounting_currency. */
      accounting_amount?: number;
    }[];
    /** subtotal less discount_total plus all taxes. */
    total: number;
    /** The withholding taxes. */
    withheld: {
      /** The tax. */
      tax_id: number;
      /** The title. */
      title: string;
      /** The rate in percent, below 0. */
      rate: mongo.Decimal128;
      /** The net of its lines after all discounts. */
      base: number;
      /** The amount, above 0. */
      amount: number;
    }[];
    /** Their sum, no part of total. */
    withheld_total: number;
    /** The currency (ISO 4217) of all amounts; by default the client's, then the organization's. */
    currency: string;
    /** The estimate that the order was created from. */
    estimate_id?: number;
    /** The invoice that was created when the order was confirmed; null without one, also after its deletion. */
    invoice_id?: number;
    /** The custom field values, by key. */
    custom_fields: Record<string, string>;
    /** The ids of the record in other systems, by source. */
    external_ids?: Record<string, string>;
  };
  'bms.files.Files': {
    /** The file name. */
    title: string;
    /** The media type, detected from the content. */
    mime_type: string;
    /** The size in bytes. */
    size: number;
    /** The SHA-256 hash of the content, in hexadecimal. */
    sha256: string;
    /** The parent folder; null in the root. */
    folder_id?: number;
    /** The client that it belongs to. */
    client_id?: number;
    /** True if the client's portal users can see the file. */
    share_with_client: boolean;
  };
  'bms.files.Folders': {
    /** The title; unique within the parent folder, ignoring case. */
    title: string;
    /** The parent folder; null in the root. */
    folder_id?: number;
    /** The client that it belongs to. */
    client_id?: number;
    /** The ids of the record in other systems, by source. */
    external_ids?: Record<string, string>;
  };
  'bms.files.Imports': {
    /** The name of the file. */
    file_name: string;
    /** The module of the records. */
    module: string;
    /** The status. An undo runs in the status running. */
    status: 'validating' | 'running' | 'done' | 'failed' | 'cancelled' | 'undone' | '';
    /** True if nothing is stored. */
    dry_run: boolean;
    /** The number of rows; 0 until the file is read. */
    rows: number;
    /** The number of rows that are through the current status. */
    done: number;
    /** The number of records that were created; of a dry run, that would be. */
    created: number;
    /** The number of records that were updated, or would be. */
    updated: number;
    /** The number of rows with errors. */
    failed: number;
    /** The number of records that an undo deleted or restored. */
    reverted: number;
    /** The number of records that an undo left as they are. */
    left: number;
    /** The code of the reason why the import failed; empty if it did not. */
    reason: string;
    /** The encoding of the file. */
    encoding: string;
    /** The delimiter of its cells. */
    delimiter: string;
    /** The decimal separator; empty until the file is read. */
    decimal: string;
    /** The form of dates; empty until the file is read. */
    date_format: string;
    /** The unit of amounts. */
    amounts: string;
    /** The export that the columns were recognised as, such as `perfex_customers`; empty if none. */
    preset: string;
    /** The fields by column. */
    mapping: Record<string, string>;
    /** The columns without a field. */
    unmapped: string[];
    /** The field by which records are matched. */
    match_by: string;
    /** The end; null before. */
    finished_at?: string;
  };
  'bms.identity.ApiKeys': {
    /** The purpose of the key. */
    name: string;
    /** The role that limits the permissions of the key. The key never has more permissions than its creator. */
    role_id: number;
    /** The expiry time, in the future; null if the key does not expire. */
    expires_at?: Date;
    /** The caller's password, after 401 `recent_sign_in_required`. */
    current_password?: string;
    /** True for a key that can only read: writes are 403, except dry runs. It cannot be changed. */
    read_only: boolean;
    /** The IP addresses, or networks in CIDR notation, that requests with the key may come from; from others it is 401. Empty for a key that is valid from everywhere. They cannot be changed. */
    allowed_addresses: string[];
    /** The first characters of the key. */
    prefix: string;
    /** The time at which the key was replaced; null if it never was. */
    rotated_at?: Date;
    /** The time until which the key before it is valid, too; null if none is. */
    previous_valid_until?: Date;
    /** The time of the last use, to the minute; null if never used. */
    last_used_at?: Date;
  };
  'bms.identity.IdentityProviders': {
    /** The name on the button of the sign-in page. */
    name: string;
    /** The segment of its paths, by default made from the name: lower-case letters, digits and hyphens. */
    key: string;
    /** The issuer: an https URL, exactly as the provider writes it. */
    issuer: string;
    /** The client ID of this system at the provider. */
    client_id: string;
    /** The client secret; none for a public client. It is never returned. */
    client_secret?: string;
    /** The email domains of the organization at the provider. Only verified addresses of them match accounts, and the sign-in page offers the provider to them. Without any, it is offered to everyone and trusted for every address. */
    domains: string[];
    /** The requested scopes; by default `openid`, `profile` and `email`. */
    scopes: string[];
    /** The roles by claims: the first that matches. They are applied at each sign-in, except to administrators. */
    roles: {
      /** The name of the claim, such as `groups`. */
      claim: string;
      /** Its value, or one of its values. */
      value: string;
      /** The role. */
      role_id: number;
    }[];
    /** The role of new accounts that no mapping matches; none if they are not to be created. */
    default_role_id?: number;
    /** True if the first sign-in of someone without an account creates one. */
    create_accounts: boolean;
    /** True if it is offered for sign-in. */
    active: boolean;
    /** The addresses to which native apps can have the sign-in redirected: one of an own scheme, or of the loopback interface, on any port. */
    redirect_uris: string[];
  };
  'bms.identity.Organization': {
    /** The name of the business, as shown in emails and documents. */
    name: string;
    /** Street and number. */
    address: string;
    /** The postal code. */
    zip: string;
    /** The city. */
    city: string;
    /** The country. */
    country: string;
    /** The country code (ISO 3166-1); by default that of `country`. */
    country_code: string;
    /** The VAT identification number. If it starts with the code of a member state of the EU, it must have the format of that state. */
    vat_number: string;
    /** The company registration number. */
    registration_number: string;
    /** The electronic address. */
    electronic_address?: {
      /** The code of the scheme (EAS). */
      scheme: string;
      /** The identifier. */
      identifier: string;
    };
    /** The contact email address for clients. */
    email: string;
    /** The phone number. */
    phone: string;
    /** The website URL. */
    website: string;
    /** The IBAN of the account that clients pay to. */
    iban: string;
    /** The BIC of the bank. */
    bic: string;
    /** The image file of the logo. */
    logo_file_id?: number;
    /** The color of buttons, links and documents. A color with less than the contrast of 6:1 on white is stored darker, so that texts in it and on it can be read. */
    accent_color: string;
    /** The currency (ISO 4217) of items, leads, and documents of clients without a currency. */
    currency: string;
    /** The locale (BCP 47) for formatting amounts and dates. */
    locale: string;
    /** The time zone (IANA name) whose days are used wherever the server sets, shows or compares a date. */
    time_zone: string;
    /** The format of invoice numbers: a prefix, `{YYYY}` for the year if wanted, and a zero in braces for each digit. Each prefix and year is a series without gaps. */
    invoice_number_format: string;
    /** The time of numbering: the creation of an invoice (`on_create`) or its sending (`on_send`). A draft then has the number `DRAFT-<id>`. */
    invoice_numbering: 'on_create' | 'on_send';
    /** The treatment of payments above the balance: 422 (`reject`), or the excess becomes a credit of the client (`credit`). */
    overpayment: 'reject' | 'credit';
    /** The format of credit note numbers, as of invoice numbers. */
    credit_note_number_format: string;
    /** The format of estimate numbers: a prefix, `{YYYY}` for the year if wanted, and a zero in braces for each digit. The number is the id of the estimate. */
    estimate_number_format: string;
    /** The format of order numbers: a prefix, `{YYYY}` for the year if wanted, and a zero in braces for each digit. The number is the id of the order. */
    order_number_format: string;
    /** The payment term of invoices of clients without one, in days; the setting `INVOICE_DUE_DAYS` of billing if unset. */
    due_days?: number;
    /** The terms of payment in documents, by language (BCP 47). */
    payment_terms: Record<string, string>;
    /** The text at the end of documents, by language (BCP 47). */
    document_footer: Record<string, string>;
    /** The reminders that overdue invoices get automatically, the earliest first; none by default. */
    reminders: {
      /** The days after the due date on which an invoice gets the reminder. */
      days_after_due: number;
      /** The fee of the reminder, in the smallest unit of the organization's currency. Invoices in other currencies have no fees. */
      fee: number;
    }[];
    /** True if changes of email, phone, API keys, webhooks and this require the caller's password unless the sign-in is at most 10 minutes old. */
    require_recent_sign_in: boolean;
    /** The accounts that must have a second factor, besides those whose role requires one: none, administrators, all staff, or portal users, too. */
    second_factor_required_for: 'none' | 'administrators' | 'staff' | 'everyone';
    /** The days from the first sign-in under the requirement in which an account can add a second factor; without one, it can then only do that. 7 by default. */
    second_factor_grace_days?: number;
    /** `off` if the staff must sign in with single sign-on: passwords, one-time passwords and passkeys are then 403 `sso_required`, except those of `break_glass_user_id`. */
    password_sign_in: 'on' | 'off';
    /** The active administrator who can sign in with a password while `password_sign_in` is off. All administrators get a mail of each such sign-in. */
    break_glass_user_id?: number;
  };
  'bms.identity.PortalUsers': {
    /** The client whose records the user can access. */
    client_id: number;
    /** The first name. */
    first_name: string;
    /** The last name. */
    last_name: string;
    /** The unique email address to sign in with, stored in lower case. */
    email: string;
    /** The unique phone number to sign in with, with country code; returned as E.164. */
    phone: string;
    /** The status: active or inactive. Deactivating the account ends its sessions. Portal users of a deleted client cannot sign in. */
    status: 'active' | 'inactive';
    /** True if the user receives email notifications, for example about a new invoice. Users can change this at /api/auth/preferences. */
    email_notifications: boolean;
    /** The caller's password, after 401 `recent_sign_in_required`. */
    current_password?: string;
    /** The ids of the record in other systems, by source. */
    external_ids?: Record<string, string>;
  };
  'bms.identity.Roles': {
    /** The name of the role. */
    title: string;
    /** The permissions of the role; everything else is forbidden. */
    grants: ({
      /** The module, e.g. "clients". `external_mail` has no records: its action `create` permits mail to addresses of no client, contact or portal user. */
      module: string;
      /** The permitted action. */
      action: string;
      /** The records it applies to: none, the user's own, or all. For create, own and all are equivalent. */
      scope: 'none' | 'own' | 'all';
    })[];
    /** True if accounts with this role must have a second factor. */
    require_second_factor: boolean;
    /** The ids of the record in other systems, by source. */
    external_ids?: Record<string, string>;
  };
  'bms.identity.ScimTokens': {
    /** The directory that uses the token. */
    name: string;
    /** The expiry time, in the future; null if the token does not expire. */
    expires_at?: Date;
    /** The caller's password, after 401 `recent_sign_in_required`. */
    current_password?: string;
    /** The first characters of the token. */
    prefix: string;
    /** The time of the last use, to the minute; null if never used. */
    last_used_at?: Date;
  };
  'bms.identity.Team': {
    /** The first name. */
    first_name: string;
    /** The last name. */
    last_name: string;
    /** The unique email address to sign in with, stored in lower case. */
    email: string;
    /** The unique phone number to sign in with, with country code; returned as E.164. */
    phone: string;
    /** The job title. */
    job_title: string;
    /** The role that grants the member's permissions; 0 for administrators, who have all permissions, and for members without permissions whom a directory has put into no group. */
    role_id: number;
    /** The status: active or inactive. Deactivating the account ends its sessions. */
    status: 'active' | 'inactive';
    /** The language of the user, such as "en" or "pt-BR". */
    language: string;
    /** The picture, as an http(s) URL or a path. */
    image?: string;
    /** 1 for an administrator, otherwise 0. */
    is_admin: number;
    /** True if the member receives email notifications, for example about a new task. Members can change this at /api/auth/preferences. */
    email_notifications: boolean;
    /** The caller's password, after 401 `recent_sign_in_required`. */
    current_password?: string;
    /** The ids of the record in other systems, by source. */
    external_ids?: Record<string, string>;
  };
  'bms.work.ChecklistTemplates': {
    /** The title. */
    title: string;
    /** The checklist items. */
    items: {
      /** The title of the item. */
      title: string;
    }[];
    /** The sort position, ascending. */
    sort: number;
    /** The number of items. */
    item_count: number;
    /** The ids of the record in other systems, by source. */
    external_ids?: Record<string, string>;
  };
  'bms.work.ProjectStatuses': {
    /** The title. */
    title: string;
    /** The unique key for programs. Derived from the initial title and never changed. */
    key_name: string;
    /** The color, as #rrggbb. */
    color: string;
    /** The icon name. */
    icon: string;
    /** The sort position, ascending. */
    sort: number;
    /** The category of the status: its meaning for a project. */
    category: 'open' | 'on_hold' | 'done' | 'cancelled';
    /** True if the status is built in and cannot be deleted. */
    is_built_in: boolean;
    /** The ids of the record in other systems, by source. */
    external_ids?: Record<string, string>;
  };
  'bms.work.Tasks': {
    /** The title. */
    title: string;
    /** The description. */
    description: string;
    /** The project. */
    project_id?: number;
    /** The client that the task is about. A task of a lead gets the client that the lead is converted to. */
    client_id?: number;
    /** The lead that the task is about. */
    lead_id?: number;
    /** The estimate that the task is about. */
    estimate_id?: number;
    /** The order that the task is about. */
    order_id?: number;
    /** The contract that the task is about. */
    contract_id?: number;
    /** The invoice that the task is about. */
    invoice_id?: number;
    /** The assignees, who must be active staff. Deactivated users are unassigned from open tasks. */
    assigned_to: number[];
    /** The status. It can change to any other. A task is open until it is done or cancelled. */
    status: 'not_started' | 'in_progress' | 'on_hold' | 'done' | 'cancelled';
    /** The priority. */
    priority: 'low' | 'medium' | 'high' | 'urgent';
    /** The start date. */
    start_date?: Date;
    /** The deadline, not before the start date. */
    deadline?: Date;
    /** Labels for searching and filtering. */
    labels: string[];
    /** The checklist. */
    checklist: {
      /** The title of the item. */
      title: string;
      /** True if the item is done. */
      is_checked: boolean;
    }[];
    /** The template whose items are appended to the checklist on creation. */
    checklist_template_id?: number;
    /** The ids of the record in other systems, by source. */
    external_ids?: Record<string, string>;
  };
  'bms.work.TeamMembers': {
    /** The project. */
    project_id: number;
    /** The user, who must be active staff. Deactivated users are removed from all projects. */
    user_id: number;
    /** The name of the user. */
    user_name: string;
    /** True if the user leads the project. */
    is_leader: boolean;
    /** The ids of the record in other systems, by source. */
    external_ids?: Record<string, string>;
  };
}

/** The schemas of these fields. */
export const recordFields = {
  'bms.activity.AuditLog': {
    module: String,
    record_id: Number,
    title: String,
    action: String,
    user_id: Number,
    api_key_id: Number,
    changes: [{ _id: false, field: String, before: String, after: String }],
    occurred_at: Date,
    request_id: String,
    address: String,
    scim_token_id: Number,
    reverted_to: Number,
  },
  'bms.activity.Changes': {
    module: String,
    record_id: Number,
    action: String,
    changed: [String],
    occurred_at: Date,
    record: String,
  },
  'bms.activity.DeadLetters': {
    consumer: String,
    event_type: String,
    event: Schema.Types.Mixed,
    error: String,
    attempts: Number,
    failed_at: Date,
  },
  'bms.activity.Timeline': {
    module: String,
    record_id: Number,
    title: String,
    action: String,
    status: String,
    changed: [String],
    user_id: Number,
    is_deleted: Boolean,
    client_id: Number,
    occurred_at: Date,
  },
  'bms.activity.Webhooks': {
    url: String,
    events: [String],
    active: Boolean,
    switched_off_at: Date,
    previous_secret_until: Date,
    owner_id: Number,
    disabled_reason: String,
    payload: String,
    current_password: String,
  },
  'bms.billing.CreditNotes': {
    credit_note_number: String,
    invoice_id: Number,
    invoice_number: String,
    client_id: Number,
    status: String,
    issued_on: Date,
    items: [{ _id: false, item_id: Number, title: String, quantity: Schema.Types.Decimal128, rate: Schema.Types.Decimal128, tax_ids: [Number], discount_percent: Schema.Types.Decimal128, discount_amount: Number, unit_type: String, supply_date: Date, supply_from: Date, supply_to: Date }],
    reason: String,
    discount_percent: Schema.Types.Decimal128,
    discount_amount: Number,
    prices_include_tax: Boolean,
    subtotal: Number,
    discount_total: Number,
    taxes: [{ _id: false, tax_id: Number, title: String, rate: Schema.Types.Decimal128, category: String, base: Number, amount: Number, accounting_base: Number, accounting_amount: Number }],
    total: Number,
    withheld: [{ _id: false, tax_id: Number, title: String, rate: Schema.Types.Decimal128, base: Number, amount: Number }],
    withheld_total: Number,
    buyer_reference: String,
    purchase_order: String,
    contract_reference: String,
    supply_date: Date,
    supply_from: Date,
    supply_to: Date,
    currency: String,
    exchange_rate: Schema.Types.Decimal128,
    accounting_currency: String,
    external_ids: Schema.Types.Mixed,
  },
  'bms.billing.Invoices': {
    invoice_number: String,
    client_id: Number,
    status: String,
    items: [{ _id: false, item_id: Number, title: String, quantity: Schema.Types.Decimal128, rate: Schema.Types.Decimal128, tax_ids: [Number], discount_percent: Schema.Types.Decimal128, discount_amount: Number, unit_type: String, supply_date: Date, supply_from: Date, supply_to: Date }],
    note: String,
    terms: String,
    buyer_reference: String,
    purchase_order: String,
    contract_reference: String,
    cash_discounts: [{ _id: false, days: Number, percent: Schema.Types.Decimal128 }],
    supply_date: Date,
    supply_from: Date,
    supply_to: Date,
    discount_percent: Schema.Types.Decimal128,
    discount_amount: Number,
    prices_include_tax: Boolean,
    due_date: Date,
    subtotal: Number,
    discount_total: Number,
    taxes: [{ _id: false, tax_id: Number, title: String, rate: Schema.Types.Decimal128, category: String, base: Number, amount: Number, accounting_base: Number, accounting_amount: Number }],
    total: Number,
    withheld: [{ _id: false, tax_id: Number, title: String, rate: Schema.Types.Decimal128, base: Number, amount: Number }],
    withheld_total: Number,
    currency: String,
    exchange_rate: Schema.Types.Decimal128,
    accounting_currency: String,
    paid: Number,
    credited: Number,
    credit_notes: [{ _id: Number, credit_note_number: String, total: Number }],
    payments: [{ _id: Number, amount: Number, paid_on: Date, method: String, note: String, created_by: Number, created_at: Date, voided_on: Date }],
    refunds: [{ _id: Number, amount: Number, refunded_on: Date, method: String, note: String, created_by: Number, created_at: Date }],
    refunded: Number,
    written_off: Number,
    write_off: Schema.Types.Mixed,
    overdue: Boolean,
    reminders: [{ _id: false, step: Number, reminded_on: Date, fee: Number, waived_on: Date }],
    reminder_fees: Number,
    sent_on: Date,
    order_id: Number,
    deposit_of_order_id: Number,
    deposits: [{ _id: false, invoice_id: Number, invoice_number: String, amount: Number, date: Date, net: Number, taxes: [{ _id: false, tax_id: Number, title: String, rate: Schema.Types.Decimal128, category: String, base: Number, amount: Number, accounting_base: Number, accounting_amount: Number }], total: Number, withheld: [{ _id: false, tax_id: Number, title: String, rate: Schema.Types.Decimal128, base: Number, amount: Number }] }],
    deposited: Number,
    transfers: [{ _id: false, invoice_id: Number, invoice_number: String, amount: Number, transferred_on: Date }],
    transferred: Number,
    recurring_invoice_id: Number,
    external_ids: Schema.Types.Mixed,
  },
  'bms.billing.ItemCategories': {
    title: String,
    description: String,
    sort: Number,
    external_ids: Schema.Types.Mixed,
  },
  'bms.billing.Items': {
    title: String,
    description: String,
    unit_type: String,
    rate: Schema.Types.Decimal128,
    category_id: Number,
    prices: [{ _id: false, currency: String, rate: Schema.Types.Decimal128 }],
    currency: String,
    external_ids: Schema.Types.Mixed,
  },
  'bms.billing.Payments': {
    invoice_id: Number,
    invoice_number: String,
    client_id: Number,
    amount: Number,
    currency: String,
    paid_on: Date,
    method: String,
    note: String,
    status: String,
    void_reason: String,
    voided_on: Date,
    voided_by: Number,
    receipt_sent_at: Date,
  },
  'bms.billing.RecurringInvoices': {
    client_id: Number,
    status: String,
    items: [{ _id: false, item_id: Number, title: String, quantity: Schema.Types.Decimal128, rate: Schema.Types.Decimal128, tax_ids: [Number], discount_percent: Schema.Types.Decimal128, discount_amount: Number, unit_type: String, supply_date: Date, supply_from: Date, supply_to: Date }],
    every: String,
    interval: Number,
    starts_on: Date,
    ends_on: Date,
    next_on: Date,
    last_on: Date,
    last_invoice_id: Number,
    due_days: Number,
    send: Boolean,
    note: String,
    terms: String,
    discount_percent: Schema.Types.Decimal128,
    discount_amount: Number,
    prices_include_tax: Boolean,
    subtotal: Number,
    discount_total: Number,
    taxes: [{ _id: false, tax_id: Number, title: String, rate: Schema.Types.Decimal128, category: String, base: Number, amount: Number, accounting_base: Number, accounting_amount: Number }],
    total: Number,
    withheld: [{ _id: false, tax_id: Number, title: String, rate: Schema.Types.Decimal128, base: Number, amount: Number }],
    withheld_total: Number,
    currency: String,
    external_ids: Schema.Types.Mixed,
  },
  'bms.billing.Refunds': {
    invoice_id: Number,
    invoice_number: String,
    client_id: Number,
    amount: Number,
    currency: String,
    paid_on: Date,
    method: String,
    note: String,
    status: String,
  },
  'bms.billing.Taxes': {
    title: String,
    rate: Schema.Types.Decimal128,
    category: String,
    is_default: Boolean,
    withholding: Boolean,
    external_ids: Schema.Types.Mixed,
  },
  'bms.content.Announcements': {
    title: String,
    description: String,
    start_date: Date,
    end_date: Date,
    share_with: [String],
    external_ids: Schema.Types.Mixed,
  },
  'bms.content.EventTracker': {
    random_id: String,
    name: String,
    context: String,
    context_id: String,
    data: Schema.Types.Mixed,
    occurred_at: Date,
  },
  'bms.content.LeftMenus': {
    type: { type: String },
    title: String,
    url: String,
    icon: String,
    parent_id: Number,
    sort: Number,
    open_in_new_tab: Boolean,
  },
  'bms.content.Messages': {
    from_user_id: Number,
    to_user_id: Number,
    subject: String,
    message: String,
    parent_id: Number,
    status: String,
    read_at: Date,
    external_ids: Schema.Types.Mixed,
  },
  'bms.content.Pages': {
    title: String,
    slug: String,
    content: String,
    status: String,
    visibility: String,
    external_ids: Schema.Types.Mixed,
  },
  'bms.content.Views': {
    title: String,
    module: String,
    query: String,
    columns: [String],
    is_shared: Boolean,
    sort: Number,
  },
  'bms.crm.Clients': {
    company_name: String,
    type: { type: String },
    address: String,
    city: String,
    state: String,
    zip: String,
    country: String,
    phone: String,
    email: String,
    website: String,
    currency: String,
    vat_number: String,
    country_code: String,
    language: String,
    due_days: Number,
    tax_exempt: Boolean,
    tax_exemption_reason: String,
    reverse_charge: Boolean,
    buyer_reference: String,
    purchase_order: String,
    contract_reference: String,
    cash_discounts: [{ _id: false, days: Number, percent: Schema.Types.Decimal128 }],
    electronic_address: Schema.Types.Mixed,
    group_ids: [Number],
    labels: [String],
    owner_id: Number,
    status: String,
    custom_fields: Schema.Types.Mixed,
    external_ids: Schema.Types.Mixed,
    merged_ids: [Number],
    merged_into: Number,
  },
  'bms.crm.Contacts': {
    client_id: Number,
    name: String,
    email: String,
    phone: String,
    position: String,
    gets_documents: Boolean,
    external_ids: Schema.Types.Mixed,
  },
  'bms.crm.Contracts': {
    title: String,
    client_id: Number,
    contract_date: Date,
    valid_until: Date,
    content: String,
    items: [{ _id: false, item_id: Number, title: String, quantity: Schema.Types.Decimal128, rate: Schema.Types.Decimal128, tax_ids: [Number], discount_percent: Schema.Types.Decimal128, discount_amount: Number, unit_type: String, supply_date: Date, supply_from: Date, supply_to: Date }],
    terms: String,
    discount_percent: Schema.Types.Decimal128,
    discount_amount: Number,
    prices_include_tax: Boolean,
    note: String,
    status: String,
    subtotal: Number,
    discount_total: Number,
    taxes: [{ _id: false, tax_id: Number, title: String, rate: Schema.Types.Decimal128, category: String, base: Number, amount: Number, accounting_base: Number, accounting_amount: Number }],
    total: Number,
    withheld: [{ _id: false, tax_id: Number, title: String, rate: Schema.Types.Decimal128, base: Number, amount: Number }],
    withheld_total: Number,
    currency: String,
    answer: Schema.Types.Mixed,
    accepted_sha256: String,
    external_ids: Schema.Types.Mixed,
  },
  'bms.crm.CustomFields': {
    title: String,
    related_to: String,
    field_type: String,
    options: [String],
    required: Boolean,
    enforced: Boolean,
    placeholder: String,
    sort: Number,
    show_in_portal: Boolean,
    external_ids: Schema.Types.Mixed,
  },
  'bms.crm.EstimateForms': {
    title: String,
    description: String,
    status: String,
    assigned_to: Number,
    fields: [{ _id: false, field_id: Number, title: String, field_type: String, required: Boolean, options: [String], placeholder: String, sort: Number, maps_to: String }],
    external_ids: Schema.Types.Mixed,
    allowed_origins: [String],
    public_token: String,
  },
  'bms.crm.EstimateRequests': {
    form_id: Number,
    values: Schema.Types.Mixed,
    client_id: Number,
    status: String,
    assigned_to: Number,
    form_title: String,
    company_name: String,
    answers: [{ _id: false, field_id: Number, title: String, value: String }],
    external_ids: Schema.Types.Mixed,
  },
  'bms.crm.Estimates': {
    estimate_number: String,
    client_id: Number,
    estimate_date: Date,
    valid_until: Date,
    items: [{ _id: false, item_id: Number, title: String, quantity: Schema.Types.Decimal128, rate: Schema.Types.Decimal128, tax_ids: [Number], discount_percent: Schema.Types.Decimal128, discount_amount: Number, unit_type: String, supply_date: Date, supply_from: Date, supply_to: Date }],
    terms: String,
    discount_percent: Schema.Types.Decimal128,
    discount_amount: Number,
    prices_include_tax: Boolean,
    note: String,
    status: String,
    subtotal: Number,
    discount_total: Number,
    taxes: [{ _id: false, tax_id: Number, title: String, rate: Schema.Types.Decimal128, category: String, base: Number, amount: Number, accounting_base: Number, accounting_amount: Number }],
    total: Number,
    withheld: [{ _id: false, tax_id: Number, title: String, rate: Schema.Types.Decimal128, base: Number, amount: Number }],
    withheld_total: Number,
    currency: String,
    estimate_request_id: Number,
    answer: Schema.Types.Mixed,
    accepted_sha256: String,
    custom_fields: Schema.Types.Mixed,
    external_ids: Schema.Types.Mixed,
  },
  'bms.crm.Leads': {
    company_name: String,
    type: { type: String },
    address: String,
    city: String,
    state: String,
    zip: String,
    country: String,
    phone: String,
    contact_name: String,
    email: String,
    website: String,
    status: String,
    source: String,
    owner_id: Number,
    value: Schema.Types.Decimal128,
    next_step: String,
    next_step_on: Date,
    notes: String,
    lost_reason: String,
    converted_client_id: Number,
    estimate_request_id: Number,
    custom_fields: Schema.Types.Mixed,
    external_ids: Schema.Types.Mixed,
  },
  'bms.crm.Notes': {
    client_id: Number,
    type: { type: String },
    text: String,
    happened_at: Date,
    external_ids: Schema.Types.Mixed,
  },
  'bms.crm.Orders': {
    order_number: String,
    client_id: Number,
    order_date: Date,
    items: [{ _id: false, item_id: Number, title: String, quantity: Schema.Types.Decimal128, rate: Schema.Types.Decimal128, tax_ids: [Number], discount_percent: Schema.Types.Decimal128, discount_amount: Number, unit_type: String, supply_date: Date, supply_from: Date, supply_to: Date }],
    terms: String,
    discount_percent: Schema.Types.Decimal128,
    discount_amount: Number,
    prices_include_tax: Boolean,
    note: String,
    status: String,
    subtotal: Number,
    discount_total: Number,
    taxes: [{ _id: false, tax_id: Number, title: String, rate: Schema.Types.Decimal128, category: String, base: Number, amount: Number, accounting_base: Number, accounting_amount: Number }],
    total: Number,
    withheld: [{ _id: false, tax_id: Number, title: String, rate: Schema.Types.Decimal128, base: Number, amount: Number }],
    withheld_total: Number,
    currency: String,
    estimate_id: Number,
    invoice_id: Number,
    custom_fields: Schema.Types.Mixed,
    external_ids: Schema.Types.Mixed,
  },
  'bms.files.Files': {
    title: String,
    mime_type: String,
    size: Number,
    sha256: String,
    folder_id: Number,
    client_id: Number,
    share_with_client: Boolean,
  },
  'bms.files.Folders': {
    title: String,
    folder_id: Number,
    client_id: Number,
    external_ids: Schema.Types.Mixed,
  },
  'bms.files.Imports': {
    file_name: String,
    module: String,
    status: String,
    dry_run: Boolean,
    rows: Number,
    done: Number,
    created: Number,
    updated: Number,
    failed: Number,
    reverted: Number,
    left: Number,
    reason: String,
    encoding: String,
    delimiter: String,
    decimal: String,
    date_format: String,
    amounts: String,
    preset: String,
    mapping: Schema.Types.Mixed,
    unmapped: [String],
    match_by: String,
    finished_at: String,
  },
  'bms.identity.ApiKeys': {
    name: String,
    role_id: Number,
    expires_at: Date,
    current_password: String,
    read_only: Boolean,
    allowed_addresses: [String],
    prefix: String,
    rotated_at: Date,
    previous_valid_until: Date,
    last_used_at: Date,
  },
  'bms.identity.IdentityProviders': {
    name: String,
    key: String,
    issuer: String,
    client_id: String,
    client_secret: String,
    domains: [String],
    scopes: [String],
    roles: [{ _id: false, claim: String, value: String, role_id: Number }],
    default_role_id: Number,
    create_accounts: Boolean,
    active: Boolean,
    redirect_uris: [String],
  },
  'bms.identity.Organization': {
    name: String,
    address: String,
    zip: String,
    city: String,
    country: String,
    country_code: String,
    vat_number: String,
    registration_number: String,
    electronic_address: Schema.Types.Mixed,
    email: String,
    phone: String,
    website: String,
    iban: String,
    bic: String,
    logo_file_id: Number,
    accent_color: String,
    currency: String,
    locale: String,
    time_zone: String,
    invoice_number_format: String,
    invoice_numbering: String,
    overpayment: String,
    credit_note_number_format: String,
    estimate_number_format: String,
    order_number_format: String,
    due_days: Number,
    payment_terms: Schema.Types.Mixed,
    document_footer: Schema.Types.Mixed,
    reminders: [{ _id: false, days_after_due: Number, fee: Number }],
    require_recent_sign_in: Boolean,
    second_factor_required_for: String,
    second_factor_grace_days: Number,
    password_sign_in: String,
    break_glass_user_id: Number,
  },
  'bms.identity.PortalUsers': {
    client_id: Number,
    first_name: String,
    last_name: String,
    email: String,
    phone: String,
    status: String,
    email_notifications: Boolean,
    current_password: String,
    external_ids: Schema.Types.Mixed,
  },
  'bms.identity.Roles': {
    title: String,
    grants: [{ _id: false, module: String, action: String, scope: String }],
    require_second_factor: Boolean,
    external_ids: Schema.Types.Mixed,
  },
  'bms.identity.ScimTokens': {
    name: String,
    expires_at: Date,
    current_password: String,
    prefix: String,
    last_used_at: Date,
  },
  'bms.identity.Team': {
    first_name: String,
    last_name: String,
    email: String,
    phone: String,
    job_title: String,
    role_id: Number,
    status: String,
    language: String,
    image: String,
    is_admin: Number,
    email_notifications: Boolean,
    current_password: String,
    external_ids: Schema.Types.Mixed,
  },
  'bms.work.ChecklistTemplates': {
    title: String,
    items: [{ _id: false, title: String }],
    sort: Number,
    item_count: Number,
    external_ids: Schema.Types.Mixed,
  },
  'bms.work.ProjectStatuses': {
    title: String,
    key_name: String,
    color: String,
    icon: String,
    sort: Number,
    category: String,
    is_built_in: Boolean,
    external_ids: Schema.Types.Mixed,
  },
  'bms.work.Tasks': {
    title: String,
    description: String,
    project_id: Number,
    client_id: Number,
    lead_id: Number,
    estimate_id: Number,
    order_id: Number,
    contract_id: Number,
    invoice_id: Number,
    assigned_to: [Number],
    status: String,
    priority: String,
    start_date: Date,
    deadline: Date,
    labels: [String],
    checklist: [{ _id: false, title: String, is_checked: Boolean }],
    checklist_template_id: Number,
    external_ids: Schema.Types.Mixed,
  },
  'bms.work.TeamMembers': {
    project_id: Number,
    user_id: Number,
    user_name: String,
    is_leader: Boolean,
    external_ids: Schema.Types.Mixed,
  },
};
