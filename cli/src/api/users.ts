import type { Bms } from '@bms/client';
import { type CommandGroup, type Context, formatTable, type Outcome } from '../run/command.ts';
import { UsageError } from '../run/errors.ts';
import { readId } from '../run/read-options.ts';
import { findTarget } from '../target/find-target.ts';
import { listAll, withApi } from './open-api.ts';

/** `bms users`: the staff accounts. */
export const userCommands: CommandGroup = {
  description: 'List, create, deactivate and activate staff accounts, and reset their passwords or second factors.',
  commands: [
    {
      usage: 'users list',
      description: 'List the staff accounts.',
      example: 'users list --status active',
      options: [
        ['--search <text>', 'only accounts with this text in their name or email'],
        ['--status <status>', 'only accounts with this status: active or inactive'],
      ],
      run: (context, { search, status }) => listUsers(context, search, status),
    },
    {
      usage: 'users create',
      description: 'Create a staff account. It gets an invitation by email to set a password.',
      example: 'users create --email nancy@example.com --first-name Nancy --last-name Davolio --role Member',
      required: [
        ['--email <email>', 'the email address'],
        ['--first-name <name>', 'the first name'],
        ['--last-name <name>', 'the last name'],
      ],
      options: [
        ['--role <role>', 'the title or id of the role'],
        ['--admin', 'make it an administrator, who has all permissions'],
      ],
      run: createUser,
    },
    {
      usage: 'users deactivate <id>',
      description: 'Deactivate a staff account. Its sessions end within a second.',
      example: 'users deactivate 7',
      run: (context, _options, [id]) => setStatus(context, readId(id), 'inactive'),
    },
    {
      usage: 'users activate <id>',
      description: 'Activate a staff account that was deactivated.',
      example: 'users activate 7',
      run: (context, _options, [id]) => setStatus(context, readId(id), 'active'),
    },
    {
      usage: 'users reset-password <email>',
      description: 'Send a mail with a link to set a new password, if there is an active account with this email.',
      example: 'users reset-password nancy@example.com',
      run: (context, _options, [email = '']) => resetPassword(context, email),
    },
    {
      usage: 'users reset-factors <email>',
      description:
        'Let the next sign-in of a user remove all second factors, within a day. For an administrator who has lost them and the recovery codes; needs no sign-in.',
      example: 'users reset-factors nancy@example.com',
      run: async (context, _options, [email = '']) =>
        (await import('../records/reset-factors.ts')).resetFactors(context, email),
    },
  ],
};

type Option = string | boolean | undefined;

async function listUsers({ env }: Context, search: Option, status: Option): Promise<Outcome> {
  if (status !== undefined && status !== 'active' && status !== 'inactive')
    throw new UsageError(`--status is ${status}: it must be active or inactive`);
  const text = typeof search === 'string' ? search : undefined;
  const users = await withApi(await findTarget(env), (api) =>
    listAll((page) => api.team.list({ query: { ...page, search: text, status } }).then(({ data }) => data)),
  );
  const rows = users.map((user) => [
    user.id,
    user.email,
    `${user.first_name} ${user.last_name}`,
    user.status,
    user.is_admin === 1 ? 'administrator' : `role ${user.role_id}`,
  ]);
  return { data: { users }, lines: formatTable(['id', 'email', 'name', 'status', 'rights'], rows) };
}

async function createUser({ env }: Context, options: Readonly<Record<string, Option>>): Promise<Outcome> {
  const { email, firstName, lastName, role, admin } = options as Record<string, string>;
  if (!role === !admin) throw new UsageError('give either --role or --admin');
  const user = await withApi(await findTarget(env), async (api) => {
    const role_id = role ? await readRole(api, role) : 0;
    const names = { first_name: firstName ?? '', last_name: lastName ?? '' };
    const { data } = await api.team.create({
      body: { email: email ?? '', ...names, role_id, is_admin: admin ? 1 : 0 },
    });
    return data.record;
  });
  return { data: { user }, lines: [`✓ user ${user.id} (${user.email}) was created and invited by email`] };
}

async function setStatus({ env }: Context, id: number, status: 'active' | 'inactive'): Promise<Outcome> {
  await withApi(await findTarget(env), (api) => api.team.update({ path: { id }, body: { status } }));
  return { data: { user: { id, status } }, lines: [`✓ user ${id} is ${status}`] };
}

async function resetPassword({ env }: Context, email: string): Promise<Outcome> {
  await withApi(await findTarget(env), (api) => api.account.requestPasswordReset({ body: { email } }));
  return { data: { email }, lines: [`✓ if ${email} has an active account, a mail with a link is on its way`] };
}

/** Returns the id of a role. @param role its title or id @throws UsageError listing the roles if there is none */
export async function readRole(api: Bms, role: string): Promise<number> {
  const roles = await listAll((page) => api.roles.list({ query: page }).then(({ data }) => data));
  const found = roles.find(({ id, title }) => title.toLowerCase() === role.toLowerCase() || String(id) === role);
  if (found) return found.id;
  throw new UsageError(`--role is ${role}: it must be one of ${roles.map(({ title }) => title).join(', ')}`);
}
