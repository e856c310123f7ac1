import { Typography } from '@mui/material';
import type { ReactElement } from 'react';
import {
  BooleanInput,
  DateInput,
  NumberInput,
  type RaRecord,
  required,
  SelectArrayInput,
  SelectInput,
  TextInput,
  useGetList,
  useRecordContext,
} from 'react-admin';
import { isTemporary } from '../api/problem.ts';
import { FailureNote } from '../app/failure-note.tsx';
import { useLookUp } from '../session/use-session.ts';
import { customValues } from './custom-values.ts';

/** A custom field of a kind of record, or a field of a form. */
export interface CustomField extends Pick<RaRecord, 'id'> {
  readonly title: string;
  readonly field_type: string;
  readonly options?: readonly string[];
  readonly required?: boolean;
  /** True if a new record must have the required value. */
  readonly enforced?: boolean;
  readonly placeholder?: string;
}

const MAX_FIELDS = 100;

/** The custom fields of a resource. All values are strings to the service, whatever their type. */
export function CustomFieldsInput({
  relatedTo,
  disabled,
}: {
  readonly relatedTo: string;
  readonly disabled: boolean;
}): ReactElement | null {
  const { data = [], error, refetch } = useCustomFields(relatedTo);
  const record = useRecordContext();
  if (isTemporary(error) && data.length === 0) return <FailureNote error={error!} onRetry={refetch} />;
  if (data.length === 0) return null;
  return (
    <>
      <Typography variant="subtitle2" component="h3" sx={{ mt: 2, mb: 1 }}>
        More
      </Typography>
      {data.map((field) => (
        <CustomFieldInput
          key={field.id}
          of="custom_fields"
          field={{ ...field, required: isNeeded(field, record) }}
          disabled={disabled}
        />
      ))}
    </>
  );
}

/** Returns true if a form must have a value: that of a new record, or of one that has the value already. */
function isNeeded({ id, required, enforced }: CustomField, record: RaRecord | undefined): boolean {
  if (required !== true) return false;
  if (record?.id === undefined) return enforced === true;
  return Boolean(record['custom_fields']?.[`field_${id}`]);
}

/** Returns the custom fields of a resource; none for users who may not list them. */
function useCustomFields(relatedTo: string) {
  const enabled = useLookUp()('custom_fields');
  const params = {
    filter: { related_to: relatedTo },
    pagination: { page: 1, perPage: MAX_FIELDS },
    sort: { field: 'sort', order: 'ASC' as const },
  };
  return useGetList<CustomField>('custom_fields', params, { enabled });
}

/** The values of custom fields as text. Customers get those that are shown in the portal. */
export function CustomFieldsText({ relatedTo }: { readonly relatedTo: string }): ReactElement {
  const mayLookUp = useLookUp()('custom_fields');
  const { data = [] } = useCustomFields(relatedTo);
  const values = useRecordContext()?.['custom_fields'];
  return (
    <>
      {customValues(values, mayLookUp ? data : undefined).map(({ key, title, text }) => (
        <div key={key}>
          <Typography component="dt" variant="body2" sx={{ color: 'text.secondary' }}>
            {title}
          </Typography>
          <Typography component="dd" variant="body2" sx={{ m: 0, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
            {text}
          </Typography>
        </div>
      ))}
    </>
  );
}

interface CustomFieldInputProps {
  /** The member of the record that holds the values. */
  readonly of: string;
  readonly field: CustomField;
  readonly disabled?: boolean;
  /** The initial value. */
  readonly begins?: string | undefined;
}

/** The input for the type of the field. */
export function CustomFieldInput({ of, field, disabled, begins }: CustomFieldInputProps): ReactElement {
  const common = {
    source: `${of}.field_${field.id}`,
    label: field.title,
    helperText: field.placeholder || (false as const),
    validate: field.required ? required('Please fill this in') : undefined,
    disabled,
    fullWidth: true,
    size: 'small' as const,
    ...(begins && { defaultValue: begins }),
  };
  const choices = (field.options ?? []).map((id) => ({ id, name: id }));
  switch (field.field_type) {
    case 'checkbox':
      return <BooleanInput {...common} format={(value) => value === '1'} parse={(value) => (value ? '1' : '0')} />;
    case 'select':
      return <SelectInput {...common} choices={choices} />;
    case 'multi_select':
      return (
        <SelectArrayInput
          {...common}
          choices={choices}
          format={partsOf}
          parse={(values: string[]) => values.join(',')}
        />
      );
    case 'number':
      return <NumberInput {...common} parse={(value: string) => value} step="any" />;
    case 'date':
      return <DateInput {...common} />;
    case 'textarea':
      return <TextInput {...common} multiline minRows={3} />;
    default:
      return <TextInput {...common} type={TYPES[field.field_type] ?? 'text'} />;
  }
}

const TYPES: Readonly<Record<string, string>> = { email: 'email', url: 'url' };

const partsOf = (value: unknown): string[] => (typeof value === 'string' && value !== '' ? value.split(',') : []);
