import './node-version.mjs';
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { buildHooks, buildServer, SERVER_RECORDS } from './build.mjs';
import { installIfNeeded } from './install.mjs';
import { main, program, root } from './run.mjs';

const WEB_PORT = '5173';

// `npm run dev`: compiles and restarts the server and reloads the web app on each change; Ctrl-C ends all of it.
await main(async () => {
  await installIfNeeded();
  await buildServer();
  await buildHooks();
  // What the compiler writes from now on was not built by `npm start`, which then builds anew.
  for (const record of SERVER_RECORDS) fs.rmSync(path.join(root, 'server/dist', record));

  const port = process.env.PORT ?? '4000';
  const publicUrl = process.env.PUBLIC_URL ?? `http://localhost:${WEB_PORT}`;
  const processes = [
    start([program('typescript', 'bin/tsc'), '-p', 'server/tsconfig.build.json', '--watch', '--preserveWatchOutput']),
    start(['--watch', '--watch-preserve-output', '--enable-source-maps', 'server/dist/main.js'], {
      PORT: port,
      PUBLIC_URL: publicUrl,
    }),
    start([program('vite', 'bin/vite.js'), 'client', '--port', WEB_PORT, '--strictPort', '--clearScreen', 'false'], {
      SERVER_URL: `http://127.0.0.1:${port}`,
    }),
  ];
  const endAll = () => processes.forEach(({ child }) => child.kill('SIGTERM'));
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, endAll);
  await Promise.race(processes.map(({ ended }) => ended));
  endAll();
  await Promise.all(processes.map(({ ended }) => ended));
});

function start(args, env = {}) {
  const child = spawn(process.execPath, args, {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, VITE_CONFIG_NATIVE_IGNORE_WARNING: 'true', ...env },
    // A group of their own: Ctrl-C reaches us alone, and we end each of them once.
    detached: true,
  });
  return { child, ended: new Promise((resolve) => child.on('exit', resolve)) };
}
