import { isBlank } from '@bms/contracts';

const MAX_CHARACTERS = 255;
const MAX_EXTENSION = 20;
const NAMELESS = 'file';

/** Control characters, and bidirectional formatting marks, with which `fdp.exe` is displayed as `exe.pdf`. */
const UNSEEN = /[\p{Cc}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\u2028\u2029\ufeff]/gu;

/**
 * Returns the stored name of an uploaded file: without folders, control characters and bidirectional marks, at most 255
 * characters with its extension.
 */
export function cleanFileName(sent: string): string {
  const last = unescapeName(sent).split(/[/\\]/).at(-1) ?? '';
  const seen = last.toWellFormed().normalize('NFC').replace(UNSEEN, '').replace(/\s+/gu, ' ').trim();
  return isBlank(seen.replaceAll('.', '')) ? NAMELESS : shorten(seen);
}

/** Decodes quotes and line ends as browsers encode them in a form (HTML, multipart/form-data encoding algorithm). */
const unescapeName = (name: string): string => name.replace(/%(22|0D|0A)/g, (_, hex: string) => ESCAPED[hex] ?? '');
const ESCAPED: Readonly<Record<string, string>> = { 22: '"' };

function shorten(name: string): string {
  const characters = [...name];
  if (characters.length <= MAX_CHARACTERS) return name;
  const extension = characters.slice(characters.lastIndexOf('.'));
  const kept = characters.includes('.') && extension.length <= MAX_EXTENSION ? extension : [];
  return [...characters.slice(0, MAX_CHARACTERS - kept.length), ...kept].join('');
}
