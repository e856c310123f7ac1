import {
  Link as MuiLink,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableFooter,
  TableHead,
  TableRow,
} from '@mui/material';
import type { ReactElement, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { BASE } from '../../app/base.ts';
import { wordsOf } from '../../contract/labels.ts';
import { dayText, monthText } from '../../fields/dates.ts';
import { moneyText } from '../../fields/money.ts';
import { useOrganizationMoney } from '../../fields/use-money.tsx';
import type { Column, ReportRow, ReportView } from './definitions.ts';
import { type CurrencyRows, sumOf } from './series.ts';

interface ReportTableProps {
  readonly view: Pick<ReportView, 'label' | 'columns'>;
  readonly of: CurrencyRows;
}

const isFigure = ({ kind }: Column): boolean => ['number', 'percent', 'money'].includes(kind);
const NUMERIC = { textAlign: 'right', whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' } as const;

/** Phones have less space between columns. */
const PADDING = {
  '& td, & th': { px: { xs: 1, sm: 2 } },
  '& td:first-of-type, & th:first-of-type': { pl: 2 },
  '& td:last-of-type, & th:last-of-type': { pr: 2 },
};

/** The rows of a report in one currency, with the sums of their amounts. It scrolls within itself on phones. */
export function ReportTable({ view, of: { currency, rows } }: ReportTableProps): ReactElement {
  const label = `${view.label}, ${currency}`;
  const { columns } = view;
  const hasSums = rows.length > 1 && columns.some(({ isSummed }) => isSummed);
  return (
    <TableContainer tabIndex={0} role="region" aria-label={label}>
      <Table size="small" aria-label={label} sx={PADDING}>
        <TableHead>
          <TableRow>
            {columns.map((column) => (
              <TableCell key={column.name} sx={isFigure(column) ? NUMERIC : undefined}>
                {column.label}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map((row, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the rows of a report have no id, and do not move
            <TableRow key={at}>
              {columns.map((column) => (
                <TableCell key={column.name} sx={isFigure(column) ? NUMERIC : { minWidth: 88 }}>
                  <Cell row={row} column={column} />
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
        {hasSums && <Sums columns={columns} currency={currency} rows={rows} />}
      </Table>
    </TableContainer>
  );
}

function Sums({ columns, currency, rows }: CurrencyRows & Pick<ReportView, 'columns'>): ReactElement {
  return (
    <TableFooter>
      <TableRow>
        {columns.map((column, at) => (
          <TableCell
            key={column.name}
            sx={{ ...(isFigure(column) && NUMERIC), color: 'text.primary', fontWeight: 600, fontSize: '0.875rem' }}
          >
            {at === 0 && 'Total'}
            {column.isSummed && <Cell column={column} row={{ currency, [column.name]: sumOf(rows, column) }} />}
          </TableCell>
        ))}
      </TableRow>
    </TableFooter>
  );
}

function Cell({ row, column: { name, kind } }: { readonly row: ReportRow; readonly column: Column }): ReactNode {
  const { locale } = useOrganizationMoney();
  const value = row[name];
  switch (kind) {
    case 'money':
      return name === 'amount' && isBalance(row) ? '' : moneyText(value, { currency: row.currency, locale });
    case 'number':
      return Number(value).toLocaleString(locale);
    case 'percent':
      return value === null ? '' : `${Number(value).toLocaleString(locale, { maximumFractionDigits: 4 })} %`;
    case 'code':
      return wordsOf(String(value));
    case 'month':
      return monthText(String(value), locale);
    case 'date':
      return dayText(String(value), locale);
    case 'entry':
      return <Entry row={row} />;
    default:
      return String(value);
  }
}

/** Returns true for the opening and the closing balance of a statement. */
const isBalance = (row: ReportRow): boolean => row['invoice_id'] === null;

/** The kind of an entry of a statement, with a link to its invoice. */
function Entry({ row }: { readonly row: ReportRow }): ReactElement {
  return (
    <>
      {wordsOf(String(row['kind']))}
      {!isBalance(row) && (
        <>
          {' '}
          <MuiLink component={Link} to={`${BASE}/invoices/${row['invoice_id']}`}>
            {String(row['number'])}
          </MuiLink>
        </>
      )}
    </>
  );
}
