import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material';
import { type ReactElement, useState } from 'react';
import {
  Form,
  type RaRecord,
  useDataProvider,
  useNotify,
  useRecordContext,
  useRedirect,
  useRefresh,
} from 'react-admin';
import type { PanelProvider } from '../api/data-provider.ts';
import type { ApiFailure } from '../api/problem.ts';
import { resourceNamed } from '../contract/contract.ts';
import { labelOf } from '../contract/labels.ts';
import type { Verb } from '../contract/types.ts';
import { FieldInput } from '../fields/inputs.tsx';
import { InCurrency } from '../fields/use-money.tsx';
import { leaving } from '../services.ts';
import { MailRecipients } from './mail-recipients.tsx';
import type { View } from './view.ts';

interface VerbProps {
  readonly view: View;
  readonly verb: Verb;
}

/** The button of an operation on the current record, with a confirmation if it cannot be undone or needs input. */
export function VerbButton({ view, verb }: VerbProps): ReactElement | null {
  const [isOpen, setOpen] = useState(false);
  const { label, isMain } = view.verbs![verb.name]!;
  const act = useAct(view, verb);
  const open = async (): Promise<void> => {
    // The record is reloaded afterwards.
    if (!(await leaving.ask())) return;
    if (view.verbs?.[verb.name]?.question || verb.fields) setOpen(true);
    else await act({});
  };
  return (
    <>
      <Button size="small" variant={isMain ? 'contained' : 'outlined'} onClick={open}>
        {label}
      </Button>
      {isOpen && <Question view={view} verb={verb} onAnswer={act} onClose={() => setOpen(false)} />}
    </>
  );
}

interface ActionAnswer {
  readonly record?: RaRecord;
  readonly message?: string;
  /** The recipients of its mail. */
  readonly recipients?: readonly unknown[];
}

type Act = (values: object) => Promise<object | undefined>;

/** @returns a function that runs the operation; it resolves with the errors of the fields, if any */
function useAct(view: View, verb: Verb): Act {
  const record = useRecordContext();
  const dataProvider = useDataProvider<PanelProvider>();
  const notify = useNotify();
  const refresh = useRefresh();
  const redirect = useRedirect();
  const { done, opens } = view.verbs![verb.name]!;
  return async (values) => {
    try {
      const body = verb.fields ? values : undefined;
      const answer = await dataProvider.act<ActionAnswer>(view.name, record!.id, verb.path, body);
      const isUnseen = answer.recipients?.length === 0;
      notify(isUnseen ? (answer.message ?? done) : done, { type: isUnseen ? 'warning' : 'info', multiLine: true });
      if (opens && answer.record) redirect('edit', opens, answer.record.id);
      refresh();
      return undefined;
    } catch (error) {
      const { message, body } = error as ApiFailure;
      if (body?.errors && verb.fields) return body.errors;
      notify(message, { type: 'error', multiLine: true });
      return undefined;
    }
  };
}

interface QuestionProps extends VerbProps {
  readonly onAnswer: Act;
  readonly onClose: () => void;
}

function Question({ view, verb, onAnswer, onClose }: QuestionProps): ReactElement {
  const record = useRecordContext<RaRecord>();
  const { id, currency, balance } = record ?? ({} as Partial<RaRecord>);
  const { label, question, max } = view.verbs![verb.name]!;
  const fields = (verb.fields ?? []).filter(({ readOnly }) => !readOnly);
  const submit = async (values: object): Promise<object | undefined> => {
    const filled = Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null && value !== ''));
    const wrong = await onAnswer(filled);
    if (!wrong) onClose();
    return wrong;
  };
  return (
    <Dialog open onClose={onClose} aria-labelledby="question" fullWidth maxWidth="xs">
      {/* A form of its own, independent of edits in the page around it. */}
      <Form onSubmit={submit} record={{}} sanitizeEmptyValues={false}>
        <DialogTitle id="question">{label}</DialogTitle>
        <DialogContent sx={{ display: 'flex', flexDirection: 'column', gap: 2, pt: '8px !important' }}>
          {question && <DialogContentText>{question}</DialogContentText>}
          {verb.recipients && id && <MailRecipients path={verb.recipients} id={id} />}
          <InCurrency of={currency}>
            {fields.map((field) => (
              <FieldInput
                key={field.name}
                of={resourceNamed(view.name)}
                field={field}
                label={labelOf(field.name)}
                max={field.money ? ((record && max?.(record)) ?? balance) : undefined}
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
