import { stringify } from 'csv-stringify/sync';
import type { FieldContract, MessageContract, Rpc } from '../types.ts';

type Members = Record<string, unknown>;

/** A column of a CSV answer. */
interface Column {
  /** The name of the field, after the names of the messages that contain it: `client.name`. */
  readonly name: string;
  readonly read: (row: Members) => unknown;
}

/** Options of a CSV answer. */
export interface CsvOptions {
  /** True for the answer to a portal user, which has no column for staff-only fields. */
  readonly isForPortal: boolean;
}

/**
 * Compiles the conversion of a response, as its JSON body has it, to CSV (RFC 4180) with a header row. The entries of the
 * list that the policy names (`csv`) are the rows. Lists and maps in a row have no column.
 * @returns undefined if the policy names no list
 */
export function compileCsv(rpc: Rpc, options: CsvOptions): ((answer: Members) => string) | undefined {
  const { csv } = rpc.policy;
  if (csv === '') return undefined;
  const columns = csvColumns(rpc, options);
  const names = columns.map(({ name }) => name);
  return (answer) => {
    const rows = answer[csv] as readonly Members[];
    return stringify(
      rows.map((row) => columns.map(({ read }) => read(row))),
      { ...FORMAT, columns: names },
    );
  };
}

/** Characters with which spreadsheets begin a formula, also in their full-width forms; a tab or carriage return as well. */
const BEGIN = /^(?=\s*[=+\-@\uff1d\uff0b\uff0d\uff20]|[\t\r])/u;
/** The same characters after a separator of cells or rows, where a spreadsheet with other separators begins a cell. */
const AFTER_SEPARATOR = /(?<=[,;\t\r\n])(?=[=+\-@\uff1d\uff0b\uff0d\uff20])/gu;
/** The same, with white space between: the white space stays before the mark. */
const AFTER_SPACE = /(?<=[,;\t\r\n])([^\S\t\r\n]+)(?=[=+\-@\uff1d\uff0b\uff0d\uff20])/gu;

/**
 * Precedes text that a spreadsheet would evaluate by `'`, also text that other users entered: at the beginning of a cell,
 * after white space, and where the text would be split into cells. Numbers are not affected.
 */
export function neutralizeFormulas(text: string): string {
  return text.replace(AFTER_SEPARATOR, "'").replace(AFTER_SPACE, "$1'").replace(BEGIN, "'");
}

const FORMAT = {
  header: true,
  record_delimiter: 'windows' as const,
  // RFC 4180 has CRLF only, but parsers also end a line at each of the two.
  quoted_match: /[\r\n]/,
  cast: { boolean: String, string: neutralizeFormulas },
};

/**
 * Returns the columns of an rpc's CSV answer, in the order of the fields.
 * @throws Error if the policy names no list of messages, or a message that contains itself
 */
function csvColumns(rpc: Rpc, options: CsvOptions): Column[] {
  const { policy, response } = rpc;
  const list = response.field(policy.csv);
  if (!list?.message || !list.repeated || policy.stream !== '')
    throw new Error(`csv: "${policy.csv}" is no list of messages of the answer`);
  return columnsOf(list.message, options, []);
}

/** Asserts that an rpc has the list that its policy names for CSV. @throws Error */
export function assertCsv(rpc: Rpc): void {
  if (rpc.policy.csv !== '') csvColumns(rpc, { isForPortal: false });
}

function columnsOf(message: MessageContract, options: CsvOptions, above: readonly MessageContract[]): Column[] {
  if (above.includes(message)) throw new Error(`csv: ${message.name} contains itself, which a row cannot`);
  return message.fields.flatMap((field) => columnsOfField(field, options, [...above, message]));
}

function columnsOfField(
  { name, message, repeated, map, rules }: FieldContract,
  options: CsvOptions,
  above: readonly MessageContract[],
): Column[] {
  const isHidden = rules.writeOnly || rules.json || (options.isForPortal && rules.staffOnly);
  if (isHidden || repeated || map) return [];
  if (!message) return [{ name, read: (row) => row[name] }];
  return columnsOf(message, options, above).map((column) => ({
    name: `${name}.${column.name}`,
    read: (row) => row[name] && column.read(row[name] as Members),
  }));
}
