import { defineRecords } from '@bms/service-kit';

/** The model of checklist templates for tasks. */
export const checklistTemplates = defineRecords('checklist_templates', {
  service: 'bms.work.ChecklistTemplates',
  title: 'title',
  search: ['title'],
  fields: {
    title: String,
    items: [{ _id: false, title: String }],
    item_count: Number,
    sort: Number,
  },
});
