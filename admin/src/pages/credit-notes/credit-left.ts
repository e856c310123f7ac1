/** The fields of an invoice that say how much of it is credited. */
export interface Creditable {
  readonly total?: number;
  /** The issued credit notes. */
  readonly credit_notes?: readonly { readonly id: number; readonly total: number }[];
}

/**
 * Returns the amount of an invoice that is not credited yet, in the smallest unit. Lists load it first, so it is apart from
 * the computation of a credit note.
 */
export const creditLeft = ({ total = 0, credit_notes = [] }: Creditable): number =>
  total - credit_notes.reduce((sum, note) => sum + note.total, 0);
