import { currencyDecimals, toMajorUnits } from '@bms/money';
import type { Invoice } from '@e-invoice-eu/core';
import { Decimal } from 'decimal.js';
import { cashDiscountText, messagesOf } from '../languages/messages.ts';
import { withheldNotes } from '../languages/withheld.ts';
import {
  type CashDiscount,
  type DocumentKind,
  type PrintableDocument,
  type Supply,
  withheldTotalOf,
} from '../printable-document.ts';
import { type InvoiceAmounts, invoiceAmounts, type NetLine, type TaxGroup } from './amounts.ts';
import { formatRulesOf, type InvoiceFormat } from './formats.ts';
import { buyerOf, sellerOf } from './parties.ts';
import { unitCodeOf } from './unit-codes.ts';

/** The type codes of documents (UNCL1001). */
const INVOICE = '380';
const PREPAYMENT_INVOICE = '386';
const CREDIT_NOTE = '381';
const typeCodes: Partial<Readonly<Record<DocumentKind, string>>> = {
  deposit_invoice: PREPAYMENT_INVOICE,
  credit_note: CREDIT_NOTE,
};
/** Payment means (UNCL4461). */
const CREDIT_TRANSFER = '30';
const SEPA_CREDIT_TRANSFER = '58';
/** The reason of allowances (UNCL5189). */
const DISCOUNT = '95';
const VAT = { 'cbc:ID': 'VAT' };

/** The codes of reasons for a tax of 0 (VATEX). */
const exemptionCodes: Readonly<Record<string, string>> = {
  AE: 'VATEX-EU-AE',
  K: 'VATEX-EU-IC',
  G: 'VATEX-EU-G',
  O: 'VATEX-EU-O',
};
/** Categories that must not have a reason. */
const WITHOUT_REASON = ['S', 'Z'];

/** Writes amounts in the currency of a document. */
interface Writer {
  readonly document: PrintableDocument;
  /** Writes an amount with its currency as members of an element. @param amount in the smallest unit */
  readonly amount: (name: string, amount: number | string) => Record<string, string>;
  /** Writes the amount of an allowance: in CII without currency (CII-DT-031). @param amount in the smallest unit */
  readonly allowance: (amount: number) => Record<string, string>;
}

/** Converts a document to the model of @e-invoice-eu/core, whose names are those of UBL. */
export function toInvoice(document: PrintableDocument, format: InvoiceFormat): Invoice {
  const amounts = invoiceAmounts(document);
  const writer = writerOf(document, format);
  const { kind, due_on: due, purchase_order: order, contract_reference: contract, seller } = document;
  const note = noteOf(document);
  const { buyer_reference: reference } = document;
  const isCredit = kind === 'credit_note';
  const isUntaxed = amounts.groups.some(({ category }) => category === 'O');
  const invoice = {
    'cbc:CustomizationID': formatRulesOf(format).specification,
    'cbc:ID': document.number,
    'cbc:IssueDate': document.issued_on,
    'cbc:InvoiceTypeCode': typeCodes[kind] ?? INVOICE,
    'cbc:DocumentCurrencyCode': document.currency,
    ...(document.accounting && { 'cbc:TaxCurrencyCode': document.accounting.currency }),
    ...(due && !isCredit && { 'cbc:DueDate': due }),
    ...(note && { 'cbc:Note': [note] }),
    ...(reference && { 'cbc:BuyerReference': reference }),
    ...(order && { 'cac:OrderReference': { 'cbc:ID': order } }),
    ...periodOf(document),
    ...precedingInvoices(document, format),
    ...(contract && { 'cac:ContractDocumentReference': { 'cbc:ID': contract } }),
    'cac:AccountingSupplierParty': { 'cac:Party': sellerOf(document, format, isUntaxed) },
    'cac:AccountingCustomerParty': { 'cac:Party': buyerOf(document, format, isUntaxed) },
    'cac:Delivery': deliveryOf(document),
    ...(seller.iban && { 'cac:PaymentMeans': [paymentMeans(document)] }),
    ...paymentTerms(document, format),
    ...allowances(writer, amounts),
    'cac:TaxTotal': [taxTotal(writer, amounts), ...accountingTotal(document)],
    'cac:LegalMonetaryTotal': monetaryTotal(writer, amounts),
    'cac:InvoiceLine': amounts.lines.map((line, index) => invoiceLine(writer, line, index)),
  };
  // The types of the library list every code; the values here are checked by the validator in the tests.
  return { 'ubl:Invoice': invoice } as unknown as Invoice;
}

