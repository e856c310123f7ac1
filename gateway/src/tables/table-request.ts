import { invalid, type Violation } from '@bms/contracts';
import type { Message } from '@bms/rpc';
import type { Request } from 'express';

/** The media types of tables, by format. */
export const TABLE_TYPES = {
  csv: 'text/csv',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const;

export type TableFormat = keyof typeof TABLE_TYPES;

/** A request whose answer is a table. */
export interface TableRequest {
  readonly format: TableFormat;
  /** True if amounts are in major units of their currency, false if they are in minor units, as in JSON. */
  readonly hasDecimals: boolean;
  /** True if the table begins with a byte order mark. */
  readonly hasMark: boolean;
}

/** Parameters of a page, which a table of all records does not have, and of answers beside the records. */
const EXCLUDED = ['page', 'limit', 'cursor', 'expand'];

/**
 * Reads the parameters of tables, which it removes from the message.
 * @param sent the query as it was sent
 * @returns undefined if the answer is JSON
 * @throws ApiError validation_failed naming the parameters that cannot be combined
 */
export function takeTableRequest(request: Request, sent: URLSearchParams, message: Message): TableRequest | undefined {
  const { format: named, amounts, bom } = message as { format?: TableFormat; amounts?: string; bom?: boolean };
  for (const name of ['format', 'amounts', 'bom']) delete message[name];
  const format = named ?? acceptedFormat(request);
  const violations = [
    ...(format === undefined && amounts !== undefined
      ? [excluded('amounts', 'amounts requires a table: send format.')]
      : []),
    ...(format !== 'csv' && bom !== undefined ? [excluded('bom', 'bom requires format=csv.')] : []),
    ...(format === undefined ? [] : EXCLUDED.filter((name) => isSent(sent, name)).map(noPage)),
  ];
  if (violations.length > 0) throw invalid(...violations);
  if (format === undefined) return undefined;
  return { format, hasDecimals: (amounts ?? DEFAULT_AMOUNTS[format]) === 'decimal', hasMark: bom === true };
}

/** The unit of amounts by default: as in JSON for programs, as people read them in a workbook. */
const DEFAULT_AMOUNTS: Readonly<Record<TableFormat, 'minor' | 'decimal'>> = { csv: 'minor', xlsx: 'decimal' };

/** Returns the format that the header Accept prefers to JSON; undefined for JSON and for a request that accepts neither. */
function acceptedFormat(request: Request): TableFormat | undefined {
  const accepted = request.accepts(['json', ...Object.values(TABLE_TYPES)]);
  return (Object.keys(TABLE_TYPES) as TableFormat[]).find((format) => TABLE_TYPES[format] === accepted);
}

/** True if a parameter counts as sent; an empty one does not, but for `cursor`, which is empty on the first page. */
const isSent = (sent: URLSearchParams, name: string): boolean =>
  sent.getAll(name).some((value) => value !== '' || name === 'cursor');

const excluded = (field: string, message: string): Violation => ({ field, code: 'excluded', message });

const noPage = (name: string): Violation =>
  excluded(name, `${name} cannot be combined with a table, which has all records.`);
