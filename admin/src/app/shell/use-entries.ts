import { useMemo } from 'react';
import { useSession } from '../../session/use-session.ts';
import { type Entry, entriesFor } from './entries.ts';

/** Returns the pages that the user may see; none until the session is known. */
export function useEntries(): readonly Entry[] {
  const session = useSession();
  return useMemo(() => (session ? entriesFor(session) : []), [session]);
}
