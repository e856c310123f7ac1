import { Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { filteredList } from '../../app/base.ts';
import { QueryCard } from '../../app/query-card.tsx';
import { BarRow, BarRows } from '../../charts/bar-row.tsx';
import { fieldOf, resourceNamed } from '../../contract/contract.ts';
import { wordsOf } from '../../contract/labels.ts';
import { moneyText } from '../../fields/money.ts';
import { useOrganizationMoney } from '../../fields/use-money.tsx';
import { read } from '../../services.ts';
import { type Lead, stagesOf } from './stages.ts';

/** The most leads that one call reads. */
const MAX_LEADS = 100;

interface LeadsPage {
  readonly records: readonly Lead[];
  readonly meta: { readonly total: number };
}

/** The card with the open leads by stage: their number and their value. */
export function LeadsCard(): ReactElement {
  const money = useOrganizationMoney();
  const stages = openStages();
  const query = useQuery({
    queryKey: ['start', 'leads'],
    queryFn: () => {
      const fields = 'status,value,currency';
      return read<LeadsPage>('/api/leads', { status: stages.join(), fields, limit: MAX_LEADS, sort: '-id' });
    },
  });
  const { records = [], meta } = query.data ?? {};
  const shown = stagesOf(stages, records, money.currency);
  const max = Math.max(1, ...shown.map(({ count }) => count));
  return (
    <QueryCard title="Leads" query={query}>
      <BarRows>
        {shown.map((stage) => (
          <BarRow
            key={stage.status}
            label={wordsOf(stage.status)}
            count={query.data && stage.count}
            to={filteredList('leads', { status: stage.status })}
            part={stage.count / max}
            text={stage.value > 0 ? moneyText(stage.value, money) : ''}
          />
        ))}
      </BarRows>
      {meta && meta.total > records.length && (
        <Typography variant="caption" sx={{ color: 'text.secondary' }}>
          {`The latest ${records.length} of ${meta.total} open leads`}
        </Typography>
      )}
    </QueryCard>
  );
}

/** Returns the stages from which a lead can become a client. */
export const openStages = (): readonly string[] => {
  const { moves = [], allowed = [] } = fieldOf(resourceNamed('leads'), 'status') ?? {};
  return moves.find(({ by }) => by !== undefined)?.from ?? allowed;
};
