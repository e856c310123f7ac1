/** The time in milliseconds in which the keys of a sequence follow each other. */
const SEQUENCE_MS = 1500;

/** The members of a key event that decide about shortcuts. */
export interface Press {
  readonly key: string;
  readonly shiftKey?: boolean;
  readonly ctrlKey?: boolean;
  readonly metaKey?: boolean;
  readonly altKey?: boolean;
  readonly repeat?: boolean;
  readonly isComposing?: boolean;
  readonly defaultPrevented?: boolean;
}

/** Something that keys do. */
export interface Keys {
  /** The keys, one after the other, as `KeyboardEvent.key` in lower case. */
  readonly keys: readonly string[];
  /** True if the key is pressed with Ctrl, or Command; it then acts in fields, too. */
  readonly hasCommand?: boolean;
}

/** Returns true for keys that enter or compose text, or that belong to the browser. */
const isText = ({ ctrlKey, metaKey, altKey, repeat, isComposing, defaultPrevented }: Press): boolean =>
  [ctrlKey, metaKey, altKey, repeat, isComposing, defaultPrevented].some(Boolean);

/** Returns true for Ctrl or Command with a key. Alt is left out: AltGr is Ctrl with Alt. */
export const isCommand = (press: Press, key: string): boolean =>
  (press.ctrlKey === true || press.metaKey === true) &&
  !press.altKey &&
  !press.shiftKey &&
  !press.isComposing &&
  press.key.toLowerCase() === key;

/** Recognizes sequences of single keys. */
export interface SequenceMatcher<One extends Keys> {
  /** Returns what the keys pressed so far do; undefined if nothing, or not yet. */
  press(press: Press, at: number): One | undefined;
  reset(): void;
}

/** @param all the shortcuts, of which those with a command key are left out */
export function createSequenceMatcher<One extends Keys>(all: readonly One[]): SequenceMatcher<One> {
  const known = all.filter(({ hasCommand }) => !hasCommand);
  let pressed: string[] = [];
  let latest = 0;
  const starts = (keys: readonly string[]): One[] =>
    known.filter((one) => keys.every((key, at) => one.keys[at] === key));
  const press = (event: Press, at: number): One | undefined => {
    const isShifted = event.shiftKey === true && /^[a-z]$/i.test(event.key);
    if (isText(event) || isShifted) return undefined;
    const key = event.key.toLowerCase();
    const before = at - latest <= SEQUENCE_MS ? pressed : [];
    pressed = starts([...before, key]).length > 0 ? [...before, key] : [key];
    latest = at;
    const found = starts(pressed).find(({ keys }) => keys.length === pressed.length);
    if (found || starts(pressed).length === 0) pressed = [];
    return found;
  };
  const reset = (): void => {
    pressed = [];
  };
  return { press, reset };
}
