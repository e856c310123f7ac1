import { Alert, Box } from '@mui/material';
import type { ReactElement, ReactNode } from 'react';
import { SimpleForm, useRecordContext } from 'react-admin';
import { fieldOf, resourceNamed } from '../contract/contract.ts';
import { labelOf } from '../contract/labels.ts';
import type { Field, Resource } from '../contract/types.ts';
import { FieldInput } from '../fields/inputs.tsx';
import type { View } from './view.ts';

export interface RecordFormProps {
  readonly view: View;
  readonly mode: 'create' | 'edit';
  readonly toolbar?: ReactElement | false;
}

/** The form of a resource: its fields in the rows of its view, then those that the view does not name. */
export function RecordForm({ view, mode, toolbar }: RecordFormProps): ReactElement {
  const resource = resourceNamed(view.name);
  const record = useRecordContext();
  const locked = record && view.locked?.(record);
  return (
    <SimpleForm
      toolbar={locked ? false : toolbar}
      mode="onBlur"
      reValidateMode="onChange"
      warnWhenUnsavedChanges
      sanitizeEmptyValues={false}
    >
      {locked && (
        <Alert severity="info" sx={{ width: '100%', mb: 2 }}>
          {locked}
        </Alert>
      )}
      {rowsOf(view, resource, mode).map((row) => (
        <Row key={row.map(({ name }) => name).join()}>
          {row.map((field) => (
            <FormField key={field.name} view={view} resource={resource} field={field} disabled={locked !== undefined} />
          ))}
        </Row>
      ))}
    </SimpleForm>
  );
}

function Row({ children }: { readonly children: ReactNode }): ReactElement {
  return (
    <Box
      sx={{
        display: 'flex',
        flexDirection: { xs: 'column', sm: 'row' },
        columnGap: 2,
        width: '100%',
        '& > *': { flex: 1, minWidth: 0 },
      }}
    >
      {children}
    </Box>
  );
}

interface FormFieldProps {
  readonly view: View;
  readonly resource: Resource;
  readonly field: Field;
  readonly disabled: boolean;
}

function FormField({ view, resource, field, disabled }: FormFieldProps): ReactElement {
  const label = view.labels?.[field.name] ?? labelOf(field.name);
  const isLong = view.longTexts?.includes(field.name);
  return (
    <FieldInput
      of={resource}
      field={field}
      label={label}
      help={view.help?.[field.name]}
      isLong={isLong}
      disabled={disabled}
    />
  );
}

/** Rows of fields that a person may fill in. What a create takes only one value of is not asked for. */
function rowsOf(view: View, resource: Resource, mode: RecordFormProps['mode']): Field[][] {
  const hidden = new Set([...(view.hidden ?? []), 'custom_fields']);
  const isShown = (field: Field | undefined): field is Field =>
    field !== undefined &&
    !field.readOnly &&
    !hidden.has(field.name) &&
    !(mode === 'create' && field.initial !== undefined);
  const named = new Set(view.rows?.flat());
  const rows = (view.rows ?? []).map((row) => row.map((name) => fieldOf(resource, name)).filter(isShown));
  const rest = resource.fields.filter((field) => isShown(field) && !named.has(field.name)).map((field) => [field]);
  return [...rows, ...rest].filter((row) => row.length > 0);
}
