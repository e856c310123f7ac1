import { answerBulk } from './bulk.ts';
import type { ScimContext } from './context.ts';
import { answerRequest } from './endpoints.ts';
import type { ScimAnswer, ScimRequest } from './protocol/request.ts';
import { errorBody, toScimError } from './protocol/scim-error.ts';

/** Answers a request of the protocol. @throws ApiError for errors that are none of the request, such as an unavailable database */
export async function answerScim(context: ScimContext, request: ScimRequest): Promise<ScimAnswer> {
  const isBulk = request.segments.length === 1 && request.segments[0] === 'Bulk';
  try {
    return isBulk ? await answerBulk(context, request, answerRequest) : await answerRequest(context, request);
  } catch (thrown) {
    const error = toScimError(thrown);
    if (!error) throw thrown;
    return { status: error.status, body: errorBody(error) };
  }
}
