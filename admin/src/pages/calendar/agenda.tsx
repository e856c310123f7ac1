import type { ReactElement } from 'react';
import { DueLink } from './due-link.tsx';
import type { Day } from './month.ts';
import { type DueDays, keyOfDue } from './use-due.ts';

interface AgendaProps {
  readonly month: string;
  readonly today: Day;
  readonly due: DueDays;
}

const DATE = { weekday: 'short', month: 'short', day: 'numeric', timeZone: 'UTC' } as const;

/** The days of a month on which something is due, one below the other. */
export function Agenda({ month, today, due: { byDay, isPending } }: AgendaProps): ReactElement {
  const days = [...byDay.keys()].filter((day) => day.startsWith(month)).sort();
  if (days.length === 0 && !isPending) return <p className="calendar-none">Nothing is due in this month.</p>;
  return (
    <div className="agenda" aria-busy={isPending}>
      {days.map((day) => (
        <section key={day} aria-current={day === today ? 'date' : undefined}>
          <h3>{new Date(day).toLocaleDateString(undefined, DATE)}</h3>
          <ul>
            {byDay.get(day)!.map((one) => (
              <li key={keyOfDue(one)}>
                <DueLink due={one} today={today} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
