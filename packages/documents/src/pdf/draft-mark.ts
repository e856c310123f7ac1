import type { DrawContext } from './context.ts';
import { artifact } from './tags.ts';
import { colors } from './theme.ts';

/** Draws the mark of a draft behind the content of the current page. */
export function drawDraftMark({ pdf, format, texts }: Pick<DrawContext, 'pdf' | 'format' | 'texts'>): void {
  artifact(pdf, () => drawMark(pdf, format, texts.draft), 'Pagination');
}

function drawMark(pdf: DrawContext['pdf'], format: DrawContext['format'], text: string): void {
  const size = 110;
  pdf.save();
  pdf.rotate(-52, { origin: [format.width / 2, format.height / 2] });
  pdf.font('bold').fontSize(size).fillColor(colors.watermark);
  const width = pdf.widthOfString(text);
  pdf.text(text, (format.width - width) / 2, format.height / 2 - size / 2, { lineBreak: false });
  pdf.restore();
}
