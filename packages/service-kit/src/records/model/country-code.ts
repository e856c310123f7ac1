import { countryCodeOf, isEuCountry, isEuVatNumber } from '@bms/contracts';
import type { PendingChange } from '../crud/resource.ts';

/** The fields of a party that its country follows from. */
interface PartyFields {
  readonly country?: string | null | undefined;
  readonly country_code?: string | null | undefined;
  readonly vat_number?: string | null | undefined;
}

/**
 * Returns the code of a party's country as it follows from the name, for `compute`: nothing if another code was sent
 * or if there is one and the name did not change. A VAT number that has another format than that of the country was
 * accepted without a code, so it stays without one.
 */
export function countryCodeFields(
  party: PartyFields,
  { changed }: Pick<PendingChange, 'changed'>,
): { country_code?: string } {
  const { country, country_code: known, vat_number: vat } = party;
  if (known && (changed.has('country_code') || !changed.has('country'))) return {};
  const code = countryCodeOf(country ?? '') ?? '';
  const fits = !vat || !isEuCountry(code) || isEuVatNumber(vat);
  return code || known ? { country_code: fits ? code : '' } : {};
}
