import { DndContext, type DragEndEvent, DragOverlay, useDraggable, useDroppable } from '@dnd-kit/core';
import { type ReactElement, useState } from 'react';
import { placeBelow, useMoveSensors } from '../../resources/board/moving.ts';
import { DueLink } from './due-link.tsx';
import { nextDay, saidInCalendar } from './keyboard.ts';
import type { Day } from './month.ts';
import { type Due, type DueDays, keyOfDue } from './use-due.ts';
import { type MoveDue, useMoveDue } from './use-move-due.tsx';

/** The number of records that a day shows; the others follow a button. */
const SHOWN = 4;

interface MonthTableProps {
  readonly month: string;
  readonly weeks: readonly (readonly Day[])[];
  readonly today: Day;
  readonly due: DueDays;
}

/** The days of a month with what is due, which is moved to another day by mouse, touch or keyboard. */
export function MonthTable({ month, weeks, today, due: { byDay, isPending } }: MonthTableProps): ReactElement {
  const moves = useMoveDue();
  const sensors = useMoveSensors(nextDay);
  const [lifted, lift] = useState<Due>();
  const drop = ({ active, over }: DragEndEvent): void => {
    lift(undefined);
    if (over) void moves.move(active.data.current as Due, String(over.id));
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={placeBelow}
      accessibility={saidInCalendar}
      onDragStart={({ active }) => lift(active.data.current as Due)}
      onDragEnd={drop}
      onDragCancel={() => lift(undefined)}
    >
      <table className="calendar" aria-busy={isPending}>
        <thead>
          <tr>
            {weeks[0]!.map((day) => (
              <th key={day} scope="col" abbr={weekday(day, 'long')}>
                {weekday(day, 'short')}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week[0]}>
              {week.map((day) => (
                <DayCell key={day} day={day} month={month} today={today} due={dueOn(day, byDay, moves)} moves={moves} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <DragOverlay dropAnimation={null}>
        {lifted && (
          <div className="due-lifted">
            <DueLink due={lifted} today={today} />
          </div>
        )}
      </DragOverlay>
    </DndContext>
  );
}

/** Returns what is due on a day. Until its list is read again, it has what was moved to another day. */
function dueOn(day: Day, byDay: DueDays['byDay'], { moving }: MoveDue): readonly Due[] {
  const due = byDay.get(day) ?? [];
  if (!moving) return due;
  const others = due.filter((one) => keyOfDue(one) !== keyOfDue(moving));
  return moving.day === day ? [...others, moving] : others;
}

interface DayCellProps {
  readonly day: Day;
  /** The month that is shown; days of others are outside of it. */
  readonly month: string;
  readonly today: Day;
  readonly due: readonly Due[];
  readonly moves: MoveDue;
}

function DayCell({ day, month, today, due, moves }: DayCellProps): ReactElement {
  const { setNodeRef, isOver } = useDroppable({ id: day });
  const [isOpen, setOpen] = useState(false);
  const shown = isOpen ? due : due.slice(0, SHOWN);
  return (
    <td
      ref={setNodeRef}
      data-outside={!day.startsWith(month)}
      data-over={isOver}
      aria-current={day === today ? 'date' : undefined}
    >
      <time dateTime={day}>{Number(day.slice(8))}</time>
      <ul>
        {shown.map((one) => (
          <DueItem key={keyOfDue(one)} due={one} today={today} moves={moves} />
        ))}
      </ul>
      {due.length > shown.length && (
        <button type="button" className="calendar-more" onClick={() => setOpen(true)}>
          {due.length - shown.length} more
        </button>
      )}
    </td>
  );
}

type DueItemProps = Pick<DayCellProps, 'today' | 'moves'> & { readonly due: Due };

/** A record that is due; it can be lifted unless its move is not confirmed yet. */
function DueItem({ due, today, moves }: DueItemProps): ReactElement {
  const canMove = moves.canMove(due) && moves.moving !== due;
  const { attributes, listeners, setNodeRef, isDragging } = useDraggable({
    id: keyOfDue(due),
    data: due,
    disabled: !canMove,
  });
  const describedBy = canMove ? attributes['aria-describedby'] : undefined;
  return (
    <li ref={setNodeRef} data-movable={canMove} data-lifted={isDragging} {...listeners}>
      <DueLink due={due} today={today} describedBy={describedBy} />
    </li>
  );
}

const weekday = (day: Day, style: 'short' | 'long'): string =>
  new Date(day).toLocaleDateString(undefined, { weekday: style, timeZone: 'UTC' });
