import { type ReactElement, useState } from 'react';
import { DueLink } from './due-link.tsx';
import type { Day } from './month.ts';
import type { Due, DueDays } from './use-due.ts';

/** The number of records that a day shows; the others follow a button. */
const SHOWN = 4;

interface MonthTableProps {
  readonly month: string;
  readonly weeks: readonly (readonly Day[])[];
  readonly today: Day;
  readonly due: DueDays;
}

/** The days of a month with what is due. */
export function MonthTable({ month, weeks, today, due: { byDay, isPending } }: MonthTableProps): ReactElement {
  return (
    <table className="calendar" aria-busy={isPending}>
      <thead>
        <tr>
          {weeks[0]!.map((day) => (
            <th key={day} scope="col" abbr={weekday(day, 'long')}>
              {weekday(day, 'short')}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week[0]}>
            {week.map((day) => (
              <td key={day} data-outside={!day.startsWith(month)} aria-current={day === today ? 'date' : undefined}>
                <DayCell day={day} today={today} due={byDay.get(day) ?? []} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface DayCellProps {
  readonly day: Day;
  readonly today: Day;
  readonly due: readonly Due[];
}

function DayCell({ day, today, due }: DayCellProps): ReactElement {
  const [isOpen, setOpen] = useState(false);
  const shown = isOpen ? due : due.slice(0, SHOWN);
  return (
    <>
      <time dateTime={day}>{Number(day.slice(8))}</time>
      <ul>
        {shown.map((one) => (
          <li key={`${one.view.name} ${one.record.id}`}>
            <DueLink due={one} today={today} />
          </li>
        ))}
      </ul>
      {due.length > shown.length && (
        <button type="button" className="calendar-more" onClick={() => setOpen(true)}>
          {due.length - shown.length} more
        </button>
      )}
    </>
  );
}

const weekday = (day: Day, style: 'short' | 'long'): string =>
  new Date(day).toLocaleDateString(undefined, { weekday: style, timeZone: 'UTC' });
