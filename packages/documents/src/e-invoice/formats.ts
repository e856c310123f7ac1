/** The formats of electronic invoices. */
export const invoiceFormats = ['xrechnung-ubl', 'xrechnung-cii', 'peppol', 'factur-x'] as const;
export type InvoiceFormat = (typeof invoiceFormats)[number];

/** The syntax and the profile of a format. */
export interface FormatRules {
  /** The format's name in @e-invoice-eu/core. */
  readonly writer: 'XRECHNUNG-UBL' | 'XRECHNUNG-CII' | 'UBL' | 'CII';
  /** The identifier of the specification (BT-24). */
  readonly specification: string;
  /** True if the parties must have electronic addresses (BT-34, BT-49). */
  readonly needsEndpoints: boolean;
  /** True for the rules of the German standard (BR-DE). */
  readonly isGerman: boolean;
}

const XRECHNUNG = 'urn:cen.eu:en16931:2017#compliant#urn:xeinkauf.de:kosit:xrechnung_3.0';
const PEPPOL = 'urn:cen.eu:en16931:2017#compliant#urn:fdc:peppol.eu:2017:poacc:billing:3.0';

const formats: Readonly<Record<InvoiceFormat, FormatRules>> = {
  'xrechnung-ubl': { writer: 'XRECHNUNG-UBL', specification: XRECHNUNG, needsEndpoints: true, isGerman: true },
  'xrechnung-cii': { writer: 'XRECHNUNG-CII', specification: XRECHNUNG, needsEndpoints: true, isGerman: true },
  peppol: { writer: 'UBL', specification: PEPPOL, needsEndpoints: true, isGerman: false },
  'factur-x': { writer: 'CII', specification: 'urn:cen.eu:en16931:2017', needsEndpoints: false, isGerman: false },
};

export const formatRulesOf = (format: InvoiceFormat): FormatRules => formats[format];
