import { type Http, queryString } from './http.ts';
import { ApiFailure } from './problem.ts';

/** The path of batches of reads. */
const PATH = '/api/batch';
/** The maximum number of reads in a batch. */
const MAX_READS = 30;

interface Waiting {
  readonly url: string;
  readonly resolve: (body: unknown) => void;
  readonly reject: (error: unknown) => void;
}

interface Results {
  readonly results: readonly { readonly status: number; readonly body: object }[];
}

/** Reads a path. The body of a response is its JSON value. @throws ApiFailure */
export type Read = <Body>(path: string, query?: Parameters<typeof queryString>[0]) => Promise<Body>;

/**
 * Creates the function whose reads share a request with those of the same moment, such as the cards of a page: for small
 * answers, since all wait for the slowest one. A read by itself is a GET as others.
 */
export function createBatchedReads(http: Http): Read {
  let waiting: Waiting[] = [];
  const flush = (): void => {
    const all = waiting;
    waiting = [];
    for (let at = 0; at < all.length; at += MAX_READS) void send(http, all.slice(at, at + MAX_READS));
  };
  return <Body>(path: string, query?: Parameters<typeof queryString>[0]) =>
    new Promise<Body>((resolve, reject) => {
      if (waiting.length === 0) setTimeout(flush, 0);
      waiting.push({ url: path + queryString(query), resolve: resolve as Waiting['resolve'], reject });
    });
}

async function send(http: Http, reads: readonly Waiting[]): Promise<void> {
  try {
    const bodies = reads.length === 1 ? [await single(http, reads[0]!)] : await together(http, reads);
    for (const [at, { resolve, reject }] of reads.entries()) {
      const body = bodies[at];
      if (body instanceof ApiFailure) reject(body);
      else resolve(body);
    }
  } catch (error) {
    for (const { reject } of reads) reject(error);
  }
}

const single = async (http: Http, { url }: Waiting): Promise<unknown> => (await http('GET', url)).body;

async function together(http: Http, reads: readonly Waiting[]): Promise<unknown[]> {
  const { body } = await http<Results>('POST', PATH, { body: { urls: reads.map(({ url }) => url) } });
  return body.results.map(({ status, body: answer }) => (status < 400 ? answer : new ApiFailure(status, answer, null)));
}
