/** An element of the structure tree, by which assistive technology reads a document (ISO 32000-1, 14.8). */
export type Element = PDFKit.PDFStructureElement;

/** The structure types that documents use. */
export type Tag = 'Document' | 'Sect' | 'H1' | 'H2' | 'P' | 'Table' | 'THead' | 'TBody' | 'TR' | 'TH' | 'TD' | 'Figure';

/** Options of an element. */
export interface TagOptions {
  /** The description of a figure. */
  readonly alt?: string;
  /** The area of a figure: left, top, right, bottom. */
  readonly bbox?: [number, number, number, number];
  /** The scope of a header cell. */
  readonly scope?: 'Column' | 'Row';
}

/** Adds an element without content of its own. The caller ends it after its last child. */
export function group(pdf: PDFKit.PDFDocument, parent: Element, tag: Tag): Element {
  const element = pdf.struct(tag);
  parent.add(element);
  return element;
}

/** Adds an element with the content that `draw` draws. */
export function tagged<Result>(
  pdf: PDFKit.PDFDocument,
  parent: Element,
  tag: Tag,
  draw: () => Result,
  options: TagOptions = {},
): Result {
  const element = pdf.struct(tag, options);
  parent.add(element);
  const content = pdf.markStructureContent(tag);
  const result = draw();
  pdf.endMarkedContent();
  element.add(content);
  element.end();
  return result;
}

/** Draws what is not part of the content, e.g. lines and repeated headers. */
export function artifact<Result>(
  pdf: PDFKit.PDFDocument,
  draw: () => Result,
  type: 'Layout' | 'Pagination' = 'Layout',
): Result {
  pdf.markContent('Artifact', { type });
  const result = draw();
  pdf.endMarkedContent();
  return result;
}
