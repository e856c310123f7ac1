import { Box, Button, Card, CardContent, CardHeader, TextField } from '@mui/material';
import type { FormEvent, ReactElement } from 'react';
import { Form, maxValue, NumberInput, required, Title, useNotify, useRedirect } from 'react-admin';
import type { ApiFailure } from '../../api/problem.ts';
import { fieldOf, resourceNamed } from '../../contract/contract.ts';
import { labelOf } from '../../contract/labels.ts';
import { FieldInput } from '../../fields/inputs.tsx';
import { http } from '../../services.ts';
import { may } from '../../session/account.ts';
import { useSession } from '../../session/use-session.ts';

/** Contracts have a number that people choose, and no list: one is asked for by its number. */
export function ContractsPage(): ReactElement {
  const session = useSession();
  const mayCreate = session !== undefined && may(session, { module: 'contracts', action: 'create' });
  return (
    <Box sx={{ display: 'grid', gap: 2, mt: 2, maxWidth: 560 }}>
      <Title title="Contracts" />
      <OpenCard />
      {mayCreate && <NewCard />}
    </Box>
  );
}

function OpenCard(): ReactElement {
  const redirect = useRedirect();
  const open = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const number = Number(new FormData(event.currentTarget).get('number'));
    if (Number.isSafeInteger(number) && number > 0) redirect('edit', 'contracts', number);
  };
  return (
    <Card component="section" aria-label="Open a contract">
      <CardHeader title="Open a contract" slotProps={{ title: { variant: 'h6', component: 'h2' } }} />
      <CardContent component="form" onSubmit={open} sx={{ display: 'flex', gap: 2, pt: 0 }}>
        <TextField name="number" label="Number of the contract" type="number" size="small" fullWidth required />
        <Button type="submit" variant="contained">
          Open
        </Button>
      </CardContent>
    </Card>
  );
}

function NewCard(): ReactElement {
  const redirect = useRedirect();
  const notify = useNotify();
  const resource = resourceNamed('contracts');
  const create = async ({ number, ...contract }: Readonly<Record<string, unknown>>): Promise<object | undefined> => {
    try {
      await http('POST', `${resource.path}/${number}`, { body: contract });
      redirect('edit', 'contracts', Number(number));
      return undefined;
    } catch (error) {
      const { message, body } = error as ApiFailure;
      notify(message, { type: 'error' });
      return body?.errors;
    }
  };
  return (
    <Card component="section" aria-label="New contract">
      <CardHeader title="New contract" slotProps={{ title: { variant: 'h6', component: 'h2' } }} />
      <CardContent sx={{ pt: 0 }}>
        <Form onSubmit={create} record={{}}>
          <Box sx={{ display: 'grid', gap: 2 }}>
            <NumberInput
              source="number"
              label="Number"
              validate={[required('Please choose a number'), maxValue(Number.MAX_SAFE_INTEGER)]}
              min={1}
              step={1}
              size="small"
              helperText="Your own; it cannot be changed later"
            />
            {['title', 'client_id'].map((name) => (
              <FieldInput key={name} of={resource} field={fieldOf(resource, name)!} label={labelOf(name)} />
            ))}
            <Button type="submit" variant="contained">
              Create
            </Button>
          </Box>
        </Form>
      </CardContent>
    </Card>
  );
}
