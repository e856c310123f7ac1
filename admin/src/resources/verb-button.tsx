import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material';
import { type ReactElement, useState } from 'react';
import { Form, type RaRecord, useRecordContext } from 'react-admin';
import { resourceNamed } from '../contract/contract.ts';
import { labelOf } from '../contract/labels.ts';
import type { Verb } from '../contract/types.ts';
import { FieldInput } from '../fields/inputs.tsx';
import { InCurrency } from '../fields/use-money.tsx';
import { leaving } from '../services.ts';
import { useSession, useToday } from '../session/use-session.ts';
import { SendDialog } from './mail/send-dialog.tsx';
import { type Act, inputsOf, useAct } from './use-act.ts';
import type { View } from './view.ts';

interface VerbProps {
  readonly view: View;
  readonly verb: Verb;
}

/** The button of an operation on the current record, with a confirmation if it cannot be undone or needs input. */
export function VerbButton({ view, verb }: VerbProps): ReactElement | null {
  const [isOpen, setOpen] = useState(false);
  const record = useRecordContext<RaRecord>();
  const { label, isMain } = view.verbs![verb.name]!;
  const act = useAct(view, verb);
  const open = async (): Promise<void> => {
    // The record is reloaded afterwards.
    if (!(await leaving.ask())) return;
    if (view.verbs?.[verb.name]?.question || verb.fields || verb.mail) setOpen(true);
    else await act({});
  };
  return (
    <>
      <Button size="small" variant={isMain ? 'contained' : 'outlined'} onClick={open}>
        {label}
      </Button>
      {isOpen && record && (
        <Asked view={view} verb={verb} record={record} onAnswer={act} onClose={() => setOpen(false)} />
      )}
    </>
  );
}

interface QuestionProps extends VerbProps {
  readonly record: RaRecord;
  readonly onAnswer: Act;
  readonly onClose: () => void;
}

/** The dialog of an operation: that of its mail, else a question with its fields. */
function Asked({ view, verb, record, onAnswer, onClose }: QuestionProps): ReactElement {
  const { mail } = verb;
  if (mail)
    return <SendDialog view={view} verb={{ ...verb, mail }} record={record} onSend={onAnswer} onClose={onClose} />;
  return <Question view={view} verb={verb} record={record} onAnswer={onAnswer} onClose={onClose} />;
}

function Question({ view, verb, record, onAnswer, onClose }: QuestionProps): ReactElement {
  const { currency, balance } = record;
  const { label, question, max, help, begins } = view.verbs![verb.name]!;
  const today = useToday();
  const organization = useSession()?.organization;
  const [initial] = useState(() => begins?.(record, today) ?? {});
  const fields = inputsOf(verb);
  const submit = async (values: object): Promise<object | undefined> => {
    const filled = Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null && value !== ''));
    const wrong = await onAnswer(filled);
    // Entered values are kept after a failure.
    if (!wrong || fields.length === 0) onClose();
    return wrong;
  };
  return (
    <Dialog open onClose={onClose} aria-labelledby="question" fullWidth maxWidth="xs">
      {/* A form of its own, independent of edits in the page around it. */}
      <Form onSubmit={submit} record={initial} sanitizeEmptyValues={false}>
        <DialogTitle id="question">{label}</DialogTitle>
        <DialogContent sx={{ display: 'flex', flexDirection: 'column', gap: 2, pt: '8px !important' }}>
          {question && <DialogContentText>{question}</DialogContentText>}
          <InCurrency of={currency}>
            {fields.map((field) => (
              <FieldInput
                key={field.name}
                of={resourceNamed(view.name)}
                field={field}
                label={labelOf(field.name)}
                help={help?.[field.name]}
                max={field.money ? (max?.(record, organization) ?? balance) : undefined}
              />
            ))}
          </InCurrency>
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>Not now</Button>
          <Button type="submit" variant="contained">
            {label}
          </Button>
        </DialogActions>
      </Form>
    </Dialog>
  );
}
