import { changeOneOfMany, type Kit, ownCall, type Resource } from '@bms/service-kit';
import { lockMutex, wasLocked } from '../users/mutex.ts';
import type { Grant, Role } from './role.model.ts';

/** The modules whose records have lines with taxes. */
const DOCUMENTS = ['estimates', 'orders', 'contracts', 'invoices'];
const WRITES = ['create', 'update'];
const VIEW_TAXES: Grant = { module: 'taxes', action: 'view', scope: 'all' };

/**
 * Grants `taxes.view` once in the life of a system to the roles that may write documents and have no such grant, also to
 * deleted ones: before, writing documents sufficed to use every tax. Later changes by administrators are kept. Unlike a
 * migration of stored data, it publishes the changes, so that gateways drop the callers that they have cached.
 * @see docs/adr/0186-scope-of-references.md
 */
export async function grantTaxesToWriters(kit: Kit, roles: Resource<Role>): Promise<void> {
  if (await wasLocked(kit.db, 'taxes of roles')) return;
  const call = ownCall(kit, { rpc: '/bms.identity.Roles/Update' });
  await kit.write(call, async (tx) => {
    const { session } = tx;
    if ((await lockMutex(kit.db, session, 'taxes of roles')) > 0) return;
    for (const role of await roles.model.find().session(session).lean<Role[]>())
      if (lacksTaxes(role)) await changeOneOfMany(roles, role, { grants: withTaxes(role) }, call, tx);
    for (const role of await roles.deleted.find().session(session).lean<Role[]>())
      if (lacksTaxes(role))
        await roles.deleted.updateOne({ _id: role._id }, { $set: { grants: withTaxes(role) } }, { session });
  });
}

const withTaxes = ({ grants = [] }: Pick<Role, 'grants'>): Grant[] => [...grants, VIEW_TAXES];

function lacksTaxes({ grants = [] }: Pick<Role, 'grants'>): boolean {
  const writes = grants.some(
    ({ module, action, scope }) => DOCUMENTS.includes(module) && WRITES.includes(action) && scope !== 'none',
  );
  return writes && !grants.some(({ module, action }) => module === VIEW_TAXES.module && action === VIEW_TAXES.action);
}
