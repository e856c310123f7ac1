import { useEffect } from 'react';
import { useStore } from 'react-admin';
import { createSequenceMatcher, isCommand } from './sequence.ts';
import type { Shortcut } from './shortcuts.ts';

/** Returns whether single letters act as shortcuts, and changes it. Speech input and motor impairments may need that (WCAG 2.1.4). */
export const useLetterShortcuts = (): [boolean, (isOn: boolean) => void] => useStore('shortcuts.letters', true);

/** Elements in which keys enter text, or move within a control. */
const FIELDS = 'input:not([type=checkbox]), textarea, select, [contenteditable=true], [role=combobox], [role=listbox]';
/** Dialogs and menus have keys of their own. */
const OVERLAYS = '[role=dialog], [role=menu], [role=presentation].MuiModal-root';

/**
 * Runs shortcuts as their keys are pressed. Single letters never act in a field, nor below a dialog.
 * @param isFree false while a dialog opens
 */
export function useKeyboard(shortcuts: readonly Shortcut[], isFree: boolean): void {
  const [isOn] = useLetterShortcuts();
  const hasLetters = isOn && isFree;
  useEffect(() => {
    const matcher = createSequenceMatcher(shortcuts);
    const run = (event: KeyboardEvent, { run }: Shortcut): void => {
      event.preventDefault();
      run();
    };
    const press = (event: KeyboardEvent): void => {
      const command = shortcuts.find(({ hasCommand, keys: [key = ''] }) => hasCommand && isCommand(event, key));
      if (!command && (!hasLetters || isElsewhere(event))) matcher.reset();
      else {
        const found = command ?? matcher.press(event, event.timeStamp);
        if (found) run(event, found);
      }
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [shortcuts, hasLetters]);
}

/** Elements that the space bar presses. */
const PRESSED = 'button, summary, a:not([data-record]), input';

/** Returns true if a key belongs to a field, a control that takes it, or a dialog. */
function isElsewhere({ target, key }: KeyboardEvent): boolean {
  const element = target instanceof Element ? target : document.body;
  const isPress = key === ' ' && element.closest(PRESSED) !== null;
  return isPress || element.closest(FIELDS) !== null || document.querySelector(OVERLAYS) !== null;
}
