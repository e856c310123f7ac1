import { Box } from '@mui/material';
import type { ReactElement } from 'react';
import { Title } from 'react-admin';
import { hasResource, resourceNamed } from '../../contract/contract.ts';
import { may } from '../../session/account.ts';
import { useSession } from '../../session/use-session.ts';
import { AnswersCard } from './answers-card.tsx';
import { HealthCard } from './health-card.tsx';
import { LeadsCard } from './leads-card.tsx';
import { MoneyCard } from './money-card.tsx';
import { RecentRecordsCard } from './recent-records-card.tsx';
import { TasksCard } from './tasks-card.tsx';
import { WelcomeCard } from './welcome-card.tsx';

/** The start page, with the cards whose content the user may see. */
export function StartPage(): ReactElement | null {
  const session = useSession();
  if (!session) return null;
  const isPortal = session.account.user_type === 'client';
  const sees = (name: string): boolean => hasResource(name) && may(session, resourceNamed(name).access.list);
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        mt: 2,
        gridTemplateColumns: {
          xs: 'minmax(0, 1fr)',
          md: 'repeat(2, minmax(0, 1fr))',
          xl: 'repeat(3, minmax(0, 1fr))',
        },
        alignItems: 'start',
      }}
    >
      <Title title={`Hello ${session.account.first_name}`} />
      {isPortal && <WelcomeCard />}
      {isPortal && <AnswersCard />}
      {sees('invoices') && <MoneyCard />}
      {sees('leads') && <LeadsCard />}
      {sees('tasks') && <TasksCard userId={session.account.id} />}
      <RecentRecordsCard sees={(name) => sees(name) && !(isPortal && name === 'clients')} />
      {session.account.is_admin === 1 && <HealthCard />}
    </Box>
  );
}
