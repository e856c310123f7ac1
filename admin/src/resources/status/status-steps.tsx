import DoneIcon from '@mui/icons-material/Check';
import { Button } from '@mui/material';
import { type ReactElement, useState } from 'react';
import { type RaRecord, useRecordContext } from 'react-admin';
import { resourceNamed } from '../../contract/contract.ts';
import { inSentence, wordsOf } from '../../contract/labels.ts';
import { useSession } from '../../session/use-session.ts';
import type { View } from '../view.ts';
import { StatusDialog } from './status-dialog.tsx';
import { type Steps, stepsOf } from './steps.ts';
import { useStatusChange } from './use-status-change.ts';

/** Returns true if the status of a record is shown as steps. */
export const hasSteps = (view: View, record: RaRecord): boolean =>
  stepsOf(resourceNamed(view.name), record['status']) !== undefined;

interface StatusStepsProps {
  readonly view: View;
  /** True if the user may change the status of the record. */
  readonly canChange: boolean;
}

/** The statuses of the current record as steps; those that are legal next are buttons. */
export function StatusSteps({ view, canChange }: StatusStepsProps): ReactElement | null {
  const record = useRecordContext();
  const isPortal = useSession()?.account.user_type === 'client';
  const steps = record && stepsOf(resourceNamed(view.name), record['status']);
  // To customers, a draft is no step.
  if (!record || !steps || isPortal) return null;
  return <ShownSteps view={view} record={record} steps={steps} canChange={canChange} />;
}

interface ShownStepsProps extends StatusStepsProps {
  readonly record: RaRecord;
  readonly steps: Steps;
}

function ShownSteps({ view, record, steps: { path, side, isLegal }, canChange }: ShownStepsProps): ReactElement {
  const { asked, begin, change, close } = useStatusChange(view);
  const [running, setRunning] = useState<string>();
  const at = path.indexOf(String(record['status']));
  const choose = async (status: string): Promise<void> => {
    setRunning(status);
    await begin(record, status);
    setRunning(undefined);
  };
  return (
    <div className="steps">
      <ol className="stepper" aria-label="Status">
        {path.map((status, index) => (
          <li key={status} className={index < at ? 'done' : undefined} aria-current={index === at ? 'step' : undefined}>
            <span className="step-mark">{index < at && <DoneIcon />}</span>
            {canChange && isLegal(status) ? (
              <button
                type="button"
                className="step-button"
                aria-label={`Set to ${inSentence(wordsOf(status))}`}
                disabled={running !== undefined}
                onClick={() => choose(status)}
              >
                {wordsOf(status)}
              </button>
            ) : (
              <span className="step-name">{wordsOf(status)}</span>
            )}
          </li>
        ))}
      </ol>
      {canChange &&
        side.map((status) => (
          <Button key={status} size="small" variant="text" loading={running === status} onClick={() => choose(status)}>
            Set to {inSentence(wordsOf(status))}
          </Button>
        ))}
      {asked && <StatusDialog view={view} asked={asked} onSubmit={change} onClose={close} />}
    </div>
  );
}
