import type { Buyer, ElectronicAddress, Seller } from '../printable-document.ts';
import type { InvoiceFormat } from './formats.ts';

/** The schemes of VAT numbers by country, as allowed in Peppol. */
const vatSchemes: Readonly<Record<string, string>> = {
  AT: '9914',
  BE: '9925',
  BG: '9926',
  CH: '9927',
  CY: '9928',
  CZ: '9929',
  DE: '9930',
  EE: '9931',
  ES: '9920',
  FR: '9957',
  GB: '9932',
  EL: '9933',
  HR: '9934',
  HU: '9910',
  IE: '9935',
  IT: '0211',
  LI: '9936',
  LT: '9937',
  LU: '9938',
  LV: '9939',
  MT: '9943',
  NL: '9944',
  PL: '9945',
  PT: '9946',
  RO: '9947',
  SE: '9955',
  SI: '9949',
  SK: '9950',
};

/** The numbers of a party, without spaces and punctuation. */
interface Numbers {
  readonly country: string;
  readonly vat: string;
  readonly registration: string;
}

/**
 * The addresses in the Peppol network of countries where it is not the VAT number as such (Peppol policy for the use of
 * identifiers).
 */
const nationalAddresses: Readonly<Record<string, (numbers: Numbers) => ElectronicAddress | undefined>> = {
  DK: ({ vat, registration }) => addressIn('0184', /^(?:DK)?(\d{8})$/, 'DK', vat, registration),
  NO: ({ vat, registration }) => addressIn('0192', /^(?:NO)?(\d{9})(?:MVA)?$/, '', vat, registration),
  SE: ({ vat, registration }) =>
    addressIn('0007', /^SE(\d{10})01$/, '', vat) ?? addressIn('0007', /^(\d{10})$/, '', registration),
  NL: ({ registration }) => addressIn('0106', /^(\d{8})$/, '', registration),
  BE: ({ vat, registration }) => addressIn('0208', /^(?:BE)?([01]\d{9})$/, '', vat, registration),
};

/** Returns the address by the first number that has the form of a scheme. */
function addressIn(
  scheme: string,
  form: RegExp,
  prefix: string,
  ...numbers: readonly string[]
): ElectronicAddress | undefined {
  const digits = numbers.flatMap((number) => form.exec(number)?.[1] ?? []).at(0);
  return digits === undefined ? undefined : { scheme, id: `${prefix}${digits}` };
}

type Party = Pick<Seller, 'country_code' | 'vat_number' | 'registration_number' | 'email' | 'electronic_address'> &
  Pick<Buyer, 'email'>;

/** The scheme of email addresses, which the Peppol network does not know. */
const EMAIL = 'EM';

/**
 * Returns the electronic address of a party (BT-34, BT-49): its own, otherwise in the Peppol network that of its national
 * number or VAT number, elsewhere its email address.
 * @returns undefined if it has none
 */
export function endpointOf(party: Party, format: InvoiceFormat): ElectronicAddress | undefined {
  const { electronic_address: own, email } = party;
  const isPeppol = format === 'peppol';
  if (own?.id && !(isPeppol && own.scheme === EMAIL)) return own;
  if (isPeppol) return peppolAddress(party);
  return email ? { scheme: EMAIL, id: email } : undefined;
}

function peppolAddress({ country_code, vat_number, registration_number }: Party): ElectronicAddress | undefined {
  const [vat, registration] = [compact(vat_number), compact(registration_number)];
  const country = country_code || vat.slice(0, 2);
  const national = nationalAddresses[country]?.({ country, vat, registration });
  const scheme = vatSchemes[vat.slice(0, 2)];
  return national ?? (scheme ? { scheme, id: vat } : undefined);
}

const compact = (number = ''): string => number.replace(/[\s.-]/g, '').toUpperCase();
