import SendIcon from '@mui/icons-material/Send';
import { Button } from '@mui/material';
import { type ReactElement, useState } from 'react';
import { type RaRecord, useListContext } from 'react-admin';
import { resourceNamed } from '../../contract/contract.ts';
import { isLegal } from '../../contract/moves.ts';
import type { View } from '../view.ts';
import { SendManyDialog } from './send-many-dialog.tsx';
import { useMailVerb } from './use-mail-verb.ts';

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
