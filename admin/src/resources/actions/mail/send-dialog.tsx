import {
  Alert,
  Box,
  Button,
  CircularProgress,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  type Theme,
  useMediaQuery,
} from '@mui/material';
import { type ReactElement, useState } from 'react';
import { Form, type RaRecord, required } from 'react-admin';
import { useFormState, useWatch } from 'react-hook-form';
import { FailureNote } from '../../../app/failure-note.tsx';
import { resourceNamed } from '../../../contract/contract.ts';
import { labelOf } from '../../../contract/labels.ts';
import type { RecordMail, Verb } from '../../../contract/types.ts';
import { AddressesInput } from '../../../fields/addresses-input.tsx';
import { FieldInput, ONE_LINE } from '../../../fields/inputs.tsx';
import type { View } from '../../view.ts';
import { recordTitle } from '../../views.ts';
import { type Act, inputsOf } from '../use-act.ts';
import { PrintButton } from '../use-print.tsx';
import { type MailValues, mailRequest, valuesOfMail } from './mail-values.ts';
import { messagesOf, type ShownMail, useMail, useMailRecipients } from './use-mail.ts';

interface SendDialogProps {
  readonly view: View;
  readonly verb: Verb & { readonly mail: RecordMail };
  readonly record: RaRecord;
  readonly act: Act;
  readonly onClose: () => void;
}

/** The dialog that sends a document by mail, with recipients and texts that can be changed before. */
export function SendDialog(props: SendDialogProps): ReactElement {
  const { view, verb, record, onClose } = props;
  const { data: mail, error, refetch } = useMail(verb.mail, record.id);
  const isNarrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'));
  // A click beside the dialog must not discard what was written.
  const close = (_event: object, reason: string): void => {
    if (reason !== 'backdropClick') onClose();
  };
  return (
    <Dialog open onClose={close} aria-labelledby="send" fullWidth maxWidth="sm" fullScreen={isNarrow}>
      <DialogTitle id="send">Send {recordTitle(view, record)}</DialogTitle>
      {mail ? <MailForm {...props} mail={mail} /> : <Waiting error={error} onRetry={refetch} onClose={onClose} />}
    </Dialog>
  );
}

interface WaitingProps {
  readonly error: Error | null;
  readonly onRetry: () => unknown;
  readonly onClose: () => void;
}

function Waiting({ error, onRetry, onClose }: WaitingProps): ReactElement {
  return (
    <>
      <DialogContent sx={{ textAlign: 'center' }}>
        {error ? <FailureNote error={error} onRetry={onRetry} /> : <CircularProgress />}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Cancel</Button>
      </DialogActions>
    </>
  );
}

/** The most addresses of a request, if the contract does not say otherwise. */
const MAX_ADDRESSES = 100;

function MailForm({ view, verb, record, mail, act, onClose }: SendDialogProps & { mail: ShownMail }): ReactElement {
  // Later versions of the default must not replace what is written.
  const [before] = useState(() => valuesOfMail(mail));
  const { data: known = mail.recipients } = useMailRecipients(verb.mail, record.id);
  const resource = resourceNamed(view.name);
  const inputs = inputsOf(verb);
  const maxAddresses = inputs.find(({ name }) => name === 'to')?.maxItems ?? MAX_ADDRESSES;
  const texts = inputs.filter(({ name }) => name !== 'to');
  const submit = async (values: object): Promise<object | undefined> => {
    const wrong = await act(verb, mailRequest(before, values as MailValues, maxAddresses));
    if (!wrong) onClose();
    return wrong;
  };
  const { question } = view.verbs![verb.name]!;
  return (
    <Form onSubmit={submit} record={before} sanitizeEmptyValues={false} noValidate>
      <DialogContent sx={CONTENT}>
        {question && <DialogContentText>{question}</DialogContentText>}
        {/* Without addresses in the request, the mail would go to the recipients of the default. */}
        <AddressesInput
          source="to"
          label="To"
          suggestions={known}
          validate={before.to.length > 0 ? [required('Please add a recipient')] : []}
        />
        {before.to.length === 0 && <NobodyWarning />}
        {texts.map((field) => (
          <FieldInput
            key={field.name}
            of={resource}
            field={{ ...field, required: true }}
            label={labelOf(field.name)}
            isLong={(field.maxLength ?? 0) > ONE_LINE}
          />
        ))}
        <Warnings of={mail} />
        <Attachments view={view} record={record} />
      </DialogContent>
      <Actions onClose={onClose} />
    </Form>
  );
}

const CONTENT = {
  display: 'flex',
  flexDirection: 'column',
  gap: 2,
  pt: '8px !important',
  '& .MuiFormControl-root': { m: 0 },
};

/** Warns that no mail is sent, as long as the form has no recipients. */
function NobodyWarning(): ReactElement | null {
  const to = useWatch({ name: 'to' }) as readonly string[];
  if (to.length > 0) return null;
  return (
    <Alert severity="warning">
      Nobody gets a mail: the client has no email address, no contact who gets documents and no portal user. Without a
      recipient, the document is only marked as sent.
    </Alert>
  );
}

/** Lists what the recipients will miss, such as an electronic invoice whose data are incomplete. */
function Warnings({ of: { warnings } }: { readonly of: ShownMail }): ReactElement | null {
  if (warnings.length === 0) return null;
  return (
    <Alert severity="warning" sx={{ overflowWrap: 'anywhere' }}>
      {messagesOf(warnings).map((message) => (
        <div key={message}>{message}</div>
      ))}
    </Alert>
  );
}

interface AttachmentsProps {
  readonly view: View;
  readonly record: RaRecord;
}

/** Says what the mail contains besides its text, with a button that shows the PDF. */
function Attachments({ view, record }: AttachmentsProps): ReactElement {
  const { prints } = resourceNamed(view.name);
  const pdf = prints.find(({ type }) => type === 'application/pdf');
  const hasXml = prints.some(({ type }) => type === 'application/xml');
  return (
    <DialogContentText component="div" variant="body2">
      The PDF is attached{hasXml && ', with the electronic invoice if the data for it are complete'}. The mail has a
      button that opens the document without an account.
      <Box sx={{ mt: 1 }}>
        {pdf && <PrintButton print={pdf} resource={view.name} record={record} label="Look at the PDF" />}
      </Box>
    </DialogContentText>
  );
}

function Actions({ onClose }: { readonly onClose: () => void }): ReactElement {
  const { isSubmitting } = useFormState();
  return (
    <DialogActions>
      <Button onClick={onClose}>Cancel</Button>
      <Button type="submit" variant="contained" loading={isSubmitting}>
        Send
      </Button>
    </DialogActions>
  );
}
