import { Metadata } from '@grpc/grpc-js';

/** What goes with a call beside its message. */
export interface CallHeaders {
  readonly callerToken: string;
  readonly requestId: string;
  readonly traceparent: string;
  readonly clientAddress: string;
  /** The version that the caller expects; undefined for any. */
  readonly ifMatch: string | undefined;
  readonly idempotencyKey: string | undefined;
}

/** The metadata of a call to a service. */
export function metadataOf(headers: CallHeaders): Metadata {
  const metadata = new Metadata();
  metadata.set('authorization', `Bearer ${headers.callerToken}`);
  metadata.set('x-request-id', headers.requestId);
  metadata.set('traceparent', headers.traceparent);
  metadata.set('x-client-address', headers.clientAddress);
  if (headers.ifMatch !== undefined) metadata.set('if-match', headers.ifMatch);
  if (headers.idempotencyKey !== undefined) metadata.set('idempotency-key', headers.idempotencyKey);
  return metadata;
}
