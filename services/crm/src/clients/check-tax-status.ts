import { invalid, isEuCountry, isEuVatNumber, type Violation } from '@bms/contracts';
import type { RecordChange } from '@bms/service-kit';
import type { Client } from './clients.model.ts';

/** The fields that the rules of the tax status depend on. */
const FIELDS = ['country_code', 'vat_number', 'tax_exempt', 'tax_exemption_reason', 'reverse_charge'] as const;

/**
 * Rejects a tax status that documents cannot state: an exemption without its reason, reverse charge without a VAT
 * number, and a VAT number that does not fit the country. A VAT number without a country code is not checked.
 * @throws ApiError validation_failed naming each field
 */
export function checkTaxStatus({ kind, changed, after }: RecordChange<Client>): void {
  if (kind === 'deleted' || (kind === 'updated' && !FIELDS.some((field) => changed.has(field)))) return;
  const violations = violationsOf(after);
  if (violations.length > 0) throw invalid(...violations);
}

function violationsOf(client: Client): Violation[] {
  const { country_code, vat_number, tax_exempt, tax_exemption_reason, reverse_charge } = client;
  const violations: Violation[] = [];
  if (vat_number && isEuCountry(country_code ?? '') && !isEuVatNumber(vat_number)) {
    const message = 'vat_number must be a VAT number of a member state of the EU, such as DE123456789.';
    violations.push({ field: 'vat_number', code: 'invalid_format', message });
  }
  if (tax_exempt && !tax_exemption_reason) {
    const message = 'tax_exemption_reason is required if tax_exempt is true.';
    violations.push({ field: 'tax_exemption_reason', code: 'required', message });
  }
  if (reverse_charge && !vat_number) {
    violations.push({ field: 'vat_number', code: 'required', message: 'vat_number is required for reverse charge.' });
  }
  return violations;
}
