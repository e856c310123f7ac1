declare module 'virtual:contract' {
  /** The resources of the contract that this panel was built with. */
  export const resources: readonly import('./types.ts').Resource[];
  /** The modules that roles grant. */
  export const modules: readonly string[];
  /** The actions of permissions beyond view, create, update and delete, by module. */
  export const ownActions: Readonly<Record<string, readonly string[]>>;
  /** The paths of the deleted records of modules. */
  export const deleted: readonly { readonly name: string; readonly title: string; readonly path: string }[];
  /** Every route, as `GET /api/clients`. */
  export const routes: readonly string[];
}

declare module 'virtual:events' {
  /** The events that webhooks can subscribe to, each with a description of when it occurs. */
  export const events: readonly { readonly type: string; readonly when: string }[];
}
