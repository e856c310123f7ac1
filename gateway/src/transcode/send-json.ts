import { createHash } from 'node:crypto';
import { ApiError, type HttpBinding, isTaggedList, type Rpc } from '@bms/contracts';
import type { Message } from '@bms/rpc';
import type { Request } from 'express';
import type { GatewayResponse } from '../http/context.ts';
import { writeProblem } from '../http/send-problem.ts';
import { allowRevalidation, isUnmodified, sendUnmodified } from './preconditions.ts';

/** Sends the body of a successful response. */
type SendAnswer = (request: Request, response: GatewayResponse, status: number, answer: Message) => void;

/** Returns the function that sends the JSON responses of a route. */
export function compileSendJson(rpc: Rpc, binding: HttpBinding): SendAnswer {
  return isTaggedList(rpc, binding) ? sendList : sendJson;
}

/** Sends a response. Caches of the client alone may keep a record with a version, and ask whether it is current. */
const sendJson: SendAnswer = ({ method }, response, status, answer) => {
  const isVersioned = (method === 'GET' || method === 'HEAD') && response.hasHeader('ETag');
  sendBody(response, status, Buffer.from(JSON.stringify(answer)), isVersioned);
};

/**
 * Sends a list with the hash of its content as ETag. It is weak (RFC 9110, 8.8.1), since the body may be compressed;
 * If-None-Match with it is answered with 304.
 */
const sendList: SendAnswer = (request, response, status, answer) => {
  const body = Buffer.from(JSON.stringify(answer));
  const tag = createHash('sha1').update(body).digest('base64url');
  response.setHeader('ETag', `W/"${tag}"`);
  if (isUnmodified(request, tag)) sendUnmodified(response);
  else sendBody(response, status, body, true);
};

function sendBody(response: GatewayResponse, status: number, body: Buffer, isTagged: boolean): void {
  response.statusCode = status;
  response.setHeader('Content-Type', 'application/json; charset=utf-8');
  if (isTagged) allowRevalidation(response);
  else response.setHeader('Cache-Control', 'no-store');
  response.setHeader('Content-Length', body.length);
  response.end(body);
}

/** True if the writes of a request were to be made all or not at all, and one of them failed. */
export function hasFailed({ atomic }: Message, { results }: Message): boolean {
  return atomic === true && (results as readonly { status: number }[]).some(({ status }) => status >= 400);
}

/** Sends the problem of writes of which none was made, with the result of each. */
export function sendBulkFailure(response: GatewayResponse, { results }: Message): void {
  writeProblem(new ApiError('bulk_failed'), response, { results });
}

/** The answer of the rpc PutExternal as an HTTP response. */
interface ExternalAnswer {
  readonly status: number;
  /** Undefined if no record was created, or if it has no path of its own. */
  readonly location: string | undefined;
  readonly body: Record<string, unknown>;
}

/** Reads the answer of PutExternal, which has that of the create or of the update. @see docs/adr/0224-external-ids.md */
export function readExternalAnswer({ created, location, answer }: Record<string, unknown>): ExternalAnswer {
  return {
    status: created === true ? 201 : 200,
    location: location === '' ? undefined : String(location),
    body: answer as Record<string, unknown>,
  };
}
