import { isWithholding } from '@bms/money';
import { MenuItem, TextField } from '@mui/material';
import type { ReactElement } from 'react';
import { useInput, ValidationError } from 'react-admin';
import type { ShownTax } from './document-amounts.ts';
import type { Taxes } from './use-taxes.ts';

/** The number of taxes that a line can have, withholding taxes aside and in all. */
const MAX_CHARGED = 2;
const MAX_TAXES_OF_LINE = 5;

interface LineTaxesInputProps {
  readonly taxes: Taxes;
  readonly disabled?: boolean;
}

/** The taxes of a line. */
export function LineTaxesInput({ taxes, disabled }: LineTaxesInputProps): ReactElement {
  const { id, field, fieldState } = useInput({ source: 'tax_ids', disabled, format: chosenIds, parse: chosenIds });
  const chosen = chosenIds(field.value);
  const choices = choicesOf(taxes, chosen);
  const titleOf = (tax_id: number): string => choices.find((tax) => tax.tax_id === tax_id)?.title ?? `Tax ${tax_id}`;
  const charged = choices.filter((tax) => chosen.includes(tax.tax_id) && !isWithholding(tax));
  const isFull = (tax: ShownTax): boolean =>
    chosen.length >= MAX_TAXES_OF_LINE || (charged.length >= MAX_CHARGED && !isWithholding(tax));
  const { error } = fieldState;
  return (
    <TextField
      id={id}
      name={field.name}
      select
      label="Taxes"
      value={chosen}
      onChange={({ target }) => field.onChange(target.value)}
      onBlur={field.onBlur}
      disabled={disabled}
      error={error !== undefined}
      helperText={error?.message ? <ValidationError error={error.message} /> : undefined}
      size="small"
      fullWidth
      slotProps={{
        select: { multiple: true, renderValue: (ids) => (ids as readonly number[]).map(titleOf).join(', ') },
      }}
    >
      {choices.map((tax) => (
        <MenuItem key={tax.tax_id} value={tax.tax_id} disabled={isFull(tax) && !chosen.includes(tax.tax_id)}>
          {tax.title}
        </MenuItem>
      ))}
    </TextField>
  );
}

const chosenIds = (value: unknown): readonly number[] => (Array.isArray(value) ? value : []);

/** Returns the current taxes, and those of the line that do not exist anymore. */
function choicesOf({ current, kept }: Taxes, chosen: readonly number[]): ShownTax[] {
  const ids = new Set(current.map(({ tax_id }) => tax_id));
  return [...current, ...kept.filter(({ tax_id }) => !ids.has(tax_id) && chosen.includes(tax_id))];
}
