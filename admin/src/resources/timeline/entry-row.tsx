import { Link as TextLink, Typography } from '@mui/material';
import type { ReactElement } from 'react';
import { RecordContextProvider } from 'react-admin';
import { Link } from 'react-router-dom';
import { BASE } from '../../app/base.ts';
import { hasResource, resourceNamed } from '../../contract/contract.ts';
import { FieldValue } from '../../fields/columns.tsx';
import { StatusChip } from '../../fields/status-chip.tsx';
import { formatToMinute } from '../../fields/timestamps.ts';
import { labelIn, viewOf } from '../views.ts';
import { inSentence } from '../words.ts';
import type { TimelineEntry } from './days.ts';

const NAME = 'timeline';
/** The number of changed fields that are named. */
const NAMED = 4;
/** The length of a title, such as that of a note, that is shown in full. */
const LONG = 120;
const TIME = { color: 'text.secondary', whiteSpace: 'nowrap' };

/** An entry of the timeline as a sentence: who did what to which record, and when. */
export function EntryRow({ entry }: { readonly entry: TimelineEntry }): ReactElement {
  const { id, user_id, action, status, changed, module, occurred_at } = entry;
  const isUpdate = action === 'updated';
  const hasStatus = isUpdate && status !== '';
  return (
    <RecordContextProvider value={{ ...entry, id }}>
      <li>
        <span className="timeline-dot" />
        <Typography component="div" variant="body2" sx={{ overflowWrap: 'anywhere' }}>
          <strong>{user_id ? <FieldValue resource={resourceNamed(NAME)} name="user_id" /> : 'The system'}</strong>{' '}
          {hasStatus ? 'set' : VERBS[action]} {kindOf(module)} <Subject entry={entry} />
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

/** The records without a page of their own. */
const PARTS: Readonly<Record<string, string>> = { contacts: 'contact', notes: 'note' };

const kindOf = (module: string): string => PARTS[module] ?? inSentence(viewOf(module)?.one ?? module);

/** The record by the name that it had, with a link to its page. */
function Subject({ entry }: { readonly entry: TimelineEntry }): ReactElement {
  const { module, record_id, is_deleted } = entry;
  const title = entry.title || `#${record_id}`;
  const hasPage = !is_deleted && viewOf(module) && hasResource(module) && resourceNamed(module).access.get;
  if (!hasPage) return <span>{title.length > LONG ? `${title.slice(0, LONG)}…` : title}</span>;
  return (
    <TextLink component={Link} to={`${BASE}/${module}/${record_id}`}>
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
