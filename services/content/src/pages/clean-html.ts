import sanitize from 'sanitize-html';

/** What a page may be made of: text, tables, pictures and links, and nothing that acts, looks like the app or loads by itself but pictures. */
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
  // A page that is opened in a new tab gets no hold of the one that it was opened from.
  transformTags: { a: sanitize.simpleTransform('a', { rel: 'noopener noreferrer' }) },
};

/** HTML without what could do harm in a browser. What is clean stays as it is. */
export const cleanHtml = (html: string): string => sanitize(html, options);
