import { Link as TextLink, Typography } from '@mui/material';
import type { ReactElement } from 'react';
import { RecordContextProvider } from 'react-admin';
import { Link } from 'react-router-dom';
import { resourceNamed } from '../../contract/contract.ts';
import { inSentence } from '../../contract/labels.ts';
import { FieldValue } from '../../fields/columns.tsx';
import { formatToMinute } from '../../fields/dates.ts';
import { StatusChip } from '../../fields/status-chip.tsx';
import { kindInSentence, pageOf } from '../parts.ts';
import { labelIn, viewOf } from '../views.ts';
import type { TimelineEntry } from './days.ts';

const NAME = 'timeline';
/** The number of changed fields that are named. */
const NAMED = 4;
/** The length of a title, such as that of a note, that is shown in full. */
const LONG = 120;
const TIME = { color: 'text.secondary', whiteSpace: 'nowrap' };

/** An entry of the timeline as a sentence: who did what to which record, and when. */
export function EntryRow({ entry }: { readonly entry: TimelineEntry }): ReactElement {
  const { user_id, action, status, changed, module, occurred_at } = entry;
  const isUpdate = action === 'updated';
  const hasStatus = isUpdate && status !== '';
  return (
    <RecordContextProvider value={entry}>
      <li>
        <span className="timeline-dot" />
        <Typography component="div" variant="body2" sx={{ overflowWrap: 'anywhere' }}>
          <strong>{user_id ? <FieldValue resource={resourceNamed(NAME)} name="user_id" /> : 'The system'}</strong>{' '}
          {hasStatus ? 'set' : VERBS[action]} {kindInSentence(module)} <Subject entry={entry} />
          {hasStatus && (
            <>
              {' to '}
              <StatusChip status={status} />
            </>
          )}
          {isUpdate && !hasStatus && <Fields module={module} names={changed} />}{' '}
          <Typography component="time" variant="caption" dateTime={occurred_at} sx={TIME}>
            {formatToMinute(occurred_at)}
          </Typography>
        </Typography>
      </li>
    </RecordContextProvider>
  );
}

const VERBS: Readonly<Record<string, string>> = {
  created: 'created',
  updated: 'changed',
  deleted: 'deleted',
  restored: 'restored',
};

/** The record by the name that it had, with a link to its page. */
function Subject({ entry }: { readonly entry: TimelineEntry }): ReactElement {
  const { record_id, is_deleted } = entry;
  const name = entry.title || `#${record_id}`;
  const title = name.length > LONG ? `${name.slice(0, LONG)}…` : name;
  const page = is_deleted ? undefined : pageOf(entry);
  if (!page) return <span>{title}</span>;
  return (
    <TextLink component={Link} to={page} underline="always">
      {title}
    </TextLink>
  );
}

interface FieldsProps {
  readonly module: string;
  readonly names: readonly string[];
}

/** The names of the changed fields, the first ones of many. */
function Fields({ module, names }: FieldsProps): ReactElement {
  const labels = names.slice(0, NAMED).map((name) => inSentence(labelIn(viewOf(module), name)));
  const more = names.length - labels.length;
  return (
    <span>
      : {labels.join(', ')}
      {more > 0 && ` and ${more} more`}
    </span>
  );
}
