/** Whom a notice is for; of them only those get it who are active and want such mails. */
export type Audience =
  | { readonly users: readonly number[] }
  /** The portal users of a client. */
  | { readonly client: number }
  /** `all_members`, `all_clients`, `role:<id>`, `user:<id>`. */
  | { readonly shares: readonly string[] };

/** What users are told by mail. */
export interface Notice {
  readonly to: Audience;
  /** Who did it, and so is not told; 0 for nobody. */
  readonly by: number;
  readonly subject: string;
  /** What happened, in whole sentences. */
  readonly text: string;
  /** Not to be told any more from then on. */
  readonly notAfter?: Date;
}
