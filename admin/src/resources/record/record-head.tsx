import type { ReactElement } from 'react';
import { type RaRecord, useRecordContext } from 'react-admin';
import { PageActions, PageState } from '../../app/shell/page-head.tsx';
import { moneyText } from '../../fields/money.ts';
import { StatusChip, ToneChip } from '../../fields/status-chip.tsx';
import { useMoney } from '../../fields/use-money.tsx';
import { useToday } from '../../session/use-session.ts';
import { ActionBar } from '../actions/action-bar.tsx';
import type { View } from '../view.ts';
import type { Editing } from './editing.ts';

interface RecordHeadProps {
  readonly view: View;
  /** The change from the text to the form, if the user may change the record. */
  readonly editing?: Editing;
}

/** The state and the actions of a record, in the head of its page. */
export function RecordHead({ view, editing }: RecordHeadProps): ReactElement {
  const record = useRecordContext();
  return (
    <>
      <PageState>{record && <State view={view} record={record} />}</PageState>
      <PageActions>
        <ActionBar
          view={view}
          first={
            record && editing && view.locked?.(record) === undefined
              ? { label: 'Edit', isOften: true, keepsEdits: true, run: editing.begin }
              : undefined
          }
        />
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
