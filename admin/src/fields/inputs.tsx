import { Box } from '@mui/material';
import type { ReactElement } from 'react';
import {
  ArrayInput,
  AutocompleteArrayInput,
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
  TextArrayInput,
  TextInput,
  type Validator,
} from 'react-admin';
import { referenceOf, resourceNamed } from '../contract/contract.ts';
import { labelOf, wordsOf } from '../contract/labels.ts';
import type { Field, Resource } from '../contract/types.ts';
import { titleOf } from '../resources/views.ts';
import { AddButton } from './add-button.tsx';

/** An input for a field of the contract; what may be typed is what the service takes. */
export interface FieldInputProps {
  /** Whose field it is. Not called `resource`, which react-admin's filters fill in by themselves. */
  readonly of: Resource;
  readonly field: Field;
  /** Where its value is, if not under its name. */
  readonly source?: string;
  readonly label?: string;
  readonly help?: string;
  /** A text of several lines. */
  readonly isLong?: boolean;
  readonly isFilter?: boolean;
  readonly alwaysOn?: boolean;
  readonly disabled?: boolean;
}

/** Texts longer than that have several lines. */
const ONE_LINE = 1000;

export function FieldInput(props: FieldInputProps): ReactElement {
  const { of, field } = props;
  const target = referenceOf(of, field.name);
  if (target) return <ReferenceChoice {...props} target={target} />;
  if (field.allowed) return <WordChoice {...props} words={field.allowed} />;
  if (field.list) return field.type === 'object' ? <EntriesInput {...props} /> : <TextArrayInput {...common(props)} />;
  return <PlainInput {...props} />;
}

function PlainInput(props: FieldInputProps): ReactElement {
  const { field } = props;
  if (field.type === 'boolean') return <TruthInput {...props} />;
  if (field.name === 'is_admin') return <BooleanInput {...common(props)} parse={Number} format={Boolean} />;
  if (field.type === 'integer' || field.type === 'number')
    return (
      <NumberInput {...common(props)} defaultValue={initially(props)} step={field.type === 'integer' ? 1 : 'any'} />
    );
  if (field.format === 'date') return <DateInput {...common(props)} />;
  if (field.format === 'date_time') return <DateTimeInput {...common(props)} />;
  // An address may be long and stays on its line.
  const isProse = !field.pattern && !field.format;
  const isLong = props.isLong === true || (isProse && (field.maxLength ?? 0) > ONE_LINE);
  return (
    <TextInput
      {...common(props)}
      type={field.format === 'email' ? 'email' : 'text'}
      multiline={isLong}
      minRows={isLong ? 3 : undefined}
    />
  );
}

/** As a filter a truth has a third answer: either. */
function TruthInput(props: FieldInputProps): ReactElement {
  if (!props.isFilter) return <BooleanInput {...common(props)} defaultValue={initially(props)} />;
  const choices = [
    { id: true, name: 'Yes' },
    { id: false, name: 'No' },
  ];
  return <SelectInput {...common(props)} choices={choices} />;
}

function WordChoice({ words, ...props }: FieldInputProps & { readonly words: readonly string[] }): ReactElement {
  const choices = words.map((id) => ({ id, name: wordsOf(id) }));
  if (props.field.list) return <SelectArrayInput {...common(props)} choices={choices} />;
  const isRequired = props.field.required === true || props.field.defaultValue !== undefined;
  return (
    <SelectInput {...common(props)} choices={choices} emptyText={isRequired && !props.isFilter ? undefined : 'Any'} />
  );
}

function ReferenceChoice({ target, ...props }: FieldInputProps & { readonly target: string }): ReactElement {
  const { source = props.field.name } = props;
  const { sortable, hasSearch } = resourceNamed(target);
  const optionText = (record: RaRecord): string => titleOf(target, record);
  const field = [...sortable].find((name) => ['title', 'company_name', 'last_name'].includes(name));
  const sort = field ? { field, order: 'ASC' as const } : undefined;
  const text = {
    optionText,
    inputText: optionText,
    matchSuggestion: () => true,
    filterToQuery: hasSearch ? bySearch : () => ({}),
  };
  const { source: _source, ...rest } = common(props);
  if (props.field.list)
    return (
      <ReferenceArrayInput source={source} reference={target} sort={sort} perPage={50}>
        <AutocompleteArrayInput {...rest} {...text} />
      </ReferenceArrayInput>
    );
  return (
    <ReferenceInput source={source} reference={target} sort={sort} perPage={50}>
      <AutocompleteInput {...rest} {...text} />
    </ReferenceInput>
  );
}

const bySearch = (q: string): { q?: string } => (q ? { q } : {});

/** A list of objects: one row each, which can be moved and taken out. */
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

/** A new entry comes after the others, not before them. */
const atTheEnd = (total: number): object => ({ sort: total + 1 });

interface EntryProps {
  readonly of: Resource;
  readonly fields: readonly Field[];
  /** The first of them, by which the list around it knows that an entry has fields. */
  readonly source: string | undefined;
}

function Entry({ of, fields }: EntryProps): ReactElement {
  return (
    <Box sx={ENTRY}>
      {fields.map((field) => (
        <FieldInput key={field.name} of={of} field={field} label={labelOf(field.name)} />
      ))}
    </Box>
  );
}

/** As many side by side as there is room for. */
const ENTRY = {
  display: 'grid',
  width: '100%',
  gap: 1.5,
  gridTemplateColumns: 'repeat(auto-fill, minmax(150px, 1fr))',
  '& .MuiFormControl-root': { m: 0, width: '100%' },
  py: 1,
};

/** What stands in a new record. */
const initially = ({ field, isFilter }: FieldInputProps): string | number | boolean | undefined =>
  isFilter ? undefined : (field.defaultValue as string | number | boolean | undefined);

function common({ field, source, label, help, isFilter, disabled }: FieldInputProps) {
  return {
    source: source ?? field.name,
    label,
    helperText: help ?? (false as const),
    validate: isFilter ? undefined : checksOf(field),
    disabled,
    fullWidth: true,
    size: 'small' as const,
  };
}

/** The rules that can be told at once; the service has the last word on all of them. */
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
