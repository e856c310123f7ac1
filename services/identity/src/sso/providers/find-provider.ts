import { ApiError } from '@bms/contracts';
import type { ReadTransaction } from '@bms/service-kit';
import type { Connection } from 'mongoose';
import { IDENTITY_PROVIDERS, type IdentityProvider } from './provider.model.ts';

/** Returns the active provider with a key. @throws ApiError not_found */
export async function findProvider(db: Connection, key: string): Promise<IdentityProvider> {
  const found = await db.collection<IdentityProvider>(IDENTITY_PROVIDERS).findOne({ key, active: true });
  if (!found) throw new ApiError('not_found', `No active identity provider has the key ${key}.`);
  return found as IdentityProvider;
}

/** Returns true if there is an active provider. */
export async function hasActiveProvider(db: Connection, { session }: ReadTransaction): Promise<boolean> {
  const which = { projection: { _id: 1 }, session };
  return (await db.collection<IdentityProvider>(IDENTITY_PROVIDERS).findOne({ active: true }, which)) !== null;
}

/** Returns the active providers, by name. */
export async function listActive(db: Connection): Promise<IdentityProvider[]> {
  const found = await db
    .collection<IdentityProvider>(IDENTITY_PROVIDERS)
    .find({ active: true })
    .sort({ name: 1 })
    .limit(100)
    .toArray();
  return found as IdentityProvider[];
}
