import type { ReactElement } from 'react';
import { formatTimestamp } from '../../fields/dates.ts';
import { RecordPage } from '../../resources/record/record-page.tsx';
import { viewOf } from '../../resources/views.ts';
import { CreateWithSecret } from '../keys/create-with-secret.tsx';
import { isComing, NewSecret, type Replacement } from '../keys/new-secret.tsx';
import { Deliveries } from './deliveries.tsx';
import { EventsInput } from './events-input.tsx';
import { Paused, SwitchedOff } from './notices.tsx';
import { PayloadInput } from './payload-input.tsx';

const inputs = { events: <EventsInput />, payload: <PayloadInput /> };

export const WebhookCreate = (): ReactElement => (
  <CreateWithSecret name="webhooks" member="secret" title="The secret that signs this webhook" inputs={inputs} />
);

const REPLACED: Replacement = {
  path: '/api/admin/webhooks/{id}/rotate-secret',
  member: 'secret',
  button: 'New secret',
  question: 'Give this webhook a new secret?',
  explanation:
    'For 24 hours messages are signed with both, so that the receiver can change over. A secret that was replaced earlier is of no use from now on.',
  answers: [{ label: 'Make a new secret' }],
  shown: 'The new secret',
  stateOf: ({ previous_secret_until: until }) =>
    isComing(until)
      ? `Signed with the secret before, too, until ${formatTimestamp(until)}.`
      : 'Signed with one secret.',
};

/** The page of a webhook, with its deliveries. */
export function WebhookEdit(): ReactElement {
  const more = (
    <>
      <Paused />
      <SwitchedOff />
      <NewSecret of={REPLACED} />
      <Deliveries />
    </>
  );
  return <RecordPage view={viewOf('webhooks')!} inputs={inputs} more={more} />;
}
