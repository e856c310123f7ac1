import { fold, wordsOf } from '@bms/service-kit';

/** A text as search compares it: its words without spaces and punctuation, each with its place in the text. */
export interface CompactText {
  /** The folded words, joined. */
  readonly joined: string;
  /** The positions in `joined` at which words begin. */
  readonly words: ReadonlySet<number>;
  /** The positions in `joined` at which words end. */
  readonly ends: ReadonlySet<number>;
  /** The positions at which words and their parts begin, ascending. */
  readonly starts: readonly number[];
  /** The range of characters of the text for each character of `joined`. */
  readonly places: readonly Place[];
}

interface Place {
  readonly from: number;
  readonly to: number;
}

const RAW_WORD = /[^\s\0]+/g;
const SCHEME = /^[a-z][a-z\d+]*:\/\//i;
/** A character with its combining marks. */
const CLUSTER = /\P{M}\p{M}*|\p{M}+/gu;
/** Digits that follow letters, such as those of a number, can be searched alone. */
const DIGIT_AFTER_LETTER = /(?<=\p{L})\d/gu;

/** Reads a text. */
export function compactText(text: string): CompactText {
  let joined = '';
  const [words, ends, starts, places] = [new Set<number>(), new Set<number>(), new Set<number>(), [] as Place[]];
  for (const { 0: raw, index } of text.matchAll(RAW_WORD)) {
    const [word] = wordsOf(raw);
    if (!word || word.isPunctuation) continue;
    words.add(joined.length);
    for (const start of word.starts) starts.add(joined.length + start);
    for (const digit of word.text.matchAll(DIGIT_AFTER_LETTER)) starts.add(joined.length + digit.index);
    places.push(...placesOf(raw, word.text, index));
    joined += word.text;
    ends.add(joined.length);
  }
  return { joined, words, ends, starts: [...starts].sort((one, other) => one - other), places };
}

/** Returns where each character of a folded word is in the text: it has the characters of the word that are compared, in order. */
function placesOf(raw: string, folded: string, offset: number): Place[] {
  const places: Place[] = [];
  const skipped = SCHEME.exec(raw)?.[0].length ?? 0;
  for (const { 0: cluster, index } of raw.slice(skipped).matchAll(CLUSTER)) {
    const from = offset + skipped + index;
    for (const char of fold(cluster).split(''))
      if (folded[places.length] === char) places.push({ from, to: from + cluster.length });
  }
  // Folding a whole word may differ from folding its characters; the rest then stands at its end.
  const end = { from: offset + raw.length, to: offset + raw.length };
  while (places.length < folded.length) places.push(end);
  return places;
}
