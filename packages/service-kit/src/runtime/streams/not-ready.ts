import type { RequestListener } from 'node:http';
import { ApiError } from '@bms/contracts';
import { sendProblem } from './send.ts';
import { requestIdOf } from './stream-call.ts';

/** The Retry-After value in seconds: the usual duration of a start. */
const RETRY_AFTER = 2;

/** Responds to every request with 503 (RFC 9457) during the start: a 404 would mean that the file does not exist. */
export const answerNotReady: RequestListener = (request, response) => {
  const http = { request, response };
  const error = new ApiError('unavailable', 'The service is starting. Try again in a few seconds.', {
    retryAfter: RETRY_AFTER,
  });
  void sendProblem(http, error, requestIdOf(http));
};
