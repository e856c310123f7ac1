import type { FieldError } from 'react-hook-form';

/** Returns the error of one entry of a list of plain values: the service names each by its position. */
export const entryError = (error: unknown, index: number): string | undefined =>
  (error as readonly (FieldError | undefined)[] | undefined)?.[index]?.message;

/** Returns the errors of entries as a text that names each by its value; empty without one. */
export const entryErrors = (error: unknown, entries: readonly string[] = []): string =>
  entries
    .flatMap((entry, index) => {
      const message = entryError(error, index);
      return message ? `${entry}: ${message}` : [];
    })
    .join(' ');
