import { Box, Button, Card, CardActions, CardContent, Chip, Typography } from '@mui/material';
import type { ReactElement } from 'react';
import {
  EditButton,
  FilterForm,
  ListBase,
  type RaRecord,
  SearchInput,
  Title,
  useDataProvider,
  useListContext,
  useNotify,
  useRefresh,
} from 'react-admin';
import type { PanelProvider } from '../../api/data-provider.ts';
import { PageActions } from '../../app/shell/page-head.tsx';
import { resourceNamed } from '../../contract/contract.ts';
import { FieldInput } from '../../fields/inputs.tsx';
import { CreatePage } from '../../resources/create-page.tsx';
import { ListBody, ListPagination, SHOWS_FAILURE } from '../../resources/list-body.tsx';
import { NewRecordButton } from '../../resources/new-record-button.tsx';
import { RecordPage } from '../../resources/record/record-page.tsx';
import { viewOf } from '../../resources/views.ts';
import { AudienceInput } from './audience-input.tsx';

const CALENDAR = { year: 'numeric', month: 'long', day: 'numeric', timeZone: 'UTC' } as const;

const inputs = { share_with: <AudienceInput source="share_with" /> };

export const AnnouncementCreate = (): ReactElement => <CreatePage view={viewOf('announcements')!} inputs={inputs} />;
export const AnnouncementEdit = (): ReactElement => <RecordPage view={viewOf('announcements')!} inputs={inputs} />;

/** The announcements to read; unread ones are marked. */
export function AnnouncementsPage(): ReactElement {
  return (
    <ListBase perPage={10} sort={{ field: '', order: 'DESC' }} queryOptions={SHOWS_FAILURE}>
      <Title title="Announcements" />
      <Announcements />
    </ListBase>
  );
}

function Announcements(): ReactElement {
  const { data, total, isPending } = useListContext();
  const resource = resourceNamed('announcements');
  const unread = resource.filters.find(({ name }) => name === 'unread');
  const filters = [
    <SearchInput key="q" source="q" alwaysOn placeholder="Search" />,
    ...(unread ? [<FieldInput key="unread" of={resource} field={unread} source="unread" isFilter alwaysOn />] : []),
  ];
  return (
    <>
      <PageActions>
        <NewRecordButton view={viewOf('announcements')!} />
      </PageActions>
      <Box sx={{ mb: 1 }}>
        <FilterForm filters={filters} />
      </Box>
      {!isPending && total === 0 && <Typography sx={{ p: 3 }}>{viewOf('announcements')!.empty}</Typography>}
      <ListBody>
        <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0, display: 'grid', gap: 2 }}>
          {data?.map((record) => (
            <Announcement key={record.id} record={record} />
          ))}
        </Box>
      </ListBody>
      <ListPagination rowsPerPageOptions={[10, 25]} />
    </>
  );
}

function Announcement({ record }: { readonly record: RaRecord }): ReactElement {
  const isNew = record['read'] === false;
  return (
    <Card component="li" sx={isNew ? { borderLeft: 4, borderColor: 'primary.main' } : undefined}>
      <CardContent sx={{ pb: 0 }}>
        <Typography variant="h6" component="h2">
          {record['title']} {isNew && <Chip color="primary" size="small" label="new" />}
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {new Date(record['created_at']).toLocaleDateString(undefined, CALENDAR)}
        </Typography>
        <Typography sx={{ whiteSpace: 'pre-wrap', mt: 1 }}>{record['description']}</Typography>
      </CardContent>
      <CardActions>
        {isNew && <ReadButton record={record} />}
        <EditButton record={record} />
      </CardActions>
    </Card>
  );
}

function ReadButton({ record }: { readonly record: RaRecord }): ReactElement {
  const dataProvider = useDataProvider<PanelProvider>();
  const refresh = useRefresh();
  const notify = useNotify();
  const markRead = async (): Promise<void> => {
    try {
      await dataProvider.act('announcements', record.id, '/api/announcements/{id}/read');
      refresh();
    } catch (error) {
      notify(error instanceof Error ? error.message : String(error), { type: 'error' });
    }
  };
  return (
    <Button size="small" onClick={markRead} aria-label={`Mark as read: ${record['title']}`}>
      Mark as read
    </Button>
  );
}
