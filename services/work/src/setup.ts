import { openUsers, type Users } from '@bms/projections';
import type { Kit } from '@bms/service-kit';

/** The parts that the modules of work share. */
export interface Work {
  readonly kit: Kit;
  readonly users: Users;
}

/** Opens what the modules of work share. */
export const setup = async (kit: Kit): Promise<Work> => ({ kit, users: await openUsers(kit) });
