import { createContext, type ReactElement, type ReactNode, useContext, useState } from 'react';
import { TitlePortal } from 'react-admin';
import { createPortal } from 'react-dom';

type Slot = 'state' | 'actions';
type Slots = Readonly<Record<Slot, HTMLElement | null>>;

const SlotsContext = createContext<Slots>({ state: null, actions: null });

/**
 * The head of a page, which has its title, its state and its actions in one line. The page renders all three, and this
 * shows them above its content.
 */
export function WithPageHead({ children }: { readonly children: ReactNode }): ReactElement {
  const [state, setState] = useState<HTMLElement | null>(null);
  const [actions, setActions] = useState<HTMLElement | null>(null);
  return (
    <SlotsContext value={{ state, actions }}>
      <div className="page-head">
        <TitlePortal component="h1" variant="h1" noWrap={false} sx={TITLE} />
        <div ref={setState} className="page-state" />
        <div ref={setActions} className="page-actions" />
      </div>
      {children}
    </SlotsContext>
  );
}

const TITLE = { flex: 'none', whiteSpace: 'normal', overflowWrap: 'anywhere', minWidth: 0, maxWidth: '100%' };

/** Shows the state of the record of the page beside the title. */
export const PageState = ({ children }: { readonly children: ReactNode }): ReactNode => useSlot('state', children);

/** Shows the actions of the page in its head. */
export const PageActions = ({ children }: { readonly children: ReactNode }): ReactNode => useSlot('actions', children);

function useSlot(name: Slot, children: ReactNode): ReactNode {
  const slot = useContext(SlotsContext)[name];
  return slot && createPortal(children, slot);
}
