interface ErrorLike {
  readonly code: string;
  readonly violations: readonly { readonly field: string; readonly code: string }[];
}

/**
 * Returns the violations of a rejected call, e.g. `items[1].title required`; its error code if it has none; nothing if
 * the call succeeds.
 */
export const errorsOf = (call: Promise<unknown>): Promise<string[]> =>
  call.then(
    () => [],
    ({ code, violations }: ErrorLike) =>
      violations.length > 0 ? violations.map((violation) => `${violation.field} ${violation.code}`) : [code],
  );
