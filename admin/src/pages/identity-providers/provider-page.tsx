import type { ReactElement } from 'react';
import { EditPage } from '../../resources/edit-page.tsx';
import { viewOf } from '../../resources/views.ts';
import { AddressesCard } from './addresses-card.tsx';

/** The page of an identity provider, with the addresses to register there. */
export function ProviderPage(): ReactElement {
  return <EditPage view={viewOf('identity_providers')!} more={<AddressesCard />} />;
}
