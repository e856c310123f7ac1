import AddIcon from '@mui/icons-material/Add';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import EditIcon from '@mui/icons-material/EditOutlined';
import { Box, Button, Card, CardHeader, IconButton, List, ListItem, ListItemText, Typography } from '@mui/material';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactElement, type ReactNode, useState } from 'react';
import { Confirm, useNotify, useRecordContext } from 'react-admin';
import { Link } from 'react-router-dom';
import { changesOf, valuesOf } from '../../api/changes.ts';
import { BASE } from '../../app/base.ts';
import { FailureNote } from '../../app/failure-note.tsx';
import { resourceNamed } from '../../contract/contract.ts';
import { FieldInput } from '../../fields/inputs.tsx';
import { RecordDialog } from '../../fields/record-dialog.tsx';
import { isImportable } from '../../resources/list/import-button.tsx';
import { http } from '../../services.ts';
import { may } from '../../session/account.ts';
import { useSession } from '../../session/use-session.ts';

/** A record that belongs to a client and has no page of its own, such as a contact. */
export interface Part {
  readonly id: number;
  readonly client_id: number;
}

interface PartsCardProps<T extends Part> {
  /** The module of the records. */
  readonly module: string;
  readonly title: string;
  /** The sort of the list, such as `-happened_at`. */
  readonly sort: string;
  /** The most records that are shown. */
  readonly limit: number;
  /** The texts of the buttons and dialogs. */
  readonly words: {
    readonly add: string;
    readonly edit: string;
    /** The text without a record. */
    readonly empty: string;
    /** The consequence of a deletion. */
    readonly deletion: string;
  };
  readonly labels?: Readonly<Record<string, string>>;
  readonly help?: Readonly<Record<string, string>>;
  /** The name of a record in questions and labels. */
  readonly nameOf: (part: T) => string;
  readonly primary: (part: T) => ReactNode;
  readonly secondary: (part: T) => ReactNode;
  readonly badge?: (part: T) => ReactNode;
}

/** The card with the records of a kind that belong to the current client, which are created and changed in dialogs. */
export function PartsCard<T extends Part>(props: PartsCardProps<T>): ReactElement | null {
  const { module, title, sort, limit, words } = props;
  const id = useRecordContext()?.id;
  const session = useSession();
  const queryClient = useQueryClient();
  const [edited, setEdited] = useState<Partial<T>>();
  const { access } = resourceNamed(module);
  const isShown = session !== undefined && id !== undefined && may(session, access.list);
  const { data, error, refetch } = useQuery({
    queryKey: [module, id],
    queryFn: async ({ signal }) =>
      (await http<{ records: readonly T[] }>('GET', partsPath(module, id), { query: { limit, sort }, signal })).body
        .records,
    enabled: isShown,
  });
  if (!isShown) return null;
  const canChange = may(session, access.update);
  const reload = () => queryClient.invalidateQueries({ queryKey: [module, id] });
  return (
    <Card component="section" aria-label={title}>
      <CardHeader
        title={title}
        slotProps={{ title: { variant: 'h6', component: 'h2' } }}
        action={
          canChange && (
            <>
              {isImportable(resourceNamed(module), session) && (
                <Button
                  size="small"
                  component={Link}
                  to={`${BASE}/imports?module=${module}&owner=${id}`}
                  aria-label={`Import: ${title}`}
                  sx={{ display: { xs: 'none', sm: 'inline-flex' } }}
                >
                  Import
                </Button>
              )}
              <Button size="small" startIcon={<AddIcon />} onClick={() => setEdited({})}>
                {words.add}
              </Button>
            </>
          )
        }
        sx={{ pb: 0 }}
      />
      {error && <FailureNote error={error} onRetry={refetch} />}
      {data?.length === 0 && <Typography sx={{ p: 2 }}>{words.empty}</Typography>}
      <List aria-label={title} dense>
        {data?.map((part) => (
          <PartRow
            key={part.id}
            {...props}
            part={part}
            canChange={canChange}
            onEdit={() => setEdited(part)}
            onDeleted={reload}
          />
        ))}
      </List>
      {edited && (
        <PartDialog {...props} clientId={id} part={edited} onSaved={reload} onClose={() => setEdited(undefined)} />
      )}
    </Card>
  );
}

interface PartRowProps<T extends Part> extends PartsCardProps<T> {
  readonly part: T;
  readonly canChange: boolean;
  readonly onEdit: () => void;
  readonly onDeleted: () => Promise<void>;
}

function PartRow<T extends Part>(props: PartRowProps<T>): ReactElement {
  const { part, module, words, canChange, nameOf, primary, secondary, badge, onEdit, onDeleted } = props;
  const [isAsking, setAsking] = useState(false);
  const notify = useNotify();
  const name = nameOf(part);
  const remove = async (): Promise<void> => {
    setAsking(false);
    try {
      await http('DELETE', `${partsPath(module, part.client_id)}/${part.id}`);
      notify('Deleted.', { type: 'info' });
    } catch (failure) {
      notify(failure instanceof Error ? failure.message : String(failure), { type: 'error' });
    }
    await onDeleted();
  };
  return (
    <ListItem divider sx={{ flexWrap: 'wrap', columnGap: 1 }}>
      <ListItemText
        primary={primary(part)}
        secondary={secondary(part)}
        sx={{ overflowWrap: 'anywhere', flex: '1 1 160px' }}
      />
      {badge?.(part)}
      {canChange && (
        <Box sx={{ whiteSpace: 'nowrap' }}>
          <IconButton aria-label={`Edit ${name}`} onClick={onEdit}>
            <EditIcon />
          </IconButton>
          <IconButton aria-label={`Delete ${name}`} onClick={() => setAsking(true)}>
            <DeleteIcon />
          </IconButton>
        </Box>
      )}
      <Confirm
        isOpen={isAsking}
        title={`Delete ${name}?`}
        content={words.deletion}
        onConfirm={remove}
        onClose={() => setAsking(false)}
      />
    </ListItem>
  );
}

interface PartDialogProps<T extends Part> extends Pick<PartsCardProps<T>, 'module' | 'words' | 'labels' | 'help'> {
  readonly clientId: unknown;
  /** The record to change; one without an id is new. */
  readonly part: Partial<T>;
  readonly onSaved: () => Promise<void>;
  readonly onClose: () => void;
}

/** The dialog that creates or changes a record of the client. */
function PartDialog<T extends Part>(props: PartDialogProps<T>): ReactElement {
  const { module, words, labels, help, clientId, part, onSaved, onClose } = props;
  const resource = resourceNamed(module);
  const fields = resource.fields.filter(({ readOnly }) => !readOnly);
  const names = fields.map(({ name }) => name);
  const path = partsPath(module, clientId);
  const save = async (values: Readonly<Record<string, unknown>>): Promise<void> => {
    if (part.id) await http('PATCH', `${path}/${part.id}`, { body: changesOf({ ...part }, values, names) });
    else await http('POST', path, { body: valuesOf(values, names) });
    onClose();
    await onSaved();
  };
  return (
    <RecordDialog
      title={part.id ? words.edit : words.add}
      resource={resource}
      fields={fields}
      initial={{ ...part }}
      input={FieldInput}
      {...(labels && { labels })}
      {...(help && { help })}
      onSave={save}
      onClose={onClose}
    />
  );
}

/** Returns the path of the records of a module that belong to a client. */
const partsPath = (module: string, clientId: unknown): string =>
  resourceNamed(module).path.replace('{client_id}', String(clientId));
