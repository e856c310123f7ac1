import { compileCsv, type Rpc } from '@bms/contracts';
import type { Message } from '@bms/rpc';
import type { Request } from 'express';
import type { GatewayResponse } from '../http/context.ts';

/** Sends the body of a successful response. */
export type SendAnswer = (request: Request, response: GatewayResponse, status: number, answer: Message) => void;

const CSV = 'text/csv';

/** True if the request prefers a CSV table to JSON. */
export const prefersCsv = (request: Request): boolean => request.accepts(['json', CSV]) === CSV;

/**
 * Creates the function that sends a response as CSV if the request prefers that, and otherwise as JSON, which is also
 * the response to a request that accepts neither.
 * @param sendJson sends JSON; returned unchanged if the response has no CSV representation
 */
export function sendTableOr(sendJson: SendAnswer, rpc: Rpc): SendAnswer {
  const toCsv = compileCsv(rpc, { isForPortal: false });
  const toPortalCsv = compileCsv(rpc, { isForPortal: true });
  if (!toCsv || !toPortalCsv) return sendJson;
  return (request, response, status, answer) => {
    response.vary('Accept');
    if (!prefersCsv(request)) return sendJson(request, response, status, answer);
    const isForPortal = response.locals.caller.userType === 'client';
    const body = Buffer.from((isForPortal ? toPortalCsv : toCsv)(answer));
    response.statusCode = status;
    response.setHeader('Content-Type', `${CSV}; charset=utf-8`);
    response.setHeader('Cache-Control', 'no-store');
    response.setHeader('Content-Length', body.length);
    response.end(body);
  };
}
