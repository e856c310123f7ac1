import { type ReactElement, useState } from 'react';
import {
  DeleteWithConfirmButton,
  DeleteWithUndoButton,
  Edit,
  SaveButton,
  Toolbar,
  useNotify,
  useRecordContext,
  useRedirect,
} from 'react-admin';
import type { ApiFailure } from '../api/problem.ts';
import { resourceNamed } from '../contract/contract.ts';
import { may } from '../session/account.ts';
import { useSession } from '../session/use-session.ts';
import { type Conflict, ConflictDialog } from './conflict-dialog.tsx';
import { Facts } from './facts.tsx';
import { rowsOf } from './form-rows.ts';
import { RecordBar } from './record-bar.tsx';
import { RecordForm, type RecordFormProps } from './record-form.tsx';
import { useSaveFailure } from './save-failure.ts';
import type { View } from './view.ts';
import { titleOf } from './views.ts';
import { WHOLE, Whole } from './whole.tsx';

export interface EditPageProps {
  readonly view: View;
  readonly inputs?: RecordFormProps['inputs'];
  /** What else there is to see of the record. */
  readonly more?: ReactElement;
}

/** A record, to look at and to change. */
export function EditPage({ view, inputs, more }: EditPageProps): ReactElement {
  const resource = resourceNamed(view.name);
  const session = useSession();
  const notify = useNotify();
  const redirect = useRedirect();
  const [conflict, setConflict] = useState<Conflict>();
  // Another number is another form, which begins with what is stored.
  const [form, setForm] = useState(0);
  const fail = useSaveFailure(rowsOf(view, resource, 'edit').flatMap((row) => row.map(({ name }) => name)));
  const mutationOptions = {
    onSuccess: () => notify('Saved.', { type: 'info' }),
    onError: (error: unknown, variables: unknown) => {
      if ((error as { status?: number }).status === 412) setConflict(variables as Conflict);
      else fail(error);
    },
  };
  // What cannot be read for the moment stays on the page; what is gone is looked for in the list.
  const lose = (error: Error): void => {
    const isGone = [403, 404].includes((error as Partial<ApiFailure>).status ?? 0);
    notify(isGone ? 'This is not there any more.' : error.message, { type: 'error' });
    if (isGone) redirect('list', view.name);
  };
  const close = (): void => {
    setConflict(undefined);
    setForm(form + 1);
  };
  const mayUpdate = session !== undefined && may(session, resource.access.update);
  const mayDelete = session !== undefined && may(session, resource.access.delete);
  // Lines of an invoice and the like take the whole width of most screens.
  const sideBySide = view.rows?.flat().includes('items') ? 'xl' : 'lg';
  const toolbar =
    mayUpdate || mayDelete ? <FormToolbar view={view} canSave={mayUpdate} canDelete={mayDelete} /> : false;
  return (
    <Edit
      mutationMode="pessimistic"
      redirect={false}
      title={<RecordTitle view={view} />}
      actions={<RecordBar view={view} />}
      aside={<Facts view={view} from={sideBySide} more={more} />}
      mutationOptions={mutationOptions}
      queryOptions={{ ...WHOLE, refetchOnReconnect: false, onError: lose }}
      sx={{
        '& .RaEdit-main': {
          flexDirection: { xs: 'column', [sideBySide]: 'row' },
          gap: 2,
          alignItems: { xs: 'stretch', [sideBySide]: 'flex-start' },
        },
        '& .RaEdit-card': { flex: 1, minWidth: 0 },
      }}
    >
      <Whole>
        <RecordForm key={form} view={view} mode="edit" inputs={inputs} toolbar={toolbar} isReadOnly={!mayUpdate} />
      </Whole>
      {conflict && <ConflictDialog view={view} conflict={conflict} onClose={close} />}
    </Edit>
  );
}

/** "Client Seven Seas", but not "Order Order 7". */
function RecordTitle({ view }: { readonly view: View }): ReactElement | null {
  const record = useRecordContext();
  if (!record) return null;
  const title = titleOf(view.name, record);
  return <span>{title.startsWith(view.one) ? title : `${view.one} ${title}`}</span>;
}

interface FormToolbarProps {
  readonly view: View;
  readonly canSave: boolean;
  readonly canDelete: boolean;
}

function FormToolbar({ view, canSave, canDelete }: FormToolbarProps): ReactElement {
  return (
    <Toolbar sx={{ justifyContent: 'space-between' }}>
      {canSave ? <SaveButton /> : <span />}
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
