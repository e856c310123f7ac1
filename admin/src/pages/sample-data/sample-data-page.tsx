import { Alert, Box, Button, Card, CardContent, Link, List, ListItem, Stack, Typography } from '@mui/material';
import { type ReactElement, useState } from 'react';
import { Confirm, Title } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { BASE } from '../../app/base.ts';
import { FailureNote } from '../../app/failure-note.tsx';
import { viewOf } from '../../resources/views.ts';
import { useSession } from '../../session/use-session.ts';
import type { FailedSample, FoundSample } from './sample-data.ts';
import { useSampleData } from './use-sample-data.ts';

/** The page that adds records to look around with, and removes them again. */
export function SampleDataPage(): ReactElement | null {
  const session = useSession();
  return session ? <SampleData userId={session.account.id} /> : null;
}

function SampleData({ userId }: { readonly userId: number }): ReactElement {
  const { found, missing, error, refetch, failed, isBusy, add, remove } = useSampleData(userId);
  const [isAsking, setAsking] = useState(false);
  const confirm = (): void => {
    setAsking(false);
    void remove();
  };
  return (
    <Card sx={{ mt: 2, maxWidth: 720 }}>
      <Title title="Sample data" />
      <CardContent sx={{ display: 'flex', flexDirection: 'column', gap: 2, alignItems: 'flex-start' }}>
        <Typography variant="body2">
          A few clients, items, leads, estimates and tasks to look around with, each named “[Sample]”. Nothing is mailed
          to anyone. There are no sample invoices: they would leave gaps in your invoice numbers.
        </Typography>
        {error && <FailureNote error={error} onRetry={refetch} />}
        {found && found.length > 0 && <Found samples={found} />}
        {failed.length > 0 && <Failed samples={failed} />}
        <Stack direction="row" spacing={1}>
          {found && missing > 0 && (
            <Button variant="contained" disabled={isBusy} onClick={add}>
              {found.length === 0 ? 'Add sample data' : 'Add what is missing'}
            </Button>
          )}
          {found && found.length > 0 && (
            <Button color="error" variant="outlined" disabled={isBusy} onClick={() => setAsking(true)}>
              Remove sample data
            </Button>
          )}
        </Stack>
      </CardContent>
      <Confirm
        isOpen={isAsking}
        title="Remove sample data?"
        content={`${count(found?.length ?? 0)} removed, also if you have changed them. They can be brought back for 30 days. Your own records stay.`}
        confirm="Remove"
        confirmColor="warning"
        onConfirm={confirm}
        onClose={() => setAsking(false)}
      />
    </Card>
  );
}

const count = (records: number): string => (records === 1 ? 'One record is' : `${records} records are`);

/** The sample records by kind, each a link. */
function Found({ samples }: { readonly samples: readonly FoundSample[] }): ReactElement {
  const byKind = Map.groupBy(samples, ({ resource }) => resource);
  return (
    <List dense disablePadding aria-label="Sample records">
      {[...byKind].map(([resource, ofKind]) => (
        <ListItem key={resource} disableGutters sx={KIND}>
          <strong>{viewOf(resource)?.many ?? resource}</strong>
          <Box sx={LINE}>
            {ofKind.map((sample) => (
              <SampleLink key={sample.key} sample={sample} />
            ))}
          </Box>
        </ListItem>
      ))}
    </List>
  );
}

/** The sample records that could not be added or removed, each with the reason. */
function Failed({ samples }: { readonly samples: readonly FailedSample[] }): ReactElement {
  return (
    <Alert severity="warning" sx={{ width: 1 }}>
      {samples.length === 1 ? 'One record stayed as it was:' : `${samples.length} records stayed as they were:`}
      <List dense disablePadding>
        {samples.map(({ id, ...sample }) => (
          <ListItem key={`${sample.resource} ${sample.key}`} disableGutters sx={LINE}>
            {id === undefined ? sample.title : <SampleLink sample={{ id, ...sample }} />}
            <span>{sample.reason}</span>
          </ListItem>
        ))}
      </List>
    </Alert>
  );
}

function SampleLink({ sample: { resource, id, title } }: { readonly sample: FoundSample }): ReactElement {
  return (
    <Link component={RouterLink} to={`${BASE}/${resource}/${id}`}>
      {title}
    </Link>
  );
}

const KIND = { display: 'grid', gridTemplateColumns: '5rem minmax(0, 1fr)', alignItems: 'start', columnGap: 1 };
const LINE = { display: 'flex', flexWrap: 'wrap', columnGap: 1.5, overflowWrap: 'anywhere' };
