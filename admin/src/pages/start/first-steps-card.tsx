import DoneIcon from '@mui/icons-material/CheckCircle';
import OpenIcon from '@mui/icons-material/RadioButtonUnchecked';
import { Button, Link, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { type ReactElement, useEffect } from 'react';
import { useStore } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { BASE } from '../../app/base.ts';
import { hasRoute } from '../../contract/contract.ts';
import { read } from '../../services.ts';
import './first-steps.css';
import { QueryCard } from '../../app/query-card.tsx';
import { FIRST_STEPS, type FirstStep } from './first-steps.ts';

/** The card with what a new organization sets up first, for administrators, until all of it is done or the card is hidden. */
export function FirstStepsCard(): ReactElement | null {
  const [isHidden, setHidden] = useStore('start.hidden-first-steps', false);
  const query = useQuery({ queryKey: ['start', 'first-steps'], queryFn: readSteps, enabled: !isHidden });
  const steps = query.data;
  const isDone = steps?.every((step) => step.isDone) === true;
  useEffect(() => {
    // Asked no more: what was done once stays done.
    if (isDone) setHidden(true);
  }, [isDone, setHidden]);
  if (isHidden || isDone || (!steps && !query.error)) return null;
  const count = steps?.filter((step) => step.isDone).length ?? 0;
  return (
    <QueryCard
      title="First steps"
      query={query}
      action={
        <Button size="small" onClick={() => setHidden(true)}>
          Hide
        </Button>
      }
    >
      <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1 }}>
        {`${count} of ${steps?.length ?? 0} done`}
      </Typography>
      <ul className="first-steps">
        {steps?.map((step) => (
          <Step key={step.label} step={step} />
        ))}
      </ul>
    </QueryCard>
  );
}

interface ShownStep extends FirstStep {
  readonly isDone: boolean;
}

function Step({ step: { label, help, to, more, isDone } }: { readonly step: ShownStep }): ReactElement {
  return (
    <li>
      {isDone ? (
        <DoneIcon fontSize="small" color="success" titleAccess="Done" />
      ) : (
        <OpenIcon fontSize="small" color="disabled" titleAccess="To do" />
      )}
      <div>
        {isDone ? (
          <span className="done">{label}</span>
        ) : (
          <Link component={RouterLink} to={BASE + to}>
            {label}
          </Link>
        )}
        {!isDone && <p>{help}</p>}
        {!isDone && more && (
          <p>
            <Link component={RouterLink} to={BASE + more.to}>
              {more.label}
            </Link>
          </p>
        )}
      </div>
    </li>
  );
}

/** Reads whether each step is done, in the request of the other cards. */
function readSteps(): Promise<ShownStep[]> {
  const offered = FIRST_STEPS.filter(({ path }) => hasRoute(`GET ${path}`));
  return Promise.all(
    offered.map(async (step) => ({ ...step, isDone: step.isDoneBy(await read<object>(step.path, step.query)) })),
  );
}
