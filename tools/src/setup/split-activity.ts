import { splitActivity } from '@bms/parts';
import { say } from '../console/say.ts';
import type { Secrets } from '../start/secrets.ts';

/**
 * Gives activity the encryption secret of an identity from a version without activity: the secrets of webhooks were
 * encrypted with it. Call it before other secrets are made.
 */
export function inheritActivitySecret(secrets: Secrets): void {
  secrets.inherit('activity/KEY_ENCRYPTION_SECRET', 'identity/KEY_ENCRYPTION_SECRET');
}

/**
 * Copies the data of activity from the database of an identity from a version without activity, once. Call it while
 * neither of them runs.
 * @param adminUrl connection string of a user with access to all databases
 * @throws MongoError if the server is unavailable
 */
export async function copyActivityData(adminUrl: string): Promise<void> {
  const urlOf = (database: string) => {
    const url = new URL(adminUrl);
    url.pathname = `/${database}`;
    return url.href;
  };
  const copied = await splitActivity(urlOf('bms_identity'), urlOf('bms_activity'));
  if (copied > 0) say.done(`${copied} records of identity copied to activity`);
}
