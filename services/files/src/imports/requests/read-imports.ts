import { hash } from 'node:crypto';
import { Readable } from 'node:stream';
import { toCsvRows } from '@bms/contracts';
import { type HandlerOf, pageOf } from '@bms/service-kit';
import { send } from '../../downloads/download.ts';
import { ERRORS_COLUMN } from '../columns/mapping.ts';
import { DELIMITERS, type DelimiterName } from '../file/delimiter.ts';
import { type Collections, type ImportRow, idsOf } from '../stored.ts';
import { actionsOf } from './import-actions.ts';
import { findImport, importsOf, showImport, versionOf } from './shown.ts';

const MAX_ERRORS = 10_000;

/** Creates the handlers that read imports. */
export function readHandlers(collections: Collections) {
  const { jobs } = collections;
  const List: HandlerOf<'/bms.files.Imports/List'> = async ({ caller, request }) => {
    const { number, size } = pageOf(request.list ?? {});
    const filter = importsOf(caller);
    const found = jobs
      .find(filter)
      .sort({ _id: -1 })
      .skip((number - 1) * size)
      .limit(size);
    const [records, total] = await Promise.all([found.toArray(), jobs.countDocuments(filter)]);
    return { records: records.map(showImport), meta: { total, current_page: number, per_page: size } };
  };
  const Get: HandlerOf<'/bms.files.Imports/Get'> = async (call) => {
    const job = await findImport(collections, call.caller, call.request.id);
    call.setVersion(versionOf(job));
    return { record: showImport(job), actions: call.wantsActions ? actionsOf(job) : [] };
  };
  return { List, Get, Errors: listErrors(collections), Corrections: sendCorrections(collections) };
}

function listErrors(collections: Collections): HandlerOf<'/bms.files.Imports/Errors'> {
  return async ({ caller, request }) => {
    const { _id } = await findImport(collections, caller, request.id);
    const page = request.page ?? 1;
    const size = Math.min(request.limit ?? 1000, MAX_ERRORS);
    const filter = { _id: idsOf(_id) };
    const found = collections.errors
      .find(filter)
      .sort({ _id: 1 })
      .skip((page - 1) * size)
      .limit(size);
    const [errors, total] = await Promise.all([found.toArray(), collections.errors.countDocuments(filter)]);
    const records = errors.map(({ line, column, code, message, record_id }) => ({
      line,
      column,
      code,
      message,
      record_id,
    }));
    return { records, meta: { total, current_page: page, per_page: size } };
  };
}

/** Sends the rows with errors, in the delimiter of the file and as UTF-8 with a byte order mark. */
function sendCorrections(collections: Collections): HandlerOf<'/bms.files.Imports/Corrections'> {
  return async (call) => {
    const job = await findImport(collections, call.caller, call.request.id);
    const delimiter = DELIMITERS[job.delimiter as DelimiterName];
    // In memory, since the size and the ETag of a download come first; they are at most as large as the file.
    const parts: string[] = ['\ufeff'];
    const add = (rows: readonly (readonly string[])[]) => void parts.push(toCsvRows(rows, delimiter));
    add([[...job.headers.filter((header) => header !== ERRORS_COLUMN), ERRORS_COLUMN]]);
    const own = job.headers.map((header) => header !== ERRORS_COLUMN);
    for await (const { rows } of collections.chunks.find({ _id: idsOf(job._id) }).sort({ _id: 1 })) {
      const wrong = rows.filter(isWrong);
      const messages = await messagesOf(collections, job._id, wrong);
      add(
        wrong.map(({ line, cells = [] }) => [
          ...padded(cells, job.headers.length).filter((_cell, index) => own[index]),
          messages.get(line) ?? '',
        ]),
      );
    }
    const bytes = Buffer.from(parts.join(''));
    await send(call, {
      etag: `"${hash('sha256', bytes)}"`,
      lastModified: job.finished_at ?? job.created_at,
      size: bytes.length,
      title: `corrections-${job._id}.csv`,
      type: 'text/csv; charset=utf-8',
      read: ({ start, end }) => Readable.from([bytes.subarray(start, end + 1)]),
    });
    return undefined;
  };
}

const isWrong = ({ is_invalid, outcome }: ImportRow): boolean => is_invalid || outcome === 'failed';

/** Returns the cells of a row, as many as there are columns; those that a row has beyond them are part of the last one. */
function padded(cells: readonly string[], length: number): string[] {
  const own = Array.from({ length }, (_nothing, index) => cells[index] ?? '');
  if (cells.length > length) own[length - 1] = cells.slice(length - 1).join(' ');
  return own;
}

async function messagesOf(
  { errors }: Collections,
  importId: number,
  rows: readonly ImportRow[],
): Promise<Map<number, string>> {
  if (rows.length === 0) return new Map();
  const [first, last] = [rows[0]!.line, rows.at(-1)!.line];
  const found = await errors.find({ _id: idsOf(importId), line: { $gte: first, $lte: last } }).toArray();
  const byLine = Map.groupBy(found, ({ line }) => line);
  return new Map([...byLine].map(([line, own]) => [line, own.map(({ message }) => message).join(' ')]));
}
