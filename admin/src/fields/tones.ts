/** The meaning of a status: its colours, and the shape of its dot. */
export type Tone = 'draft' | 'neutral' | 'info' | 'success' | 'warning' | 'danger';

/** The statuses of all modules by their meaning; one that is not listed is neutral. */
const STATUSES: Readonly<Record<Exclude<Tone, 'neutral'>, string>> = {
  draft: 'draft new not_started inactive',
  info: 'sent confirmed processing in_progress qualified discussion negotiation pending unread invited estimated published',
  success: 'active done paid accepted won completed delivered succeeded',
  warning: 'partially_paid on_hold hold high refund_due paused',
  danger: 'overdue declined lost urgent failed',
};

const TONES = new Map(
  Object.entries(STATUSES).flatMap(([tone, statuses]) => statuses.split(' ').map((status) => [status, tone as Tone])),
);

/** Returns the tone of a status, or of another word such as a priority. */
export const toneOf = (status: string): Tone => TONES.get(status) ?? 'neutral';
