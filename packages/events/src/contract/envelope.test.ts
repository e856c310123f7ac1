import { describe, expect, test } from '@jest/globals';
import { catalogue, clientEvent } from '../../test/world.ts';
import type { DomainEvent, EventContext } from '../types.ts';
import { openEnvelope } from './envelope.ts';
import { headersOf } from './headers.ts';
import { commonFilter, effectKey, eventSubject, exactFilters, recordOfSubject, streamName } from './names.ts';

const identity = { id: 'e1', service: 'crm', occurredAt: new Date('2026-03-01T10:00:00Z') };

function roundTrip(event: DomainEvent, context: EventContext = {}) {
  const headers = headersOf(event, identity, context);
  const data = catalogue.encode(event.message, event.data);
  const subject = eventSubject('crm', event.type, event.recordId);
  return openEnvelope({ id: 'e1', type: event.type, subject, headers, data }, catalogue);
}

describe('an event', () => {
  test('arrives with all attributes and data', () => {
    const context = {
      traceparent: '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01',
      requestId: 'r-1',
      caller: { userId: 7, apiKeyId: 3 },
    };
    expect(roundTrip(clientEvent(3, 2), context)).toEqual({ ...clientEvent(3, 2), ...identity, ...context });
  });

  test('has no owners and no client if none are given', () => {
    const { owners: _owners, clientId: _clientId, module: _module, ...bare } = clientEvent(3, 2);
    const received = roundTrip(bare);
    expect([received.owners, received.clientId, received.module]).toEqual([undefined, undefined, undefined]);
  });

  test('names the user or API key that caused it, and none if a service did by itself', () => {
    expect(roundTrip(clientEvent(1, 1), { caller: { userId: 7, apiKeyId: 0 } }).caller).toEqual({
      userId: 7,
      apiKeyId: 0,
    });
    expect(roundTrip(clientEvent(1, 1), { caller: { userId: 0, apiKeyId: 0 } }).caller).toBeUndefined();
  });

  test('keeps an id that is not a number', () => {
    expect(roundTrip({ ...clientEvent(1, 1), recordId: '007' }).recordId).toBe('007');
  });

  test('accepts no context value that would break a header', () => {
    expect(roundTrip(clientEvent(1, 1), { requestId: 'a\r\nce-type: evil' }).requestId).toBeUndefined();
  });

  test('cannot be opened without its attributes, or with data of another kind', () => {
    const envelope = { id: 'e', type: '', subject: 's', headers: {}, data: new Uint8Array() };
    expect(() => openEnvelope(envelope, catalogue)).toThrow('the event has no ce-dataschema');
    const headers = headersOf(clientEvent(1, 1), identity, {});
    expect(() => openEnvelope({ ...envelope, headers, data: Buffer.from([255, 255]) }, catalogue)).toThrow(
      'the data is no bms.crm.ClientEvent',
    );
  });

  test.each([
    ['bms.work.client.created.1', 'another service'],
    ['bms.crm.client.updated.1', 'another type'],
    ['bms.crm.client.created_too.1', 'a longer type'],
  ])('cannot be opened with the subject %s of %s', (subject) => {
    const data = catalogue.encode('bms.crm.ClientEvent', clientEvent(1, 1).data);
    const headers = headersOf(clientEvent(1, 1), { ...identity, service: 'crm' }, {});
    const open = (changed: string) => () =>
      openEnvelope({ id: 'e', type: '', subject: changed, headers, data }, catalogue);
    expect(open('bms.crm.client.created.1')).not.toThrow();
    expect(open(subject)).toThrow(`the subject ${subject} is not one of client.created of crm`);
  });
});

describe('the names', () => {
  test('of stream and subject follow from service, type and record', () => {
    expect(streamName('crm')).toBe('BMS_CRM');
    expect(eventSubject('crm', 'client.created', 17)).toBe('bms.crm.client.created.17');
    expect(recordOfSubject('bms.crm.client.created.17')).toBe('client.17');
  });

  test.each([0.5, 'a.b', 'a*', '>', '', 'a b', 'ä'])('take no id such as %p', (id) => {
    expect(() => eventSubject('crm', 'client.created', id)).toThrow('cannot be the id');
  });

  test.each([
    [['client.created'], 'bms.crm.client.created.>'],
    [['client.created', 'client.deleted'], 'bms.crm.client.>'],
    [['client.created', 'lead.lost'], 'bms.crm.>'],
    [['*'], 'bms.crm.>'],
  ])('of %p are covered by one filter', (types, filter) => {
    expect(commonFilter('crm', types)).toBe(filter);
  });

  test.each([
    [['client.created'], ['bms.crm.client.created.*']],
    [
      ['client.created', 'client.deleted'],
      ['bms.crm.client.created.*', 'bms.crm.client.deleted.*'],
    ],
    [['client.created', 'client.updated', 'client.deleted'], ['bms.crm.client.>']],
    [
      ['lead.lost', 'client.created'],
      ['bms.crm.client.created.*', 'bms.crm.lead.lost.*'],
    ],
    [['client.created', 'invoice.sent'], ['bms.crm.client.created.*']],
    [['*'], ['bms.crm.>']],
  ])('of %p are matched by exact filters', (types, filters) => {
    const published = ['client.created', 'client.updated', 'client.deleted', 'lead.lost'];
    expect(exactFilters('crm', types, { published, marking: [] })).toEqual(filters);
  });

  test('mark an update that changes no field of its message', () => {
    expect(eventSubject('crm', 'client.updated', 17, true)).toBe('bms.crm.client.updated.17.unchanged');
    expect(recordOfSubject('bms.crm.client.updated.17.unchanged')).toBe('client.17');
  });

  test.each([
    [['client.updated'], false, ['bms.crm.client.updated.>']],
    [['client.updated'], true, ['bms.crm.client.updated.*']],
    [['client.created', 'client.updated'], false, ['bms.crm.client.>']],
    [['client.created', 'client.updated'], true, ['bms.crm.client.*.*']],
    [['lead.lost'], false, ['bms.crm.lead.lost.*']],
  ])('of %p, with changesOnly %p, are matched by exact filters', (types, changesOnly, filters) => {
    const published = ['client.created', 'client.updated', 'lead.lost'];
    expect(exactFilters('crm', types, { published, marking: ['client.updated'], changesOnly })).toEqual(filters);
  });

  test('of handled events can be part of a subject', () => {
    expect(effectKey('billing_clients', 'a.b c>')).toBe('billing_clients-a_b_c_');
  });
});
