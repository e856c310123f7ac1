import type { PrintableDocument } from '../../printable-document.ts';
import { loadFonts } from './font-set.ts';

/** Returns the characters of a document that no font has. */
export const unprintableCharacters = async (document: PrintableDocument): Promise<readonly string[]> =>
  (await loadFonts(document)).missing;
