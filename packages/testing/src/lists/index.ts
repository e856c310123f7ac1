export { describeLists } from './describe.ts';
export { day, fromToday, manyRecords, oneOf, spread, storedRecord } from './records.ts';
