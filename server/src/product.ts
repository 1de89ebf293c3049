import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import { createApp } from './app';
import type { Config } from './config';
import { makeMissingKeys } from './auth/single-sign-on/saml/our-keys';
import { runningUrl, startEmbedded } from './database/embedded/embedded';
import { migrate } from './database/migrate';
import { demoAccounts, demoAdmin, demoPassword, demoSupport, ensureAdmin } from './demo/demo';
import { fillWholeDemo } from './demo/whole-demo';
import { prepareDataDir, secretsOf } from './secret';

/** Milliseconds for requests and jobs to finish; the database then has some five seconds of the ten. */
const PATIENCE_WITH_WORK = 4_000;
/** Milliseconds that the driver's connections take to close after their pool says it has ended. */
const LAST_CONNECTIONS = 50;

/** What a running product asks of whoever runs it. */
export interface Runner {
  log: Logger;
  /** What has been started and how it is stopped, the last first; also where the start fails half-way. */
  stops: (() => Promise<unknown>)[];
  /** Milliseconds that it says it is no longer ready before it stops taking requests. */
  notice(): number;
  /** The database has ended by itself. */
  lostDatabase(message: string): void;
}

/** Starts the whole product: database, tables, demo, server, jobs. Resolves once it answers. */
export async function startProduct(config: Config, runner: Runner): Promise<void> {
  const { log, stops } = runner;
  const databaseFolder = path.join(config.dataDir, 'database');
  // Told before anything is made; that another Muster has the data says more.
  const isServed = !config.databaseUrl && existsSync(databaseFolder) && runningUrl(databaseFolder) !== undefined;
  if (!isServed) await refuseUsedPort(config);
  prepareDataDir(config.dataDir);
  const secrets = secretsOf(config);
  const ownerUrl = config.databaseUrl ?? (await startDatabase(databaseFolder, runner));
  await prepareDatabase(ownerUrl, secrets.secret);

  const clientFolder = path.resolve(__dirname, '../../client/dist');
  const storage = config.s3 && new (await import('./storage/s3-storage.js')).S3Storage(config.s3);
  const app = await createApp({ ...config, ...secrets, ownerUrl, log, clientFolder, storage });
  stops.unshift(() => {
    const notice = runner.notice();
    return Promise.race([app.close(notice).then(() => sleep(LAST_CONNECTIONS)), sleep(notice + PATIENCE_WITH_WORK)]);
  });
  const admin =
    config.adminEmail && config.adminPassword
      ? { email: config.adminEmail, password: config.adminPassword }
      : undefined;
  if (config.demo) await fillWholeDemo(app.services, ownerUrl, admin);
  if (!config.demo && admin) await ensureAdmin(app.services, admin);
  await makeMissingKeys(app.services);
  await listen(app.server, config);
  await app.startJobs();
  tell(config);
}

async function startDatabase(folder: string, { stops, lostDatabase }: Runner): Promise<string> {
  const database = await startEmbedded(folder, { log: (message) => console.log(message) });
  stops.unshift(() => database.stop());
  void database.ended.then(() => {
    lostDatabase(`The database ended by itself. Its log is ${path.join(folder, 'postgres.log')}. Start Muster again.`);
  });
  return database.url;
}

async function prepareDatabase(ownerUrl: string, secret: string): Promise<void> {
  try {
    await migrate(ownerUrl, secret);
  } catch (error) {
    const { message, code } = error as NodeJS.ErrnoException;
    const { host, pathname } = new URL(ownerUrl);
    throw new Error(`The database ${pathname.slice(1)} at ${host} cannot be used: ${message || code}`, {
      cause: error,
    });
  }
}

async function listen(server: Server, { port, host }: Config): Promise<void> {
  server.listen(port, host);
  try {
    await once(server, 'listening');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
    throw new Error(`Port ${port} is in use: stop the program that uses it, or set PORT to another one.`);
  }
}

async function refuseUsedPort(config: Config): Promise<void> {
  const probe = createServer();
  await listen(probe, config);
  await new Promise<void>((resolve) => {
    probe.close(() => resolve());
  });
}

function tell({ publicUrl, demo, adminEmail }: Config): void {
  const accounts = demo
    ? [adminEmail ?? demoAdmin.email, ...demoAccounts.map(({ email }) => email), demoSupport.email].join('\n    ')
    : '';
  const hint = demo
    ? `\n  Demo accounts, password ${demoPassword}${adminEmail ? ' (yours for the first)' : ''}:\n    ${accounts}`
    : '';
  console.log(
    `\nMuster is ready at ${publicUrl}\n  GraphQL playground: ${publicUrl}/playground${hint}\n  Ctrl-C ends it.\n`,
  );
}
