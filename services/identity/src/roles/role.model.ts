import { defineModel, type RecordOf } from '@bms/service-kit';
import { API_KEYS } from '../api-keys/api-key.model.ts';
import { IDENTITY_PROVIDERS } from '../sso/providers/provider.model.ts';
import { USERS } from '../users/user.model.ts';

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
      { collection: IDENTITY_PROVIDERS, field: 'default_role_id', noun: 'identity provider' },
      { collection: IDENTITY_PROVIDERS, field: 'roles.role_id', noun: 'identity provider' },
    ],
  },
});

/** A role as stored. */
export type Role = RecordOf<typeof roles>;

/** One permission of a role. */
export type Grant = Role['grants'][number];
