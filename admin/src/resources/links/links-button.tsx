import { Button } from '@mui/material';
import { type ReactElement, useState } from 'react';
import { useRecordContext } from 'react-admin';
import { resourceNamed } from '../../contract/contract.ts';
import { may } from '../../session/account.ts';
import { useSession } from '../../session/use-session.ts';
import type { View } from '../view.ts';
import { LinksDialog } from './links-dialog.tsx';

/** The button that shows the links to the current document, for staff who may create some. */
export function LinksButton({ view }: { readonly view: View }): ReactElement | null {
  const [isOpen, setOpen] = useState(false);
  const record = useRecordContext();
  const session = useSession();
  const verb = resourceNamed(view.name).verbs.find(({ name }) => name === 'CreateLink');
  if (!verb || !record || record['status'] === 'draft' || !session || !may(session, verb.access)) return null;
  return (
    <>
      <Button size="small" variant="outlined" onClick={() => setOpen(true)}>
        Links
      </Button>
      {isOpen && <LinksDialog path={verb.path.replace('{id}', String(record.id))} onClose={() => setOpen(false)} />}
    </>
  );
}
