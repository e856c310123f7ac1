import { List, ListItem, ListItemButton, ListItemText, Typography } from '@mui/material';
import type { ReactElement } from 'react';
import { type RaRecord, useGetList } from 'react-admin';
import { Link } from 'react-router-dom';
import { BASE } from '../../app/base.ts';
import { titleOf, viewOf } from '../../resources/views.ts';
import { StartCard } from './start-card.tsx';

/** The kinds of records that a customer accepts or declines. */
const KINDS = ['estimates', 'contracts'] as const;
const MAX_ANSWERS = 5;
const CALENDAR = { month: 'short', day: 'numeric', timeZone: 'UTC' } as const;

/** The card with estimates and contracts that the customer has not answered yet. */
export function AnswersCard(): ReactElement {
  const params = { filter: { status: 'sent' }, pagination: { page: 1, perPage: MAX_ANSWERS }, sort: NEWEST };
  const [estimates, contracts] = [useGetList('estimates', params), useGetList('contracts', params)];
  const waiting = [estimates, contracts].flatMap(({ data = [] }, at) =>
    data.map((record) => ({ kind: KINDS[at]!, record })),
  );
  const isKnown = estimates.data !== undefined && contracts.data !== undefined;
  const problem = estimates.error?.message ?? contracts.error?.message;
  return (
    <StartCard
      title="Waiting for your answer"
      problem={problem ?? (isKnown && waiting.length === 0 ? 'Nothing at the moment.' : undefined)}
    >
      <List dense disablePadding>
        {waiting.map(({ kind, record }) => (
          <Waiting key={`${kind}-${record.id}`} kind={kind} record={record} />
        ))}
      </List>
    </StartCard>
  );
}

const NEWEST = { field: 'id', order: 'DESC' as const };

function Waiting({ kind, record }: { readonly kind: string; readonly record: RaRecord }): ReactElement {
  return (
    <ListItem disablePadding>
      <ListItemButton component={Link} to={`${BASE}/${kind}/${record.id}`} sx={{ gap: 1 }}>
        <ListItemText primary={titleOf(kind, record)} secondary={viewOf(kind)?.one} />
        {record['valid_until'] && (
          <Typography variant="body2" sx={{ color: 'text.secondary', whiteSpace: 'nowrap' }}>
            until {new Date(record['valid_until']).toLocaleDateString(undefined, CALENDAR)}
          </Typography>
        )}
      </ListItemButton>
    </ListItem>
  );
}
