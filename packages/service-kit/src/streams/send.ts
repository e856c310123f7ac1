import type { IncomingMessage } from 'node:http';
import { type ApiError, type Contract, problemOf, type Rpc, shapeAnswer } from '@bms/contracts';
import type { MethodDefinition } from '@grpc/grpc-js';
import type { HttpExchange } from '../types.ts';

type Message = Record<string, unknown>;

/** Bytes of a body nobody wants that are read all the same, so that its sender sees the answer. */
const MOST_DRAINED = 256 * 1024 * 1024;

/**
 * Compiles how the answer of an rpc becomes JSON: as the gateway does it with what comes by gRPC, so by way of the wire.
 * @returns a function that answers with the message and, where there is one, the version as ETag
 */
export function compileSend(
  contract: Contract,
  rpc: Rpc,
): (http: HttpExchange, message: object, version: number | undefined) => void {
  const method: MethodDefinition<object, Message> = contract.packageDefinition[rpc.service.name]![rpc.name]!;
  const { responseSerialize, responseDeserialize } = method;
  const shape = shapeAnswer(rpc.response);
  return ({ response }, message, version) => {
    const body = JSON.stringify(shape(responseDeserialize(responseSerialize(message as Message))));
    response.writeHead(rpc.policy.success, {
      'Content-Type': 'application/json; charset=utf-8',
      'Cache-Control': 'no-store',
      'Content-Length': Buffer.byteLength(body),
      ...(version !== undefined && { ETag: `"${version}"` }),
    });
    response.end(body);
  };
}

/**
 * Answers with an error. What is left of the body is read first: a proxy in front takes an answer that comes before its end
 * for a broken connection. Half an answer cannot be taken back; a cut connection says that it is not whole.
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

/** @returns whether all of it was read; a body that goes on and on is left */
function drain(request: IncomingMessage): Promise<boolean> {
  request.unpipe();
  if (request.readableEnded || request.destroyed) return Promise.resolve(request.complete);
  return new Promise((resolve) => {
    let drained = 0;
    request.on('data', (chunk: Buffer) => {
      drained += chunk.length;
      if (drained > MOST_DRAINED) {
        request.pause();
        resolve(false);
      }
    });
    request.once('end', () => resolve(true));
    request.once('close', () => resolve(request.complete));
    request.resume();
  });
}
