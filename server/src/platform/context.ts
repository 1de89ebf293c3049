import type { KeyObject } from 'node:crypto';
import type { Logger } from 'pino';
import type { Pool } from 'pg';
import type { Ability, Reach } from './access/grant';
import type { Cipher } from './http/cipher';
import { noCompany, unauthenticated } from './errors';
import type { Storage } from '../storage/storage';
import type { Mailer } from './mail/mailer';
import type { SessionUser } from './access/session-user';
import type { Locale } from './text';
import type { Throttle } from './access/throttle';
import type { TxtRecords } from './http/txt-records';
import type { WebhookSender } from './notify/webhook-sender';
import type { Tx } from './database/transaction';

/** What one server process offers to every request. */
export interface Services {
  pool: Pool;
  cipher: Cipher;
  log: Logger;
  dataDir: string;
  /** Keeps the bytes of files. */
  storage: Storage;
  /** A program that judges a file given as its last argument: 0 clean, 1 infected; null where nobody looks. */
  fileScanner: readonly string[] | null;
  /** Signs links to files. */
  fileLinkKey: KeyObject;
  publicUrl: string;
  /** The only source of "now" in the server. */
  clock: () => Date;
  /** Absent while no mail server is set up: mails wait in their queue. */
  mailer?: Mailer;
  /** Calls addresses that companies name. */
  webhooks: WebhookSender;
  /** Asks the DNS. */
  txtRecords: TxtRecords;
  /** The employees a user's own, team and department grants reach. */
  reachOf: (user: SessionUser, tx: Tx) => Promise<Reach>;
  /**
   * A bcrypt hash, made off the main thread; refuses passwords that break the rules, or are guessed from what is
   * `known` of the owner (address, name, company), naming `field`.
   */
  hashPassword: (password: string, field: string, known: readonly (string | null | undefined)[]) => Promise<string>;
  /** The one count of tries, for all doors. */
  throttle: Throttle;
  /**
   * Called after each commit with the names of the areas it wrote: their events are relayed, changed rights show at
   * once.
   */
  committed: (subjects: ReadonlySet<string>) => void;
}

export interface Parts {
  services: Services;
  requestId: string;
  locale: Locale;
  session: SessionUser | null;
  tx: Tx | null;
  ability?: Ability;
}

/** One request: who asks, in which company, what they may, and the open transaction everything runs in. */
export class Ctx {
  readonly services: Services;
  readonly requestId: string;
  readonly locale: Locale;
  readonly now: Date;
  /** Null for a visitor who is not signed in. */
  readonly session: SessionUser | null;
  /** Batched loaders of this request, made on first use. */
  readonly loaders = new Map<string, unknown>();
  /** Whether the request reads one field alone: what that field's last statement is, is the transaction's last. */
  isOneFieldRead = false;
  /** The areas written so far, told to `committed` in the end. */
  readonly written = new Set<string>();

  private readonly parts: Parts;

  constructor(parts: Parts) {
    this.parts = parts;
    this.services = parts.services;
    this.requestId = parts.requestId;
    this.locale = parts.locale;
    this.session = parts.session;
    this.now = parts.services.clock();
  }

  get user(): SessionUser {
    if (!this.session) throw unauthenticated();
    return this.session;
  }

  get tx(): Tx {
    if (!this.parts.tx) throw unauthenticated();
    return this.parts.tx;
  }

  get ability(): Ability {
    if (!this.parts.ability) throw unauthenticated();
    return this.parts.ability;
  }

  /** The company the request works in; refused outside one. */
  get companyId(): string {
    const id = this.user.company?.id;
    if (!id) throw noCompany();
    return id;
  }
}
