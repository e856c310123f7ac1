import type { Active, DndContextProps, KeyboardCoordinateGetter, Over } from '@dnd-kit/core';
import type { RaRecord } from 'react-admin';
import { inSentence, wordsOf } from '../../contract/labels.ts';
import type { View } from '../view.ts';
import { recordTitle } from '../views.ts';

/** The direction of the arrow keys: also up and down, since columns are below each other on a phone. */
const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** Moves a lifted card to the next column that it can be moved to. */
export const nextColumn: KeyboardCoordinateGetter = (event, { context }) => {
  const step = STEPS[event.code];
  if (step === undefined) return undefined;
  event.preventDefault();
  const { collisionRect, droppableContainers, droppableRects, over, active } = context;
  const own = (active?.data.current as RaRecord | undefined)?.['status'];
  const columns = droppableContainers
    .toArray()
    .filter(({ id, disabled }) => !disabled || id === own)
    .map(({ id }) => id);
  const at = columns.indexOf(over?.id ?? String(own));
  const next = droppableRects.get(columns[Math.min(Math.max(at + step, 0), columns.length - 1)] ?? '');
  if (!next || !collisionRect) return undefined;
  return { x: next.left + (next.width - collisionRect.width) / 2, y: next.top + 48 };
};

/** Returns what is spoken while a card is moved. */
export function saidOf(view: View): NonNullable<DndContextProps['accessibility']> {
  const card = ({ data }: Active): string => recordTitle(view, data.current as RaRecord);
  const column = ({ id }: Over): string => inSentence(wordsOf(String(id)));
  return {
    screenReaderInstructions: {
      draggable: 'Space lifts the card, the arrow keys move it to another column, Space drops it, Escape puts it back.',
    },
    announcements: {
      onDragStart: ({ active }) => `${card(active)} is lifted.`,
      onDragOver: ({ active, over }) =>
        over ? `${card(active)} is over ${column(over)}.` : `${card(active)} is over no column.`,
      onDragEnd: ({ active, over }) =>
        over ? `${card(active)} is dropped in ${column(over)}.` : `${card(active)} is back where it was.`,
      onDragCancel: ({ active }) => `${card(active)} is back where it was.`,
    },
  };
}
