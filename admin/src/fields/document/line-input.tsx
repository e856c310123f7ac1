import TuneIcon from '@mui/icons-material/Tune';
import { Box, IconButton, Typography } from '@mui/material';
import { type ReactElement, useState } from 'react';
import {
  NumberInput,
  type RaRecord,
  ReferenceInput,
  required,
  TextInput,
  useDataProvider,
  useSimpleFormIteratorItem,
} from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { useLookUp } from '../../session/use-session.ts';
import { moneyText } from '../money.ts';
import { MoneyInput } from '../money-input.tsx';
import { ReferencePicker } from '../reference-picker.tsx';
import { useFormMoney } from '../use-money.tsx';
import { DiscountInput } from './discount-input.tsx';
import { type FormLine, lineText } from './document-amounts.ts';
import { rateOfItem } from './item-rate.ts';
import { SupplyButton, SupplyInputs, useLineSupply } from './line-supply-input.tsx';
import { LineTaxesInput } from './line-taxes-input.tsx';
import type { Taxes } from './use-taxes.ts';

interface LineInputProps {
  readonly source: string;
  readonly taxes: Taxes;
  /** True if the line can have days of supply. */
  readonly hasSupply: boolean;
  readonly disabled?: boolean;
}

/** A line of a document. Its unit, taxes, discount and days of supply are hidden until they are needed. */
export function LineInput({ source, taxes, hasSupply, disabled }: LineInputProps): ReactElement {
  const { index } = useSimpleFormIteratorItem();
  const hasItems = useLookUp()('items');
  const { setValue, getValues } = useFormContext();
  const at = `${source}.${index}`;
  const line = useWatch({ name: at }) as FormLine | undefined;
  const [isOpen, setOpen] = useState(false);
  const hasTaxes = taxes.current.length > 0 || (line?.tax_ids?.length ?? 0) > 0;
  const showsMore = isOpen || hasTaxes || hasMore(line);
  const supply = useLineSupply(at);
  const money = useFormMoney();
  const dataProvider = useDataProvider();
  const takeOver = async (_id: unknown, item: unknown): Promise<void> => {
    if (!item || typeof item !== 'object') return;
    const { id, title, unit_type, currency } = item as RaRecord;
    const options = { shouldDirty: true, shouldValidate: true };
    setValue(`${at}.title`, title, options);
    setValue(`${at}.rate`, rateOfItem(item, money.currency), options);
    setValue(`${at}.unit_type`, unit_type, options);
    if (!getValues(`${at}.quantity`)) setValue(`${at}.quantity`, 1, options);
    if (currency === money.currency) return;
    // Lists lack the prices in other currencies. The service sets the rate or asks for it if they are unavailable.
    const { data } = await dataProvider.getOne('items', { id }).catch(() => ({ data: item }));
    if (getValues(`${at}.item_id`) === id) setValue(`${at}.rate`, rateOfItem(data, money.currency), options);
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
      <Box sx={AMOUNT}>
        {!showsMore && !disabled && (
          <IconButton
            size="small"
            onClick={() => setOpen(true)}
            title="Unit and discount"
            aria-label="Unit and discount"
          >
            <TuneIcon fontSize="small" />
          </IconButton>
        )}
        {hasSupply && !disabled && <SupplyButton supply={supply} />}
        <Typography variant="body2" align="right" sx={{ fontVariantNumeric: 'tabular-nums' }}>
          {moneyText(lineText(line ?? {}), money)}
        </Typography>
      </Box>
      {showsMore && (
        <>
          <Box sx={UNIT}>
            <TextInput source="unit_type" label="Unit" helperText={false} size="small" disabled={disabled} />
          </Box>
          {hasTaxes && <LineTaxesInput taxes={taxes} disabled={disabled} />}
          <Box sx={DISCOUNT}>
            <DiscountInput label="Discount" disabled={disabled} />
          </Box>
        </>
      )}
      {hasSupply && supply.isOpen && <SupplyInputs supply={supply} disabled={disabled} />}
    </Box>
  );
}

function hasMore(line: (FormLine & { readonly unit_type?: unknown }) | undefined): boolean {
  return [line?.unit_type, line?.discount_percent, line?.discount_amount].some((value) => (value ?? '') !== '');
}

/** Places fields in one row if there is space, two by two on a phone. */
const LINE = {
  display: 'grid',
  width: '100%',
  columnGap: 1.5,
  rowGap: 1,
  alignItems: 'center',
  gridTemplateColumns: { xs: '1fr 1fr', md: '2fr 3fr 100px 140px minmax(90px, auto)' },
  '& .MuiFormControl-root': { m: 0, width: '100%', minWidth: 0 },
  py: 0.75,
};
/** On a phone the amount is the last field. */
const AMOUNT = { display: 'flex', justifyContent: 'flex-end', alignItems: 'center', gap: 0.5, order: { xs: 1, md: 0 } };
/** Begins the second row. */
const UNIT = { gridColumn: { md: '1' } };
const DISCOUNT = { gridColumn: { md: 'span 2' } };
