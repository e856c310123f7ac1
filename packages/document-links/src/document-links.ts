import { ApiError, invalid } from '@bms/contracts';
import {
  assertPrecondition,
  type Call,
  clientView,
  HIDDEN,
  type RecordWith,
  type Resource,
  type Transaction,
  trust,
} from '@bms/service-kit';
import type { ClientSession } from 'mongoose';
import { createToken, hashToken, linkCollection, type StoredLink } from './link.model.ts';
import { followRecoveries, linkedClients } from './link-effects.ts';
import { type LinkSettings, MAX_LINK_DAYS } from './link-settings.ts';

/** The maximum number of links to one document that users create. */
const MAX_LINKS = 100;
/** The maximum number of links in a list; mails have links of their own. */
const MAX_LISTED_LINKS = 1000;
/** The number of openings that are kept of a link. */
const KEPT_OPENINGS = 20;
const DAY_MS = 24 * 3600 * 1000;
/** The maximum lifetime of a link. */
const MAX_LINK_MS = MAX_LINK_DAYS * DAY_MS;

/** A document that can have links. */
export type LinkedRecord = RecordWith<{ client_id: number; status: string }>;

/** A document with the link that it was opened by. */
export interface OpenedDocument<T extends LinkedRecord> {
  readonly link: StoredLink;
  readonly record: T;
}

/** A new link. */
export interface NewLink {
  readonly link: StoredLink;
  /** The address of the page, which contains the token. */
  readonly url: string;
}

/** A document in a mail, with the address of its page. */
export interface MailedDocument<T extends LinkedRecord> {
  readonly record: T;
  readonly url: string;
}

/** The link in a mail. */
export interface MailedLink {
  readonly documentId: number;
  /** The client to whom the document was sent. */
  readonly clientId: number;
  /** The random token, which the sender of the mail keeps: the same one for each attempt. */
  readonly token: string;
  readonly email: string;
}

/** The links to the documents of a type. */
export interface DocumentLinks<T extends LinkedRecord = LinkedRecord> {
  /**
   * Creates a link as part of a transaction.
   * @param expiresAt by default after the days of the settings
   * @throws ApiError validation_failed for a document that its client may not see, a time in the past or more than 400
   * days ahead, and above 100 links
   */
  create(record: T, call: Call, tx: Pick<Transaction, 'session'>, expiresAt?: Date): Promise<NewLink>;
  /**
   * Creates the link of a mail, unless it exists.
   * @throws ApiError not_found for a document that the client may not see: deleted, a draft, or of another client
   */
  ensureMailed(link: MailedLink): Promise<MailedDocument<T>>;
  /** Returns the links to a document, newest first. */
  list(documentId: number): Promise<StoredLink[]>;
  /** Revokes a link; a revoked one stays as it is. @throws ApiError not_found */
  revoke(documentId: number, linkId: number, call: Call, tx: Pick<Transaction, 'session'>): Promise<void>;
  /** Returns the document of a token. @throws ApiError not_found for an unknown, expired or revoked link alike */
  open(token: string, session?: ClientSession): Promise<OpenedDocument<T>>;
  /** Records an opening with the address of the client app. */
  recordOpening(link: StoredLink, address: string): Promise<void>;
}

/**
 * Creates the links to the documents of a resource.
 * @param path the segment of the page's address that stands for the resource, e.g. `estimates`
 * @see docs/adr/0210-document-links.md
 */
