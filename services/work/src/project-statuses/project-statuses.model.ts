import { defineModel, type RecordOf } from '@bms/service-kit';

/** The model of the statuses of projects. */
export const projectStatuses = defineModel('project_statuses', {
  service: 'bms.work.ProjectStatuses',
  title: 'title',
  search: ['title'],
  indexes: [[{ key_name: 1 }, { unique: true }]],
});

/** A project status as stored. */
export type ProjectStatus = RecordOf<typeof projectStatuses>;
