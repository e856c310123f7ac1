/** Returns a name as it stands within a sentence: "Invoice" is "invoice", "API key" stays as it is. */
export const inSentence = (name: string): string =>
  /^[A-Z]{2}/.test(name) ? name : name.slice(0, 1).toLowerCase() + name.slice(1);
