import type { AuthProvider } from 'react-admin';
import type { Resource } from '../contract/types.ts';
import { ACTIONS, type Accounts, type Credentials, may } from './account.ts';

/**
 * react-admin's view of the session. That a session ended in the middle of work is not its business: such calls wait
 * until the person has signed in again.
 */
export function createAuthProvider(accounts: Accounts, resources: readonly Resource[]): AuthProvider {
  return {
    login: (credentials: Credentials) => accounts.signIn(credentials),
    logout: async () => {
      // Who has no session is signed out already.
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
        avatar: account.image ?? undefined,
      };
    },
    getPermissions: () => accounts.current(),
    canAccess: async ({ resource, action }) => {
      const found = resources.find(({ name }) => name === resource);
      const operation = ACTIONS[action];
      if (!found || !operation) return true;
      // Records that cannot be listed have a page to ask for one by its number.
      const access = found.access[operation] ?? (operation === 'list' ? found.access.get : undefined);
      return may(await accounts.current(), access);
    },
  };
}
