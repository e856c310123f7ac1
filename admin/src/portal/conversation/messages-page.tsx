import { Button } from '@mui/material';
import type { ReactElement } from 'react';
import { Title } from 'react-admin';
import { Link, useLocation } from 'react-router-dom';
import { useLiveQueries } from '../../api/use-live-queries.ts';
import { filteredList } from '../../app/base.ts';
import { PageActions } from '../../app/shell/page-head.tsx';
import { InboxPage } from '../../pages/messages/inbox-page.tsx';
import { PORTAL } from '../use-records.ts';
import { Conversation } from './conversation.tsx';

const MAX_MESSAGES = 100;
const NOTIFICATIONS = { box: 'inbox', sender: 'system' };

/** The messages of a customer: the conversation with the staff, or one of the lists if the address has a filter. */
export function MessagesPage(): ReactElement {
  const { search } = useLocation();
  return new URLSearchParams(search).has('filter') ? <InboxPage /> : <WholeConversation />;
}

function WholeConversation(): ReactElement {
  useLiveQueries(PORTAL);
  return (
    <>
      <Title title="Messages" />
      <PageActions>
        <Button component={Link} to={filteredList('messages', NOTIFICATIONS)}>
          Show notifications
        </Button>
      </PageActions>
      <Conversation title="You and the team" limit={MAX_MESSAGES} />
    </>
  );
}
