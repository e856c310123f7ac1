import { useNotify } from 'react-admin';
import type { ApiFailure } from '../api/problem.ts';

/**
 * Tells why something could not be saved. What is wrong with a field that the form shows stands at the field; the rest is
 * said here.
 * @param shown names of the fields that the form shows
 */
export function useSaveFailure(shown: readonly string[]): (error: unknown) => void {
  const notify = useNotify();
  return (error) => {
    const { message, body } = error as ApiFailure;
    const elsewhere = Object.entries(body?.errors ?? {}).filter(([path]) => !shown.includes(path.split('.')[0] ?? ''));
    if (body?.errors && elsewhere.length === 0) return;
    notify(elsewhere[0]?.[1] ?? message, { type: 'error', multiLine: true, autoHideDuration: 8000 });
  };
}
