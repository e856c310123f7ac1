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
import type { View } from './view.ts';

interface VerbProps {
  readonly view: View;
  readonly verb: Verb;
}

/** Does something with the record at hand, after a question where it cannot be taken back or needs to know more. */
export function VerbButton({ view, verb }: VerbProps): ReactElement | null {
  const [isOpen, setOpen] = useState(false);
  const { label, isMain } = view.verbs![verb.name]!;
  const act = useAct(view, verb);
  const open = (): void => {
    if (view.verbs?.[verb.name]?.question || verb.fields) setOpen(true);
    else void act({});
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

type Act = (values: object) => Promise<object | undefined>;

/** @returns what does it; it settles with what is wrong with the fields, if anything */
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
      const answer = await dataProvider.act<{ record?: RaRecord }>(view.name, record!.id, verb.path, body);
      notify(done, { type: 'info' });
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
  const { label, question } = view.verbs![verb.name]!;
  const fields = (verb.fields ?? []).filter(({ readOnly }) => !readOnly);
  const submit = async (values: object): Promise<object | undefined> => {
    const filled = Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null && value !== ''));
    const wrong = await onAnswer(filled);
    if (!wrong) onClose();
    return wrong;
  };
  return (
    <Dialog open onClose={onClose} aria-labelledby="question" fullWidth maxWidth="xs">
      {/* A form of its own: what is typed in the page around it is no business of it. */}
      <Form onSubmit={submit} record={{}} sanitizeEmptyValues={false}>
        <DialogTitle id="question">{label}</DialogTitle>
        <DialogContent sx={{ display: 'flex', flexDirection: 'column', gap: 2 }}>
          {question && <DialogContentText>{question}</DialogContentText>}
          {fields.map((field) => (
            <FieldInput key={field.name} of={resourceNamed(view.name)} field={field} label={labelOf(field.name)} />
          ))}
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
