declare module 'virtual:contract' {
  /** The resources of the contract that this panel was built with. */
  export const resources: readonly import('./types.ts').Resource[];
  /** The modules that roles grant. */
  export const modules: readonly string[];
  /** Where deleted records of a module are. */
  export const deleted: readonly { readonly name: string; readonly title: string; readonly path: string }[];
  /** Every route, as `GET /api/clients`. */
  export const routes: readonly string[];
}

declare module 'virtual:events' {
  /** The events that webhooks can be told of, with the moment at which each happens. */
  export const events: readonly { readonly type: string; readonly when: string }[];
}