/** Returns the only note (BT-22): Peppol has no second one. It names what is withheld, which is part of BT-113. */
const noteOf = (document: PrintableDocument): string =>
  [document.note?.trim(), ...withheldNotes(document)].filter(Boolean).join('\n');

/** Returns the taxes in the accounting currency (BT-111). */
const accountingTotal = ({ accounting }: PrintableDocument): object[] =>
  accounting
    ? [
        {
          'cbc:TaxAmount': toMajorUnits(String(accounting.tax_total), currencyDecimals(accounting.currency)),
          'cbc:TaxAmount@currencyID': accounting.currency,
        },
      ]
    : [];

function writerOf(document: PrintableDocument, format: InvoiceFormat): Writer {
  const { currency, currency_decimals: decimals } = document;
  const amount = (name: string, value: number | string) => ({
    [name]: toMajorUnits(String(value), decimals),
    [`${name}@currencyID`]: currency,
  });
  const allowance = (value: number) =>
    isCii(format) ? { 'cbc:Amount': toMajorUnits(String(value), decimals) } : amount('cbc:Amount', value);
  return { document, amount, allowance };
}

const isCii = (format: InvoiceFormat): boolean => formatRulesOf(format).writer.endsWith('CII');

const referenceOf = ({ number, issued_on: date }: NonNullable<PrintableDocument['corrects']>) => ({
  'cbc:ID': number,
  ...(date && { 'cbc:IssueDate': date }),
});

/**
 * Returns the invoice that a credit note corrects, or the deposit invoices that an invoice offsets (BG-3). The writer of CII
 * reads them without the element of UBL around them.
 */
function precedingInvoices({ corrects, deposits = [] }: PrintableDocument, format: InvoiceFormat): object {
  const references = [...(corrects ? [corrects] : []), ...deposits].map(referenceOf);
  if (references.length === 0) return {};
  const written = isCii(format) ? references : references.map((one) => ({ 'cac:InvoiceDocumentReference': one }));
  return { 'cac:BillingReference': written };
}

/** Returns day and country of the delivery, which an intra-Community supply must name. An unknown day is left out. */
const deliveryOf = ({ supply_date: day, buyer }: PrintableDocument) => ({
  ...(day && { 'cbc:ActualDeliveryDate': day }),
  'cac:DeliveryLocation': {
    'cac:Address': {
      ...(buyer.city && { 'cbc:CityName': buyer.city }),
      ...(buyer.zip && { 'cbc:PostalZone': buyer.zip }),
      'cac:Country': { 'cbc:IdentificationCode': buyer.country_code },
    },
  },
});

/** Returns the period of supply of a document (BG-14) or a line (BG-26). */
const periodOf = ({ supply_from: from, supply_to: to }: Supply): object =>
  from && to ? { 'cac:InvoicePeriod': { 'cbc:StartDate': from, 'cbc:EndDate': to } } : {};

/** Returns the period of a line, in which a single day is one as well: EN 16931 has no other day of a line. */
const linePeriodOf = ({ supply_date: day, supply_from: from = day, supply_to: to = day }: Supply): object =>
  periodOf({ ...(from && { supply_from: from }), ...(to && { supply_to: to }) });

const paymentMeans = ({ seller, currency, number }: PrintableDocument) => ({
  'cbc:PaymentMeansCode': currency === 'EUR' ? SEPA_CREDIT_TRANSFER : CREDIT_TRANSFER,
  'cbc:PaymentID': number,
  'cac:PayeeFinancialAccount': {
    'cbc:ID': (seller.iban ?? '').replace(/\s/g, '').toUpperCase(),
    'cbc:Name': seller.name,
    ...(seller.bic && { 'cac:FinancialInstitutionBranch': { 'cbc:ID': seller.bic } }),
  },
});

/** Returns the terms; a document without a due date must have some (BR-CO-25). */
function paymentTerms(document: PrintableDocument, format: InvoiceFormat): object {
  const { kind, terms = '', due_on: due, issued_on: issued, language, cash_discounts: discounts = [] } = document;
  const { labels, kinds } = messagesOf(language);
  const isCodified = formatRulesOf(format).isGerman;
  const lines = [
    ...textLines(terms),
    ...discounts.map((discount) => (isCodified ? codifiedDiscount(discount) : cashDiscountText(document, discount))),
  ];
  const needed = kind === 'credit_note' ? kinds.credit_note : due ? '' : `${labels.due_date}: ${issued}`;
  const note = lines.join('\n') || needed;
  if (!note) return {};
  // A codified discount is a line that ends with a line break, also the last one (BR-DE-18).
  const ending = lines.at(-1)?.startsWith('#') ? '\n' : '';
  return { 'cac:PaymentTerms': { 'cbc:Note': `${note}${ending}` } };
}

