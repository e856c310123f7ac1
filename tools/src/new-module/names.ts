import { UserError } from '../console/say.ts';

/** The names of a new module in all spellings. */
export interface ModuleNames {
  /** Name of the service, e.g. `crm`. */
  readonly service: string;
  /** Path segment, folder and file, e.g. `price-lists`. */
  readonly kebab: string;
  /** Module key and collection, e.g. `price_lists`. */
  readonly key: string;
  /** gRPC service, e.g. `PriceLists`. */
  readonly Plural: string;
  /** Message, e.g. `PriceList`. */
  readonly Singular: string;
  /** Body field and event resource, e.g. `price_list`. */
  readonly singular: string;
  /** Variable, e.g. `priceLists`. */
  readonly variable: string;
  /** In a sentence, e.g. `price lists` and `price list`. */
  readonly words: string;
  readonly word: string;
}

/**
 * Derives the names of a module.
 * @param plural the module in kebab case, e.g. `price-lists`
 * @param one the singular; derived from the plural by the usual endings by default
 * @throws UserError for an invalid name
 */
export function namesOf(service: string, plural: string, one = singularOf(plural)): ModuleNames {
  for (const name of [service, plural, one]) {
    if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name)) {
      throw new UserError(`"${name}" is no name for a module: small letters and digits, words joined by hyphens`);
    }
  }
  if (plural === one)
    throw new UserError(`name one of the ${plural} too: npm run new-module -- ${service} ${plural} <one>`);
  const snake = (name: string) => name.replaceAll('-', '_');
  const Plural = pascal(plural);
  return {
    service,
    kebab: plural,
    key: snake(plural),
    Plural,
    Singular: pascal(one),
    singular: snake(one),
    variable: Plural.charAt(0).toLowerCase() + Plural.slice(1),
    words: plural.replaceAll('-', ' '),
    word: one.replaceAll('-', ' '),
  };
}

function singularOf(plural: string): string {
  if (plural.endsWith('ies')) return `${plural.slice(0, -3)}y`;
  return /(ss|sh|ch|x)es$/.test(plural) ? plural.slice(0, -2) : plural.replace(/s$/, '');
}

/** Returns a name in kebab case in Pascal case. */
export const pascal = (name: string): string =>
  name
    .split('-')
    .map((part) => part.charAt(0).toUpperCase() + part.slice(1))
    .join('');
