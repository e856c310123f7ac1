import { Metadata, type StatusObject, status } from '@grpc/grpc-js';
import protobuf from 'protobufjs';
import { googleProtos } from '../load/proto-files.ts';
import { ApiError, type ProblemExtension } from './api-error.ts';
import { type ErrorCode, errorCatalogue } from './catalogue.ts';
import type { Violation } from './violation.ts';

/** Trailer with google.rpc.Status (gRPC's richer error model). */
export const DETAILS_TRAILER = 'grpc-status-details-bin';
/** Limits of the details. HTTP/2 peers reject larger headers, which breaks every call on the connection. */
const MAX_VIOLATIONS = 50;
const MAX_DETAIL_BYTES = 8 * 1024;
const TYPE_PREFIX = 'type.googleapis.com/';

const root = new protobuf.Root();
root.resolvePath = (_origin, target) => (target.startsWith('/') ? target : `${googleProtos}/${target}`);
root.loadSync(['google/rpc/status.proto', 'google/rpc/error_details.proto'], { keepCase: true });
const Status = root.lookupType('google.rpc.Status');
const ErrorInfo = root.lookupType('google.rpc.ErrorInfo');
const BadRequest = root.lookupType('google.rpc.BadRequest');

type StatusAnswer = Pick<StatusObject, 'code' | 'details' | 'metadata'>;

/** Converts an error to a gRPC status: catalogue code, message, and the violations that fit (at most 50 in 8 KB). */
export function toGrpcError(error: ApiError): StatusAnswer {
  const code = errorCatalogue[error.code].grpc;
  const metadata = new Metadata();
  metadata.set(DETAILS_TRAILER, encodeDetails(code, error));
  return { code, details: clip(error.message, 1000), metadata };
}

function encodeDetails(code: status, error: ApiError): Buffer {
  const info = {
    reason: error.code,
    domain: 'bms',
    metadata: infoOf(error),
  };
  const violations = error.violations.slice(0, MAX_VIOLATIONS).map(clipViolation);
  for (;;) {
    const details = [pack(ErrorInfo, 'google.rpc.ErrorInfo', info)];
    if (violations.length > 0)
      details.push(pack(BadRequest, 'google.rpc.BadRequest', { field_violations: violations }));
    const bytes = Status.encode({ code, message: clip(error.message, 1000), details }).finish();
    if (bytes.length <= MAX_DETAIL_BYTES || violations.length === 0) return Buffer.from(bytes);
    violations.splice(Math.floor(violations.length * 0.8));
  }
}

/** Key prefix of the legal next states of a field; its violation has no place for them. */
const ALLOWED = 'allowed.';

/** Returns what the details have besides the violations. */
function infoOf({ retryAfter, version, violations, members }: ApiError): Record<string, string> {
  const allowed = violations.flatMap(({ field, allowed: states }) =>
    states ? [[ALLOWED + field, states.join(',')]] : [],
  );
  return {
    ...(retryAfter !== undefined && { retry_after: String(retryAfter) }),
    ...(version !== undefined && { version: String(version) }),
    ...(members && { members: JSON.stringify(members) }),
    ...Object.fromEntries(allowed),
  };
}

function pack(type: protobuf.Type, name: string, value: object) {
  return { type_url: TYPE_PREFIX + name, value: type.encode(type.fromObject(value)).finish() };
}

/** Shortens a text. Lone surrogates are replaced, because gRPC cannot send them and the call would fail. */
function clip(text: string, length: number): string {
  const cut = text.length <= length ? text : `${text.slice(0, length - 1).replace(/[\ud800-\udbff]$/, '')}…`;
  return cut.toWellFormed();
}

function clipViolation({ field, code, message }: Violation) {
  return { field: clip(field, 200), description: clip(message, 500), reason: code };
}

/** Converts the error of a gRPC call to an ApiError: by its details if a service threw it, else by its status. */
export function fromGrpcError(error: StatusAnswer): ApiError {
  const [trailer] = error.metadata?.get(DETAILS_TRAILER) ?? [];
  const { code, ...details }: Details = Buffer.isBuffer(trailer) ? decodeDetails(trailer) : { violations: [] };
  return code ? new ApiError(code, error.details, details) : errorOfStatus(error);
}

interface Details {
  /** Undefined if the details name no error of the catalogue. */
  code?: ErrorCode;
  violations: Violation[];
  retryAfter?: number;
  version?: number;
  members?: ProblemExtension;
}

function decodeDetails(bytes: Buffer): Details {
  const found: Details = { violations: [] };
  try {
    readDetails(bytes, found);
  } catch {
    // The bytes come from another program; only the status is usable.
    return { violations: [] };
  }
  return found;
}

function readDetails(bytes: Buffer, found: Details): void {
  const { details = [] } = Status.toObject(Status.decode(bytes)) as {
    details?: { type_url: string; value: Uint8Array }[];
  };
  let info: Readonly<Record<string, string>> = {};
  for (const { type_url: type, value } of details) {
    if (type === `${TYPE_PREFIX}google.rpc.ErrorInfo`) info = readInfo(value, found);
    if (type === `${TYPE_PREFIX}google.rpc.BadRequest`) found.violations = readViolations(value);
  }
  found.violations = found.violations.map((violation) => withAllowed(violation, info));
}

/** Adds the legal next states to the violation of a state. */
function withAllowed(violation: Violation, info: Readonly<Record<string, string>>): Violation {
  const states = info[ALLOWED + violation.field];
  return states === undefined ? violation : { ...violation, allowed: states.split(',').filter(Boolean) };
}

function readInfo(value: Uint8Array, found: Details): Readonly<Record<string, string>> {
  const info = ErrorInfo.toObject(ErrorInfo.decode(value)) as { reason: string; metadata?: Record<string, string> };
  if (Object.hasOwn(errorCatalogue, info.reason)) found.code = info.reason as ErrorCode;
  const { metadata = {} } = info;
  if (metadata['retry_after']) found.retryAfter = Number(metadata['retry_after']);
  if (metadata['version']) found.version = Number(metadata['version']);
  if (metadata['members']) found.members = JSON.parse(metadata['members']) as ProblemExtension;
  return metadata;
}

function readViolations(value: Uint8Array): Violation[] {
  const { field_violations: listed = [] } = BadRequest.toObject(BadRequest.decode(value)) as {
    field_violations?: { field?: string; description?: string; reason?: string }[];
  };
  return listed.map(({ field = '', description = '', reason = '' }) => ({ field, code: reason, message: description }));
}

const codesOfStatus = new Map<status, ErrorCode>([
  [status.UNAUTHENTICATED, 'unauthenticated'],
  [status.PERMISSION_DENIED, 'forbidden'],
  [status.NOT_FOUND, 'not_found'],
  [status.RESOURCE_EXHAUSTED, 'unavailable'],
  [status.UNAVAILABLE, 'unavailable'],
  [status.CANCELLED, 'unavailable'],
  [status.DEADLINE_EXCEEDED, 'timeout'],
]);

/** Maps a status that grpc-js itself produced: connection failed, deadline exceeded, message above the size limit. */
function errorOfStatus({ code, details }: StatusAnswer): ApiError {
  // A retry would fail in the same way.
  if (code === status.RESOURCE_EXHAUSTED && /message larger than max/.test(details))
    return new ApiError('too_large', 'The request or its response is larger than 4 MB. Request fewer records.');
  // The service stopped during the call; grpc-js reports most broken streams as internal errors.
  if (/^Received RST_STREAM/.test(details)) return new ApiError('unavailable');
  return new ApiError(codesOfStatus.get(code) ?? 'internal');
}
