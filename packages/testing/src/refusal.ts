interface Refused {
  readonly code: string;
  readonly violations: readonly { readonly field: string; readonly code: string }[];
}

/** What a refused call names, e.g. `items[1].title required`; its code where it names no field; nothing where it is not refused. */
export const refusalOf = (call: Promise<unknown>): Promise<string[]> =>
  call.then(
    () => [],
    ({ code, violations }: Refused) =>
      violations.length > 0 ? violations.map((violation) => `${violation.field} ${violation.code}`) : [code],
  );
