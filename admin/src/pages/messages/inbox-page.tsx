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
  FilterForm,
  type GetListParams,
  ListBase,
  type RaRecord,
  RecordContextProvider,
  SearchInput,
  TextField,
  Title,
  useCreatePath,
  useGetList,
  useListContext,
} from 'react-admin';
import { Link } from 'react-router-dom';
import { PageActions } from '../../app/shell/page-head.tsx';
import { ListBody, ListPagination, SHOWS_FAILURE } from '../../resources/list-body.tsx';
import { PAGES } from '../../resources/list-page.tsx';
import { NewRecordButton } from '../../resources/new-record-button.tsx';
import { viewOf } from '../../resources/views.ts';

type Side = 'inbox' | 'sent';

/** The lists of the page: messages of people, notifications of the system, and messages sent by the user. */
type ListName = 'people' | 'system' | 'sent';

/** The filters of each list. */
const FILTERS: Readonly<Record<ListName, Readonly<Record<string, string>>>> = {
  people: { box: 'inbox', sender: 'user' },
  system: { box: 'inbox', sender: 'system' },
  sent: { box: 'sent' },
};

const EMPTY: Readonly<Record<ListName, string>> = {
  people: viewOf('messages')!.empty,
  system: 'No notifications. When an invoice is sent or paid, for example, you read it here.',
  sent: 'You have not written to anybody yet.',
};

/** The inbox: messages of people, notifications of the system, and sent messages, each in a list. */
export function InboxPage(): ReactElement {
  return (
    // The inbox opens first, whichever box was open last.
    <ListBase
      storeKey={false}
      perPage={20}
      filterDefaultValues={FILTERS.people}
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
  const { box: _box, sender: _sender, ...search } = filterValues;
  const box = boxOf(filterValues);
  const side: Side = box === 'sent' ? 'sent' : 'inbox';
  return (
    <>
      <PageActions>
        <NewRecordButton view={viewOf('messages')!} label="Write a message" />
      </PageActions>
      <Box sx={{ mb: 1 }}>
        <FilterForm filters={[<SearchInput key="q" source="q" alwaysOn placeholder="Search" />]} />
      </Box>
      <Card>
        <Tabs
          value={box}
          onChange={(_event, next: ListName) => setFilters({ ...search, ...FILTERS[next] })}
          aria-label="Box"
        >
          <Tab value="people" label={<Counted text="Messages" box="people" />} />
          <Tab value="system" label={<Counted text="Notifications" box="system" />} />
          <Tab value="sent" label="Sent" />
        </Tabs>
        {!isPending && total === 0 && <Typography sx={{ p: 3 }}>{EMPTY[box]}</Typography>}
        <ListBody>
          <Rows disablePadding aria-label={NAMES[box]}>
            {/* The messages of one box must not be shown while the other one is loading. */}
            {(isPlaceholderData ? [] : data)?.map((record) => (
              <RecordContextProvider key={record.id} value={record}>
                <MessageRow record={record} box={side} />
              </RecordContextProvider>
            ))}
          </Rows>
        </ListBody>
      </Card>
      <ListPagination rowsPerPageOptions={PAGES} />
    </>
  );
}

const NAMES: Readonly<Record<ListName, string>> = { people: 'Messages', system: 'Notifications', sent: 'Sent' };

const boxOf = ({ box, sender }: Readonly<Record<string, unknown>>): ListName =>
  box === 'sent' ? 'sent' : sender === 'system' ? 'system' : 'people';

/** The label of a list with the number of its unread entries. */
function Counted({ text, box }: { readonly text: string; readonly box: ListName }): ReactElement {
  const params = { filter: { ...FILTERS[box], status: 'unread' }, pagination: ONE, sort: { field: '', order: 'DESC' } };
  const { total = 0 } = useGetList('messages', params as GetListParams);
  return <span>{total > 0 ? `${text} (${total})` : text}</span>;
}

const ONE = { page: 1, perPage: 1 };

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
