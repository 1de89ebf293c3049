import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import { createRequire, Module } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { root } from '../../scripts/run.mjs';
import { secret } from './database.mjs';

const pages = [
  '/',
  '/employees',
  '/departments/structure',
  '/employee-leaves',
  '/attendance-days',
  '/documents/board',
  '/payroll-runs',
  '/calendar',
  '/email',
  '/chat',
  '/invoices',
];
const port = 4_613;

/**
 * What a browser sees of the demo: how soon the largest thing stands, how much moves, how soon a press shows. The worst
 * page counts.
 */
export async function measureVitals(database) {
  const stop = await startProduct(await database.copy('vitals'));
  const browser = await flowModule('browser').launchBrowser();
  try {
    const context = await browser.newContext({
      baseURL: `http://localhost:${port}`,
      viewport: { width: 1440, height: 900 },
    });
    await signIn(context);
    await context.addInitScript(observe);
    const seen = [];
    for (const address of pages) seen.push(await visit(context, address));
    const worst = (name) => seen.reduce((most, one) => (one[name] > most[name] ? one : most));
    const row = (what, name, aim, because) => ({
      what,
      value: worst(name)[name],
      aim,
      isAtLeast: false,
      detail: `${worst(name).address}${because ? `: ${worst(name)[because]}` : ''}, of ${seen.length} pages`,
    });
    return [
      row('page: largest contentful paint, s', 'paint', 2.5),
      row('page: layout shift', 'shift', 0.1, 'moved'),
      row('page: interaction to next paint, ms', 'interaction', 200, 'pressed'),
    ];
  } finally {
    await browser.close();
    await stop();
  }
}

async function startProduct(databaseUrl) {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'muster-bench-vitals-'));
  const child = spawn(process.execPath, ['server/dist/main.js'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      PORT: String(port),
      DATA_DIR: folder,
      DATABASE_URL: databaseUrl,
      SESSION_SECRET: secret,
      DEMO: 'on',
      RATE_LIMITS: 'off',
      LOG_LEVEL: 'warn',
    },
  });
  const ended = once(child, 'exit');
  await new Promise((resolve, reject) => {
    child.stdout.on('data', (said) => String(said).includes('is ready at') && resolve());
    void ended.then(() => reject(new Error('The product ended before it was ready.')));
  });
  return async () => {
    child.kill('SIGTERM');
    await ended;
    fs.rmSync(folder, { recursive: true, force: true });
  };
}

/** A module of the browser flows, compiled as they compile it. */
function flowModule(name) {
  const ts = createRequire(import.meta.url)('typescript');
  const file = path.join(root, 'e2e', `${name}.ts`);
  const made = new Module(file);
  made.paths = [path.join(root, 'node_modules')];
  made._compile(
    ts.transpileModule(fs.readFileSync(file, 'utf8'), { compilerOptions: { module: 'commonjs', target: 'es2022' } })
      .outputText,
    file,
  );
  return made.exports;
}

async function signIn(context) {
  const { csrfToken } = await (await context.request.get('/api/auth/csrf')).json();
  await context.request.post('/api/auth/callback/credentials', {
    form: { csrfToken, email: 'hr@muster.example', password: 'muster-demo', json: 'true' },
  });
}

/** Runs in the page, before anything of it. */
function observe() {
  const vitals = { paint: 0, shift: 0, interaction: 0, largestShift: 0, moved: '', pressed: '' };
  Object.assign(globalThis, { vitals });
  const on = (type, take, more) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true, ...more });
  on('largest-contentful-paint', (entry) => {
    vitals.paint = entry.startTime / 1000;
  });
  on('layout-shift', (entry) => {
    if (entry.hadRecentInput) return;
    vitals.shift += entry.value;
    if (entry.value <= vitals.largestShift) return;
    const { node } = entry.sources[0] ?? {};
    Object.assign(vitals, { largestShift: entry.value, moved: node?.className || node?.nodeName || '' });
  });
  on(
    'event',
    (entry) => {
      if (!entry.interactionId || entry.duration <= vitals.interaction) return;
      Object.assign(vitals, {
        interaction: entry.duration,
        pressed: `${entry.name} ${entry.target?.getAttribute?.('aria-label') ?? entry.target?.getAttribute?.('class') ?? ''}`,
      });
    },
    { durationThreshold: 16 },
  );
}

/**
 * Opens a page afresh, waits until it is whole, and presses what every page has: a group of the menu, the look, the
 * search.
 */
async function visit(context, address) {
  const page = await context.newPage();
  await page.goto(address);
  await page.waitForLoadState('networkidle');
  await page.getByRole('button', { name: 'Departments' }).click();
  await page.getByRole('button', { name: /^Use (dark|light) colours$/ }).click();
  await page.getByRole('button', { name: /^Use (dark|light) colours$/ }).click();
  await page.keyboard.press('Control+k');
  await page.getByRole('dialog').getByRole('combobox').pressSequentially('nur', { delay: 80 });
  await page.waitForLoadState('networkidle');
  await page.keyboard.press('Escape');
  await page.waitForTimeout(200);
  const seen = await page.evaluate(() => globalThis.vitals);
  await page.close();
  return { address, ...seen };
}
