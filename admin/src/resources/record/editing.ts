import { useSearchParams } from 'react-router-dom';
import type { BegunAction } from '../actions/begun-action.ts';

/** The change of a record page between its text and its form. */
export interface Editing {
  readonly isEditing: boolean;
  readonly begin: () => void;
  /** Returns to the text, which may begin with an action. Unsaved edits are asked about. */
  readonly end: (begun?: BegunAction) => void;
}

const EDIT = 'edit';

/** Returns whether the page shows the form of its record, which its address says: `?edit`. */
export function useEditing(): Editing {
  const [search, setSearch] = useSearchParams();
  const set = (isEditing: boolean, state?: BegunAction): void => {
    const next = new URLSearchParams(search);
    if (isEditing) next.set(EDIT, '');
    else next.delete(EDIT);
    setSearch(next, { preventScrollReset: true, ...(state && { state }) });
  };
  return { isEditing: search.has(EDIT), begin: () => set(true), end: (begun) => set(false, begun) };
}
