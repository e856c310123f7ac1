import type { ServiceModule } from '@bms/service-kit';
import { checklistTemplatesModule } from './checklist-templates/checklist-templates.module.ts';
import { projectStatusesModule } from './project-statuses/project-statuses.module.ts';
import { tasksModule } from './tasks/tasks.module.ts';
import { teamMembersModule } from './team-members/team-members.module.ts';
import { openUsers, type Users } from './users/users.ts';

/** The modules of work: one for each gRPC service of the contract. */
export function modules(): readonly ServiceModule[] {
  let opened: Promise<Users> | undefined;
  const open: typeof openUsers = (kit) => {
    opened ??= openUsers(kit);
    return opened;
  };
  return [checklistTemplatesModule, projectStatusesModule, tasksModule(open), teamMembersModule(open)];
}
