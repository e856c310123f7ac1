import {
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  LinearProgress,
  List,
  ListItem,
  ListItemText,
} from '@mui/material';
import { useQueries } from '@tanstack/react-query';
import { type ReactElement, useState } from 'react';
import { type RaRecord, useDataProvider, useListContext, useNotify, useRefresh } from 'react-admin';
import type { PanelProvider } from '../../api/data-provider.ts';
import { FailureNote } from '../../app/failure-note.tsx';
import { inSentence } from '../../contract/labels.ts';
import type { RecordMail, Verb } from '../../contract/types.ts';
import { read } from '../../services.ts';
import { messagesOf, type ShownMail } from '../actions/mail/use-mail.ts';
import type { View } from '../view.ts';
import { recordTitle } from '../views.ts';
import type { Failed } from './bulk-change.ts';
import { FailedRecords } from './failed-records.tsx';

/** The operation that mails a record. */
export type MailVerb = Verb & { readonly mail: RecordMail };

interface SendManyProps {
  readonly view: View;
  readonly verb: MailVerb;
  readonly records: readonly RaRecord[];
  readonly onClose: () => void;
}

/** A document with its mail, once that is known. */
interface Letter {
  readonly record: RaRecord;
  readonly mail: ShownMail | undefined;
}

/**
 * The dialog that mails several documents, each to the usual recipients of its client. It names the recipients before;
 * a document that nobody would get stays as it is. One that fails does not hold up the others, and is named with the reason.
 */
export function SendManyDialog(props: SendManyProps): ReactElement {
  const { view, verb, records, onClose } = props;
  const { letters, error, retry } = useLetters(verb, records);
  const { progress, failed, send } = useSending(props);
  const addressed = letters.filter(({ mail }) => (mail?.recipients.length ?? 0) > 0).map(({ record }) => record);
  const isKnown = letters.every(({ mail }) => mail !== undefined);
  const kindOf = (count: number): string => `${count} ${inSentence(count === 1 ? view.one : view.many)}`;
  const { question } = view.verbs![verb.name]!;
  return (
    <Dialog
      open
      onClose={() => progress === undefined && onClose()}
      aria-labelledby="send-many"
      fullWidth
      maxWidth="sm"
    >
      <DialogTitle id="send-many">Send {kindOf(records.length)}</DialogTitle>
      <DialogContent>
        {error && <FailureNote error={error} onRetry={retry} />}
        {failed ? (
          <FailedRecords view={view} failed={failed} what="sent" />
        ) : (
          <>
            {question && <DialogContentText>{question}</DialogContentText>}
            <List dense disablePadding>
              {letters.map((letter) => (
                <Recipients key={letter.record.id} view={view} letter={letter} />
              ))}
            </List>
          </>
        )}
        {progress !== undefined && (
          <LinearProgress variant="determinate" value={(progress / addressed.length) * 100} aria-label="Sending" />
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} disabled={progress !== undefined}>
          {failed ? 'Close' : 'Not now'}
        </Button>
        {!failed && (
          <Button
            variant="contained"
            disabled={!isKnown || addressed.length === 0}
            loading={progress !== undefined}
            onClick={() => send(addressed)}
          >
            {addressed.length > 0 ? `Send ${kindOf(addressed.length)}` : 'Send'}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}

/** The document with who gets it, and what they will miss. */
function Recipients({
  view,
  letter: { record, mail },
}: {
  readonly view: View;
  readonly letter: Letter;
}): ReactElement {
  const to = mail?.recipients.map(({ email }) => email).join(', ');
  const isUnseen = to === '';
  const warnings = isUnseen ? [] : messagesOf(mail?.warnings ?? []);
  const text = isUnseen ? 'Stays as it is: nobody has an email address' : (to ?? '…');
  const color = isUnseen || warnings.length > 0 ? 'warning.main' : 'text.secondary';
  return (
    <ListItem disableGutters sx={{ overflowWrap: 'anywhere' }}>
      <ListItemText
        primary={recordTitle(view, record)}
        secondary={
          <Box component="span" sx={{ color }}>
            {[text, ...warnings].join(' · ')}
          </Box>
        }
      />
    </ListItem>
  );
}

interface Letters {
  readonly letters: readonly Letter[];
  readonly error: Error | undefined;
  readonly retry: () => Promise<unknown>;
}

/** Reads the mails that documents are sent with. */
function useLetters({ mail: { path } }: MailVerb, records: readonly RaRecord[]): Letters {
  const queries = useQueries({
    queries: records.map(({ id }) => ({
      queryKey: ['mail', path, id],
      queryFn: async () => (await read<{ record: ShownMail }>(path.replace('{id}', String(id)))).record,
      staleTime: 0,
    })),
  });
  const failures = queries.filter(({ error }) => error);
  return {
    letters: records.map((record, at) => ({ record, mail: queries[at]?.data })),
    error: failures[0]?.error ?? undefined,
    retry: () => Promise.all(failures.map(({ refetch }) => refetch())),
  };
}

interface Sending {
  /** The number of documents that are done; undefined while none is sent. */
  readonly progress: number | undefined;
  /** The documents that could not be sent; undefined before. */
  readonly failed: readonly Pick<Failed, 'record' | 'reason'>[] | undefined;
  readonly send: (records: readonly RaRecord[]) => Promise<void>;
}

function useSending({ view, verb, onClose }: SendManyProps): Sending {
  const [progress, setProgress] = useState<number>();
  const [failed, setFailed] = useState<Sending['failed']>();
  const dataProvider = useDataProvider<PanelProvider>();
  const { onUnselectItems } = useListContext();
  const notify = useNotify();
  const refresh = useRefresh();
  const send = async (records: readonly RaRecord[]): Promise<void> => {
    const failures: Pick<Failed, 'record' | 'reason'>[] = [];
    for (const [at, record] of records.entries()) {
      setProgress(at);
      await dataProvider
        .act(view.name, record.id, verb.path, {})
        .catch(({ message }: Error) => failures.push({ record, reason: message }));
    }
    setProgress(undefined);
    const sent = records.length - failures.length;
    if (sent > 0) notify(`${sent} ${inSentence(sent === 1 ? view.one : view.many)} sent.`, { type: 'info' });
    refresh();
    if (failures.length > 0) return setFailed(failures);
    onUnselectItems();
    onClose();
  };
  return { progress, failed, send };
}
