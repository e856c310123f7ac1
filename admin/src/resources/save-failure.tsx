import { type ReactElement, type ReactNode, useMemo } from 'react';
import { SaveContextProvider, type SaveContextValue, useNotify, useSaveContext } from 'react-admin';
import { type ApiFailure, errorsOfForm, type FieldErrors } from '../api/problem.ts';

/** Returns the errors of fields of a failed operation; the first error elsewhere is notified. */
export type Explain = (shown: readonly string[], error: unknown) => FieldErrors;

/** Returns the function that explains failed operations. */
export function useFailure(): Explain {
  const notify = useNotify();
  return (shown, error) => {
    const entries = Object.entries((error as ApiFailure).body.errors);
    const elsewhere = entries.find((entry) => !isAt(shown, entry));
    if (elsewhere) notify(elsewhere[1], { type: 'error', multiLine: true, autoHideDuration: 8000 });
    // Errors of other fields would block a form, which cannot clear them.
    return Object.fromEntries(entries.filter((entry) => isAt(shown, entry)));
  };
}

const isAt = (names: readonly string[], [path]: readonly [string, string?]): boolean =>
  names.includes(path.split('.')[0] ?? '');

interface SaveErrorsProps {
  /** The names of the fields in the form. */
  readonly shown: readonly string[];
  readonly children: ReactNode;
}

/** Passes the errors of failed saves to the form inside; those of fields that it does not have as one of the form. */
export function SaveErrors({ shown, children }: SaveErrorsProps): ReactElement {
  const context = useSaveContext();
  const names = shown.join();
  const value = useMemo((): SaveContextValue => {
    const isShown = (path: string): boolean => isAt(names.split(','), [path]);
    return {
      ...context,
      save: async (...args) => {
        const errors: FieldErrors | undefined = await context.save?.(...args);
        return errors && errorsOfForm(errors, isShown);
      },
    };
  }, [context, names]);
  return <SaveContextProvider value={value}>{children}</SaveContextProvider>;
}
