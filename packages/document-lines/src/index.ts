export { chargesWrongTax, createClientTaxCheck, type TaxStatus } from './client-taxes.ts';
export {
  type FoundReferences,
  type LineLookup,
  type LineReferences,
  type PricedItem,
  referencesOf,
} from './complete-lines.ts';
export { type StoredTax, storedLineAmounts, storedTax, storedWithholding } from './document-amounts.ts';
export { createDocumentRules, type DocumentCurrencies, type DocumentRules } from './document-rules.ts';
export {
  linesOf,
  type StoredLine,
  type StoredLineAmounts,
  type TaxSnapshot,
  taxesOf,
  type WithLines,
} from './stored-lines.ts';
export { type Supply, supplyOf, supplyPathsOf } from './supply.ts';
