import { useMemo } from 'react';
import { hasResource, resourceNamed } from '../../contract/contract.ts';
import { placeOf, type View } from '../../resources/view.ts';
import { views } from '../../resources/views.ts';
import { may, type Session } from '../../session/account.ts';
import { useSession } from '../../session/use-session.ts';
import { BASE } from '../base.ts';

/** A kind of record that the user may create. */
export interface Creation {
  readonly view: View;
  readonly to: string;
}

/** Returns what the user may create on pages of the sidebar; what is set up once is created on its own page. */
export function useCreations(): readonly Creation[] {
  const session = useSession();
  return useMemo(() => (session ? creationsFor(session) : []), [session]);
}

function creationsFor(session: Session): Creation[] {
  const isPortal = session.account.user_type === 'client';
  return views
    .filter((view) => hasResource(view.name) && !view.noCreate && !(isPortal && view.isForStaff))
    .filter((view) => placeOf(view) !== 'settings' && may(session, resourceNamed(view.name).access.create))
    .map((view) => ({ view, to: `${BASE}/${view.name}/create` }));
}
