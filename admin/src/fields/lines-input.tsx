import { Box, Typography } from '@mui/material';
import { type ReactElement, useMemo } from 'react';
import {
  ArrayInput,
  AutocompleteInput,
  NumberInput,
  type RaRecord,
  ReferenceInput,
  required,
  SimpleFormIterator,
  TextInput,
  useSimpleFormIteratorItem,
} from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { hasResource } from '../contract/contract.ts';
import { AddButton } from './add-button.tsx';
import { type LineValues, lineTotal, totalOf } from './line-total.ts';

interface LinesInputProps {
  readonly source: string;
  readonly isOptional?: boolean;
  readonly disabled?: boolean;
}

/** The lines of an invoice, estimate, order or contract, with what they come to while they are typed. */
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
      {hasResource('items') && (
        <ReferenceInput source="item_id" reference="items" sort={{ field: 'title', order: 'ASC' }} perPage={50}>
          <AutocompleteInput
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
      <NumberInput
        source="rate"
        label="Price each"
        helperText={false}
        size="small"
        min={0}
        step="any"
        disabled={disabled}
      />
      <LineTotal at={at} />
    </Box>
  );
}

/** Side by side where there is room, two and two on a phone. */
const LINE = {
  display: 'grid',
  width: '100%',
  columnGap: 1.5,
  rowGap: 1,
  alignItems: 'center',
  gridTemplateColumns: { xs: '1fr 1fr', md: '2fr 3fr 100px 110px minmax(72px, auto)' },
  '& .MuiFormControl-root': { m: 0, width: '100%' },
  py: 0.75,
};

function LineTotal({ at }: { readonly at: string }): ReactElement {
  const line = useWatch({ name: at }) as LineValues | undefined;
  return (
    <Typography variant="body2" align="right" sx={{ fontVariantNumeric: 'tabular-nums' }}>
      {Number(lineTotal(line ?? {})).toLocaleString(undefined, { maximumFractionDigits: 7 })}
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
      Total {total.toLocaleString()}
    </Typography>
  );
}
