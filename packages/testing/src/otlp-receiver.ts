import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gunzipSync } from 'node:zlib';
import protobuf from 'protobufjs';
import { eventually } from './eventually.ts';

/** The part of opentelemetry/proto/collector/trace/v1/trace_service.proto that a receiver needs. */
const PROTO = `
  syntax = "proto3";
  message Request { repeated ResourceSpans resource_spans = 1; }
  message ResourceSpans { Resource resource = 1; repeated ScopeSpans scope_spans = 2; }
  message Resource { repeated KeyValue attributes = 1; }
  message ScopeSpans { repeated Span spans = 2; }
  message Span {
    bytes trace_id = 1;
    bytes span_id = 2;
    bytes parent_span_id = 4;
    string name = 5;
    Kind kind = 6;
    fixed64 start_time_unix_nano = 7;
    fixed64 end_time_unix_nano = 8;
    repeated KeyValue attributes = 9;
    repeated Link links = 13;
    Status status = 15;
  }
  message Link { bytes trace_id = 1; bytes span_id = 2; }
  message Status { string message = 2; int32 code = 3; }
  message KeyValue { string key = 1; AnyValue value = 2; }
  message AnyValue {
    oneof value { string string_value = 1; bool bool_value = 2; int64 int_value = 3; double double_value = 4; }
  }
  enum Kind { UNSPECIFIED = 0; INTERNAL = 1; SERVER = 2; CLIENT = 3; PRODUCER = 4; CONSUMER = 5; }
`;

const requestType = protobuf.parse(PROTO).root.lookupType('Request');

/** A span as it was received. */
export interface ReceivedSpan {
  /** The value of `service.name`, e.g. `bms-crm`. */
  readonly service: string;
  /** In hexadecimal, like the other ids. */
  readonly traceId: string;
  readonly spanId: string;
  /** Empty for the root of a trace. */
  readonly parentId: string;
  readonly name: string;
  readonly kind: 'INTERNAL' | 'SERVER' | 'CLIENT' | 'PRODUCER' | 'CONSUMER';
  /** In milliseconds since the Unix epoch. */
  readonly startMs: number;
  readonly endMs: number;
  readonly attributes: Readonly<Record<string, string | number | boolean>>;
  readonly links: readonly { readonly traceId: string; readonly spanId: string }[];
  readonly isError: boolean;
}

/** A receiver of traces over OTLP/HTTP. */
export interface OtlpReceiver {
  /** The value of OTEL_EXPORTER_OTLP_ENDPOINT. */
  readonly url: string;
  readonly spans: readonly ReceivedSpan[];
  /** The received requests, decompressed, as text. */
  readonly bodies: readonly string[];
  /** Returns the spans of a trace once `isComplete` is true for them. @throws Error if that does not happen in time */
  trace(traceId: string, isComplete: (spans: readonly ReceivedSpan[]) => boolean): Promise<ReceivedSpan[]>;
  stop(): Promise<void>;
}

/** Starts a receiver on a free port of loopback. */
export async function startOtlpReceiver(): Promise<OtlpReceiver> {
  const spans: ReceivedSpan[] = [];
  const bodies: string[] = [];
  const server = createServer(async (request, response) => {
    const body = await readBody(request);
    bodies.push(body.toString('latin1'));
    spans.push(...spansOf(body));
    response.writeHead(200, { 'content-type': 'application/x-protobuf' }).end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    spans,
    bodies,
    trace: (traceId, isComplete) =>
      eventually(async () => spans.filter((span) => span.traceId === traceId), isComplete),
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

async function readBody(request: IncomingMessage): Promise<Buffer> {
  const body = Buffer.concat(await request.toArray());
  return request.headers['content-encoding'] === 'gzip' ? gunzipSync(body) : body;
}

type Attributes = readonly {
  readonly key: string;
  readonly value: Readonly<Record<string, string | number | boolean>>;
}[];
type Id = Readonly<{ traceId: Buffer; spanId: Buffer }>;

/** A span as protobufjs decodes it. */
interface WireSpan extends Id {
  readonly parentSpanId: Buffer;
  readonly name: string;
  readonly kind: ReceivedSpan['kind'];
  readonly startTimeUnixNano: number;
  readonly endTimeUnixNano: number;
  readonly attributes: Attributes;
  readonly links: readonly Id[];
  readonly status: { readonly code: number } | null;
}

interface WireRequest {
  readonly resourceSpans: readonly {
    readonly resource: { readonly attributes: Attributes };
    readonly scopeSpans: readonly { readonly spans: readonly WireSpan[] }[];
  }[];
}

function spansOf(body: Buffer): ReceivedSpan[] {
  const options = { longs: Number, enums: String, defaults: true, arrays: true, bytes: Buffer };
  const { resourceSpans } = requestType.toObject(requestType.decode(body), options) as WireRequest;
  return resourceSpans.flatMap(({ resource, scopeSpans }) => {
    const service = String(valuesOf(resource.attributes)['service.name']);
    return scopeSpans.flatMap(({ spans }) => spans.map((span) => readSpan(span, service)));
  });
}

function readSpan(span: WireSpan, service: string): ReceivedSpan {
  const { name, kind, parentSpanId, attributes, links, status, startTimeUnixNano, endTimeUnixNano } = span;
  return {
    service,
    ...idOf(span),
    parentId: parentSpanId.toString('hex'),
    name,
    kind,
    startMs: startTimeUnixNano / 1e6,
    endMs: endTimeUnixNano / 1e6,
    attributes: valuesOf(attributes),
    links: links.map(idOf),
    isError: status?.code === 2,
  };
}

const idOf = ({ traceId, spanId }: Id) => ({ traceId: traceId.toString('hex'), spanId: spanId.toString('hex') });

function valuesOf(attributes: Attributes): Record<string, string | number | boolean> {
  return Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0] ?? '']));
}

/** Renders a trace as a tree, one line for each span: duration, process, name, and start after that of the trace. */
export function traceTree(spans: readonly ReceivedSpan[]): string {
  const ids = new Set(spans.map(({ spanId }) => spanId));
  const sorted = spans.toSorted((a, b) => a.startMs - b.startMs);
  const childrenOf = (id: string) => sorted.filter(({ parentId }) => parentId === id);
  const start = sorted[0]?.startMs ?? 0;
  const render = (span: ReceivedSpan, depth: number): string[] => {
    const indented = `${'  '.repeat(depth)}${span.kind.toLowerCase()} ${span.name}${span.isError ? ' (error)' : ''}`;
    const times = `+${(span.startMs - start).toFixed(1)} ms, ${(span.endMs - span.startMs).toFixed(1)} ms`;
    const line = `${span.service.padEnd(13)} ${indented.padEnd(72)} ${times}`;
    return [line, ...childrenOf(span.spanId).flatMap((child) => render(child, depth + 1))];
  };
  return sorted
    .filter(({ parentId }) => !ids.has(parentId))
    .flatMap((root) => render(root, 0))
    .join('\n');
}
