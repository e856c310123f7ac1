import { Box } from '@mui/material';
import { type ReactElement, useCallback, useEffect } from 'react';
import { ArrayInput, BooleanInput, required, SimpleFormIterator, useRecordContext } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { AddButton } from '../add-button.tsx';
import { useFormMoney } from '../use-money.tsx';
import { DiscountInput } from './discount-input.tsx';
import { AMOUNT_FIELDS, type FormDocument, type FormLine, type StoredDocument, taxesOf } from './document-amounts.ts';
import { LINE_COLUMNS, LINE_ROW, LineInput } from './line-input.tsx';
import { WithNewLine } from './line-keys.ts';
import { LiveTotals } from './totals.tsx';
import { type Taxes, useTaxes } from './use-taxes.ts';

interface LinesInputProps {
  readonly source: string;
  readonly isOptional?: boolean;
  /** True if the discount of the document can be set, and whether prices include taxes. */
  readonly hasAmountFields: boolean;
  /** True if the lines can have days of supply. */
  readonly hasSupply: boolean;
  readonly help?: string | undefined;
  readonly disabled?: boolean;
}

/** The lines of a document with its discount, and its totals while they are edited. */
export function LinesInput({ isOptional, hasAmountFields, hasSupply, help, ...common }: LinesInputProps): ReactElement {
  const { source } = common;
  const taxes = useTaxes();
  useDefaultTax(source, taxes);
  return (
    <Box sx={{ width: '100%' }}>
      <LineEntries {...common} taxes={taxes} isOptional={isOptional} hasSupply={hasSupply} help={help} />
      <DocumentTotals {...common} taxes={taxes} hasAmountFields={hasAmountFields} />
    </Box>
  );
}

interface LineEntriesProps extends Omit<LinesInputProps, 'hasAmountFields'> {
  readonly taxes: Taxes;
}

/** The inputs of the lines, with a button that adds one. */
export function LineEntries(props: LineEntriesProps): ReactElement {
  const { source, taxes, isOptional, hasSupply, help, disabled } = props;
  const lines = useWatch({ name: source }) as readonly FormLine[] | null | undefined;
  const hasTaxes = taxes.current.length > 0 || (lines ?? []).some((line) => (line?.tax_ids?.length ?? 0) > 0);
  const { defaultId } = taxes;
  const newLine = useCallback(
    () => ({ quantity: 1, tax_ids: defaultId === undefined ? [] : [defaultId] }),
    [defaultId],
  );
  return (
    <WithNewLine value={newLine}>
      <ArrayInput
        source={source}
        label="Lines"
        helperText={help ?? false}
        fullWidth
        validate={isOptional ? undefined : required('Please add at least one line')}
        defaultValue={isOptional ? undefined : [{ quantity: 1 }]}
        sx={ENTRIES}
      >
        {(lines?.length ?? 0) > 0 && <Captions hasTaxes={hasTaxes} disabled={disabled} />}
        <SimpleFormIterator
          inline
          fullWidth
          disableClear
          addButton={<AddButton label="Add a line" begins={newLine} />}
          disableAdd={disabled}
          disableRemove
          disableReordering
        >
          <LineInput source={source} taxes={taxes} hasTaxes={hasTaxes} hasSupply={hasSupply} disabled={disabled} />
        </SimpleFormIterator>
      </ArrayInput>
    </WithNewLine>
  );
}

const ENTRIES = {
  '& .RaSimpleFormIterator-line': { borderBottom: 1, borderColor: 'divider', py: 0 },
  '& .RaArrayInput-label': { left: 0, top: 0, fontSize: '0.8125rem', fontWeight: 600, color: 'text.primary' },
};

interface CaptionsProps {
  readonly hasTaxes: boolean;
  readonly disabled?: boolean | undefined;
}

/** The captions of the columns, which the labels of the inputs repeat for screen readers. */
function Captions({ hasTaxes, disabled }: CaptionsProps): ReactElement {
  return (
    <Box aria-hidden sx={{ ...LINE_ROW, ...CAPTIONS, gridTemplateColumns: LINE_COLUMNS(hasTaxes) }}>
      <span>Item or text</span>
      <span className="figure">Quantity</span>
      <span className="figure">Price each</span>
      {hasTaxes && <span>Taxes</span>}
      <span className="figure">Amount</span>
      {!disabled && <span />}
    </Box>
  );
}

const CAPTIONS = {
  display: { xs: 'none', md: 'grid' },
  pb: 0.5,
  borderBottom: 1,
  borderColor: 'divider',
  color: 'text.secondary',
  fontSize: '0.75rem',
  '& .figure': { textAlign: 'right' },
  '& .figure + span:not(.figure)': { pl: 1 },
};

/** Gives the first line of a new document the default tax, once it is known. */
function useDefaultTax(source: string, { defaultId }: Taxes): void {
  const isNew = useRecordContext()?.id === undefined;
  const { getValues, setValue } = useFormContext();
  useEffect(() => {
    if (!isNew || defaultId === undefined) return;
    const lines = (getValues(source) ?? []) as readonly FormLine[];
    for (const [index, { tax_ids }] of lines.entries())
      if (tax_ids === undefined) setValue(`${source}.${index}.tax_ids`, [defaultId]);
  }, [isNew, defaultId, source, getValues, setValue]);
}

interface DocumentTotalsProps extends Omit<LinesInputProps, 'help' | 'isOptional' | 'hasSupply'> {
  readonly taxes: Taxes;
}

function DocumentTotals({ source, taxes, hasAmountFields, disabled }: DocumentTotalsProps): ReactElement {
  const record = useRecordContext() as StoredDocument | undefined;
  const money = useFormMoney();
  const [items, discount_percent, discount_amount, prices_include_tax] = useWatch({
    name: [source, ...AMOUNT_FIELDS],
  });
  const document = { items, discount_percent, discount_amount, prices_include_tax } as FormDocument;
  const hasTaxes = taxes.current.length > 0 || taxes.kept.length > 0;
  return (
    <Box sx={BLOCK}>
      <Box sx={{ flex: 1, display: 'flex', flexDirection: 'column', gap: 1, maxWidth: { sm: 260 } }}>
        {hasAmountFields && <DiscountInput label="Discount on everything" disabled={disabled} />}
        {hasAmountFields && hasTaxes && (
          <BooleanInput
            source="prices_include_tax"
            label="Prices include tax"
            helperText={false}
            disabled={disabled}
            defaultValue={false}
          />
        )}
      </Box>
      <LiveTotals document={document} taxes={taxesOf(items, record, taxes.current)} money={money} />
    </Box>
  );
}

const BLOCK = {
  display: 'flex',
  flexDirection: { xs: 'column', sm: 'row' },
  justifyContent: 'space-between',
  alignItems: { xs: 'stretch', sm: 'flex-start' },
  gap: 2,
  mt: 2,
};
