const DAY_SECONDS = 24 * 60 * 60;

/** Retention of sent outbox rows, from which a lost stream can be republished (seconds). */
export const OUTBOX_RETENTION_SECONDS = 7 * DAY_SECONDS;

/** Retention of the events in a stream, and thus the longest possible absence of a consumer (seconds). */
export const STREAM_RETENTION_SECONDS = 14 * DAY_SECONDS;

/**
 * Retention of the ids of handled events (seconds). An event can be redelivered as long as its stream keeps it, and the
 * stream can be republished from the oldest row of the outbox; nine more days cover rows that waited long.
 */
export const INBOX_RETENTION_SECONDS = OUTBOX_RETENTION_SECONDS + STREAM_RETENTION_SECONDS + 9 * DAY_SECONDS;

/** Window in which JetStream drops duplicate events (milliseconds). */
export const DUPLICATE_WINDOW_MS = 5 * 60 * 1000;
