import { Button, Typography } from '@mui/material';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import type { Identifier } from 'react-admin';
import { useLiveQueries } from '../../api/use-live-queries.ts';
import { QueryCard } from '../../app/query-card.tsx';
import { read } from '../../services.ts';
import { kindOf } from '../parts.ts';
import { daysOf, type TimelinePage } from './days.ts';
import { EntryRow } from './entry-row.tsx';
import './timeline.css';

/** The polling interval in milliseconds, for what the live feed does not tell. */
const EVERY = 30_000;
const SHOWN = 10;
/** The number of pages without an entry after which the card waits for a click. */
const MAX_EMPTY = 5;

interface TimelineCardProps {
  readonly title: string;
  /** The first part of the keys of the queries that are read again on events of the live feed, which the page shares. */
  readonly page: string;
  /** The client whose records are shown; missing for those of all. */
  readonly clientId?: Identifier;
}

/** The card with what happened to records that the user may see, newest first, by day. */
export function TimelineCard({ title, page, clientId }: TimelineCardProps): ReactElement {
  useLiveQueries(page);
  const query = useInfiniteQuery({
    queryKey: [page, 'timeline', clientId],
    refetchInterval: EVERY,
    initialPageParam: undefined as number | undefined,
    queryFn: ({ pageParam }) => readPage(clientId, pageParam),
    getNextPageParam: ({ meta }) => meta.next_cursor ?? undefined,
  });
  const { data, hasNextPage, isFetchingNextPage, fetchNextPage } = query;
  const entries = data?.pages.flatMap(({ records }) => records) ?? [];
  // Those of records that the panel does not show are left out, such as saved views.
  const days = daysOf(entries.filter(({ module }) => kindOf(module) !== undefined));
  const isEmpty = data !== undefined && days.length === 0 && !hasNextPage;
  return (
    <QueryCard title={title} query={query} problem={isEmpty ? 'Nothing yet.' : undefined}>
      <div className="timeline">
        {days.map(({ name, entries }) => (
          <section key={name} aria-label={name}>
            <Typography component="h3" variant="caption" sx={{ color: 'text.secondary' }}>
              {name}
            </Typography>
            <ol>
              {entries.map((entry) => (
                <EntryRow key={entry.id} entry={entry} />
              ))}
            </ol>
          </section>
        ))}
      </div>
      {hasNextPage && (
        <Button size="small" variant="text" onClick={() => fetchNextPage()} disabled={isFetchingNextPage}>
          Show earlier
        </Button>
      )}
    </QueryCard>
  );
}

/** Reads a page, and further ones while they are empty: those of callers who see little of a long log may be. */
async function readPage(clientId: Identifier | undefined, cursor: number | undefined): Promise<TimelinePage> {
  let next = cursor;
  for (let count = 1; ; count += 1) {
    const page = await read<TimelinePage>('/api/timeline', {
      limit: SHOWN,
      ...(clientId !== undefined && { client_id: clientId }),
      ...(next !== undefined && { cursor: next }),
    });
    next = page.meta.next_cursor ?? undefined;
    if (page.records.length > 0 || next === undefined || count === MAX_EMPTY) return page;
  }
}
