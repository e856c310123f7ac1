import { hasResource, resourceNamed } from '../contract/contract.ts';
import { may } from './account.ts';
import { useSession } from './use-session.ts';

/** Returns a test of whether the user may look up records of a resource. */
export function useLookUp(): (target: string) => boolean {
  const session = useSession();
  return (target) => session !== undefined && hasResource(target) && may(session, resourceNamed(target).access.list);
}
