import EventIcon from '@mui/icons-material/EventOutlined';
import { Box, IconButton } from '@mui/material';
import { type ReactElement, useId, useState } from 'react';
import { DateInput } from 'react-admin';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import { labelOf } from '../../contract/labels.ts';
import { SUPPLY_FIELDS } from './document-amounts.ts';

/** The days of supply of a line: whether their inputs are shown, and whether it has any. */
export interface LineSupply {
  /** The id of the element with the inputs. */
  readonly id: string;
  readonly isOpen: boolean;
  readonly isSet: boolean;
  readonly setOpen: (isOpen: boolean) => void;
}

/**
 * Returns the days of supply of a line. Their inputs are shown if it has any, until they are closed, and in any case
 * with an error.
 * @param at the path of the line in the form
 */
export function useLineSupply(at: string): LineSupply {
  const paths = SUPPLY_FIELDS.map((name) => `${at}.${name}`);
  const isSet = useWatch({ name: paths }).some(Boolean);
  const { getFieldState } = useFormContext();
  const state = useFormState({ name: paths });
  const hasError = paths.some((path) => getFieldState(path, state).error);
  const [chosen, setOpen] = useState<boolean>();
  return { id: useId(), isOpen: hasError || (chosen ?? isSet), isSet, setOpen };
}

/** The button that shows and hides the days of supply of a line. */
export function SupplyButton({
  supply: { id, isOpen, isSet, setOpen },
}: {
  readonly supply: LineSupply;
}): ReactElement {
  const label = labelOf('supply_date');
  return (
    <IconButton
      size="small"
      color={isSet ? 'primary' : 'default'}
      onClick={() => setOpen(!isOpen)}
      title={label}
      aria-label={label}
      aria-expanded={isOpen}
      aria-controls={isOpen ? id : undefined}
    >
      <EventIcon fontSize="small" />
    </IconButton>
  );
}

interface SupplyInputsProps {
  readonly supply: LineSupply;
  readonly disabled?: boolean | undefined;
}

/** The inputs of the day or the period of supply of a line. */
export function SupplyInputs({ supply: { id }, disabled }: SupplyInputsProps): ReactElement {
  const [day] = SUPPLY_FIELDS;
  return (
    <Box id={id} role="group" aria-label="Supply of the line" sx={SUPPLY}>
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
    </Box>
  );
}

/** A row below the others; on a phone the day is above the period. */
const SUPPLY = {
  gridColumn: '1 / -1',
  order: { xs: 2, md: 0 },
  mt: 0.5,
  display: 'grid',
  columnGap: 1.5,
  rowGap: 1,
  alignItems: 'start',
  gridTemplateColumns: { xs: '1fr 1fr', md: 'repeat(3, 200px)' },
  '& > :first-of-type': { gridColumn: { xs: '1 / -1', md: 'auto' } },
};
