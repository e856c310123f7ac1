import type { SvgIconComponent } from '@mui/icons-material';
import type { RaRecord, SortPayload } from 'react-admin';

/** Headings of the menu, in their order. */
export const GROUPS = ['Sales', 'Money', 'Work', 'Together', 'Administration'] as const;

/** How something is done with a record, such as sending it. */
export interface VerbView {
  readonly label: string;
  /** Whether it can be done with this record as it stands. */
  readonly when: (record: RaRecord) => boolean;
  /** What is said afterwards. */
  readonly done: string;
  /** What most people want to do next with such a record. */
  readonly isMain?: boolean;
  /** Asked before, where it cannot be taken back. */
  readonly question?: string;
  /** The resource of the record that it makes, which then opens. */
  readonly opens?: string;
}

/** A record of another kind that is begun with what stands in this one. */
export interface NextView {
  readonly label: string;
  /** The resource of the new record. */
  readonly resource: string;
  /** What the new record begins with; undefined where it makes no sense. */
  readonly from: (record: RaRecord) => object | undefined;
}

/** How a resource looks; everything else follows from the contract. */
export interface View {
  /** The module key of the contract. */
  readonly name: string;
  readonly one: string;
  readonly many: string;
  readonly group: (typeof GROUPS)[number];
  readonly icon: SvgIconComponent;
  /** What a record is called: a field, or a text made from fields. */
  readonly title: string | ((record: RaRecord) => string);
  readonly columns: readonly string[];
  /** What a phone shows beside the title: below it, and at the end of the row; by default the second and third column. */
  readonly narrow?: readonly [string, string];
  /** The fields of the form in rows; those that are not named follow by themselves. */
  readonly rows?: readonly (readonly string[])[];
  /** Fields that the form leaves out. */
  readonly hidden?: readonly string[];
  /** Fields that are shown neither in the form nor beside it. */
  readonly left?: readonly string[];
  readonly labels?: Readonly<Record<string, string>>;
  /** Sentences below a field. */
  readonly help?: Readonly<Record<string, string>>;
  /** The order at first; by default that of the service, the newest first. */
  readonly sort?: SortPayload;
  /** Where deleting is more than taking a record away: how it is called, and what is asked before. */
  readonly remove?: { readonly label: string; readonly question: string };
  /** Whether a record can be deleted as it stands; by default any can. */
  readonly deletable?: (record: RaRecord) => boolean;
  /** Records come from elsewhere only. */
  readonly noCreate?: boolean;
  /** What an empty list says. */
  readonly empty: string;
  /** By the names of the contract; what is not here is not offered. */
  readonly verbs?: Readonly<Record<string, VerbView>>;
  readonly next?: NextView;
  /** Why a record cannot be changed any more; undefined while it can. */
  readonly locked?: (record: RaRecord) => string | undefined;
  /** The only fields that can still be changed; undefined while all can. */
  readonly open?: (record: RaRecord) => readonly string[] | undefined;
  /** Filters that stand open above the list. */
  readonly filters?: readonly string[];
  /** Texts that are written in full sentences. */
  readonly longTexts?: readonly string[];
}
