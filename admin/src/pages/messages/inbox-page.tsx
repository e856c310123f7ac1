import DraftsIcon from '@mui/icons-material/Drafts';
import MarkunreadIcon from '@mui/icons-material/Markunread';
import {
  Box,
  Card,
  ListItem,
  ListItemButton,
  ListItemIcon,
  ListItemText,
  List as Rows,
  Tab,
  Tabs,
  Typography,
} from '@mui/material';
import type { ReactElement } from 'react';
import {
  CreateButton,
  FilterForm,
  ListBase,
  Pagination,
  type RaRecord,
  RecordContextProvider,
  SearchInput,
  TextField,
  Title,
  useCreatePath,
  useListContext,
} from 'react-admin';
import { Link } from 'react-router-dom';
import { ListBody, SHOWS_FAILURE } from '../../resources/list-body.tsx';
import { PAGES } from '../../resources/list-page.tsx';
import { viewOf } from '../../resources/views.ts';

type Side = 'inbox' | 'sent';

/** The inbox: received and sent messages. */
export function InboxPage(): ReactElement {
  return (
    // The inbox opens first, whichever box was open last.
    <ListBase
      storeKey={false}
      perPage={20}
      filterDefaultValues={{ box: 'inbox' }}
      sort={{ field: '', order: 'DESC' }}
      queryOptions={SHOWS_FAILURE}
    >
      <Title title="Messages" />
      <Inbox />
    </ListBase>
  );
}

function Inbox(): ReactElement {
  const { filterValues, setFilters, data, total, isPending, isPlaceholderData } = useListContext();
  const box: Side = filterValues['box'] === 'sent' ? 'sent' : 'inbox';
  return (
    <>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center', mt: 1 }}>
        <FilterForm filters={[<SearchInput key="q" source="q" alwaysOn placeholder="Search" />]} />
        <CreateButton label="Write a message" sx={{ whiteSpace: 'nowrap', flexShrink: 0 }} />
      </Box>
      <Card>
        <Tabs
          value={box}
          onChange={(_event, next: Side) => setFilters({ ...filterValues, box: next })}
          aria-label="Box"
        >
          <Tab value="inbox" label="Inbox" />
          <Tab value="sent" label="Sent" />
        </Tabs>
        {!isPending && total === 0 && (
          <Typography sx={{ p: 3 }}>
            {box === 'inbox' ? viewOf('messages')!.empty : 'You have not written to anybody yet.'}
          </Typography>
        )}
        <ListBody>
          <Rows disablePadding aria-label={box === 'inbox' ? 'Inbox' : 'Sent'}>
            {/* The messages of one box must not be shown while the other one is loading. */}
            {(isPlaceholderData ? [] : data)?.map((record) => (
              <RecordContextProvider key={record.id} value={record}>
                <MessageRow record={record} box={box} />
              </RecordContextProvider>
            ))}
          </Rows>
        </ListBody>
      </Card>
      <Pagination rowsPerPageOptions={PAGES} />
    </>
  );
}

function MessageRow({ record, box }: { readonly record: RaRecord; readonly box: Side }): ReactElement {
  const createPath = useCreatePath();
  const isNew = box === 'inbox' && record['status'] === 'unread';
  const weight = isNew ? 700 : 400;
  return (
    <ListItem disablePadding divider>
      <ListItemButton component={Link} to={createPath({ resource: 'messages', type: 'edit', id: record.id })}>
        <ListItemIcon sx={{ minWidth: 40 }}>
          {isNew ? (
            <MarkunreadIcon color="primary" titleAccess="Unread" />
          ) : (
            <DraftsIcon color="disabled" titleAccess="Read" />
          )}
        </ListItemIcon>
        <ListItemText
          primary={<span style={{ fontWeight: weight }}>{record['subject'] || '(no subject)'}</span>}
          secondary={<Who record={record} box={box} />}
          slotProps={{ secondary: { component: 'div' } }}
        />
        <Typography variant="body2" sx={{ color: 'text.secondary', whiteSpace: 'nowrap', ml: 1 }}>
          {new Date(record['sent_at']).toLocaleDateString(undefined, { month: 'short', day: 'numeric' })}
        </Typography>
      </ListItemButton>
    </ListItem>
  );
}

/** The sender or the recipient of a message; the system if it has no sender. */
export function Who({ record, box }: { readonly record: RaRecord; readonly box: Side }): ReactElement {
  const isFromSystem = box === 'inbox' && record['from_user_id'] === null;
  const name = record[box === 'inbox' ? 'from_user_name' : 'to_user_name'];
  return <span>{isFromSystem ? 'The system' : name || 'Unknown'}</span>;
}

export const MessageText = (): ReactElement => <TextField source="message" sx={{ whiteSpace: 'pre-wrap' }} />;
