import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Font } from 'fontkit';
import subset from 'subset-font';
import type { FontWeight } from '../theme.ts';
import { type HanRegion, notoFamilies } from './noto-families.ts';
import { openFont } from './open-font.ts';

const { resolve } = createRequire(import.meta.url);

/** A font with some characters of a document, in the weights of the styles. */
export interface FallbackFont {
  readonly characters: ReadonlySet<number>;
  readonly weights: Readonly<Record<FontWeight, Font>>;
}

/** A file of a family: families are divided by ranges of characters. */
interface FontFile {
  readonly path: string;
  has(codePoint: number): boolean;
}

/** The weights of the axis `wght`. */
const LIGHT = 400;
const STRONG = 600;

/**
 * Loads the fonts of characters. Only the files that have some are read, and only the glyphs of the characters are kept,
 * so a font is made for one document.
 * @param wanted the code points that no other font has
 * @returns the fonts in order of precedence; a character that is in none of them has no glyph in any family
 */
export async function loadNotoFonts(wanted: Iterable<number>, region: HanRegion): Promise<FallbackFont[]> {
  const missing = new Set(wanted);
  const fonts: FallbackFont[] = [];
  for (const { name, characters } of notoFamilies(region)) {
    const own = [...missing].filter((codePoint) => characters.test(String.fromCodePoint(codePoint)));
    if (own.length === 0) continue;
    for (const file of await filesOf(name)) {
      const found = own.filter((codePoint) => missing.has(codePoint) && file.has(codePoint));
      const font = found.length > 0 ? await openFile(file, found, `${name}-${fonts.length}`) : undefined;
      if (!font) continue;
      fonts.push(font);
      for (const codePoint of font.characters) missing.delete(codePoint);
    }
  }
  return fonts;
}

/** Characters that shape their neighbours: without them, fonts lack some forms. */
const JOINERS = '\u200c\u200d\u25cc';

/** Opens a file with some of its characters. @returns undefined if it has none of them */
async function openFile(
  { path }: FontFile,
  codePoints: readonly number[],
  name: string,
): Promise<FallbackFont | undefined> {
  const text = String.fromCodePoint(...codePoints) + JOINERS;
  const variable = await subset(await readFile(path), text, { targetFormat: 'sfnt' });
  const open = async (weight: number) => {
    const options = { targetFormat: 'sfnt', variationAxes: { wght: weight } } as const;
    const bytes = await subset(variable, text, options);
    return openFont(bytes, `${name}-${weight}`);
  };
  const regular = await open(LIGHT);
  if (!hasCharacters(regular)) return undefined;
  const characters = new Set(codePoints.filter((codePoint) => regular.hasGlyphForCodePoint(codePoint)));
  if (characters.size === 0) return undefined;
  const strong = await open(STRONG);
  return { characters, weights: { regular, semibold: strong, bold: strong } };
}

/** True unless a font has no table of characters, since its file has none of the wanted ones. */
const hasCharacters = (font: Font): boolean => 'cmap' in font && font.cmap !== undefined;

/** The files of the families of this thread. */
const known = new Map<string, Promise<FontFile[]>>();

function filesOf(name: string): Promise<FontFile[]> {
  const files = known.get(name) ?? readFiles(name);
  known.set(name, files);
  return files;
}

async function readFiles(name: string): Promise<FontFile[]> {
  const table = resolve(`@fontsource-variable/${name}/unicode.json`);
  const ranges = JSON.parse(await readFile(table, 'utf8')) as Record<string, string>;
  return Object.entries(ranges).map(([part, text]) => {
    const file = `${name}-${part.replace(/[[\]]/g, '')}-wght-normal.woff2`;
    const bounds = text.split(',').map(boundsOf);
    return {
      path: join(dirname(table), 'files', file),
      has: (codePoint) => bounds.some(([first, last]) => codePoint >= first && codePoint <= last),
    };
  });
}

/** Reads a range such as `U+5D0-5EA`. */
function boundsOf(range: string): [number, number] {
  const [first = 0, last = first] = range
    .replace(/^\s*U\+/, '')
    .split('-')
    .map((digits) => Number.parseInt(digits, 16));
  return [first, last];
}
