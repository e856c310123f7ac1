import type { DomainEvent } from '@bms/events';
import type { Person } from '@bms/testing';

let count = 0;

/** Builds an event of another service, about a new record of it. */
export function eventOf(message: string, type: string, data: object): DomainEvent {
  count += 1;
  return { message, type, recordId: count, version: 1, data: { id: count, version: 1, ...data } };
}

/** Builds the event of an assigned task, caused by administrator 1 by default. */
export function taskAssigned(recipients: readonly Person[], more: object = {}): DomainEvent {
  const ids = recipients.map(({ id }) => id);
  const task = { title: 'Call', deadline: '2026-03-31', assigned_to: ids, recipients: ids, changed_by: 1 };
  return eventOf('bms.work.TaskEvent', 'task.assigned', { ...task, ...more });
}
