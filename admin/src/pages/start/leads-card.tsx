import { Box, Link as TextLink, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';
import type { Http } from '../../api/http.ts';
import { BASE } from '../../app/base.ts';
import { fieldOf, resourceNamed } from '../../contract/contract.ts';
import { wordsOf } from '../../contract/labels.ts';
import { http } from '../../services.ts';
import { StartCard } from './start-card.tsx';

/** The card with the number of leads by status. */
export function LeadsCard(): ReactElement {
  const stages = fieldOf(resourceNamed('leads'), 'status')?.allowed ?? [];
  const query = useQuery({
    queryKey: ['start', 'leads'],
    queryFn: ({ signal }) => Promise.all(stages.map((status) => countOf(http, '/api/leads', { status }, signal))),
  });
  const { data } = query;
  const max = Math.max(1, ...(data ?? []));
  return (
    <StartCard title="Leads" query={query}>
      <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0, display: 'grid', gap: 0.75 }}>
        {stages.map((stage, at) => (
          <Stage key={stage} stage={stage} count={data?.[at]} max={max} />
        ))}
      </Box>
    </StartCard>
  );
}

interface StageProps {
  readonly stage: string;
  readonly count: number | undefined;
  readonly max: number;
}

function Stage({ stage, count, max }: StageProps): ReactElement {
  const search = new URLSearchParams({ filter: JSON.stringify({ status: stage }) }).toString();
  return (
    <Box component="li" sx={{ display: 'grid', gridTemplateColumns: '110px 1fr 48px', alignItems: 'center', gap: 1 }}>
      <TextLink component={Link} to={`${BASE}/leads?${search}`} variant="body2">
        {wordsOf(stage)}
      </TextLink>
      <Box sx={{ height: 10, borderRadius: 1, bgcolor: 'action.hover' }}>
        <Box sx={{ height: 10, borderRadius: 1, bgcolor: 'primary.main', width: `${((count ?? 0) / max) * 100}%` }} />
      </Box>
      <Typography variant="body2" align="right" sx={{ fontVariantNumeric: 'tabular-nums' }}>
        {count ?? '…'}
      </Typography>
    </Box>
  );
}

interface Page<Entry> {
  readonly records: readonly Entry[];
  readonly meta: { readonly total: number };
}

/** Returns the number of records that match a query. */
async function countOf(
  http: Http,
  path: string,
  query: Readonly<Record<string, string>>,
  signal?: AbortSignal,
): Promise<number> {
  const { body } = await http<Page<unknown>>('GET', path, { query: { ...query, limit: 1 }, signal });
  return body.meta.total;
}
