import { STANDARD_ACTIONS } from '@bms/contracts';
import { insertRecord, type Kit, ownCall, type Resource } from '@bms/service-kit';
import { lockMutex, wasLocked } from '../users/mutex.ts';
import { EXTERNAL_MAIL, grantablePermissions, type ModuleKey, type Permissions } from './grants.ts';
import type { Grant } from './role.model.ts';

/** The modules in which members view everything and change their own records. */
const WORK = [
  'clients',
  'leads',
  'estimates',
  'orders',
  'contracts',
  'estimate_requests',
  'tasks',
  'invoices',
  'announcements',
  'pages',
  'files',
] as const satisfies readonly ModuleKey[];
/** The modules in which every user has records of their own. */
const PERSONAL = [
  'messages',
  'left_menus',
  'views',
  'event_tracker',
  'connections',
] as const satisfies readonly ModuleKey[];

/** Returns the modules that are not in the lists. */
const without = (modules: Permissions, ...listed: readonly ModuleKey[]): string[] =>
  [...modules.keys()].filter((module) => !listed.some((one) => one === module));

const grant = (module: string, action: Grant['action'], scope: Grant['scope']): Grant => ({ module, action, scope });
const everything = (module: string, scope: Grant['scope'], actions: readonly string[] = STANDARD_ACTIONS) =>
  actions.map((action) => grant(module, action, scope));
/** Returns the grants of a module in which every user changes own records, and sees those that are shared. */
export const ownAndShared = (module: ModuleKey): Grant[] =>
  everything(module, 'own').map((own) => (own.action === 'view' ? { ...own, scope: 'all' } : own));

const externalMail = grant(EXTERNAL_MAIL, 'create', 'all');

/**
 * Messages are visible to their sender and recipient, whatever the scope; a calendar is the only connection of a user.
 */
const personal = [
  ...everything('messages', 'all'),
  ...ownAndShared('left_menus'),
  ...ownAndShared('views'),
  ...everything('connections', 'own'),
];

function manager(modules: Permissions): Grant[] {
  const managed = without(modules, 'team', 'connections', EXTERNAL_MAIL);
  const granted = managed.flatMap((module) => everything(module, 'all', modules.get(module)));
  return [...granted, grant('team', 'view', 'all'), externalMail];
}

function member(modules: Permissions): Grant[] {
  const work = WORK.flatMap((module) => [
    grant(module, 'view', 'all'),
    grant(module, 'create', 'all'),
    grant(module, 'update', 'own'),
    grant(module, 'delete', 'own'),
  ]);
  const others = without(modules, ...WORK, ...PERSONAL, EXTERNAL_MAIL);
  const tracker = [grant('event_tracker', 'view', 'all'), grant('event_tracker', 'create', 'all')];
  return [...work, ...others.map((module) => grant(module, 'view', 'all')), ...personal, ...tracker, externalMail];
}

function readOnly(modules: Permissions): Grant[] {
  const seen = without(modules, ...PERSONAL, EXTERNAL_MAIL);
  return [...seen.map((module) => grant(module, 'view', 'all')), ...personal, grant('event_tracker', 'view', 'all')];
}

/** Returns the initial roles. @param modules all permissions that a role can grant */
export function startingRoles(modules: Permissions): { title: string; grants: Grant[] }[] {
  return [
    { title: 'Manager', grants: manager(modules) },
    { title: 'Member', grants: member(modules) },
    { title: 'Read only', grants: readOnly(modules) },
  ];
}

/** Creates the initial roles once in the life of a system; later changes and deletions by administrators are kept. */
export async function ensureStartingRoles(kit: Kit, roles: Resource): Promise<void> {
  if (await wasLocked(kit.db, 'starting roles')) return;
  const call = ownCall(kit, { rpc: '/bms.identity.Team/Create' });
  await kit.write(call, async (tx) => {
    if ((await lockMutex(kit.db, tx.session, 'starting roles')) > 0) return;
    for (const role of startingRoles(grantablePermissions(kit.contract))) await insertRecord(roles, role, call, tx);
  });
}
