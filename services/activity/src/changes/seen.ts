import type { Caller, Contract } from '@bms/contracts';
import type { Change } from '@bms/contracts/types/activity';
import type { AuditEntry } from '../audit-log/audit-log.model.ts';
import { compileVisible } from '../live/visible.ts';

/** Returns the change of an audit entry as a caller sees it; undefined if the caller does not. */
export type ChangeFor = (caller: Caller, entry: AuditEntry) => Change | undefined;

/**
 * Compiles what callers see of changes. A record that they saw before a change and do not after it is removed for them.
 * Portal users do not learn the names of fields that they never see.
 */
export function compileSeen(contract: Contract): ChangeFor {
  const isVisible = compileVisible(contract);
  const staffFields = staffFieldsOf(contract);
  return (caller, entry) => {
    if (isVisible(caller, after(entry))) return changeOf(caller, entry, entry.action);
    return hasFormer(entry) && isVisible(caller, before(entry)) ? changeOf(caller, entry, 'removed') : undefined;
  };

  function changeOf({ userType }: Caller, entry: AuditEntry, action: string): Change {
    const names = action === 'removed' ? [] : (entry.changes ?? []).map(({ field }) => field);
    const hidden = userType === 'client' ? staffFields.get(entry.module) : undefined;
    return {
      module: entry.module,
      record_id: entry.record_id,
      action,
      version: entry.record_version ?? 0,
      changed: hidden ? names.filter((name) => !hidden.has(name)) : names,
      occurred_at: entry.occurred_at.toISOString(),
    } as Change;
  }
}

const hasFormer = ({ former_owners, former_portal_client_id, former_groups }: AuditEntry): boolean =>
  former_owners !== undefined || (former_portal_client_id ?? 0) > 0 || former_groups !== undefined;

/** Returns the entry with the visibility of the record after the change: `groups` has the recipients before it, too. */
function after(entry: AuditEntry): AuditEntry {
  const { groups, former_groups } = entry;
  return former_groups ? { ...entry, groups: groups?.filter((group) => !former_groups.includes(group)) } : entry;
}

/** Returns the entry with the visibility that ended with the change. */
const before = (entry: AuditEntry): AuditEntry => ({
  ...entry,
  owners: entry.former_owners ?? [],
  portal_client_id: entry.former_portal_client_id ?? 0,
  groups: entry.former_groups,
});

/** Returns the names of the fields that portal users do not see, by module. */
function staffFieldsOf({ services }: Contract): ReadonlyMap<string, ReadonlySet<string>> {
  const details = [...services.values()].flatMap(({ module, rpcs }) =>
    rpcs
      .filter(({ name }) => name === 'Get')
      .map(({ response }) => [module, response.field('record')?.message] as const),
  );
  return new Map(
    details.map(([module, record]) => [
      module,
      new Set((record?.fields ?? []).filter(({ rules }) => rules.staffOnly || rules.writeOnly).map(({ name }) => name)),
    ]),
  );
}
