import type { EmbeddedFont, EmbeddedGlyph } from './embedded-font.ts';

/** The members of a document of pdfkit that its types lack. */
interface Content {
  readonly page: { readonly height: number; readonly fonts: Record<string, unknown> };
  addContent(operators: string): void;
}

/** Glyphs to draw with their font and place. */
export interface ShownGlyphs {
  readonly font: EmbeddedFont;
  /** In points. */
  readonly size: number;
  readonly glyphs: readonly EmbeddedGlyph[];
  readonly x: number;
  /** The baseline, from the top of the page. */
  readonly y: number;
  /** The text as which the glyphs are read, if they are drawn in another order. */
  readonly actualText?: string | undefined;
}

/** Draws glyphs. The text as which they are read is inside the text object, since readers take its place from there. */
export function showGlyphs(pdf: PDFKit.PDFDocument, shown: ShownGlyphs): void {
  const { font, size, glyphs, x, y, actualText } = shown;
  const { page, addContent } = pdf as unknown as Content;
  const write = addContent.bind(pdf);
  page.fonts[font.id] ??= font.ref();
  pdf.save();
  pdf.transform(1, 0, 0, -1, 0, page.height);
  if (actualText !== undefined) pdf.markContent('Span', { actual: actualText } as PDFKit.Mixins.MarkingOptions);
  write('BT');
  write(`/${font.id} ${numberOf(size)} Tf`);
  const place = { x, y: page.height - y, size };
  for (const operator of operatorsOf(glyphs, place)) write(operator);
  write('ET');
  drawShapes(pdf, shown, place);
  if (actualText !== undefined) pdf.endMarkedContent();
  pdf.restore();
}

/** Draws the glyphs that are read as no character. */
function drawShapes(pdf: PDFKit.PDFDocument, { font, glyphs }: ShownGlyphs, { x, y, size }: Place): void {
  const scale = size / 1000;
  let left = x;
  for (const { code, glyph, xAdvance, xOffset, yOffset } of glyphs) {
    const shape = code ? '' : glyph.path.toSVG();
    if (shape) {
      const unit = scale * font.scale;
      pdf.save();
      pdf.transform(unit, 0, 0, unit, left + xOffset * scale, y + yOffset * scale);
      pdf.path(shape).fill();
      pdf.restore();
    }
    left += xAdvance * scale;
  }
}

/** The position of glyphs: the left end of the baseline from the bottom of the page, and the size, in points. */
interface Place {
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

/** Returns the operators of the glyphs: one with an offset is placed by itself, the others follow each other. */
function operatorsOf(glyphs: readonly EmbeddedGlyph[], place: Place): string[] {
  const scale = place.size / 1000;
  const operators: string[] = [];
  let shown = '';
  let x = place.x;
  let start = x;
  const end = () => {
    if (shown) operators.push(`1 0 0 1 ${numberOf(start)} ${numberOf(place.y)} Tm`, `[<${shown}>] TJ`);
    shown = '';
  };
  for (const { code, xAdvance, xOffset, yOffset, advanceWidth } of glyphs) {
    if (!code) end();
    else if (xOffset || yOffset) {
      end();
      const [left, base] = [x + xOffset * scale, place.y + yOffset * scale];
      operators.push(`1 0 0 1 ${numberOf(left)} ${numberOf(base)} Tm`, `<${hexOf(code)}> Tj`);
    } else {
      if (!shown) start = x;
      const kerning = advanceWidth - xAdvance;
      shown += kerning === 0 ? hexOf(code) : `${hexOf(code)}> ${numberOf(kerning)} <`;
    }
    x += xAdvance * scale;
  }
  end();
  return operators;
}

const numberOf = (value: number): string => String(Math.round(value * 10_000) / 10_000);

const hexOf = (code: number): string => code.toString(16).padStart(4, '0');
