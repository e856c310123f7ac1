import UpIcon from '@mui/icons-material/CheckCircleOutlined';
import DownIcon from '@mui/icons-material/ErrorOutlined';
import { Box, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { QueryCard } from '../../app/query-card.tsx';
import { wordsOf } from '../../contract/labels.ts';

interface Readiness {
  readonly ready: boolean;
  /** `up`, or an error. */
  readonly parts: Readonly<Record<string, string>>;
}

const EVERY = 15_000;

/** The card with the health of each part of the system. */
export function HealthCard(): ReactElement {
  const { data, error } = useQuery({
    queryKey: ['start', 'health'],
    // Without the HTTP client: this returns 503 with the same body if a part is down.
    queryFn: async ({ signal }) => (await (await fetch('/readyz', { signal })).json()) as Readiness,
    refetchInterval: EVERY,
  });
  return (
    <QueryCard title="Health" problem={error ? 'The system cannot be reached.' : undefined}>
      <Box
        component="ul"
        sx={{
          listStyle: 'none',
          p: 0,
          m: 0,
          display: 'grid',
          gap: 1,
          gridTemplateColumns: 'repeat(auto-fill, minmax(140px, 1fr))',
        }}
      >
        {Object.entries(data?.parts ?? {}).map(([name, state]) => (
          <Box component="li" key={name} sx={{ display: 'flex', gap: 1, alignItems: 'center' }}>
            {state === 'up' ? (
              <UpIcon color="success" fontSize="small" titleAccess="Up" />
            ) : (
              <DownIcon color="error" fontSize="small" titleAccess="Down" />
            )}
            <Typography variant="body2">{wordsOf(name)}</Typography>
          </Box>
        ))}
      </Box>
    </QueryCard>
  );
}
