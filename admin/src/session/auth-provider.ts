import type { AuthProvider } from 'react-admin';
import type { Resource } from '../contract/types.ts';
import { ACTIONS, type Accounts, type Credentials, may } from './account.ts';

/**
 * Creates react-admin's auth provider. It ignores sessions that end during work: such calls wait until the user has
 * signed in again.
 */
export function createAuthProvider(accounts: Accounts, resources: readonly Resource[]): AuthProvider {
  return {
    // The sign-in page signs in by itself, and asks for a second factor.
    login: async (credentials: Credentials) => void (await accounts.signIn(credentials)),
    logout: async () => {
      // Without a session, the user is signed out already.
      await accounts.signOut().catch(() => {});
    },
    checkAuth: async () => {
      await accounts.current();
    },
    checkError: async () => {},
    getIdentity: async () => {
      const { account } = await accounts.current();
      return {
        id: account.id,
        fullName: `${account.first_name} ${account.last_name}`.trim(),
        // The page may only load images of its own origin.
        avatar: account.image?.startsWith('/') ? account.image : undefined,
      };
    },
    getPermissions: () => accounts.current(),
    canAccess: async ({ resource, action }) => {
      const found = resources.find(({ name }) => name === resource);
      const operation = ACTIONS[action];
      if (!found || !operation) return true;
      return may(await accounts.current(), found.access[operation]);
    },
  };
}
