import type { Readable } from 'node:stream';
import { ApiError, type TextForm, type Violation } from '@bms/contracts';
import type { StreamCall } from '@bms/service-kit';
import busboy from 'busboy';

/** What a form may have, so that none fills the memory with what is no file. */
const LIMITS = { fields: 20, fieldSize: 10_000, fieldNameSize: 100, parts: 40, headerPairs: 50 };
const FORM = /^multipart\/form-data\s*(?:;|$)/i;

/** Does something with the bytes of the file while they come. */
type Keep<Kept> = (bytes: Readable, sentName: string) => Promise<Kept>;

/** What a form said. */
interface ReadForm<Kept> {
  readonly message: Record<string, unknown>;
  readonly violations: readonly Violation[];
  /** Undefined where there was no file. */
  readonly kept: Kept | undefined;
}

/**
 * Reads a multipart form (RFC 7578) as it comes.
 * @throws ApiError unsupported_media_type; bad_request for what is no whole form; what `keep` throws
 */
export async function readForm<Kept>(call: StreamCall, form: TextForm, keep: Keep<Kept>): Promise<ReadForm<Kept>> {
  const { request } = call.http;
  const parser = openParser(call);
  const texts = new URLSearchParams();
  const violations: Violation[] = [];
  const found: { kept?: Promise<Kept> } = {};
  const ended = new Promise<void>((resolve, reject) => {
    parser.once('close', resolve);
    parser.on('error', () => reject(new ApiError('bad_request', 'The body is no whole multipart/form-data.')));
    call.signal.addEventListener('abort', () => reject(call.signal.reason), { once: true });
    parser.on('field', (name, value, { nameTruncated, valueTruncated }) => {
      if (nameTruncated || valueTruncated) violations.push(fault(name, 'too_long', 'is too long'));
      else if (name === form.bytes) violations.push(fault(name, 'wrong_type', 'must be a file with a name'));
      else texts.append(name, value);
    });
    parser.on('file', (name, bytes, { filename }) => {
      // A form that ends too soon says so on the part as well.
      bytes.on('error', () => {});
      const refusal = refusalOf(name, filename, form, found.kept !== undefined);
      violations.push(...refusal);
      if (refusal.length > 0 || !filename) bytes.resume();
      else {
        found.kept = keep(bytes, filename);
        found.kept.catch(reject);
      }
    });
    for (const limit of ['fieldsLimit', 'partsLimit'] as const)
      parser.once(limit, () => violations.push(fault('', 'too_many', 'has too many parts')));
  });
  request.pipe(parser);
  await ended.catch(async (error) => {
    request.unpipe(parser);
    throw await firstFault(found.kept, error);
  });
  const { message, violations: wrong } = form.read(texts);
  const kept = await found.kept;
  if (!found.kept && violations.length === 0) violations.push(fault(form.bytes, 'required', 'is required'));
  return { message, violations: [...violations, ...wrong], kept };
}

/** Why the file could not be kept says more than that the form was broken off by it. */
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
    throw new ApiError('bad_request', 'The Content-Type names no boundary.');
  }
}

/** A form without a chosen file sends a part without a name. */
function refusalOf(name: string, fileName: string | undefined, { bytes }: TextForm, isSecond: boolean): Violation[] {
  if (name !== bytes) return [fault(name, 'unknown_field', 'is not a known field')];
  if (isSecond) return [fault(name, 'repeated', 'must be sent once')];
  return fileName ? [] : [fault(name, 'required', 'is required, with a name')];
}

const fault = (field: string, code: string, problem: string): Violation => ({
  field,
  code,
  message: `${field || 'The form'} ${problem}.`,
});
