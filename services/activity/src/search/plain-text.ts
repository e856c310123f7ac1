import sanitizeHtml from 'sanitize-html';

/** The ends of blocks and the line breaks, between which words do not join. */
const BREAKS = /<(?:br|hr|\/(?:p|div|li|h[1-6]|t[dhr]|dt|dd|pre|blockquote|figcaption|caption))\b[^>]*>/gi;
const ENTITIES: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' };

/** Returns the text of HTML, without markup. */
export function plainTextOf(html: string): string {
  const text = sanitizeHtml(html.replace(BREAKS, '$& '), { allowedTags: [], allowedAttributes: {} });
  return text
    .replace(/&(?:amp|lt|gt|quot);/g, (entity) => ENTITIES[entity]!)
    .replace(/\s+/g, ' ')
    .trim();
}
