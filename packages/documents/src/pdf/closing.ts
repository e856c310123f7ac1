import { cashDiscountText } from '../languages/messages.ts';
import type { PrintableDocument, TaxCategory } from '../printable-document.ts';
import type { DrawContext } from './context.ts';
import { drawDeposits } from './deposits.ts';
import { drawParagraphs, placeFor } from './paragraphs.ts';
import { drawPayment, isPayable } from './payment.ts';
import { artifact, tagged } from './tags.ts';
import { drawLines } from './text.ts';
import { colors, styles } from './theme.ts';

const GAP = 13;
const SIGNATURE_HEIGHT = 74;

/** Draws what follows the totals: legal notes, offset deposits, payment, the text of a contract, note, terms and signatures. */
export function drawClosing(context: DrawContext, top: number): void {
  const { document, texts } = context;
  let y = top + GAP;
  const exemptions = exemptionTexts(context);
  if (exemptions) y = drawParagraphs(context, '', exemptions, y) + GAP;
  if (document.deposits?.length) y = drawDeposits(context, document.deposits, y) + GAP;
  if (isPayable(context)) y = drawPayment(context, y) + GAP;
  if (document.content) y = drawParagraphs(context, '', document.content, y) + GAP;
  if (document.note) y = drawParagraphs(context, texts.note, document.note, y) + GAP;
  const terms = termsOf(document);
  if (terms) y = drawParagraphs(context, texts.terms, terms, y) + GAP;
  if (document.footer) y = drawParagraphs(context, '', document.footer, y) + GAP;
  if (document.kind === 'contract') drawSignatures(context, y);
}

/** Returns the notes that the law requires about taxes of 0, one for each category. */
function exemptionTexts({ document, texts }: DrawContext): string {
  const categories = new Set(document.taxes.map(({ category }) => category));
  return [...categories]
    .flatMap((category) => reasonOf(category, document.exemption_reasons, texts.exemptions))
    .join('\n');
}

type Reasons = Partial<Readonly<Record<TaxCategory, string>>>;

const reasonOf = (category: TaxCategory, given: Reasons | undefined, known: Reasons): string[] => {
  const reason = given?.[category] || known[category];
  return reason ? [reason] : [];
};

/** Returns the terms and the discounts for early payment. */
const termsOf = (document: PrintableDocument): string =>
  [document.terms, ...(document.cash_discounts ?? []).map((discount) => cashDiscountText(document, discount))]
    .filter(Boolean)
    .join('\n');

/** Draws a line for the signature of each party. */
function drawSignatures(context: DrawContext, top: number): void {
  const { pdf, format, root, texts, document } = context;
  const y = placeFor(context, SIGNATURE_HEIGHT, top) + 44;
  const width = (format.right - format.left - 40) / 2;
  const parties = [
    { x: format.left, label: texts.signature.seller, name: document.seller.name },
    { x: format.right - width, label: texts.signature.buyer, name: document.buyer.name },
  ];
  for (const { x, label, name } of parties) {
    artifact(pdf, () =>
      pdf
        .moveTo(x, y)
        .lineTo(x + width, y)
        .lineWidth(0.6)
        .strokeColor(colors.muted)
        .stroke(),
    );
    tagged(pdf, root, 'P', () => {
      const under = drawLines(pdf, [`${texts.signature.place_and_date} · ${label}`], styles.small, { x, y: y + 4 });
      return drawLines(pdf, [name], styles.strong, { x, y: under });
    });
  }
}
