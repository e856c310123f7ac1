import type { RaRecord } from 'react-admin';

/** Returns a test of whether a record has one of these statuses. */
export const is =
  (...states: readonly string[]) =>
  ({ status }: RaRecord): boolean =>
    states.includes(String(status));
