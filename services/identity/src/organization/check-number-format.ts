import { invalid } from '@bms/contracts';
import type { OrganizationRecord } from './organization.model.ts';

/** The beginning of a format whose numbers would equal provisional ones, `DRAFT-<id>`. */
const PROVISIONAL = 'DRAFT-{0';

/** Asserts that no invoice number can equal the provisional number of a draft. @throws ApiError validation_failed */
export function checkNumberFormat({
  invoice_number_format: format = '',
}: Partial<Pick<OrganizationRecord, 'invoice_number_format'>>): void {
  if (!format.startsWith(PROVISIONAL)) return;
  const message = 'invoice_number_format must not begin with DRAFT-, which marks provisional numbers.';
  throw invalid({ field: 'invoice_number_format', code: 'not_allowed', message });
}
