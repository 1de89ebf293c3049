import fs from 'node:fs';
import path from 'node:path';
import type { Browser, BrowserContextOptions } from 'playwright-core';
import { launchBrowser } from './browser';
import { kept } from './kept';
import { hostedProduct } from './product';
import { newVisitor, type Visitor } from './visitor';

/** What Playwright turns off in Chromium, which a list of our own replaces. */
const OFF_FOR_TESTS = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
];
/**
 * No page of a flow lives long enough for its scripts to be worth compiling better: that took a fifth of the browser's
 * time. Nor is its memory worth clearing often.
 */
const COMPILER_AND_MEMORY = [
  '--no-maglev',
  '--no-opt',
  '--min-semi-space-size=64',
  '--max-semi-space-size=64',
  '--initial-heap-size=256',
  '--no-memory-reducer',
  '--single-threaded-gc',
];
/** A page loaded anew stands in the frame of the one before, where Chromium makes another (`RenderDocument`). */
const FLEETING = [
  `--js-flags=${COMPILER_AND_MEMORY.join(',')}`,
  `--disable-features=${[...OFF_FOR_TESTS, 'RenderDocument'].join(',')}`,
];

export interface Stage {
  url(): string;
  /** Connection of the owner of its database. */
  databaseUrl(): string;
  /** Somebody who has not signed in yet. */
  visitor(options?: BrowserContextOptions): Promise<Visitor>;
  /** Somebody with this demo account, signed in already, looking at a path. */
  as(account: string, path: string, options?: BrowserContextOptions): Promise<Visitor>;
}

/**
 * A product with the demo of this file's own, in the process and the browser that its worker keeps. After each test
 * everybody leaves, and nobody may have an error in the console that the test has not read.
 */
export function openStage(): Stage {
  let product: Awaited<ReturnType<typeof hostedProduct>>;
  let browser: Browser;
  let visitors: Visitor[] = [];
  const sessions = new Map<string, BrowserContextOptions['storageState']>();

  jest.setTimeout(240_000);
  beforeAll(async () => {
    [browser, product] = await Promise.all([
      kept(
        'browser',
        () => launchBrowser(FLEETING),
        (made) => made.close(),
      ),
      hostedProduct(),
    ]);
  });
  afterEach(async () => {
    const leaving = visitors;
    visitors = [];
    await lookAtFailure(leaving);
    const browserErrors = leaving.flatMap((visitor) => visitor.browserErrors());
    await Promise.all(leaving.map((visitor) => visitor.leave()));
    expect(browserErrors).toEqual([]);
  });
  afterAll(() => product?.close());

  const visitor: Stage['visitor'] = async (options) => {
    const made = await newVisitor(browser, product.url, options);
    visitors.push(made);
    return made;
  };
  return {
    url: () => product.url,
    databaseUrl: () => product.databaseUrl,
    visitor,
    async as(account, path, options) {
      const storageState = sessions.get(account);
      const somebody = await visitor({ ...options, ...(storageState && { storageState }) });
      if (!storageState) {
        await somebody.enter(account);
        sessions.set(account, await somebody.context.storageState());
      }
      await somebody.go(path);
      // Keys pressed before the page listens are lost.
      if (path === '/') await somebody.page.getByRole('heading', { level: 1 }).waitFor();
      return somebody;
    },
  };
}

const LAST_SEEN = path.resolve(__dirname, '../.cache/last-seen');
/** What is told of a page: its menu alone would fill the log. */
const PARTS = 'main, [role="dialog"], .ant-popover';
/** Lines of it that are told; more hide the error. */
const mostLines = 80;

/**
 * Of a test that has failed, what everybody in it saw last: a picture in `.cache/last-seen`, and the page in words in
 * the log, for who has the log alone.
 */
async function lookAtFailure(visitors: readonly Visitor[]): Promise<void> {
  const { musterFailedTest: test } = globalThis as { musterFailedTest?: string };
  if (test === undefined) return;
  fs.mkdirSync(LAST_SEEN, { recursive: true });
  for (const [at, { page }] of visitors.entries()) {
    const picture = path.join(LAST_SEEN, `${test.replaceAll(/[^a-z0-9]+/gi, '-').slice(0, 80)}-${at + 1}.png`);
    try {
      await page.screenshot({ path: picture, timeout: 10_000 });
      const parts = await page.locator(PARTS).all();
      const seen = await Promise.all(parts.map((part) => part.ariaSnapshot({ timeout: 10_000 })));
      const words = seen.join('\n').split('\n');
      console.error(
        `Seen last in "${test}", at ${page.url()} (${picture}):\n${words.slice(0, mostLines).join('\n')}${words.length > mostLines ? '\n…' : ''}`,
      );
    } catch (error) {
      console.error(`What was seen last in "${test}" could not be kept: ${(error as Error).message}`);
    }
  }
}
