import path from 'node:path';
import type {
  Browser,
  BrowserContext,
  BrowserContextOptions,
  ConsoleMessage,
  Locator,
  Page,
  Route,
} from 'playwright-core';

/**
 * Somebody at a browser of their own: what they see is asked of `page`, what went wrong behind it stands in
 * `browserErrors`.
 */
export interface Visitor {
  page: Page;
  context: BrowserContext;
  /** Errors in the console and failed requests so far, but those foreseen; reading forgets them. */
  browserErrors(): string[];
  /** Goes to a path of the product. */
  go(path: string): Promise<void>;
  /** Goes to another page of the product as its links lead there, and waits until that page's heading stands. */
  follow(path: string): Promise<void>;
  signIn(account: string, password?: string): Promise<void>;
  /** Signs in by what the form sends, where signing in is not what is looked at. */
  enter(account: string): Promise<void>;
  signOut(): Promise<void>;
  leave(): Promise<void>;
}

import { enterRoom } from './rooms';

export { barriers } from './barriers';

/** What comes on a busy machine comes late; only what never comes is waited for so long. */
const patience = 45_000;

export async function newVisitor(browser: Browser, url: string, options: BrowserContextOptions = {}): Promise<Visitor> {
  const { context, page, leave } = await enterRoom(browser, url, options);
  context.setDefaultTimeout(patience);
  let browserErrors: string[] = [];
  const complain = (message: ConsoleMessage): void => {
    const isBrowserError = message.type() === 'error' || message.type() === 'warning';
    if (isBrowserError && !message.text().includes('Service Worker registration blocked'))
      browserErrors.push(`${message.text()} ${message.location().url}`);
  };
  const fail = (error: Error): void => {
    browserErrors.push(error.stack ?? error.message);
  };
  page.on('console', complain).on('pageerror', fail);
  return {
    page,
    context,
    browserErrors() {
      const told = browserErrors;
      browserErrors = [];
      return told;
    },
    async go(target) {
      await page.goto(target);
    },
    follow: (target) => follow(page, target),
    async signIn(account, password = 'muster-demo') {
      await page.goto('/login');
      await page.getByLabel('E-mail').fill(`${account}@muster.example`);
      await page.getByLabel('Password', { exact: true }).fill(password);
      await page.getByRole('button', { name: 'Sign in', exact: true }).click();
      await page.getByRole('heading', { name: /^Hello, / }).waitFor();
    },
    async enter(account) {
      const { csrfToken } = (await (await context.request.get('/api/auth/csrf')).json()) as { csrfToken: string };
      const form = { csrfToken, email: `${account}@muster.example`, password: 'muster-demo', json: 'true' };
      const answer = await context.request.post('/api/auth/callback/credentials', { form });
      if (!answer.ok()) throw new Error(`${account} was not let in: ${answer.status()}`);
    },
    async signOut() {
      await page.getByRole('button', { name: 'Your account' }).click();
      await page.getByRole('menuitem', { name: 'Logout' }).click();
      await page.getByRole('heading', { name: 'Welcome to Muster' }).waitFor();
    },
    leave: () => {
      page.off('console', complain).off('pageerror', fail);
      return leave();
    },
  };
}

const pictures = path.resolve(__dirname, '../docs/screenshots');

/** Changes the address as a link of the product does, without loading the page anew. */
export function push(page: Page, target: string): Promise<void> {
  return page.evaluate((to) => {
    const { idx = 0 } = (history.state ?? {}) as { idx?: number };
    history.pushState({ idx: idx + 1 }, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
  }, target);
}

async function follow(page: Page, target: string): Promise<void> {
  const screenOf = (path: string): string => path.split(/[/?]/)[1]!;
  const heading = page.locator('h1');
  // Two addresses of one screen may have the same heading, which tells nothing then.
  if (screenOf(new URL(page.url()).pathname) === screenOf(target) || (await heading.count()) !== 1) {
    await page.goto(target);
    await heading.first().waitFor();
    return;
  }
  const former = (await heading.elementHandle())!;
  const words = await former.textContent();
  await push(page, target);
  // The former page stays until the next has come.
  const hasCome = ([left, said]: [Element, string]): boolean => {
    const all = document.querySelectorAll('h1');
    return all.length > 1 || (all.length === 1 && (all[0] !== left || left.textContent !== said));
  };
  await page.waitForFunction(hasCome as never, [former, words]);
}

/** A picture for the README, where SCREENSHOTS=1 asks for them. */
export async function shoot(page: Page, name: string): Promise<void> {
  if (process.env['SCREENSHOTS'] !== '1') return;
  await page.mouse.move(1, 1);
  await page.locator('.progress-bar').waitFor({ state: 'detached' });
  await page.waitForLoadState('networkidle');
  await page.screenshot({ path: path.join(pictures, `${name}.png`) });
}

interface MenuItem {
  title?: string;
  path?: string;
  subject?: string;
  children?: MenuItem[];
}

/** Every entry of the visitor's side menu that leads somewhere. */
export async function menuEntries(page: Page): Promise<{ title: string; path: string; subject: string }[]> {
  const { data } = (await (await page.request.get('/api/menuOptions')).json()) as { data: MenuItem[] };
  const entriesIn = (items: MenuItem[]): { title: string; path: string; subject: string }[] =>
    items.flatMap(({ title = '', path: to, subject = '', children }) => [
      ...(to ? [{ title, path: to, subject }] : []),
      ...entriesIn(children ?? []),
    ]);
  return entriesIn(data);
}

/**
 * How many pixels of the page, or of what one presses and fills in on it, lie beyond its edges where nothing scrolls to
 * them.
 */
export function overflow(page: Page): Promise<number> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const scrolls = (element: Element | null): boolean =>
      !!element && (/auto|scroll/.test(getComputedStyle(element).overflowX) || scrolls(element.parentElement));
    const controls = [...document.querySelectorAll('main :is(button, a[href], input, textarea, .ant-select)')].filter(
      (control) => control.checkVisibility() && !scrolls(control),
    );
    const beyond = controls
      .map((control) => control.getBoundingClientRect())
      .map(({ left, right }) => Math.max(-left, right - clientWidth));
    return Math.round(Math.max(0, scrollWidth - clientWidth, ...beyond));
  });
}

