import { replaceLines } from './compose-file.ts';

/** Returns deploy/examples/mongodb.yaml with exactly one user for each service, who may use its database only. */
export function databaseUsers(text: string, services: readonly string[]): string {
  return replaceLines(
    text,
    /^ {4}(?:- name: | {2}(?:db|passwordSecretRef|scramCredentialsSecretName|roles): )/,
    services.flatMap(user),
  );
}

const user = (service: string): string[] => [
  `    - name: ${service}`,
  `      db: bms_${service}`,
  `      passwordSecretRef: { name: bms-mongodb-${service} }`,
  `      scramCredentialsSecretName: bms-mongodb-${service}`,
  `      roles: [{ name: readWrite, db: bms_${service} }, { name: dbAdmin, db: bms_${service} }]`,
];
