import CloseIcon from '@mui/icons-material/Close';
import PeekIcon from '@mui/icons-material/VerticalSplitOutlined';
import { Box, Button, Drawer, IconButton } from '@mui/material';
import { createContext, type ReactElement, type ReactNode, useContext, useMemo, useState } from 'react';
import { type Identifier, RecordContextProvider, useCreatePath, useGetOne, useRecordContext } from 'react-admin';
import { Link } from 'react-router-dom';
import { resourceNamed } from '../../contract/contract.ts';
import { FieldValue, isAmount } from '../../fields/columns.tsx';
import { RecordDetails } from '../record/record-details.tsx';
import type { View } from '../view.ts';
import { recordTitle } from '../views.ts';
import { RecordBody, WHOLE } from '../whole.tsx';

interface Peeked {
  readonly id: Identifier | undefined;
  readonly show: (id: Identifier | undefined) => void;
}

const PeekContext = createContext<Peeked>({ id: undefined, show: () => {} });

/** Lets a list show one of its records beside it. */
export function WithPeek({ view, children }: { readonly view: View; readonly children: ReactNode }): ReactElement {
  const [id, show] = useState<Identifier>();
  const peeked = useMemo(() => ({ id, show }), [id]);
  return (
    <PeekContext value={peeked}>
      {children}
      <Drawer anchor="right" open={id !== undefined} onClose={() => show(undefined)} slotProps={PAPER}>
        {id !== undefined && <Peek view={view} id={id} onClose={() => show(undefined)} />}
      </Drawer>
    </PeekContext>
  );
}

const PAPER = { paper: { sx: { width: 'min(100vw, 440px)' }, role: 'dialog', 'aria-labelledby': 'peek' } };

/** The button that shows the current record beside the list. */
export function PeekButton({ view }: { readonly view: View }): ReactElement | null {
  const record = useRecordContext();
  const { id, show } = useContext(PeekContext);
  if (!record) return null;
  return (
    <IconButton
      size="small"
      className="peek-button"
      data-peek
      aria-label={`Peek at ${recordTitle(view, record)}`}
      aria-expanded={record.id === id}
      onClick={(event) => {
        event.stopPropagation();
        show(record.id);
      }}
    >
      <PeekIcon sx={{ fontSize: 16 }} />
    </IconButton>
  );
}

interface PeekProps {
  readonly view: View;
  readonly id: Identifier;
  readonly onClose: () => void;
}

function Peek({ view, id, onClose }: PeekProps): ReactElement {
  const query = useGetOne(view.name, { id }, WHOLE);
  const { data } = query;
  const createPath = useCreatePath();
  const resource = resourceNamed(view.name);
  const amount = view.columns.find((name) => isAmount(resource, name));
  return (
    <RecordContextProvider value={data}>
      <header className="peek-head">
        <h2 id="peek">{data ? recordTitle(view, data) : view.one}</h2>
        {data && resource.fields.some(({ name }) => name === 'status') && (
          <FieldValue resource={resource} name="status" />
        )}
        <IconButton size="small" aria-label="Close" onClick={onClose}>
          <CloseIcon fontSize="small" />
        </IconButton>
      </header>
      <RecordBody query={query}>
        {amount && (
          <Box sx={AMOUNT}>
            <FieldValue resource={resource} name={amount} />
          </Box>
        )}
        <RecordDetails view={view} />
      </RecordBody>
      <footer className="peek-foot">
        <Button
          component={Link}
          to={createPath({ resource: view.name, type: 'edit', id })}
          variant="contained"
          fullWidth
        >
          Open
        </Button>
      </footer>
    </RecordContextProvider>
  );
}

const AMOUNT = { px: 2, pt: 2, '& *': { fontSize: '1.375rem', fontWeight: 600 } };
