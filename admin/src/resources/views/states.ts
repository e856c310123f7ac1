import type { RaRecord } from 'react-admin';

/** Whether a record is in one of these states. */
export const is =
  (...states: readonly string[]) =>
  ({ status }: RaRecord): boolean =>
    states.includes(String(status));
