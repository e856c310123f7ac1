import { useDraggable } from '@dnd-kit/core';
import { Link as TextLink } from '@mui/material';
import type { ReactElement } from 'react';
import { type RaRecord, RecordContextProvider, useCreatePath } from 'react-admin';
import { Link } from 'react-router-dom';
import { resourceNamed } from '../../contract/contract.ts';
import { FieldValue, isAmount } from '../../fields/columns.tsx';
import { isEmpty } from '../use-legible.ts';
import type { View } from '../view.ts';
import { recordTitle } from '../views.ts';

interface CardProps {
  readonly view: View;
  readonly record: RaRecord;
}

/** A record on a board. Its name is a link; the rest of it can be lifted. */
export function BoardCard({ view, record, canMove }: CardProps & { readonly canMove: boolean }): ReactElement {
  const { attributes, listeners, setNodeRef, isDragging } = useDraggable({
    id: record.id,
    data: record,
    disabled: !canMove,
    attributes: { roleDescription: 'movable card' },
  });
  const handle = canMove ? { ...attributes, ...listeners, 'aria-label': recordTitle(view, record) } : {};
  return (
    <li>
      <div
        ref={setNodeRef}
        className="board-card"
        data-lifted={isDragging}
        {...handle}
        role={canMove ? 'group' : undefined}
      >
        <CardText view={view} record={record} />
      </div>
    </li>
  );
}

/** The number of fields below the name. */
const FIELDS = 2;

/** The name of a record, its amount and the next columns of its list. */
export function CardText({ view, record }: CardProps): ReactElement {
  const createPath = useCreatePath();
  const resource = resourceNamed(view.name);
  const amount = view.columns.find((name) => isAmount(resource, name));
  const [title] = view.columns;
  const others = view.columns.filter((name) => ![title, amount, 'status'].includes(name) && !isEmpty(record[name]));
  return (
    <RecordContextProvider value={record}>
      <TextLink
        component={Link}
        to={createPath({ resource: view.name, type: 'edit', id: record.id })}
        underline="hover"
        className="board-name"
      >
        {recordTitle(view, record)}
      </TextLink>
      <div className="board-text">
        {others.slice(0, FIELDS).map((name) => (
          <span key={name}>
            <FieldValue resource={resource} name={name} />
          </span>
        ))}
        {amount && !isEmpty(record[amount]) && (
          <span className="board-amount">
            <FieldValue resource={resource} name={amount} />
          </span>
        )}
      </div>
    </RecordContextProvider>
  );
}
