import { createResource, crud, defineModule, recordLookup } from '@bms/service-kit';
import { checklistTemplates } from './checklist-templates.model.ts';

export const checklistTemplatesModule = defineModule({
  service: checklistTemplates.service,
  models: checklistTemplates.models,
  setup: ({ kit }) => {
    const resource = createResource(kit, checklistTemplates, {
      compute: ({ items }) => ({ item_count: (items ?? []).length }),
    });
    kit.references.provide('checklist_templates', recordLookup(resource));
    return crud(resource);
  },
});
