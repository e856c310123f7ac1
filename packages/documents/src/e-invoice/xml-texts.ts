import { SaxesParser } from 'saxes';

/** Characters that XML 1.0 does not have (section 2.2): control characters, halves of surrogate pairs, U+FFFE, U+FFFF. */
const NOT_IN_XML = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;

/** Returns a text as a reader of XML returns it: with the characters of XML only, and line feeds as line ends. */
const xmlText = (text: string): string => text.replace(NOT_IN_XML, '').replace(/\r\n?/g, '\n');

/**
 * Returns a value whose texts are ready for xmlbuilder2. It decodes the entities of a text, then writes `&` as it is
 * before what looks like the rest of an entity: `R&D;` would be no XML. An `&` that is escaped twice is written as one.
 */
export function escapeTexts<Value>(value: Value): Value {
  if (typeof value === 'string') return xmlText(value).replaceAll('&', '&amp;amp;') as Value;
  if (Array.isArray(value)) return value.map(escapeTexts) as Value;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, escapeTexts(member)])) as Value;
}

/** Reads the texts of the elements of an XML document. @throws Error if it is not well-formed */
export function textsOfXml(xml: string): Set<string> {
  const texts = new Set<string>();
  const open: string[] = [];
  const parser = new SaxesParser();
  parser.on('opentag', () => open.push(''));
  parser.on('text', (text) => {
    if (open.length > 0) open[open.length - 1] += text;
  });
  parser.on('closetag', () => texts.add(open.pop() ?? ''));
  parser.write(xml).close();
  return texts;
}

/** @throws Error if an XML document is not well-formed or has no element with one of the texts */
export function assertXmlHas(xml: string, wanted: readonly string[]): void {
  const texts = new Set([...textsOfXml(xml)].map((text) => text.trim()));
  const missing = wanted.map((text) => xmlText(text).trim()).find((text) => text && !texts.has(text));
  if (missing !== undefined) throw new Error(`The electronic invoice lacks the text ${JSON.stringify(missing)}.`);
}
