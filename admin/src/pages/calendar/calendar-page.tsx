import BackIcon from '@mui/icons-material/ChevronLeft';
import NextIcon from '@mui/icons-material/ChevronRight';
import { Alert, Button, IconButton, type Theme, useMediaQuery } from '@mui/material';
import type { ReactElement } from 'react';
import { Title } from 'react-admin';
import { useSearchParams } from 'react-router-dom';
import { FailureNote } from '../../app/failure-note.tsx';
import { PageActions } from '../../app/shell/page-head.tsx';
import { inSentence } from '../../contract/labels.ts';
import { NewRecordButton } from '../../resources/new-record-button.tsx';
import { useToday } from '../../session/use-session.ts';
import { Agenda } from './agenda.tsx';
import './calendar.css';
import { addMonths } from '../../fields/dates.ts';
import { firstDayOf, monthOf, weeksOf } from './month.ts';
import { MonthTable } from './month-table.tsx';
import { useDue, useDueViews } from './use-due.ts';

/** The records that are due in a month: as a table, on a phone as a list of days. */
export function CalendarPage(): ReactElement {
  const today = useToday();
  const [search, setSearch] = useSearchParams();
  const month = monthOf(search.get('month'), today);
  const weeks = weeksOf(month, firstDayOf(navigator.language));
  const views = useDueViews();
  const due = useDue(views, weeks[0]![0]!, weeks.at(-1)!.at(-1)!);
  const isNarrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down('md'), { noSsr: true });
  const open = (next: string): void => setSearch(next === today.slice(0, 7) ? {} : { month: next });
  // Records that are completed are made for their day; others have one besides.
  const planned = views.find(({ doneStatus }) => doneStatus !== undefined);
  return (
    <>
      <Title title="Calendar" />
      <PageActions>{planned && <NewRecordButton view={planned} />}</PageActions>
      <div className="calendar-head">
        <h2 aria-live="polite">{monthText(month)}</h2>
        <IconButton size="small" aria-label="Month before" onClick={() => open(addMonths(month, -1))}>
          <BackIcon />
        </IconButton>
        <IconButton size="small" aria-label="Next month" onClick={() => open(addMonths(month, 1))}>
          <NextIcon />
        </IconButton>
        <Button size="small" onClick={() => open(today.slice(0, 7))} disabled={month === today.slice(0, 7)}>
          Today
        </Button>
      </div>
      {due.error && <FailureNote error={due.error} onRetry={due.refetch} />}
      {due.cut.map((kind) => (
        <Alert key={kind} severity="info">
          Only the first 100 {inSentence(kind)} of this month are shown. The list has all.
        </Alert>
      ))}
      {isNarrow ? (
        <Agenda month={month} today={today} due={due} />
      ) : (
        <MonthTable month={month} weeks={weeks} today={today} due={due} />
      )}
    </>
  );
}

const monthText = (month: string): string =>
  new Date(`${month}-01`).toLocaleDateString(undefined, { month: 'long', year: 'numeric', timeZone: 'UTC' });
