// The published types of these modules fit either Node or a bundler, not both.
declare module 'validator/lib/isISO31661Alpha2.js' {
  export const CountryCodes: ReadonlySet<string>;
}
declare module 'validator/lib/isVAT.js' {
  /** Checks of VAT numbers by their prefix, such as EL for Greece. */
  export const vatMatchers: Readonly<Record<string, (value: string) => boolean>>;
}
