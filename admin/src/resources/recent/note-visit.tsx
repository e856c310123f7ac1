import { useEffect } from 'react';
import { useRecordContext } from 'react-admin';
import { useSession } from '../../session/use-session.ts';
import { openRecentRecords } from './recent-records.ts';

interface NoteVisitProps {
  readonly module: string;
}

/** Notes that the page of a record was opened, once it is shown. */
export function NoteVisit({ module }: NoteVisitProps): null {
  const id = useRecordContext()?.id;
  const userId = useSession()?.account.id;
  useEffect(() => {
    if (typeof id === 'number' && userId) openRecentRecords(userId, () => window.localStorage).note({ module, id });
  }, [module, id, userId]);
  return null;
}
