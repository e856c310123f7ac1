import { ACTIONS } from '../answers/record-actions.ts';
import { compileIncluded, compileSelection, detailOf, namesIn, selectableFields } from '../answers/select-fields.ts';
import type { MessageContract, Rpc } from '../types.ts';
import { type Column, columnsOfMember, columnsOfMessage, hasCurrency } from './columns.ts';

/** The choice of columns that a request makes. */
export interface TableChoice {
  readonly isForPortal: boolean;
  /** The parameter `fields`; undefined for the columns of the list. */
  readonly fields: string | undefined;
  /** The parameter `include`. */
  readonly include: readonly string[];
  /** True if amounts are in major units, for which their currency is read too. */
  readonly needsCurrency: boolean;
}

/** The table that a request chooses. */
export interface Table {
  readonly columns: readonly Column[];
  /** True if the rows are the details of the records, false if they are the records of the list. */
  readonly hasDetails: boolean;
  /** True if the rows need `actions`. */
  readonly hasActions: boolean;
  /** The optional members of the records of the list to ask for. */
  readonly include: readonly string[];
}

/** The parameter of a list that asks for optional members of its records. */
const INCLUDE = 'include';
/** The optional member that says in which currency amounts are. */
const CURRENCY = 'currency';
/** The column with the entity tag of a record. */
const TAG: Column = { name: 'etag', kind: 'text', read: ({ etag }) => etag };

/**
 * Returns the list of a response whose entries are the rows of its table: `records` of a List with `fields`, else that of
 * the policy (`csv`).
 * @returns undefined if the rpc has no table
 * @throws Error if the policy names no list of messages
 */
export function rowsOf(rpc: Rpc): { readonly name: string; readonly message: MessageContract } | undefined {
  const name = rpc.policy.csv || (rpc.name === 'List' && rpc.shape ? 'records' : '');
  if (name === '') return undefined;
  const list = rpc.response.field(name);
  if (!list?.message || !list.repeated || rpc.policy.stream !== '')
    throw new Error(`csv: "${name}" is no list of messages of the answer`);
  return { name, message: list.message };
}

/** Asserts that an rpc has the rows of its table. @throws Error */
export function assertRows(rpc: Rpc): void {
  const rows = rowsOf(rpc);
  if (rows) columnsOfMessage(rows.message, { isForPortal: false });
}

/**
 * Compiles the table of an rpc.
 * @returns a function that throws ApiError validation_failed naming `fields`; undefined if the rpc has no table
 */
export function compileTable(rpc: Rpc): ((choice: TableChoice) => Table) | undefined {
  const rows = rowsOf(rpc);
  if (!rows) return undefined;
  const optional = rpc.request.field(INCLUDE)?.rules.allowed ?? [];
  const assertFields = rpc.shape ? compileSelection(rpc) : undefined;
  return (choice) => {
    const { fields, isForPortal } = choice;
    if (fields === undefined) return tableOfItems(rows.message, optional, choice);
    assertFields?.(fields, isForPortal);
    return tableOfFields(rpc, rows.message, optional, choice, fields);
  };
}

/** Returns the table with the columns of the list, in the order of its fields. */
function tableOfItems(item: MessageContract, optional: readonly string[], choice: TableChoice): Table {
  const isShown = ({ name }: Column): boolean => !optional.includes(name) || choice.include.includes(name);
  const columns = columnsOfMessage(item, choice).filter(isShown);
  return { columns, hasDetails: false, hasActions: false, include: withCurrency(columns, optional, choice) };
}

/** Returns the table with chosen columns, in the order in which they are named. */
function tableOfFields(
  rpc: Rpc,
  item: MessageContract,
  optional: readonly string[],
  choice: TableChoice,
  fields: string,
): Table {
  const names = namesIn(fields);
  const offered = selectableFields(rpc);
  const message = { ...item, fields: offered, field: (name: string) => offered.find((field) => field.name === name) };
  const all = names.has('*')
    ? [...offered.filter(({ name }) => name !== ACTIONS).map(({ name }) => name), ...names]
    : names;
  const columns = [...new Set(all)].flatMap((name) => {
    if (name === TAG.name) return [TAG];
    const field = message.field(name);
    return field ? columnsOfMember(field, message, choice) : [];
  });
  const canBeItems =
    [...names].every((name) => item.field(name) !== undefined) &&
    (!needsCurrency(columns, choice) || hasCurrency(item));
  const include = canBeItems ? optional.filter((name) => names.has(name)) : [];
  return {
    columns,
    hasDetails: detailOf(rpc) !== undefined && !canBeItems,
    hasActions: names.has(ACTIONS),
    include: canBeItems ? withCurrency(columns, optional, { ...choice, include }) : compileIncluded(rpc)(fields),
  };
}

const needsCurrency = (columns: readonly Column[], choice: TableChoice): boolean =>
  choice.needsCurrency && columns.some((column) => column.currencyOf !== undefined);

const withCurrency = (
  columns: readonly Column[],
  optional: readonly string[],
  choice: TableChoice,
): readonly string[] =>
  needsCurrency(columns, choice) && optional.includes(CURRENCY)
    ? [...new Set([...choice.include, CURRENCY])]
    : choice.include;
