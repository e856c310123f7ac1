import { List, ListItem, ListItemButton, ListItemText, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import type { RaRecord } from 'react-admin';
import { Link } from 'react-router-dom';
import { useLiveQueries } from '../../api/use-live-queries.ts';
import { BASE } from '../../app/base.ts';
import { QueryCard } from '../../app/query-card.tsx';
import { resourceNamed } from '../../contract/contract.ts';
import { titleOf, viewOf } from '../../resources/views.ts';
import { read } from '../../services.ts';

/** The kinds of records whose latest ones are shown; leads and tasks have cards of their own. */
const KINDS = ['clients', 'estimates', 'orders', 'invoices', 'announcements'] as const;
/** The polling interval, in milliseconds. */
const EVERY = 30_000;
const EACH = 3;
const SHOWN = 8;
const CALENDAR = { month: 'short', day: 'numeric', timeZone: 'UTC' } as const;

interface RecentRecord {
  readonly kind: string;
  readonly record: RaRecord;
  readonly day: string;
}

/** The card with recently created records. */
export function RecentRecordsCard({ sees }: { readonly sees: (name: string) => boolean }): ReactElement {
  const kinds = KINDS.filter(sees);
  const query = useQuery({
    queryKey: ['start', 'news', ...kinds],
    refetchInterval: EVERY,
    queryFn: async () => {
      const lists = await Promise.all(kinds.map(newestOf));
      return lists
        .flat()
        .sort((one, other) => other.day.localeCompare(one.day))
        .slice(0, SHOWN);
    },
  });
  const { data } = query;
  useLiveQueries('start');
  return (
    <QueryCard title="New lately" query={query} problem={data?.length === 0 ? 'Nothing yet.' : undefined}>
      <List dense disablePadding>
        {data?.map(({ kind, record, day }) => (
          <ListItem key={`${kind}-${record.id}`} disablePadding>
            <ListItemButton
              component={Link}
              to={`${BASE}/${kind}/${record.id}`}
              sx={{ gap: 1, px: 1, mx: -1, borderRadius: 1 }}
            >
              <ListItemText primary={titleOf(kind, record)} secondary={viewOf(kind)?.one} />
              <Typography variant="body2" sx={{ color: 'text.secondary', whiteSpace: 'nowrap' }}>
                {new Date(day).toLocaleDateString(undefined, CALENDAR)}
              </Typography>
            </ListItemButton>
          </ListItem>
        ))}
      </List>
    </QueryCard>
  );
}

async function newestOf(kind: string): Promise<RecentRecord[]> {
  const { path } = resourceNamed(kind);
  const { records } = await read<{ records: RaRecord[] }>(path, { limit: EACH });
  return records.map((record) => ({
    kind,
    record,
    day: String(record['created_at'] ?? record['created_date'] ?? ''),
  }));
}
