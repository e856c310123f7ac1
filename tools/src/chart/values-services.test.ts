import { expect, test } from '@jest/globals';
import { valuesWithServices } from './values-services.ts';

const text = `gateway:
  egress: [nats]

# What follows.
services:
  billing:
    calls: [crm]
    http: true
    # With STRIPE_SECRET_KEY, add internet.
    egress: [mongodb, nats]
    keda:
      consumers:
        - { stream: BMS_CRM, consumer: billing_orders }
  crm:
    calls: [billing]

podSecurity:
  runAsUser: 1
`;

const billing = { name: 'billing', calls: ['crm'], hasStreams: true };
const crm = { name: 'crm', calls: ['billing'], hasStreams: false };
const expenses = { name: 'expenses', calls: ['crm', 'identity'], hasStreams: true };

test('current values stay as they are', () => {
  expect(valuesWithServices(text, [billing, crm])).toBe(text);
});

test('a new service gets what it calls and whether it has streams, and is gone again without its folder', () => {
  const changed = valuesWithServices(text, [billing, crm, expenses]);
  expect(changed).toContain('    calls: [billing]\n  expenses:\n    calls: [crm, identity]\n    http: true\n\npod');
  expect(valuesWithServices(changed, [billing, crm])).toBe(text);
});

test('calls and streams follow the sources, and all other values and comments stay', () => {
  const changed = valuesWithServices(text, [{ ...billing, calls: [], hasStreams: false }, crm]);
  expect(changed).toBe(text.replace('    calls: [crm]\n    http: true\n', '    calls: []\n'));
});
