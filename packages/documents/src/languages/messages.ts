import type { DocumentLanguage } from '../printable-document.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import type { Messages } from './texts.ts';

const messages: Readonly<Record<DocumentLanguage, Messages>> = { en, de, fr, es };

export const messagesOf = (language: DocumentLanguage): Messages => messages[language];

/** Replaces `{name}` in a text by the values. */
export function insert(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
}
