import { Metadata } from '@grpc/grpc-js';

/** Metadata of a call to a service. Empty values are not sent. */
export interface CallHeaders {
  readonly callerToken: string;
  readonly requestId?: string;
  readonly traceparent?: string;
  readonly clientAddress?: string;
  /** The User-Agent of the client app, for rpcs that open a session. */
  readonly userAgent?: string;
  /** The Origin of the page that sent the request, for rpcs that pages of other origins may call. */
  readonly origin?: string;
  /** The versions that the caller expects, comma-separated; undefined for any. */
  readonly ifMatch?: string;
  /** The delegation of the caller, for rpcs whose service has gateways make calls later. */
  readonly delegation?: string | undefined;
  /** The key of the browser, for rpcs that browsers navigate to. */
  readonly browserKey?: string | undefined;
  readonly idempotencyKey?: string;
  /** True if nothing is to be stored. */
  readonly isDryRun?: boolean;
  /** True if the detail is to have `actions`. */
  readonly wantsActions?: boolean;
  /** The version of a former state of the record that the detail is to be of. */
  readonly asOfVersion?: number | undefined;
  /** The instant (RFC 3339) of a former state of the record that the detail is to be of. */
  readonly asOf?: string | undefined;
  /** Names of the list-valued filters that select nothing, comma-separated. */
  readonly emptyFilters?: string;
  /** Filters by an id with several ids: `client_id=1,2;owner_id=3,4`. */
  readonly severalIds?: string;
  /** The page of a scan: its size and, after a space, the position of the page before. */
  readonly scan?: string;
}

/** Maximum length of a forwarded User-Agent, in characters. */
const MAX_USER_AGENT = 500;

/** Replaces characters that gRPC metadata cannot contain, which are all but printable ASCII. */
const printable = (text: string): string => text.slice(0, MAX_USER_AGENT).replace(/[^\x20-\x7e]/g, '?');

/** Converts the headers of a call to gRPC metadata. */
export function metadataOf(headers: CallHeaders): Metadata {
  const metadata = new Metadata();
  const set = (name: string, value: string | undefined): void => {
    if (value) metadata.set(name, value);
  };
  set('authorization', `Bearer ${headers.callerToken}`);
  set('x-request-id', headers.requestId);
  set('traceparent', headers.traceparent);
  set('x-client-address', headers.clientAddress);
  set('x-client-user-agent', headers.userAgent && printable(headers.userAgent));
  set('x-client-origin', headers.origin && printable(headers.origin));
  set('if-match', headers.ifMatch);
  set('x-delegation', headers.delegation);
  set('x-browser-key', headers.browserKey);
  set('idempotency-key', headers.idempotencyKey);
  set('x-dry-run', headers.isDryRun ? 'true' : undefined);
  set('x-wants-actions', headers.wantsActions ? 'true' : undefined);
  set('x-as-of-version', headers.asOfVersion?.toString());
  set('x-as-of', headers.asOf);
  set('x-empty-filters', headers.emptyFilters);
  set('x-several-ids', headers.severalIds);
  set('x-scan', headers.scan);
  return metadata;
}

/** Returns the text of an entry of gRPC metadata; undefined if there is none. */
export function textOf(metadata: Metadata, name: string): string | undefined {
  const [value] = metadata.get(name);
  return value === undefined ? undefined : String(value);
}
