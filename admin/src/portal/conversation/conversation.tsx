import SendIcon from '@mui/icons-material/Send';
import { Alert, Button, Skeleton, TextField } from '@mui/material';
import { type FormEvent, type ReactElement, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { BASE } from '../../app/base.ts';
import { hasResource } from '../../contract/contract.ts';
import './conversation.css';
import { type Message, useConversation } from './use-conversation.ts';

/** The messages of a card; the page of the conversation has more. */
const IN_CARD = 3;

interface ConversationProps {
  readonly title: string;
  /** The number of the document that it is about. */
  readonly about?: string;
  /** The number of messages; by default those of a card. */
  readonly limit?: number;
}

/** The conversation with the staff, as a card with the field for the next message. */
export function Conversation({ title, about, limit = IN_CARD }: ConversationProps): ReactElement | null {
  const { messages, error, isOwn, send } = useConversation(limit, about);
  if (!hasResource('messages')) return null;
  const hasMore = limit === IN_CARD && (messages?.length ?? 0) >= limit;
  return (
    <section className="portal-card conversation" aria-labelledby="conversation">
      <div className="portal-row">
        <h2 id="conversation">{title}</h2>
        {hasMore && (
          <Link className="end portal-sub" to={`${BASE}/messages`}>
            All messages
          </Link>
        )}
      </div>
      {error && !messages && <Alert severity="warning">{error.message}</Alert>}
      {!messages && !error && <Skeleton variant="rounded" height={64} />}
      {messages && messages.length > 0 && (
        <ol>
          {messages.map((one) => (
            <Bubble key={one.id} message={one} isOwn={isOwn(one)} about={about} />
          ))}
        </ol>
      )}
      <Composer onSend={send} />
    </section>
  );
}

const MOMENT = { month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' } as const;

/** Returns the day and time of a timestamp (RFC 3339) in the time zone of the browser. */
const momentText = (timestamp: string): string => new Date(timestamp).toLocaleString('en', MOMENT);

interface BubbleProps {
  readonly message: Message;
  readonly isOwn: boolean;
  /** The document of the conversation, whose number is no news. */
  readonly about: string | undefined;
}

function Bubble({ message, isOwn, about }: BubbleProps): ReactElement {
  const { subject, message: text, from_user_name: name, sent_at } = message;
  const isNews = subject !== '' && subject !== about && subject !== `Re: ${about}`;
  return (
    <li className={isOwn ? 'bubble own' : 'bubble'}>
      {isNews && <strong>{subject}</strong>}
      <span className="text">{text}</span>
      <span className="portal-sub">{`${isOwn ? 'You' : name || 'The team'}, ${momentText(sent_at)}`}</span>
    </li>
  );
}

/** The field for a message, which keeps the text until it is sent. */
function Composer({ onSend }: { readonly onSend: (text: string, key: string) => Promise<void> }): ReactElement {
  const [text, setText] = useState('');
  const [problem, setProblem] = useState('');
  const [isSending, setSending] = useState(false);
  const key = useRef('');
  const change = (typed: string): void => {
    key.current = '';
    setText(typed);
  };
  const send = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (text.trim() === '') return;
    key.current ||= crypto.randomUUID();
    setSending(true);
    setProblem('');
    try {
      await onSend(text.trim(), key.current);
      change('');
    } catch (error) {
      setProblem((error as Error).message);
    }
    setSending(false);
  };
  return (
    <form onSubmit={send}>
      {problem && <Alert severity="error">{problem}</Alert>}
      <TextField
        multiline
        minRows={1}
        maxRows={8}
        value={text}
        onChange={({ target }) => change(target.value)}
        placeholder="Write to the team"
        slotProps={{ htmlInput: { 'aria-label': 'Write to the team', maxLength: 20_000 } }}
      />
      <Button type="submit" variant="contained" aria-label="Send message" loading={isSending}>
        <SendIcon fontSize="small" className="dir" aria-hidden />
      </Button>
    </form>
  );
}
