import type { IncomingMessage } from 'node:http';
import {
  type ApiError,
  type Contract,
  compileLocation,
  type HttpBinding,
  problemOf,
  type Rpc,
  shapeAnswer,
} from '@bms/contracts';
import type { MethodDefinition } from '@grpc/grpc-js';
import type { HttpExchange, StreamCall } from '../call.ts';

type Message = Record<string, unknown>;

/**
 * The maximum number of bytes drained from an unread body before the error response, so that the client receives it.
 */
const MAX_DRAINED_BYTES = 256 * 1024 * 1024;

/**
 * Compiles the JSON response of an rpc. The message is serialized and parsed as protobuf first, so that the result
 * equals the gateway's response for gRPC.
 * @returns a function that sends the message with the version of the call as ETag, the path of the created record as
 * Location, and Idempotent-Replayed for a replay
 */
export function compileSend(
  contract: Contract,
  rpc: Rpc,
  binding: HttpBinding,
): (call: Pick<StreamCall, 'http' | 'version' | 'isReplayed'>, message: object) => void {
  const method: MethodDefinition<object, Message> = contract.definition(rpc.service.name)[rpc.name]!;
  const { responseSerialize, responseDeserialize } = method;
  const shape = shapeAnswer(rpc.response);
  const locationOf = compileLocation(rpc, binding);
  return ({ http: { response }, version, isReplayed }, message) => {
    const answer = shape(responseDeserialize(responseSerialize(message as Message)));
    const body = JSON.stringify(answer);
    const location = locationOf?.({}, answer);
    response.writeHead(rpc.policy.success, {
      'Content-Type': 'application/json; charset=utf-8',
      'Cache-Control': 'no-store',
      'Content-Length': Buffer.byteLength(body),
      ...(version !== undefined && { ETag: `"${version}"` }),
      ...(isReplayed && { 'Idempotent-Replayed': 'true' }),
      ...(location !== undefined && { Location: location }),
    });
    response.end(body);
  };
}

/**
 * Sends an error response. The rest of the body is drained first: a proxy takes an early response for a broken
 * connection. If the headers have been sent, the connection is closed, so that the client detects an incomplete
 * response.
 */
export async function sendProblem(http: HttpExchange, error: ApiError, requestId: string): Promise<void> {
  const { request, response } = http;
  if (response.headersSent || response.destroyed) {
    response.destroy();
    return;
  }
  const isDrained = await drain(request);
  const { status, headers, body } = problemOf(error, requestId);
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  response.setHeader('Content-Length', Buffer.byteLength(body));
  if (!isDrained) response.setHeader('Connection', 'close');
  response.statusCode = status;
  response.end(request.method === 'HEAD' ? undefined : body);
}

/** Drains a request body. @returns true if it was read to the end; false if it exceeds MAX_DRAINED_BYTES or was aborted */
function drain(request: IncomingMessage): Promise<boolean> {
  request.unpipe();
  if (request.readableEnded || request.destroyed) return Promise.resolve(request.complete);
  return new Promise((resolve) => {
    let drained = 0;
    request.on('data', (chunk: Buffer) => {
      drained += chunk.length;
      if (drained > MAX_DRAINED_BYTES) {
        request.pause();
        resolve(false);
      }
    });
    request.once('end', () => resolve(true));
    request.once('close', () => resolve(request.complete));
    request.resume();
  });
}
