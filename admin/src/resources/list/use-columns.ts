import { useStore } from 'react-admin';
import { resourceNamed } from '../../contract/contract.ts';
import type { View } from '../view.ts';
import { chosenColumns, columnChoices } from './columns.ts';

/** The columns of a list that the user chose. */
export interface ChosenColumns {
  readonly columns: readonly string[];
  readonly choices: readonly string[];
  /** The column that names the record, which is always there. */
  readonly named: string;
  /** Chooses columns; undefined for those of the view. */
  readonly choose: (columns: readonly string[] | undefined) => void;
}

/** Returns the columns of a list, as the user chose them in this browser; by default those of the view. */
export function useColumns(view: View): ChosenColumns {
  const [chosen, setChosen] = useStore<readonly string[] | undefined>(`columns.${view.name}`, undefined);
  const choices = columnChoices(view, resourceNamed(view.name));
  const named = nameColumnOf(view) ?? 'id';
  const columns = chosen ? chosenColumns(choices, named, chosen) : view.columns;
  return { columns, choices, named, choose: setChosen };
}

/** Returns the column that names a record: that of its title, else the first one. */
export const nameColumnOf = ({ title, columns }: Pick<View, 'title' | 'columns'>): string | undefined =>
  typeof title === 'string' && columns.includes(title) ? title : columns[0];
