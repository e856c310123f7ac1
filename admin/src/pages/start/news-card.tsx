import { List, ListItem, ListItemButton, ListItemText, Typography } from '@mui/material';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactElement, useEffect } from 'react';
import type { RaRecord } from 'react-admin';
import { Link } from 'react-router-dom';
import { hasRoute, resourceNamed } from '../../contract/contract.ts';
import { titleOf, viewOf } from '../../resources/views.ts';
import { http } from '../../services.ts';
import { StartCard } from './start-card.tsx';

/** Kinds of records whose newest are news. */
const KINDS = ['clients', 'leads', 'estimates', 'orders', 'invoices', 'tasks', 'announcements'] as const;
/** How often it is looked for again, in milliseconds. */
const EVERY = 30_000;
/** What happens within that time is looked for together: an import is not a request for each record. */
const TOGETHER = 1000;
const EACH = 3;
const SHOWN = 8;
const CALENDAR = { month: 'short', day: 'numeric', timeZone: 'UTC' } as const;

interface News {
  readonly kind: string;
  readonly record: RaRecord;
  readonly day: string;
}

/** What was made lately. */
export function NewsCard({ sees }: { readonly sees: (name: string) => boolean }): ReactElement {
  const kinds = KINDS.filter(sees);
  const { data, error } = useQuery({
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
  useLive();
  return (
    <StartCard title="New lately" problem={error?.message ?? (data?.length === 0 ? 'Nothing yet.' : undefined)}>
      <List dense disablePadding>
        {data?.map(({ kind, record, day }) => (
          <ListItem key={`${kind}-${record.id}`} disablePadding>
            <ListItemButton component={Link} to={`/admin/${kind}/${record.id}`} sx={{ gap: 1 }}>
              <ListItemText primary={titleOf(kind, record)} secondary={viewOf(kind)?.one} />
              <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                {new Date(day).toLocaleDateString(undefined, CALENDAR)}
              </Typography>
            </ListItemButton>
          </ListItem>
        ))}
      </List>
    </StartCard>
  );
}

/** What happens is seen at once where the service tells of it, and a little later where it does not. */
function useLive(): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    if (!hasRoute('GET /api/events')) return undefined;
    const source = new EventSource('/api/events');
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = (): void => {
      timer = undefined;
      void queryClient.invalidateQueries({ queryKey: ['start'] });
    };
    const soon = (): void => {
      timer ??= setTimeout(look, TOGETHER);
    };
    source.addEventListener('message', soon);
    source.addEventListener('missed', soon);
    return () => {
      clearTimeout(timer);
      source.close();
    };
  }, [queryClient]);
}

async function newestOf(kind: string, signal: AbortSignal): Promise<News[]> {
  const { path } = resourceNamed(kind);
  const { body } = await http<{ records: RaRecord[] }>('GET', path, { query: { limit: EACH }, signal });
  return body.records.map((record) => ({
    kind,
    record,
    day: String(record['created_at'] ?? record['created_date'] ?? ''),
  }));
}
