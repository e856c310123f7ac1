import SendIcon from '@mui/icons-material/Send';
import { Button } from '@mui/material';
import { type ReactElement, useState } from 'react';
import { type RaRecord, useListContext } from 'react-admin';
import { resourceNamed } from '../../contract/contract.ts';
import { isLegal } from '../../contract/moves.ts';
import type { Verb } from '../../contract/types.ts';
import { may } from '../../session/account.ts';
import { useSession } from '../../session/use-session.ts';
import type { View } from '../view.ts';
import { type MailVerb, SendManyDialog } from './send-many-dialog.tsx';

/** The button that mails the selected documents to their clients, those that can be sent. */
export function SendSelected({ view }: { readonly view: View }): ReactElement | null {
  const verb = useMailVerb(view);
  const { data, selectedIds } = useListContext();
  // The list is read again while the dialog still names what was not sent.
  const [sent, begin] = useState<readonly RaRecord[]>();
  const resource = resourceNamed(view.name);
  const sendable = (data ?? []).filter(
    ({ id, status }) => verb && selectedIds.includes(id) && isLegal(resource, verb.name, status),
  );
  if (!verb || (sendable.length === 0 && !sent)) return null;
  return (
    <>
      <Button size="small" startIcon={<SendIcon />} onClick={() => begin(sendable)}>
        Send
      </Button>
      {sent && <SendManyDialog view={view} verb={verb} records={sent} onClose={() => begin(undefined)} />}
    </>
  );
}

/** Returns the operation by which the user may mail records of a list; undefined if there is none. */
export function useMailVerb(view: View): MailVerb | undefined {
  const session = useSession();
  const isMailed = (verb: Verb): verb is MailVerb => verb.mail !== undefined && view.verbs?.[verb.name] !== undefined;
  const verb = resourceNamed(view.name).verbs.find(isMailed);
  return verb && session && may(session, verb.access) && may(session, verb.mail.access) ? verb : undefined;
}
