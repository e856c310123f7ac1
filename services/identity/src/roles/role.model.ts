import { defineModel, type StoredRecord } from '@bms/service-kit';
import { API_KEYS } from '../api-keys/api-key.model.ts';
import { USERS } from '../users/user.model.ts';

/** One permission of a role. */
export interface Grant {
  module: string;
  action: 'view' | 'create' | 'update' | 'delete';
  scope: 'none' | 'own' | 'all';
}

/** A role of staff members. */
export interface Role extends StoredRecord {
  title: string;
  grants: Grant[];
}

export const ROLES = 'roles';

export const roles = defineModel(ROLES, {
  service: 'bms.identity.Roles',
  title: 'title',
  search: ['title'],
  referencedBy: {
    noun: 'role',
    by: [
      { collection: USERS, field: 'role_id', noun: 'user' },
      { collection: API_KEYS, field: 'role_id', noun: 'API key' },
    ],
  },
});
