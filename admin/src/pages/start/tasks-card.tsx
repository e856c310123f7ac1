import { Button, List } from '@mui/material';
import type { ReactElement } from 'react';
import { RecordContextProvider, useGetList } from 'react-admin';
import { Link } from 'react-router-dom';
import { BASE } from '../../app/base.ts';
import { QueryCard } from '../../app/query-card.tsx';
import { resourceNamed } from '../../contract/contract.ts';
import { StatusChip } from '../../fields/status-chip.tsx';
import { CompleteToggle } from '../../resources/status/complete-toggle.tsx';
import { viewOf } from '../../resources/views.ts';
import { may } from '../../session/account.ts';
import { useSession, useToday } from '../../session/use-session.ts';
import { DueRow, soon } from './due-row.tsx';

/** The card with the user's tasks that are due soon or overdue, to be completed there. */
export function TasksCard({ userId }: { readonly userId: number }): ReactElement {
  const today = useToday();
  const query = useGetList('tasks', {
    filter: { assigned_to: userId, deadline_to: soon(today) },
    sort: { field: 'deadline', order: 'ASC' },
    pagination: { page: 1, perPage: 20 },
    meta: { isBatched: true },
  });
  const open = query.data?.filter(({ status }) => status !== 'done' && status !== 'cancelled').slice(0, 6);
  const problem = open?.length === 0 ? 'No tasks due.' : undefined;
  const view = viewOf('tasks')!;
  return (
    <QueryCard title="My tasks" query={query} problem={problem} action={<AddTask />}>
      <List dense disablePadding>
        {open?.map((task) => (
          <RecordContextProvider key={task.id} value={task}>
            <DueRow
              to={`${BASE}/tasks/${task.id}`}
              title={String(task['title'])}
              due={String(task['deadline'])}
              today={today}
              before={<CompleteToggle view={view} />}
              after={<StatusChip status={task['priority']} />}
            />
          </RecordContextProvider>
        ))}
      </List>
    </QueryCard>
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
