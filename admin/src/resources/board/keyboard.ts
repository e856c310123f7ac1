import type { KeyboardCoordinateGetter, Over } from '@dnd-kit/core';
import type { RaRecord } from 'react-admin';
import { inSentence, wordsOf } from '../../contract/labels.ts';
import type { View } from '../view.ts';
import { recordTitle } from '../views.ts';
import { saidOf } from './moving.ts';

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
export function saidOnBoard(view: View): ReturnType<typeof saidOf> {
  const column = ({ id }: Over): string => inSentence(wordsOf(String(id)));
  return saidOf({
    thing: 'card',
    place: 'column',
    nameOf: ({ data }) => recordTitle(view, data.current as RaRecord),
    overText: (over) => `over ${column(over)}`,
    droppedText: (over) => `in ${column(over)}`,
  });
}
