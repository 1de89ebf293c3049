import { type ChildProcess, fork, spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import { createServer } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { kept } from './kept';
import { ownDatabaseUrl, RUN_FOLDER, TEST_SECRET } from '../server/test/copied-database';

/** A whole Muster with the demo, as people run it: its own process, its own database. */
export interface Product {
  url: string;
  /** Connection of the owner of its database. */
  databaseUrl: string;
  /** Where it keeps its files. */
  folder: string;
  /** Bytes of memory its process holds now. */
  memory(): number;
  /** Ends it at once, as a power cut does, and starts it again on the same data and the same port. */
  killAndStart(): Promise<void>;
  /** Another process on the same data. */
  startBeside(): Promise<Process>;
  /** Ends it as whoever replaces it does, giving notice, and starts it again as well. */
  endAndStart(): Promise<void>;
  close(): Promise<void>;
}

const root = path.resolve(__dirname, '..');

/** Starts what `npm run build` has built; resolves once it is ready. */
export async function startProduct(settings: Record<string, string> = {}): Promise<Product> {
  const { databaseUrl, folder } = await copyOfDemo();
  let running = await run(databaseUrl, folder, settings);
  const again = async (signal: NodeJS.Signals): Promise<void> => {
    await running.stop(signal);
    running = await run(databaseUrl, folder, { ...settings, PORT: new URL(running.url).port });
  };
  return {
    url: running.url,
    databaseUrl,
    folder,
    memory: () => running.memory(),
    killAndStart: () => again('SIGKILL'),
    endAndStart: () => again('SIGTERM'),
    startBeside: () => run(databaseUrl, folder, settings),
    async close() {
      await running.stop();
      fs.rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** The same in the process that the flow files of a worker share, for whoever does nothing to the process itself. */
export async function hostedProduct(): Promise<Pick<Product, 'url' | 'databaseUrl' | 'close'>> {
  const [host, { databaseUrl, folder }] = await Promise.all([
    kept('host', startHost, (made) => made.end()),
    copyOfDemo(),
  ]);
  const url = await host.start(databaseUrl, folder);
  return {
    url,
    databaseUrl,
    async close() {
      await host.stop();
      fs.rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** A database and files of one's own with the demo in them. */
export async function copyOfDemo(): Promise<{ databaseUrl: string; folder: string }> {
  const demo = JSON.parse(fs.readFileSync(demoNote(), 'utf8')) as { folder: string; database: string };
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'muster-flow-'));
  fs.cpSync(demo.folder, folder, { recursive: true });
  return { databaseUrl: await ownDatabaseUrl(demo.database), folder };
}

/** Where the demo keeps its files, and its database. */
const demoNote = (): string => path.join(process.env[RUN_FOLDER]!, 'demo.json');

/** The demo is made once for all flows, by a product that fills itself with it. */
export async function makeDemo(): Promise<void> {
  const folder = fs.mkdtempSync(path.join(process.env[RUN_FOLDER]!, 'demo-'));
  const url = await ownDatabaseUrl();
  await (await run(url, folder)).stop();
  fs.writeFileSync(demoNote(), JSON.stringify({ folder, database: new URL(url).pathname.slice(1) }));
}

export interface Process {
  url: string;
  memory(): number;
  stop(signal?: NodeJS.Signals): Promise<void>;
}

const environment = (port: string, databaseUrl: string, folder: string) => ({
  PATH: process.env['PATH'],
  NODE_ENV: 'production',
  PORT: port,
  DATA_DIR: folder,
  DATABASE_URL: databaseUrl,
  SESSION_SECRET: TEST_SECRET,
  DEMO: 'on',
  RATE_LIMITS: 'off',
  LOG_LEVEL: 'warn',
});

const preloaded = ['./e2e/watched.cjs', './e2e/cheap-passwords.cjs'];

async function run(databaseUrl: string, folder: string, settings: Record<string, string> = {}): Promise<Process> {
  const port = settings['PORT'] ?? String(await freePort());
  const child = spawn(
    process.execPath,
    ['--enable-source-maps', ...preloaded.flatMap((file) => ['--require', file]), 'server/dist/main.js'],
    {
      cwd: root,
      stdio: 'pipe',
      env: { ...environment(port, databaseUrl, folder), ...settings },
    },
  );
  const ended = once(child, 'exit');
  const said = await ready(child);
  return {
    url: `http://localhost:${port}`,
    memory: () => Number(/VmRSS:\s+(\d+) kB/.exec(fs.readFileSync(`/proc/${child.pid}/status`, 'utf8'))![1]) * 1024,
    async stop(signal = 'SIGINT') {
      child.kill(signal);
      await ended;
      refuseTold(said());
    },
  };
}

async function startHost() {
  const child = fork(path.join(root, 'e2e/host.cjs'), {
    cwd: root,
    stdio: 'pipe',
    execArgv: ['--enable-source-maps'],
    env: { PATH: process.env['PATH'], NODE_ENV: 'production' },
  });
  // The same for each of its products: what browsers have kept of the app they find again.
  const port = String(await freePort());
  let said = '';
  for (const stream of [child.stdout!, child.stderr!])
    stream.on('data', (chunk: Buffer) => {
      said += chunk.toString();
    });
  const ask = async (request: { what: 'start' | 'stop'; env?: object }): Promise<void> => {
    child.send(request);
    const [{ problem }] = (await once(child, 'message')) as [{ problem?: string }];
    if (problem) throw new Error(`${problem}\n${said}`);
  };
  return {
    async start(databaseUrl: string, folder: string) {
      said = '';
      await ask({ what: 'start', env: environment(port, databaseUrl, folder) });
      return `http://localhost:${port}`;
    },
    async stop() {
      await ask({ what: 'stop' });
      refuseTold(said);
    },
    async end() {
      const ended = once(child, 'exit');
      child.disconnect();
      await ended;
    },
  };
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as { port: number };
  probe.close();
  return port;
}

/**
 * Nothing leaves the machine that nobody configured, and no output holds passwords, tokens, secrets or numbers of
 * accounts.
 */
function refuseTold(said: string): void {
  const wrong = said
    .split('\n')
    .filter(
      (line) =>
        /LEFT THE MACHINE|eyJ[\w-]{10,}\.eyJ|\$2[aby]\$\d\d\$|\bAE\d{21}\b|\b784-?\d{4}-?\d{7}-?\d\b/.test(line) ||
        line.includes(TEST_SECRET) ||
        (line.includes(demoPassword) && !line.includes('Demo accounts, password')),
    );
  if (wrong.length) throw new Error(`What nobody may see or send:\n${wrong.join('\n')}`);
}

const demoPassword = 'muster-demo';

async function ready(child: ChildProcess): Promise<() => string> {
  let said = '';
  await new Promise<void>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (chunk: Buffer) => {
        said += chunk.toString();
        if (said.includes('is ready at')) resolve();
      });
    }
    child.on('exit', () => reject(new Error(`Muster ended before it was ready. Is it built?\n${said}`)));
  });
  return () => said;
}
