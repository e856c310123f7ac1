/** A problem that the user can solve; its message is one line that says how. The command exits with 1. */
export class UserError extends Error {
  override readonly name: string = 'UserError';
}

/** A wrong command line, such as an invalid value of an option. The command exits with 2. */
export class UsageError extends UserError {
  override readonly name = 'UsageError';
}

/** Returns the message of an error, with that of its cause. */
export function messageOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { message, cause } = error;
  return cause instanceof Error && !message.includes(cause.message) ? `${message}: ${cause.message}` : message;
}
