import type { SvgIconComponent } from '@mui/icons-material';
import FilesIcon from '@mui/icons-material/FolderOutlined';
import MessagesIcon from '@mui/icons-material/ForumOutlined';
import RequestsIcon from '@mui/icons-material/MarkunreadMailboxOutlined';
import InvoicesIcon from '@mui/icons-material/ReceiptLongOutlined';
import OrdersIcon from '@mui/icons-material/ShoppingBagOutlined';
import type { Entry } from '../app/shell/entries.ts';
import type { PortalSection } from '../resources/view.ts';

interface SectionView {
  readonly name: PortalSection;
  readonly label: string;
  /** The label in the tab bar of a phone, if it is shorter. */
  readonly short?: string;
  readonly icon: SvgIconComponent;
  /** The page that the entry opens, if the customer has it; else the first of the others. */
  readonly main: string;
}

const SECTIONS: readonly SectionView[] = [
  { name: 'invoices', label: 'Invoices', main: 'invoices', icon: InvoicesIcon },
  { name: 'orders', label: 'Estimates & orders', short: 'Orders', main: 'estimates', icon: OrdersIcon },
  { name: 'files', label: 'Files', main: 'files', icon: FilesIcon },
  { name: 'requests', label: 'Requests', main: 'estimate_requests', icon: RequestsIcon },
  { name: 'messages', label: 'Messages', main: 'messages', icon: MessagesIcon },
];

/** A section of the portal with the pages in it; the first page is that which its entry opens. */
export interface Section extends SectionView {
  readonly to: string;
  readonly entries: readonly Entry[];
}

/** Returns the sections in which a customer has pages, in their order: at most five, beside the home page. */
export const sectionsOf = (entries: readonly Entry[]): Section[] =>
  SECTIONS.flatMap((section) => {
    const isMain = ({ to }: Entry): boolean => to.endsWith(`/${section.main}`);
    const inside = entries
      .filter((entry) => entry.section === section.name)
      .toSorted((one, other) => Number(isMain(other)) - Number(isMain(one)));
    return inside[0] ? [{ ...section, to: inside[0].to, entries: inside }] : [];
  });

/** Returns the pages without a section, which the menu of the person has, so that a new module is never out of reach. */
export const otherEntries = (entries: readonly Entry[]): Entry[] =>
  entries.filter(({ section }) => section === undefined);
