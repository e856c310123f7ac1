import type { EffectHandlers } from '@bms/events';
import { createResource, crud, defineModule, type Kit, type Resource, recordModel, type Users } from '@bms/service-kit';
import { checklistTemplates } from '../checklist-templates/checklist-templates.model.ts';
import type { Work } from '../setup.ts';
import { checklistOf, longestChecklist } from './checklist.ts';
import { taskEvents } from './events.ts';
import { assertDeadlineAfterStart, type Task, tasks } from './tasks.model.ts';
import { checkAssignees, followAccess, withoutTaken } from './unassign.ts';

export const tasksModule = defineModule({
  service: tasks.service,
  models: tasks.models,
  setup: ({ kit, users }: Work) => {
    const resource = taskResource(kit);
    users.follow({ access: followAccess(resource) });
    checkAssignments(resource, users);
    return crud(resource);
  },
});

function taskResource(kit: Kit): Resource<Task> {
  const templates = recordModel(kit.db, checklistTemplates);
  const resource: Resource<Task> = createResource(kit, tasks, {
    compute: async (task, { session }, { changed }) => ({
      ...(await checklistOf(task, templates, longestChecklist(resource), session)),
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
