/** A row of a report; amounts are in the smallest unit of its currency. */
export interface ReportRow {
  readonly currency: string;
  readonly [field: string]: unknown;
}

/** A report as the service returns it. */
export interface Report {
  readonly records: readonly ReportRow[];
  /** Of the taxes. */
  readonly withheld?: readonly ReportRow[];
  readonly from?: string;
  readonly to: string;
  readonly client_name?: string;
}

/** A column of a report's table. */
export interface Column {
  readonly name: string;
  readonly label: string;
  /** A `code` is shown in words. */
  readonly kind: 'text' | 'code' | 'entry' | 'date' | 'month' | 'number' | 'percent' | 'money';
  /** True if the table has the sum of the column. */
  readonly isSummed?: boolean;
}

/** The presentation of a report. */
export interface ReportView {
  /** The last segment of its path. */
  readonly name: 'receivables' | 'revenue' | 'taxes' | 'statement' | 'ledger';
  readonly label: string;
  readonly about: string;
  /** False for the report of a single day. */
  readonly hasPeriod: boolean;
  /** True if it is about one client. */
  readonly needsClient?: boolean;
  readonly columns: readonly Column[];
  /** The table of `withheld`. */
  readonly withheld?: Pick<ReportView, 'label' | 'columns'>;
  readonly empty: string;
}

const text = (name: string, label: string): Column => ({ name, label, kind: 'text' });
const code = (name: string, label: string): Column => ({ name, label, kind: 'code' });
const percent = (name: string, label: string): Column => ({ name, label, kind: 'percent' });
const money = (name: string, label: string): Column => ({ name, label, kind: 'money' });
const sum = (name: string, label: string): Column => ({ name, label, kind: 'money', isSummed: true });
const count = (name: string, label: string): Column => ({ name, label, kind: 'number', isSummed: true });

/** The open amounts by age. */
export const AGES: readonly Column[] = [
  sum('not_due', 'Not due'),
  sum('overdue_1_30', '1–30 days'),
  sum('overdue_31_60', '31–60 days'),
  sum('overdue_61_90', '61–90 days'),
  sum('overdue_over_90', 'Over 90 days'),
];

/** The reports in the order of their tabs. */
export const REPORTS: readonly ReportView[] = [
  {
    name: 'receivables',
    label: 'Receivables',
    about: 'Open amounts of clients by the days since they were due.',
    hasPeriod: false,
    columns: [
      text('client_name', 'Client'),
      count('count', 'Invoices'),
      ...AGES,
      sum('total', 'Total'),
      sum('credit', 'Credit'),
    ],
    empty: 'No client owed anything on that day.',
  },
  {
    name: 'revenue',
    label: 'Revenue',
    about: 'Invoices by the month in which they were sent, less credit notes.',
    hasPeriod: true,
    columns: [
      { name: 'month', label: 'Month', kind: 'month' },
      count('invoice_count', 'Invoices'),
      count('credit_note_count', 'Credit notes'),
      sum('net', 'Without tax'),
      sum('tax', 'Tax'),
      sum('total', 'Total'),
    ],
    empty: 'No invoice was sent in this period.',
  },
  {
    name: 'taxes',
    label: 'Taxes',
    about: 'Taxes of the invoices that were sent, less those of credit notes.',
    hasPeriod: true,
    columns: [
      text('title', 'Tax'),
      percent('rate', 'Rate'),
      code('category', 'Category'),
      money('base', 'Taxed amount'),
      sum('amount', 'Tax'),
    ],
    withheld: {
      label: 'Withheld by clients',
      columns: [
        text('title', 'Withheld by clients'),
        percent('rate', 'Rate'),
        money('base', 'Net amount'),
        sum('amount', 'Withheld'),
      ],
    },
    empty: 'There are no taxes in this period.',
  },
  {
    name: 'statement',
    label: 'Statement',
    about: 'What a client was invoiced and paid, with the balance after it.',
    hasPeriod: true,
    needsClient: true,
    columns: [
      { name: 'date', label: 'Date', kind: 'date' },
      { name: 'kind', label: 'Entry', kind: 'entry' },
      money('amount', 'Amount'),
      money('balance', 'Balance'),
    ],
    empty: 'There are neither invoices nor payments in this period.',
  },
  {
    name: 'ledger',
    label: 'Ledger',
    about: 'Every document by its taxes, and every movement of money: for the bookkeeping.',
    hasPeriod: true,
    columns: [
      { name: 'date', label: 'Date', kind: 'date' },
      code('kind', 'Entry'),
      text('number', 'Number'),
      text('client_name', 'Client'),
      text('tax_title', 'Tax'),
      percent('rate', 'Rate'),
      sum('net', 'Without tax'),
      sum('tax', 'Tax'),
      sum('gross', 'Total'),
    ],
    empty: 'There are neither documents nor payments in this period.',
  },
];
