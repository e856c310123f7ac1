import { ApiError, type ErrorCode } from '@bms/contracts';

/** Errors with an HTTP status, as thrown by express and body-parser. */
interface HttpError {
  readonly status: number;
  readonly type?: string;
  readonly message: string;
}

const codesOfStatus: Readonly<Record<number, ErrorCode>> = {
  404: 'unknown_path',
  405: 'method_not_allowed',
  413: 'too_large',
  415: 'unsupported_media_type',
};

/** Maps a thrown value to an error of the catalogue; undefined for a fault of the gateway, which becomes `internal`. */
export function knownError(thrown: unknown): ApiError | undefined {
  if (thrown instanceof ApiError) return thrown;
  if (!isHttpError(thrown) || thrown.status < 400 || thrown.status >= 500) return undefined;
  const code = codesOfStatus[thrown.status];
  return code ? new ApiError(code) : new ApiError('bad_request', 'The request is not valid HTTP.');
}

function isHttpError(thrown: unknown): thrown is HttpError {
  return thrown instanceof Error && typeof (thrown as Partial<HttpError>).status === 'number';
}
