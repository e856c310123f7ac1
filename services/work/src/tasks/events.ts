import { type DomainEvent, dayText, type RecordChange } from '@bms/service-kit';
import { isOpen, type Task } from './tasks.model.ts';

type TaskChange = RecordChange<Task>;

/** Builds the events of newly assigned users, and of a task that is open again. */
export function taskEvents(change: TaskChange): DomainEvent[] {
  const recipients = change.kind === 'restored' ? [] : newcomers(change);
  return [
    ...(recipients.length > 0 ? [taskEvent('task.assigned', change, recipients)] : []),
    ...(isReopened(change) ? [taskEvent('task.reopened', change, [])] : []),
  ];
}

function newcomers({ kind, before, after }: TaskChange): number[] {
  if (kind === 'deleted') return [];
  const there = new Set(assignees(before));
  return assignees(after).filter((user) => !there.has(user));
}

function isReopened({ kind, before, after }: TaskChange): boolean {
  if (kind === 'restored') return isOpen(after.status);
  return kind === 'updated' && !isOpen(before?.status) && isOpen(after.status);
}

const assignees = (task: Task | undefined): number[] => task?.assigned_to ?? [];

function taskEvent(type: string, { after, call }: TaskChange, recipients: number[]): DomainEvent {
  const { _id: id, version, title, project_id, deadline, created_by } = after;
  const assigned_to = assignees(after);
  return {
    message: 'bms.work.TaskEvent',
    type,
    recordId: id,
    version,
    module: 'tasks',
    owners: [...new Set([...assigned_to, created_by])].filter((user) => user > 0),
    data: {
      id,
      version,
      title,
      project_id: project_id ?? 0,
      deadline: dayText(deadline),
      assigned_to,
      recipients,
      changed_by: call.caller.userId,
    },
  };
}
