import { lazy, type ReactElement, type ReactNode, Suspense, useEffect, useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { viewOf } from '../../resources/views.ts';
import { shortcutsFor } from '../keyboard/shortcuts.ts';
import { useKeyboard } from '../keyboard/use-keyboard.ts';
import { useEntries } from './entries.ts';
import { useCreations } from './use-creations.ts';

const loadPalette = async () => ({ default: (await import('../palette/palette.tsx')).Palette });
const Palette = lazy(loadPalette);
const HelpSheet = lazy(async () => ({ default: (await import('../keyboard/help-sheet.tsx')).HelpSheet }));

type Sheet = 'search' | 'help';

/** The sheet open above the page, and the function that opens the search. */
export interface Commands {
  readonly openSearch: () => void;
  readonly sheet: ReactNode;
}

/** Handles the keyboard, and shows the search or the list of shortcuts; one closes the other. */
export function useCommands(): Commands {
  const [sheet, setSheet] = useState<Sheet>();
  const navigate = useNavigate();
  const entries = useEntries();
  const creations = useCreations();
  const shortcuts = useMemo(() => {
    const destinations = entries.map((entry) => ({
      ...entry,
      letter: entry.resource && viewOf(entry.resource)?.letter,
    }));
    return shortcutsFor(creations, destinations, {
      open: (path) => void navigate(path),
      search: () => setSheet('search'),
      help: () => setSheet('help'),
    });
  }, [entries, creations, navigate]);
  useKeyboard(shortcuts, sheet === undefined);
  useEarlyPalette();
  const close = (): void => setSheet(undefined);
  const open = (path: string): void => void navigate(path);
  const shown: ReactElement = (
    <Suspense fallback={null}>
      {sheet === 'search' && <Palette entries={entries} shortcuts={shortcuts} onOpen={open} onClose={close} />}
      {sheet === 'help' && <HelpSheet shortcuts={shortcuts} onClose={close} />}
    </Suspense>
  );
  return { openSearch: () => setSheet('search'), sheet: shown };
}

/** The time in milliseconds after which the search is loaded, so that it takes letters as soon as its keys are pressed. */
const EARLY_MS = 2000;

function useEarlyPalette(): void {
  useEffect(() => {
    const timer = setTimeout(() => void loadPalette(), EARLY_MS);
    return () => clearTimeout(timer);
  }, []);
}
