import type { CompactText } from './compact-text.ts';
import type { QueryTerm } from './query.ts';

/** The quality of a match within a text, from 0 to 1. */
const QUALITY = { word: 1, beginning: 0.75, part: 0.55, infix: 0.4 } as const;
const PUNCTUATION = /[^\p{L}\p{N}]/u;
/** The weight of the text that matches. Other texts are known to match, but are not read to compare records. */
const WEIGHT = { title: 1, subtitle: 0.5, other: 0.25 } as const;
/** The factor of a match of a word that is near the one searched. */
const NEAR = 0.2;
/** The points added if the whole title or number was searched, and if it begins with the searched text. */
const WHOLE_BONUS = 100;
const BEGIN_BONUS = 10;

/** The texts of a record that its score is computed of. */
export interface ScoredTexts {
  readonly title: CompactText;
  readonly subtitle: CompactText;
  /** True if an exact key of the record is what was searched. */
  readonly isWhole: boolean;
}

/**
 * Returns the quality of a match, from 0 to 210: the mean of its terms in percent, and more for a whole title or a beginning.
 * @param terms as they were searched
 * @param near the same terms with the words near them, of a record that only matches with these
 */
export function scoreOf(texts: ScoredTexts, terms: readonly QueryTerm[], near?: readonly QueryTerm[]): number {
  // Without a match in title or subtitle, one of the other texts has the term, or a word near it.
  const values = terms.map((term, index) => {
    const value = termValue(texts, term);
    if (value !== undefined || !near) return value ?? WEIGHT.other;
    return NEAR * (termValue(texts, near[index]!) ?? WEIGHT.other);
  });
  const mean = values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
  const first = terms[0]?.words ?? [];
  const begins = first.some((word) => texts.title.joined.startsWith(word));
  const bonus = (texts.isWhole ? WHOLE_BONUS : 0) + (begins ? BEGIN_BONUS : 0);
  return Math.round(1000 * mean) / 10 + bonus;
}

/** Returns the best match of a term in title and subtitle; undefined if there is none. */
function termValue({ title, subtitle }: ScoredTexts, { words }: QueryTerm): number | undefined {
  const values = words.flatMap((word) => [
    WEIGHT.title * qualityIn(title, word),
    WEIGHT.subtitle * qualityIn(subtitle, word),
  ]);
  const best = Math.max(0, ...values);
  return best > 0 ? best : undefined;
}

/** Returns the quality of the best match of a word in a text; 0 if there is none. */
function qualityIn({ joined, words, ends, starts }: CompactText, word: string): number {
  let best = joined.includes(word) ? QUALITY.infix : 0;
  if (best === 0) return 0;
  for (const start of starts) {
    if (!joined.startsWith(word, start)) continue;
    const end = start + word.length;
    if (words.has(start) && (ends.has(end) || PUNCTUATION.test(joined[end]!))) return QUALITY.word;
    best = Math.max(best, words.has(start) ? QUALITY.beginning : QUALITY.part);
  }
  return best;
}
