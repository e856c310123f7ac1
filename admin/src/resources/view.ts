import type { SvgIconComponent } from '@mui/icons-material';
import type { RaRecord, SortPayload } from 'react-admin';
import type { Organization } from '../session/account.ts';

/** Headings of the navigation, in their order. */
export const GROUPS = ['Sales', 'Money', 'Work', 'Together', 'Administration'] as const;

/** The place of a page in the navigation: in the sidebar, below "More", or on the page of settings. */
export type Place = 'sidebar' | 'more' | 'settings';

/** A section of the portal: an entry of its navigation. */
export type PortalSection = 'invoices' | 'orders' | 'files' | 'requests' | 'messages';

/** Returns the place of a page; without one of its own it is in the sidebar, or with administration in the settings. */
export const placeOf = ({ place, group }: Pick<View, 'place' | 'group'>): Place =>
  place ?? (group === 'Administration' ? 'settings' : 'sidebar');

/** The presentation of an operation on a record, such as sending it. */
export interface VerbView {
  readonly label: string;
  /** The message after success. */
  readonly done: string;
  /** True for the most common next action on such a record. */
  readonly isMain?: boolean;
  /** The question of the confirmation, if the operation cannot be undone. */
  readonly question?: string;
  /** The resource of the record that it creates, which opens afterwards. */
  readonly opens?: string;
  /** Returns true if the record can have it; by default if its status allows it. */
  readonly when?: (record: RaRecord) => boolean;
  /** Help texts of its fields. */
  readonly help?: Readonly<Record<string, string>>;
  /** Returns the initial values of its fields. @param today the date in the organization's time zone */
  readonly begins?: (record: RaRecord, today: string) => object;
  /** Returns the maximum amount that it takes, in the smallest unit; by default the balance. */
  readonly max?: (record: RaRecord, organization: Organization | undefined) => number;
  readonly also?: AlsoView;
}

/** An operation on the record that another operation creates, made with it if the user asks for it in the dialog. */
export interface AlsoView {
  /** The label of the checkbox. */
  readonly label: string;
  readonly resource: string;
  readonly verb: string;
  /** Returns the record that was created. @param answer the answer of the first operation */
  readonly of: (answer: Readonly<Record<string, unknown>>) => Pick<RaRecord, 'id'>;
  /** The beginning of the message after a failure, when the first operation is done. */
  readonly failed: string;
}

/** A record of another kind that starts with values of this one. */
export interface NextView {
  readonly label: string;
  /** The resource of the new record. */
  readonly resource: string;
  /** True for the most common next step. */
  readonly isMain?: boolean;
  /** Returns the initial values of the new record; undefined if it makes no sense. */
  readonly from: (record: RaRecord) => object | undefined;
}

/** A button that changes a record, such as accepting a contract. */
export interface AnswerView {
  /** The users who see the button. */
  readonly by: 'staff' | 'client';
  readonly label: string;
  /** The change; offered if the transition to the status is legal. */
  readonly changes: { readonly status: string };
  readonly question: string;
  readonly isMain?: boolean;
}

/** The day on which a record is due. */
export interface DueView {
  /** The field with the day, by which its list can be sorted. */
  readonly field: string;
  /** The filters of its list that take the first and the last day. */
  readonly from: string;
  readonly to: string;
  /** Further filters, such as of the records that are still open. */
  readonly filter?: Readonly<Record<string, unknown>>;
  /** Returns the title in the calendar; by default that of the record. */
  readonly title?: (record: RaRecord) => string;
}

/** The presentation of a resource; everything else follows from the contract. */
export interface View {
  /** The module key of the contract. */
  readonly name: string;
  readonly one: string;
  readonly many: string;
  readonly group: (typeof GROUPS)[number];
  /** The letter of its shortcuts: C and the letter create a record, G and the letter open the list. */
  readonly letter?: string;
  /** The place in the navigation; by default the sidebar, or the settings for administration. */
  readonly place?: Place;
  readonly icon: SvgIconComponent;
  /** The title of a record: a field, or a text made from fields. */
  readonly title: string | ((record: RaRecord) => string);
  readonly columns: readonly string[];
  /**
   * The fields that phones show below the title, besides the amount, the status and the date; by default the first
   * other column.
   */
  readonly narrow?: readonly [string, string];
  /** The fields of the form in rows; the remaining ones follow automatically. */
  readonly rows?: readonly (readonly string[])[];
  /** Fields that the form folds away while none of them has a value; a row is folded if all of its fields are. */
  readonly advanced?: readonly string[];
  /** Fields that are not in the form. */
  readonly hidden?: readonly string[];
  /** Fields that are shown neither in the form nor in the details. */
  readonly left?: readonly string[];
  readonly labels?: Readonly<Record<string, string>>;
  /** Help texts of fields. */
  readonly help?: Readonly<Record<string, string>>;
  /** The initial order; by default that of the service, newest first. */
  readonly sort?: SortPayload;
  /** The label and the confirmation of a deletion with further effects. */
  readonly remove?: { readonly label: string; readonly question: string };
  /** Returns true if a record can be deleted in its current state; by default any can. */
  readonly deletable?: (record: RaRecord) => boolean;
  /** The label of the button and the message of a create with further effects. */
  readonly creating?: { readonly label: string; readonly done: string };
  /** True if records cannot be created in the panel. */
  readonly noCreate?: boolean;
  /** True if a picker must not offer to create such a record, which needs a page of its own. */
  readonly noQuickCreate?: boolean;
  /** The text of an empty list. */
  readonly empty: string;
  /** Operations by their names in the contract; others are not offered. */
  readonly verbs?: Readonly<Record<string, VerbView>>;
  readonly next?: NextView;
  /**
   * Returns the state of a record that is shown instead of its status; undefined for the status.
   * @param today the date in the organization's time zone
   */
  readonly state?: (record: RaRecord, today: string) => string | undefined;
  /** Returns the reason why a record is read-only; undefined if it is not. */
  readonly locked?: (record: RaRecord) => string | undefined;
  /** Returns the only editable fields; undefined if all are. */
  readonly open?: (record: RaRecord) => readonly string[] | undefined;
  /** The tabs of the list, besides that of all records, by the filters that they set; by default one for each status. */
  readonly tabs?: readonly { readonly label: string; readonly filter: Readonly<Record<string, unknown>> }[];
  /** The day on which its records are due, by which they are in the calendar. */
  readonly due?: DueView;
  /** The status by which a record is completed in any list, with an undo. */
  readonly doneStatus?: string;
  /** True if its records are also shown by status, as cards that can be moved. */
  readonly hasBoard?: boolean;
  /** True if the days of supply of its lines follow from its dates, so that they cannot be set. */
  readonly hasSupplyOfPeriod?: boolean;
  /** Multi-line texts. */
  readonly longTexts?: readonly string[];
  /** Texts with HTML that the service has sanitized. */
  readonly html?: readonly string[];
  /** The section of the portal that has the page; by default the menu of the person. */
  readonly section?: PortalSection;
  /** The differences of the portal version. */
  readonly portal?: Partial<View>;
  /** True if the page is hidden from customers. */
  readonly isForStaff?: boolean;
  /** Buttons that change a record. */
  readonly answers?: readonly AnswerView[];
}

/** The help text of electronic addresses. */
export const ELECTRONIC_ADDRESS_HELP =
  'For electronic invoices. If empty, it follows from the VAT number or the email address.';

/** Returns a test of whether a record has one of these statuses. */
export const is =
  (...states: readonly string[]) =>
  ({ status }: RaRecord): boolean =>
    states.includes(String(status));
