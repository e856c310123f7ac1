import { Button, Card } from '@mui/material';
import { type ReactElement, type ReactNode, useEffect, useState } from 'react';
import { Edit, SaveButton, Toolbar, useRecordContext } from 'react-admin';
import { PageState } from '../../app/shell/page-head.tsx';
import { resourceNamed } from '../../contract/contract.ts';
import { may } from '../../session/account.ts';
import { useSession } from '../../session/use-session.ts';
import { useHasUnsaved } from '../../unsaved/use-unsaved.ts';
import type { BegunAction } from '../actions/begun-action.ts';
import { DocumentButtons } from '../actions/mail/document-buttons.tsx';
import { FavoriteButton } from '../favorites/favorite-button.tsx';
import { useSavedNotice } from '../saved-notice.ts';
import { useView } from '../use-view.ts';
import { placeOf, type View } from '../view.ts';
import { recordTitle } from '../views.ts';
import { RecordBody, useLostRecord, WHOLE } from '../whole.tsx';
import { type Conflict, ConflictDialog } from './conflict-dialog.tsx';
import { type Editing, useEditing } from './editing.ts';
import { Facts } from './facts.tsx';
import './record.css';
import { openRecentRecords } from '../recent/recent-records.ts';
import { RecordForm, type RecordFormProps } from './record-form.tsx';
import { RecordHead } from './record-head.tsx';
import { RecordHistory } from './record-history.tsx';
import { RecordText } from './record-text.tsx';

export interface RecordPageProps {
  readonly view: View;
  readonly inputs?: RecordFormProps['inputs'];
  /** Content above the details of the record, such as figures. */
  readonly above?: ReactElement;
  /** Content below the details of the record, such as its contacts. */
  readonly below?: ReactElement;
  /** Content below the records that belong to it, such as its timeline. */
  readonly last?: ReactElement;
  /** Content beside the record. */
  readonly more?: ReactElement;
}

/** The page of a record: its text, of which values are edited in place, or its form. */
export function RecordPage({ view: given, inputs, above, below, last, more }: RecordPageProps): ReactElement {
  const view = useView(given);
  const resource = resourceNamed(view.name);
  const session = useSession();
  const hasUnsaved = useHasUnsaved();
  const isPortal = session?.account.user_type === 'client';
  const notifySaved = useSavedNotice();
  const [conflict, setConflict] = useState<Conflict>();
  // Another key resets the form to the stored record.
  const [form, setForm] = useState(0);
  // Customers change records by answers (see ActionBar).
  const mayUpdate = session !== undefined && !isPortal && may(session, resource.access.update);
  const editing = useEditing();
  // Settings are forms: nobody reads them first.
  const isForm = mayUpdate && (editing.isEditing || placeOf(view) === 'settings');
  const mutationOptions = {
    onSuccess: (saved: unknown) => {
      notifySaved(saved);
      if (editing.isEditing) editing.end();
    },
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
  return (
    <Edit
      mutationMode="pessimistic"
      redirect={false}
      component="div"
      title={<RecordTitle view={view} />}
      actions={<RecordHead view={view} editing={mayUpdate && !isForm ? editing : undefined} />}
      aside={
        <Rail>
          <Facts view={view} />
          {more}
          {!isPortal && <RecordHistory view={view} canRestore={mayUpdate} />}
        </Rail>
      }
      mutationOptions={mutationOptions}
      // A refetch must not replace unsaved edits; a save detects changes of others.
      queryOptions={{ ...WHOLE, refetchOnReconnect: false, onError: lose, ...(hasUnsaved && { enabled: false }) }}
      className={`record-page ${layoutOf(isForm, placeOf(view) === 'settings', more !== undefined)}`}
      render={(query) => (
        <RecordBody query={query}>
          {placeOf(view) !== 'settings' && (
            <>
              <NoteVisit module={view.name} />
              <PageState>
                <FavoriteButton module={view.name} />
              </PageState>
            </>
          )}
          {isForm ? (
            <Card>
              <RecordForm
                key={form}
                view={view}
                mode="edit"
                inputs={inputs}
                isFailureExplained={conflict !== undefined}
                toolbar={<FormToolbar view={view} editing={editing} />}
              />
            </Card>
          ) : (
            <>
              {above}
              <RecordText
                view={view}
                inputs={inputs}
                canEdit={mayUpdate}
                onConflict={setConflict}
                below={below}
                last={last}
              />
            </>
          )}
          {conflict && <ConflictDialog view={view} conflict={conflict} onClose={close} />}
        </RecordBody>
      )}
    />
  );
}

/** Returns the class of the layout: a form takes the whole width, unless it is a short one of the settings. */
function layoutOf(isForm: boolean, isSetting: boolean, hasMore: boolean): string {
  if (isSetting) return hasMore ? 'with-wide-rail' : '';
  return isForm ? 'with-form' : '';
}

/** The column beside the record; below it on narrow screens. */
const Rail = ({ children }: { readonly children: ReactNode }): ReactElement => (
  <aside className="record-rail">{children}</aside>
);

/** The title of the record: "Client Seven Seas", but not "Order Order 7". */
function RecordTitle({ view }: { readonly view: View }): ReactElement | null {
  const record = useRecordContext();
  if (!record) return null;
  const title = recordTitle(view, record);
  return <span>{title.startsWith(view.one) ? title : `${view.one} ${title}`}</span>;
}

interface FormToolbarProps {
  readonly view: View;
  readonly editing: Editing;
}

function FormToolbar({ view, editing }: FormToolbarProps): ReactElement {
  const notifySaved = useSavedNotice();
  const send = (saved: unknown, begun: BegunAction): void => {
    notifySaved(saved);
    editing.end(begun);
  };
  return (
    <Toolbar sx={{ gap: 1 }}>
      {editing.isEditing ? <DocumentButtons view={view} onSaved={send} /> : <SaveButton />}
      {editing.isEditing && <Button onClick={() => editing.end()}>Cancel</Button>}
    </Toolbar>
  );
}

interface NoteVisitProps {
  readonly module: string;
}

/** Notes that the page of a record was opened, once it is shown. */
function NoteVisit({ module }: NoteVisitProps): null {
  const id = useRecordContext()?.id;
  const userId = useSession()?.account.id;
  useEffect(() => {
    if (typeof id === 'number' && userId) openRecentRecords(userId, () => window.localStorage).note({ module, id });
  }, [module, id, userId]);
  return null;
}
