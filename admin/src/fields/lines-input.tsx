import { Box, Typography } from '@mui/material';
import { type ReactElement, useMemo } from 'react';
import {
  ArrayInput,
  NumberInput,
  type RaRecord,
  ReferenceInput,
  required,
  SimpleFormIterator,
  TextInput,
  useSimpleFormIteratorItem,
} from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { useLookUp } from '../session/use-session.ts';
import { AddButton } from './add-button.tsx';
import { type LineValues, lineTotal, totalOf } from './line-total.ts';
import { moneyText } from './money.ts';
import { MoneyInput } from './money-input.tsx';
import { ReferencePicker } from './reference-picker.tsx';
import { useFormMoney } from './use-money.tsx';

interface LinesInputProps {
  readonly source: string;
  readonly isOptional?: boolean;
  readonly disabled?: boolean;
}

/** The lines of a document, with their total while they are edited. */
export function LinesInput({ source, isOptional, disabled }: LinesInputProps): ReactElement {
  return (
    <Box sx={{ width: '100%' }}>
      <ArrayInput
        source={source}
        label="Lines"
        helperText={false}
        fullWidth
        validate={isOptional ? undefined : required('Please add at least one line')}
        defaultValue={isOptional ? undefined : [{ quantity: 1 }]}
      >
        <SimpleFormIterator
          inline
          fullWidth
          disableClear
          addButton={<AddButton label="Add a line" />}
          disableAdd={disabled}
          disableRemove={disabled}
          disableReordering={disabled}
        >
          <Line source={source} disabled={disabled} />
        </SimpleFormIterator>
      </ArrayInput>
      <Total source={source} />
    </Box>
  );
}

function Line({ source, disabled }: LinesInputProps): ReactElement {
  const { index } = useSimpleFormIteratorItem();
  const hasItems = useLookUp()('items');
  const { setValue, getValues } = useFormContext();
  const at = `${source}.${index}`;
  const takeOver = (_id: unknown, item: unknown): void => {
    if (!item || typeof item !== 'object') return;
    const { title, rate } = item as RaRecord;
    const options = { shouldDirty: true, shouldValidate: true };
    setValue(`${at}.title`, title, options);
    setValue(`${at}.rate`, rate, options);
    if (!getValues(`${at}.quantity`)) setValue(`${at}.quantity`, 1, options);
  };
  return (
    <Box sx={LINE}>
      {hasItems && (
        <ReferenceInput source="item_id" reference="items" sort={{ field: 'title', order: 'ASC' }} perPage={50}>
          <ReferencePicker
            label="Item"
            optionText="title"
            onChange={takeOver}
            helperText={false}
            size="small"
            disabled={disabled}
          />
        </ReferenceInput>
      )}
      <TextInput source="title" label="Title" helperText={false} size="small" disabled={disabled} />
      <NumberInput
        source="quantity"
        label="Quantity"
        helperText={false}
        size="small"
        min={0}
        step="any"
        disabled={disabled}
        validate={required('How much?')}
      />
      <MoneyInput source="rate" label="Price each" helperText={false} disabled={disabled} isExact />
      <LineTotal at={at} />
    </Box>
  );
}

/** Places fields in one row if there is space, two by two on a phone. */
const LINE = {
  display: 'grid',
  width: '100%',
  columnGap: 1.5,
  rowGap: 1,
  alignItems: 'center',
  gridTemplateColumns: { xs: '1fr 1fr', md: '2fr 3fr 100px 140px minmax(90px, auto)' },
  '& .MuiFormControl-root': { m: 0, width: '100%' },
  py: 0.75,
};

function LineTotal({ at }: { readonly at: string }): ReactElement {
  const line = useWatch({ name: at }) as LineValues | undefined;
  return (
    <Typography variant="body2" align="right" sx={{ fontVariantNumeric: 'tabular-nums' }}>
      {moneyText(lineTotal(line ?? {}), useFormMoney())}
    </Typography>
  );
}

function Total({ source }: { readonly source: string }): ReactElement {
  const lines = useWatch({ name: source }) as readonly LineValues[] | undefined;
  const total = useMemo(() => totalOf(lines ?? []), [lines]);
  return (
    <Typography
      align="right"
      sx={{ fontWeight: 600, fontVariantNumeric: 'tabular-nums', mt: 1 }}
      role="status"
      aria-label="Total"
    >
      Total {moneyText(total.toString(), useFormMoney())}
    </Typography>
  );
}
