import type { Api } from './api.ts';
import { importRows } from './import.ts';
import { readAll } from './lists.ts';
import type { Employee } from './northwind.ts';

/** Imports the employees as staff, each with an invitation by mail; those with an existing email are skipped. */
export async function importTeam(api: Api, employees: readonly Employee[]): Promise<void> {
  const roles = await readAll<{ id: number; title: string }>(api, '/api/admin/roles');
  const role = roles.find(({ title }) => title === 'Member');
  if (!role) throw new Error('there is no role "Member"');
  const known = new Set((await readAll<{ email: string }>(api, '/api/team')).map(({ email }) => email));
  await importRows('team', employees, async (employee) => {
    const member = memberOf(employee, role.id);
    if (known.has(member.email)) return 'present';
    await api.post('/api/team', member, `northwind-${member.email}`);
    return 'created';
  });
}

/** Returns the email that an employee signs in with. */
export const emailOf = ({ firstName, lastName }: Employee): string =>
  `${firstName}.${lastName}@northwind.example`.toLowerCase();

const memberOf = (employee: Employee, role: number) => ({
  first_name: employee.firstName,
  last_name: employee.lastName,
  email: emailOf(employee),
  phone: `${employee.country === 'UK' ? '+44' : '+1'}${employee.homePhone.replace(/\D/g, '')}`,
  job_title: employee.title,
  role_id: role,
});
