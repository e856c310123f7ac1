import type { ReactElement } from 'react';
import { Confirm, type RaRecord, useDeleteController, useRecordContext } from 'react-admin';
import { resourceNamed } from '../../contract/contract.ts';
import { may } from '../../session/account.ts';
import { useSession } from '../../session/use-session.ts';
import type { View } from '../view.ts';
import type { RecordAction } from './record-action.ts';

/** Returns the action that deletes the current record, with an undo, or with a question if it has further effects. */
export function useRemoval(view: View): RecordAction | undefined {
  const record = useRecordContext();
  const session = useSession();
  const { handleDelete } = useDeleteController({
    mutationMode: 'undoable',
    record,
    resource: view.name,
    redirect: 'list',
  });
  const mayDelete = session !== undefined && may(session, resourceNamed(view.name).access.delete);
  if (!record || !mayDelete || view.deletable?.(record) === false) return undefined;
  if (!view.remove) return { label: 'Delete', isDangerous: true, run: handleDelete };
  const dialog = (onClose: () => void): ReactElement => <Removal view={view} record={record} onClose={onClose} />;
  return { label: view.remove.label, isDangerous: true, dialog };
}

interface RemovalProps {
  readonly view: View;
  readonly record: RaRecord;
  readonly onClose: () => void;
}

function Removal({ view: { name, one, remove }, record, onClose }: RemovalProps): ReactElement {
  const { handleDelete, isPending } = useDeleteController({
    mutationMode: 'pessimistic',
    record,
    resource: name,
    redirect: 'list',
    mutationOptions: { onSettled: onClose },
  });
  return (
    <Confirm
      isOpen
      loading={isPending}
      title={`${remove!.label}: ${one}`}
      content={remove!.question}
      confirm={remove!.label}
      confirmColor="warning"
      onConfirm={handleDelete}
      onClose={onClose}
    />
  );
}
