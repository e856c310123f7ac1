import type { Problem, Violation } from '../generated/index.ts';

/** An unsuccessful response with its problem details (RFC 9457). */
export class ApiProblem extends Error {
  override readonly name = 'ApiProblem';
  /** The HTTP status. */
  readonly status: number;
  /**
   * Machine-readable kind of the problem, e.g. `validation_failed`; empty if the response does not come from the API.
   */
  readonly code: Problem['code'] | '';
  /** Fields at fault; empty if the problem is not about fields. */
  readonly errors: readonly Violation[];
  /** Id under which the service logged the request; empty if unknown. */
  readonly requestId: string;

  constructor(response: Response, body: unknown) {
    const problem: Partial<Problem> = typeof body === 'object' && body !== null ? body : {};
    super(problem.message ?? `${response.status} ${response.statusText}`.trim());
    this.status = response.status;
    this.code = problem.code ?? '';
    this.errors = problem.errors ?? [];
    this.requestId = problem.request_id ?? response.headers.get('x-request-id') ?? '';
  }
}
