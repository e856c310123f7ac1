import { ApiError, type MessageContract } from '@bms/contracts';
import { type Call, ifFound, type Kit, type NameLookup } from '@bms/service-kit';

type Members = Record<string, unknown>;

/** Adds the names of other records to a record. */
export type AddNames = (record: Members, call: Call) => Promise<Members>;

/**
 * Compiles the lookup of the names in a record (rule `name_of`). A name is empty while its service is unavailable, as in
 * the API.
 */
export function compileAddNames({ request }: Pick<Kit, 'request'>, { fields }: MessageContract): AddNames {
  const lookups = lookupsBy(request);
  const named = fields.flatMap(({ name, rules: { nameOf } }) => (nameOf ? [{ name, ...nameOf }] : []));
  return async (record, call) => {
    const names = named.map(async ({ name, module, field }) => {
      const id = Number(record[field] ?? 0);
      const found = id > 0 ? await findNames(lookups[module], id, call) : undefined;
      return [name, found?.get(id) ?? ''] as const;
    });
    return { ...record, ...Object.fromEntries(await Promise.all(names)) };
  };
}

/** Returns the lookups of names by module. */
function lookupsBy(request: Kit['request']): Readonly<Record<string, NameLookup>> {
  return {
    users: async (ids, within) => {
      const { users } = await request('/bms.identity.Directory/Users', { ids: [...ids] }, within);
      return new Map(users.map(({ id, name }) => [id, name]));
    },
    clients: async ([id = 0], within) => {
      const client = (await ifFound(request('/bms.crm.Clients/Get', { id }, within)))?.record;
      return new Map(client ? [[id, client.company_name]] : []);
    },
  };
}

async function findNames(lookup: NameLookup | undefined, id: number, call: Call) {
  try {
    return await lookup?.([id], call);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    call.log.debug({ code: error.code }, 'name lookup failed');
    return undefined;
  }
}
