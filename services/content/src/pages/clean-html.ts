import sanitize from 'sanitize-html';

/**
 * The HTML that a page may contain: text, tables, images and links; no scripts, forms or styles, and no embedded
 * content but images.
 */
const options: sanitize.IOptions = {
  allowedTags: [...sanitize.defaults.allowedTags, 'img', 'del', 'ins'],
  allowedAttributes: {
    a: ['href', 'target', 'rel', 'title'],
    img: ['src', 'alt', 'title', 'width', 'height'],
    ol: ['start'],
    td: ['colspan', 'rowspan'],
    th: ['colspan', 'rowspan', 'scope'],
  },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowedSchemesByTag: { img: ['http', 'https'] },
  allowProtocolRelative: false,
  // Keeps a page in a new tab from accessing the one that opened it.
  transformTags: { a: sanitize.simpleTransform('a', { rel: 'noopener noreferrer' }) },
};

/** Removes everything from HTML that could do harm in a browser. Clean HTML is returned unchanged. */
export const cleanHtml = (html: string): string => sanitize(html, options);
