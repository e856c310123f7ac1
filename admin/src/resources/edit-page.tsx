import type { ReactElement } from 'react';
import { DeleteWithUndoButton, Edit, ListButton, SaveButton, Toolbar, TopToolbar } from 'react-admin';
import { resourceNamed } from '../contract/contract.ts';
import { RecordForm } from './record-form.tsx';
import type { View } from './view.ts';

/** A record, to look at and to change. */
export function EditPage({ view }: { readonly view: View }): ReactElement {
  const { access } = resourceNamed(view.name);
  return (
    <Edit
      mutationMode="pessimistic"
      redirect={false}
      actions={
        <TopToolbar>
          <ListButton label={view.many} />
        </TopToolbar>
      }
      queryOptions={{ refetchOnReconnect: false }}
    >
      <RecordForm
        view={view}
        mode="edit"
        toolbar={access.update ? <FormToolbar canDelete={access.delete !== undefined} /> : false}
      />
    </Edit>
  );
}

function FormToolbar({ canDelete }: { readonly canDelete: boolean }): ReactElement {
  return (
    <Toolbar sx={{ justifyContent: 'space-between' }}>
      <SaveButton />
      {canDelete && <DeleteWithUndoButton />}
    </Toolbar>
  );
}
