/** An electronic address of a party with its scheme (Electronic Address Scheme). */
export interface Endpoint {
  readonly id: string;
  readonly scheme: string;
}

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

/** Returns the address of a party in the Peppol network, by its VAT number; undefined if it has none. */
export function peppolEndpoint(vatNumber = ''): Endpoint | undefined {
  const id = vatNumber.replace(/[\s.-]/g, '').toUpperCase();
  const scheme = vatSchemes[id.slice(0, 2)];
  return scheme ? { id, scheme } : undefined;
}

/** Returns an email address as electronic address; undefined if it is empty. */
export const mailEndpoint = (email = ''): Endpoint | undefined => (email ? { id: email, scheme: 'EM' } : undefined);
