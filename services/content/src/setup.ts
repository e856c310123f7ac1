import { type Clients, openClients, openUsers, type Users } from '@bms/projections';
import type { Kit } from '@bms/service-kit';

/** The parts that the modules of content share. */
export interface Content {
  readonly kit: Kit;
  readonly clients: Clients;
  readonly users: Users;
}

/** Opens what the modules of content share. */
export const setup = async (kit: Kit): Promise<Content> => ({
  kit,
  clients: await openClients(kit),
  users: await openUsers(kit),
});
