import type { PanelLink } from '@bms/mail';
import type { MoneyStyle } from '@bms/money';
import type { MailedDocument } from './document-mail.ts';
import type { ReceiptValues } from './receipt-texts.ts';
import type { ReminderValues } from './reminder-texts.ts';

/** The recipients of a notification. */
export type Audience =
  | { readonly users: readonly number[] }
  /** The portal users of a client, and the addresses that its documents go to. */
  | { readonly client: number }
  /** `all_members`, `all_clients`, `role:<id>`, `user:<id>`. */
  | { readonly shares: readonly string[] };

/** The permission that staff need to be notified of a record; checked when the mail is queued and when it is sent. */
export interface ViewGrant {
  /** The module of the record. */
  readonly module: string;
  /** True if the recipients need the scope `all`: the record is not their own. */
  readonly allRecords: boolean;
}

/** The recipients of a mail notification. */
interface Addressed {
  readonly to: Audience;
  /** Undefined for mails to clients. */
  readonly grant?: ViewGrant;
  /** The user who caused the event and gets no mail about it; 0 for none. */
  readonly by: number;
  /** The time after which no mail is sent. */
  readonly notAfter?: Date;
}

/** The mail notification of an event. */
export interface Notice extends Addressed {
  readonly subject: string;
  /**
   * Returns the text of the mail, in whole sentences.
   * @param by the name of the user who caused the event; empty if unknown
   * @param style the format of amounts; its currency is used for events of older versions without one
   */
  text(by: string, style: MoneyStyle): string;
  /** The page of the panel that the mail links to. */
  readonly link: PanelLink;
}

/** A mail about a document: it is attached, the mail links to its page and is in its language. */
interface AboutDocument extends Addressed {
  readonly document: MailedDocument;
}

/** The reminder of a document. */
export interface DocumentReminder extends AboutDocument {
  readonly reminder: ReminderValues;
}

/** The receipt of a payment, with its document. */
export interface DocumentReceipt extends AboutDocument {
  readonly receipt: ReceiptValues;
}

export type Notification = Notice | DocumentReminder | DocumentReceipt;
