import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { type Column, compileTable, type HttpBinding, type Rpc } from '@bms/contracts';
import type { CallHeaders, Message } from '@bms/rpc';
import { create as contentDisposition } from 'content-disposition';
import type { Request } from 'express';
import type { GatewayResponse } from '../http/context.ts';
import { type Cell, readCells } from './cells.ts';
import type { AdmitExport } from './export-limits.ts';
import { compileReadPages, followPages, type PagesDeps } from './read-pages.ts';
import { TABLE_TYPES, type TableRequest } from './table-request.ts';
import { writeCsv } from './write-csv.ts';
import { writeWorkbook } from './xlsx/write-workbook.ts';

/** Dependencies of tables. */
export interface TableDeps extends PagesDeps {
  readonly admitExport: AdmitExport;
}

/** A request whose answer is a table. */
interface Requested {
  readonly request: Request;
  readonly response: GatewayResponse;
  /** The bound request. */
  readonly message: Message;
  readonly headers: CallHeaders;
  readonly asked: TableRequest;
}

/**
 * Answers a request with a table. Errors of the first page are thrown; after one of a later page the connection is closed,
 * so that the client does not take a part for the whole.
 */
export type AnswerTable = (requested: Requested) => Promise<void>;

/**
 * Compiles the tables of a route: all records of a list, or the rows of another answer, as CSV or as a workbook.
 * @returns undefined if the answer cannot be a table
 * @see docs/adr/0228-exports-of-lists.md
 */
export function compileAnswerTable(rpc: Rpc, binding: HttpBinding, deps: TableDeps): AnswerTable | undefined {
  const tableOf = compileTable(rpc);
  if (!tableOf) return undefined;
  const readerOf = compileReadPages(rpc, deps);
  const name = nameOf(binding);
  return async ({ request, response, message, headers, asked }) => {
    const { fields, include, ...rest } = message as { fields?: string; include?: readonly string[] };
    const isForPortal = response.locals.caller.userType === 'client';
    const choice = { isForPortal, fields, include: include ?? [], needsCurrency: asked.hasDecimals };
    const table = tableOf(choice);
    if (rpc.shape) await deps.admitExport(response);
    const chosen = table.include.length > 0 ? { ...rest, include: table.include } : rest;
    const read = readerOf({ message: chosen, headers, response, table });
    const first = await read('');
    response.statusCode = rpc.policy.success;
    setHeaders(response, name, asked);
    if (request.method === 'HEAD') {
      response.end();
      return;
    }
    const cells = cellsOf(followPages(first, read), table.columns, asked);
    await send(writeTable(name, table.columns, cells, asked), response);
  };
}

/** Returns the name of the file of a route: the last literal segment of its path. */
function nameOf({ segments }: HttpBinding): string {
  const literals = segments.flatMap((segment) => ('literal' in segment ? [segment.literal] : []));
  return literals.at(-1) ?? 'records';
}

/** Sets the headers of a table. The day in the name of the file is that of UTC. */
function setHeaders(response: GatewayResponse, name: string, { format }: TableRequest): void {
  const file = `${name}-${new Date().toISOString().slice(0, 10)}.${format}`;
  response.setHeader('Content-Type', TABLE_TYPES[format] + (format === 'csv' ? '; charset=utf-8' : ''));
  response.setHeader('Content-Disposition', contentDisposition(file));
  response.setHeader('Cache-Control', 'no-store');
}

async function* cellsOf(
  pages: AsyncIterable<readonly Message[]>,
  columns: readonly Column[],
  { hasDecimals }: TableRequest,
): AsyncGenerator<Cell[][]> {
  for await (const rows of pages) yield rows.map((row) => readCells(columns, row, hasDecimals));
}

function writeTable(
  name: string,
  columns: readonly Column[],
  pages: AsyncIterable<Cell[][]>,
  { format, hasMark }: TableRequest,
): Readable {
  return format === 'csv' ? writeCsv(columns, pages, hasMark) : writeWorkbook({ name, columns, pages });
}

/** The number of listeners that the middleware, the limits and a pipeline add to a response, above Node's default. */
const MAX_LISTENERS = 20;

/** Sends a stream. A client that disconnects ends it, which is no error. */
async function send(table: Readable, response: GatewayResponse): Promise<void> {
  response.setMaxListeners(MAX_LISTENERS);
  try {
    await pipeline(table, response);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ERR_STREAM_PREMATURE_CLOSE') throw error;
  }
}
