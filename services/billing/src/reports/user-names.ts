import { ApiError } from '@bms/contracts';
import type { Kit, NameLookup } from '@bms/service-kit';

const USERS = '/bms.identity.Directory/Users';

/**
 * Creates the lookup of the names of users in identity. Reports name few users, so there is no projection. A report
 * without the names is returned while identity is unavailable.
 */
export function userNames({ request }: Pick<Kit, 'request'>): NameLookup {
  return async (ids, within) => {
    if (!within || ids.length === 0) return new Map();
    try {
      const { users } = await request(USERS, { ids: [...ids] }, within);
      return new Map(users.map(({ id, name }) => [id, name]));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      within.log.warn({ code: error.code }, 'reading the names of users failed');
      return new Map();
    }
  };
}
