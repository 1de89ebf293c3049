import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { kept } from './kept';

/** A browser window of somebody's own: nothing in it is known to anybody else. */
export interface Room {
  context: BrowserContext;
  page: Page;
  leave(): Promise<void>;
}

interface Kept {
  key: string;
  context: BrowserContext;
  page: Page;
  /** What cannot be taken back was done in it. */
  isSpoiled: boolean;
}

const usual = { width: 1280, height: 800 };
/** Each holds some 150 MB. */
const mostKept = 6;

/**
 * A window as it is when new. Where one of the same kind was left before it is cleared and used again: it has read and
 * compiled the scripts of the app, which takes longer than all else of a short visit.
 */
export async function enterRoom(
  browser: Browser,
  url: string,
  { viewport = usual, storageState, ...options }: BrowserContextOptions,
): Promise<Room> {
  const rooms = await kept(
    'rooms',
    async (): Promise<Kept[]> => [],
    async () => undefined,
  );
  const key = JSON.stringify([url, options]);
  const at = rooms.findIndex((room) => room.key === key);
  const room = at >= 0 ? rooms.splice(at, 1)[0]! : await newRoom(browser, url, key, options);
  const { context, page } = room;
  await page.setViewportSize(viewport ?? usual);
  if (typeof storageState === 'object') await context.addCookies(storageState.cookies);
  return {
    context,
    page,
    async leave() {
      if (room.isSpoiled || !(await isCleared(room, url))) return context.close();
      rooms.push(room);
      if (rooms.length > mostKept) await rooms.shift()!.context.close();
    },
  };
}

function followDevice(): void {
  if (sessionStorage.getItem('flow.followed')) return;
  sessionStorage.setItem('flow.followed', 'yes');
  localStorage.setItem(
    'muster.settings',
    JSON.stringify({ ...JSON.parse(localStorage.getItem('muster.settings') ?? '{}'), mode: 'system' }),
  );
}

async function newRoom(browser: Browser, url: string, key: string, options: BrowserContextOptions): Promise<Kept> {
  const context = await browser.newContext({
    baseURL: url,
    locale: 'en-GB',
    timezoneId: 'Asia/Dubai',
    reducedMotion: 'reduce',
    viewport: usual,
    // It would fetch and keep the whole app for each visitor anew; installable.test.ts allows it.
    serviceWorkers: 'block',
    ...options,
  });
  // Whose device is dark has chosen to follow it; unasked, the product is light.
  if (options.colorScheme === 'dark') await context.addInitScript(followDevice);
  const page = await context.newPage();
  const room: Kept = { key, context, page, isSpoiled: options.serviceWorkers === 'allow' };
  for (const [owner, name] of [
    [page, 'addInitScript'],
    [page, 'emulateMedia'],
    [page, 'exposeFunction'],
    [page.clock, 'install'],
  ] as const) {
    const does = (owner as unknown as Record<string, (...given: unknown[]) => unknown>)[name]!.bind(owner);
    Object.assign(owner, {
      [name]: (...given: unknown[]) => {
        room.isSpoiled = true;
        return does(...given);
      },
    });
  }
  return room;
}

/** Whether nothing is left in it of whoever was there. */
async function isCleared({ context, page }: Kept, url: string): Promise<boolean> {
  try {
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await Promise.all(
      context
        .pages()
        .filter((other) => other !== page)
        .map((other) => other.close()),
    );
    await context.setOffline(false);
    await page.goto(`${url}/healthz`);
    await page.evaluate(async () => {
      localStorage.clear();
      sessionStorage.clear();
      for (const { name } of await indexedDB.databases()) indexedDB.deleteDatabase(name!);
    });
    await context.clearCookies();
    return true;
  } catch {
    return false;
  }
}
