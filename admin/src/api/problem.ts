/** A failure as the service tells it (RFC 9457). */
interface ProblemBody {
  readonly message?: string;
  readonly code?: string;
  readonly request_id?: string;
  readonly errors?: readonly { readonly field: string; readonly code: string; readonly message: string }[];
}

/** What forms take: a sentence for each field, by its path. */
export type FieldErrors = Record<string, string>;

/** A failed call. `body.errors` is what forms show at their fields; `body.code` is for programs. */
export class ApiFailure extends Error {
  readonly status: number;
  readonly body: { readonly code?: string; readonly errors?: FieldErrors };

  constructor(status: number, body: ProblemBody, retryAfter: string | null) {
    super(messageOf(status, body, retryAfter));
    this.status = status;
    this.body = { code: body.code, ...(body.errors?.length && { errors: fieldErrors(body.errors) }) };
  }
}

/** `items[1].rate` is `items.1.rate` in a form. */
function fieldErrors(errors: NonNullable<ProblemBody['errors']>): FieldErrors {
  return Object.fromEntries(
    errors.map(({ field, message }) => {
      const path = field.replaceAll(/\[(\d+)\]/g, '.$1');
      // The field stands above the sentence, so the sentence need not begin with its name.
      return [path, upperFirst(message.startsWith(`${field} `) ? message.slice(field.length + 1) : message)];
    }),
  );
}

function messageOf(status: number, body: ProblemBody, retryAfter: string | null): string {
  if (status === 412) return 'Somebody else changed this record in the meantime.';
  if (status === 429) return `That was a lot at once. Please try again in ${retryAfter ?? 'a few'} seconds.`;
  if (status === 503 || status === 504 || status === 502)
    return 'A part of the system does not answer at the moment. Nothing is lost; please try again shortly.';
  if (status >= 500)
    return `Something went wrong on our side. If it goes on, report it with the number ${body.request_id}.`;
  const first = body.errors?.[0];
  if (status === 422 && first) return upperFirst(first.message);
  return body.message ?? 'The service did not answer as expected.';
}

const upperFirst = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);
