import type { ReactElement } from 'react';
import type { RaRecord } from 'react-admin';
import { Link } from 'react-router-dom';
import { BASE } from '../../app/base.ts';
import { FailureNote } from '../../app/failure-note.tsx';
import { hasResource, resourceNamed } from '../../contract/contract.ts';
import { moneyText } from '../../fields/money.ts';
import { useOrganizationMoney } from '../../fields/use-money.tsx';
import type { View } from '../../resources/view.ts';
import { titleOf, views } from '../../resources/views.ts';
import { useToday } from '../../session/use-session.ts';
import { AnswerButtons } from '../answers/answer-buttons.tsx';
import { isAnswered, isInTime, possibleAnswers } from '../answers/possible-answers.ts';
import { longDayText } from '../days.ts';
import { useRecords } from '../use-records.ts';

/** The kinds of documents that customers answer. */
const answered = views.filter((view) => hasResource(view.name) && isAnswered(resourceNamed(view.name), view));
const MAX_WAITING = 20;

/** The documents that wait for the customer's answer. */
export const AnswersSection = (): ReactElement => (
  <>
    {answered.map((view) => (
      <WaitingOf key={view.name} view={view} />
    ))}
  </>
);

/** The documents of one kind that wait for an answer; those whose time is over are left out. */
function WaitingOf({ view }: { readonly view: View }): ReactElement {
  const today = useToday();
  const resource = resourceNamed(view.name);
  const include = resource.include?.includes('currency') ? 'currency' : undefined;
  const waiting = useRecords<RaRecord>(view.name, { status: 'sent', limit: MAX_WAITING, include });
  if (waiting.error && !waiting.data) return <FailureNote error={waiting.error} onRetry={waiting.refetch} />;
  const open = waiting.data?.records.filter((record) => isInTime(record['valid_until'], today)) ?? [];
  return (
    <>
      {open.map((record) => (
        <Waiting key={record.id} view={view} record={record} />
      ))}
    </>
  );
}

function Waiting({ view, record }: { readonly view: View; readonly record: RaRecord }): ReactElement {
  const { currency, locale } = useOrganizationMoney();
  const today = useToday();
  const name = titleOf(view.name, record);
  const total = moneyText(record['total'], { currency: record['currency'] || currency, locale });
  const until = record['valid_until'];
  const answers = possibleAnswers(resourceNamed(view.name), view, { id: record.id, status: 'sent' });
  return (
    <section className="portal-card" aria-label={`${view.one} ${name}`}>
      <p className="waiting">{`Waiting for your answer${until ? `, until ${longDayText(until, today)}` : ''}`}</p>
      <div className="portal-row">
        <h2>
          <Link to={`${BASE}/${view.name}/${record.id}`}>{name}</Link>
        </h2>
        {record['total'] > 0 && <span className="portal-amount end">{total}</span>}
      </div>
      <p className="portal-sub">{view.one}</p>
      <AnswerButtons answers={answers} name={name} total={total} />
    </section>
  );
}
