import { defineModel, type RecordOf } from '@bms/service-kit';
import { overdueFilter } from './status.ts';

/** The model of tasks. */
export const tasks = defineModel('tasks', {
  service: 'bms.work.Tasks',
  title: 'title',
  search: ['title', 'description'],
  ownerFields: ['assigned_to', 'created_by'],
  filters: { overdue: (overdue) => overdueFilter(overdue === true, new Date()) },
  compared: ['status'],
  // Overdue tasks are many, and are counted without reading others.
  indexes: [[{ status: 1, deadline: 1 }]],
});

/** A task as stored. */
export type Task = RecordOf<typeof tasks>;
