import { defineRecords } from '@bms/service-kit';
import { overdueFilter } from './overdue.ts';

/** The model of tasks. */
export const tasks = defineRecords('tasks', {
  service: 'bms.work.Tasks',
  title: 'title',
  search: ['title', 'description'],
  own: ['assigned_to', 'created_by'],
  filters: { overdue: (overdue) => overdueFilter(overdue === true, new Date()) },
  compared: ['status'],
  fields: {
    title: String,
    description: String,
    project_id: Number,
    assigned_to: [Number],
    status: String,
    priority: String,
    start_date: Date,
    deadline: Date,
    labels: [String],
    checklist: [{ _id: false, title: String, is_checked: Boolean }],
    checklist_template_id: Number,
  },
  // Overdue tasks are many, and are counted without reading others.
  indexes: [[{ status: 1, deadline: 1 }]],
});
