import { defineModel, type RecordOf } from '@bms/service-kit';

/** The model of checklist templates for tasks. */
export const checklistTemplates = defineModel('checklist_templates', {
  service: 'bms.work.ChecklistTemplates',
  title: 'title',
  search: ['title'],
});

/** A checklist template as stored. */
export type ChecklistTemplate = RecordOf<typeof checklistTemplates>;
