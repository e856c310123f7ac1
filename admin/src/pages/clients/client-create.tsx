import type { ReactElement } from 'react';
import { CreatePage } from '../../resources/create-page.tsx';
import { viewOf } from '../../resources/views.ts';
import { DuplicateHint } from './duplicate-hint.tsx';

/** The page of a new client, which names those that it would duplicate. */
export const ClientCreate = (): ReactElement => (
  <CreatePage view={viewOf('clients')!} notes={{ phone: <DuplicateHint /> }} />
);
