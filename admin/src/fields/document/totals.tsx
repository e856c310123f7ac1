import { Box, Typography } from '@mui/material';
import type { ReactElement } from 'react';
import { type Money, moneyText } from '../money.ts';
import { amountsOf, type FormDocument, type ShownTax } from './document-amounts.ts';

/** The amounts of a document: integers in the smallest unit of its currency. */
export interface ShownTotals {
  readonly subtotal: number | bigint;
  readonly discount_total: number | bigint;
  readonly taxes: readonly (ShownTax & { readonly base: number | bigint; readonly amount: number | bigint })[];
  readonly total: number | bigint;
  /** None in records from before. */
  readonly withheld?: readonly (ShownTax & { readonly base: number | bigint; readonly amount: number | bigint })[];
  readonly withheld_total?: number | bigint;
}

interface TotalsProps {
  readonly totals: ShownTotals;
  readonly money: Money;
  /** True if the prices of the lines include tax, unlike the subtotal. */
  readonly includesTax?: boolean;
}

/** The totals of a document: only the total, unless it has taxes, a discount or something is withheld. */
export function Totals({ totals, money, includesTax = false }: TotalsProps): ReactElement {
  const { subtotal, discount_total, taxes, total, withheld = [], withheld_total = 0 } = totals;
  const text = (amount: number | bigint): string => moneyText(String(amount), money);
  const withoutTax = includesTax && taxes.length > 0 ? 'without tax' : undefined;
  const isPlain = taxes.length === 0 && BigInt(discount_total) === 0n;
  return (
    <Box component="dl" sx={TOTALS} aria-label="Totals">
      {!isPlain && <Row label="Subtotal" about={withoutTax} amount={text(subtotal)} />}
      {BigInt(discount_total) > 0n && (
        <Row label="Discount" about={withoutTax} amount={text(-BigInt(discount_total))} />
      )}
      {taxes.map(({ tax_id, title, base, amount }) => (
        <Row key={tax_id} label={title} about={`on ${text(base)}`} amount={text(amount)} />
      ))}
      <Row label="Total" amount={text(total)} isMain hasLine={!isPlain} />
      {withheld.map(({ tax_id, title, base, amount }) => (
        <Row key={tax_id} label={`${title} withheld`} about={`on ${text(base)}`} amount={text(-BigInt(amount))} />
      ))}
      {withheld.length > 0 && (
        <Row label="Amount due" amount={text(BigInt(total) - BigInt(withheld_total))} isMain hasLine />
      )}
    </Box>
  );
}

interface LiveTotalsProps {
  readonly document: FormDocument;
  readonly taxes: readonly ShownTax[];
  readonly money: Money;
  /** The totals, if they do not follow from the document alone. */
  readonly totals?: ShownTotals | undefined;
}

/** The totals of a document while it is edited. */
export function LiveTotals({
  document,
  taxes,
  money,
  totals = amountsOf(document, taxes),
}: LiveTotalsProps): ReactElement {
  return (
    <Box role="status" aria-label="Total" sx={{ width: { xs: '100%', sm: 360 } }}>
      {totals ? (
        <Totals totals={totals} money={money} includesTax={document.prices_include_tax === true} />
      ) : (
        <Typography variant="body2" align="right" color="error">
          A discount exceeds the amount it applies to.
        </Typography>
      )}
    </Box>
  );
}

interface RowProps {
  readonly label: string;
  readonly about?: string;
  readonly amount: string;
  readonly isMain?: boolean;
  readonly hasLine?: boolean;
}

function Row({ label, about, amount, isMain = false, hasLine = false }: RowProps): ReactElement {
  const weight = isMain ? 600 : undefined;
  return (
    <Box sx={{ display: 'flex', gap: 2, py: 0.25, ...(hasLine && LINE_ABOVE) }}>
      <Typography component="dt" variant="body2" sx={{ flex: 1, minWidth: 0, fontWeight: weight }}>
        {label}{' '}
        {about && (
          <Typography component="span" variant="body2" sx={{ color: 'text.secondary' }}>
            {about}
          </Typography>
        )}
      </Typography>
      <Typography component="dd" variant="body2" sx={{ m: 0, whiteSpace: 'nowrap', fontWeight: weight, ...FIGURES }}>
        {amount}
      </Typography>
    </Box>
  );
}

const FIGURES = { fontVariantNumeric: 'tabular-nums' };
const TOTALS = { m: 0, ml: 'auto', width: '100%', maxWidth: 360 };
const LINE_ABOVE = { borderTop: 1, borderColor: 'divider', mt: 0.5, pt: 0.75 };
