import type { ReactElement } from 'react';
import { inSentence, wordsOf } from '../../contract/labels.ts';
import { formatTimestamp } from '../../fields/dates.ts';
import { type Part, PartsCard } from './parts-card.tsx';

/** A note about a client. */
interface Note extends Part {
  readonly type: string;
  readonly text: string;
  /** RFC 3339. */
  readonly happened_at: string;
  readonly created_by_name: string | null;
}

const WORDS = {
  add: 'Add a note',
  edit: 'Edit the note',
  empty: 'No notes yet. Write down what was said on the phone, so that the next one who calls knows.',
  deletion: 'It can be brought back for 30 days.',
};
const LABELS = { type: 'Kind', text: 'Note', happened_at: 'When' };
const HELP = { happened_at: 'Now, if you leave it empty' };
/** The largest page of a list. */
const SHOWN = 100;

/** The card with the notes about the current client, the latest first. Customers do not see them. */
export const NotesCard = (): ReactElement => (
  <PartsCard<Note>
    module="notes"
    title="Notes"
    sort="-happened_at"
    limit={SHOWN}
    words={WORDS}
    labels={LABELS}
    help={HELP}
    nameOf={nameOf}
    primary={({ text }) => <span style={{ whiteSpace: 'pre-wrap' }}>{text}</span>}
    secondary={({ type, happened_at, created_by_name }) =>
      [wordsOf(type), formatTimestamp(happened_at), created_by_name].filter(Boolean).join(' · ')
    }
  />
);

const nameOf = ({ type, happened_at }: Note): string =>
  `the ${inSentence(wordsOf(type))} of ${formatTimestamp(happened_at)}`;
