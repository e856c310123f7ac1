import type { DomainEvent } from '@bms/events';
import type { Person } from './people.ts';

let count = 0;

/** An event of another service, about a record of its own. */
export function told(message: string, type: string, data: object): DomainEvent {
  count += 1;
  return { message, type, recordId: count, version: 1, data: { id: count, version: 1, ...data } };
}

/** That people were put on a task, by administrator 1 where `more` says nothing else. */
export function taskAssigned(recipients: readonly Person[], more: object = {}): DomainEvent {
  const ids = recipients.map(({ id }) => id);
  const task = { title: 'Call', deadline: '2026-03-31', assigned_to: ids, recipients: ids, changed_by: 1 };
  return told('bms.work.TaskEvent', 'task.assigned', { ...task, ...more });
}
