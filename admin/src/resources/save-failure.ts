import { useNotify } from 'react-admin';
import type { ApiFailure, FieldErrors } from '../api/problem.ts';

/**
 * Returns a handler of failed saves. Errors of fields in the form are shown at the fields; the others as a
 * notification.
 * @param shown the names of the fields in the form
 */
export function useSaveFailure(shown: readonly string[]): (error: unknown) => void {
  const notify = useNotify();
  return (error) => {
    const { message, body } = error as ApiFailure;
    const elsewhere = Object.entries(body?.errors ?? {}).filter((entry) => !isAt(shown, entry));
    if (body?.errors && elsewhere.length === 0) return;
    notify(elsewhere[0]?.[1] ?? message, { type: 'error', multiLine: true, autoHideDuration: 8000 });
  };
}

/** Returns the errors of some fields. */
export const errorsAt = (names: readonly string[], errors: FieldErrors = {}): FieldErrors =>
  Object.fromEntries(Object.entries(errors).filter((entry) => isAt(names, entry)));

const isAt = (names: readonly string[], [path]: [string, string]): boolean => names.includes(path.split('.')[0] ?? '');
