/** Returns a subject without the id of the record, e.g. `bms.crm.client.created`, for the name of a span. */
export const topicOf = (subject: string): string => subject.slice(0, subject.lastIndexOf('.'));

/** Returns the attributes of a span about an event, by the semantic conventions for messaging. */
export const messagingAttributes = (subject: string, id: string) => ({
  'messaging.system': 'nats',
  'messaging.destination.template': `${topicOf(subject)}.{id}`,
  'messaging.message.id': id,
});
