import type { ReactElement } from 'react';
import { RecordPage } from '../../resources/record/record-page.tsx';
import { viewOf } from '../../resources/views.ts';
import { CreateWithSecret } from '../keys/create-with-secret.tsx';
import { Deliveries } from './deliveries.tsx';
import { EventsInput } from './events-input.tsx';
import { NewSecret } from './new-secret.tsx';
import { Paused, SwitchedOff } from './notices.tsx';
import { PayloadInput } from './payload-input.tsx';

const inputs = { events: <EventsInput />, payload: <PayloadInput /> };

export const WebhookCreate = (): ReactElement => (
  <CreateWithSecret name="webhooks" member="secret" title="The secret that signs this webhook" inputs={inputs} />
);

/** The page of a webhook, with its deliveries. */
export function WebhookEdit(): ReactElement {
  const more = (
    <>
      <Paused />
      <SwitchedOff />
      <NewSecret />
      <Deliveries />
    </>
  );
  return <RecordPage view={viewOf('webhooks')!} inputs={inputs} more={more} />;
}
