import type { ModelDefinition } from '@bms/service-kit';
import { Schema } from 'mongoose';

/** The retention of deliveries, in seconds. */
const KEPT_SECONDS = 30 * 24 * 3600;

/** The delivery of an event to a webhook. */
export interface Delivery {
  _id: number;
  webhook_id: number;
  event_id: string;
  type: string;
  occurred_at: Date;
  created_at: Date;
  /** The request body: JSON text. */
  body: string;
  status: 'pending' | 'delivered' | 'failed';
  /** The total number of attempts. */
  attempts: number;
  /** The number of attempts since it was created or last replayed. */
  tries: number;
  /** The status of the last response; null if there was none. */
  response_status?: number | null;
  error: string;
  /** The time of the next attempt; of a claimed delivery, the time at which the claim expires. */
  next_attempt_at?: Date;
  /** The claim of the process that sends it. */
  claim?: string;
  /** W3C Trace Context of the span that created it, while traces are recorded. */
  traceparent?: string;
}

export const DELIVERIES = 'webhook_deliveries';

/** The index of pending deliveries, by webhook and due time. */
export const WAITING = { webhook_id: 1, next_attempt_at: 1 } as const;
/** The index of pending deliveries, by age. */
export const OLDEST_WAITING = { status: 1, created_at: 1 } as const;

const isWaiting = { partialFilterExpression: { status: 'pending' } };

const schema = new Schema<Delivery>(
  {
    _id: { type: Number, required: true },
    webhook_id: { type: Number, required: true },
    event_id: { type: String, required: true },
    type: String,
    occurred_at: Date,
    created_at: Date,
    body: String,
    status: String,
    attempts: Number,
    tries: Number,
    response_status: Number,
    error: String,
    next_attempt_at: Date,
    claim: String,
    traceparent: String,
  },
  { versionKey: false },
)
  .index({ webhook_id: 1, event_id: 1 }, { unique: true })
  .index({ webhook_id: 1, created_at: -1, _id: -1 })
  .index({ webhook_id: 1, status: 1, created_at: -1, _id: -1 })
  .index(WAITING, isWaiting)
  .index(OLDEST_WAITING, isWaiting)
  .index({ created_at: 1 }, { expireAfterSeconds: KEPT_SECONDS });

export const deliveryModel: ModelDefinition = { name: DELIVERIES, schema };
