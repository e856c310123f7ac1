import { create, type Font, type Glyph } from 'fontkit';

/** The members of a font of fontkit that its types lack. */
interface Opened extends Font {
  getGlyph(id: number, characters?: number[]): Glyph;
}

/**
 * Opens a font whose glyphs stand for the characters that they were laid out for. fontkit keeps the characters with which
 * a glyph was first met, for as long as the font is open: a letter first met inside an accented one would have none, and
 * a space that was first a non-breaking one would stay one.
 * @param name the name of the font in PDF documents: fonts of one document need different ones
 */
export function openFont(bytes: Uint8Array, name?: string): Font {
  const font = create(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)) as Opened;
  const glyphs = new Map<string | number, Glyph>();
  const find = font.getGlyph.bind(font);
  font.getGlyph = (id, characters = []) => {
    const key = keyOf(id, characters);
    const known = glyphs.get(key);
    if (known) return known;
    const glyph = Object.create(find(id, characters), { codePoints: { value: characters } }) as Glyph;
    glyphs.set(key, glyph);
    return glyph;
  };
  if (name !== undefined) Object.defineProperty(font, 'postscriptName', { value: name });
  return font;
}

const CODE_POINTS = 0x110000;

/** Returns the key of a glyph with its characters: a number for most, which is faster. */
const keyOf = (id: number, characters: readonly number[]): string | number =>
  characters.length === 1 ? id * CODE_POINTS + (characters[0] ?? 0) : `${id} ${characters}`;
