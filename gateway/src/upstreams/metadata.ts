import { Metadata } from '@grpc/grpc-js';

/** Metadata of a call to a service. */
export interface CallHeaders {
  readonly callerToken: string;
  readonly requestId: string;
  readonly traceparent: string;
  readonly clientAddress: string;
  /** The User-Agent of the client app, for rpcs that open a session. */
  readonly userAgent?: string | undefined;
  /** The versions that the caller expects, comma-separated; undefined for any. */
  readonly ifMatch: string | undefined;
  readonly idempotencyKey: string | undefined;
}

/** Maximum length of a forwarded User-Agent, in characters. */
const MAX_USER_AGENT = 500;

/** Replaces characters that gRPC metadata cannot contain, which are all but printable ASCII. */
const printable = (text: string): string => text.slice(0, MAX_USER_AGENT).replace(/[^\x20-\x7e]/g, '?');

/** Converts the headers of a call to gRPC metadata. */
export function metadataOf(headers: CallHeaders): Metadata {
  const metadata = new Metadata();
  metadata.set('authorization', `Bearer ${headers.callerToken}`);
  metadata.set('x-request-id', headers.requestId);
  metadata.set('traceparent', headers.traceparent);
  metadata.set('x-client-address', headers.clientAddress);
  if (headers.userAgent) metadata.set('x-client-user-agent', printable(headers.userAgent));
  if (headers.ifMatch !== undefined) metadata.set('if-match', headers.ifMatch);
  if (headers.idempotencyKey !== undefined) metadata.set('idempotency-key', headers.idempotencyKey);
  return metadata;
}
