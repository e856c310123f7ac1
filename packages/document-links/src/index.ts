export { type AnsweredRecord, answerByLink, type PossibleAnswer } from './answer-link.ts';
export { createDocumentLinks, type DocumentLinks, type LinkedRecord } from './document-links.ts';
export { linksModel } from './link.model.ts';
export { type LinkHandlers, linkHandlers, unmetLink } from './link-handlers.ts';
export { type LinkSettings, linkSettings } from './link-settings.ts';
export { createShareDocument, type ShareDocument, type SharedKind } from './shared-document.ts';
