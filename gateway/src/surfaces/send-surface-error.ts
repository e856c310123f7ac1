import { type ApiError, problemOf, type Surface } from '@bms/contracts';
import type { GatewayResponse } from '../http/context.ts';

/** Sends an error in the format of a surface (RFC 7644, 3.12). */
export type SendSurfaceError = (error: ApiError, response: GatewayResponse) => void;

/** Creates the function that sends errors as a surface does, with the status and headers that they have in the API. */
export function sendSurfaceError({ mediaType, errorSchema }: Surface): SendSurfaceError {
  return (error, response) => {
    const { status, headers, body } = problemOf(error, response.locals.requestId);
    const { detail } = JSON.parse(body) as { detail?: string };
    const scimType = error.code === 'malformed_json' ? { scimType: 'invalidSyntax' } : {};
    const sent = JSON.stringify({ schemas: [errorSchema], status: String(status), ...scimType, detail });
    response.statusCode = status;
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    response.setHeader('Content-Type', mediaType);
    response.setHeader('Content-Length', Buffer.byteLength(sent));
    response.end(sent);
  };
}
