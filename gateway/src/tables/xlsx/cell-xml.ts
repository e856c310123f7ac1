import type { Column } from '@bms/contracts';
import { Amount, type Cell } from '../cells.ts';
import { amountStyle, STYLES } from './styles.ts';
import { escapeText } from './text.ts';

/** Day 0 of the dates of a workbook. */
const DAY_0 = Date.UTC(1899, 11, 30);
const DAY_MS = 86_400_000;
/** The first day on which programs agree: Excel counts a 29 February 1900, which others do not. */
const FIRST_DAY = 61;

/** Returns the letters of a column: A, Z, AA. @param index from 0 */
export const columnLetters = (index: number): string =>
  (index < 26 ? '' : columnLetters(Math.floor(index / 26) - 1)) + String.fromCharCode(65 + (index % 26));

/**
 * Returns the XML of a cell; the empty text for an empty one. Dates and times are those of UTC. Texts are inline: a
 * program never takes them for formulas, dates or numbers.
 * @param place e.g. `B2`
 */
export function cellXml(value: Cell, kind: Column['kind'], place: string): string {
  if (value === null || value === '') return '';
  if (value instanceof Amount) return amountXml(value, place);
  if (typeof value === 'number') return numberXml(value, Number.isInteger(value) ? STYLES.integer : 0, place);
  if (typeof value === 'boolean') return `<c r="${place}" t="b"><v>${value ? 1 : 0}</v></c>`;
  const days = kind === 'date' || kind === 'time' ? daysOf(value) : undefined;
  if (days !== undefined) return numberXml(days, kind === 'date' ? STYLES.date : STYLES.time, place);
  return textXml(value, 0, place);
}

/** Returns the XML of a cell with text. */
export const textXml = (text: string, style: number, place: string): string =>
  `<c r="${place}" t="inlineStr"${style > 0 ? ` s="${style}"` : ''}><is><t xml:space="preserve">${escapeText(text)}</t></is></c>`;

const numberXml = (value: number | string, style: number, place: string): string =>
  `<c r="${place}"${style > 0 ? ` s="${style}"` : ''}><v>${value}</v></c>`;

function amountXml(amount: Amount, place: string): string {
  const text = String(amount);
  const [, fraction = ''] = text.split('.');
  // A rate may have more decimals than its currency, which a format of amounts would hide.
  return numberXml(text, fraction.length > amount.decimals ? 0 : amountStyle(amount.decimals), place);
}

/** Returns the days since day 0; undefined for a text that is none, or that is before the first day. */
function daysOf(text: string): number | undefined {
  const days = (Date.parse(text) - DAY_0) / DAY_MS;
  return days >= FIRST_DAY ? days : undefined;
}
