import type { FieldContract, MessageContract } from '../types.ts';

export type Members = Readonly<Record<string, unknown>>;

/** The kind of the values of a column. `values` are lists and maps. */
export type ColumnKind = 'text' | 'number' | 'boolean' | 'date' | 'time' | 'values';

/** The currency of an amount, as far as its row says: the number of decimals, or the code (ISO 4217). */
export interface AmountCurrency {
  readonly decimals?: number | undefined;
  readonly code?: string | undefined;
}

/** A column of a table. */
export interface Column {
  /** The name of the field, after the names of the messages that contain it: `client.name`. */
  readonly name: string;
  readonly kind: ColumnKind;
  /** Returns the value as in the JSON of the row; undefined for none. */
  readonly read: (row: Members) => unknown;
  /** Returns the currency of an amount in minor units; undefined for columns without amounts. */
  readonly currencyOf?: ((row: Members) => AmountCurrency) | undefined;
}

/** Options of columns. */
export interface ColumnOptions {
  /** True for a portal user, who has no column for staff-only fields. */
  readonly isForPortal: boolean;
}

/** A message in a row: its members, and the messages that contain it. */
interface Place {
  readonly message: MessageContract;
  readonly above: readonly Place[];
  readonly prefix: string;
  readonly read: (row: Members) => Members | null | undefined;
}

/**
 * Returns the columns of the rows of a message, in the order of its fields. A nested message has a column for each of its
 * fields; lists and maps have none.
 * @throws Error for a message that contains itself
 */
export const columnsOfMessage = (message: MessageContract, options: ColumnOptions): Column[] =>
  columnsOfPlace({ message, above: [], prefix: '', read: (row) => row }, options);

/** Returns the columns of one member of a row; a list or a map is one column. */
export function columnsOfMember(field: FieldContract, row: MessageContract, options: ColumnOptions): Column[] {
  const place: Place = { message: row, above: [], prefix: '', read: (members) => members };
  if (isHidden(field, options)) return [];
  return isMany(field) || field.rules.json ? [columnOf(field, place, 'values')] : columnsOfField(field, place, options);
}

function columnsOfPlace(place: Place, options: ColumnOptions): Column[] {
  if (place.above.some(({ message }) => message === place.message))
    throw new Error(`table: ${place.message.name} contains itself, which a row cannot`);
  return place.message.fields.flatMap((field) =>
    isMany(field) || field.rules.json || isHidden(field, options) ? [] : columnsOfField(field, place, options),
  );
}

const isMany = ({ repeated, map }: FieldContract): boolean => repeated || map;

const isHidden = ({ rules }: FieldContract, { isForPortal }: ColumnOptions): boolean =>
  rules.writeOnly || (isForPortal && rules.staffOnly);

function columnsOfField(field: FieldContract, place: Place, options: ColumnOptions): Column[] {
  const { name, message } = field;
  if (!message) return [columnOf(field, place, kindOf(field))];
  const read = (row: Members) => place.read(row)?.[name] as Members | null | undefined;
  return columnsOfPlace({ message, above: [...place.above, place], prefix: `${place.prefix}${name}.`, read }, options);
}

function columnOf(field: FieldContract, place: Place, kind: ColumnKind): Column {
  const { name, rules } = field;
  return {
    name: `${place.prefix}${name}`,
    kind,
    read: (row) => place.read(row)?.[name],
    currencyOf: rules.money && kind === 'number' ? currencyOf(place) : undefined,
  };
}

function kindOf({ type, rules }: FieldContract): ColumnKind {
  if (rules.decimals !== undefined) return 'number';
  if (type === 'bool') return 'boolean';
  if (type !== 'string') return type === 'bytes' ? 'text' : 'number';
  if (rules.format === 'date') return 'date';
  return rules.format === 'date_time' ? 'time' : 'text';
}

const CURRENCY = 'currency';
const DECIMALS = 'currency_decimals';

/** True if a row says in which currency its amounts are. */
export const hasCurrency = (row: MessageContract): boolean =>
  [CURRENCY, DECIMALS].some((name) => row.field(name) !== undefined);

/** Returns the currency beside an amount, else that of the row. */
function currencyOf({ read }: Place): (row: Members) => AmountCurrency {
  return (row) => {
    const beside = read(row);
    const decimals = beside?.[DECIMALS] ?? row[DECIMALS];
    const code = beside?.[CURRENCY] ?? row[CURRENCY];
    return {
      decimals: typeof decimals === 'number' ? decimals : undefined,
      code: typeof code === 'string' && code !== '' ? code : undefined,
    };
  };
}
