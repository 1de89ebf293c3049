import './node-version.mjs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildClient, buildServer } from './build.mjs';
import { installIfNeeded } from './install.mjs';
import { main, root } from './run.mjs';

// `npm start`: from a fresh clone to a running server. Uses nothing but Node until the packages are installed.
await main(async () => {
  process.chdir(root);
  await installIfNeeded();
  await buildServer();
  await buildClient();
  process.env.NODE_ENV ??= 'production';
  process.setSourceMapsEnabled(true);
  // In this very process: a signal, or its sudden death, meets the server itself.
  await import(pathToFileURL(path.join(root, 'server/dist/main.js')).href);
  if (process.env.npm_lifecycle_event) endWithParent();
});

/** npm may be killed hard; a server that nobody sees any more would keep its port and its database. */
function endWithParent() {
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    process.kill(process.pid, 'SIGTERM');
  }, 500);
  watch.unref();
}
