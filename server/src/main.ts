import pino from 'pino';
import { ConfigError, readConfig } from './config';
import { serverLog } from './platform/http/server-log';
import { startProduct } from './product';

const LONGEST_END = 10_000;

const log = serverLog(pino.destination(2));
/** Milliseconds that /readyz says no before the server stops taking requests, for whoever spreads them over several. */
const NOTICE = 2_000;
let notice = 0;
/** What has been started and how it is stopped, the last first. */
const stops: (() => Promise<unknown>)[] = [];
let isEnding = false;

function lostDatabase(message: string): void {
  if (!isEnding) fail(message);
}

function fail(reason: unknown): void {
  if (reason instanceof ConfigError) console.error(reason.message);
  else if (reason instanceof Error)
    console.error(`Muster cannot go on: ${log.isLevelEnabled('debug') ? reason.stack : reason.message}`);
  else console.error(reason);
  void end(1);
}

/** Stops what was started, and the process, within some ten seconds whatever happens. */
async function end(code: number): Promise<void> {
  if (isEnding) return;
  isEnding = true;
  setTimeout(() => process.exit(code), LONGEST_END).unref();
  for (const stop of stops) await stop().catch((error: unknown) => log.error({ error }, 'something did not stop'));
  process.exit(code);
}

process.on('SIGINT', () => void end(0));

try {
  const config = readConfig(process.env);
  process.on('SIGTERM', () => {
    // An embedded database serves one process: nobody else could take its requests.
    if (config.databaseUrl) notice = NOTICE;
    void end(0);
  });
  log.level = config.logLevel;
  startProduct(config, { log, stops, notice: () => notice, lostDatabase }).catch(fail);
} catch (error) {
  fail(error);
}
