import { Box } from '@mui/material';
import { type ReactElement, type ReactNode, useCallback, useMemo } from 'react';
import {
  ArrayInput,
  AutocompleteInput,
  BooleanInput,
  DateInput,
  DateTimeInput,
  maxLength,
  maxValue,
  minValue,
  NumberInput,
  type RaRecord,
  ReferenceArrayInput,
  ReferenceInput,
  regex,
  required,
  SelectArrayInput,
  SelectInput,
  SimpleFormIterator,
  TextInput,
  useRecordContext,
  useSourceContext,
  type Validator,
} from 'react-admin';
import { useWatch } from 'react-hook-form';
import { referenceOf, resourceNamed } from '../contract/contract.ts';
import { labelOf, readable, wordsOf } from '../contract/labels.ts';
import { statesAfter } from '../contract/moves.ts';
import type { Field, Resource } from '../contract/types.ts';
import { titleOf } from '../resources/views.ts';
import { useLookUp } from '../session/use-session.ts';
import { AddButton } from './add-button.tsx';
import { codesOf, isCode } from './code-choices.ts';
import { ElectronicAddressInput } from './electronic-address-input.tsx';
import type { FieldInputProps } from './field-input-props.ts';
import { MoneyInput } from './money-input.tsx';
import { quickCreate, useQuickCreate } from './quick-create.tsx';
import { ReferencePicker } from './reference-picker.tsx';
import { TextsInput } from './texts-input.tsx';
import { InCurrency, useOrganizationMoney } from './use-money.tsx';

/** The maximum length of texts in a single-line input. */
export const ONE_LINE = 1000;

/** An input for a field of the contract; it accepts the same values as the service. */
export function FieldInput(props: FieldInputProps): ReactElement {
  const { of, field } = props;
  const target = referenceOf(of, field.name);
  if (target) return <ReferenceChoice {...props} target={target} />;
  if (isCode(field) && !props.isFilter) return <CodeInput {...props} />;
  if (isElectronicAddress(field)) return <ElectronicAddressInput {...addressProps(props)} />;
  if (field.allowed) return <WordChoice {...props} words={field.allowed} />;
  if (field.list) return field.type === 'object' ? <EntriesInput {...props} /> : <TextsInput {...common(props)} />;
  return <PlainInput {...props} />;
}

/** Returns true for an identifier with its scheme. */
const isElectronicAddress = ({ fields = [] }: Field): boolean =>
  fields.some(({ format }) => format === 'address_scheme');

const addressProps = ({
  field,
  source = field.name,
  label = labelOf(field.name),
  help,
  disabled,
}: FieldInputProps) => ({
  source,
  label,
  help,
  disabled,
});

function PlainInput(props: FieldInputProps): ReactElement {
  const { field } = props;
  if (field.type === 'boolean') return <TruthInput {...props} />;
  if (field.name === 'is_admin') return <BooleanInput {...common(props)} parse={Number} format={Boolean} />;
  if (field.money && !props.isFilter) return <AmountInput {...props} />;
  if (field.type === 'integer' || field.type === 'number')
    return (
      <NumberInput {...common(props)} defaultValue={initially(props)} step={field.type === 'integer' ? 1 : 'any'} />
    );
  if (field.format === 'date' || field.format === 'date_bound') return <DateInput {...common(props)} />;
  if (field.format === 'date_time') return <DateTimeInput {...common(props)} />;
  // A URL may be long and stays on one line.
  const isProse = !field.pattern && !field.format;
  const isLong = props.isLong === true || (isProse && (field.maxLength ?? 0) > ONE_LINE);
  return (
    <TextInput
      {...common(props)}
      type={field.format === 'email' ? 'email' : 'text'}
      multiline={isLong}
      {...(field.name === 'source' && { format: readable })}
      minRows={isLong ? 3 : undefined}
    />
  );
}

/** Amounts of the contract are in the smallest unit; users enter whole units. */
function AmountInput(props: FieldInputProps): ReactElement {
  const { field } = props;
  const { source, label, helperText, disabled } = common(props);
  return (
    <MoneyInput
      source={source}
      label={label}
      helperText={helperText}
      disabled={disabled}
      validate={field.required ? [required('Please fill this in')] : []}
      isExact={field.type === 'number'}
      min={field.minimum}
      max={props.max}
    />
  );
}

/** A choice among codes by their names, such as those of currencies. A stored value that is none of them stays. */
function CodeInput(props: FieldInputProps): ReactElement {
  const { locale } = useOrganizationMoney();
  const stored = useRecordContext()?.[props.field.name] as string | undefined;
  const codes = useMemo(() => codesOf(props.field, locale), [props.field, locale]);
  const isOwn = stored && !codes.some(({ id }) => id === stored);
  return <AutocompleteInput {...common(props)} choices={isOwn ? [{ id: stored, name: stored }, ...codes] : codes} />;
}

/** A boolean filter has a third option: either. */
function TruthInput(props: FieldInputProps): ReactElement {
  if (!props.isFilter) return <BooleanInput {...common(props)} defaultValue={initially(props)} />;
  const choices = [
    { id: true, name: 'Yes' },
    { id: false, name: 'No' },
  ];
  return <SelectInput {...common(props)} choices={choices} />;
}

