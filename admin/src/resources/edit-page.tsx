import { CardActions } from '@mui/material';
import { type ReactElement, useState } from 'react';
import {
  DeleteWithConfirmButton,
  DeleteWithUndoButton,
  Edit,
  SaveButton,
  Toolbar,
  useRecordContext,
} from 'react-admin';
import { resourceNamed } from '../contract/contract.ts';
import { may } from '../session/account.ts';
import { useSession } from '../session/use-session.ts';
import { useHasUnsaved } from '../unsaved/use-unsaved.ts';
import { type Conflict, ConflictDialog } from './conflict-dialog.tsx';
import { ReadOnlyDetails } from './read-only-details.tsx';
import { RecordBar } from './record-bar.tsx';
import { RecordDetails } from './record-details.tsx';
import { RecordForm, type RecordFormProps } from './record-form.tsx';
import { useSavedNotice } from './saved-notice.ts';
import { useView } from './use-view.ts';
import type { View } from './view.ts';
import { recordTitle } from './views.ts';
import { RecordBody, useLostRecord, WHOLE } from './whole.tsx';

export interface EditPageProps {
  readonly view: View;
  readonly inputs?: RecordFormProps['inputs'];
  /** Further content of the page. */
  readonly more?: ReactElement;
}

/** The page of a record, to view and to edit. */
export function EditPage({ view: given, inputs, more }: EditPageProps): ReactElement {
  const view = useView(given);
  const resource = resourceNamed(view.name);
  const session = useSession();
  const hasUnsaved = useHasUnsaved();
  const isPortal = session?.account.user_type === 'client';
  const notifySaved = useSavedNotice();
  const [conflict, setConflict] = useState<Conflict>();
  // Another key resets the form to the stored record.
  const [form, setForm] = useState(0);
  const mutationOptions = {
    onSuccess: notifySaved,
    onError: (error: unknown, variables: unknown) => {
      // The form shows any other error.
      if ((error as { status?: number }).status === 412) setConflict(variables as Conflict);
    },
  };
  const lose = useLostRecord(view.name);
  const close = (): void => {
    setConflict(undefined);
    setForm(form + 1);
  };
  // Customers change records by answers (see RecordBar).
  const mayUpdate = session !== undefined && !isPortal && may(session, resource.access.update);
  const mayDelete = session !== undefined && may(session, resource.access.delete);
  // The lines of a document take the whole width of most screens.
  const sideBySide = mayUpdate && view.rows?.flat().includes('items') ? 'xl' : 'lg';
  return (
    <Edit
      mutationMode="pessimistic"
      redirect={false}
      title={<RecordTitle view={view} />}
      actions={<RecordBar view={view} />}
      aside={<ReadOnlyDetails view={view} from={sideBySide} more={more} />}
      mutationOptions={mutationOptions}
      // A refetch must not replace unsaved edits; a save detects changes of others.
      queryOptions={{ ...WHOLE, refetchOnReconnect: false, onError: lose, ...(hasUnsaved && { enabled: false }) }}
      sx={{
        '& .RaEdit-main': {
          flexDirection: { xs: 'column', [sideBySide]: 'row' },
          gap: 2,
          alignItems: { xs: 'stretch', [sideBySide]: 'flex-start' },
        },
        '& .RaEdit-card': { flex: 1, minWidth: 0 },
      }}
      render={(query) => (
        <RecordBody query={query}>
          {mayUpdate ? (
            <RecordForm
              key={form}
              view={view}
              mode="edit"
              inputs={inputs}
              isFailureExplained={conflict !== undefined}
              toolbar={<FormToolbar view={view} canDelete={mayDelete} />}
            />
          ) : (
            <>
              <RecordDetails view={view} />
              {mayDelete && (
                <CardActions>
                  <RemoveButton view={view} />
                </CardActions>
              )}
            </>
          )}
          {conflict && <ConflictDialog view={view} conflict={conflict} onClose={close} />}
        </RecordBody>
      )}
    />
  );
}

/** The title of the record: "Client Seven Seas", but not "Order Order 7". */
function RecordTitle({ view }: { readonly view: View }): ReactElement | null {
  const record = useRecordContext();
  if (!record) return null;
  const title = recordTitle(view, record);
  return <span>{title.startsWith(view.one) ? title : `${view.one} ${title}`}</span>;
}

interface FormToolbarProps {
  readonly view: View;
  readonly canDelete: boolean;
}

function FormToolbar({ view, canDelete }: FormToolbarProps): ReactElement {
  return (
    <Toolbar sx={{ justifyContent: 'space-between' }}>
      <SaveButton />
      {canDelete && <RemoveButton view={view} />}
    </Toolbar>
  );
}

function RemoveButton({ view: { remove, one, deletable } }: { readonly view: View }): ReactElement | null {
  const record = useRecordContext();
  if (record && deletable?.(record) === false) return null;
  if (!remove) return <DeleteWithUndoButton />;
  return (
    <DeleteWithConfirmButton
      label={remove.label}
      confirmTitle={`${remove.label}: ${one}`}
      confirmContent={remove.question}
      mutationMode="pessimistic"
    />
  );
}
