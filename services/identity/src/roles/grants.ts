import { type Contract, invalid, type Violation } from '@bms/contracts';
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
  'event_tracker',
  'files',
  'team',
  'connections',
  EXTERNAL_MAIL,
] as const;

export type ModuleKey = (typeof MODULES)[number];

/**
 * Returns the keys of all modules that a role can grant: those above, and those whose permissions the contract names.
 */
export function grantableModules(contract: Contract): ReadonlySet<string> {
  const named = contract.rpcs.flatMap(({ policy: { access } }) =>
    access.kind === 'permission' ? [access.module] : [],
  );
  return new Set<string>([...MODULES, ...named]);
}

/** Rejects two grants of the same action of a module. @throws ApiError validation_failed naming each */
export function checkGrants(grants: readonly Grant[]): void {
  const seen = new Set<string>();
  const violations = grants.flatMap(({ module, action }, index): Violation[] => {
    const permission = `${module}.${action}`;
    const message = `${permission} must not be granted more than once.`;
    if (seen.has(permission)) return [{ field: `grants[${index}]`, code: 'duplicate', message }];
    seen.add(permission);
    return [];
  });
  if (violations.length > 0) throw invalid(...violations);
}
