import type { ReactElement } from 'react';
import { wordsOf } from '../contract/labels.ts';
import { en } from '../document/languages/en.ts';
import { ToneChip } from '../fields/status-chip.tsx';
import { toneOf } from '../fields/tones.ts';

/** A status of a document in the words of its recipient: what the seller has sent is open. */
export function StateChip({ status }: { readonly status: string }): ReactElement {
  return <ToneChip tone={toneOf(status)}>{en.statuses[status] ?? wordsOf(status)}</ToneChip>;
}
