import {
  type Active,
  type CollisionDetection,
  type DndContextProps,
  KeyboardCode,
  type KeyboardCoordinateGetter,
  KeyboardSensor,
  MouseSensor,
  type Over,
  pointerWithin,
  rectIntersection,
  TouchSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';

/** Space lifts, since Enter follows a link. */
const KEYS = {
  start: [KeyboardCode.Space],
  cancel: [KeyboardCode.Esc],
  end: [KeyboardCode.Space, KeyboardCode.Enter, KeyboardCode.Tab],
};

/**
 * Returns the sensors by which records are moved: mouse, touch and keyboard.
 * @param coordinateGetter returns where an arrow key moves a record
 */
export const useMoveSensors = (coordinateGetter: KeyboardCoordinateGetter): DndContextProps['sensors'] =>
  useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 4 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 200, tolerance: 6 } }),
    useSensor(KeyboardSensor, { coordinateGetter, keyboardCodes: KEYS }),
  );

/** Finds the place below the pointer; by the keyboard, that below the record. */
export const placeBelow: CollisionDetection = (args) =>
  args.pointerCoordinates ? pointerWithin(args) : rectIntersection(args);

/** The words for what is moved and for its places. */
interface MoveWords {
  /** The record in general, e.g. `card`. */
  readonly thing: string;
  /** A place in general, e.g. `column`. */
  readonly place: string;
  /** Returns the name of the record that is lifted. */
  nameOf(active: Active): string;
  /** Returns the place with its preposition, e.g. `over new`. */
  overText(over: Over): string;
  /** Returns the place where it is dropped, e.g. `in new`. */
  droppedText(over: Over): string;
}

/** Returns what is spoken while a record is moved. */
export function saidOf(words: MoveWords): NonNullable<DndContextProps['accessibility']> {
  const { thing, place, nameOf, overText, droppedText } = words;
  return {
    screenReaderInstructions: {
      draggable: `Space lifts the ${thing}, the arrow keys move it to another ${place}, Space drops it, Escape puts it back.`,
    },
    announcements: {
      onDragStart: ({ active }) => `${nameOf(active)} is lifted.`,
      onDragOver: ({ active, over }) => `${nameOf(active)} is ${over ? overText(over) : `over no ${place}`}.`,
      onDragEnd: ({ active, over }) =>
        over ? `${nameOf(active)} is dropped ${droppedText(over)}.` : `${nameOf(active)} is back where it was.`,
      onDragCancel: ({ active }) => `${nameOf(active)} is back where it was.`,
    },
  };
}
