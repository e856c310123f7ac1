/** A record by its module and id. */
export interface RecordKey {
  readonly module: string;
  readonly id: number;
}

/** The records whose pages a user opened in this browser. */
export interface RecentRecords {
  /** Returns them, the latest first. */
  list(): readonly RecordKey[];
  /** Puts a record in front. */
  note(record: RecordKey): void;
}

type OpenStorage = () => Pick<Storage, 'getItem' | 'setItem'>;

const KEPT = 12;
const STORED = /^([a-z_]+)\/(\d+)$/;

/**
 * Opens the records of a user. Only ids are stored: who uses the browser afterwards learns no titles, and records that were
 * renamed, deleted or hidden meanwhile are not shown as they were.
 * @param open returns the storage of the browser; throws if it is blocked
 */
export function openRecentRecords(userId: number, open: OpenStorage): RecentRecords {
  const name = `bms-recent-${userId}`;
  const list = (): readonly RecordKey[] => {
    try {
      return parse(open().getItem(name));
    } catch {
      return [];
    }
  };
  return {
    list,
    note: (record) => {
      const others = list().filter(({ module, id }) => module !== record.module || id !== record.id);
      const texts = [record, ...others].slice(0, KEPT).map(({ module, id }) => `${module}/${id}`);
      try {
        open().setItem(name, JSON.stringify(texts));
      } catch {
        // Without a storage there are none.
      }
    },
  };
}

function parse(text: string | null): RecordKey[] {
  const stored: unknown = JSON.parse(text ?? '[]');
  if (!Array.isArray(stored)) return [];
  return stored.flatMap((entry) => {
    const found = STORED.exec(String(entry));
    return found ? [{ module: found[1]!, id: Number(found[2]) }] : [];
  });
}
