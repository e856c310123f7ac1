import RemoveIcon from '@mui/icons-material/Close';
import DetailsIcon from '@mui/icons-material/MoreHoriz';
import { Box, IconButton, Typography } from '@mui/material';
import type { ReactElement } from 'react';
import { NumberInput, required, useSimpleFormIteratorItem } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { moneyText } from '../money.ts';
import { MoneyInput } from '../money-input.tsx';
import type { Disclosure } from '../use-disclosure.ts';
import { useFormMoney } from '../use-money.tsx';
import { type FormLine, lineText } from './document-amounts.ts';
import { LineDetails, useLineDetails } from './line-details.tsx';
import { useLineKeys } from './line-keys.ts';
import { LineTaxesInput } from './line-taxes-input.tsx';
import { LineTitleInput } from './line-title-input.tsx';
import type { Taxes } from './use-taxes.ts';

interface LineInputProps {
  readonly source: string;
  readonly taxes: Taxes;
  /** True if lines have a column of taxes. */
  readonly hasTaxes: boolean;
  /** True if the line can have days of supply. */
  readonly hasSupply: boolean;
  readonly disabled?: boolean | undefined;
}

/** A line of a document in one row. Its unit, discount and days of supply are details below it. */
export function LineInput({ source, taxes, hasTaxes, hasSupply, disabled }: LineInputProps): ReactElement {
  const { index } = useSimpleFormIteratorItem();
  const at = `${source}.${index}`;
  const line = useWatch({ name: at }) as FormLine | undefined;
  const money = useFormMoney();
  const details = useLineDetails(at);
  const onKeyDown = useLineKeys();
  return (
    <Box data-line sx={LINE} onKeyDown={disabled ? undefined : onKeyDown}>
      <Box sx={{ ...LINE_ROW, ...ROW, gridTemplateColumns: { xs: '1fr 1fr', md: LINE_COLUMNS(hasTaxes) } }}>
        <Box sx={{ gridColumn: { xs: '1 / -1', md: 'auto' }, minWidth: 0 }}>
          <LineTitleInput at={at} disabled={disabled} />
        </Box>
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
        {hasTaxes && <LineTaxesInput taxes={taxes} disabled={disabled} />}
        <Typography variant="body2" sx={AMOUNT}>
          {moneyText(lineText(line ?? {}), money)}
        </Typography>
        {!disabled && <LineButtons details={details} />}
      </Box>
      <LineDetails at={at} details={details} money={money} hasSupply={hasSupply} disabled={disabled} />
    </Box>
  );
}

function LineButtons({ details: { id, isOpen, setOpen } }: { readonly details: Disclosure }): ReactElement {
  const { index, remove } = useSimpleFormIteratorItem();
  const about = `of line ${index + 1}`;
  return (
    <Box sx={BUTTONS}>
      <IconButton
        size="small"
        onClick={() => setOpen(!isOpen)}
        title="Unit, discount, day of supply"
        aria-label={`Details ${about}`}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
      >
        <DetailsIcon fontSize="small" />
      </IconButton>
      <IconButton size="small" onClick={() => remove()} title="Remove" aria-label={`Remove line ${index + 1}`}>
        <RemoveIcon fontSize="small" />
      </IconButton>
    </Box>
  );
}

/** The columns of the lines in an editor: title, quantity, price, taxes if there are any, amount and buttons. */
export const LINE_COLUMNS = (hasTaxes: boolean): string =>
  ['minmax(0, 1fr)', '76px', '112px', ...(hasTaxes ? ['104px'] : []), 'minmax(84px, auto)', '56px'].join(' ');

/** A row of these columns; on a phone, the fields are two by two. */
export const LINE_ROW = { display: 'grid', width: '100%', columnGap: 0.75, rowGap: 1, alignItems: 'start' };

const LINE = { width: '100%', py: 0.75 };
/** The captions of the columns are the labels, except on a phone. */
const ROW = {
  '& .MuiFormControl-root': { m: 0, width: '100%', minWidth: 0 },
  '& .MuiInputLabel-root': {
    position: { md: 'absolute' },
    width: { md: 1 },
    height: { md: 1 },
    m: { md: 0 },
    overflow: { md: 'hidden' },
    clipPath: { md: 'inset(50%)' },
    whiteSpace: { md: 'nowrap' },
  },
  '& input[type=number], & input[inputmode=decimal]': { textAlign: { md: 'right' } },
};
const AMOUNT = {
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'right',
  alignSelf: { xs: 'end', md: 'start' },
  lineHeight: { xs: '40px', md: '32px' },
  whiteSpace: 'nowrap',
};
const BUTTONS = {
  gridColumn: { xs: '1 / -1', md: 'auto' },
  display: 'flex',
  justifyContent: 'flex-end',
  alignItems: 'center',
  alignSelf: { xs: 'end', md: 'start' },
  minHeight: { xs: 40, md: 32 },
};
