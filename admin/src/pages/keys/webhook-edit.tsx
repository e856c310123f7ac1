import type { ReactElement } from 'react';
import { EditPage } from '../../resources/edit-page.tsx';
import { viewOf } from '../../resources/views.ts';
import { Deliveries } from './deliveries.tsx';

export const WebhookEdit = (): ReactElement => <EditPage view={viewOf('webhooks')!} more={<Deliveries />} />;
