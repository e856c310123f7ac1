import { Table, TableBody, TableCell, TableFooter, TableHead, TableRow, Typography } from '@mui/material';
import type { ReactElement } from 'react';
import { moneyText } from './money.ts';
import { useMoney } from './use-money.tsx';

interface ShownLine {
  readonly title: string;
  readonly description?: string;
  readonly quantity: number;
  readonly rate: number;
  readonly total: number;
}

interface LinesTableProps {
  readonly lines: readonly ShownLine[];
  readonly total: number | undefined;
}

/** The read-only lines of a document. */
export function LinesTable({ lines, total }: LinesTableProps): ReactElement {
  const money = useMoney();
  return (
    <Table size="small" aria-label="Lines" sx={{ mt: 2, '& td, & th': { px: { xs: 0.5, sm: 2 } } }}>
      <TableHead>
        <TableRow>
          <TableCell>Title</TableCell>
          <TableCell align="right">Quantity</TableCell>
          <TableCell align="right">Price each</TableCell>
          <TableCell align="right">Total</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {lines.map(({ title, quantity, rate, total: sum }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines have no id, and do not move
          <TableRow key={`${at}-${title}`}>
            <TableCell sx={{ overflowWrap: 'anywhere' }}>{title}</TableCell>
            <Figure text={quantity.toLocaleString(money.locale, { maximumFractionDigits: 3 })} />
            <Figure text={moneyText(rate, money)} />
            <Figure text={moneyText(sum, money)} />
          </TableRow>
        ))}
      </TableBody>
      {total !== undefined && (
        <TableFooter>
          <TableRow>
            <TableCell colSpan={3} align="right">
              <Typography variant="subtitle2" sx={{ color: 'text.primary' }}>
                Total
              </Typography>
            </TableCell>
            <TableCell align="right">
              <Typography variant="subtitle2" sx={{ color: 'text.primary', fontVariantNumeric: 'tabular-nums' }}>
                {moneyText(total, money)}
              </Typography>
            </TableCell>
          </TableRow>
        </TableFooter>
      )}
    </Table>
  );
}

function Figure({ text }: { readonly text: string }): ReactElement {
  return (
    <TableCell align="right" sx={{ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}>
      {text}
    </TableCell>
  );
}
