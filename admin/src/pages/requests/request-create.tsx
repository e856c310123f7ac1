import { Skeleton, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { Create, type RaRecord, SelectInput, SimpleForm } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { FailureNote } from '../../app/failure-note.tsx';
import { fieldOf, resourceNamed } from '../../contract/contract.ts';
import { type CustomField, CustomFieldInput } from '../../fields/custom-fields-input.tsx';
import { FieldInput } from '../../fields/inputs.tsx';
import { CreateToolbar } from '../../resources/create-page.tsx';
import { FORM } from '../../resources/record/record-form.tsx';
import { SaveErrors } from '../../resources/save-failure.tsx';
import { viewOf } from '../../resources/views.ts';
import { http } from '../../services.ts';
import { useSession } from '../../session/use-session.ts';
import { UnsavedEdits } from '../../unsaved/use-unsaved.ts';
import { useKnownAnswers } from './use-known-answers.ts';

/** A form that accepts submissions. */
interface OfferedForm {
  readonly id: number;
  readonly title: string;
  readonly description: string;
}

const FORMS = '/api/request_estimate/forms';

const recordsOf = async <One,>(path: string, signal: AbortSignal): Promise<readonly One[]> =>
  (await http<{ records: readonly One[] }>('GET', path, { signal })).body.records;

/** The page that submits an estimate request: the user chooses a form and fills it in. */
export function RequestCreate(): ReactElement {
  const {
    data: forms,
    error,
    refetch,
  } = useQuery({
    queryKey: ['offered-forms'],
    queryFn: ({ signal }) => recordsOf<OfferedForm>(FORMS, signal),
  });
  return (
    <Create redirect="edit" title="New: Estimate request" mutationMode="pessimistic">
      {error && <FailureNote error={error} onRetry={refetch} />}
      {!forms && !error && <Skeleton variant="rounded" height={160} sx={{ m: 2 }} />}
      {forms?.length === 0 && <Typography sx={{ p: 3 }}>There is no form to fill in at the moment.</Typography>}
      {forms && forms.length > 0 && (
        <SaveErrors shown={['form_id', 'client_id', 'values']}>
          <RequestForm forms={forms} />
        </SaveErrors>
      )}
    </Create>
  );
}

function RequestForm({ forms }: { readonly forms: readonly OfferedForm[] }): ReactElement {
  const resource = resourceNamed('estimate_requests');
  const session = useSession();
  const isStaff = session?.account.user_type === 'staff';
  const choices = forms.map(({ id, title }) => ({ id, name: title }));
  return (
    <SimpleForm
      toolbar={<CreateToolbar view={viewOf('estimate_requests')!} />}
      mode="onBlur"
      reValidateMode="onChange"
      noValidate
      sx={FORM}
      // The only form is chosen by default.
      defaultValues={forms.length === 1 ? { form_id: forms[0]!.id } : undefined}
    >
      <UnsavedEdits />
      <FormChoice choices={choices} />
      {isStaff && (
        <FieldInput
          of={resource}
          field={fieldOf(resource, 'client_id')!}
          label="Client"
          help="Leave it empty for somebody who is no client yet: that makes a lead"
        />
      )}
      <Questions forms={forms} />
    </SimpleForm>
  );
}

/** The choice of the form, which clears the answers to the previous one. */
function FormChoice({ choices }: { readonly choices: { readonly id: number; readonly name: string }[] }): ReactElement {
  const { setValue } = useFormContext();
  const resource = resourceNamed('estimate_requests');
  const { name, required } = fieldOf(resource, 'form_id')!;
  return (
    <SelectInput
      source={name}
      label="Form"
      choices={choices}
      validate={required ? isChosen : undefined}
      helperText={false}
      onChange={() => setValue('values', {})}
      fullWidth
      size="small"
    />
  );
}

const isChosen = (value: unknown): string | undefined => (value ? undefined : 'Please choose a form');

function Questions({ forms }: { readonly forms: readonly OfferedForm[] }): ReactElement | null {
  const formId = useWatch({ name: 'form_id' }) as number | undefined;
  const {
    data: fields,
    error,
    refetch,
  } = useQuery({
    queryKey: ['form-fields', formId],
    queryFn: ({ signal }) => recordsOf<CustomField & RaRecord>(`${FORMS}/${formId}/fields`, signal),
    enabled: Boolean(formId),
  });
  const known = useKnownAnswers();
  if (error && !fields) return <FailureNote error={error} onRetry={refetch} />;
  if (!formId) return null;
  if (!fields) return <Skeleton variant="rounded" height={120} sx={{ width: '100%' }} />;
  const description = forms.find(({ id }) => id === formId)?.description;
  return (
    <>
      {description && <Typography>{description}</Typography>}
      {known &&
        fields.map((field) => (
          <CustomFieldInput key={field.id} of="values" field={field} begins={known[String(field['maps_to'] ?? '')]} />
        ))}
    </>
  );
}
