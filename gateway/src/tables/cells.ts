import type { Column } from '@bms/contracts';
import { currencyDecimals, toMajorUnits } from '@bms/money';
import type { Message } from '@bms/rpc';

/** An amount in major units of its currency, as exact decimal text. */
export class Amount {
  readonly #text: string;
  /** The decimals of the currency. */
  readonly decimals: number;

  /** @param minor the amount in minor units, with decimals if it is a rate */
  constructor(minor: number, decimals: number) {
    this.#text = toMajorUnits(String(minor), decimals);
    this.decimals = decimals;
  }

  /** Returns the text with at least the decimals of the currency: 1378.50. */
  toString(): string {
    const [whole = '', fraction = ''] = this.#text.split('.');
    return this.decimals === 0 && fraction === '' ? whole : `${whole}.${fraction.padEnd(this.decimals, '0')}`;
  }
}

/** The value of a cell. */
export type Cell = string | number | boolean | Amount | null;

/** Reads the cells of a row. @param hasDecimals true for amounts in major units */
export const readCells = (columns: readonly Column[], row: Message, hasDecimals: boolean): Cell[] =>
  columns.map((column) => readCell(column, row, hasDecimals));

function readCell({ read, kind, currencyOf }: Column, row: Message, hasDecimals: boolean): Cell {
  const value = read(row) ?? null;
  if (kind === 'values') return valuesText(value);
  if (!hasDecimals || !currencyOf || typeof value !== 'number') return value as Cell;
  const { decimals, code } = currencyOf(row);
  if (decimals === undefined && code === undefined) return value;
  return new Amount(value, decimals ?? currencyDecimals(code!));
}

/** Returns a list of plain values separated by commas, and any other list or map as JSON text; null for an empty one. */
function valuesText(value: unknown): string | null {
  if (value === null || (Array.isArray(value) && value.length === 0)) return null;
  const isPlain = Array.isArray(value) && value.every((entry) => typeof entry !== 'object');
  return isPlain ? value.join(', ') : JSON.stringify(value);
}
