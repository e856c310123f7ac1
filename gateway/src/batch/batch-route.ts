import {
  ApiError,
  createPathTree,
  invalid,
  type OpenApiDocument,
  type PathTree,
  problemMembers,
  type Violation,
} from '@bms/contracts';
import type { Dispatch } from '../agents/call-tool.ts';
import { agentOperations } from '../agents/operations.ts';
import { dispatchOf } from '../agents/send-in-process.ts';
import type { GatewayResponse, Route } from '../http/context.ts';
import { DEFAULT_LIMIT } from '../limits/definitions.ts';

const PATH = '/api/batch';
const MAX_BODY_BYTES = 64 * 1024;
/** The maximum number of reads in a batch. */
const MAX_READS = 30;
/** The maximum length of the URL of a read. */
const MAX_URL = 2000;
const NOT_READABLE = 'The URL must be the path of a GET operation that returns JSON, with its query.';

/** The headers of a batch that its reads have as well. The session cookie needs the header by which pages mark their calls. */
const FORWARDED = [
  ...['authorization', 'x-auth-token', 'cookie', 'x-session'],
  ...['x-forwarded-for', 'user-agent', 'accept-language'],
];

/** The answer to a read of a batch: its status, and its JSON body, of an error the problem (RFC 9457). */
interface ReadResult {
  readonly status: number;
  readonly body: unknown;
}

/**
 * Returns the route that makes several reads of the API in one request. Each read is a request of its own in the name of the
 * caller, with the same permissions, rate limits and log lines; one that fails does not affect the others.
 * @param document the OpenAPI document, by which only operations that return JSON are read
 */
export function batchRoute(document: OpenApiDocument, routes: readonly Route[]): Route {
  const operations = agentOperations(document, routes).filter(({ route }) => route.method === 'GET');
  const readable = createPathTree(operations.map(({ route }) => route));
  return {
    method: 'POST',
    path: PATH,
    segments: [{ literal: 'api' }, { literal: 'batch' }],
    access: { kind: 'caller', caller: 'any' },
    permit: () => {},
    limit: DEFAULT_LIMIT,
    secret: false,
    body: { kind: 'json', maxBytes: MAX_BODY_BYTES, needsNumberSource: false },
    answer: async (request, response) => {
      const urls = urlsIn(response.locals.body);
      const dispatch = dispatchOf(request, response, FORWARDED);
      const missing = { status: 404, body: missingProblem(response.locals.requestId) };
      const results = urls.map((url) => (isReadable(url, readable) ? read(url, dispatch) : missing));
      send({ results: await Promise.all(results) }, response);
    },
  };
}

/** Returns the problem of a read of what is no JSON. */
const missingProblem = (requestId: string): object => ({
  ...problemMembers(new ApiError('not_found', NOT_READABLE), requestId),
  request_id: requestId,
});

/** Returns the URLs of the reads. @throws ApiError validation_failed naming each at fault */
function urlsIn(body: unknown): readonly string[] {
  const { urls, ...others } = (body ?? {}) as { urls?: unknown };
  const unknown = Object.keys(others).map((field) => violation(field, 'unknown_field', 'is not a known field.'));
  if (unknown.length > 0) throw invalid(...unknown);
  if (!Array.isArray(urls)) throw invalid(violation('urls', 'wrong_type', 'must be a list.'));
  if (urls.length === 0) throw invalid(violation('urls', 'required', 'must not be empty.'));
  if (urls.length > MAX_READS) throw invalid(violation('urls', 'too_many', `must have at most ${MAX_READS} entries.`));
  const faults = urls.flatMap((url, at) => findFault(`urls[${at}]`, url) ?? []);
  if (faults.length > 0) throw invalid(...faults);
  return urls;
}

function findFault(field: string, url: unknown): Violation | undefined {
  if (typeof url !== 'string') return violation(field, 'wrong_type', 'must be a string.');
  if ([...url].length > MAX_URL) return violation(field, 'too_long', `must have at most ${MAX_URL} characters.`);
  return url.startsWith('/api/') ? undefined : violation(field, 'not_allowed', 'must start with /api/.');
}

/** True for a URL that is sent as it is, of an operation that returns JSON, also by its parameters. */
function isReadable(url: string, readable: PathTree<Route>): boolean {
  if (!/^\/api\/[\x21-\x7e]*$/.test(url) || url.includes('#')) return false;
  const [path = '', query = ''] = url.split(/\?(.*)/s);
  if (new URLSearchParams(query).has('format')) return false;
  try {
    readable.find('GET', path);
    return true;
  } catch {
    return false;
  }
}

const violation = (field: string, code: string, text: string): Violation => ({
  field,
  code,
  message: `${field} ${text}`,
});

async function read(url: string, dispatch: Dispatch): Promise<ReadResult> {
  const { statusCode, payload } = await dispatch({ method: 'GET', url, headers: {} });
  return { status: statusCode, body: JSON.parse(payload) };
}

function send(answer: { readonly results: readonly ReadResult[] }, response: GatewayResponse): void {
  const body = Buffer.from(JSON.stringify(answer));
  response.statusCode = 200;
  response.setHeader('Content-Type', 'application/json; charset=utf-8');
  response.setHeader('Cache-Control', 'no-store');
  response.setHeader('Content-Length', body.length);
  response.end(body);
}
