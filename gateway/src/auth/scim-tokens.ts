import { ApiError, apiKeyHash, type Caller, SCIM_TOKEN_MARK, scimTokenFormat } from '@bms/contracts';
import type { MadeCalls } from '@bms/telemetry';
import type { CredentialKind } from './credentials.ts';

/**
 * Resolves a SCIM token by its hash.
 * @throws ApiError unauthenticated for a token that is not valid
 */
export type ResolveScimToken = (tokenId: number, tokenHash: string, calls?: MadeCalls) => Promise<Caller>;

/**
 * Creates the credential kind of the tokens of directories. They are resolved by identity on every request, which calls it
 * anyway, so that a deleted token ends at once.
 */
export function scimTokenCredentials(resolve: ResolveScimToken): CredentialKind {
  return {
    accepts: (token) => token.startsWith(SCIM_TOKEN_MARK),
    callerOf: async (token, { admit, calls }) => {
      const id = scimTokenFormat.idOf(token);
      if (id === undefined) throw new ApiError('unauthenticated', 'The SCIM token is not valid.');
      await admit();
      return await resolve(id, apiKeyHash(token), calls);
    },
  };
}
