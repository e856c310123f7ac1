import { defineRecords } from '@bms/service-kit';

/** Checklists to start tasks with. */
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
