/** A client of the data set: the fields that every contender stores and returns. */
export interface ClientFields {
  readonly company_name: string;
  readonly type: 'organization' | 'person';
  readonly address: string;
  readonly city: string;
  readonly state: string;
  readonly zip: string;
  readonly country: string;
  readonly phone: string;
  readonly email: string;
  readonly website: string;
  readonly currency: string;
  readonly vat_number: string;
  readonly labels: readonly string[];
}

const FIRST = ['Bal', 'Cor', 'Dun', 'Fen', 'Gil', 'Hol', 'Kam', 'Lor', 'Mil', 'Nor'];
const SECOND = ['bach', 'dorf', 'feld', 'gard', 'heim', 'land', 'mark', 'rode', 'stein', 'wald'];
const TRADES = ['Imports', 'Handel', 'Delikatessen', 'Markets', 'Logistik', 'Foods', 'Trading'];
const PLACES = [
  { city: 'Berlin', state: '', country: 'Germany', currency: 'EUR' },
  { city: 'Luleå', state: 'Norrbotten', country: 'Sweden', currency: 'SEK' },
  { city: 'London', state: '', country: 'United Kingdom', currency: 'GBP' },
  { city: 'Lyon', state: 'Rhône', country: 'France', currency: 'EUR' },
  { city: 'Seattle', state: 'Washington', country: 'United States', currency: 'USD' },
  { city: 'México D.F.', state: '', country: 'Mexico', currency: 'MXN' },
  { city: 'São Paulo', state: 'SP', country: 'Brazil', currency: 'BRL' },
] as const;

/** The words that searches ask for. Each is in the name of one client in a hundred, and in no other field. */
export const SEARCH_WORDS: readonly string[] = FIRST.flatMap((first) => SECOND.map((second) => first + second));

/** Returns the search word in the name of client `index`. */
function searchWordOf(index: number): string {
  return SEARCH_WORDS[index % SEARCH_WORDS.length]!;
}

/** Returns how many of the first `total` clients have the search word `word` in their name. */
export function countMatches(word: string, total: number): number {
  const first = SEARCH_WORDS.indexOf(word);
  return first < 0 || first >= total ? 0 : Math.floor((total - 1 - first) / SEARCH_WORDS.length) + 1;
}

/** Returns client `index` of the data set, always the same for the same index. */
export function clientAt(index: number): ClientFields {
  return fieldsOf(index, `${searchWordOf(index)} ${TRADES[index % TRADES.length]} ${index}`);
}

/** Returns a client that a measurement creates; its name contains no search word. */
export function newClientAt(index: number): ClientFields {
  return fieldsOf(index, `Neukunde ${TRADES[index % TRADES.length]} ${index}`);
}

function fieldsOf(index: number, company_name: string): ClientFields {
  const number = String(index).padStart(7, '0');
  return {
    company_name,
    type: index % 10 === 9 ? 'person' : 'organization',
    address: `Obere Str. ${(index % 300) + 1}\nHinterhaus ${(index % 7) + 1}`,
    ...PLACES[index % PLACES.length]!,
    zip: String(10_000 + (index % 80_000)),
    phone: `+49 30 ${number.slice(0, 3)}-${number.slice(3)}`,
    email: `info@k${number}.example.com`,
    website: `https://www.k${number}.example.com/kontakt`,
    vat_number: `DE${number}42`,
    labels: [`segment ${index % 12}`, `region ${index % 5}`],
  };
}
