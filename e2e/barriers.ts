import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { source } from 'axe-core';
import type * as axe from 'axe-core';
import type { Frame, Page } from 'playwright-core';
import { RUN_FOLDER } from '../server/test/copied-database';

const wcag = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
/** axe reads the same few colours some thousand times a page, each time from the beginning: a third of its time. */
const knownColours = `(() => {
  const { prototype } = axe.commons.color.Color;
  const { parseString } = prototype;
  const known = new Map();
  prototype.parseString = function (text) {
    const colour = known.get(text);
    if (colour) return Object.assign(this, colour);
    parseString.call(this, text);
    known.set(text, { r: this.r, g: this.g, b: this.b, alpha: this.alpha });
    return this;
  };
})();`;

/**
 * What the page breaks of WCAG 2.2 AA, one line each with the element it is about. A state of a page in which a flow of
 * this run has found nothing is not looked at again.
 */
export async function barriers(page: Page): Promise<string[]> {
  const { state, isLightInTheDark } = await page.evaluate(stateOfPage);
  if (isLightInTheDark) return ['the page is light where dark is looked at'];
  const folder = path.join(process.env[RUN_FOLDER]!, 'looked-at');
  const note = path.join(folder, createHash('sha256').update(state).digest('hex'));
  if (fs.existsSync(note)) return [];
  await Promise.all(page.frames().map(bringAxe));
  const violations = await page.evaluate((tags) => {
    const options = { runOnly: { type: 'tag' as const, values: tags }, resultTypes: ['violations' as const] };
    return (window as unknown as { axe: typeof axe }).axe.run(document, options).then((result) => result.violations);
  }, wcag);
  if (violations.length === 0) {
    fs.mkdirSync(folder, { recursive: true });
    fs.writeFileSync(note, '');
  }
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ html, any }) => `${id}: ${help}: ${html.slice(0, 200)} ${any[0]?.message ?? ''}`),
  );
}

async function bringAxe(frame: Frame): Promise<void> {
  if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(source + knownColours);
}

/** What there is to break: size, colours, elements with their classes, roles and states, whether names and texts are there, the focus and the pointer. Not the words. */
function stateOfPage(): { state: string; isLightInTheDark: boolean } {
  const root = document.documentElement;
  const isThere = (ids: string): string =>
    ids
      .split(/\s+/)
      .map((id) => (document.getElementById(id) ? 1 : 0))
      .join('');
  const worded = new Set([
    'aria-label',
    'title',
    'alt',
    'placeholder',
    'href',
    'src',
    'value',
    'name',
    'd',
    'points',
    'transform',
  ]);
  const attribute = ({ name, value }: Attr): string => {
    if (/^(aria-(labelledby|describedby|controls|owns|activedescendant|details|errormessage)|for|list)$/.test(name))
      return `${name}=${isThere(value)}`;
    if (name === 'id' || name.startsWith('data-') || name === 'key') return '';
    return worded.has(name) ? `${name}${value.trim() ? '' : '!'}` : `${name}=${value.replace(/\d+(\.\d+)?/g, '#')}`;
  };
  const saysOtherwise = (element: Element): boolean => {
    const label = element.getAttribute('aria-label');
    return label !== null && !label.toLowerCase().includes((element.textContent ?? '').trim().toLowerCase());
  };
  const stateOf = (node: Node): string => {
    if (node.nodeType === Node.TEXT_NODE) return node.textContent?.trim() ? 't' : '';
    if (!(node instanceof Element) || node instanceof HTMLScriptElement || node instanceof HTMLStyleElement) return '';
    const marks = [
      node === document.activeElement && 'focus',
      node.matches(':hover') && 'hover',
      saysOtherwise(node) && 'otherwise',
    ].filter(Boolean);
    const parts = Array.from(node.childNodes, stateOf).filter((part, at, all) => part !== all[at - 1]);
    return `<${node.tagName} ${Array.from(node.attributes, attribute).filter(Boolean).sort().join(' ')} ${marks.join(' ')}>${parts.join('')}`;
  };
  return {
    state: [innerWidth, innerHeight, root.dataset['mode'], stateOf(root)].join('|'),
    isLightInTheDark: matchMedia('(prefers-color-scheme: dark)').matches && root.dataset['mode'] !== 'dark',
  };
}
