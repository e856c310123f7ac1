import { events } from 'virtual:events';
import { ListItemText } from '@mui/material';
import type { ReactElement } from 'react';
import { AutocompleteArrayInput, required, useRecordContext } from 'react-admin';

interface Choice {
  readonly id: string;
  readonly name: string;
  readonly when: string;
}

const choices: readonly Choice[] = [
  { id: '*', name: 'Every event', when: 'Also those that there will be.' },
  ...events.map(({ type, when }) => ({ id: type, name: type, when })),
];

/** The input for the events that a webhook subscribes to. */
export function EventsInput(): ReactElement {
  return (
    <AutocompleteArrayInput
      source="events"
      label="Events"
      choices={[...choices]}
      optionText={<ChoiceText />}
      inputText={({ name }: Choice) => name}
      matchSuggestion={matches}
      helperText="What is told: everything, or some events"
      validate={required('Please choose at least one')}
      fullWidth
      size="small"
    />
  );
}

const matches = (filter: string, { name, when }: Choice): boolean =>
  `${name} ${when}`.toLowerCase().includes(filter.toLowerCase());

function ChoiceText(): ReactElement {
  const choice = useRecordContext<Choice>();
  return <ListItemText primary={choice?.name} secondary={choice?.when} sx={{ my: 0 }} />;
}
