import type { ReactElement } from 'react';
import { EditPage } from '../../resources/edit-page.tsx';
import { viewOf } from '../../resources/views.ts';
import { ContactsCard } from './contacts-card.tsx';

/** The page of a client, with its contacts. */
export const ClientEdit = (): ReactElement => <EditPage view={viewOf('clients')!} more={<ContactsCard />} />;
