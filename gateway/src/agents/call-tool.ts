import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js';
import { type ApiRequest, ArgumentError, requestOf } from './request-of.ts';
import type { CallingTool } from './tools.ts';

/** The longest answer of a tool in characters, some 25,000 tokens: a longer one would fill the context of a model. */
export const MAX_ANSWER = 100_000;

/** The response to a request to the API. */
export interface ApiAnswer {
  readonly statusCode: number;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly payload: string;
}

/** Sends a request to the API in the name of the caller. */
export type Dispatch = (request: ApiRequest) => Promise<ApiAnswer>;

/**
 * Calls the API for a tool. Errors, those of the API included, are results: the model reads them and tries again.
 * @param args the arguments of the call
 */
export async function callTool(tool: CallingTool, args: unknown, dispatch: Dispatch): Promise<CallToolResult> {
  try {
    const request = requestOf(tool, args);
    return resultOf(request, await dispatch(request));
  } catch (error) {
    if (error instanceof ArgumentError) return failure(error.message);
    throw error;
  }
}

function resultOf({ method }: ApiRequest, { statusCode, headers, payload }: ApiAnswer): CallToolResult {
  if (statusCode >= 400) return failure(payload);
  if (method === 'GET' && payload.length > MAX_ANSWER)
    return failure(
      `The answer has ${payload.length} characters. Ask for fewer records by limit or filters, or for fewer members by fields.`,
    );
  const { etag } = headers;
  // Weak ones, of lists, are no condition of a write.
  const more = typeof etag === 'string' && !etag.startsWith('W/') ? [text(`ETag: ${etag}`)] : [];
  return { content: [text(payload), ...more] };
}

/** Returns the result of a call that failed. */
export const failure = (message: string): CallToolResult => ({ content: [text(message)], isError: true });

/** Returns a text of a result. */
export const text = (content: string) => ({ type: 'text' as const, text: content });
