/** An error response of the service (RFC 9457). */
interface ProblemBody {
  readonly message?: string;
  readonly code?: string;
  readonly request_id?: string;
  readonly challenge?: string;
  readonly factors?: readonly object[];
  readonly errors?: readonly { readonly field: string; readonly code: string; readonly message: string }[];
}

/** The errors of a form: a message for each field, by its path. */
export type FieldErrors = Record<string, string>;

/** The path of an error that belongs to no field; react-admin's forms show it as a notification. */
const FORM_ERROR = 'root.serverError';

/**
 * A failed call. Forms show `body.errors`, which is never empty: with an error, a form counts as not saved.
 * `body.code` is for programs.
 */
export class ApiFailure extends Error {
  readonly status: number;
  /** The Retry-After of the service, in milliseconds. */
  readonly retryAfterMs: number | undefined;
  readonly body: { readonly code?: string; readonly errors: FieldErrors };
  /** The challenge and the factors of a sign-in that needs a second one. */
  readonly offer: { readonly challenge: string; readonly factors: readonly object[] } | undefined;

  constructor(status: number, body: ProblemBody, retryAfter: string | null) {
    super(messageOf(status, body, retryAfter));
    this.status = status;
    this.retryAfterMs = /^\d+$/.test(retryAfter ?? '') ? Number(retryAfter) * 1000 : undefined;
    const errors = body.errors?.length ? fieldErrors(body.errors) : { [FORM_ERROR]: this.message };
    this.body = { code: body.code, errors };
    const { challenge, factors } = body;
    this.offer = challenge && factors ? { challenge, factors } : undefined;
  }
}

/** Converts the errors to paths of form fields: `items[1].rate` becomes `items.1.rate`. */
function fieldErrors(errors: NonNullable<ProblemBody['errors']>): FieldErrors {
  return Object.fromEntries(
    errors.map(({ field, message }) => {
      const path = field.replaceAll(/\[(\d+)\]/g, '.$1');
      return [path, upperFirst(withoutName(field, message))];
    }),
  );
}

/**
 * Returns the errors as a form can show them: those of fields that it does not have become one of the whole form, since
 * react-hook-form would block every further save for an error at a field that it does not know.
 */
export function errorsOfForm(errors: FieldErrors, isShown: (path: string) => boolean): FieldErrors {
  const [shown, elsewhere] = [true, false].map((is) => Object.entries(errors).filter(([path]) => isShown(path) === is));
  const [first] = elsewhere!;
  return Object.fromEntries(first ? [...shown!, [FORM_ERROR, first[1]]] : shown!);
}

/** Removes the name of the field at the start of a message below its label, unless several fields are its subject. */
function withoutName(field: string, message: string): string {
  const rest = message.startsWith(`${field} `) ? message.slice(field.length + 1) : message;
  return /^(?:or|and) /.test(rest) ? message : rest;
}

function messageOf(status: number, body: ProblemBody, retryAfter: string | null): string {
  if (status === 412) return 'Somebody else changed this record in the meantime.';
  if (status === 429) return `That was a lot at once. Please try again in ${retryAfter ?? 'a few'} seconds.`;
  if (status === 503 || status === 504 || status === 502)
    return 'A part of the system does not answer at the moment. Nothing is lost; please try again shortly.';
  if (status >= 500)
    return `An internal error occurred. If it persists, report it with the request id ${body.request_id}.`;
  const first = body.errors?.[0];
  if (status === 422 && first) return upperFirst(first.message);
  return body.message ?? 'The service did not answer as expected.';
}

const upperFirst = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);

/** The maximum delay between two attempts, in milliseconds. */
const MAX_DELAY_MS = 30_000;
const FIRST_DELAY_MS = 1000;

/** Returns true for a temporary failure: no connection, or a service that is unavailable or too slow. */
export const isTemporary = (error: unknown): boolean =>
  error instanceof ApiFailure && [0, 502, 503, 504].includes(error.status);

/**
 * Returns the delay before a failed query is retried, in milliseconds: it doubles with each failure, and is never
 * shorter than Retry-After.
 * @param failures the number of consecutive failures, from 1
 */
export function retryDelay(error: unknown, failures: number): number {
  const backoff = Math.min(MAX_DELAY_MS, FIRST_DELAY_MS * 2 ** Math.max(0, failures - 1));
  const asked = error instanceof ApiFailure ? (error.retryAfterMs ?? 0) : 0;
  return Math.max(backoff, asked);
}