/** Returns the lines of a text, without empty ones at its ends and white space at theirs. */
const textLines = (text: string): string[] => {
  const shown = text.trim();
  return shown ? shown.split(/\r\n?|\n/).map((line) => line.trimEnd()) : [];
};

/** Writes a discount for early payment as XRechnung codifies it (BR-DE-18). */
const codifiedDiscount = ({ days, percent }: CashDiscount): string =>
  `#SKONTO#TAGE=${days}#PROZENT=${Number(percent).toFixed(2)}#`;

const taxCategory = ({ category, rate }: Pick<TaxGroup, 'category' | 'rate'>) => ({
  'cbc:ID': category,
  ...(category !== 'O' && { 'cbc:Percent': rate }),
  'cac:TaxScheme': VAT,
});

/** Returns the discount of the document, divided by tax. */
function allowances({ document, allowance }: Writer, { groups }: InvoiceAmounts): object {
  const reason = messagesOf(document.language).discount;
  const discounted = groups.filter(({ discount }) => discount !== 0);
  if (discounted.length === 0) return {};
  return {
    'cac:AllowanceCharge': discounted.map((group) => ({
      'cbc:ChargeIndicator': 'false',
      'cbc:AllowanceChargeReasonCode': DISCOUNT,
      'cbc:AllowanceChargeReason': reason,
      ...allowance(group.discount),
      'cac:TaxCategory': taxCategory(group),
    })),
  };
}

function taxTotal({ document, amount }: Writer, { groups }: InvoiceAmounts): object {
  return {
    ...amount('cbc:TaxAmount', sumOf(groups, 'amount')),
    'cac:TaxSubtotal': groups.map((group) => ({
      ...amount('cbc:TaxableAmount', group.base),
      ...amount('cbc:TaxAmount', group.amount),
      'cac:TaxCategory': { ...taxCategory(group), 'cbc:Percent': group.rate, ...exemptionOf(document, group) },
    })),
  };
}

function exemptionOf({ exemption_reasons: given, language }: PrintableDocument, { category }: TaxGroup): object {
  if (WITHOUT_REASON.includes(category)) return {};
  const known: Readonly<Record<string, string>> = messagesOf(language).exemptions;
  const code = exemptionCodes[category];
  return {
    ...(code && { 'cbc:TaxExemptionReasonCode': code }),
    'cbc:TaxExemptionReason': given?.[category] || known[category],
  };
}

/** Returns the totals. EN 16931 has no withholding taxes: they are part of the amount paid (BT-113), so that BT-115 is due. */
function monetaryTotal({ document, amount }: Writer, { groups }: InvoiceAmounts): object {
  const { total, paid = 0 } = document;
  const settled = paid + withheldTotalOf(document);
  const { balance = total - settled } = document;
  const discount = sumOf(groups, 'discount');
  return {
    ...amount('cbc:LineExtensionAmount', sumOf(groups, 'lines')),
    ...amount('cbc:TaxExclusiveAmount', sumOf(groups, 'base')),
    ...amount('cbc:TaxInclusiveAmount', total),
    ...(discount !== 0 && amount('cbc:AllowanceTotalAmount', discount)),
    ...(settled !== 0 && amount('cbc:PrepaidAmount', settled)),
    ...amount('cbc:PayableAmount', balance),
  };
}

const sumOf = (groups: readonly TaxGroup[], name: 'lines' | 'discount' | 'base' | 'amount'): number =>
  groups.reduce((sum, group) => sum + group[name], 0);

function invoiceLine(
  { document, amount, allowance }: Writer,
  { line, price, discount, net, ...tax }: NetLine,
  index: number,
): object {
  return {
    'cbc:ID': String(index + 1),
    'cbc:InvoicedQuantity': new Decimal(line.quantity).toFixed(),
    'cbc:InvoicedQuantity@unitCode': unitCodeOf(line.unit_type),
    ...amount('cbc:LineExtensionAmount', net),
    ...linePeriodOf(line),
    ...(discount !== 0 && {
      'cac:AllowanceCharge': [
        {
          'cbc:ChargeIndicator': 'false',
          'cbc:AllowanceChargeReasonCode': DISCOUNT,
          'cbc:AllowanceChargeReason': messagesOf(document.language).discount,
          ...allowance(discount),
        },
      ],
    }),
    'cac:Item': {
      ...(line.description?.trim() && { 'cbc:Description': line.description.trim() }),
      'cbc:Name': line.title,
      'cac:ClassifiedTaxCategory': taxCategory(tax),
    },
    'cac:Price': amount('cbc:PriceAmount', price),
  };
}
