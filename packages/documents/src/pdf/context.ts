import type { Formats } from '../languages/format.ts';
import type { Messages } from '../languages/texts.ts';
import type { PrintableDocument } from '../printable-document.ts';
import type { PageFormat } from './page-format.ts';
import type { Element } from './tags.ts';
import type { Sheet } from './theme.ts';

/** The context for drawing the parts of a document. */
export interface DrawContext {
  readonly pdf: Sheet;
  readonly document: PrintableDocument;
  readonly format: PageFormat;
  readonly formats: Formats;
  readonly texts: Messages;
  /** The root of the structure tree. */
  readonly root: Element;
  /** Starts a page with the header of further pages. @returns the top of its content */
  readonly addPage: () => number;
}
