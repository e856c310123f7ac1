import {
  createResource,
  crud,
  type Lookup,
  listDeleted,
  type Resource,
  restore,
  type ServiceModule,
  scopeFilter,
} from '@bms/service-kit';
import { trusted } from 'mongoose';
import { checklistTemplates } from './checklist-templates.model.ts';

export const checklistTemplatesModule: ServiceModule = {
  service: checklistTemplates.service,
  models: checklistTemplates.models,
  setup: (kit) => {
    const resource = createResource(kit, checklistTemplates, {
      derived: ({ items }) => ({ item_count: (items as unknown[] | undefined)?.length ?? 0 }),
    });
    kit.references.provide('checklist_templates', createLookup(resource));
    return { ...crud(resource), ListDeleted: listDeleted(resource), Restore: restore(resource) };
  },
};

/** A template that the caller may not see is none to start a task with. */
function createLookup({ model, scope }: Resource): Lookup {
  return async (ids, { caller }) => {
    const visible = scopeFilter(caller, 'view', scope);
    if (!visible) return ids;
    const found = await model.distinct('_id', { $and: [{ _id: trusted({ $in: ids }) }, visible] });
    return ids.filter((id) => !found.includes(id));
  };
}
