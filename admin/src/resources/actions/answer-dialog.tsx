import type { ReactElement } from 'react';
import { Confirm, type RaRecord, useNotify, useUpdate } from 'react-admin';
import type { AnswerView, View } from '../view.ts';

interface AnswerDialogProps {
  readonly view: View;
  readonly answer: AnswerView;
  readonly record: RaRecord;
  readonly onClose: () => void;
}

/** The confirmation of a change of a record, such as accepting a contract. */
export function AnswerDialog({ view, answer, record, onClose }: AnswerDialogProps): ReactElement {
  const { label, changes, question } = answer;
  const notify = useNotify();
  const [update, { isPending }] = useUpdate();
  const confirm = (): void => {
    const params = { id: record.id, data: changes, previousData: record };
    const onError = (error: unknown) => notify((error as Error).message, { type: 'error', multiLine: true });
    const onSuccess = () => notify('Saved.', { type: 'info' });
    void update(view.name, params, { mutationMode: 'pessimistic', onSuccess, onError, onSettled: onClose });
  };
  return (
    <Confirm
      isOpen
      loading={isPending}
      title={`${label}: ${view.one}`}
      content={question}
      confirm={label}
      onConfirm={confirm}
      onClose={onClose}
    />
  );
}
