import type { Import } from '@bms/contracts/types/files';
import { eventually, type Http, type HttpResponse } from '@bms/testing';

/** An error of an import. */
export interface ShownError {
  readonly line: number;
  readonly column: string;
  readonly code: string;
  readonly message: string;
  readonly record_id: number;
}

type Fields = Readonly<Record<string, unknown>>;

/** Sends a file to import. Objects among the fields are sent as JSON. */
export function sendImport(
  http: Http,
  csv: string | Uint8Array<ArrayBuffer>,
  fields: Fields,
  name = 'clients.csv',
): Promise<HttpResponse> {
  const form = new FormData();
  for (const [field, value] of Object.entries(fields))
    form.append(field, typeof value === 'object' ? JSON.stringify(value) : String(value));
  form.append('file', new Blob([csv]), name);
  return http.send('POST', '/api/imports', form);
}

/** Starts an import. @returns its id. @throws Error if it is rejected */
export async function startImport(
  http: Http,
  csv: string | Uint8Array<ArrayBuffer>,
  fields: Fields = {},
): Promise<number> {
  const { status, body } = await sendImport(http, csv, { module: 'clients', ...fields });
  if (status !== 202) throw new Error(`${status}: ${JSON.stringify(body)}`);
  return (body as { record: Import }).record.id;
}

export const readImport = async (http: Http, id: number): Promise<Import> =>
  ((await http.send('GET', `/api/imports/${id}`)).body as { record: Import }).record;

/** Waits until an import has ended. */
export const ended = (http: Http, id: number): Promise<Import> =>
  eventually(
    () => readImport(http, id),
    ({ status }) => !['validating', 'running'].includes(status),
  );

/** Imports a file and waits for the end. */
export const importFile = async (
  http: Http,
  csv: string | Uint8Array<ArrayBuffer>,
  fields: Fields = {},
): Promise<Import> => ended(http, await startImport(http, csv, fields));

export const errorsOf = async (http: Http, id: number): Promise<readonly ShownError[]> =>
  ((await http.send('GET', `/api/imports/${id}/errors`)).body as { records: ShownError[] }).records;

/** Undoes an import and waits for the end. */
export async function undoImport(http: Http, id: number): Promise<Import> {
  const { status, body } = await http.send('POST', `/api/imports/${id}/undo`);
  if (status !== 200) throw new Error(`${status}: ${JSON.stringify(body)}`);
  return ended(http, id);
}
