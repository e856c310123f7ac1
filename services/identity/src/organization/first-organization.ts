import { DEFAULT_CURRENCY } from '@bms/contracts/money';
import { insertRecord, type Kit, ownCall, type Resource } from '@bms/service-kit';
import { lockMutex } from '../users/mutex.ts';
import { ORGANIZATION_ID, organizations } from './organization.model.ts';

/** The organization of a fresh system. */
const fresh = { _id: ORGANIZATION_ID, name: 'My company', currency: DEFAULT_CURRENCY, locale: 'en', time_zone: 'UTC' };

/** Creates the organization if there is none. Only one of several starting copies does. */
export async function ensureOrganization(kit: Kit, resource: Resource): Promise<void> {
  const model = kit.db.model(organizations.name);
  if (await model.exists({ _id: ORGANIZATION_ID })) return;
  const call = ownCall(kit, { rpc: resource.rpc('Update').path });
  await kit.write(call, async (tx) => {
    await lockMutex(kit.db, tx.session, 'organization');
    if (await model.exists({ _id: ORGANIZATION_ID }).session(tx.session)) return;
    await insertRecord(resource, fresh, call, tx);
  });
}
