import { type ReactElement, type ReactNode, useMemo } from 'react';
import { SaveContextProvider, type SaveContextValue, useSaveContext } from 'react-admin';
import { type ApiFailure, errorsOfForm, type FieldErrors } from '../api/problem.ts';

/** Returns the first error of a failed operation that belongs to none of these fields; undefined if there is none. */
export const failureOutside = (shown: readonly string[], { body }: ApiFailure): string | undefined =>
  Object.entries(body.errors).find((entry) => !isAt(shown, entry))?.[1];

/** Returns the errors of some fields. */
export const errorsAt = (names: readonly string[], errors: FieldErrors): FieldErrors =>
  Object.fromEntries(Object.entries(errors).filter((entry) => isAt(names, entry)));

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
