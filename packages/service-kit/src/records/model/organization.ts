import type { ReminderStep } from '@bms/contracts/types/api';
import { DEFAULT_CURRENCY } from '@bms/money';
import type { Call } from '../../runtime/call.ts';
import type { Runtime } from '../../runtime/module.ts';
import { resolveYear } from '../numbers/number-format.ts';

/** The settings of the organization that records depend on. */
export interface Organization {
  readonly name: string;
  /** ISO 4217. */
  readonly currency: string;
  /** BCP 47. */
  readonly locale: string;
  /** IANA. */
  readonly time_zone: string;
  /** The formats of document numbers; see `formatNumber`. */
  readonly invoice_number_format: string;
  readonly credit_note_number_format: string;
  readonly estimate_number_format: string;
  readonly order_number_format: string;
  /** The time at which invoices get their number: `on_create` or `on_send`. */
  readonly invoice_numbering: string;
  /** The handling of payments above the balance: `reject` or `credit`. */
  readonly overpayment: string;
  /** The color of buttons, links and documents, as `#rrggbb`; at least 6:1 on white. */
  readonly accent_color: string;
  /** The payment term of invoices in days; unset if the organization has none. */
  readonly due_days?: number;
  /** The reminders that overdue invoices get, the earliest first. */
  readonly reminders: readonly ReminderStep[];
}

/** The color of buttons, links and documents, where the organization has no other. */
export const DEFAULT_ACCENT_COLOR = '#0b6873';

/** The formats of document numbers, where the organization has no others. */
export const DEFAULT_NUMBER_FORMATS = {
  invoice_number_format: 'INV-{000000}',
  credit_note_number_format: 'CN-{000000}',
  estimate_number_format: 'EST-{000000}',
  order_number_format: 'ORD-{000000}',
} as const;

/** A field with the format of a kind of document number. */
type NumberFormatField = keyof typeof DEFAULT_NUMBER_FORMATS;

/** Returns the current format of new numbers: in the time zone of the organization, a new year begins its series. */
export const numberFormatOf = (organization: Organization, field: NumberFormatField): string =>
  resolveYear(organization[field], organization.time_zone);

/** The organization as known to a service: a projection updated by events. */
export interface KnownOrganization {
  /** Returns the organization, at most two seconds old; the defaults of a fresh system if it has never been loaded. */
  current(): Organization;
  /**
   * Returns the organization; requests it from identity if it has never been loaded.
   * @throws ApiError unavailable if identity is
   */
  ready(call: Call): Promise<Organization>;
}

/** The organization of a fresh system. */
export const freshOrganization: Organization = {
  name: '',
  currency: DEFAULT_CURRENCY,
  locale: 'en',
  time_zone: 'UTC',
  ...DEFAULT_NUMBER_FORMATS,
  invoice_numbering: 'on_create',
  overpayment: 'reject',
  accent_color: DEFAULT_ACCENT_COLOR,
  reminders: [],
};

/** Opens the organization of a process, before its kit is created. */
export type OpenOrganization = (runtime: Runtime) => Promise<KnownOrganization>;
