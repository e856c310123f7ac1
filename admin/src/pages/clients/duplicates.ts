/** The fields of a client by which others are found that are probably the same. */
export const COMPARED = ['company_name', 'email', 'phone', 'vat_number'] as const;

const IN_WORDS = {
  name: 'name',
  email: 'email address',
  phone: 'phone number',
  vat_number: 'VAT number',
} as const;

/** A client that is probably the same, with what they have in common. */
export interface Duplicate {
  readonly reasons: readonly (keyof typeof IN_WORDS)[];
  readonly clients: readonly { readonly id: number; readonly company_name: string }[];
}

/** Returns what clients have in common, e.g. `same name and email address`. */
export const reasonsText = (reasons: Duplicate['reasons']): string =>
  `same ${reasons.map((reason) => IN_WORDS[reason]).join(' and ')}`;
