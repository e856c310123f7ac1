import CampaignIcon from '@mui/icons-material/Campaign';
import DescriptionIcon from '@mui/icons-material/Description';
import MailIcon from '@mui/icons-material/Mail';
import MenuIcon from '@mui/icons-material/MenuOpen';
import type { View } from '../view.ts';

/** The views of communication. */
export const together: readonly View[] = [
  {
    name: 'messages',
    one: 'Message',
    many: 'Messages',
    group: 'Together',
    section: 'messages',
    letter: 'm',
    icon: MailIcon,
    title: ({ subject, id }) => String(subject || `Message ${id}`),
    columns: ['from_user_id', 'subject', 'sent_at', 'status'],
    rows: [['to_user_id'], ['subject'], ['message']],
    hidden: ['parent_id'],
    longTexts: ['message'],
    creating: { label: 'Send', done: 'Sent.' },
    portal: { many: 'Conversation' },
    empty: 'No messages. When somebody writes to you, it shows up here.',
  },
  {
    name: 'announcements',
    one: 'Announcement',
    many: 'Announcements',
    group: 'Together',
    section: 'messages',
    place: 'more',
    icon: CampaignIcon,
    title: 'title',
    columns: ['title', 'description', 'read', 'created_at'],
    rows: [['title'], ['description'], ['start_date', 'end_date'], ['share_with']],
    longTexts: ['description'],
    empty: 'Nothing to announce yet.',
  },
  {
    name: 'pages',
    one: 'Page',
    many: 'Pages',
    group: 'Together',
    section: 'files',
    place: 'more',
    icon: DescriptionIcon,
    title: 'title',
    columns: ['title', 'slug', 'status', 'visibility'],
    rows: [['title', 'slug'], ['status', 'visibility'], ['content']],
    longTexts: ['content'],
    help: {
      slug: 'The name in its address; made from the title if left empty',
      content: 'HTML; what could be harmful is taken out',
    },
    html: ['content'],
    portal: { columns: ['title', 'created_at'], left: ['slug', 'visibility', 'created_by'] },
    empty: 'No pages yet.',
  },
  {
    name: 'left_menus',
    one: 'Menu entry',
    many: 'Menus',
    group: 'Together',
    place: 'settings',
    icon: MenuIcon,
    title: 'title',
    columns: ['title', 'url', 'type'],
    noCreate: true,
    isForStaff: true,
    empty: 'No entries yet. Client apps show them in their menu.',
  },
];
