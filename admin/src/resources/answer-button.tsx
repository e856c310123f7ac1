import { Button } from '@mui/material';
import { type ReactElement, useState } from 'react';
import { Confirm, useNotify, useRecordContext, useUpdate } from 'react-admin';
import { leaving } from '../services.ts';
import type { AnswerView, View } from './view.ts';

interface AnswerButtonProps {
  readonly view: View;
  readonly answer: AnswerView;
}

/** The button that changes the current record after a confirmation, such as accepting a contract. */
export function AnswerButton({ view, answer }: AnswerButtonProps): ReactElement {
  const { label, changes, question, isMain } = answer;
  const [isOpen, setOpen] = useState(false);
  const record = useRecordContext();
  const notify = useNotify();
  const [update, { isPending }] = useUpdate();
  const close = (): void => setOpen(false);
  const open = async (): Promise<void> => {
    // The record is reloaded afterwards.
    if (await leaving.ask()) setOpen(true);
  };
  const confirm = (): void => {
    const params = { id: record!.id, data: changes, previousData: record };
    const onError = (error: unknown) => notify((error as Error).message, { type: 'error', multiLine: true });
    const onSuccess = () => notify('Saved.', { type: 'info' });
    void update(view.name, params, { mutationMode: 'pessimistic', onSuccess, onError, onSettled: close });
  };
  return (
    <>
      <Button size="small" variant={isMain ? 'contained' : 'outlined'} onClick={open}>
        {label}
      </Button>
      <Confirm
        isOpen={isOpen}
        loading={isPending}
        title={`${label}: ${view.one}`}
        content={question}
        confirm={label}
        onConfirm={confirm}
        onClose={close}
      />
    </>
  );
}
