/**
 * Runs products one after the other in one process, each as `main.ts` runs the only one of its: their modules are
 * loaded once.
 */
require('./watched.cjs');
require('./cheap-passwords.cjs');
const pino = require('pino');
const { readConfig } = require('../server/dist/config.js');
const { serverLog } = require('../server/dist/platform/http/server-log.js');
const { startProduct } = require('../server/dist/product.js');

let stops = [];

async function start(env) {
  // Where the one before could not be closed: it must not keep the port from all that follow.
  await stop();
  const config = readConfig(env);
  const log = serverLog(pino.destination({ fd: 2, sync: true }));
  log.level = config.logLevel;
  await startProduct(config, { log, stops, notice: () => 0, lostDatabase: (message) => log.error(message) });
}

async function stop() {
  const all = stops;
  stops = [];
  for (const each of all) await each();
}

const does = { start, stop };

process.on('message', ({ what, env }) => {
  does[what](env).then(
    () => process.send({ done: true }),
    (error) => process.send({ problem: error.stack }),
  );
});
process.on('disconnect', () => process.exit());
