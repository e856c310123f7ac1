import SendIcon from '@mui/icons-material/Send';
import type { ReactElement } from 'react';
import { SaveButton, useRecordContext } from 'react-admin';
import { resourceNamed } from '../../../contract/contract.ts';
import { isLegal } from '../../../contract/moves.ts';
import { may } from '../../../session/account.ts';
import { useSession } from '../../../session/use-session.ts';
import type { View } from '../../view.ts';
import type { BegunAction } from '../begun-action.ts';

interface DocumentButtonsProps {
  readonly view: View;
  /** Shows the page of the stored record, which begins with an action. */
  readonly onSaved: (saved: unknown, begun: BegunAction) => void;
}

/** Returns the label of the action that mails a document; undefined if the current one cannot be sent. */
function useSendAction(view: View): string | undefined {
  const record = useRecordContext();
  const session = useSession();
  const resource = resourceNamed(view.name);
  const verb = resource.verbs.find(({ mail }) => mail);
  if (!verb || !session || !may(session, verb.access)) return undefined;
  // A new document is a draft.
  const isOffered = record?.id === undefined || isLegal(resource, verb.name, record['status']);
  return isOffered ? view.verbs?.[verb.name]?.label : undefined;
}

/** The buttons that store a document: alone, or to send it next, if it can be sent. */
export function DocumentButtons({ view, onSaved }: DocumentButtonsProps): ReactElement {
  const action = useSendAction(view);
  if (action === undefined) return <SaveButton />;
  return (
    <>
      <SaveButton variant="outlined" color="inherit" />
      <SaveButton
        type="button"
        label="Save and send"
        alwaysEnable
        icon={<SendIcon />}
        mutationOptions={{ onSuccess: (saved) => onSaved(saved, { action }) }}
      />
    </>
  );
}
