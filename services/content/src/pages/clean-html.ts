import sanitize from 'sanitize-html';
import { type Attributes, cleanAttributes, isAlignment } from './clean-attributes.ts';

/** Clean HTML and what was removed from it. */
export interface CleanedHtml {
  readonly html: string;
  /** The elements and attributes that were removed, each once: `script`, `onclick of a`. */
  readonly removed: readonly string[];
}

/** The maximum number of removed elements and attributes that are named. */
const MAX_REMOVED = 50;

const ALLOWED_TAGS = [...sanitize.defaults.allowedTags, 'img', 'del', 'ins', 'details', 'summary'];

const CELLS = ['align', 'valign', 'colspan', 'rowspan'];

/** The attributes of each element; `cleanAttributes` checks their values. */
const ALLOWED_ATTRIBUTES: Readonly<Record<string, readonly string[]>> = {
  '*': ['dir', 'lang', 'id'],
  a: ['href', 'target', 'rel', 'title', 'name'],
  abbr: ['title'],
  img: ['src', 'alt', 'title', 'width', 'height'],
  details: ['open'],
  ol: ['start', 'type', 'reversed'],
  li: ['value'],
  table: ['align'],
  ...Object.fromEntries(['tr', 'thead', 'tbody', 'tfoot', 'col', 'colgroup'].map((tag) => [tag, ['align', 'valign']])),
  td: CELLS,
  th: [...CELLS, 'scope'],
};

/**
 * The HTML that a page may contain: text, tables, images and links; no scripts, forms or styles, and no embedded
 * content but images.
 */
const OPTIONS: sanitize.IOptions = {
  allowedTags: ALLOWED_TAGS,
  allowedAttributes: Object.fromEntries(Object.entries(ALLOWED_ATTRIBUTES).map(([tag, names]) => [tag, [...names]])),
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowedSchemesByTag: { img: ['http', 'https'] },
  allowProtocolRelative: false,
};

/** An element as it was sent; the sanitizer changes `attributes`. */
interface Opened {
  readonly tag: string;
  readonly sent: readonly string[];
  readonly attributes: Attributes;
}

/**
 * Removes everything from HTML that could do harm in a browser. Names of anchors get a prefix, so that they cannot
 * replace members of the document, and links to them follow. Clean HTML is returned unchanged.
 */
export function cleanHtml(html: string): CleanedHtml {
  const opened: Opened[] = [];
  const clean = sanitize(html, {
    ...OPTIONS,
    onOpenTag: (tag, attributes) => void opened.push({ tag, sent: sentNames(tag, attributes), attributes }),
    transformTags: { '*': (tagName, attribs) => ({ tagName, attribs: cleanAttributes(tagName, attribs) }) },
  });
  return { html: clean, removed: [...new Set(opened.flatMap(removedFrom))].slice(0, MAX_REMOVED) };
}

/** Returns the names of the attributes of an element; a style that only states an alignment becomes an attribute. */
const sentNames = (tag: string, attributes: Attributes): string[] =>
  Object.keys(attributes).filter((name) => name !== 'style' || !isAlignment(tag, attributes['style']));

function removedFrom({ tag, sent, attributes }: Opened): string[] {
  if (!ALLOWED_TAGS.includes(tag)) return [tag];
  const allowed = [...ALLOWED_ATTRIBUTES['*']!, ...(ALLOWED_ATTRIBUTES[tag] ?? [])];
  const isKept = (name: string) => allowed.includes(name) && name in attributes;
  return sent.filter((name) => !isKept(name)).map((name) => `${name} of ${tag}`);
}
