const DAY_SECONDS = 24 * 60 * 60;

/** Rows that were sent stay this long, so that a lost stream can be driven again (seconds). */
export const OUTBOX_KEEP_SECONDS = 7 * DAY_SECONDS;

/** A stream keeps an event this long: a consumer may be away for as long (seconds). */
export const STREAM_KEEP_SECONDS = 14 * DAY_SECONDS;

/**
 * Ids of events that had their effect stay this long (seconds). An event can come again as long as its stream keeps it,
 * and the stream can be driven anew from the oldest row of the outbox; nine days on top are for rows that waited long.
 */
export const INBOX_KEEP_SECONDS = OUTBOX_KEEP_SECONDS + STREAM_KEEP_SECONDS + 9 * DAY_SECONDS;

/** JetStream drops an event that comes again within this time (milliseconds). */
export const DUPLICATE_WINDOW_MS = 5 * 60 * 1000;
