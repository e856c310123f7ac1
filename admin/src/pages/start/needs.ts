/** A kind of records that wait for the staff, as a filter of their list. */
export interface Need {
  /** The resource, e.g. `invoices`. */
  readonly resource: string;
  /** The filter of the list with its values, as in its address. */
  readonly filter: Readonly<Record<string, string | boolean>>;
  /** The words after the number of records, for one and for several. */
  readonly words: readonly [one: string, several: string];
  /** True for what should have been done before. */
  readonly isLate?: boolean;
}

/** The needs of the staff, the most pressing first. */
export const NEEDS: readonly Need[] = [
  {
    resource: 'invoices',
    filter: { overdue: true },
    words: ['invoice is overdue', 'invoices are overdue'],
    isLate: true,
  },
  {
    resource: 'invoices',
    filter: { refund_due: true },
    words: ['invoice with a refund to pay', 'invoices with refunds to pay'],
  },
  {
    resource: 'estimate_requests',
    filter: { status: 'new' },
    words: ['estimate request to answer', 'estimate requests to answer'],
  },
  { resource: 'invoices', filter: { status: 'draft' }, words: ['draft invoice to send', 'draft invoices to send'] },
  { resource: 'estimates', filter: { status: 'draft' }, words: ['draft estimate to send', 'draft estimates to send'] },
];

/** Returns the need in words, e.g. `2 draft invoices to send`. */
export const needText = ({ words: [one, several] }: Need, count: number, locale: string): string =>
  `${new Intl.NumberFormat(locale).format(count)} ${count === 1 ? one : several}`;
