import { messageOf } from '../run/errors.ts';
import { openDatabase } from '../target/open-database.ts';
import type { Target } from '../target/target.ts';
import { examined, type Finding, findingsOf } from './finding.ts';

const TIMEOUT_MS = 5000;
const MEND = 'check the provider, its issuer and the network; until then nobody can sign in through it';

/** An identity provider as stored. */
interface StoredProvider {
  readonly name: string;
  readonly issuer: string;
}

/** Reads the configuration of each active identity provider of single sign-on, as identity does at a sign-in. */
export function checkIdentityProviders(target: Target): Promise<readonly Finding[]> {
  return examined('identity providers', 'see the finding about the database of identity', async () => {
    const { db, connection } = await openDatabase('identity', target.databaseUrl('identity'));
    try {
      const providers = await db.collection<StoredProvider>('identity_providers').find({ active: true }).toArray();
      return await Promise.all(providers.map(checkProvider));
    } finally {
      await connection.close(true);
    }
  });
}

/** Compares the issuer of a provider with that of its configuration (OpenID Connect Discovery, 4). */
export async function checkProvider({ name, issuer }: StoredProvider): Promise<Finding> {
  const { ok, problem } = findingsOf('connections', `identity provider ${name}`);
  const address = `${issuer.replace(/\/+$/, '')}/.well-known/openid-configuration`;
  try {
    const answer = await fetch(address, { redirect: 'manual', signal: AbortSignal.timeout(TIMEOUT_MS) });
    if (answer.status !== 200) return problem(`${address} answers ${answer.status}`, MEND);
    const { issuer: named } = (await answer.json()) as { issuer?: unknown };
    return named === issuer ? ok('its configuration is readable') : problem(`it calls itself ${named}`, MEND);
  } catch (error) {
    return problem(`${address}: ${messageOf(error)}`, MEND);
  }
}
