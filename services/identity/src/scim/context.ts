import type { Call, Kit, Resource } from '@bms/service-kit';
import type { Role } from '../roles/role.model.ts';
import type { User } from '../users/user.model.ts';

/** The source by which the ids of a directory are among the external ids of accounts and roles. */
export const SOURCE = 'scim';

/** The dependencies of the endpoints. */
export interface ScimDeps {
  readonly kit: Kit;
  /** The staff accounts, with the rules for changes by a directory. */
  readonly team: Resource<User>;
  readonly roles: Resource<Role>;
  /** The address of the surface, e.g. `https://example.com/scim/v2`. */
  readonly baseUrl: string;
}

/** A request with what it is answered with. */
export interface ScimContext extends ScimDeps {
  /** Returns the call of an rpc of the team or the roles, which the token may make as an administrator. */
  callOf(rpc: 'Team/Create' | 'Team/Update' | 'Team/Delete' | 'Roles/Create' | 'Roles/Update' | 'Roles/Delete'): Call;
}
