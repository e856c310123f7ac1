import type { Api } from './api.ts';
import { importRows } from './import.ts';
import { readAll } from './lists.ts';
import type { Employee } from './northwind.ts';
import { emailOf } from './team.ts';

const announcements = [
  {
    title: 'The spring catalogue is out',
    description: 'Seventy-seven products in eight categories. Please tell your clients.',
    share_with: ['all_members', 'all_clients'],
  },
  {
    title: 'Inventory on the last Friday of the month',
    description: 'The warehouse ships nothing that day.',
    share_with: ['all_members'],
  },
];

/** Creates announcements, a page, and a message to each team member. Existing ones, found by title, are skipped. */
export async function importContent(api: Api, employees: readonly Employee[]): Promise<void> {
  await importNew(api, 'announcements', '/api/announcements', announcements);
  await importNew(api, 'pages', '/api/pages', [whoIsWho(employees)]);
  await welcomeTeam(api, employees);
}

async function importNew(api: Api, name: string, path: string, rows: readonly { title: string }[]): Promise<void> {
  const known = new Set((await readAll<{ title: string }>(api, path)).map(({ title }) => title));
  await importRows(name, rows, async (row) => {
    if (known.has(row.title)) return 'present';
    await api.post(path, row, `northwind-${name}-${row.title}`);
    return 'created';
  });
}

function whoIsWho(employees: readonly Employee[]) {
  const rows = employees.map(
    ({ firstName, lastName, title, country }) =>
      `<tr><td>${firstName} ${lastName}</td><td>${title}</td><td>${country}</td></tr>`,
  );
  const head = '<tr><th>Name</th><th>Job</th><th>Country</th></tr>';
  const content = `<h1>Who is who</h1><table><thead>${head}</thead><tbody>${rows.join('')}</tbody></table>`;
  return { title: 'Who is who at Northwind', content, visibility: 'staff' };
}

/** Sends a message to each team member, except those who have already received it. */
async function welcomeTeam(api: Api, employees: readonly Employee[]): Promise<void> {
  const team = await readAll<{ id: number; email: string }>(api, '/api/team');
  const ids = new Map(team.map(({ id, email }) => [email, id]));
  const sent = await readAll<{ to_user_id: number; subject: string }>(api, '/api/messages?box=sent');
  const subject = 'Welcome to Northwind';
  const known = new Set(sent.filter((message) => message.subject === subject).map(({ to_user_id }) => to_user_id));
  await importRows('messages', employees, async (employee) => {
    const to_user_id = ids.get(emailOf(employee))!;
    if (known.has(to_user_id)) return 'present';
    const message = `Dear ${employee.firstName},\n\nyour clients and orders are in the system. Who is who stands on a page.`;
    await api.post('/api/messages', { to_user_id, subject, message }, `northwind-welcome-${to_user_id}`);
    return 'created';
  });
}
