import { MenuItem, TextField } from '@mui/material';
import type { ReactElement } from 'react';
import { useInput, ValidationError } from 'react-admin';
import type { ShownTax } from './document-amounts.ts';
import type { Taxes } from './use-taxes.ts';

/** The number of taxes that a line can have. */
const MAX_TAXES_OF_LINE = 2;

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
  const isFull = chosen.length >= MAX_TAXES_OF_LINE;
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
      {choices.map(({ tax_id, title }) => (
        <MenuItem key={tax_id} value={tax_id} disabled={isFull && !chosen.includes(tax_id)}>
          {title}
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