function WordChoice({ words, ...props }: FieldInputProps & { readonly words: readonly string[] }): ReactElement {
  const record = useRecordContext();
  const legal =
    record && !props.isFilter && props.field.moves ? statesAfter(props.field, String(record[props.field.name])) : words;
  const choices = legal.map((id) => ({ id, name: wordsOf(id) }));
  if (props.field.list) return <SelectArrayInput {...common(props)} choices={choices} />;
  const isRequired = props.field.required === true || props.field.defaultValue !== undefined;
  return (
    <SelectInput
      {...common(props)}
      isRequired={!props.isFilter && props.field.moves !== undefined ? true : undefined}
      disabled={props.disabled || (props.field.moves && choices.length === 1)}
      choices={choices}
      emptyText={isRequired && !props.isFilter ? undefined : 'Any'}
    />
  );
}

/** A choice among the records of another resource; nothing if the user may not list those. */
function ReferenceChoice({ target, ...props }: FieldInputProps & { readonly target: string }): ReactElement | null {
  const mayLookUp = useLookUp();
  const { source = props.field.name } = props;
  const { sortable, hasSearch } = resourceNamed(target);
  // The autocomplete discards what is typed when it gets another function, such as on each rendering of the form.
  const optionText = useCallback((record: RaRecord): string => titleOf(target, record), [target]);
  const mayCreate = useQuickCreate();
  const field = [...sortable].find((name) => ['title', 'company_name', 'last_name'].includes(name));
  const sort = field ? { field, order: 'ASC' as const } : undefined;
  const text = {
    optionText,
    inputText: optionText,
    matchSuggestion: () => true,
    filterToQuery: hasSearch ? bySearch : () => ({}),
    ...(!props.isFilter && mayCreate(target) && quickCreate(target, FieldInput)),
  };
  const { source: _source, ...rest } = common(props);
  if (!mayLookUp(target)) return null;
  if (props.field.list)
    return (
      <ReferenceArrayInput source={source} reference={target} sort={sort} perPage={50}>
        <ReferencePicker {...rest} {...text} isList />
      </ReferenceArrayInput>
    );
  return (
    <ReferenceInput source={source} reference={target} sort={sort} perPage={50}>
      <ReferencePicker {...rest} {...text} />
    </ReferenceInput>
  );
}

const bySearch = (q: string): { q?: string } => (q ? { q } : {});

/** A list of objects with one row each; rows can be reordered and removed. */
function EntriesInput(props: FieldInputProps): ReactElement {
  const { of, field } = props;
  const entries = (field.fields ?? []).filter(({ readOnly }) => !readOnly);
  const { source, label, helperText } = common(props);
  const hasPlace = entries.some(({ name }) => name === 'sort');
  return (
    <ArrayInput source={source} label={label} helperText={helperText} fullWidth>
      <SimpleFormIterator
        inline
        disableClear
        fullWidth
        addButton={<AddButton begins={hasPlace ? atTheEnd : undefined} />}
      >
        <Entry of={of} fields={entries} source={entries[0]?.name} />
      </SimpleFormIterator>
    </ArrayInput>
  );
}

/** Sorts a new entry last. */
const atTheEnd = (total: number): object => ({ sort: total + 1 });

interface EntryProps {
  readonly of: Resource;
  readonly fields: readonly Field[];
  /** The first field, by which the list around it detects that an entry has fields. */
  readonly source: string | undefined;
}

function Entry({ of, fields }: EntryProps): ReactElement {
  const inputs = (
    <Box sx={ENTRY}>
      {fields.map((field) => (
        <FieldInput key={field.name} of={of} field={field} label={labelOf(field.name)} />
      ))}
    </Box>
  );
  return fields.some(({ name }) => name === 'currency') ? <InOwnCurrency>{inputs}</InOwnCurrency> : inputs;
}

/** Sets the currency of the amounts of an entry to the one that is chosen in it. */
function InOwnCurrency({ children }: { readonly children: ReactNode }): ReactElement {
  const { getSource } = useSourceContext();
  return <InCurrency of={useWatch({ name: getSource('currency') })}>{children}</InCurrency>;
}

/** Places as many fields in a row as fit. */
const ENTRY = {
  display: 'grid',
  width: '100%',
  gap: 1.5,
  gridTemplateColumns: 'repeat(auto-fill, minmax(150px, 1fr))',
  '& .MuiFormControl-root': { m: 0, width: '100%' },
  py: 1,
};

/** Returns the initial value in a new record. */
const initially = ({ field, isFilter }: FieldInputProps): string | number | boolean | undefined =>
  isFilter ? undefined : (field.defaultValue as string | number | boolean | undefined);

function common({ field, source, label, help, isFilter, disabled }: FieldInputProps) {
  return {
    source: source ?? field.name,
    label,
    // A field that cannot be changed needs no hint, which would also be too faint to read.
    helperText: (!disabled && help) || (false as const),
    validate: isFilter ? undefined : checksOf(field),
    disabled,
    fullWidth: true,
    size: 'small' as const,
  };
}

/** Returns the validators that run in the browser; the service checks all rules again. */
function checksOf(field: Field): Validator[] {
  const { maxLength: most, minimum, maximum, pattern } = field;
  return [
    ...(field.required ? [required('Please fill this in')] : []),
    ...(field.type === 'string' && !field.list && !field.allowed ? [maxLength(most ?? 255)] : []),
    ...(minimum !== undefined && !field.list && !field.references ? [minValue(minimum)] : []),
    ...(maximum !== undefined && !field.list ? [maxValue(maximum)] : []),
    ...(pattern && field.type === 'string' && !field.list
      ? [regex(new RegExp(pattern, 'u'), 'This is not in the expected form')]
      : []),
  ];
}
