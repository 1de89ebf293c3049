import 'reflect-metadata';
import type { Server } from 'node:http';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { ApolloServer } from '@apollo/server';
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginLandingPageDisabled,
} from '@apollo/server/plugin/disabled';
import { ApolloServerPluginDrainHttpServer } from '@apollo/server/plugin/drainHttpServer';
import { expressMiddleware } from '@as-integrations/express5';
import express, { type Express, type Request } from 'express';
import type { Logger } from 'pino';
import { reachOf } from './modules/people/employee/reach';
import { aliasesOf } from './modules/administration/permission/aliases';
import { restRoutes } from './rest/rest-routes';
import { scimErrors } from './rest/administration/scim/scim-errors';
import { scimRoutes } from './rest/administration/scim/scim.routes';
import { jobHandlers, longTasks, scheduledJobs } from './modules/jobs';
import { queueDeliveries } from './modules/administration/webhook-delivery/queue-deliveries';
import { createAuth, type Auth } from './auth/auth';
import { keyFor } from './auth/keys';
import { assertPassword } from './auth/passwords/password-rule';
import { appUrl } from './database/migrate';
import { tellsOfUnnamedProxies, trustsOf } from './http/client-address';
import { keepPartitions } from './database/partitions';
import { expressServer } from './http/express-server';
import { graphqlRefusals } from './http/graphql-refusals';
import { guards } from './http/guards';
import { requestFacts } from './http/request-facts';
import { securityHeaders } from './http/security-headers';
import { serveSubscriptions } from './http/subscriptions';
import { serveClient } from './http/web-client';
import { Cipher } from './platform/http/cipher';
import { openPool } from './platform/database/connections';
import type { Services } from './platform/context';
import { refuseDeepGraphql } from './platform/graphql/deep-bodies';
import { learnKeys, refreshEveryMs } from './platform/database/encryption/keys';
import { Events } from './platform/notify/events';
import { jobConnections, Jobs } from './platform/jobs/jobs';
import { smtpMailer, type MailSettings } from './platform/mail/mailer';
import { executorOf, jitGateway, type RequestFacts } from './platform/graphql/operation';
import { noteRequest } from './platform/jobs/pace';
import { Pulse } from './platform/jobs/pulse';
import { restErrors } from './platform/http/rest';
import { sharedByCompanies } from './platform/database/transaction';
import { txtRecords, type TxtRecords } from './platform/http/txt-records';
import { webhookSender, type WebhookSender } from './platform/notify/webhook-sender';
import { appSchema, selfContained } from './schema';
import { FolderStorage } from './storage/folder-storage';
import type { Storage } from './storage/storage';

export interface AppOptions {
  /** Address of the migrated database as its owner; the server itself connects as a role that owns nothing. */
  ownerUrl: string;
  secret: string;
  /** What the secret was, where it has just been changed. */
  secretBefore?: string | undefined;
  publicUrl: string;
  dataDir: string;
  rateLimits: boolean;
  /** Proxies whose `X-Forwarded-For` is believed: `TRUST_PROXY`, one on this machine unless told. */
  trustProxy?: string;
  log: Logger;
  clock?: () => Date;
  bcryptCost?: number;
  /** Where files are kept; in `dataDir` unless told. */
  storage?: Storage;
  fileScanner?: readonly string[];
  /** Absent: mails are queued and not sent. */
  mail?: MailSettings;
  /** Calls addresses on the open internet unless told. */
  webhooks?: WebhookSender;
  /** Asks the name servers of the machine unless told. */
  txtRecords?: TxtRecords;
  /** Folder of the built web client; absent in tests of the server alone. */
  clientFolder?: string;
}

export interface App {
  express: Express;
  /** Not listening yet. */
  server: Server;
  /** For work outside requests: jobs, the demo. */
  services: Services;
  auth: Auth;
  /** Runs one operation as the API does, for who does not come over HTTP. */
  execute: ReturnType<typeof executorOf>;
  /** Background jobs run only once started. */
  startJobs: () => Promise<void>;
  /**
   * Stops taking work, finishes what runs, closes every connection. For the time of the notice it only says that it is
   * no longer ready and still answers: whoever sends it requests learns to send them elsewhere.
   */
  close: (noticeMs?: number) => Promise<void>;
}

/** Areas whose rows say who may do what. */
const decidesRights = ['User', 'Role', 'CompanyRole', 'CompanyUser', 'Company', 'ApiToken', 'IdentityProvider'];
const statementTimeoutMs = 30_000;
/**
 * Connections of one process, at most: those of requests, of signing in, of what jobs do, of taking jobs; and one each
 * for events, for showing that it lives, and for asking whether the database answers.
 */
export const connections = {
  web: 16,
  signIn: 4,
  work: 8,
  jobs: jobConnections,
  events: 1,
  alive: 1,
  pulse: 1,
} as const;

