import type { ReactElement } from 'react';
import { Create } from 'react-admin';
import { RecordForm } from './record-form.tsx';
import type { View } from './view.ts';

/** A new record. */
export function CreatePage({ view }: { readonly view: View }): ReactElement {
  return (
    <Create redirect="edit" title={`New: ${view.one}`} mutationMode="pessimistic">
      <RecordForm view={view} mode="create" />
    </Create>
  );
}
