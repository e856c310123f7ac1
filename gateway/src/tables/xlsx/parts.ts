import { escapeText } from './text.ts';

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const DOCUMENT = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const TYPES = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** The types of the parts. Every part with no other type is a worksheet: how many there are is known at the end. */
export const contentTypesXml = [
  XML,
  `<Types xmlns="${PACKAGE}/content-types">`,
  '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>',
  `<Default Extension="xml" ContentType="${TYPES}.worksheet+xml"/>`,
  `<Override PartName="/xl/workbook.xml" ContentType="${TYPES}.sheet.main+xml"/>`,
  `<Override PartName="/xl/styles.xml" ContentType="${TYPES}.styles+xml"/>`,
  '</Types>',
].join('');

/** The relationship of the package with the workbook. */
export const packageXml = [
  XML,
  `<Relationships xmlns="${PACKAGE}/relationships">`,
  `<Relationship Id="rId1" Type="${DOCUMENT}/officeDocument" Target="xl/workbook.xml"/>`,
  '</Relationships>',
].join('');

const numbers = (count: number): number[] => Array.from({ length: count }, (_, at) => at + 1);

/** Builds the workbook. @param name of the first sheet; the others are numbered */
export const workbookXml = (name: string, sheets: number): string =>
  [
    XML,
    `<workbook xmlns="${MAIN}" xmlns:r="${DOCUMENT}"><sheets>`,
    ...numbers(sheets).map((n) => `<sheet name="${escapeText(sheetName(name, n))}" sheetId="${n}" r:id="rId${n}"/>`),
    '</sheets></workbook>',
  ].join('');

/** The maximum length of the name of a sheet. */
const MAX_NAME = 31;

function sheetName(name: string, n: number): string {
  const suffix = n === 1 ? '' : ` ${n}`;
  return name.slice(0, MAX_NAME - suffix.length) + suffix;
}

/** Builds the relationships of the workbook with its sheets and styles. */
export const workbookPartsXml = (sheets: number): string =>
  [
    XML,
    `<Relationships xmlns="${PACKAGE}/relationships">`,
    ...numbers(sheets).map(
      (n) => `<Relationship Id="rId${n}" Type="${DOCUMENT}/worksheet" Target="worksheets/sheet${n}.xml"/>`,
    ),
    `<Relationship Id="rId${sheets + 1}" Type="${DOCUMENT}/styles" Target="styles.xml"/>`,
    '</Relationships>',
  ].join('');

/** The beginning of a sheet, whose first row stays visible. @param columns the number of columns */
export const sheetBegin = (columns: number): string =>
  [
    XML,
    `<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0">`,
    '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>',
    `<cols><col min="1" max="${Math.max(1, columns)}" width="18" customWidth="1"/></cols><sheetData>`,
  ].join('');

export const SHEET_END = '</sheetData></worksheet>';
