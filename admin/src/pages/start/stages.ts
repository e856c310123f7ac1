/** A lead, with its value in the smallest unit of its currency. */
export interface Lead {
  readonly status: string;
  readonly value: number | null;
  readonly currency: string;
}

/** The leads of one status. */
export interface Stage {
  readonly status: string;
  readonly count: number;
  /** The sum of the values in the organization's currency, in its smallest unit; leads in other currencies are left out. */
  readonly value: number;
}

/** Counts leads by status, and adds up their values. */
export const stagesOf = (statuses: readonly string[], leads: readonly Lead[], currency: string): Stage[] =>
  statuses.map((status) => {
    const of = leads.filter((lead) => lead.status === status);
    const values = of.filter((lead) => lead.currency === currency).map(({ value }) => value ?? 0);
    return { status, count: of.length, value: values.reduce((sum, value) => sum + value, 0) };
  });
