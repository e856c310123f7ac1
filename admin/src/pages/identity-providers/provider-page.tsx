import type { ReactElement } from 'react';
import { RecordPage } from '../../resources/record/record-page.tsx';
import { viewOf } from '../../resources/views.ts';
import { AddressesCard } from './addresses-card.tsx';

/** The page of an identity provider, with the addresses to register there. */
export function ProviderPage(): ReactElement {
  return <RecordPage view={viewOf('identity_providers')!} more={<AddressesCard />} />;
}
