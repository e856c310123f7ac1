import { defineModel, type RecordOf } from '@bms/service-kit';

/** The model of the members of projects. */
export const teamMembers = defineModel('team_members', {
  service: 'bms.work.TeamMembers',
  title: 'user_name',
  search: ['user_name'],
  ownerFields: ['user_id', 'created_by'],
  fields: {
    /** Deleted because the user was deactivated, and restored with the account. */
    deleted_with_user: Boolean,
  },
  indexes: [[{ project_id: 1, user_id: 1 }, { unique: true }]],
});

/** A team member as stored. */
export type TeamMember = RecordOf<typeof teamMembers>;