/** The whole server, assembled and not listening. */
export async function createApp(options: AppOptions): Promise<App> {
  const { publicUrl, secret, dataDir, log, rateLimits, bcryptCost, clock = () => new Date() } = options;
  const url = appUrl(options.ownerUrl, secret);
  const pulse = new Pulse(url);
  const connect = (
    name: string,
    max: number,
    longestSilenceMs: number,
    more: { pipeline?: true; unansweredMs?: number } = {},
  ) =>
    openPool({
      url,
      name,
      max,
      log,
      pulse,
      longestSilenceMs,
      ...more,
      settings: {
        plan_cache_mode: 'force_generic_plan',
        statement_timeout: statementTimeoutMs,
        // As long as its silence is believed: the writing connection of a payroll waits while the reading one
        // calculates.
        idle_in_transaction_session_timeout: Math.max(60_000, longestSilenceMs),
      },
    });
  // Sign-in has connections of its own: a request that holds one of the others never waits for a second of its kind.
  // So do jobs: a payroll run takes none from the web, and a statement of it may take its time. Theirs are not
  // pipelined, which COPY cannot be.
  const [pool, authPool, jobPool] = [
    sharedByCompanies(connect('muster', connections.web, statementTimeoutMs + 5_000, { pipeline: true })),
    connect('muster auth', connections.signIn, statementTimeoutMs + 5_000),
    connect('muster work', connections.work, 900_000, { unansweredMs: 60_000 }),
  ];
  const cipher = new Cipher(secret);
  const refreshKeys = () => learnKeys(authPool, cipher, options);
  await refreshKeys();
  const refreshing = setInterval(
    () => void refreshKeys().catch((err: unknown) => log.error({ err }, 'the keys could not be read')),
    refreshEveryMs,
  ).unref();
  const auth = createAuth({
    pool: authPool,
    publicUrl,
    sessionSecret: secret,
    cipher,
    rateLimits,
    bcryptCost,
    clock,
    permissionAliases: aliasesOf,
    services: () => services,
  });
  const forgetRights = (): void => {
    auth.sessions.forgetCached();
    auth.apiTokens.forgetCached();
  };
  const events = new Events(pool, url, log, queueDeliveries);
  await events.start();
  const services: Services = {
    pool,
    log,
    dataDir,
    publicUrl,
    clock,
    reachOf,
    cipher,
    storage: options.storage ?? new FolderStorage(path.join(dataDir, 'files')),
    fileScanner: options.fileScanner ?? null,
    fileLinkKey: keyFor('file link', secret),
    webhooks: options.webhooks ?? webhookSender(),
    txtRecords: options.txtRecords ?? txtRecords,
    throttle: auth.throttle,
    ...(options.mail && { mailer: smtpMailer(options.mail) }),
    hashPassword(password, field, known) {
      assertPassword(password, field, known);
      return auth.passwords.hashPassword(password, field);
    },
    committed(subjects) {
      events.wake();
      if (decidesRights.some((subject) => subjects.has(subject))) forgetRights();
    },
  };
  const atWork: Services = { ...services, pool: jobPool };
  const stopForgetting = events.subscribe(({ subject }) => {
    if (decidesRights.includes(subject)) forgetRights();
  });
  events.onMissed(forgetRights);
  const jobs = new Jobs(url, log, pulse);

  const app = express();
  const trusts = trustsOf(options.trustProxy ?? 'loopback') ?? (() => false);
  const server = expressServer(app, trusts);
  const schema = appSchema();
  const execute = executorOf(schema, services, selfContained);
  const apollo = new ApolloServer<RequestFacts>({
    gateway: jitGateway(schema, execute),
    ...guards,
    stringifyResult: JSON.stringify,
    plugins: [
      ApolloServerPluginCacheControlDisabled(),
      ApolloServerPluginLandingPageDisabled(),
      ApolloServerPluginDrainHttpServer({ httpServer: server }),
    ],
  });
  await apollo.start();

  let isReady = true;
  app.disable('x-powered-by');
  // Nothing that is answered from the database is kept by anybody; files and pages have tags of their own.
  app.disable('etag');
  app.use(tellsOfUnnamedProxies(log, trusts), (_request, response, next) => {
    if (!isReady) response.set('Connection', 'close');
    next();
  });
  app.use(securityHeaders(publicUrl));
  app.get('/healthz', (_request, response) => {
    response.json({ alive: true });
  });
  app.get('/readyz', async (_request, response) => {
    const isUp = isReady && (await pulse.answers());
    response.status(isUp ? 200 : 503).json({ ready: isUp });
  });
  app.use((_request, _response, next) => {
    noteRequest();
    next();
  });
  app.use(auth.crossSiteGuard);
  app.use('/api/auth', auth.router);
  app.use(
    '/graphql',
    auth.authenticate,
    express.json({ limit: '1mb' }),
    refuseDeepGraphql,
    expressMiddleware(apollo, {
      context: async ({ req }) => requestFacts(req as Request, auth),
    }),
    graphqlRefusals,
  );
  app.use('/scim/v2', auth.authenticate, scimRoutes(services));
  app.use('/scim', scimErrors(services));
  app.use(auth.authenticate, restRoutes(services, auth));
  if (options.clientFolder) app.use(serveClient(options.clientFolder));
  app.use(restErrors(services));
  const stopSubscriptions = serveSubscriptions(server, schema, services, events, auth, publicUrl);

  return {
    express: app,
    server,
    services: atWork,
    auth,
    execute,
    startJobs: () =>
      jobs.start({
        handlers: { ...jobHandlers(atWork), keep_partitions: () => keepPartitions(options.ownerUrl, clock()) },
        crontab: scheduledJobs,
        longTasks,
      }),
    async close(noticeMs = 0) {
      isReady = false;
      clearInterval(refreshing);
      await sleep(noticeMs);
      await stopSubscriptions();
      await apollo.stop();
      await new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      });
      await jobs.stop();
      services.mailer?.close();
      stopForgetting();
      await events.close();
      await auth.close();
      await Promise.all([pool, authPool, jobPool].map((each) => each.end()));
    },
  };
}
