import type { DrawContext } from './context.ts';
import { group, tagged } from './tags.ts';
import { drawLines, wrap } from './text.ts';
import { lineHeightOf, styles } from './theme.ts';

/** The fewest lines that stay with the heading. */
const MIN_LINES = 2;

/** Draws a heading with a text of any length. @returns the bottom */
export function drawParagraphs(context: DrawContext, heading: string, text: string, top: number): number {
  const { pdf, format, root } = context;
  const lines = wrap(pdf, text.trim(), styles.body, format.right - format.left);
  const headingHeight = lineHeightOf(styles.heading) + 2;
  const height = lineHeightOf(styles.body);
  let y = placeFor(context, headingHeight + Math.min(lines.length, MIN_LINES) * height, top);
  const section = group(pdf, root, 'Sect');
  if (heading) {
    const place = { x: format.left, y };
    y = tagged(pdf, section, 'H2', () => drawLines(pdf, [heading], styles.heading, place)) + 2;
  }
  let rest = lines;
  while (rest.length > 0) {
    const count = Math.max(1, Math.floor((format.bottom - y) / height));
    const part = rest.slice(0, count);
    const place = { x: format.left, y, startIn: format.right - format.left };
    y = tagged(pdf, section, 'P', () => drawLines(pdf, part, styles.body, place));
    rest = rest.slice(count);
    if (rest.length > 0) y = context.addPage() + 8;
  }
  section.end();
  return y;
}

/** Returns where something of a height can be drawn: at `y`, or on a new page if it does not fit. */
export function placeFor({ format, addPage }: DrawContext, height: number, y: number): number {
  return y + height > format.bottom ? addPage() + 8 : y;
}
