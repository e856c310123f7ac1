import { createContext, type KeyboardEvent, useContext } from 'react';
import { useSimpleFormIterator, useSimpleFormIteratorItem } from 'react-admin';

const NewLineContext = createContext<() => object>(() => ({ quantity: 1 }));

/** Gives the lines inside the function that returns the values of a new one. */
export const WithNewLine = NewLineContext.Provider;

/**
 * Returns the handler of the keys in a line: Enter continues in the next line, which it adds at the end; Alt with an
 * arrow moves the line. Keys that an input has handled, such as the choice of an option, are left alone.
 */
export function useLineKeys(): (event: KeyboardEvent<HTMLElement>) => void {
  const { index, total, reOrder } = useSimpleFormIteratorItem();
  const { add } = useSimpleFormIterator();
  const newLine = useContext(NewLineContext);
  return (event) => {
    const { key, altKey, target, currentTarget } = event;
    // Events of a dialog bubble as well, though it is not inside.
    const isInput = target instanceof HTMLInputElement && currentTarget.contains(target);
    // While an input method composes a character, Enter confirms it.
    if (!isInput || event.defaultPrevented || event.nativeEvent.isComposing) return;
    const lines = linesAround(currentTarget);
    const go = (line: number): void => void setTimeout(() => focusLine(lines, line));
    const moved = altKey ? { ArrowUp: index - 1, ArrowDown: index + 1 }[key] : undefined;
    if (key === 'Enter') {
      event.preventDefault();
      if (index === total - 1) add(newLine());
      go(index + 1);
    } else if (moved !== undefined && moved >= 0 && moved < total) {
      event.preventDefault();
      reOrder(moved);
      go(moved);
    }
  };
}

/** Returns the list of lines that an element belongs to. */
const linesAround = (element: HTMLElement): Element | null => element.closest('ul');

function focusLine(lines: Element | null, index: number): void {
  lines?.querySelectorAll('[data-line]')[index]?.querySelector('input')?.focus();
}
