import { ApiError, countryCodeOf, invalid, isEuCountry, isEuVatNumber, type Violation } from '@bms/contracts';
import type { Client } from '@bms/contracts/types/crm';
import type { OrganizationRecord } from '@bms/contracts/types/identity';
import { linesOf, type WithLines } from '@bms/document-lines';
import type { RecordChange } from '@bms/service-kit';
import { BEYOND_DRAFT, type Invoice } from './invoices.model.ts';

/** The fields of a party that decide whether an invoice can be free of VAT. */
type Party = Pick<OrganizationRecord & Client, 'vat_number' | 'country' | 'country_code'>;

/** The seller and the buyer of an invoice; a deleted client is undefined. */
export interface Parties {
  readonly organization: Party;
  readonly client: Party | undefined;
}

/** The VAT categories of EN 16931 with which the buyer owes the tax. */
const REVERSE_CHARGE = 'AE';
const INTRA_COMMUNITY = 'K';

/** The VAT numbers of Northern Ireland, which belongs to the internal market for goods. */
const NORTHERN_IRISH = /^XI\d{9}(\d{3})?$/;

/**
 * Asserts that the parties of an invoice that is being sent have the data that its tax categories require.
 * @param parties undefined if they could not be read
 * @throws ApiError validation_failed naming fields of the client and the organization; unavailable
 */
export function assertTaxParties(
  { kind, before, after }: Pick<RecordChange<Invoice>, 'kind' | 'before' | 'after'>,
  parties: Parties | undefined,
): void {
  if (kind !== 'updated' || before?.status !== 'draft' || !BEYOND_DRAFT.includes(after.status)) return;
  if (after.status === 'cancelled' || categoriesOf(after).size === 0) return;
  if (!parties) throw new ApiError('unavailable', 'The VAT numbers could not be read at this time.');
  const violations = taxPartyViolations(after, parties);
  if (violations.length > 0) throw invalid(...violations);
}

/**
 * Returns what the parties of a document lack for its tax categories (EN 16931, BR-AE-2 and BR-IC-2): both VAT numbers
 * for reverse charge (AE); for an intra-Community supply (K), those of two member states of the EU.
 */
export function taxPartyViolations(document: WithLines, { organization, client }: Parties): Violation[] {
  const categories = categoriesOf(document);
  const isIntraCommunity = categories.has(INTRA_COMMUNITY);
  if (categories.size === 0) return [];
  const reason = isIntraCommunity ? 'for an intra-Community supply' : 'for reverse charge';
  const required = (field: string): Violation => ({
    field,
    code: 'required',
    message: `${field} is required ${reason}.`,
  });
  return [
    ...(organization.vat_number ? [] : [required('organization.vat_number')]),
    ...(client?.vat_number ? [] : [required('client.vat_number')]),
    ...(isIntraCommunity && !countryOf(client) ? [required('client.country_code')] : []),
    ...(isIntraCommunity ? domesticViolations(organization, client) : []),
  ];
}

/** Returns the given values of a client that are not those of another member state. */
function domesticViolations(organization: Party, client: Party | undefined): Violation[] {
  const [vat, country] = [compact(client?.vat_number), countryOf(client)];
  const isForeignNumber = vat.slice(0, 2) !== compact(organization.vat_number).slice(0, 2);
  const isNorthernIrish = NORTHERN_IRISH.test(vat);
  const isForeign = country !== countryOf(organization);
  return [
    ...(vat === '' || (isForeignNumber && (isNorthernIrish || isEuVatNumber(vat)))
      ? []
      : [notAllowed('client.vat_number', 'a VAT number of another member state of the EU')]),
    ...(country === '' || (isForeign && (isEuCountry(country) || (isNorthernIrish && country === 'GB')))
      ? []
      : [notAllowed('client.country_code', 'another member state of the EU')]),
  ];
}

const notAllowed = (field: string, allowed: string): Violation => ({
  field,
  code: 'not_allowed',
  message: `${field} must be ${allowed} for an intra-Community supply.`,
});

/** Returns the categories of the taxes on the lines with which the buyer owes the tax. */
function categoriesOf(document: WithLines): Set<string> {
  const used = new Set(linesOf(document).flatMap(({ tax_ids = [] }) => tax_ids));
  const taxes = (document.taxes ?? []).filter(({ tax_id }) => used.has(tax_id));
  return new Set(
    taxes.map(({ category }) => category).filter((one) => one === REVERSE_CHARGE || one === INTRA_COMMUNITY),
  );
}

const compact = (number = ''): string => number.replace(/[\s.-]/g, '').toUpperCase();

/** Returns the code of a country; parties that were stored before it followed from the name have none. */
const countryOf = (party: Party | undefined): string =>
  party?.country_code || countryCodeOf(party?.country ?? '') || '';
