import { Box, LinearProgress, ListItem, ListItemButton, List as MuiList, Typography } from '@mui/material';
import type { ReactElement } from 'react';
import {
  FunctionField,
  type RaRecord,
  RecordContextProvider,
  ReferenceField,
  TextField,
  useCreatePath,
  useListContext,
} from 'react-admin';
import { Link } from 'react-router-dom';
import { fieldOf, referenceOf } from '../contract/contract.ts';
import type { Resource } from '../contract/types.ts';
import { FieldValue, isAmount } from '../fields/columns.tsx';
import { narrowFields } from './narrow-fields.ts';
import { CompleteToggle } from './status/complete-toggle.tsx';
import type { View } from './view.ts';
import { titleOf } from './views.ts';

interface NarrowListProps {
  readonly view: View;
  readonly resource: Resource;
}

/** The records of a list on a phone: title and amount, below them a description, the status and the date. */
export function NarrowList({ view, resource }: NarrowListProps): ReactElement {
  const { data, isPending } = useListContext();
  if (isPending || !data) return <LinearProgress />;
  return (
    <MuiList disablePadding>
      {data.map((record) => (
        <RecordContextProvider key={record.id} value={record}>
          <Row view={view} resource={resource} record={record} />
        </RecordContextProvider>
      ))}
    </MuiList>
  );
}

function Row({ view, resource, record }: NarrowListProps & { readonly record: RaRecord }): ReactElement {
  const createPath = useCreatePath();
  const { about, amount, state, date } = narrowFields(view, resource, isAmount);
  const content = (
    <Box sx={ROW}>
      <Typography sx={{ fontWeight: 500, overflowWrap: 'anywhere' }}>{titleOf(view.name, record)}</Typography>
      <Box sx={{ textAlign: 'right' }}>{amount && <FieldValue resource={resource} name={amount} />}</Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', color: 'text.secondary' }}>
        {state && <FieldValue resource={resource} name={state} />}
        {about && <PlainValue resource={resource} name={about} />}
      </Box>
      <Box sx={{ textAlign: 'right', color: 'text.secondary' }}>
        {date && <FieldValue resource={resource} name={date} />}
      </Box>
    </Box>
  );
  if (!resource.access.get) return <ListItem divider>{content}</ListItem>;
  const to = createPath({ resource: view.name, type: 'edit', id: record.id });
  return (
    <ListItem disablePadding divider>
      <CompleteToggle view={view} />
      <ListItemButton component={Link} to={to} data-record>
        {content}
      </ListItemButton>
    </ListItem>
  );
}

const ROW = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: 2,
  rowGap: 0.5,
  alignItems: 'center',
  width: '100%',
};

/** A value without a link, since the whole row is a link. */
function PlainValue({ resource, name }: { readonly resource: Resource; readonly name: string }): ReactElement {
  const target = referenceOf(resource, name);
  const field = fieldOf(resource, name);
  if (target && !field?.list)
    return (
      <ReferenceField source={name} reference={target} link={false} emptyText="">
        <FunctionField render={(record: RaRecord) => titleOf(target, record)} />
      </ReferenceField>
    );
  if (field?.format === 'email' || field?.format === 'uri' || name === 'email') return <TextField source={name} />;
  return <FieldValue resource={resource} name={name} />;
}
