import type { ReactElement } from 'react';
import { Create } from 'react-admin';
import { resourceNamed } from '../contract/contract.ts';
import { rowsOf } from './form-rows.ts';
import { RecordForm, type RecordFormProps } from './record-form.tsx';
import { useSaveFailure } from './save-failure.ts';
import type { View } from './view.ts';

export interface CreatePageProps {
  readonly view: View;
  readonly inputs?: RecordFormProps['inputs'];
}

/** A new record. */
export function CreatePage({ view, inputs }: CreatePageProps): ReactElement {
  const resource = resourceNamed(view.name);
  const shown = rowsOf(view, resource, 'create').flatMap((row) => row.map(({ name }) => name));
  const onError = useSaveFailure(shown);
  const next = resource.access.get ? 'edit' : 'list';
  return (
    <Create redirect={next} title={`New: ${view.one}`} mutationMode="pessimistic" mutationOptions={{ onError }}>
      <RecordForm view={view} mode="create" inputs={inputs} />
    </Create>
  );
}
