import { Box, Link as TextLink, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';
import { BASE } from '../../app/base.ts';
import { QueryCard } from '../../app/query-card.tsx';
import { wordsOf } from '../../contract/labels.ts';
import { moneyText } from '../../fields/money.ts';
import { useOrganizationMoney } from '../../fields/use-money.tsx';
import { read } from '../../services.ts';
import { openStages } from './open-stages.ts';
import { type Lead, type Stage, stagesOf } from './stages.ts';

/** The most leads that one call reads. */
const MAX_LEADS = 100;

interface LeadsPage {
  readonly records: readonly Lead[];
  readonly meta: { readonly total: number };
}

/** The card with the open leads by stage: their number and their value. */
export function LeadsCard(): ReactElement {
  const { currency } = useOrganizationMoney();
  const stages = openStages();
  const query = useQuery({
    queryKey: ['start', 'leads'],
    queryFn: () => {
      const fields = 'status,value,currency';
      return read<LeadsPage>('/api/leads', { status: stages.join(), fields, limit: MAX_LEADS, sort: '-id' });
    },
  });
  const { records = [], meta } = query.data ?? {};
  const shown = stagesOf(stages, records, currency);
  const max = Math.max(1, ...shown.map(({ count }) => count));
  return (
    <QueryCard title="Leads" query={query}>
      <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0 }}>
        {shown.map((stage) => (
          <StageRow key={stage.status} stage={stage} max={max} isKnown={query.data !== undefined} />
        ))}
      </Box>
      {meta && meta.total > records.length && (
        <Typography variant="caption" sx={{ color: 'text.secondary' }}>
          {`The latest ${records.length} of ${meta.total} open leads`}
        </Typography>
      )}
    </QueryCard>
  );
}

interface StageRowProps {
  readonly stage: Stage;
  readonly max: number;
  readonly isKnown: boolean;
}

function StageRow({ stage: { status, count, value }, max, isKnown }: StageRowProps): ReactElement {
  const money = useOrganizationMoney();
  const search = new URLSearchParams({ filter: JSON.stringify({ status }) }).toString();
  return (
    <Box component="li" sx={ROW}>
      <TextLink component={Link} to={`${BASE}/leads?${search}`} variant="body2" color="inherit">
        {wordsOf(status)}{' '}
        <Box component="span" sx={{ color: 'text.disabled' }}>
          {isKnown ? count : '…'}
        </Box>
      </TextLink>
      <Box sx={{ height: 8, borderRadius: '3px', bgcolor: 'action.focus' }}>
        <Box sx={{ height: 8, borderRadius: '3px', bgcolor: 'primary.main', width: `${(count / max) * 100}%` }} />
      </Box>
      <Typography variant="body2" sx={{ textAlign: 'end', whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' }}>
        {value > 0 ? moneyText(value, money) : ''}
      </Typography>
    </Box>
  );
}

const ROW = {
  display: 'grid',
  gridTemplateColumns: '116px minmax(0, 1fr) minmax(0, auto)',
  alignItems: 'center',
  gap: 1.5,
  minHeight: 30,
};
