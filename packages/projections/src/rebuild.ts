import {
  createProjection,
  type OwnedRecord,
  type RebuildOptions,
  type RebuildResult,
  rebuildProjection as rebuild,
} from '@bms/events';
import { fetchOrganization, ifFound, type Organization } from '@bms/service-kit';
import type { Requests } from '@bms/service-kit/maintenance';
import type { Connection, mongo } from 'mongoose';
import { type Client, shownClient } from './client.ts';
import { createDirectory, ownedUser, type User } from './directory.ts';

/** The access to the owner of projected records. */
type Owner<Fields> = Pick<RebuildOptions<Fields>, 'list' | 'fetch'>;

const LIST_USERS = '/bms.identity.Directory/List';
const LIST_CLIENTS = '/bms.crm.Clients/List';
const GET_CLIENT = '/bms.crm.Clients/Get';
/** The number of clients in a page, which are then requested one by one, since a list has no versions. */
const PAGE_SIZE = 50;

const owners: Readonly<Record<string, (requests: Requests) => Owner<mongo.Document>>> = {
  users: ownerOfUsers,
  clients: ownerOfClients,
  organization: ownerOfOrganization,
};

/**
 * Rebuilds a projection in the database of a service from the records of their owner, while both run.
 * @param name `users`, `clients` or `organization`
 * @throws Error if the service has no such projection; ApiError unavailable if the owner is
 */
export async function rebuildProjection(
  connection: Connection,
  name: string,
  requests: Requests,
): Promise<RebuildResult> {
  const owner = Object.hasOwn(owners, name) ? owners[name] : undefined;
  if (!owner) throw new Error(`there is no projection ${name}: choose one of ${Object.keys(owners).join(', ')}`);
  const known = await connection.db?.listCollections({ name: `copies_${name}` }).hasNext();
  if (!known) throw new Error(`the service has no projection of ${name}`);
  const { list, fetch } = owner(requests);
  const projection = createProjection({ connection, name, fetch });
  return await rebuild({ connection, projection, list, fetch });
}

function ownerOfUsers({ request }: Requests): Owner<User> {
  const directory = createDirectory({ request });
  return {
    list: async (page) => (await request(LIST_USERS, { page })).users.map(ownedUser),
    fetch: async (id) => (await directory([id]))[0],
  };
}

function ownerOfClients(requests: Requests): Owner<Client> {
  const fetch = (id: number) => fetchClient(requests, id);
  return {
    fetch,
    list: async (page) => {
      const query = { list: { sort: 'id', page, limit: PAGE_SIZE } };
      const { records } = await requests.request(LIST_CLIENTS, query);
      const clients = await Promise.all(records.map(({ id }) => fetch(id)));
      return clients.filter((client) => client !== undefined);
    },
  };
}

async function fetchClient({ requestVersioned }: Requests, id: number): Promise<OwnedRecord<Client> | undefined> {
  const { answer, version = 0 } = (await ifFound(requestVersioned(GET_CLIENT, { id }))) ?? {};
  return answer?.record ? { id, version, fields: shownClient(answer.record) } : undefined;
}

function ownerOfOrganization({ request }: Requests): Owner<Organization> {
  const fetch = () => fetchOrganization({ request });
  return { fetch, list: async (page) => (page === 1 ? [await fetch()] : []) };
}
