export { split } from './apportion.ts';
export { type CreditAmounts, CreditError, computeCredit, type ExcessiveCredit } from './credit.ts';
export { type GroupRest, type LineRest, restOfGroups, restOfLines } from './credit-rest.ts';
export {
  currencyDecimals,
  DEFAULT_CURRENCY,
  formatMoney,
  type MoneyStyle,
  toMajorUnits,
  toMinorUnits,
} from './currency.ts';
export { type DecimalText, formatDecimal, isDecimal } from './decimal.ts';
export {
  type ComputedTax,
  computeDocument,
  DiscountError,
  type DocumentAmounts,
  type DocumentInput,
  type DocumentLine,
  type DocumentTax,
  type ExcessiveDiscount,
  isPlainDocument,
  type LineAmounts,
} from './document.ts';
export { type Exchange, exchangeAmount, exchangePart } from './exchange.ts';
export { lineAmount, lineTotal, QUANTITY_DECIMALS, shareOf } from './lines.ts';
export { isWithholding, type WithheldAmounts, type WithheldTax } from './withholding.ts';
