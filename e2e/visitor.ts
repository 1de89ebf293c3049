import path from 'node:path';
import { AxeBuilder } from '@axe-core/playwright';
import type { Browser, BrowserContext, BrowserContextOptions, Locator, Page, Route } from 'playwright-core';

/** Somebody at a browser of his own: what he sees is asked of `page`, what went wrong behind it stands in `complaints`. */
export interface Visitor {
  page: Page;
  context: BrowserContext;
  /** Errors in the console and failed requests so far, but those foreseen; reading forgets them. */
  complaints(): string[];
  /** Goes to a path of the product. */
  go(path: string): Promise<void>;
  signIn(account: string, password?: string): Promise<void>;
  /** Signs in by what the form sends, where signing in is not what is looked at. */
  enter(account: string): Promise<void>;
  signOut(): Promise<void>;
  leave(): Promise<void>;
}

const patience = 15_000;
const wcag = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

function followDevice(): void {
  if (sessionStorage.getItem('flow.followed')) return;
  sessionStorage.setItem('flow.followed', 'yes');
  localStorage.setItem('muster.settings', JSON.stringify({ ...JSON.parse(localStorage.getItem('muster.settings') ?? '{}'), mode: 'system' }));
}

export async function newVisitor(browser: Browser, url: string, options: BrowserContextOptions = {}): Promise<Visitor> {
  const context = await browser.newContext({
    baseURL: url, locale: 'en-GB', timezoneId: 'Asia/Dubai', viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce', ...options,
  });
  context.setDefaultTimeout(patience);
  // Whose device is dark has chosen to follow it; unasked, the product is light.
  if (options.colorScheme === 'dark') await context.addInitScript(followDevice);
  const page = await context.newPage();
  let complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(`${message.text()} ${message.location().url}`);
  });
  page.on('pageerror', (error) => complaints.push(error.stack ?? error.message));
  return {
    page,
    context,
    complaints() {
      const told = complaints;
      complaints = [];
      return told;
    },
    async go(target) {
      await page.goto(target);
    },
    async signIn(account, password = 'muster-demo') {
      await page.goto('/login');
      await page.getByLabel('E-mail').fill(`${account}@muster.example`);
      await page.getByLabel('Password', { exact: true }).fill(password);
      await page.getByRole('button', { name: 'Sign in' }).click();
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
    leave: () => context.close(),
  };
}

/** What the page breaks of WCAG 2.2 AA, one line each with the element it is about. */
export async function barriers(page: Page): Promise<string[]> {
  if (await page.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches && document.documentElement.dataset['mode'] !== 'dark')) return ['the page is light where dark is looked at'];
  const { violations } = await new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).withTags(wcag).setLegacyMode(true).analyze();
  return violations.flatMap(({ id, help, nodes }) => nodes.map(({ html, any }) => `${id}: ${help}: ${html.slice(0, 200)} ${any[0]?.message ?? ''}`));
}

const pictures = path.resolve(__dirname, '../docs/screenshots');

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
  children?: MenuItem[];
}

/** Every entry of the visitor's side menu that leads somewhere. */
export async function menuEntries(page: Page): Promise<{ title: string; path: string }[]> {
  const { data } = (await (await page.request.get('/api/menuOptions')).json()) as { data: MenuItem[] };
  const entriesIn = (items: MenuItem[]): { title: string; path: string }[] =>
    items.flatMap(({ title = '', path: to, children }) => [...(to ? [{ title, path: to }] : []), ...entriesIn(children ?? [])]);
  return entriesIn(data);
}

/** How many pixels of the page, or of what one presses and fills in on it, lie beyond its edges where nothing scrolls to them. */
export function overflow(page: Page): Promise<number> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const scrolls = (element: Element | null): boolean => !!element && (/auto|scroll/.test(getComputedStyle(element).overflowX) || scrolls(element.parentElement));
    const controls = [...document.querySelectorAll('main :is(button, a[href], input, textarea, .ant-select)')].filter((control) => control.checkVisibility() && !scrolls(control));
    const beyond = controls.map((control) => control.getBoundingClientRect()).map(({ left, right }) => Math.max(-left, right - clientWidth));
    return Math.round(Math.max(0, scrollWidth - clientWidth, ...beyond));
  });
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

const isFor = (route: Route, operation: string): boolean => (route.request().postDataJSON() as { operationName?: string }).operationName === operation;

/** Changes what the server answers to one GraphQL operation of the page; answers how that ends. */
export async function alter<Data>(page: Page, operation: string, change: (data: Data) => void): Promise<() => Promise<void>> {
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
export async function answer(page: Page, operation: string, reply: (body: unknown) => Promise<unknown> | unknown): Promise<void> {
  await page.route('**/graphql', async (route) => {
    if (!isFor(route, operation)) return route.fallback();
    const json = await reply(route.request().postDataJSON());
    await (json === undefined ? route.fallback() : json === null ? route.abort() : route.fulfill({ json }));
  });
}

/** Names of what lies below something else where one would press it. */
export const covered = (buttons: Locator): Promise<(string | null)[]> => buttons.evaluateAll((all) => all.filter((button) => {
  const { x, y, width, height } = button.getBoundingClientRect();
  return !button.contains(document.elementFromPoint(x + width / 2, y + height / 2));
}).map((button) => button.getAttribute('aria-label')));

/** What stands beside a field about it, as a screen reader tells it. */
export function saidOf(field: Locator): Promise<string> {
  return field.evaluate((element) =>
    (element.getAttribute('aria-describedby') ?? '').split(' ').map((id) => document.getElementById(id)?.innerText ?? '').join(' ').trim(),
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
