import { useStore } from 'react-admin';
import { resourceNamed } from '../../contract/contract.ts';
import type { View } from '../view.ts';
import { chosenColumns, columnChoices } from './columns.ts';
import type { SavedView } from './saved-views/saved-view.ts';

/** The columns of a list that the user chose. */
export interface ChosenColumns {
  readonly columns: readonly string[];
  readonly choices: readonly string[];
  /** The column that names the record, which is always there. */
  readonly named: string;
  /** True if they are not those of the saved view, or of the list without one. */
  readonly isChanged: boolean;
  /** Chooses columns; undefined for those of the view. */
  readonly choose: (columns: readonly string[] | undefined) => void;
  /** Returns to the columns of the saved view; without one, the choice stays. */
  readonly reset: () => void;
}

type Columns = readonly string[] | undefined;

/**
 * Returns the columns of a list, as the user chose them in this browser; by default those of the saved view, or of the list.
 * A choice in a saved view is of that view alone, until it is saved.
 */
export function useColumns(view: View, saved: SavedView | undefined): ChosenColumns {
  const [ofList, setOfList] = useStore<Columns>(`columns.${view.name}`, undefined);
  const [ofView, setOfView] = useStore<Columns>(`columns.${view.name}.${saved?.id ?? ''}`, undefined);
  const choices = columnChoices(view, resourceNamed(view.name));
  const named = nameColumnOf(view) ?? 'id';
  const shown = (chosen: Columns): readonly string[] =>
    chosen?.length ? chosenColumns(choices, named, chosen) : view.columns;
  const stored = saved ? shown(saved.columns.length > 0 ? saved.columns : ofList) : view.columns;
  const columns = saved && !ofView ? stored : shown(saved ? ofView : ofList);
  return {
    columns,
    choices,
    named,
    isChanged: String(columns) !== String(stored),
    choose: saved ? (chosen) => setOfView(chosen ?? view.columns) : setOfList,
    reset: () => {
      if (saved) setOfView(undefined);
    },
  };
}

/** Returns the column that names a record: that of its title, else the first one. */
export const nameColumnOf = ({ title, columns }: Pick<View, 'title' | 'columns'>): string | undefined =>
  typeof title === 'string' && columns.includes(title) ? title : columns[0];
