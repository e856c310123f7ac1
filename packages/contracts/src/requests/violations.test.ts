import { expect, test } from '@jest/globals';
import { trialProtos } from '../../test/support/trial-document.ts';
import { type ApiError, compileRequestSchema, loadContract, readJson } from '../index.ts';

const create = loadContract({ protoDirs: [trialProtos] }).rpc('/bms.trial.Edges/Create');
const schema = compileRequestSchema(create, create.bindings[0]!);

function messagesFor(json: string): string[] {
  try {
    schema.bind({ params: {}, query: new URLSearchParams(), body: readJson(json, schema.needsNumberSource) });
    return [];
  } catch (error) {
    return (error as ApiError).violations.map(({ message }) => message);
  }
}

test.each([
  ['"code":"abc"', 'code must be two uppercase letters.'],
  ['"price":"x"', 'price must be a number.'],
  ['"price":1.555', 'price must have at most 2 decimals and 15 digits.'],
  ['"kind":"b"', 'kind must be "a".'],
  ['"since":"today"', 'since must be a date (YYYY-MM-DD) from 1900 to 9999.'],
  ['"rank":0', 'rank must be at least 1.'],
  ['"lines":[{"title":"a","amount":0}]', 'lines[0].amount must be greater than 0.'],
  ['"colour":1', 'colour is not a known field.'],
])('the violation of %s names the field and the expected value: %s', (member, message) => {
  expect(messagesFor(`{"title":"a",${member}}`)).toEqual([message]);
});
