import { type FindClient, openPrinting, type Printing } from '@bms/printing';
import { createNamedByClient, type NamedByClient, openUsers, type Users } from '@bms/projections';
import type { Kit, Resource } from '@bms/service-kit';
import { clientResource, ownClient } from './clients/client-resource.ts';
import type { Client } from './clients/clients.model.ts';
import { type DuplicateGroups, openDuplicateGroups } from './clients/duplicates/groups.ts';
import { assertProduction, type CrmConfig } from './config.ts';
import { leadResource } from './leads/lead-resource.ts';
import type { Lead } from './leads/leads.model.ts';
import { clientLocks } from './sales/client.ts';

/** The parts that the modules of crm share. */
export interface Crm {
  readonly kit: Kit;
  readonly config: CrmConfig;
  readonly clients: Resource<Client>;
  /** The groups of clients that are probably the same. */
  readonly duplicates: DuplicateGroups;
  readonly leads: Resource<Lead>;
  /** Finds the client of a document. */
  readonly findClient: FindClient;
  /** The documents that are found by the name of their client. */
  readonly named: NamedByClient;
  readonly printing: Printing;
  readonly users: Users;
}

/** Opens what the modules of crm share. @throws ConfigError for a setting that is only valid for local use */
export async function setup(kit: Kit, config: CrmConfig): Promise<Crm> {
  assertProduction(config, kit.log);
  const users = await openUsers(kit);
  const locks = clientLocks(kit);
  await locks.prepare();
  kit.merges.provide('clients', { lock: locks.lockShared });
  const named = createNamedByClient();
  const duplicates = openDuplicateGroups(kit.db);
  const clients = clientResource(kit, named, duplicates);
  const findClient = ownClient(clients);
  return {
    kit,
    config,
    clients,
    duplicates,
    leads: leadResource(kit),
    findClient,
    named,
    printing: openPrinting(kit, config),
    users,
  };
}
