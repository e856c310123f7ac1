import SendIcon from '@mui/icons-material/Send';
import type { ReactElement } from 'react';
import { Create, type RaRecord, SaveButton, Toolbar, useRedirect } from 'react-admin';
import { resourceNamed } from '../contract/contract.ts';
import type { BegunAction } from './actions/begun-action.ts';
import { DocumentButtons } from './actions/mail/document-buttons.tsx';
import { RecordForm, type RecordFormProps } from './record/record-form.tsx';
import { useSavedNotice } from './saved-notice.ts';
import type { View } from './view.ts';

/** The toolbar with the button that creates the record, labelled by the view, and the one that also sends it. */
export function CreateToolbar({ view }: { readonly view: View }): ReactElement {
  const { creating } = view;
  const redirect = useRedirect();
  const notifySaved = useSavedNotice(view.name);
  const send = (saved: unknown, begun: BegunAction): void => {
    const record = saved as RaRecord;
    notifySaved(record);
    redirect('edit', view.name, record.id, record, begun);
  };
  return (
    <Toolbar sx={{ gap: 1 }}>
      {creating ? (
        <SaveButton label={creating.label} icon={<SendIcon />} />
      ) : (
        <DocumentButtons view={view} onSaved={send} />
      )}
    </Toolbar>
  );
}

export interface CreatePageProps {
  readonly view: View;
  readonly inputs?: RecordFormProps['inputs'];
  readonly notes?: RecordFormProps['notes'];
}

/** The page of a new record. */
export function CreatePage({ view, inputs, notes }: CreatePageProps): ReactElement {
  const resource = resourceNamed(view.name);
  const next = resource.access.get ? 'edit' : 'list';
  const redirect = useRedirect();
  const notifySaved = useSavedNotice(view.name);
  const onSuccess = (record: RaRecord): void => {
    notifySaved(record);
    redirect(next, view.name, record.id, record);
  };
  return (
    <Create title={`New: ${view.one}`} mutationMode="pessimistic" mutationOptions={{ onSuccess }}>
      <RecordForm view={view} mode="create" inputs={inputs} notes={notes} toolbar={<CreateToolbar view={view} />} />
    </Create>
  );
}
