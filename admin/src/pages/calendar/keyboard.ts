import type { KeyboardCoordinateGetter } from '@dnd-kit/core';
import { plusDays } from '../../fields/dates.ts';
import { saidOf } from '../../resources/board/moving.ts';
import { titleOfDue } from './due-link.tsx';
import type { Due } from './use-due.ts';

/** The days by which an arrow key moves a record. */
const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1, ArrowDown: 7, ArrowUp: -7 };

/** Moves what is lifted to another day of the table. */
export const nextDay: KeyboardCoordinateGetter = (event, { context }) => {
  const step = STEPS[event.code];
  if (step === undefined) return undefined;
  event.preventDefault();
  const { collisionRect, droppableRects, over, active } = context;
  const from = over ? String(over.id) : (active?.data.current as Due | undefined)?.day;
  const next = from === undefined ? undefined : droppableRects.get(plusDays(from, step));
  if (!next || !collisionRect) return undefined;
  return { x: next.left + (next.width - collisionRect.width) / 2, y: next.top + 28 };
};

const DATE = { weekday: 'long', month: 'long', day: 'numeric', timeZone: 'UTC' } as const;
const inWords = (day: string): string => new Date(day).toLocaleDateString(undefined, DATE);

/** The announcements while something is moved. */
export const saidInCalendar = saidOf({
  thing: 'entry',
  place: 'day',
  nameOf: ({ data }) => titleOfDue(data.current as Due),
  overText: ({ id }) => `over ${inWords(String(id))}`,
  droppedText: ({ id }) => `on ${inWords(String(id))}`,
});
