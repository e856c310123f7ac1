import type { ReactElement } from 'react';

/** An action on the record of a page, which its head offers as a button or in its menu. */
export interface RecordAction {
  readonly label: string;
  /** True for the most common next step. */
  readonly isMain?: boolean;
  /** True if it stays a button beside the next step, as far as there is room. */
  readonly isOften?: boolean;
  readonly isDangerous?: boolean;
  /** True if edits of the page stay, so that it asks nothing about them. */
  readonly keepsEdits?: boolean;
  /** The page that it opens, with its initial values. */
  readonly opens?: { readonly to: string; readonly state: object };
  /** Returns its dialog; an action without one runs at once. */
  readonly dialog?: (onClose: () => void) => ReactElement;
  readonly run?: () => unknown;
}

/** The largest number of buttons; further actions are in a menu. */
const MAX_BUTTONS = 4;

/** Returns the actions that are buttons, the most common next step first, and those of the menu. */
export function arranged(actions: readonly RecordAction[]): {
  readonly buttons: readonly RecordAction[];
  readonly menu: readonly RecordAction[];
} {
  const rank = ({ isMain, isOften, isDangerous }: RecordAction): number =>
    isMain ? 0 : isOften ? 1 : isDangerous ? 3 : 2;
  const sorted = [...actions].sort((one, other) => rank(one) - rank(other));
  const safe = sorted.filter(({ isDangerous }) => !isDangerous);
  const buttons = safe.slice(0, MAX_BUTTONS);
  return { buttons, menu: sorted.filter((one) => !buttons.includes(one)) };
}
