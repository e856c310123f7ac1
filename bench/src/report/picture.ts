import { formatNumber } from './table.ts';

/** A bar of a picture. */
export interface Bar {
  readonly label: string;
  readonly value: number;
  /** True for the bar that the others are compared with. */
  readonly isHighlighted: boolean;
}

/** Bars with a common scale. */
export interface BarGroup {
  readonly title: string;
  readonly bars: readonly Bar[];
}

const WIDTH = 860;
const LABEL_WIDTH = 330;
const VALUE_WIDTH = 80;
const BAR_HEIGHT = 20;
const TITLE_HEIGHT = 34;
const GAP = 6;

/** Returns horizontal bars as SVG, each group with its own scale. */
export function barPicture(title: string, groups: readonly BarGroup[]): string {
  let y = TITLE_HEIGHT;
  const parts: string[] = [];
  for (const group of groups) {
    parts.push(text(10, y + 22, group.title, 'font-weight="bold"'));
    y += TITLE_HEIGHT;
    const longest = Math.max(...group.bars.map(({ value }) => value));
    for (const bar of group.bars) {
      parts.push(...barOf(bar, longest, y));
      y += BAR_HEIGHT + GAP;
    }
  }
  const size = `width="${WIDTH}" height="${y + GAP}" viewBox="0 0 ${WIDTH} ${y + GAP}"`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" ${size} font-family="sans-serif" font-size="13" fill="#222">`,
    `<title>${escapeXml(title)}</title>`,
    '<rect width="100%" height="100%" fill="#fff"/>',
    text(10, 24, title, 'font-size="17" font-weight="bold"'),
    ...parts,
    '</svg>',
    '',
  ].join('\n');
}

function barOf({ label, value, isHighlighted }: Bar, longest: number, y: number): string[] {
  const width = Math.max(1, (value / longest) * (WIDTH - LABEL_WIDTH - VALUE_WIDTH));
  const color = isHighlighted ? '#0b6e4f' : '#9fb3c8';
  const baseline = y + BAR_HEIGHT - GAP;
  return [
    text(LABEL_WIDTH - 8, baseline, label, 'text-anchor="end"'),
    `<rect x="${LABEL_WIDTH}" y="${y}" width="${width.toFixed(1)}" height="${BAR_HEIGHT}" fill="${color}"/>`,
    text(LABEL_WIDTH + width + 6, baseline, formatNumber(value)),
  ];
}

function text(x: number, y: number, content: string, attributes = ''): string {
  return `<text x="${x.toFixed(1)}" y="${y.toFixed(1)}" ${attributes}>${escapeXml(content)}</text>`;
}

function escapeXml(content: string): string {
  return content.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
