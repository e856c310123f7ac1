/** The process that generates the load; it receives jobs and answers with their results, one at a time. */
import type { Job } from './job.ts';
import { runJob } from './run-job.ts';

process.on('message', async (job: Job) => {
  const result = await runJob(job);
  process.send!(result);
});
process.on('disconnect', () => process.exit());
