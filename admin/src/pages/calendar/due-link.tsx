import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';
import { BASE } from '../../app/base.ts';
import { wordsOf } from '../../contract/labels.ts';
import { recordTitle } from '../../resources/views.ts';
import type { Day } from './month.ts';
import type { Due } from './use-due.ts';

interface DueLinkProps {
  readonly due: Due;
  readonly today: Day;
  /** The id of the text that says how the link is moved. */
  readonly describedBy?: string;
}

/** Returns the title of a record in the calendar. */
export const titleOfDue = ({ view, record }: Due): string => view.due?.title?.(record) || recordTitle(view, record);

/** A record that is due, as a link to its page. */
export function DueLink({ due, today, describedBy }: DueLinkProps): ReactElement {
  const { view, record, day } = due;
  const title = titleOfDue(due);
  const isDone = view.doneStatus !== undefined && record['status'] === view.doneStatus;
  const isLate = day < today && !isDone;
  const Icon = view.icon;
  return (
    <Link
      to={`${BASE}/${view.name}/${record.id}`}
      className="due-link"
      // The browser would drag the address.
      draggable={false}
      aria-describedby={describedBy}
      data-late={isLate}
      data-done={isDone}
      title={`${view.one}: ${title}`}
      aria-label={`${[view.one, isLate && 'late', isDone && wordsOf(view.doneStatus!)].filter(Boolean).join(', ')}: ${title}`}
    >
      <Icon aria-hidden />
      {title}
    </Link>
  );
}
