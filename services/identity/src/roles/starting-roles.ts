import { insertRecord, type Kit, type Resource } from '@bms/service-kit';
import { ownCall } from '../own-call.ts';
import { takeTurn, wasTaken } from '../users/turns.ts';
import { MODULES, type ModuleKey } from './grants.ts';
import type { Grant } from './role.model.ts';

const ACTIONS = ['view', 'create', 'update', 'delete'] as const;

/** Where members work: they see everything there and change what is theirs. */
const WORK: readonly ModuleKey[] = [
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
];
/** What everybody has for themselves. */
const PERSONAL: readonly ModuleKey[] = ['messages', 'left_menus', 'event_tracker', 'connections'];

const grant = (module: ModuleKey, action: Grant['action'], scope: Grant['scope']): Grant => ({ module, action, scope });
const everything = (module: ModuleKey, scope: Grant['scope']) => ACTIONS.map((action) => grant(module, action, scope));

/** Messages are seen by those who take part in them, whatever the scope; a calendar is the only connection of one's own. */
const personal = [
  ...everything('messages', 'all'),
  ...everything('left_menus', 'own').map((own) => (own.action === 'view' ? { ...own, scope: 'all' as const } : own)),
  ...everything('connections', 'own'),
];

function manager(): Grant[] {
  const modules = MODULES.filter((module) => module !== 'team' && module !== 'connections');
  return [...modules.flatMap((module) => everything(module, 'all')), grant('team', 'view', 'all')];
}

function member(): Grant[] {
  const work = WORK.flatMap((module) => [
    grant(module, 'view', 'all'),
    grant(module, 'create', 'all'),
    grant(module, 'update', 'own'),
    grant(module, 'delete', 'own'),
  ]);
  const others = MODULES.filter((module) => !WORK.includes(module) && !PERSONAL.includes(module));
  const tracker = [grant('event_tracker', 'view', 'all'), grant('event_tracker', 'create', 'all')];
  return [...work, ...others.map((module) => grant(module, 'view', 'all')), ...personal, ...tracker];
}

function readOnly(): Grant[] {
  const seen = MODULES.filter((module) => !PERSONAL.includes(module));
  return [...seen.map((module) => grant(module, 'view', 'all')), ...personal, grant('event_tracker', 'view', 'all')];
}

/** The roles of a fresh system. */
export const startingRoles = [
  { title: 'Manager', grants: manager() },
  { title: 'Member', grants: member() },
  { title: 'Read only', grants: readOnly() },
];

/** Makes the starting roles once in the life of a system: what administrators change or delete stays so. */
export async function ensureStartingRoles(kit: Kit, roles: Resource): Promise<void> {
  if (await wasTaken(kit.db, 'starting roles')) return;
  const call = ownCall(kit);
  await kit.write(call, async (tx) => {
    if ((await takeTurn(kit.db, tx.session, 'starting roles')) > 0) return;
    for (const role of startingRoles) await insertRecord(roles, role, call, tx);
  });
}
