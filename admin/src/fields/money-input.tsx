import { currencyDecimals } from '@bms/money';
import { InputAdornment, TextField } from '@mui/material';
import { type ReactElement, useState } from 'react';
import { useInput, useTranslate, ValidationError, type Validator } from 'react-admin';
import { amountText, type Money, moneyText, readAmount } from './money.ts';
import { useFormMoney } from './use-money.tsx';

interface MoneyInputProps {
  readonly source: string;
  readonly label?: string | false;
  readonly helperText?: string | false;
  readonly disabled?: boolean;
  readonly validate?: Validator[];
  /** Allows fractions of the smallest unit, as in rates. */
  readonly isExact?: boolean;
  /** The minimum amount, in the smallest unit. */
  readonly min?: number;
  /** The maximum amount, in the smallest unit. */
  readonly max?: number;
}

/** An input for amounts as users write them, such as 100.50; the form holds the smallest units. */
export function MoneyInput({
  source,
  label,
  helperText,
  disabled,
  validate = [],
  ...rest
}: MoneyInputProps): ReactElement {
  const money = useFormMoney();
  const translate = useTranslate();
  const { id, field, fieldState, isRequired } = useInput({
    source,
    validate: [...validate, amountCheck(money, rest)],
    disabled,
    format: (value: unknown) => value ?? null,
    parse: (value: unknown) => value,
  });
  // The text stays unchanged while it is edited, and is formatted afterwards.
  const [typed, setTyped] = useState<string>();
  const { error, invalid } = fieldState;
  const hint = invalid && error?.message ? <ValidationError error={error.message} /> : helperText;
  return (
    <TextField
      id={id}
      name={field.name}
      inputRef={field.ref}
      label={typeof label === 'string' ? translate(label, { _: label }) : label}
      value={typed ?? shownText(field.value, money)}
      onChange={({ target }) => {
        setTyped(target.value);
        field.onChange(readTyped(target.value, money));
      }}
      onBlur={() => {
        setTyped(undefined);
        field.onBlur();
      }}
      required={isRequired}
      disabled={disabled}
      error={invalid}
      helperText={hint || undefined}
      size="small"
      fullWidth
      autoComplete="off"
      slotProps={{
        htmlInput: { inputMode: 'decimal' },
        input: { startAdornment: <InputAdornment position="start">{symbolOf(money)}</InputAdornment> },
      }}
    />
  );
}

/**
 * Returns the number for an amount, null for an empty text, and any other text unchanged for its validator to reject.
 */
function readTyped(typed: string, money: Money): number | string | null {
  if (typed.trim() === '') return null;
  const minor = readAmount(typed, money);
  return minor === undefined ? typed : Number(minor);
}

const shownText = (value: unknown, money: Money): string =>
  typeof value === 'string' ? amountText(value, money) || value : amountText(value, money);

function amountCheck(
  money: Money,
  { isExact, min = 0, max }: Pick<MoneyInputProps, 'isExact' | 'min' | 'max'>,
): Validator {
  const decimals = currencyDecimals(money.currency);
  return (value: unknown) => {
    if (value === null || value === undefined || value === '') return undefined;
    if (typeof value === 'string' && amountText(value, money) === '')
      return `Please write an amount, such as ${amountText(10_050, money)}`;
    const amount = Number(value);
    if (amount < min) return `Must be at least ${moneyText(min, money)}`;
    if (max !== undefined && amount > max) return `Must be at most ${moneyText(max, money)}`;
    if (!isExact && !Number.isInteger(amount))
      return decimals === 0
        ? `${money.currency} has no decimals`
        : `${money.currency} has ${decimals} decimals at most`;
    return undefined;
  };
}

/** Returns the symbol of the currency, such as €. */
export const symbolOf = ({ currency, locale }: Money): string =>
  new Intl.NumberFormat(locale, { style: 'currency', currency, currencyDisplay: 'narrowSymbol' })
    .formatToParts(0)
    .find(({ type }) => type === 'currency')?.value ?? currency;
