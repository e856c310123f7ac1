import { fold, readPhones, wordsOf } from '@bms/service-kit';
import { distance } from 'fastest-levenshtein';
import type { Client } from '../clients.model.ts';

/** A reason why two clients are probably the same. */
export type Reason = 'email' | 'phone' | 'vat_number' | 'name';

/** The values of a client by which duplicates are found. */
export type ComparedClient = Partial<
  Pick<Client, 'company_name' | 'type' | 'email' | 'phone' | 'vat_number' | 'country_code'>
>;

/** The words of a name that tell the legal form of a company, folded. */
const LEGAL_FORMS = new Set([
  ...['gmbh', 'mbh', 'ag', 'kg', 'kgaa', 'ohg', 'ug', 'gbr', 'eg', 'ek', 'ev', 'se', 'haftungsbeschrankt'],
  ...[
    'ltd',
    'limited',
    'plc',
    'llp',
    'llc',
    'inc',
    'incorporated',
    'corp',
    'corporation',
    'co',
    'company',
    'pty',
    'pte',
  ],
  ...['sa', 'sas', 'sarl', 'eurl', 'snc', 'sl', 'slu', 'srl', 'spa', 'sprl', 'lda', 'ltda', 'sc'],
  ...['bv', 'nv', 'ab', 'as', 'aps', 'oy', 'oyj', 'sro', 'zoo', 'kft', 'doo'],
  ...['and', 'und', 'et', 'y', '&', '+'],
]);

/** The least length of a name in which one character may differ, and of one in which two may, such as two that are swapped. */
const ONE_DIFFERS = 5;
const TWO_DIFFER = 9;
/** The least number of digits of a phone number; shorter ones are extensions. */
const MIN_DIGITS = 5;

/**
 * Returns why two clients are probably the same; empty if they are not. Names alone are no reason for clients with
 * different VAT numbers, nor for persons with different email addresses: they are others of the same name.
 */
export const reasonsOf = (one: ComparedClient, other: ComparedClient): Reason[] => compareWith(one)(other);

/** Returns the function that compares a client with others, like `reasonsOf`. */
export function compareWith(one: ComparedClient): (other: ComparedClient) => Reason[] {
  const keys = { email: KEYS.email(one), vat_number: KEYS.vat_number(one) };
  const [phones, name] = [phonesOf(one), nameKey(one)];
  return (other) => {
    const same: Reason[] = (['email', 'vat_number'] as const).filter(
      (field) => keys[field] !== '' && keys[field] === KEYS[field](other),
    );
    if (phones.length > 0 && haveSamePhone(phones, phonesOf(other))) same.push('phone');
    const isNamesake = same.length === 0 && (differ('vat_number', one, other) || arePersons(one, other));
    return !isNamesake && areNamesNear(name, nameKey(other)) ? [...same, 'name'] : same;
  };
}

/** The comparable forms of values; empty if they are not set. */
const KEYS = {
  email: ({ email = '' }: ComparedClient) => fold(email.trim()),
  vat_number: ({ vat_number = '' }: ComparedClient) => fold(vat_number).replace(/[^\p{L}\p{N}]/gu, ''),
} as const;

/** True if two clients share a number: with the codes of their countries, or as dialed if one of them is unknown. */
const haveSamePhone = (ones: Phones, others: Phones): boolean =>
  ones.some((phone) =>
    others.some(({ international, national }) =>
      phone.international && international ? phone.international === international : phone.national === national,
    ),
  );

type Phones = ReturnType<typeof readPhones>;

const phonesOf = ({ phone = '', country_code }: ComparedClient) =>
  readPhones(phone, country_code).filter(({ national }) => national.length >= MIN_DIGITS);

/** True if a value is set in both, where it is known not to be the same. */
const differ = (field: keyof typeof KEYS, one: ComparedClient, other: ComparedClient): boolean =>
  KEYS[field](one) !== '' && KEYS[field](other) !== '';

const arePersons = (one: ComparedClient, other: ComparedClient): boolean =>
  one.type === 'person' && other.type === 'person' && differ('email', one, other);

/** Returns the words of a name without its legal form, folded; all words if there are no others. */
export function nameWords({ company_name = '' }: ComparedClient): string[] {
  const words = wordsOf(company_name).map(({ text }) => text.replace(/[^\p{L}\p{N}&+]/gu, ''));
  const own = words.filter((word) => word && !LEGAL_FORMS.has(word));
  return own.length > 0 ? own : words.filter(Boolean);
}

/** Returns a name as it is compared: its words in order of the alphabet, as one. */
const nameKey = (client: ComparedClient): string => nameWords(client).sort().join('');

function areNamesNear(one: string, other: string): boolean {
  const length = Math.min(one.length, other.length);
  if (length === 0) return false;
  const allowed = length >= TWO_DIFFER ? 2 : length >= ONE_DIFFERS ? 1 : 0;
  return Math.abs(one.length - other.length) <= allowed && distance(one, other) <= allowed;
}
