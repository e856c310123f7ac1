/** The maximum number of decimals of a currency (ISO 4217). */
const MAX_DECIMALS = 4;

/** Format codes of numbers that the standard does not number, by the id that the styles give them. */
const formats: readonly (readonly [id: number, code: string])[] = [
  [164, 'yyyy-mm-dd'],
  [165, 'yyyy-mm-dd hh:mm:ss'],
  ...Array.from({ length: MAX_DECIMALS }, (_, at) => [166 + at, `#,##0.${'0'.repeat(at + 1)}`] as const),
];

/** The styles of cells: the position in the list of formats of cells. */
export const STYLES = { header: 1, integer: 2, date: 3, time: 4, wholeAmount: 5 } as const;

/** Returns the style of an amount by the decimals of its currency. */
export const amountStyle = (decimals: number): number => STYLES.wholeAmount + Math.min(decimals, MAX_DECIMALS);

/** Ids of the standard formats `General`, `0` and `#,##0` (ECMA-376 part 1, 18.8.30). */
const [GENERAL, INTEGER, GROUPED] = [0, 1, 3];

/** Ids of formats in the order of STYLES, after the default one and that of the header. */
const cellFormats = [INTEGER, 164, 165, GROUPED, ...formats.slice(2).map(([id]) => id)];

const format = (id: number, font = 0): string =>
  `<xf numFmtId="${id}" fontId="${font}" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"${font > 0 ? ' applyFont="1"' : ''}/>`;

/** The part with the styles. */
export const stylesXml = [
  '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>',
  '<styleSheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">',
  `<numFmts count="${formats.length}">`,
  ...formats.map(([id, code]) => `<numFmt numFmtId="${id}" formatCode="${code}"/>`),
  '</numFmts>',
  '<fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts>',
  '<fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills>',
  '<borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders>',
  '<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>',
  `<cellXfs count="${cellFormats.length + 2}">${format(GENERAL!)}${format(GENERAL!, 1)}${cellFormats.map((id) => format(id!)).join('')}</cellXfs>`,
  '<cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles>',
  '</styleSheet>',
].join('');
