import { Button, InputAdornment, TextField } from '@mui/material';
import { type ReactElement, useState } from 'react';
import { useInput, ValidationError } from 'react-admin';
import { amountText, type Money, readAmount } from '../money.ts';
import { symbolOf } from '../money-input.tsx';
import { useFormMoney } from '../use-money.tsx';

interface DiscountInputProps {
  readonly label: string;
  readonly disabled?: boolean;
}

type Kind = 'percent' | 'amount';

/** An input for a discount: a percentage, or an amount. The form holds the amount in the smallest unit. */
export function DiscountInput({ label, disabled }: DiscountInputProps): ReactElement {
  const money = useFormMoney();
  const options = { disabled, format: (value: unknown) => value ?? null, parse: (value: unknown) => value };
  const percent = useInput({ source: 'discount_percent', validate: percentProblem, ...options });
  const amount = useInput({ source: 'discount_amount', validate: amountProblem, ...options });
  const [chosen, setChosen] = useState<Kind>();
  // The text stays unchanged while it is edited, and is formatted afterwards.
  const [typed, setTyped] = useState<string>();
  const kind = chosen ?? (isSet(amount.field.value) ? 'amount' : 'percent');
  const { field } = kind === 'percent' ? percent : amount;
  const error = percent.fieldState.error?.message ?? amount.fieldState.error?.message;
  const change = (text: string): void => {
    setTyped(text);
    field.onChange(kind === 'percent' ? readPercent(text) : readWhole(text, money));
  };
  const switchKind = (): void => {
    setChosen(kind === 'percent' ? 'amount' : 'percent');
    setTyped(undefined);
    percent.field.onChange(null);
    amount.field.onChange(null);
  };
  return (
    <TextField
      id={percent.id}
      name={field.name}
      label={label}
      value={typed ?? shownText(field.value, kind, money)}
      onChange={({ target }) => change(target.value)}
      onBlur={() => {
        setTyped(undefined);
        field.onBlur();
      }}
      disabled={disabled}
      error={error !== undefined}
      helperText={error ? <ValidationError error={error} /> : undefined}
      size="small"
      fullWidth
      autoComplete="off"
      slotProps={{
        htmlInput: { inputMode: 'decimal' },
        input: { endAdornment: <Unit kind={kind} money={money} disabled={disabled} onSwitch={switchKind} /> },
      }}
    />
  );
}

interface UnitProps {
  readonly kind: Kind;
  readonly money: Money;
  readonly disabled: boolean | undefined;
  readonly onSwitch: () => void;
}

/** The unit of the discount, as a button that switches to the other one. */
function Unit({ kind, money, disabled, onSwitch }: UnitProps): ReactElement {
  const symbol = symbolOf(money);
  const other = kind === 'percent' ? symbol : '%';
  return (
    <InputAdornment position="end">
      <Button
        size="small"
        variant="outlined"
        disabled={disabled}
        onClick={onSwitch}
        title={`Discount in ${other}`}
        aria-label={`Discount in ${other}`}
        sx={{ minWidth: 32, px: 0.75, py: 0, mr: -0.75 }}
      >
        {kind === 'percent' ? '%' : symbol}
      </Button>
    </InputAdornment>
  );
}

const isSet = (value: unknown): boolean => value !== null && value !== undefined && value !== '';

const shownText = (value: unknown, kind: Kind, money: Money): string =>
  isSet(value) ? (kind === 'amount' && amountText(value, money)) || String(value) : '';

/** Returns the number, null for an empty text, and any other text unchanged for its validator to reject. */
function readPercent(text: string): number | string | null {
  const trimmed = text.trim().replace(',', '.').replace(/\s*%$/, '');
  if (trimmed === '') return null;
  return /^\d+(\.\d+)?$/.test(trimmed) ? Number(trimmed) : text;
}

/** As readPercent, in the smallest unit. */
function readWhole(text: string, money: Money): number | string | null {
  if (text.trim() === '') return null;
  const minor = readAmount(text, money);
  return minor === undefined ? text : Number(minor);
}

function percentProblem(value: unknown): string | undefined {
  if (!isSet(value)) return undefined;
  const isPercent = typeof value === 'number' && value <= 100 && /^\d+(\.\d{1,4})?$/.test(String(value));
  return isPercent ? undefined : 'From 0 to 100';
}

function amountProblem(value: unknown): string | undefined {
  if (!isSet(value)) return undefined;
  return Number.isSafeInteger(value) ? undefined : 'Please write an amount';
}
