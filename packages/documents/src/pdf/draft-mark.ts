import type { DrawContext } from './context.ts';
import { artifact } from './tags.ts';
import { drawLines, widthOf } from './text.ts';
import type { TextStyle } from './theme.ts';

const style: TextStyle = { weight: 'bold', size: 110, color: 'watermark' };

/** Draws the mark of a draft behind the content of the current page. */
export function drawDraftMark({ pdf, format, texts }: Pick<DrawContext, 'pdf' | 'format' | 'texts'>): void {
  artifact(pdf, () => drawMark(pdf, format, texts.draft), 'Pagination');
}

function drawMark(pdf: DrawContext['pdf'], format: DrawContext['format'], text: string): void {
  pdf.save();
  pdf.rotate(-52, { origin: [format.width / 2, format.height / 2] });
  drawLines(pdf, [text], style, {
    x: (format.width - widthOf(pdf, text, style)) / 2,
    y: (format.height - style.size) / 2,
  });
  pdf.restore();
}
