import { List, ListItem, ListItemButton, ListItemText, Typography } from '@mui/material';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactElement, useEffect } from 'react';
import type { RaRecord } from 'react-admin';
import { Link } from 'react-router-dom';
import { followEvents } from '../../api/live-feed.ts';
import { BASE } from '../../app/base.ts';
import { hasRoute, resourceNamed } from '../../contract/contract.ts';
import { titleOf, viewOf } from '../../resources/views.ts';
import { http } from '../../services.ts';
import { StartCard } from './start-card.tsx';

/** The kinds of records whose latest ones are shown; leads and tasks have cards of their own. */
const KINDS = ['clients', 'estimates', 'orders', 'invoices', 'announcements'] as const;
/** The polling interval, in milliseconds. */
const EVERY = 30_000;
/**
 * Changes within that time in milliseconds share one refresh, so that an import does not cause a request for each
 * record.
 */
const TOGETHER = 1000;
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
    queryFn: async ({ signal }) => {
      const lists = await Promise.all(kinds.map((kind) => newestOf(kind, signal)));
      return lists
        .flat()
        .sort((one, other) => other.day.localeCompare(one.day))
        .slice(0, SHOWN);
    },
  });
  const { data } = query;
  useLive();
  return (
    <StartCard title="New lately" query={query} problem={data?.length === 0 ? 'Nothing yet.' : undefined}>
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
    </StartCard>
  );
}

/** Refreshes the start page on events of the live feed; without it, only polling does. */
function useLive(): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    if (!hasRoute('GET /api/events')) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = (): void => {
      timer = undefined;
      void queryClient.invalidateQueries({ queryKey: ['start'] });
    };
    const soon = (): void => {
      timer ??= setTimeout(look, TOGETHER);
    };
    const feed = followEvents(() => new EventSource('/api/events'), soon);
    return () => {
      clearTimeout(timer);
      feed.close();
    };
  }, [queryClient]);
}

async function newestOf(kind: string, signal: AbortSignal): Promise<RecentRecord[]> {
  const { path } = resourceNamed(kind);
  const { body } = await http<{ records: RaRecord[] }>('GET', path, { query: { limit: EACH }, signal });
  return body.records.map((record) => ({
    kind,
    record,
    day: String(record['created_at'] ?? record['created_date'] ?? ''),
  }));
}
