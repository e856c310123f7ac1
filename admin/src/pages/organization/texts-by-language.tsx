import { Box, Tab, Tabs } from '@mui/material';
import { type ReactElement, useState } from 'react';
import { TextInput } from 'react-admin';
import { DOCUMENT_LANGUAGES } from '../../fields/code-choices.ts';

interface TextsProps {
  /** The field with the text of each language. */
  readonly source: string;
  readonly label: string;
}

/** A text in each language of documents, one at a time. */
export function TextsByLanguage({ source, label }: TextsProps): ReactElement {
  const [language, setLanguage] = useState(DOCUMENT_LANGUAGES[0]!.id);
  return (
    // A grid column that may be narrower than the tabs, which then scroll.
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Tabs
        value={language}
        onChange={(_event, chosen: string) => setLanguage(chosen)}
        variant="scrollable"
        allowScrollButtonsMobile
        aria-label={`${label}: language`}
      >
        {DOCUMENT_LANGUAGES.map(({ id, name }) => (
          <Tab key={id} value={id} label={name} />
        ))}
      </Tabs>
      <TextInput
        key={language}
        source={`${source}.${language}`}
        label={label}
        helperText={false}
        size="small"
        multiline
        minRows={2}
        fullWidth
      />
    </Box>
  );
}
