import {
  NativeSelect,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableRow,
  Typography,
} from '@mui/material';
import type { ReactElement } from 'react';
import { useInput } from 'react-admin';
import { modules, ownActions } from '../../contract/contract.ts';
import { wordsOf } from '../../contract/labels.ts';
import type { Action } from '../../contract/types.ts';
import { CreatePage } from '../../resources/create-page.tsx';
import { RecordPage } from '../../resources/record/record-page.tsx';
import { viewOf } from '../../resources/views.ts';
import { actionsOf, type Grant, hasAction, type Scope, scopeOf, scopesOf, withScope } from './grants.ts';

const ACTIONS = actionsOf(ownActions);
const SCOPES: Readonly<Record<Scope, string>> = { none: 'No', own: 'Own', all: 'All' };

/** The grants of a role: a row for each module, a column for each action. */
export function GrantsInput(): ReactElement {
  const { field } = useInput({ source: 'grants', defaultValue: [] });
  const grants = (field.value ?? []) as readonly Grant[];
  const set = (module: string, action: Action, scope: Scope): void =>
    field.onChange(withScope(grants, module, action, scope));
  const setAll = (action: Action, scope: Scope): void =>
    field.onChange(
      modulesWith(action).reduce<readonly Grant[]>((all, module) => withScope(all, module, action, scope), grants),
    );
  return (
    <>
      <Typography variant="subtitle2" component="h3">
        What the role allows
      </Typography>
      <Typography
        variant="body2"
        sx={{ mb: 1, color: 'text.secondary', maxWidth: { xs: 'calc(100vw - 68px)', sm: 'none' } }}
      >
        Own: records that the person made, or that are theirs to look after.
      </Typography>
      <TableContainer
        sx={{ maxWidth: { xs: 'calc(100vw - 68px)', sm: 'none' } }}
        tabIndex={0}
        role="region"
        aria-label="Permissions"
      >
        <Table size="small" aria-label="What the role allows">
          <TableHead>
            <TableRow>
              <TableCell>Module</TableCell>
              {ACTIONS.map((action) => (
                <TableCell key={action}>{wordsOf(action)}</TableCell>
              ))}
            </TableRow>
            <TableRow>
              <TableCell component="th" scope="row">
                All modules
              </TableCell>
              {ACTIONS.map((action) => (
                <TableCell key={action}>
                  <ScopeSelect
                    label={`All modules: ${action}`}
                    action={action}
                    value={commonScope(grants, action)}
                    onChange={(scope) => setAll(action, scope)}
                  />
                </TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {modules.map((module) => (
              <TableRow key={module} hover>
                <TableCell component="th" scope="row">
                  {nameOf(module)}
                </TableCell>
                {ACTIONS.map((action) => (
                  <TableCell key={action}>
                    {hasAction(module, action, ownActions) && (
                      <ScopeSelect
                        label={`${nameOf(module)}: ${action}`}
                        action={action}
                        value={scopeOf(grants, module, action)}
                        onChange={(scope) => set(module, action, scope)}
                      />
                    )}
                  </TableCell>
                ))}
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </TableContainer>
    </>
  );
}

/** The names of modules without pages, whose keys say too little. */
const NAMES: Readonly<Record<string, string>> = { external_mail: 'Mail to other addresses' };

const nameOf = (module: string): string => NAMES[module] ?? viewOf(module)?.many ?? wordsOf(module);

const modulesWith = (action: Action): readonly string[] =>
  modules.filter((module) => hasAction(module, action, ownActions));

/** Returns the scope that all modules share; undefined if they differ. */
function commonScope(grants: readonly Grant[], action: Action): Scope | undefined {
  const scopes = new Set(modulesWith(action).map((module) => scopeOf(grants, module, action)));
  return scopes.size === 1 ? [...scopes][0] : undefined;
}

interface ScopeSelectProps {
  readonly label: string;
  readonly action: Action;
  readonly value: Scope | undefined;
  readonly onChange: (scope: Scope) => void;
}

function ScopeSelect({ label, action, value, onChange }: ScopeSelectProps): ReactElement {
  return (
    <NativeSelect
      value={value ?? ''}
      onChange={(event) => onChange(event.target.value as Scope)}
      inputProps={{ 'aria-label': label }}
      disableUnderline
      sx={{
        minWidth: 76,
        color: value === 'none' ? 'text.secondary' : 'text.primary',
        fontWeight: value === 'none' ? 400 : 600,
      }}
    >
      {value === undefined && <option value="">…</option>}
      {scopesOf(action).map((scope) => (
        <option key={scope} value={scope}>
          {SCOPES[scope]}
        </option>
      ))}
    </NativeSelect>
  );
}

const inputs = { grants: <GrantsInput /> };

export const RoleCreate = (): ReactElement => <CreatePage view={viewOf('roles')!} inputs={inputs} />;
export const RoleEdit = (): ReactElement => <RecordPage view={viewOf('roles')!} inputs={inputs} />;
