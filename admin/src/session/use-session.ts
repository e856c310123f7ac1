import { usePermissions } from 'react-admin';
import { hasResource, resourceNamed } from '../contract/contract.ts';
import { may, type Session } from './account.ts';

/** Returns the session of the signed-in user; undefined until it is known. */
export function useSession(): Session | undefined {
  return usePermissions<Session>().permissions;
}

/** Returns the date of today in the organization's time zone. */
export function useToday(): string {
  const timeZone = useSession()?.organization.time_zone;
  // The Swedish format of dates is that of ISO 8601.
  return new Intl.DateTimeFormat('sv-SE', { timeZone }).format(new Date());
}

/** Returns a test of whether the user may look up records of a resource. */
export function useLookUp(): (target: string) => boolean {
  const session = useSession();
  return (target) => session !== undefined && hasResource(target) && may(session, resourceNamed(target).access.list);
}
