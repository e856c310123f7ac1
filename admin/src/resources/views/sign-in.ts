import ProviderIcon from '@mui/icons-material/Login';
import type { View } from '../view.ts';

/** The views of what the staff signs in with. */
export const signIn: readonly View[] = [
  {
    name: 'identity_providers',
    noQuickCreate: true,
    isForStaff: true,
    one: 'Identity provider',
    many: 'Single sign-on',
    group: 'Administration',
    icon: ProviderIcon,
    title: 'name',
    columns: ['name', 'issuer', 'active', 'created_at'],
    narrow: ['issuer', 'key'],
    rows: [
      ['name', 'key'],
      ['issuer'],
      ['client_id', 'client_secret'],
      ['domains'],
      ['create_accounts', 'active'],
      ['default_role_id'],
      ['roles'],
      ['scopes'],
      ['redirect_uris'],
    ],
    left: ['redirect_url', 'backchannel_logout_url', 'frontchannel_logout_url', 'has_client_secret'],
    labels: {
      key: 'Key in the addresses',
      client_id: 'Client ID',
      domains: 'Email domains',
      roles: 'Roles by claims',
      default_role_id: 'Role of new accounts',
      create_accounts: 'Create accounts at the first sign-in',
      redirect_uris: 'Addresses of native apps',
    },
    help: {
      name: 'The sign-in page says "Continue with …"',
      key: 'Made from the name if it is empty',
      issuer: 'The https address that the provider calls issuer, such as https://login.example.com/realms/company',
      client_secret: 'Leave it empty to keep the stored one',
      domains:
        'Only verified addresses of these domains find an account. List them unless everyone at the provider may sign in',
      roles: 'The first that matches is applied at each sign-in; administrators keep their rights',
    },
    remove: { label: 'Delete', question: 'Nobody can sign in through it any more. Accounts and open sessions stay.' },
    verbs: { Test: { label: 'Test', done: 'The provider responds as expected.' } },
    empty: 'No identity providers yet. The staff signs in with passwords.',
  },
];
