import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import { createServer } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { ownDatabaseUrl, RUN_FOLDER, TEST_SECRET } from '../server/test/copied-database';

/** A whole Muster with the demo, as people run it: its own process, its own database. */
export interface Product {
  url: string;
  close(): Promise<void>;
}

const root = path.resolve(__dirname, '..');

/** Starts what `npm run build` has built; resolves once it is ready. */
export async function startProduct(): Promise<Product> {
  const demo = await demoMade();
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'muster-flow-'));
  fs.cpSync(demo.folder, folder, { recursive: true });
  const { url, stop } = await run(await ownDatabaseUrl(demo.database), folder);
  return {
    url,
    async close() {
      await stop();
      fs.rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** The demo is made once for all flows, by a product that fills itself with it: where it keeps its files, and its database. */
async function demoMade(): Promise<{ folder: string; database: string }> {
  const note = path.join(process.env[RUN_FOLDER]!, 'demo.json');
  if (!fs.existsSync(note)) {
    const folder = fs.mkdtempSync(path.join(process.env[RUN_FOLDER]!, 'demo-'));
    const url = await ownDatabaseUrl();
    await (await run(url, folder)).stop();
    fs.writeFileSync(note, JSON.stringify({ folder, database: new URL(url).pathname.slice(1) }));
  }
  return JSON.parse(fs.readFileSync(note, 'utf8'));
}

async function run(databaseUrl: string, folder: string): Promise<{ url: string; stop(): Promise<void> }> {
  const port = await freePort();
  const child = spawn(process.execPath, ['--enable-source-maps', 'server/dist/main.js'], {
    cwd: root,
    stdio: 'pipe',
    env: {
      PATH: process.env['PATH'], NODE_ENV: 'production', PORT: String(port), DATA_DIR: folder, DATABASE_URL: databaseUrl,
      SESSION_SECRET: TEST_SECRET, DEMO: 'on', RATE_LIMITS: 'off', LOG_LEVEL: 'warn',
    },
  });
  const ended = once(child, 'exit');
  await ready(child);
  return {
    url: `http://localhost:${port}`,
    async stop() {
      child.kill('SIGTERM');
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

async function ready(child: ChildProcess): Promise<void> {
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
}
