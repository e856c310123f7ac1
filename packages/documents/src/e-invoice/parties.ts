import type { PostalAddress, PrintableDocument } from '../printable-document.ts';
import { type Endpoint, mailEndpoint, peppolEndpoint } from './endpoint.ts';
import { formatRulesOf, type InvoiceFormat } from './formats.ts';

const VAT = { 'cbc:ID': 'VAT' };

/** Returns the seller. @param isUntaxed true without VAT numbers, which a document not subject to VAT must not have */
export function sellerOf({ seller }: PrintableDocument, format: InvoiceFormat, isUntaxed: boolean): object {
  const { name, vat_number: vat, registration_number: registration, phone, email } = seller;
  const hasContact = Boolean(phone || email);
  return {
    ...endpointOf(format, seller),
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
    ...endpointOf(format, buyer),
    'cac:PostalAddress': addressOf(buyer),
    ...(vat && !isUntaxed && { 'cac:PartyTaxScheme': { 'cbc:CompanyID': compact(vat), 'cac:TaxScheme': VAT } }),
    'cac:PartyLegalEntity': { 'cbc:RegistrationName': name },
    ...(email && { 'cac:Contact': { 'cbc:ElectronicMail': email } }),
  };
}

function endpointOf(format: InvoiceFormat, party: { readonly vat_number?: string; readonly email?: string }): object {
  const endpoint = format === 'peppol' ? peppolEndpoint(party.vat_number) : mailEndpoint(party.email);
  return endpoint || formatRulesOf(format).needsEndpoints ? endpointMembers(endpoint) : {};
}

const endpointMembers = (endpoint: Endpoint | undefined): object => ({
  'cbc:EndpointID': endpoint?.id,
  'cbc:EndpointID@schemeID': endpoint?.scheme,
});

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