/** Waits until the page has answered to what was done last and shows it. */
export function painted(page: Page): Promise<unknown> {
  return page.evaluate(
    () =>
      new Promise((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(resolve));
      }),
  );
}

/** Does what changes the interface settings of who is signed in, and waits until the server has kept them. */
export async function untilKept(page: Page, change: () => Promise<unknown>): Promise<void> {
  const kept = page.waitForResponse((response) => /KeepInterfaceSettings/.test(response.request().postData() ?? ''));
  await change();
  await kept;
}

/** Chooses in a list that opens below its field and is searched by typing. */
export async function choose(field: Locator, option: string): Promise<void> {
  await field.click();
  await field.fill(option);
  await field.page().locator('.ant-select-item-option:visible', { hasText: option }).first().click();
}

/** Chooses in a short list that opens below its field. */
export async function pick(field: Locator, option: string): Promise<void> {
  await field.click();
  await field.page().locator('.ant-select-item-option:visible', { hasText: option }).first().click();
}

const isFor = (route: Route, operation: string): boolean =>
  (route.request().postDataJSON() as { operationName?: string }).operationName === operation;

/** Changes what the server answers to one GraphQL operation of the page; answers how that ends. */
export async function alter<Data>(
  page: Page,
  operation: string,
  change: (data: Data) => void,
): Promise<() => Promise<void>> {
  const handler = async (route: Route): Promise<void> => {
    if (!isFor(route, operation)) return route.fallback();
    const response = await route.fetch();
    const json = (await response.json()) as { data: Data };
    change(json.data);
    await route.fulfill({ response, json });
  };
  await page.route('**/graphql', handler);
  return () => page.unroute('**/graphql', handler);
}

/** Answers one GraphQL operation of the page otherwise than the server would. */
export async function answer(
  page: Page,
  operation: string,
  reply: (body: unknown) => Promise<unknown> | unknown,
): Promise<void> {
  await page.route('**/graphql', async (route) => {
    if (!isFor(route, operation)) return route.fallback();
    const json = await reply(route.request().postDataJSON());
    await (json === undefined ? route.fallback() : json === null ? route.abort() : route.fulfill({ json }));
  });
}

/** Names of what lies below something else where one would press it. */
export const covered = (buttons: Locator): Promise<(string | null)[]> =>
  buttons.evaluateAll((all) =>
    all
      .filter((button) => {
        const { x, y, width, height } = button.getBoundingClientRect();
        return !button.contains(document.elementFromPoint(x + width / 2, y + height / 2));
      })
      .map((button) => button.getAttribute('aria-label')),
  );

/** What stands beside a field about it, as a screen reader tells it. */
export function saidOf(field: Locator): Promise<string> {
  return field.evaluate((element) =>
    (element.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.innerText ?? '')
      .join(' ')
      .trim(),
  );
}

/** Texts of all matching elements as they are read, spaces joined. */
export async function textsOf(locator: Locator): Promise<string[]> {
  return (await locator.allInnerTexts()).map((text) => text.replace(/\s+/g, ' ').trim());
}

/** Asks again until the answer is as wanted or patience ends; then fails with what was there last. */
export async function eventually(assertion: () => Promise<void> | void): Promise<void> {
  const end = Date.now() + patience;
  for (;;) {
    try {
      return await assertion();
    } catch (error) {
      if (Date.now() > end) throw error;
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
