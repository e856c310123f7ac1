import type { PostalAddress, PrintableDocument } from '../printable-document.ts';
import { endpointOf } from './endpoint.ts';
import { formatRulesOf, type InvoiceFormat } from './formats.ts';

const VAT = { 'cbc:ID': 'VAT' };

/** Returns the seller. @param isUntaxed true without VAT numbers, which a document not subject to VAT must not have */
export function sellerOf({ seller }: PrintableDocument, format: InvoiceFormat, isUntaxed: boolean): object {
  const { name, vat_number: vat, registration_number: registration, phone, email } = seller;
  const hasContact = Boolean(phone || email);
  return {
    ...endpointMembers(format, seller),
    'cac:PostalAddress': addressOf(seller),
    ...(vat && !isUntaxed && { 'cac:PartyTaxScheme': [{ 'cbc:CompanyID': compact(vat), 'cac:TaxScheme': VAT }] }),
    'cac:PartyLegalEntity': { 'cbc:RegistrationName': name, ...(registration && { 'cbc:CompanyID': registration }) },
    ...(hasContact && {
      'cac:Contact': {
        'cbc:Name': name,
        ...(phone && { 'cbc:Telephone': phone }),
        ...(email && { 'cbc:ElectronicMail': email }),
      },
    }),
  };
}

/** Returns the buyer. @param isUntaxed true without VAT number, see {@link sellerOf} */
export function buyerOf({ buyer }: PrintableDocument, format: InvoiceFormat, isUntaxed: boolean): object {
  const { name, vat_number: vat, email } = buyer;
  return {
    ...endpointMembers(format, buyer),
    'cac:PostalAddress': addressOf(buyer),
    ...(vat && !isUntaxed && { 'cac:PartyTaxScheme': { 'cbc:CompanyID': compact(vat), 'cac:TaxScheme': VAT } }),
    'cac:PartyLegalEntity': { 'cbc:RegistrationName': name },
    ...(email && { 'cac:Contact': { 'cbc:ElectronicMail': email } }),
  };
}

/** Returns the electronic address of a party; missing in a format that does not need one. */
function endpointMembers(format: InvoiceFormat, party: Parameters<typeof endpointOf>[0]): object {
  const endpoint = endpointOf(party, format);
  if (!endpoint && !formatRulesOf(format).needsEndpoints) return {};
  return { 'cbc:EndpointID': endpoint?.id, 'cbc:EndpointID@schemeID': endpoint?.scheme };
}

function addressOf({ address = '', zip, city, country_code: country }: PostalAddress): object {
  const [street, additional, ...others] = address.split('\n').filter((line) => line.trim());
  return {
    ...(street && { 'cbc:StreetName': street }),
    ...(additional && { 'cbc:AdditionalStreetName': additional }),
    ...(city && { 'cbc:CityName': city }),
    ...(zip && { 'cbc:PostalZone': zip }),
    ...(others.length > 0 && { 'cac:AddressLine': { 'cbc:Line': others.join(', ') } }),
    'cac:Country': { 'cbc:IdentificationCode': country },
  };
}

const compact = (number: string): string => number.replace(/[\s.-]/g, '').toUpperCase();
