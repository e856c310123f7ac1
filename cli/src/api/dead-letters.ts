import { type CommandGroup, type Context, formatTable, type OptionValues, type Outcome } from '../run/command.ts';
import { UsageError } from '../run/errors.ts';
import { readId } from '../run/read-options.ts';
import { findTarget } from '../target/find-target.ts';
import { listAll, withApi } from './open-api.ts';

const FILTERS = [
  ['--consumer <name>', 'only dead letters of this consumer, e.g. billing_clients'],
  ['--type <event>', 'only events of this type, e.g. client.updated'],
] as const;

/** `bms dead-letters`: events that a consumer gave up on. */
export const deadLetterCommands: CommandGroup = {
  description: 'List, replay and discard events that a consumer could not process.',
  commands: [
    {
      usage: 'dead-letters list',
      description: 'List the dead letters. It exits with 1 if there are any.',
      example: 'dead-letters list --consumer billing_clients',
      options: FILTERS,
      run: listDeadLetters,
    },
    {
      usage: 'dead-letters replay [id]',
      description: 'Have the consumer process a dead letter again, or all that match the filters.',
      example: 'dead-letters replay --type client.updated',
      options: [...FILTERS, ['--all', 'replay all dead letters']],
      run: (context, options, [id]) => (id ? replayOne(context, readId(id)) : replayMany(context, options)),
    },
    {
      usage: 'dead-letters discard <id>',
      description: 'Discard a dead letter. Its event is never processed.',
      example: 'dead-letters discard 12',
      run: (context, _options, [id]) => discard(context, readId(id)),
    },
  ],
};

function filterOf({ consumer, type }: OptionValues): { consumer?: string; event_type?: string } {
  return {
    ...(typeof consumer === 'string' && { consumer }),
    ...(typeof type === 'string' && { event_type: type }),
  };
}

async function listDeadLetters({ env }: Context, options: OptionValues): Promise<Outcome> {
  const filter = filterOf(options);
  const deadLetters = await withApi(await findTarget(env), (api) =>
    listAll((page) => api.deadLetters.list({ query: { ...page, ...filter } }).then(({ data }) => data)),
  );
  const rows = deadLetters.map((one) => [
    one.id,
    one.consumer,
    one.event_type,
    one.attempts,
    one.failed_at,
    one.error.split('\n', 1)[0],
  ]);
  const lines = formatTable(['id', 'consumer', 'event', 'attempts', 'failed', 'error'], rows);
  return { data: { dead_letters: deadLetters }, lines, failed: deadLetters.length > 0 };
}

async function replayOne({ env }: Context, id: number): Promise<Outcome> {
  await withApi(await findTarget(env), (api) => api.deadLetters.replay({ path: { id } }));
  return { data: { count: 1, remaining: 0 }, lines: [`✓ the replay of dead letter ${id} was requested`] };
}

async function replayMany({ env }: Context, options: OptionValues): Promise<Outcome> {
  const body = filterOf(options);
  if (Object.keys(body).length === 0 && !options['all'])
    throw new UsageError('give an id, --consumer, --type or --all');
  const { count, remaining } = await withApi(await findTarget(env), async (api) => {
    return (await api.deadLetters.replayAll({ body })).data;
  });
  return { data: { count, remaining }, lines: [`✓ the replay of ${count} events was requested; ${remaining} remain`] };
}

async function discard({ env }: Context, id: number): Promise<Outcome> {
  await withApi(await findTarget(env), (api) => api.deadLetters.delete({ path: { id } }));
  return { data: { discarded: id }, lines: [`✓ dead letter ${id} was discarded`] };
}
