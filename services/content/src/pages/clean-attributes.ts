/** The attributes of an element, by name. */
export type Attributes = Record<string, string>;

/** The prefix of the ids and names of anchors, which keeps them from replacing members of the document. */
const PREFIX = 'user-content-';

const INTEGER = /^-?\d{1,6}$/;
const SPAN = /^[1-9]\d{0,2}$/;
const NAME = /^(user-content-)?\S{1,200}$/;

/** The values of attributes that are restricted beyond their name. */
const VALUES: Readonly<Record<string, RegExp>> = {
  dir: /^(ltr|rtl|auto)$/i,
  lang: /^[a-z]{2,8}(-[a-z0-9]{1,8}){0,4}$/i,
  id: NAME,
  name: NAME,
  start: INTEGER,
  value: INTEGER,
  type: /^[1aAiI]$/,
  align: /^(left|center|right|justify)$/i,
  valign: /^(top|middle|bottom|baseline)$/i,
  colspan: SPAN,
  rowspan: SPAN,
  scope: /^(row|col|rowgroup|colgroup)$/i,
};

/** The elements whose `style` may state an alignment, which becomes the attribute `align`. */
const ALIGNED = ['tr', 'td', 'th', 'thead', 'tbody', 'tfoot', 'col', 'colgroup'];
const TEXT_ALIGN = /^\s*text-align\s*:\s*(left|center|right|justify)\s*;?\s*$/i;

/** Returns true if a style only states the alignment of a part of a table. */
export const isAlignment = (tag: string, style: string | undefined): boolean =>
  ALIGNED.includes(tag) && TEXT_ALIGN.test(style ?? '');

/** Removes attributes with values that are not allowed and rewrites anchors, in place; returns the attributes. */
export function cleanAttributes(tag: string, attributes: Attributes): Attributes {
  const { style } = attributes;
  if (isAlignment(tag, style)) attributes['align'] = TEXT_ALIGN.exec(style!)![1]!.toLowerCase();
  for (const [name, value] of Object.entries(attributes)) {
    if (VALUES[name] && !VALUES[name].test(value)) delete attributes[name];
  }
  for (const name of ['id', 'name']) if (attributes[name]) attributes[name] = prefixed(attributes[name]);
  if (tag === 'a') cleanLink(attributes);
  return attributes;
}

const prefixed = (name: string): string => (name.startsWith(PREFIX) ? name : `${PREFIX}${name}`);

/** Points a link within the page to the prefixed anchor, and keeps a page in a new tab from accessing its opener. */
function cleanLink(attributes: Attributes): void {
  const anchor = /^\s*#(.+)$/s.exec(attributes['href'] ?? '')?.[1]?.trim();
  if (anchor && anchor !== 'top') attributes['href'] = `#${prefixed(anchor)}`;
  attributes['rel'] = 'noopener noreferrer';
}
