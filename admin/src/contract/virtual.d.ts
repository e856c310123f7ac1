declare module 'virtual:contract' {
  /** The resources of the contract that this panel was built with. */
  export const resources: readonly import('./types.ts').Resource[];
  /** The modules that roles grant. */
  export const modules: readonly string[];
  /** Every route, as `GET /api/clients`. */
  export const routes: readonly string[];
}
