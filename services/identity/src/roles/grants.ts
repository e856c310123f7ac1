import { type Contract, invalid, isStandard, permissionsOf, STANDARD_ACTIONS, type Violation } from '@bms/contracts';
import type { Grant } from './role.model.ts';

/** Mail to addresses that do not belong to the client of a document. It has no records, only the action `create`. */
export const EXTERNAL_MAIL = 'external_mail';

/**
 * The modules that roles can grant, besides those of the contract, which need no entry. The initial roles refer to
 * them; some of their services are not part of every installation.
 */
export const MODULES = [
  'clients',
  'leads',
  'estimates',
  'orders',
  'contracts',
  'estimate_requests',
  'custom_fields',
  'tasks',
  'checklist_templates',
  'project_statuses',
  'team_members',
  'invoices',
  'items',
  'item_categories',
  'announcements',
  'pages',
  'messages',
  'left_menus',
  'views',
  'event_tracker',
  'files',
  'team',
  'connections',
  EXTERNAL_MAIL,
] as const;

export type ModuleKey = (typeof MODULES)[number];

/** The actions that roles can grant, by module. */
export type Permissions = ReadonlyMap<string, readonly string[]>;

/**
 * Returns the permissions that a role can grant: the standard actions of the modules above, and those that the contract
 * names.
 */
export function grantablePermissions(contract: Contract): Permissions {
  return new Map([...MODULES.map((module) => [module, STANDARD_ACTIONS] as const), ...permissionsOf(contract)]);
}

/**
 * Rejects two grants of the same action of a module, and an action of another module, such as `approve`.
 * @throws ApiError validation_failed naming each
 */
export function checkGrants(grants: readonly Grant[], permissions: Permissions): void {
  const seen = new Set<string>();
  const violations = grants.flatMap(({ module, action }, index): Violation[] => {
    const permission = `${module}.${action}`;
    if (!isStandard(action) && !permissions.get(module)?.includes(action)) {
      const message = `${module} has no action ${action}.`;
      return [{ field: `grants[${index}].action`, code: 'not_allowed', message }];
    }
    const message = `${permission} must not be granted more than once.`;
    if (seen.has(permission)) return [{ field: `grants[${index}]`, code: 'duplicate', message }];
    seen.add(permission);
    return [];
  });
  if (violations.length > 0) throw invalid(...violations);
}
