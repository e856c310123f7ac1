import { Alert, Box } from '@mui/material';
import { Fragment, lazy, type ReactElement, type ReactNode, Suspense } from 'react';
import { maxValue, minValue, NumberInput, required, SimpleForm, useRecordContext } from 'react-admin';
import { hasResource, resourceNamed } from '../../contract/contract.ts';
import { labelOf } from '../../contract/labels.ts';
import type { Field, Resource } from '../../contract/types.ts';
import { CustomFieldsInput } from '../../fields/custom-fields-input.tsx';
import { LinesInput } from '../../fields/document/lines-input.tsx';
import { FieldInput } from '../../fields/inputs.tsx';
import { UnsavedEdits } from '../../unsaved/use-unsaved.ts';
import { hasAmountFields, isLines, type Mode, namesIn, rowsOf } from '../form-rows.ts';
import { KINDS } from '../preview/previewed-document.ts';
import { SaveErrors } from '../save-failure.tsx';
import type { View } from '../view.ts';
import { isOpen, labelIn } from '../views.ts';
import { AdvancedFields } from './advanced-fields.tsx';

export interface RecordFormProps {
  readonly view: View;
  readonly mode: Mode;
  readonly toolbar?: ReactElement | false;
  /** Custom inputs, by the field that they replace the input of. */
  readonly inputs?: Readonly<Record<string, ReactElement>>;
  /** Further content below the row of a field. */
  readonly notes?: Readonly<Record<string, ReactElement>>;
  /** True while a dialog explains why the save failed, so that no notification does. */
  readonly isFailureExplained?: boolean;
}

/** The form of a resource. */
export function RecordForm({ view, mode, toolbar, inputs, notes, isFailureExplained }: RecordFormProps): ReactElement {
  const resource = resourceNamed(view.name);
  const record = useRecordContext();
  const locked = record && view.locked?.(record);
  const isLocked = ({ name }: Field): boolean => record !== undefined && !isOpen(view, record, name);
  const rows = rowsOf(view, resource, mode);
  const isAdvanced = (row: readonly Field[]): boolean => row.every(({ name }) => view.advanced?.includes(name));
  const advanced = rows.filter(isAdvanced);
  const formRow = (row: readonly Field[]): ReactElement => (
    <Fragment key={row.map(({ name }) => name).join()}>
      <Row>
        {row.map((field) => (
          <Box key={field.name}>
            {inputs?.[field.name] ?? (
              <FormField view={view} resource={resource} field={field} disabled={isLocked(field)} />
            )}
          </Box>
        ))}
      </Row>
      {row.map(({ name }) => notes?.[name] && <Fragment key={name}>{notes[name]}</Fragment>)}
    </Fragment>
  );
  const hasOwnFields = hasResource('custom_fields') && resource.fields.some(({ name }) => name === 'custom_fields');
  const fields = (
    <>
      {mode === 'create' && resource.hasChosenId && <ChosenId help={view.help?.['id']} />}
      {rows.filter((row) => !isAdvanced(row)).map(formRow)}
      {advanced.length > 0 && (
        <AdvancedFields names={advanced.flat().map(({ name }) => name)}>{advanced.map(formRow)}</AdvancedFields>
      )}
      {hasOwnFields && <CustomFieldsInput relatedTo={view.name} disabled={locked !== undefined} />}
    </>
  );
  return (
    <SaveErrors shown={namesIn(view, resource, mode)}>
      <SimpleForm
        toolbar={locked === undefined ? toolbar : false}
        mode="onBlur"
        reValidateMode="onChange"
        // The service validates the same, and its errors are shown like all others.
        noValidate
        disableInvalidFormNotification={isFailureExplained}
        sx={FORM}
      >
        <UnsavedEdits />
        {locked !== undefined && (
          <Alert severity="info" sx={{ width: '100%', mb: 2 }}>
            {locked}
          </Alert>
        )}
        {KINDS[view.name] ? <WithPreview of={view.name}>{fields}</WithPreview> : fields}
      </SimpleForm>
    </SaveErrors>
  );
}

/** Sets the row spacing; react-admin's inputs have different margins. */
export const FORM = { '& > .MuiStack-root': { rowGap: 2 }, '& .MuiFormControl-root': { mt: 0, mb: 0 } };

const DocumentPreview = lazy(async () => ({
  default: (await import('../preview/document-preview.tsx')).DocumentPreview,
}));

/** The form of a document beside its preview. */
function WithPreview({ of, children }: { readonly of: string; readonly children: ReactNode }): ReactElement {
  return (
    <div className="with-preview">
      <div className="form-fields">{children}</div>
      <Suspense fallback={<div />}>
        <DocumentPreview of={of} />
      </Suspense>
    </div>
  );
}

function Row({ children }: { readonly children: ReactNode }): ReactElement {
  return (
    <Box
      sx={{
        display: 'flex',
        flexDirection: { xs: 'column', sm: 'row' },
        gap: 2,
        width: '100%',
        '& > *': { flex: 1, minWidth: 0 },
      }}
    >
      {children}
    </Box>
  );
}

/** The input for the number of a record whose number the user chooses. */
function ChosenId({ help }: { readonly help?: string }): ReactElement {
  const checks = [required('Please choose a number'), minValue(1), maxValue(Number.MAX_SAFE_INTEGER)];
  return (
    <NumberInput
      source="id"
      label={labelOf('id')}
      helperText={help ?? false}
      validate={checks}
      min={1}
      step={1}
      size="small"
      fullWidth
    />
  );
}

interface FormFieldProps {
  readonly view: View;
  readonly resource: Resource;
  readonly field: Field;
  readonly disabled: boolean;
}

function FormField({ view, resource, field, disabled }: FormFieldProps): ReactElement {
  const help = view.help?.[field.name];
  if (isLines(field))
    return (
      <LinesInput
        source={field.name}
        isOptional={!field.required}
        hasAmountFields={hasAmountFields(resource)}
        hasSupply={!view.hasSupplyOfPeriod}
        help={help}
        disabled={disabled}
      />
    );
  return (
    <FieldInput
      of={resource}
      field={field}
      label={labelIn(view, field.name)}
      help={help}
      isLong={view.longTexts?.includes(field.name)}
      disabled={disabled}
    />
  );
}
