import type { Readable } from 'node:stream';
import { ApiError, type MultipartSchema, type Violation } from '@bms/contracts';
import type { StreamCall } from '@bms/service-kit';
import busboy from 'busboy';

/** The limits of form fields, so that no request fills the memory. */
const LIMITS = { fields: 20, fieldSize: 10_000, fieldNameSize: 100, parts: 40, headerPairs: 50 };
const FORM = /^multipart\/form-data\s*(?:;|$)/i;

/** Consumes the bytes of the file while they arrive. */
type Keep<Kept> = (bytes: Readable, sentName: string) => Promise<Kept>;

/** The result of a form. */
interface ReadForm<Kept> {
  readonly message: Record<string, unknown>;
  readonly violations: readonly Violation[];
  /** Undefined if the form had no file. */
  readonly kept: Kept | undefined;
}

/** The parts of a form read so far. */
interface FormParts<Kept> {
  readonly texts: URLSearchParams;
  readonly violations: Violation[];
  kept: Promise<Kept> | undefined;
}

/**
 * Reads a multipart form (RFC 7578) as a stream.
 * @throws ApiError unsupported_media_type; bad_request for an incomplete or invalid form; the errors of `keep`
 */
export async function readForm<Kept>(
  call: StreamCall,
  form: MultipartSchema,
  keep: Keep<Kept>,
): Promise<ReadForm<Kept>> {
  const parser = openParser(call);
  const found: FormParts<Kept> = { texts: new URLSearchParams(), violations: [], kept: undefined };
  const ended = new Promise<void>((resolve, reject) => {
    parser.once('close', resolve);
    parser.on('error', () =>
      reject(new ApiError('bad_request', 'The multipart/form-data body is incomplete or malformed.')),
    );
    call.signal.addEventListener('abort', () => reject(call.signal.reason), { once: true });
    collectTexts(parser, form, found);
    collectFile(parser, form, found, (bytes, sentName) => {
      const kept = keep(bytes, sentName);
      kept.catch(reject);
      return kept;
    });
  });
  call.http.request.pipe(parser);
  await ended.catch(async (error) => {
    call.http.request.unpipe(parser);
    throw await firstFault(found.kept, error);
  });
  return readParts(form, found);
}

function collectTexts(parser: busboy.Busboy, form: MultipartSchema, { texts, violations }: FormParts<unknown>): void {
  parser.on('field', (name, value, { nameTruncated, valueTruncated }) => {
    if (!name) violations.push(nameless);
    else if (nameTruncated || valueTruncated) violations.push(fault(name, 'too_long', 'is too long'));
    else if (name === form.bytes) violations.push(fault(name, 'wrong_type', 'must be a file with a file name'));
    else texts.append(name, value);
  });
  for (const limit of ['fieldsLimit', 'partsLimit'] as const)
    parser.once(limit, () => violations.push(fault('', 'too_many', 'has too many parts')));
}

function collectFile<Kept>(
  parser: busboy.Busboy,
  form: MultipartSchema,
  found: FormParts<Kept>,
  keep: Keep<Kept>,
): void {
  parser.on('file', (name, bytes, { filename }) => {
    // A truncated form also emits the error on the part.
    bytes.on('error', () => {});
    const violations = errorsOf(name, filename, form, found.kept !== undefined);
    found.violations.push(...violations);
    if (violations.length > 0 || !filename) bytes.resume();
    else found.kept = keep(bytes, filename);
  });
}

async function readParts<Kept>(
  form: MultipartSchema,
  { texts, violations, kept }: FormParts<Kept>,
): Promise<ReadForm<Kept>> {
  const { message, violations: wrong } = form.read(texts);
  const missing = !kept && violations.length === 0 ? [fault(form.bytes, 'required', 'is required')] : [];
  return { message, violations: [...violations, ...missing, ...wrong], kept: await kept };
}

/** Prefers the error that kept the file from being stored to that of the aborted form, which follows from it. */
async function firstFault(kept: Promise<unknown> | undefined, error: unknown): Promise<unknown> {
  if (!(error instanceof ApiError) || !kept) return error;
  return kept.then(
    () => error,
    (reason: unknown) => (reason instanceof ApiError ? reason : error),
  );
}

function openParser({ http: { request } }: StreamCall): busboy.Busboy {
  const { 'content-type': type = '', 'content-encoding': encoding = 'identity' } = request.headers;
  if (!FORM.test(type) || encoding !== 'identity')
    throw new ApiError('unsupported_media_type', 'The body must be multipart/form-data.');
  try {
    return busboy({ headers: request.headers, limits: LIMITS, preservePath: true, defParamCharset: 'utf8' });
  } catch {
    throw new ApiError('bad_request', 'The Content-Type header has no boundary.');
  }
}

/** Returns the violations of a file part. A form without a chosen file sends a part without a file name. */
function errorsOf(
  name: string,
  fileName: string | undefined,
  { bytes }: MultipartSchema,
  isSecond: boolean,
): Violation[] {
  if (!name) return [nameless];
  if (name !== bytes) return [fault(name, 'unknown_field', 'is not a known field')];
  if (isSecond) return [fault(name, 'repeated', 'must not be sent more than once')];
  return fileName ? [] : [fault(name, 'required', 'must be a file with a file name')];
}

const fault = (field: string, code: string, problem: string): Violation => ({
  field,
  code,
  message: `${field || 'The form'} ${problem}.`,
});

/** Each part must have a name (RFC 7578, 4.2); busboy passes one without as undefined. */
const nameless = fault('', 'unknown_field', 'contains a part without a name');
