import { type CommandGroup, type Context, formatTable, type OptionValues, type Outcome } from '../run/command.ts';
import { readId, readInstant } from '../run/read-options.ts';
import { findTarget } from '../target/find-target.ts';
import { listAll, withApi } from './open-api.ts';
import { readRole } from './users.ts';

/** `bms keys`: the API keys. */
export const keyCommands: CommandGroup = {
  description: 'List, create and revoke API keys.',
  commands: [
    {
      usage: 'keys list',
      description: 'List the API keys, without their secrets.',
      example: 'keys list',
      run: listKeys,
    },
    {
      usage: 'keys create',
      description: 'Create an API key and print it. This is the only time that the key is shown.',
      example: 'keys create --name "Web shop" --role Member --expires 2027-12-31T00:00:00Z',
      required: [
        ['--name <name>', 'the purpose of the key'],
        ['--role <role>', 'the title or id of the role that limits its permissions'],
      ],
      options: [['--expires <date-time>', 'the expiry time (ISO 8601); without it the key does not expire']],
      run: createKey,
    },
    {
      usage: 'keys revoke <id>',
      description: 'Revoke an API key. It stops working within a second and cannot be restored.',
      example: 'keys revoke 3',
      run: (context, _options, [id]) => revokeKey(context, readId(id)),
    },
  ],
};

async function listKeys({ env }: Context): Promise<Outcome> {
  const keys = await withApi(await findTarget(env), (api) =>
    listAll((page) => api.apiKeys.list({ query: page }).then(({ data }) => data)),
  );
  const rows = keys.map((key) => [key.id, key.name, `${key.prefix}…`, key.role_id, key.expires_at, key.last_used_at]);
  return { data: { keys }, lines: formatTable(['id', 'name', 'key', 'role', 'expires', 'last used'], rows) };
}

async function createKey({ env }: Context, options: OptionValues): Promise<Outcome> {
  const expires_at = readInstant('--expires', options['expires'])?.toISOString();
  const { record, key } = await withApi(await findTarget(env), async (api) => {
    const role_id = await readRole(api, String(options['role']));
    const body = { name: String(options['name']), role_id, ...(expires_at && { expires_at }) };
    return (await api.apiKeys.create({ body })).data;
  });
  return { data: { record, key }, lines: [`✓ API key ${record.id} was created; it is not shown again:`, key] };
}

async function revokeKey({ env }: Context, id: number): Promise<Outcome> {
  await withApi(await findTarget(env), (api) => api.apiKeys.delete({ path: { id } }));
  return { data: { key: { id, revoked: true } }, lines: [`✓ API key ${id} was revoked`] };
}
