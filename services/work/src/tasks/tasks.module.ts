import type { EffectHandlers } from '@bms/events';
import type { Users } from '@bms/projections';
import {
  createResource,
  crud,
  defineModule,
  type Kit,
  type Resource,
  recordModel,
  remoteLookup,
} from '@bms/service-kit';
import { checklistTemplates } from '../checklist-templates/checklist-templates.model.ts';
import type { Work } from '../setup.ts';
import { checklistOf, longestChecklist } from './checklist.ts';
import { clientOfLead, convertedLeadsModel, followConversion } from './converted-leads.ts';
import { taskEvents } from './events.ts';
import { assertDeadlineAfterStart, type Task, tasks } from './tasks.model.ts';
import { checkAssignees, followAccess, withoutTaken } from './unassign.ts';

export const tasksModule = defineModule({
  service: tasks.service,
  models: [...tasks.models, convertedLeadsModel],
  setup: ({ kit, users }: Work) => {
    provideReferences(kit);
    const resource = taskResource(kit);
    users.follow({ access: followAccess(resource) });
    checkAssignments(resource, users);
    kit.consume({ name: 'leads', from: 'crm', effects: { 'lead.converted': followConversion(resource) } });
    return crud(resource);
  },
});

/** Provides the lookups of the records that a task can be about. */
function provideReferences(kit: Kit): void {
  kit.references.provide('clients', remoteLookup(kit, '/bms.crm.Clients/Get'));
  kit.references.provide('leads', remoteLookup(kit, '/bms.crm.Leads/Get'));
  kit.references.provide('estimates', remoteLookup(kit, '/bms.crm.Estimates/Get'));
  kit.references.provide('orders', remoteLookup(kit, '/bms.crm.Orders/Get'));
  kit.references.provide('contracts', remoteLookup(kit, '/bms.crm.Contracts/Get'));
  kit.references.provide('invoices', remoteLookup(kit, '/bms.billing.Invoices/Get'));
}

function taskResource(kit: Kit): Resource<Task> {
  const templates = recordModel(kit.db, checklistTemplates);
  const resource: Resource<Task> = createResource(kit, tasks, {
    compute: async (task, { session }, { changed }) => ({
      ...(await checklistOf(task, templates, longestChecklist(resource), session)),
      ...(changed.has('lead_id') && (await clientOfLead(kit, task, session))),
      ...(task.taken_off && changed.has('assigned_to') && withoutTaken),
    }),
    assert: assertDeadlineAfterStart,
    areUpdatesIndependent: true,
    events: taskEvents,
  });
  return resource;
}

function checkAssignments(resource: Resource<Task>, users: Users): void {
  const check = checkAssignees(resource, users);
  const effects: EffectHandlers = { 'task.assigned': check, 'task.reopened': check };
  resource.kit.consume({ name: 'assignments', from: resource.kit.service, effects });
}
