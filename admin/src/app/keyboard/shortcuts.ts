import { inSentence } from '../../contract/labels.ts';
import { BASE } from '../base.ts';
import type { Creation } from '../shell/use-creations.ts';
import { clickFilter, focusSearch, moveFocus, peekFocused, selectFocused } from './list-focus.ts';
import type { Keys } from './sequence.ts';

/** A shortcut: the handler and the help sheet are made from it. */
export interface Shortcut extends Keys {
  readonly section: 'Anywhere' | 'Create' | 'Go to' | 'Lists' | 'Records';
  readonly label: string;
  readonly run: () => void;
}

interface Actions {
  readonly open: (path: string) => void;
  readonly search: () => void;
  readonly help: () => void;
}

/** A page with the letter that opens it. */
export interface Destination {
  readonly to: string;
  readonly label: string;
  readonly letter?: string;
}

/** Returns the shortcuts of a user: those of every page, of the records that may be created and of the visible pages. */
export function shortcutsFor(
  creations: readonly Creation[],
  destinations: readonly Destination[],
  { open, search, help }: Actions,
): Shortcut[] {
  return [
    { section: 'Anywhere', keys: ['k'], hasCommand: true, label: 'Search or jump to', run: search },
    { section: 'Anywhere', keys: ['?'], label: 'Keyboard shortcuts', run: help },
    ...creations.flatMap(({ view: { letter, one }, to }): Shortcut[] =>
      letter ? [{ section: 'Create', keys: ['c', letter], label: `New ${inSentence(one)}`, run: () => open(to) }] : [],
    ),
    { section: 'Go to', keys: ['g', 's'], label: 'Start', run: () => open(BASE) },
    ...destinations.flatMap(({ letter, label, to }): Shortcut[] =>
      letter ? [{ section: 'Go to', keys: ['g', letter], label, run: () => open(to) }] : [],
    ),
    { section: 'Lists', keys: ['j'], label: 'Next', run: () => moveFocus(1) },
    { section: 'Lists', keys: ['k'], label: 'Previous', run: () => moveFocus(-1) },
    { section: 'Lists', keys: ['x'], label: 'Select', run: selectFocused },
    { section: 'Lists', keys: [' '], label: 'Peek', run: peekFocused },
    { section: 'Lists', keys: ['/'], label: 'Search this list', run: focusSearch },
    { section: 'Lists', keys: ['f'], label: 'Filter', run: clickFilter },
    { section: 'Records', keys: ['e'], label: 'Edit', run: editRecord },
    { section: 'Records', keys: ['.'], label: 'More actions', run: openMenu },
  ];
}

/** Opens the form of the record of the page. */
const editRecord = (): void => document.querySelector<HTMLElement>('[data-action=Edit]')?.click();

/** Opens the menu with the further actions on the record of the page. */
const openMenu = (): void => document.querySelector<HTMLElement>('[data-more]')?.click();
