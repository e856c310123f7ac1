import type { ModelDefinition } from '@bms/service-kit';
import { Schema } from 'mongoose';

/** Deliveries are kept that long, in seconds. */
const KEPT_SECONDS = 30 * 24 * 3600;

/** An event on its way to a webhook. */
export interface Delivery {
  _id: number;
  webhook_id: number;
  event_id: string;
  type: string;
  occurred_at: Date;
  created_at: Date;
  /** What is posted: JSON text. */
  body: string;
  status: 'pending' | 'delivered' | 'failed';
  /** How often it was sent. */
  attempts: number;
  /** How often it was sent since it was new or had to be sent again. */
  tries: number;
  /** That of the last attempt; null where nothing answered. */
  response_status?: number | null;
  error: string;
  /** When it is sent next; while it is under way, when it is sent again should the process that has it be gone. */
  next_attempt_at?: Date;
  /** By whom it is under way. */
  claim?: string;
}

/** The name of the collection. */
export const DELIVERIES = 'webhook_deliveries';

/** The index of what is still to be sent, by webhook and when. */
export const WAITING = { webhook_id: 1, next_attempt_at: 1 } as const;
/** The index of what is still to be sent, by age. */
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
