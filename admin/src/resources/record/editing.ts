import { useSearchParams } from 'react-router-dom';

/** The change of a record page between its text and its form. */
export interface Editing {
  readonly isEditing: boolean;
  readonly begin: () => void;
  /** Returns to the text. Unsaved edits are asked about. */
  readonly end: () => void;
}

const EDIT = 'edit';

/** Returns whether the page shows the form of its record, which its address says: `?edit`. */
export function useEditing(): Editing {
  const [search, setSearch] = useSearchParams();
  const set = (isEditing: boolean): void => {
    const next = new URLSearchParams(search);
    if (isEditing) next.set(EDIT, '');
    else next.delete(EDIT);
    setSearch(next, { preventScrollReset: true });
  };
  return { isEditing: search.has(EDIT), begin: () => set(true), end: () => set(false) };
}
