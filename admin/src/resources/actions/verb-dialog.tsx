import {
  Button,
  Checkbox,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  FormControlLabel,
} from '@mui/material';
import { type ReactElement, useState } from 'react';
import { Form, type RaRecord } from 'react-admin';
import { resourceNamed } from '../../contract/contract.ts';
import { labelOf } from '../../contract/labels.ts';
import type { Verb } from '../../contract/types.ts';
import { FieldInput } from '../../fields/inputs.tsx';
import { InCurrency } from '../../fields/use-money.tsx';
import { useSession, useToday } from '../../session/use-session.ts';
import type { View } from '../view.ts';
import { SendDialog } from './mail/send-dialog.tsx';
import { type Act, inputsOf } from './use-act.ts';

interface VerbDialogProps {
  readonly view: View;
  readonly verb: Verb;
  readonly record: RaRecord;
  readonly act: Act;
  readonly onClose: () => void;
}

/** The dialog of an operation on a record: that of its mail, else a question with its fields. */
export function VerbDialog({ view, verb, record, act, onClose }: VerbDialogProps): ReactElement {
  const { mail } = verb;
  if (mail) return <SendDialog view={view} verb={{ ...verb, mail }} record={record} act={act} onClose={onClose} />;
  return <Question view={view} verb={verb} record={record} act={act} onClose={onClose} />;
}

function Question({ view, verb, record, act, onClose }: VerbDialogProps): ReactElement {
  const { currency, balance } = record;
  const { label, question, max, help, begins, also } = view.verbs![verb.name]!;
  const today = useToday();
  const organization = useSession()?.organization;
  const [initial] = useState(() => begins?.(record, today) ?? {});
  const [isAlso, setAlso] = useState(false);
  const fields = inputsOf(verb);
  const submit = async (values: object): Promise<object | undefined> => {
    const filled = Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null && value !== ''));
    const wrong = await act(verb, filled, isAlso);
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
          {also && (
            <FormControlLabel
              label={also.label}
              control={<Checkbox checked={isAlso} onChange={(_event, checked) => setAlso(checked)} />}
            />
          )}
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
