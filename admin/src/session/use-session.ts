import { usePermissions } from 'react-admin';
import type { Session } from './account.ts';

/** Returns the session of the signed-in user; undefined until it is known. */
export function useSession(): Session | undefined {
  return usePermissions<Session>().permissions;
}
