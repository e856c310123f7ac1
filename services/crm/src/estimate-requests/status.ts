import { invalid } from '@bms/contracts';
import type { RecordChange, States } from '@bms/service-kit';

const closing = ['estimated', 'cancelled'];

/** Where an estimate request may stand, and what follows. */
export const requestStates: States = {
  initial: 'new',
  moves: { new: ['processing'], processing: ['hold', ...closing], hold: ['processing', ...closing] },
};

/** What was asked, by whom and for whom. */
const ASKED = ['form_id', 'values', 'client_id'];

/** Refuses changes of what was asked. @throws ApiError validation_failed naming each field */
export function refuseAsked({ kind, changed }: RecordChange): void {
  const fields = kind === 'updated' ? ASKED.filter((field) => changed.has(field)) : [];
  if (fields.length === 0) return;
  throw invalid(
    ...fields.map((field) => ({ field, code: 'read_only', message: `${field} of a request does not change.` })),
  );
}
