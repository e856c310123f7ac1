import { keywordObjectId } from '@feathersjs/mongodb';
import { Ajv, addFormats } from '@feathersjs/schema';

const formats = ['date-time', 'time', 'date', 'email', 'hostname', 'ipv4', 'ipv6', 'uri', 'uuid', 'regex'];

export const dataValidator = addFormats(new Ajv({}), formats);
export const queryValidator = addFormats(new Ajv({ coerceTypes: true }), formats);
for (const validator of [dataValidator, queryValidator]) validator.addKeyword(keywordObjectId);
