import type { ReactElement } from 'react';
import { formatTimestamp } from '../../fields/dates.ts';
import { RecordPage } from '../../resources/record/record-page.tsx';
import { viewOf } from '../../resources/views.ts';
import { isComing, NewSecret, type Replacement } from './new-secret.tsx';

const REPLACED: Replacement = {
  path: '/api/admin/api-keys/{id}/rotate',
  member: 'key',
  button: 'Replace key',
  question: 'Replace this API key?',
  explanation:
    'The new key has the same role and rules. For 24 hours programs can use the old key, too, so that you can change them over. End it now if others know it.',
  answers: [{ label: 'End the old key now', body: { overlap_hours: 0 } }, { label: 'Keep both for 24 hours' }],
  expiry: 'New expiry, if it changes',
  shown: 'Your new API key',
  stateOf: ({ previous_valid_until: until, rotated_at }) => {
    if (isComing(until)) return `The key before this one is valid, too, until ${formatTimestamp(until)}.`;
    return typeof rotated_at === 'string' ? `Replaced ${formatTimestamp(rotated_at)}.` : 'Not replaced so far.';
  },
};

/** The page of an API key, which can be replaced. */
export const KeyPage = (): ReactElement => <RecordPage view={viewOf('api_keys')!} more={<NewSecret of={REPLACED} />} />;
