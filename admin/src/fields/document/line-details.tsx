import DownIcon from '@mui/icons-material/ArrowDownward';
import UpIcon from '@mui/icons-material/ArrowUpward';
import { Box, Button, Typography } from '@mui/material';
import type { ReactElement } from 'react';
import { DateInput, TextInput, useSimpleFormIteratorItem } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { labelOf } from '../../contract/labels.ts';
import type { Money } from '../money.ts';
import { type Disclosure, useDisclosure } from '../use-disclosure.ts';
import { DiscountInput } from './discount-input.tsx';
import { SUPPLY_FIELDS } from './document-amounts.ts';
import { detailsText, type LineAbout } from './line-about.ts';

const DETAILS = ['unit_type', 'discount_percent', 'discount_amount', ...SUPPLY_FIELDS];

/** Returns whether the details of a line are shown. @param at the path of the line in the form */
export const useLineDetails = (at: string): Disclosure => useDisclosure(DETAILS.map((name) => `${at}.${name}`));

interface LineDetailsProps {
  readonly at: string;
  readonly details: Disclosure;
  readonly money: Money;
  readonly hasSupply: boolean;
  readonly disabled?: boolean | undefined;
}

/** The inputs of the details of a line; while they are hidden, those that it has as text. */
export function LineDetails({ at, details, money, hasSupply, disabled }: LineDetailsProps): ReactElement | null {
  const line = useWatch({ name: at }) as LineAbout | undefined;
  if (!details.isOpen) {
    const text = detailsText(line ?? {}, money);
    return text ? (
      <Typography variant="caption" component="p" sx={{ m: 0, mt: 0.25, color: 'text.secondary' }}>
        {text}
      </Typography>
    ) : null;
  }
  return (
    <Box id={details.id} role="group" aria-label="Details of the line" sx={GROUP}>
      <TextInput source="unit_type" label="Unit" helperText={false} size="small" disabled={disabled} />
      <DiscountInput label="Discount" disabled={disabled} />
      {hasSupply && <SupplyInputs disabled={disabled} />}
      {!disabled && <MoveButtons />}
    </Box>
  );
}

/** The inputs of the day or the period of supply of a line. */
function SupplyInputs({ disabled }: { readonly disabled?: boolean | undefined }): ReactElement {
  const [day] = SUPPLY_FIELDS;
  return (
    <>
      {SUPPLY_FIELDS.map((name) => (
        <DateInput
          key={name}
          source={name}
          label={labelOf(name)}
          helperText={name === day && !disabled ? 'One day, or a period' : false}
          size="small"
          disabled={disabled}
        />
      ))}
    </>
  );
}

function MoveButtons(): ReactElement {
  const { index, total, reOrder } = useSimpleFormIteratorItem();
  return (
    <Box sx={{ gridColumn: '1 / -1', display: 'flex', gap: 1 }}>
      <Button size="small" startIcon={<UpIcon />} disabled={index === 0} onClick={() => reOrder(index - 1)}>
        Move up
      </Button>
      <Button size="small" startIcon={<DownIcon />} disabled={index === total - 1} onClick={() => reOrder(index + 1)}>
        Move down
      </Button>
    </Box>
  );
}

const GROUP = {
  mt: 1,
  mb: 0.5,
  p: 1.5,
  borderRadius: '8px',
  bgcolor: 'var(--surface-sunken)',
  display: 'grid',
  columnGap: 1.5,
  rowGap: 1,
  alignItems: 'start',
  gridTemplateColumns: { xs: '1fr 1fr', md: 'repeat(5, minmax(0, 1fr))' },
  '& .MuiFormControl-root': { m: 0, width: '100%', minWidth: 0 },
};