export function createDocumentLinks<T extends LinkedRecord>(
  resource: Resource<T>,
  path: string,
  settings: LinkSettings,
): DocumentLinks<T>;
export function createDocumentLinks(
  resource: Resource<LinkedRecord>,
  path: string,
  { publicUrl, days }: LinkSettings,
): DocumentLinks {
  const { kit, definition, model } = resource;
  followRecoveries(resource);
  const links = linkCollection(kit.db, definition);
  kit.merges.follow(links.collectionName, linkedClients(links));
  const visible = (clientId: number) => trust(clientView(definition, clientId));
  const urlOf = (token: string) => new URL(`/d/${path}/${token}`, publicUrl).href;
  const newLink = async (
    { _id: document_id, client_id }: LinkedRecord,
    token: string,
    createdBy: number,
    call?: Call,
  ) => {
    const created_at = new Date();
    return {
      _id: await kit.nextId(`${definition.name}_links`, call),
      document_id,
      client_id,
      token_hash: hashToken(token),
      expires_at: new Date(created_at.getTime() + days * DAY_MS),
      open_count: 0,
      openings: [],
      created_by: createdBy,
      created_at,
    } satisfies StoredLink;
  };
  const findVisible = ({ document_id: _id, client_id }: Pick<StoredLink, 'document_id' | 'client_id'>) =>
    model.findOne({ $and: [{ _id, client_id }, visible(client_id)] }, HIDDEN);
  return {
    create: async (record, call, { session }, expiresAt) => {
      const { _id: document_id } = record;
      assertPrecondition(resource, record, call, 'CreateLink');
      if (expiresAt) assertExpiry(expiresAt);
      const created = { document_id, sent_to: { $exists: false } };
      if ((await links.countDocuments(created, { session })) >= MAX_LINKS) throw tooMany();
      const token = createToken();
      const link = await newLink(record, token, call.caller.userId, call);
      if (expiresAt) link.expires_at = expiresAt;
      await links.insertOne(link, { session });
      return { link, url: urlOf(token) };
    },
    ensureMailed: async ({ documentId: document_id, clientId, token, email: sent_to }) => {
      // The client may have been merged since the event that the mail follows.
      const client_id = await kit.merges.present('clients', clientId);
      const record = await findVisible({ document_id, client_id }).lean();
      if (!record) throw new ApiError('not_found');
      const token_hash = hashToken(token);
      if (!(await links.findOne({ token_hash }, { projection: { _id: 1 } }))) {
        const { token_hash: _key, ...fields } = await newLink(record, token, 0);
        await links.updateOne({ token_hash }, { $setOnInsert: { ...fields, sent_to } }, { upsert: true });
      }
      return { record, url: urlOf(token) };
    },
    list: (document_id) => links.find({ document_id }).sort({ _id: -1 }).limit(MAX_LISTED_LINKS).toArray(),
    revoke: async (document_id, _id, { caller }, { session }) => {
      const link = await links.findOne({ _id, document_id }, { session });
      if (!link) throw new ApiError('not_found');
      const revoked = { revoked_at: new Date(), revoked_by: caller.userId };
      await links.updateOne({ _id, revoked_at: { $exists: false } }, { $set: revoked }, { session });
    },
    open: async (token, session) => {
      const link = await links.findOne({ token_hash: hashToken(token) }, { session });
      if (!link || link.revoked_at || hasExpired(link)) throw new ApiError('not_found');
      const record = await findVisible(link)
        .session(session ?? null)
        .lean();
      if (!record) throw new ApiError('not_found');
      return { link, record };
    },
    recordOpening: async ({ _id }, address) => {
      const opened_at = new Date();
      await links.updateOne(
        { _id },
        {
          $inc: { open_count: 1 },
          $min: { first_opened_at: opened_at },
          $max: { last_opened_at: opened_at },
          $push: { openings: { $each: [{ opened_at, address }], $slice: -KEPT_OPENINGS } },
        },
      );
    },
  };
}

/** Links from before the maximum was introduced may have a later time of expiry. */
const hasExpired = ({ expires_at, created_at }: StoredLink): boolean =>
  Math.min(expires_at.getTime(), created_at.getTime() + MAX_LINK_MS) <= Date.now();

/** @throws ApiError validation_failed */
function assertExpiry(expiresAt: Date): void {
  const lifetime = expiresAt.getTime() - Date.now();
  if (lifetime > 0 && lifetime <= MAX_LINK_MS) return;
  const rule = lifetime > 0 ? `at most ${MAX_LINK_DAYS} days ahead` : 'in the future';
  throw invalid({ field: 'expires_at', code: 'out_of_range', message: `expires_at must be ${rule}.` });
}

const tooMany = () =>
  invalid({ field: 'id', code: 'too_many', message: `A document can have at most ${MAX_LINKS} links.` });
