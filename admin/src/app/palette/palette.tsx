import AddIcon from '@mui/icons-material/Add';
import ErrorIcon from '@mui/icons-material/ErrorOutlined';
import SearchIcon from '@mui/icons-material/Search';
import { Dialog } from '@mui/material';
import { Command } from 'cmdk';
import { type KeyboardEvent, type ReactElement, type ReactNode, useEffect, useState } from 'react';
import { kindOf, pageOf } from '../../resources/parts.ts';
import { type RecentRecord, useRecentRecords } from '../../resources/recent/use-recent-records.ts';
import { viewOf } from '../../resources/views.ts';
import { KeyCaps } from '../keyboard/key-caps.tsx';
import type { Shortcut } from '../keyboard/shortcuts.ts';
import type { Entry } from '../shell/entries.ts';
import { type FoundRecord, useFoundRecords } from './found-records.ts';
import { matches } from './matching.ts';
import './palette.css';

/** A record that was found, or opened before. */
type ShownRecord = RecentRecord & Partial<Pick<FoundRecord, 'client_id' | 'subtitle'>>;

interface PaletteProps {
  readonly entries: readonly Entry[];
  readonly shortcuts: readonly Shortcut[];
  readonly onOpen: (path: string) => void;
  readonly onClose: () => void;
}

/** The search over records, pages and actions, by keyboard or pointer. */
export function Palette({ entries, shortcuts, onOpen, onClose }: PaletteProps): ReactElement {
  const [text, setText] = useState('');
  const [selected, setSelected] = useState('');
  const { records: found, isCurrent: isFoundNow, error } = useFoundRecords(text);
  const recent = useRecentRecords();
  const isAsked = text.trim() !== '';
  const isCurrent = isAsked ? isFoundNow : recent !== undefined;
  const records: readonly ShownRecord[] = isAsked ? found : (recent ?? []);
  const open = (path: string): void => {
    onClose();
    onOpen(path);
  };
  const run = ({ run }: Shortcut): void => {
    onClose();
    run();
  };
  // Until the recent records are known, Enter would open the first entry below them.
  const holdEnter = (event: KeyboardEvent): void => {
    if (!isAsked && !isCurrent && event.key === 'Enter') event.preventDefault();
  };
  const actions = shortcuts.filter(({ section, label }) => section === 'Create' && matches(label, text));
  const pages = entries.filter(({ label }) => matches(label, text));
  const shownPages = isAsked ? pages : pages.filter(({ place }) => place === 'sidebar');
  const first = [
    ...(isCurrent ? records.map(keyOf) : []),
    ...actions.map(({ label }) => label),
    ...shownPages.map(({ to }) => to),
  ][0];
  // The best match is selected whenever the matches change, so that Enter never opens one of an earlier text.
  useEffect(() => setSelected(first ?? ''), [first]);
  const isEmpty = isCurrent && !error && records.length === 0 && actions.length === 0 && pages.length === 0;
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" sx={PLACE} slotProps={NAMED}>
      <Command
        className="palette"
        label="Search or jump to"
        shouldFilter={false}
        value={selected}
        onValueChange={setSelected}
        onKeyDown={holdEnter}
        loop
      >
        <div className="palette-query">
          <SearchIcon fontSize="small" aria-hidden />
          <Command.Input
            value={text}
            onValueChange={setText}
            placeholder="Search or jump to"
            autoFocus
            maxLength={200}
          />
        </div>
        <Command.List className="palette-list">
          {error && (
            <p className="palette-note" role="alert">
              <ErrorIcon fontSize="small" aria-hidden /> Records cannot be searched right now.
            </p>
          )}
          {isEmpty && <p className="palette-note">{`Nothing found for “${text.trim()}”`}</p>}
          <Group heading={isAsked ? 'Records' : 'Recent'}>
            {records.map((record) => (
              <RecordItem key={keyOf(record)} record={record} isCurrent={isCurrent} onOpen={open} />
            ))}
          </Group>
          <Group heading="Actions">
            {actions.map((shortcut) => (
              <Command.Item key={shortcut.label} value={shortcut.label} onSelect={() => run(shortcut)}>
                <AddIcon fontSize="small" aria-hidden />
                <span className="palette-title">{shortcut.label}</span>
                <KeyCaps of={shortcut} />
              </Command.Item>
            ))}
          </Group>
          <Group heading="Go to">
            {shownPages.map(({ to, label, icon: Icon }) => (
              <Command.Item key={to} value={to} onSelect={() => open(to)}>
                <Icon fontSize="small" aria-hidden />
                <span className="palette-title">{label}</span>
              </Command.Item>
            ))}
          </Group>
        </Command.List>
        <footer className="palette-foot" aria-hidden>
          <span>
            <kbd>↑</kbd>
            <kbd>↓</kbd> move
          </span>
          <span>
            <kbd>Enter</kbd> open
          </span>
          <span>
            <kbd>Esc</kbd> close
          </span>
        </footer>
      </Command>
    </Dialog>
  );
}

const NAMED = { paper: { 'aria-label': 'Search or jump to' } };
const PLACE = {
  '& .MuiDialog-container': { alignItems: 'flex-start' },
  '& .MuiDialog-paper': { mt: { xs: 2, md: 12 } },
};

const keyOf = ({ module, record_id }: ShownRecord): string => `${module}/${record_id}`;

function Group({
  heading,
  children,
}: {
  readonly heading: string;
  readonly children: readonly ReactNode[];
}): ReactNode {
  return children.length > 0 ? <Command.Group heading={heading}>{children}</Command.Group> : null;
}

interface RecordItemProps {
  readonly record: ShownRecord;
  readonly isCurrent: boolean;
  readonly onOpen: (path: string) => void;
}

function RecordItem({ record, isCurrent, onOpen }: RecordItemProps): ReactElement {
  const view = viewOf(record.module);
  const Icon = view?.icon ?? SearchIcon;
  const path = pageOf(record)!;
  return (
    <Command.Item value={keyOf(record)} disabled={!isCurrent} onSelect={() => onOpen(path)}>
      <Icon fontSize="small" aria-hidden />
      <span className="palette-title">{record.title}</span>
      <span className="palette-about">{record.subtitle}</span>
      <span className="palette-kind">{kindOf(record.module)}</span>
    </Command.Item>
  );
}
