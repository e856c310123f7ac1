import { Box, Button } from '@mui/material';
import type { ReactElement } from 'react';
import { ListButton, TopToolbar, useRecordContext } from 'react-admin';
import { Link } from 'react-router-dom';
import { hasResource, resourceNamed } from '../contract/contract.ts';
import { Word } from '../fields/columns.tsx';
import { may } from '../session/account.ts';
import { useSession } from '../session/use-session.ts';
import { VerbButton } from './verb-button.tsx';
import type { View } from './view.ts';

/** Above a record: where it stands and what can be done with it. */
export function RecordBar({ view }: { readonly view: View }): ReactElement {
  const record = useRecordContext();
  const session = useSession();
  const { verbs } = resourceNamed(view.name);
  const offered = verbs.filter(
    ({ name, access }) => record && session && may(session, access) && view.verbs?.[name]?.when(record),
  );
  return (
    <TopToolbar sx={{ justifyContent: 'space-between', alignItems: 'center', flexWrap: 'wrap', gap: 1, width: '100%' }}>
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'center' }}>{record && <Word value={record['status']} />}</Box>
      <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
        {offered.map((verb) => (
          <VerbButton key={verb.name} view={view} verb={verb} />
        ))}
        <NextButton view={view} />
        <ListButton label={view.many} />
      </Box>
    </TopToolbar>
  );
}

/** Begins a record of another kind with what stands in this one. */
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
      to={`/admin/${next.resource}/create`}
      state={{ record: begun }}
    >
      {next.label}
    </Button>
  );
}
