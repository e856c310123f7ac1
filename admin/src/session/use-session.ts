import { usePermissions } from 'react-admin';
import type { Session } from './account.ts';

/** Who is signed in and may do what; undefined until that is known. */
export function useSession(): Session | undefined {
  return usePermissions<Session>().permissions;
}
