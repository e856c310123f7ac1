import { mongo } from 'mongoose';

const { Int32, Long } = mongo;

/** The sums of the whole numbers in the documents of a collection, by top-level field. */
export class FieldSums {
  readonly #sums = new Map<string, bigint>();

  /** Adds a document with its exact types. */
  add(document: mongo.Document): void {
    for (const [field, value] of Object.entries(document)) {
      const number = wholeNumber(value);
      if (number !== undefined) this.#sums.set(field, (this.#sums.get(field) ?? 0n) + number);
    }
  }

  /** The sums by field. */
  get byField(): ReadonlyMap<string, bigint> {
    return this.#sums;
  }

  /** Returns the fields whose sums in a collection differ, with both sums. */
  async differencesOf(collection: mongo.Collection): Promise<readonly FieldDifference[]> {
    const fields = [...this.#sums.keys()];
    if (fields.length === 0) return [];
    const found = await sumsIn(collection, fields);
    return fields.flatMap((field, index) => {
      const [expected, stored] = [this.#sums.get(field)!, found[index]!];
      return expected === stored ? [] : [{ field, expected, stored }];
    });
  }
}

/** A field whose sum in a database differs from that in the backup. */
export interface FieldDifference {
  readonly field: string;
  readonly expected: bigint;
  readonly stored: bigint;
}

function wholeNumber(value: unknown): bigint | undefined {
  if (value instanceof Int32) return BigInt(value.value);
  if (value instanceof Long) return value.toBigInt();
  return undefined;
}

/** Returns the sums of the integers of fields. Sums of decimals are exact to 34 digits. */
async function sumsIn(collection: mongo.Collection, fields: readonly string[]): Promise<bigint[]> {
  const sums = fields.map((field, index) => {
    const value = { $getField: { field: { $literal: field }, input: '$$ROOT' } };
    const isInteger = { $in: [{ $type: value }, ['int', 'long']] };
    return [`sum${index}`, { $sum: { $cond: [isInteger, { $toDecimal: value }, 0] } }];
  });
  const [row] = await collection.aggregate([{ $group: { _id: null, ...Object.fromEntries(sums) } }]).toArray();
  return fields.map((_field, index) => BigInt(String(row?.[`sum${index}`] ?? 0)));
}
