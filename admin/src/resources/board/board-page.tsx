import { DndContext, type DragEndEvent, DragOverlay, type DragStartEvent } from '@dnd-kit/core';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactElement, useState } from 'react';
import { type RaRecord, ResourceContextProvider, Title, useNotify } from 'react-admin';
import { PageActions } from '../../app/shell/page-head.tsx';
import { resourceNamed } from '../../contract/contract.ts';
import { inSentence, wordsOf } from '../../contract/labels.ts';
import { mayBecome } from '../../contract/moves.ts';
import { may } from '../../session/account.ts';
import { useSession } from '../../session/use-session.ts';
import { NewRecordButton } from '../new-record-button.tsx';
import { StatusDialog } from '../status/status-dialog.tsx';
import { useStatusChange } from '../status/use-status-change.ts';
import { UNDO_MS, Undoable } from '../undoable.tsx';
import { useView } from '../use-view.ts';
import type { View } from '../view.ts';
import { recordTitle } from '../views.ts';
import './board.css';
import { CardText } from './board-card.tsx';
import { BoardColumn } from './board-column.tsx';
import { columnsOf, isOpenTo } from './columns.ts';
import { nextColumn, saidOnBoard } from './keyboard.ts';
import { placeBelow, useMoveSensors } from './moving.ts';
import { ViewToggle } from './view-toggle.tsx';

/** A record that was moved, and its status before. */
interface Moved {
  readonly record: RaRecord;
  readonly to: string;
}

/** The records of a resource by status; they are moved by mouse, touch or keyboard. */
export function BoardPage({ view: given }: { readonly view: View }): ReactElement {
  const view = useView(given);
  const resource = resourceNamed(view.name);
  const session = useSession();
  const [lifted, lift] = useState<RaRecord>();
  const [moving, setMoving] = useState<Moved>();
  const notify = useNotify();
  const queryClient = useQueryClient();
  const change = useStatusChange(view, (record, to) => {
    const before = String(record['status']);
    const message = `${recordTitle(view, record)} is ${inSentence(wordsOf(to))}.`;
    const undo = () => void move({ ...record, status: to }, before);
    const notice = mayBecome(resource, to, before) ? <Undoable message={message} onUndo={undo} /> : message;
    notify(notice, { type: 'info', autoHideDuration: UNDO_MS });
    return queryClient.invalidateQueries({ queryKey: [view.name, 'getList'] });
  });
  const sensors = useMoveSensors(nextColumn);
  const canMove = session !== undefined && may(session, resource.access.update);
  const move = async (record: RaRecord, to: string): Promise<void> => {
    setMoving({ record, to });
    await change.begin(record, to);
    setMoving(undefined);
  };
  const drop = ({ active, over }: DragEndEvent): void => {
    const record = active.data.current as RaRecord | undefined;
    lift(undefined);
    if (record && over && isOpenTo(resource, record, String(over.id))) void move(record, String(over.id));
  };
  return (
    <ResourceContextProvider value={view.name}>
      <Title title={view.many} />
      <PageActions>
        <ViewToggle view={view} isBoard />
        <NewRecordButton view={view} />
      </PageActions>
      <DndContext
        sensors={sensors}
        collisionDetection={placeBelow}
        accessibility={saidOnBoard(view)}
        onDragStart={({ active }: DragStartEvent) => lift(active.data.current as RaRecord)}
        onDragEnd={drop}
        onDragCancel={() => lift(undefined)}
      >
        <div className="board">
          {columnsOf(resource).map((status) => (
            <BoardColumn
              key={status}
              view={view}
              status={status}
              moving={moving}
              canMove={canMove}
              isOpen={lifted === undefined || isOpenTo(resource, lifted, status)}
            />
          ))}
        </div>
        <DragOverlay dropAnimation={null}>
          {lifted && (
            <div className="board-card lifted">
              <CardText view={view} record={lifted} />
            </div>
          )}
        </DragOverlay>
      </DndContext>
      {change.asked && (
        <StatusDialog view={view} asked={change.asked} onSubmit={change.change} onClose={change.close} />
      )}
    </ResourceContextProvider>
  );
}
