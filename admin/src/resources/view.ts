import type { SvgIconComponent } from '@mui/icons-material';
import type { RaRecord, SortPayload } from 'react-admin';

/** Headings of the menu, in their order. */
export const GROUPS = ['Sales', 'Money', 'Work', 'Together', 'Administration'] as const;

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
  /** Columns of the list, the most important first: a phone shows the first three. */
  readonly columns: readonly string[];
  /** The fields of the form in rows; those that are not named follow by themselves. */
  readonly rows?: readonly (readonly string[])[];
  /** Fields that the form leaves out. */
  readonly hidden?: readonly string[];
  readonly labels?: Readonly<Record<string, string>>;
  /** Sentences below a field. */
  readonly help?: Readonly<Record<string, string>>;
  /** The order at first; by default that of the service, the newest first. */
  readonly sort?: SortPayload;
  /** What an empty list says. */
  readonly empty: string;
  /** Why a record cannot be changed any more; undefined while it can. */
  readonly locked?: (record: RaRecord) => string | undefined;
  /** Filters that stand open above the list. */
  readonly filters?: readonly string[];
  /** Texts that are written in full sentences. */
  readonly longTexts?: readonly string[];
}

export type ViewMap = ReadonlyMap<string, View>;
