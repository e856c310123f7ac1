import { List } from '@mui/material';
import type { ReactElement } from 'react';
import { useGetList } from 'react-admin';
import { BASE } from '../../app/base.ts';
import { QueryCard } from '../../app/query-card.tsx';
import { useToday } from '../../session/use-session.ts';
import { DueRow, soon } from './due-row.tsx';
import { openStages } from './leads-card.tsx';

/** The card with the next steps of the user's open leads that are due soon or overdue; nothing without any. */
export function NextStepsCard({ userId }: { readonly userId: number }): ReactElement | null {
  const today = useToday();
  const query = useGetList('leads', {
    filter: { owner_id: userId, status: openStages().join(), next_step_to: soon(today) },
    sort: { field: 'next_step_on', order: 'ASC' },
    pagination: { page: 1, perPage: 6 },
    meta: { isBatched: true },
  });
  if (query.data?.length === 0) return null;
  return (
    <QueryCard title="Next steps" query={query}>
      <List dense disablePadding>
        {query.data?.map((lead) => (
          <DueRow
            key={lead.id}
            to={`${BASE}/leads/${lead.id}`}
            title={String(lead['next_step'] || lead['company_name'])}
            {...(lead['next_step'] && { subtitle: String(lead['company_name']) })}
            due={String(lead['next_step_on'])}
            today={today}
          />
        ))}
      </List>
    </QueryCard>
  );
}
