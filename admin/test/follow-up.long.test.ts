import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { act, become, save, startPanel, type TestedPanel } from './support/panel.ts';

let panel: TestedPanel;
let page: Page;
beforeAll(async () => {
  panel = await startPanel();
  page = await panel.adminPage();
});
afterAll(() => panel?.stop());

const today = () => new Date().toISOString().slice(0, 10);
const statusOf = async (id: number): Promise<unknown> => {
  const { body } = await panel.http.send('GET', `/api/tasks/${id}`);
  return (body as { record: { status: string } }).record.status;
};

test('a lead has a next step and a task, which is completed, taken back, and follows to the client', async () => {
  const lead = await panel.create('/api/leads', {
    company_name: 'Harbour Tea',
    next_step: 'Send samples',
    next_step_on: today(),
  });
  await page.goto('/admin');
  await page.getByRole('link', { name: /Send samples/ }).click();
  await page.getByRole('link', { name: 'New task' }).click();
  await page.getByLabel('Title').fill('Pack the samples');
  await page.getByLabel('Deadline').fill(today());
  await save(page);
  const { body } = await panel.http.send('GET', `/api/tasks?lead_id=${lead}`);
  const [task] = (body as { records: { id: number }[] }).records;
  await panel.http.send('PATCH', `/api/tasks/${task!.id}`, { assigned_to: [1] });

  await page.goto(`/admin/leads/${lead}`);
  await page.getByLabel('Complete: Pack the samples').click();
  await page.getByText('Pack the samples is done.').waitFor();
  expect(await statusOf(task!.id)).toBe('done');
  await page.getByRole('button', { name: 'Undo' }).click();
  await become('the task that is open again', async () => (await statusOf(task!.id)) === 'not_started');

  await page.goto('/admin');
  await page.getByLabel('Complete: Pack the samples').click();
  await become('the completed task', async () => (await statusOf(task!.id)) === 'done');
  await page.goto('/admin/tasks?filter={}');
  await page.getByLabel('Open again: Pack the samples').click();
  await become('the reopened task', async () => (await statusOf(task!.id)) === 'not_started');

  await page.goto('/admin/calendar');
  await page.getByRole('link', { name: 'Lead: Harbour Tea: Send samples' }).waitFor();
  await page.getByRole('button', { name: 'Next month' }).click();
  await page.getByRole('button', { name: 'Today' }).click();
  await page.getByRole('link', { name: 'Task: Pack the samples' }).click();
  await page.getByRole('heading', { name: /Pack the samples/ }).waitFor();

  await page.goto(`/admin/leads/${lead}`);
  await act(page, 'Make a client');
  await page.getByRole('dialog').getByRole('button', { name: 'Make a client' }).click();
  await page.waitForURL(/\/admin\/clients\/\d+/);
  const client = Number(new URL(page.url()).pathname.split('/').at(-1));
  const tasksOfClient = `/api/tasks?client_id=${client}`;
  await become('the task of the client', async () => {
    const answer = await panel.http.send('GET', tasksOfClient);
    return (answer.body as { records: unknown[] }).records.length === 1;
  });
  await page.reload();
  await page.getByLabel('Complete: Pack the samples').waitFor();
});
