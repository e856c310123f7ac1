import { type CommandGroup, type Context, formatTable, type OptionValues, type Outcome } from '../run/command.ts';
import { readCount, readId, readInstant } from '../run/read-options.ts';
import { findTarget } from '../target/find-target.ts';
import { listAll, withApi } from './open-api.ts';
import { readRole } from './users.ts';

/** `bms keys`: the API keys. */
export const keyCommands: CommandGroup = {
  description: 'List, create, replace and revoke API keys.',
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
      usage: 'keys rotate <id>',
      description:
        'Replace an API key and print the new one. The previous one is valid for a day, or as long as asked.',
      example: 'keys rotate 3 --overlap-hours 0',
      options: [
        [
          '--overlap-hours <hours>',
          'the hours for which the previous key is valid; 24 by default, 0 to end it at once',
        ],
        ['--expires <date-time>', 'the expiry time (ISO 8601) of the new key; by default that of the previous one'],
      ],
      run: (context, options, [id]) => rotateKey(context, options, readId(id)),
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

async function rotateKey({ env }: Context, options: OptionValues, id: number): Promise<Outcome> {
  const expires_at = readInstant('--expires', options['expires'])?.toISOString();
  const overlap_hours = readCount('--overlap-hours', options['overlapHours']);
  const body = { ...(expires_at && { expires_at }), ...(overlap_hours !== undefined && { overlap_hours }) };
  const { record, key } = await withApi(
    await findTarget(env),
    async (api) => (await api.apiKeys.rotate({ path: { id }, body })).data,
  );
  const until = record.previous_valid_until;
  const previous = until ? `the previous one is valid until ${until}` : 'the previous one is no longer valid';
  return { data: { record, key }, lines: [`✓ API key ${id} was replaced; ${previous}:`, key] };
}

async function revokeKey({ env }: Context, id: number): Promise<Outcome> {
  await withApi(await findTarget(env), (api) => api.apiKeys.delete({ path: { id } }));
  return { data: { key: { id, revoked: true } }, lines: [`✓ API key ${id} was revoked`] };
}
