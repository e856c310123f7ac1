import type { Problem, Violation } from '../generated/index.ts';

/** An answer that is no success, as RFC 9457 describes it. */
export class ApiProblem extends Error {
  override readonly name = 'ApiProblem';
  /** The HTTP status. */
  readonly status: number;
  /** The kind of the problem, for a program, e.g. `validation_failed`; empty where something else than the API answered. */
  readonly code: Problem['code'] | '';
  /** The fields at fault; empty where it is about none. */
  readonly errors: readonly Violation[];
  /** The id under which the service logged the request; empty where there is none. */
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
