import { Box, Typography } from '@mui/material';
import type { ReactElement } from 'react';
import { Title } from 'react-admin';
import { hasResource, resourceNamed } from '../../contract/contract.ts';
import { MoneyCard } from '../../resources/money-card.tsx';
import { RevenueCard } from '../../resources/revenue/revenue-card.tsx';
import { TimelineCard } from '../../resources/timeline/timeline-card.tsx';
import { may } from '../../session/account.ts';
import { useSession } from '../../session/use-session.ts';
import { AgesCard } from './ages-card.tsx';
import { FirstStepsCard } from './first-steps-card.tsx';
import { greetingAt } from './greeting.ts';
import { HealthCard } from './health-card.tsx';
import { LeadsCard } from './leads-card.tsx';
import { NeedsCard } from './needs-card.tsx';
import { NextStepsCard } from './next-steps-card.tsx';
import { TasksCard } from './tasks-card.tsx';

/** The start page of the staff, with the cards whose content the user may see. */
export function StartPage(): ReactElement | null {
  const session = useSession();
  if (!session) return null;
  const sees = (name: string): boolean => hasResource(name) && may(session, resourceNamed(name).access.list);
  const today = new Date();
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Title title={`${greetingAt(today.getHours())}, ${session.account.first_name}`} />
      <Typography sx={{ mt: -2, color: 'text.secondary' }}>{today.toLocaleDateString(undefined, DAY)}</Typography>
      {sees('invoices') && <MoneyCard />}
      <Box sx={COLUMNS}>
        <Box sx={COLUMN}>
          {sees('invoices') && <RevenueCard />}
          {sees('invoices') && <AgesCard />}
          {sees('leads') && <LeadsCard />}
          <TimelineCard title="What happened" page="start" />
        </Box>
        <Box sx={{ ...COLUMN, order: { xs: -1, md: 0 } }}>
          <NeedsCard sees={sees} />
          {session.account.is_admin === 1 && <FirstStepsCard />}
          {sees('leads') && <NextStepsCard userId={session.account.id} />}
          {sees('tasks') && <TasksCard userId={session.account.id} />}
          {session.account.is_admin === 1 && <HealthCard />}
        </Box>
      </Box>
    </Box>
  );
}

const DAY = { weekday: 'long', month: 'long', day: 'numeric' } as const;
const COLUMN = { display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)', alignContent: 'start', minWidth: 0 };
const COLUMNS = {
  display: 'grid',
  gap: 2,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 300px', lg: 'minmax(0, 1fr) 372px' },
};
