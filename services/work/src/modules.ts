import type { Module } from '@bms/service-kit';
import { checklistTemplatesModule } from './checklist-templates/checklist-templates.module.ts';
import { projectStatusesModule } from './project-statuses/project-statuses.module.ts';
import type { Work } from './setup.ts';
import { tasksModule } from './tasks/tasks.module.ts';
import { teamMembersModule } from './team-members/team-members.module.ts';

/** The modules of work: one for each gRPC service of the contract. */
export const modules: readonly Module<Work>[] = [
  checklistTemplatesModule,
  projectStatusesModule,
  tasksModule,
  teamMembersModule,
];
