/** A decimal separator. */
export type DecimalName = 'point' | 'comma';

/** Currency signs and codes around an amount, and signs of a percentage. */
const UNITS = /^(?:[A-Z]{3}\s*|[\p{Sc}])?\s*|\s*(?:[\p{Sc}%]|\s[A-Z]{3})?$/gu;
/** Characters that group thousands, besides the other separator. */
const SPACES = `[ '\u2019\u00a0\u202f]`;

const forms = {
  point: new RegExp(`^([+-]?)(\\d{1,3}(?:(?:,|${SPACES})\\d{3})+|\\d+)?(?:\\.(\\d+))?$`, 'u'),
  comma: new RegExp(`^([+-]?)(\\d{1,3}(?:(?:\\.|${SPACES})\\d{3})+|\\d+)?(?:,(\\d+))?$`, 'u'),
} as const;

/**
 * Reads a number, such as `1.234,56 €` with a decimal comma.
 * @returns its decimal text, such as `1234.56`; undefined if it is none of that form
 */
export function readNumber(text: string, decimal: DecimalName): string | undefined {
  const bare = text.trim().replace(/\u2212/g, '-');
  const sign = /^[+-]/.exec(bare)?.[0] ?? '';
  const [, own = '', whole = '', part] = forms[decimal].exec(bare.slice(sign.length).trim().replace(UNITS, '')) ?? [];
  if ((whole === '' && part === undefined) || (own && sign)) return undefined;
  const digits = whole.replace(/\D/g, '').replace(/^0+(?=\d)/, '') || '0';
  const value = part === undefined ? digits : `${digits}.${part}`;
  return sign === '-' || own === '-' ? `-${value}` : value;
}

/** Cells that only one of the separators explains: `1,5`, `1.234,5` and `1,2345`, but not `1,234`. */
const EVIDENCE = {
  point: /\d\.(?:\d{1,2}|\d{4,})(?!\d)|,\d{3}\.\d|\d,\d{3},\d{3}/,
  comma: /\d,(?:\d{1,2}|\d{4,})(?!\d)|\.\d{3},\d|\d\.\d{3}\.\d{3}/,
} as const;

/** Counts the cells that show a decimal separator. */
export class DecimalEvidence {
  readonly #counts = { point: 0, comma: 0 };

  add(text: string): void {
    for (const name of ['point', 'comma'] as const)
      if (EVIDENCE[name].test(text) && readNumber(text, name) !== undefined) this.#counts[name] += 1;
  }

  /** Returns the separator that most cells show; `byDefault` if they show none. */
  result(byDefault: DecimalName): DecimalName {
    const { point, comma } = this.#counts;
    if (point === comma) return byDefault;
    return point > comma ? 'point' : 'comma';
  }
}
