import { Alert, Button, Checkbox, FormControlLabel, List, ListItem, Stack, Typography } from '@mui/material';
import { type ReactElement, useState } from 'react';
import { formatTimestamp } from '../fields/dates.ts';
import { accounts } from '../services.ts';
import type { GrantedAccess, PasswordChanged } from './account.ts';
import type { StepProps } from './small-form.tsx';

const KINDS: Readonly<Record<GrantedAccess['kind'], string>> = {
  api_key: 'API keys',
  webhook: 'Webhooks',
  connection: 'Connections',
  document_link: 'Links to documents',
  scim_token: 'SCIM tokens',
};

interface GrantedAccessStepProps extends StepProps {
  readonly changed: PasswordChanged;
}

/** The step after a password reset: what still works without the password, to revoke what the user does not know. */
export function GrantedAccessStep({ changed, onDone }: GrantedAccessStepProps): ReactElement {
  const { access = [], revoke_code = '', is_access_incomplete: isIncomplete } = changed;
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [failure, setFailure] = useState('');
  const [isBusy, setBusy] = useState(false);
  const revoke = async (): Promise<void> => {
    setBusy(true);
    try {
      await accounts.revokeAccess(revoke_code, [...chosen]);
      await onDone();
    } catch (error) {
      setFailure(error instanceof Error ? error.message : String(error));
      setBusy(false);
    }
  };
  const choose = (keys: readonly string[], isChosen: boolean): void => {
    const others = [...chosen].filter((key) => !keys.includes(key));
    setChosen(new Set(isChosen ? [...others, ...keys] : others));
  };
  return (
    <Stack spacing={2}>
      <Alert severity="success">Your new password is set.</Alert>
      {isIncomplete && (
        <Alert severity="warning">
          A part of the system did not answer, so this list may be incomplete. Sign in and check your API keys, webhooks
          and links.
        </Alert>
      )}
      {access.length > 0 && (
        <Typography>
          These work without your password. Revoke what you did not set up, or all of it if another person knew your
          password.
        </Typography>
      )}
      <Choices access={access} chosen={chosen} onChoose={choose} />
      {failure && <Alert severity="error">{failure}</Alert>}
      {access.length > 0 && (
        <Button variant="contained" size="large" disabled={chosen.size === 0} loading={isBusy} onClick={revoke}>
          {chosen.size > 0 ? `Revoke ${chosen.size} of ${access.length}` : 'Revoke'}
        </Button>
      )}
      <Button size="large" onClick={() => void onDone()}>
        {access.length > 0 ? 'Keep them all' : 'Continue'}
      </Button>
    </Stack>
  );
}

interface ChoicesProps {
  readonly access: readonly GrantedAccess[];
  readonly chosen: ReadonlySet<string>;
  readonly onChoose: (keys: readonly string[], isChosen: boolean) => void;
}

function Choices({ access, chosen, onChoose }: ChoicesProps): ReactElement {
  const kinds = Object.entries(KINDS).filter(([kind]) => access.some((entry) => entry.kind === kind));
  const all = access.map(({ key }) => key);
  return (
    <div>
      {access.length > 1 && (
        <Choice label="Select all" isChosen={chosen.size === all.length} onChange={(is) => onChoose(all, is)} />
      )}
      {kinds.map(([kind, title]) => (
        <List
          key={kind}
          disablePadding
          aria-label={title}
          subheader={<Typography variant="subtitle2">{title}</Typography>}
        >
          {access
            .filter((entry) => entry.kind === kind)
            .map(({ key, title: name, created_at }) => (
              <ListItem key={key} disablePadding>
                <Choice
                  label={name}
                  about={created_at ? `since ${formatTimestamp(created_at)}` : undefined}
                  isChosen={chosen.has(key)}
                  onChange={(is) => onChoose([key], is)}
                />
              </ListItem>
            ))}
        </List>
      ))}
    </div>
  );
}

interface ChoiceProps {
  readonly label: string;
  readonly about?: string | undefined;
  readonly isChosen: boolean;
  readonly onChange: (isChosen: boolean) => void;
}

function Choice({ label, about, isChosen, onChange }: ChoiceProps): ReactElement {
  const text = (
    <>
      {label}
      {about && (
        <Typography variant="caption" component="span" sx={{ display: 'block', color: 'text.secondary' }}>
          {about}
        </Typography>
      )}
    </>
  );
  return (
    <FormControlLabel
      sx={{ overflowWrap: 'anywhere' }}
      control={<Checkbox checked={isChosen} onChange={(_event, is) => onChange(is)} />}
      label={text}
    />
  );
}
