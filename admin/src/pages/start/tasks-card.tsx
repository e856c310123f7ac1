import { Button, List, ListItem, ListItemButton, ListItemText, Typography } from '@mui/material';
import type { ReactElement } from 'react';
import { type RaRecord, useGetList } from 'react-admin';
import { Link } from 'react-router-dom';
import { BASE } from '../../app/base.ts';
import { resourceNamed } from '../../contract/contract.ts';
import { StatusChip } from '../../fields/status-chip.tsx';
import { may } from '../../session/account.ts';
import { useSession, useToday } from '../../session/use-session.ts';
import { StartCard } from './start-card.tsx';

/** The number of days in which a task counts as due soon. */
const SOON = 14;
const DAY = 86_400_000;
const CALENDAR = { month: 'short', day: 'numeric', timeZone: 'UTC' } as const;

/** The card with the user's tasks that are due soon or overdue. */
export function TasksCard({ userId }: { readonly userId: number }): ReactElement {
  const today = useToday();
  const until = new Date(Date.parse(today) + SOON * DAY).toISOString().slice(0, 10);
  const query = useGetList('tasks', {
    filter: { assigned_to: userId, deadline_to: until },
    sort: { field: 'deadline', order: 'ASC' },
    pagination: { page: 1, perPage: 20 },
  });
  const open = query.data?.filter(({ status }) => status !== 'done' && status !== 'cancelled').slice(0, 6);
  const problem = open?.length === 0 ? 'No tasks due.' : undefined;
  return (
    <StartCard title="My tasks" query={query} problem={problem} action={<AddTask />}>
      <List dense disablePadding>
        {open?.map((task) => (
          <TaskRow key={task.id} task={task} today={today} />
        ))}
      </List>
    </StartCard>
  );
}

/** The button that opens the form of a new task, for users who may create one. */
function AddTask(): ReactElement | null {
  const session = useSession();
  if (!session || !may(session, resourceNamed('tasks').access.create)) return null;
  return (
    <Button component={Link} to={`${BASE}/tasks/create`} size="small">
      Add task
    </Button>
  );
}

function TaskRow({ task, today }: { readonly task: RaRecord; readonly today: string }): ReactElement {
  const isLate = String(task['deadline']) < today;
  return (
    <ListItem disablePadding>
      <ListItemButton component={Link} to={`${BASE}/tasks/${task.id}`} sx={{ gap: 1, px: 1, mx: -1, borderRadius: 1 }}>
        <ListItemText primary={task['title']} />
        <Typography variant="body2" sx={{ color: isLate ? 'error.main' : 'text.secondary', whiteSpace: 'nowrap' }}>
          {isLate ? 'late: ' : ''}
          {new Date(task['deadline']).toLocaleDateString(undefined, CALENDAR)}
        </Typography>
        <StatusChip status={task['priority']} />
      </ListItemButton>
    </ListItem>
  );
}
