export { describeLists } from './describe.ts';
export { day, FIRST_ID, fromToday, manyRecords, oneOf, spread, storedRecord } from './records.ts';
