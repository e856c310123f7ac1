import { defineRecords } from '@bms/service-kit';

/** The model of the statuses of projects. */
export const projectStatuses = defineRecords('project_statuses', {
  service: 'bms.work.ProjectStatuses',
  title: 'title',
  search: ['title'],
  fields: {
    title: String,
    key_name: { type: String, index: { unique: true } },
    color: String,
    icon: String,
    sort: Number,
    category: String,
    is_built_in: Boolean,
  },
});
