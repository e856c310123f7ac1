import type { SvgIconComponent } from '@mui/icons-material';
import ReportsIcon from '@mui/icons-material/Assessment';
import CalendarIcon from '@mui/icons-material/CalendarMonthOutlined';
import OrganizationIcon from '@mui/icons-material/CorporateFare';
import FolderIcon from '@mui/icons-material/Folder';
import SystemIcon from '@mui/icons-material/MonitorHeartOutlined';
import RestoreIcon from '@mui/icons-material/RestoreFromTrash';
import SampleIcon from '@mui/icons-material/ScienceOutlined';
import ImportIcon from '@mui/icons-material/UploadFile';
import { type ComponentType, lazy } from 'react';
import { hasRoute } from '../contract/contract.ts';
import type { Access } from '../contract/types.ts';
import type { View } from '../resources/view.ts';

/** A page that is not generated from a resource. */
export interface ExtraPage {
  readonly path: string;
  readonly label: string;
  /** The label for portal users, if it differs. */
  readonly portalLabel?: string;
  readonly group: View['group'];
  readonly place?: View['place'];
  readonly section?: View['section'];
  readonly icon: SvgIconComponent;
  /** The required permission. */
  readonly access: Access;
  /** True if the page is hidden from customers. */
  readonly isForStaff?: boolean;
  /** The route that the page requires; without it in the contract, the page is left out. */
  readonly route: string;
  readonly page: ComponentType;
}

const all: readonly ExtraPage[] = [
  {
    path: '/calendar',
    label: 'Calendar',
    group: 'Work',
    icon: CalendarIcon,
    access: { module: 'tasks', action: 'view' },
    isForStaff: true,
    route: 'GET /api/tasks',
    page: lazy(async () => ({ default: (await import('../pages/calendar/calendar-page.tsx')).CalendarPage })),
  },
  {
    path: '/files',
    label: 'Files',
    group: 'Together',
    section: 'files',
    icon: FolderIcon,
    access: { module: 'files', action: 'view', portal: true },
    route: 'GET /api/file-manager',
    page: lazy(async () => ({ default: (await import('../pages/files/files-page.tsx')).FilesPage })),
  },
  {
    path: '/reports',
    label: 'Reports',
    portalLabel: 'Statement of account',
    group: 'Money',
    section: 'invoices',
    icon: ReportsIcon,
    access: { module: 'invoices', action: 'view', portal: true },
    route: 'GET /api/reports/statement',
    page: lazy(async () => ({ default: (await import('../pages/reports/reports-page.tsx')).ReportsPage })),
  },
  {
    path: '/imports',
    label: 'Import',
    group: 'Administration',
    icon: ImportIcon,
    access: 'any',
    isForStaff: true,
    route: 'POST /api/imports',
    page: lazy(async () => ({ default: (await import('../pages/imports/imports-page.tsx')).ImportsPage })),
  },
  {
    path: '/organization',
    label: 'Organization',
    group: 'Administration',
    icon: OrganizationIcon,
    access: 'administrator',
    route: 'GET /api/admin/organization',
    page: lazy(async () => ({
      default: (await import('../pages/organization/organization-page.tsx')).OrganizationPage,
    })),
  },
  {
    path: '/deleted',
    label: 'Deleted records',
    group: 'Administration',
    icon: RestoreIcon,
    access: 'administrator',
    route: 'GET /api/admin/deleted/clients',
    page: lazy(async () => ({ default: (await import('../pages/deleted/deleted-page.tsx')).DeletedPage })),
  },
  {
    path: '/sample-data',
    label: 'Sample data',
    group: 'Administration',
    icon: SampleIcon,
    access: 'administrator',
    route: 'POST /api/clients/bulk',
    page: lazy(async () => ({ default: (await import('../pages/sample-data/sample-data-page.tsx')).SampleDataPage })),
  },
  {
    path: '/system',
    label: 'System',
    group: 'Administration',
    icon: SystemIcon,
    access: 'administrator',
    route: 'GET /api/admin/system',
    page: lazy(async () => ({ default: (await import('../pages/system/system-page.tsx')).SystemPage })),
  },
];

export const extraPages = all.filter(({ route }) => hasRoute(route));
