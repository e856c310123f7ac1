import { QUANTITY_DECIMALS } from '@bms/money';
import { Box, Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material';
import type { ReactElement } from 'react';
import type { RaRecord } from 'react-admin';
import { type Money, moneyText } from '../money.ts';
import { useMoney } from '../use-money.tsx';
import { type FormLine, isShortUnit, lineText, type ShownTax } from './document-amounts.ts';
import { discountTexts, supplyText } from './line-about.ts';
import { type ShownTotals, Totals } from './totals.tsx';

interface ShownLine extends FormLine {
  readonly title: string;
  readonly quantity: number;
  readonly rate: number;
  readonly unit_type?: string;
  readonly supply_date?: string | null;
  readonly supply_from?: string | null;
  readonly supply_to?: string | null;
}

interface LinesTableProps {
  readonly lines: readonly ShownLine[];
  /** The document. */
  readonly record: RaRecord;
}

/** The read-only lines of a document, with its totals. */
export function LinesTable({ lines, record }: LinesTableProps): ReactElement {
  const money = useMoney();
  const {
    subtotal = 0,
    discount_total = 0,
    taxes = [],
    total,
    withheld,
    withheld_total,
  } = record as RaRecord & Partial<ShownTotals>;
  return (
    <Box sx={{ mt: 2 }}>
      <Table size="small" aria-label="Lines" sx={{ '& td, & th': { px: { xs: 0.5, sm: 2 } } }}>
        <TableHead>
          <TableRow>
            <TableCell>Title</TableCell>
            <TableCell align="right">Quantity</TableCell>
            <TableCell align="right">Price each</TableCell>
            <TableCell align="right">Total</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {lines.map((line, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines have no id, and do not move
            <TableRow key={`${at}-${line.title}`}>
              <TableCell sx={{ overflowWrap: 'anywhere', verticalAlign: 'top' }}>
                {line.title}
                <About line={line} taxes={taxes} money={money} />
              </TableCell>
              <Figure text={quantityText(line, money)} />
              <Figure text={moneyText(line.rate, money)} />
              <Figure text={moneyText(lineText(line), money)} />
            </TableRow>
          ))}
        </TableBody>
      </Table>
      {total !== undefined && (
        <Box sx={{ mt: 1, px: { xs: 0.5, sm: 2 } }}>
          <Totals
            totals={{ subtotal, discount_total, taxes, total, withheld, withheld_total }}
            money={money}
            includesTax={record['prices_include_tax'] === true}
          />
        </Box>
      )}
    </Box>
  );
}

interface AboutProps {
  readonly line: ShownLine;
  readonly taxes: readonly ShownTax[];
  readonly money: Money;
}

/** The unit of a line if it is long, its days of supply, its discount and its taxes, below its title. */
function About({ line, taxes, money }: AboutProps): ReactElement | null {
  const { tax_ids, unit_type } = line;
  const parts = [
    isShortUnit(unit_type) ? '' : `Unit: ${unit_type}`,
    supplyText(line, money),
    ...discountTexts(line, money),
    ...taxes.filter(({ tax_id }) => tax_ids?.includes(tax_id)).map(({ title }) => title),
  ].filter(Boolean);
  if (parts.length === 0) return null;
  return (
    <Typography variant="caption" component="div" sx={{ color: 'text.secondary' }}>
      {parts.join(' · ')}
    </Typography>
  );
}

const quantityText = ({ quantity, unit_type }: ShownLine, { locale }: Money): string =>
  [quantity.toLocaleString(locale, { maximumFractionDigits: QUANTITY_DECIMALS }), isShortUnit(unit_type) && unit_type]
    .filter(Boolean)
    .join('\u00a0');

function Figure({ text }: { readonly text: string }): ReactElement {
  return (
    <TableCell
      align="right"
      sx={{ fontVariantNumeric: 'tabular-nums', whiteSpace: { sm: 'nowrap' }, verticalAlign: 'top' }}
    >
      {text}
    </TableCell>
  );
}
