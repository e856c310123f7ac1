import { Button } from '@mui/material';
import type { ReactElement } from 'react';
import { type RaRecord, useRecordContext } from 'react-admin';
import { Link } from 'react-router-dom';
import { BASE } from '../app/base.ts';
import { PageActions, PageState } from '../app/shell/page-head.tsx';
import { hasResource, resourceNamed } from '../contract/contract.ts';
import { isLegal, mayBecome } from '../contract/moves.ts';
import type { Verb } from '../contract/types.ts';
import { moneyText } from '../fields/money.ts';
import { StatusChip, ToneChip } from '../fields/status-chip.tsx';
import { useMoney } from '../fields/use-money.tsx';
import { may } from '../session/account.ts';
import { useSession, useToday } from '../session/use-session.ts';
import { AnswerButton } from './answer-button.tsx';
import { LinksButton } from './links/links-button.tsx';
import { PrintButton } from './print-button.tsx';
import { VerbButton } from './verb-button.tsx';
import type { View } from './view.ts';

/** The status and the actions of a record, in the head of its page. */
export function RecordBar({ view }: { readonly view: View }): ReactElement {
  const record = useRecordContext();
  const session = useSession();
  const resource = resourceNamed(view.name);
  const isOffered = ({ name, access }: Verb): boolean =>
    record !== undefined &&
    session !== undefined &&
    view.verbs?.[name] !== undefined &&
    may(session, access) &&
    (view.verbs[name].when?.(record) ?? isLegal(resource, name, record['status']));
  const offered = resource.verbs.filter(isOffered);
  return (
    <>
      <PageState>{record && <State view={view} record={record} />}</PageState>
      <PageActions>
        {offered.map((verb) => (
          <VerbButton key={verb.name} view={view} verb={verb} />
        ))}
        <Answers view={view} />
        <Prints view={view} />
        <LinksButton view={view} />
        <NextButton view={view} />
      </PageActions>
    </>
  );
}

/** The state of the current record, with the refund that is due. */
function State({ view, record }: { readonly view: View; readonly record: RaRecord }): ReactElement {
  const money = useMoney();
  const today = useToday();
  const isRefundDue = record['status'] === 'paid' && record['balance'] < 0;
  const refund = moneyText(-record['balance'], money);
  const state = view.state?.(record, today);
  return (
    <>
      {!(isRefundDue && state === 'refund_due') && <StatusChip status={state ?? record['status']} />}
      {isRefundDue && <ToneChip tone="warning">{`Refund ${refund} due`}</ToneChip>}
    </>
  );
}

/** The buttons that change the current record, such as accepting a contract. */
function Answers({ view }: { readonly view: View }): ReactElement {
  const { answers = [], name } = view;
  const record = useRecordContext();
  const session = useSession();
  const resource = resourceNamed(name);
  const offered = answers.filter(
    ({ by, changes }) =>
      record &&
      session?.account.user_type === by &&
      may(session, resource.access.update) &&
      mayBecome(resource, record['status'], changes.status),
  );
  return (
    <>
      {offered.map((answer) => (
        <AnswerButton key={answer.label} view={view} answer={answer} />
      ))}
    </>
  );
}

/** The buttons that show files of the current record, such as its PDF. */
function Prints({ view: { name } }: { readonly view: View }): ReactElement {
  const record = useRecordContext();
  const session = useSession();
  const offered = resourceNamed(name).prints.filter(({ access }) => session && may(session, access));
  return (
    <>
      {record && offered.map((print) => <PrintButton key={print.name} print={print} resource={name} record={record} />)}
    </>
  );
}

/** The button that starts a record of another kind with values of this one. */
function NextButton({ view: { next } }: { readonly view: View }): ReactElement | null {
  const record = useRecordContext();
  const session = useSession();
  const begun = record && next?.from(record);
  if (!next || !begun || !session || !hasResource(next.resource)) return null;
  if (!may(session, resourceNamed(next.resource).access.create)) return null;
  return (
    <Button
      size="small"
      variant="contained"
      component={Link}
      to={`${BASE}/${next.resource}/create`}
      state={{ record: begun }}
    >
      {next.label}
    </Button>
  );
}
