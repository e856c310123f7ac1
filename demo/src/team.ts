import type { Api } from './api.ts';
import { importRows } from './import.ts';
import { readAll } from './lists.ts';
import type { Employee } from './northwind.ts';

/** Hires the employees as members of staff; each gets an invitation by mail. Who is there already, by email, is left alone. */
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

const memberOf = ({ firstName, lastName, title, country, homePhone }: Employee, role: number) => ({
  first_name: firstName,
  last_name: lastName,
  email: `${firstName}.${lastName}@northwind.example`.toLowerCase(),
  phone: `${country === 'UK' ? '+44' : '+1'}${homePhone.replace(/\D/g, '')}`,
  job_title: title,
  role_id: role,
});
